"""Cards from the reader on their way to the piles of a hand."""

from settebello.app.page import SIDE_KEYS


class Tapped:
    """``waiting`` lists the cards that lie on no pile yet: whose pile is read isn't said, or another side has them."""

    def __init__(self, app, desk, give, waiting, side):
        """``give(card, side)`` lays a card on a side's pile, off the one where it lies, and shows its name; ``side``
        is the one whose pile is read, or None.
        """
        self._app = app
        self._desk = desk
        self._give = give
        # A cut may have come between a card's move and the note that it waits no more.
        others = (None, side)
        self.waiting = [card for card in waiting if side is None or desk.match.open.holder(card) not in others]
        self._asked = False

    def wait(self, card):
        """Keeps a card until it is said whose pile is read."""
        app = self._app
        if card in self.waiting:
            app.told("screens", "cards.already", (card,))
        else:
            self.waiting.append(card)
            app.tell(app.say("cards.whose_first"))
            app.cue = "accepted"

    def lay(self, card, side):
        """Lays a card on the pile that is read; another side's waits, and coming once more it moves here.

        Answers whether it lies there now.
        """
        holder = self._desk.match.open.holder(card)
        if holder == side:
            self._app.told("screens", "cards.already", (card,))
            return False
        if holder is not None and card not in self.waiting:
            self.waiting.append(card)
            self._asked = False
            self._ask()
            return False
        self.waiting = [other for other in self.waiting if other != card]
        self._give(card, side)
        return True

    def lay_all(self, side):
        """Lays the cards that wait, now that it is said whose pile is read."""
        waiting = self.waiting
        self.waiting = []
        for card in waiting:
            self.lay(card, side)

    def answered(self, key):
        """Whether a key is about the card that came last; any but a side's and the first # leaves them there."""
        if key in SIDE_KEYS and int(key) <= len(self._desk.match.sides):
            self._give(self.waiting.pop(), int(key) - 1)
            return True
        if key == "#" and not self._asked:
            self._asked = True
            self._ask()
            return True
        self.waiting = []
        return key == "*"

    def short(self):
        """The question about the card that came last, as one line."""
        return self._app.say("cards.whose_short", self.waiting[-1], len(self._desk.match.sides))

    def _ask(self):
        match = self._desk.match
        card = self.waiting[-1]
        self._app.told("screens", "cards.whose_card", (card, match.open.holder(card), len(match.sides)))

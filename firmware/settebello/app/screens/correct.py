"""How an earlier hand is corrected: its cards, its sums, just its points, or what was marked."""

from settebello.app.choices import Choices
from settebello.app.page import heading, hints
from settebello.app.sums import open_sums


class Screen:
    """``place`` holds the number of the hand."""

    def __init__(self, app, place):
        self._app = app
        self._number = place[0]
        labels = [app.say("correct.cards"), app.say("correct.sums"), app.say("correct.points")]
        # What was marked can be told apart from the cards only where these are known.
        rules = app.match.rules
        if rules.game.COUNTERS and app.match.hands[self._number - 1].is_whole(rules):
            labels.append(app.say("correct.marks"))
        self._choices = Choices(labels)
        self._title = app.say("correct.title", self._number)
        self._hints = app.say("choose.keys")

    def place(self):
        """The number of the hand."""
        return [self._number]

    def key(self, key):
        """Goes to the way chosen, or back."""
        app = self._app
        if key == "*":
            app.back()
            return
        chosen = self._choices.key(key)
        work = ["correct", self._number, None]
        if chosen == 0:
            app.open("cards", [None, None, 0, work])
        elif chosen == 1:
            open_sums(app, work)
        elif chosen == 2:
            app.open("tally", [[], 0, work, False])
        elif chosen == 3:
            app.open("recount", [[], 0, work])

    def draw(self, canvas):
        """The list."""
        heading(canvas, self._title)
        self._choices.draw(canvas)
        hints(canvas, self._hints)

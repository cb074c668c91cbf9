"""Someone who plays on the box without knowing it: now with a little plan, now without."""

from host_tools.play import sim_tag
from host_tools.soak.dice import Dice
from host_tools.soak.phrases import ANYWHERE, KEYS, PHRASES
from host_tools.soak.tally import Tally
from settebello.app.app import App
from settebello.app.grid import RANK_KEYS, SUIT_KEYS
from settebello.core.cards import DECK, RANKS, rank_of, suit_of
from settebello.core.match import Match
from settebello.core.pile import Pile
from settebello.core.tag_text import text_of

_PARTS = ("display", "keypad", "reader")
# Longer matches are ended: a table plays some ten hands, and each takes memory.
_MOST_HANDS = 20


class Rover:
    """``next(app)`` answers what to do next, a step of play.py or of box.py, when the app stands as it does."""

    def __init__(self, dice: Dice, tally: Tally) -> None:
        self._dice = dice
        self._tally = tally
        self._plan: list[list] = []
        # The number of the tag there.
        self._on_reader = ""
        self._deal: list[int] = []
        self._dealt: list[int] = []
        self._homeward = False

    def next(self, app: App | None) -> list:
        """The next step: of the plan, or, seldom, anything else."""
        dice = self._dice
        if app is None:
            return self._plan.pop(0) if self._plan else ["plug", "power"]
        if self._homeward:
            return self._homewards(app)
        if dice.one_in(14):
            self._stray()
        while not self._plan:
            self._intend(app)
        return self._plan.pop(0)

    def _homewards(self, app: App) -> list:
        """Back from wherever it is by * alone, once the plan is carried out."""
        if self._plan:
            return self._plan.pop(0)
        if app.screen().name == ("score" if app.match else "new_match"):
            self._homeward = False
            self._tally.note("way back")
            return self.next(app)
        return ["key", "*"]

    def _stray(self) -> None:
        """Something that nobody plans: it comes first, and mostly the plan is forgotten over it."""
        dice = self._dice
        if dice.one_in(2):
            self._plan = [step for step in self._plan if step[0] in ("plug", "room")]
        chance = dice.below(40)
        if chance < 22:
            steps = [["key", dice.pick(KEYS)]]
        elif chance < 26:
            steps = self._tapped(dice.below(DECK))
        elif chance < 29:
            steps = [["wait", 5 + 5 * dice.below(400)]]
        elif chance < 33:
            steps = [["unplug", "power"], ["plug", "power"]]
        elif chance < 36:
            steps = [["cut", dice.below(6), dice.below(120)]]
        elif chance < 38:
            part = dice.pick(_PARTS)
            steps = [["unplug", part]] + [["key", dice.pick(KEYS)] for _ in range(dice.below(6))] + [["plug", part]]
        elif chance < 39:
            steps = [["full"]]
            if dice.one_in(2):
                steps += [["key", dice.pick(KEYS)] for _ in range(dice.below(30))] + [["room"]]
        else:
            steps = [["room"]]
            self._homeward = True
        self._plan = steps + self._plan

    def _intend(self, app: App) -> None:
        """A little plan for the screen in front."""
        screen = app.screen()
        name = screen.name
        match = app.match
        if match and self._dealt != [len(match.sides), match.number()]:
            self._dealt = [len(match.sides), match.number()]
            self._shuffle(len(match.sides))
        if name == "cards":
            self._count(match.open.piles if match else [], screen.place())
        elif name == "quick":
            self._sum(app, screen.place())
        elif name == "tally":
            self._tell(screen.place()[1])
        elif name == "arbiter":
            self._judge(screen.place()[0])
        elif name == "score" and match and not match.end.is_over() and match.number() > _MOST_HANDS:
            self._press("h1##")
        else:
            over = name == "score" and match and match.end.is_over()
            self._press(self._dice.pick(PHRASES.get("score_won" if over else name, ANYWHERE)), match)

    def _shuffle(self, sides: int) -> None:
        """Who will have each card: mostly about as many each, sometimes all of a suit."""
        dice = self._dice
        self._deal = [dice.below(sides) for _ in range(DECK)]
        if dice.one_in(4):
            lucky = dice.below(sides)
            for card in range(DECK):
                if suit_of(card) == 0 or dice.one_in(3):
                    self._deal[card] = lucky

    def _count(self, open_piles: list[Pile], place: list) -> None:
        """The cards of a side, then the next side, or the end."""
        dice = self._dice
        side, work = place[0], place[3]
        # A correction and a claim have cards of their own.
        is_own = work and work[0] in ("correct", "claim")
        piles = work[2][2] if is_own else [pile.suits for pile in open_piles]
        if side is None:
            empty = [other for other in range(len(piles)) if not sum(piles[other])]
            if len(empty) < 2 and not dice.one_in(4):
                self._press("#")
            elif dice.one_in(12):
                self._press("*")
            else:
                self._press(str(dice.pick(empty or [0]) + 1))
        elif sum(piles[side]) and not dice.one_in(6):
            self._press("#")
        elif dice.one_in(10):
            self._press(dice.pick(("*", "**", "#")))
        else:
            self._lay(side)

    def _lay(self, side: int) -> None:
        """The pile of a side, by keys or by taps; the last card of it is forgotten now and then."""
        cards = [card for card in range(len(self._deal)) if self._deal[card] == side]
        if self._dice.one_in(4):
            cards = cards[: self._dice.below(8)]
        if self._dice.one_in(4):
            for card in cards:
                self._plan += self._tapped(card)
            return
        suit = None
        for card in cards:
            if suit_of(card) != suit:
                suit = suit_of(card)
                self._plan.append(["key", SUIT_KEYS[suit]])
            self._plan.append(["key", RANK_KEYS[card % RANKS]])

    def _sum(self, app: App, place: list) -> None:
        """Who has it, award by award, then the end."""
        who, points, cursor = place[:3]
        if self._dice.one_in(12):
            self._press(self._dice.pick(("C", "*", "a", "#")))
        elif cursor >= len(who):
            self._press(self._dice.pick(("#", "#", "#", "s", "s#", "*")), app.match)
        elif who[cursor] >= 0 and not points[cursor]:
            self._press("n")
        else:
            self._press("s" if who[cursor] < -1 and not self._dice.one_in(5) else "0B", app.match)

    def _tell(self, typed: int) -> None:
        """A number a side."""
        if typed or self._dice.one_in(4):
            self._press(self._dice.pick(("#", "d#", "*")))
        else:
            self._press("n#")

    def _judge(self, step: int) -> None:
        """A question to the arbiter."""
        phrases = (("q", "qq", "qqq#", "#", "*"), ("q", "q", "#", "*"), ("a", "0", "#", "#", "*", "**"))[step]
        self._press(self._dice.pick(phrases))

    def _press(self, phrase: str, match: Match | None = None) -> None:
        dice = self._dice
        sides = len(match.sides) if match else 2
        for sign in phrase:
            if sign == "h":
                self._plan.append(["key", "hold *"])
            elif sign == "s":
                self._plan.append(["key", str(dice.below(sides) + 1)])
            elif sign == "d":
                self._plan.append(["key", str(dice.below(10))])
            elif sign == "n":
                self._plan.append(["key", str(dice.below(9) + 1)])
            elif sign == "a":
                self._plan += [["key", dice.pick("ABBB")]] * dice.below(dice.pick((3, 12, 30)))
            elif sign == "m":
                self._plan += [["key", "B"]] * dice.below(13)
            elif sign == "t":
                self._plan += self._tagged()
            elif sign == "q":
                self._plan += self._carded(dice.below(DECK))
            elif sign == "w":
                for _ in range(dice.below(14)):
                    self._plan += [["key", str(dice.below(10))]] * (1 + dice.below(3)) + [["key", "D"]]
            else:
                self._plan.append(["key", sign])

    def _carded(self, card: int) -> list[list]:
        """A card in one of the three ways."""
        way = self._dice.below(3)
        if way == 0:
            return self._tapped(card)
        rank = ["key", RANK_KEYS[rank_of(card) - 1]]
        suit = ["key", SUIT_KEYS[suit_of(card)]]
        return [suit, rank] if way == 1 else [rank, suit]

    def _tapped(self, card: int) -> list[list]:
        """A card of the box's own kind on the reader."""
        return self._laid(sim_tag(card)[0], ["tap", card])

    def _tagged(self) -> list[list]:
        """A tag with something on it: a card in either way, something else, nothing; now and then it is lifted."""
        dice = self._dice
        # Few enough that some come again. The numbers that begin with 08 are other ones each time.
        uid = dice.pick(("04A1B2", "04A1B2", "080000")) + f"{dice.below(12):02}" + dice.pick(("", "C3D4E5"))
        card = dice.below(DECK)
        text = dice.pick((text_of(card), text_of(card, True), text_of(card).lower(), "ciao", None, None, None, None))
        steps = self._laid(uid, ["tag", uid, text])
        if dice.one_in(3):
            self._on_reader = ""
            steps.append(["lift"])
        if dice.one_in(6):
            steps.append(["wait", 1600])
        return steps

    def _laid(self, uid: str, step: list) -> list[list]:
        """The same tag is read again only when it was lifted."""
        lifted = [["lift"]] if uid == self._on_reader else []
        self._on_reader = uid
        return [*lifted, step]

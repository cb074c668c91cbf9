"""A new match: rules, target, sides, names, who deals first."""

from settebello.app.page import heading, hints
from settebello.app.where import where
from settebello.compat import borrowed, const
from settebello.core.match import MOST_SIDES, NOWHERE, Match
from settebello.core.refused import Refused
from settebello.core.rules import Rules, from_line

_TOP = const(11)
_ROW = const(9)
_FEWEST = const(2)
_KEYS = "12345"
STOCK = {
    "it": ("Noi", "Loro", "Voi", "Nord", "Sud", "Est", "Ovest", "Casa", "Ospiti"),
    "en": ("Us", "Them", "You", "North", "South", "East", "West", "Home", "Guests"),
}


class Screen:
    """Each line has its digit, D goes to the single rules, # starts. ``rules``, ``names``, ``dealer``
    and ``where`` (the place of core/match.py) are what was chosen so far.
    """

    def __init__(self, app, place):
        self._app = app
        self._sure = False
        if place:
            line, self.names, self.dealer, (table, number) = place
            self.rules = from_line(line)
            self.where = (table, number)
        elif app.match:
            self.rules = app.match.rules
            self.names = list(app.match.sides)
            next_one = borrowed("settebello.core", "rematch")
            self.dealer = next_one.next_dealer(app.match)
            self.where = next_one.next_place(app.match)
        else:
            self.rules = Rules()
            self.names = list(STOCK[app.words.language][:_FEWEST])
            self.dealer = 0
            self.where = NOWHERE

    def place(self):
        """What was chosen so far."""
        return [self.rules.line(), self.names, self.dealer, list(self.where)]

    def take_rules(self, rules):
        """Takes other rules."""
        self.rules = rules
        self.shown()

    def change(self, field, value):
        """Changes one field of the rules; what can't be is said and changes nothing."""
        try:
            self.take_rules(self.rules.changed(field, value))
        except Refused as refused:
            self._app.tell(self._app.words.refusal(refused))

    def take_names(self, names):
        """Takes the names of the sides."""
        self.names = names
        self.shown()

    def shown(self):
        """Puts the words together once, not with every frame."""
        app = self._app
        target = self.rules["target"]
        self._sure = False
        self._title = app.say("menu.new_match")
        self._right = "6 " + (where(app, self.where) or app.say("new.place"))
        self._labels = [
            app.say("new.rules", self.rules.line()),
            app.say("new.target", target) if target else app.say("new.hands", self.rules["hands"]),
            app.say("new.sides", len(self.names)),
            ", ".join(self.names),
            app.say("new.dealer", self.names[self.dealer]),
        ]
        self._hints = app.say("new.keys")

    def key(self, key):
        """Changes a line, starts or goes back."""
        app = self._app
        if key == "1":
            app.open("preset")
        elif key == "2":
            app.open("target")
        elif key == "3":
            self._change_sides()
        elif key == "4":
            app.open("names")
        elif key == "5":
            self.dealer = (self.dealer + 1) % len(self.names)
            self.shown()
        elif key == "6":
            app.open("place")
        elif key == "D":
            app.open("rules")
        elif key == "#":
            self._start()
        elif key == "*" and app.match:
            app.back()
        else:
            app.nothing(key)

    def draw(self, canvas):
        """The five lines, and in the heading the place."""
        heading(canvas, self._title, self._right)
        y = _TOP
        for index in range(len(_KEYS)):
            after = canvas.key(_KEYS[index], 0, y)
            canvas.text_fit(self._labels[index], after + 1, y, canvas.width - after - 1)
            y += _ROW
        hints(canvas, self._hints)

    def _change_sides(self):
        number = len(self.names) + 1
        if number > MOST_SIDES:
            number = _FEWEST
        names = self.names[:number]
        for name in STOCK[self._app.words.language]:
            if len(names) < number and name not in names:
                names.append(name)
        self.dealer = min(self.dealer, number - 1)
        self.take_names(names)

    def _start(self):
        app = self._app
        match = app.match
        if match and not match.end.is_over() and not self._sure and (match.hands or not match.open.is_empty()):
            self._sure = True
            app.tell(app.say("new.sure"))
            return
        match = Match(self.rules, self.names, None, self.dealer)
        match.place = self.where
        app.begin(match)

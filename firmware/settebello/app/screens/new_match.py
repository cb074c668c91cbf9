"""A new match: rules, target, sides, names, who deals first."""

from settebello.app.page import heading, hints
from settebello.compat import const
from settebello.core.match import Match
from settebello.core.rules import Rules

_TOP = const(11)
_ROW = const(9)
_MOST = const(6)
_DIGITS = "12345"
STOCK = {
    "it": ("Noi", "Loro", "Voi", "Nord", "Sud", "Est", "Ovest", "Casa", "Ospiti"),
    "en": ("Us", "Them", "You", "North", "South", "East", "West", "Home", "Guests"),
}


class Screen:
    """Each line has its digit; # starts. ``target`` is None for the preset's own."""

    def __init__(self, app, place):
        self._app = app
        if place:
            self.preset, self.target, self.names, self.dealer = place
        else:
            self._as_last_time()
        self._sure = False

    def place(self):
        """What was chosen so far."""
        return [self.preset, self.target, self.names, self.dealer]

    def rules(self):
        """The rules chosen."""
        return Rules(self.preset, {} if self.target is None else {"target": self.target})

    def take_preset(self, preset):
        """Takes a preset, with its own target."""
        self.preset = preset
        self.target = None
        self.shown()

    def take_target(self, target):
        """Takes a target in points, 0 for a single hand."""
        self.target = target
        self.shown()

    def take_names(self, names):
        """Takes the names of the sides."""
        self.names = names
        self.shown()

    def shown(self):
        """Puts the words together once, not with every frame."""
        app = self._app
        target = self.rules()["target"]
        self._sure = False
        self._title = app.say("menu.new_match")
        self._labels = [
            app.say("new.preset", self.preset),
            app.say("new.target", target) if target else app.say("new.one_hand"),
            app.say("new.sides", len(self.names)),
            app.say("new.names", ", ".join(self.names)),
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
        elif key == "#":
            self._start()
        elif key == "*" and app.match:
            app.back()
        else:
            app.tell(app.say("key.nothing", key))

    def draw(self, canvas):
        """The five lines."""
        heading(canvas, self._title)
        y = _TOP
        for index in range(len(self._labels)):
            after = canvas.key(_DIGITS[index], 0, y)
            canvas.text_fit(self._labels[index], after + 1, y, canvas.width - after - 1)
            y += _ROW
        hints(canvas, self._hints)

    def _as_last_time(self):
        app = self._app
        match = app.match
        if match:
            self.preset = match.rules.preset
            target = match.rules["target"]
            self.target = None if target == Rules(self.preset)["target"] else target
            self.names = list(match.sides)
            self.dealer = match.dealing()
        else:
            self.preset = Rules().preset
            self.target = None
            self.names = list(STOCK[app.words.language][:2])
            self.dealer = 0

    def _change_sides(self):
        number = len(self.names) % _MOST + 1
        if number == 1:
            number = 2
            self.names = self.names[:2]
        stock = [name for name in STOCK[self._app.words.language] if name not in self.names]
        self.names = (self.names + stock)[:number]
        self.dealer = min(self.dealer, number - 1)
        self.shown()

    def _start(self):
        app = self._app
        match = app.match
        if match and match.end.winner is None and not self._sure and (match.hands or not match.open.is_empty()):
            self._sure = True
            app.tell(app.say("new.sure"))
            return
        app.begin(Match(self.rules(), self.names, None, self.dealer))

"""The match on the table: what happens in it, and that it is saved before it is shown."""

from settebello.app.desk import Desk
from settebello.compat import borrowed, const
from settebello.core import log
from settebello.core.events import CLOSING
from settebello.core.match import DRAFT, NOWHERE
from settebello.core.refused import Refused
from settebello.core.replay import events, replay

# Where a box comes back to when nothing was saved of its screens.
HOME = [["score", None]]
# What is saved before it is shown, unlike a card.
_AT_ONCE = ("mark", "time")
# The lines of a hand are read all together at a start; a pile takes some sixty.
_MOST_LINES = const(120)


class Table(Desk):
    """A desk that saves what happens; ``match`` is None before the first one.

    ``timing`` is the clock (app/timing.py), None where the match has none or is over.
    ``matches`` and ``hand`` are stores (loop.py). ``tell`` is called with what can't be saved or read, too.
    """

    def __init__(self, matches, hand, tell):
        super().__init__(None, tell)
        self._matches = matches
        self._hand = hand
        # The line that tells the places saved last.
        self._at = ""
        # Who is told what is saved, while somebody listens at the USB socket.
        self.teller = None
        # Events of the hand that are saved as soon as they were seen, so that nobody waits for the flash.
        self._owed = []
        self._hand_lines = 0
        self.timing = None

    def resume(self):
        """Comes back to the match that was left; answers the places of its screens, or None."""
        lines = self.read(self._matches)
        self.match, dropped = replay(lines)
        places = self._resume_hand()
        self._at = _at(places)
        self._wind()
        if self.timing and self.timing.is_begun():
            self._tell("clock", "cut", ())
        if dropped:
            self._begin_anew(lines[: len(lines) - dropped])
            self._tell("screens", "log.dropped", (dropped,))
        return places

    def begin(self, match):
        """Starts a match; the one before is history."""
        self.match = match
        # A cut between the two must not lay the cards of the match before into this one.
        self._begin_hand()
        events = [match.event()]
        if match.place != NOWHERE:
            events.append(["place"] + list(match.place))
        # In one piece, so that no cut parts a match from its place.
        self.keep(self._matches.begin, "\n".join([log.line(event) for event in events]))
        self._wind()

    def record(self, event):
        """Lets a hand be closed, corrected or opened again, saves it, and answers whether it could be.

        It stops the clock.
        """
        lines = log.line(event)
        if self.timing:
            self.timing.halt()
            if event[0] != "flag" and self.timing.is_begun():
                # The lines of the hand may go, its time has to stay; a flag can be taken back to what was saved.
                lines = log.line(self.match.time) + "\n" + lines
        if self._applied(event):
            if event[0] not in CLOSING:
                # After a cut between the two lines nobody comes back to a question that was answered.
                self.save_places(HOME)
            self.keep(self._matches.append, lines)
            self._begin_hand()
            self._wind()
            return True
        return False

    def remark(self, event):
        """Lets something happen that leaves the hand in progress as it is, and saves it."""
        if self._applied(event):
            self.keep(self._matches.append, log.line(event))

    def note(self, event):
        """Lets a card or a sweep of the hand in progress happen, and saves it; a card as soon as it was seen."""
        if super().note(event):
            self._hand_lines += 1
            self._owed.append(event)
            if event[0] in _AT_ONCE:
                self._settle()
            return True
        return False

    def reopen(self, event):
        """Sets the hand in progress to what an "open" event tells, and saves it."""
        if super().reopen(event):
            self._begin_hand()
            return True
        return False

    def save_places(self, places):
        """Saves where the screens are, when that has changed, and the cards that have been seen."""
        # The lines are compared: a screen may have changed the very list that it answered before.
        line = _at(places)
        if line != self._at:
            self._at = line
            self._hand_lines += 1
            self._owed.append(["at", places])
        self._settle()

    def read(self, store):
        """The lines of a store; none, and a word about it, when it can't be read."""
        try:
            return store.lines()
        except OSError:
            self._tell("screens", "store.unread", ())
            return []

    def keep(self, write, line):
        """Writes a line with a store's ``append`` or ``begin``; scoring goes on when it can't."""
        try:
            write(line)
        except OSError:
            self._tell("screens", "store.unsaved", ())
        if self.teller:
            self.teller.tell(line)

    def told(self):
        """The lines that tell the match, and those of its hand in progress."""
        return self.read(self._matches) + self.read(self._hand)

    def _settle(self):
        """Saves the cards that have been seen."""
        if self._hand_lines > _MOST_LINES:
            self._begin_lines()
        elif self._owed:
            lines = "\n".join([log.line(event) for event in self._owed])
            self._owed = []
            self.keep(self._hand.append, lines)

    def _begin_anew(self, lines):
        """Keeps whole lines apart from the damaged ones behind them, or what comes next would be lost with those."""
        if lines:
            # In one piece, or a cut would leave a shorter match than the one it was begun for.
            self.keep(self._matches.begin, "\n".join(lines))

    def _begin_hand(self):
        self.laid = []
        self.marked = []
        self._at = _at(HOME)
        self._begin_lines()

    def _begin_lines(self):
        """Begins the hand's lines anew, with all that they have told."""
        self._owed = []
        lines = []
        if self.match:
            lines = [log.line(self.match.opened())]
            if self.match.moved:
                lines += [log.line(self.match.moved), log.line(self.match.time)]
        if self._at != _at(HOME):
            lines.append(self._at)
        self._hand_lines = len(lines)
        # Before the first match there are places only.
        self.keep(self._hand.begin, "\n".join(lines) or _at(None))

    def _wind(self):
        """Has a clock that stands still, if there is something to play and the rules give a time for it."""
        match = self.match
        if match is None or match.end.is_over() or not match.has_clock():
            self.timing = None
        elif self.timing:
            self.timing.wind()
        else:
            self.timing = borrowed("settebello.app", "timing").Timing(self)

    def _resume_hand(self):
        lines = self.read(self._hand)
        self._hand_lines = len(lines)
        places = None
        # Lines of another hand were left behind by a cut between its end and their removal, those of a match that
        # isn't there by a memory that took no match.
        ours = self.match is None and not lines
        stale = False
        first = ["open", self.match.number()] if self.match else ["at"]
        for event in events(lines):
            if not ours and event[: len(first)] != first:
                break
            ours = True
            if event[0] == "at":
                places = event[1]
            elif event[0] in DRAFT and self.match:
                try:
                    self.match.resume(event)
                except Refused:
                    return self._left_hand()
                self._trace(event)
                # Nothing is laid once the match is over: a cut came between what ended it and the hand.
                stale = event[0] not in ("open", "time") and self.match.end.is_over()
        return places if ours and not stale else self._left_hand()

    def _left_hand(self):
        """Begins the hand anew as far as it is known: what comes next would be lost behind lines that don't count."""
        self._begin_hand()
        return HOME if self.match else None


def _at(places):
    return log.line(["at", places])

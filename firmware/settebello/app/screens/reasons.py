"""Why a hand gave what it gave: every award's reason as a sentence."""

from settebello.app.page import heading, hints
from settebello.app.sentences import Sentences


class Screen:
    """A and B scroll, C shows the hand under other rules, # and * go back. ``place`` holds the hand's number."""

    def __init__(self, app, place):
        self._app = app
        self._number = place[0]
        match = app.match
        awards = match.hands[self._number - 1].awards
        texts = []
        for award in awards:
            text = app.words.why(award, match.sides)
            # What was entered as sums has one reason for all.
            if text not in texts:
                texts.append(text)
        self._sentences = Sentences(app.canvas, texts)
        self._title = app.say("reasons.title")
        self._hints = app.say("reasons.keys_more")

    def place(self):
        """The number of the hand."""
        return [self._number]

    def key(self, key):
        """Scrolls, compares or goes back."""
        app = self._app
        if key == "C":
            app.open("others", [self._number])
        elif key in "#*":
            app.back()
        elif not self._sentences.key(key):
            app.nothing(key)

    def draw(self, canvas):
        """The reasons."""
        heading(canvas, self._title)
        self._sentences.draw(canvas)
        hints(canvas, self._hints)

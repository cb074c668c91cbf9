"""What a claim proved, line by line, and what follows."""

from settebello.app.onward import onward
from settebello.app.page import heading, hints
from settebello.app.sentences import Sentences


class Screen:
    """A and B scroll, # goes to the score."""

    def __init__(self, app, place):
        self._app = app
        match = app.match
        claim = match.end.claim
        verdict = "claim.proven" if claim.proven else "claim.wrong"
        texts = [app.words.say("proof", verdict, (claim.side, claim.totals[claim.side]), match.sides)]
        for award in claim.awards:
            texts.append(app.words.say("proof", award.why[0], award.why[1:], match.sides))
        self._sentences = Sentences(app.canvas, texts)
        self._title = app.say("claimed.proven" if claim.proven else "claimed.wrong")
        self._hints = app.say("claimed.keys")

    def key(self, key):
        """Scrolls or goes on."""
        app = self._app
        if key in "#*":
            onward(app)
        elif not self._sentences.key(key):
            app.nothing(key)

    def draw(self, canvas):
        """The proof."""
        heading(canvas, self._title)
        self._sentences.draw(canvas)
        hints(canvas, self._hints)

"""The pages of the scoreboard: all boxes side by side, and one that fills the screen."""

import time
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp

from host_tools.speech import Speech
from host_tools.watch.board import Board, board_of
from host_tools.watch.room import Box, Room
from host_tools.web.serving import Serving
from host_tools.web.site import Site
from settebello.ui.words import SIGNS

_FOLDER = Path(__file__).parent / "pages"
_TEXTS = "host_tools.watch.words"
# A clock that runs is told every ten seconds by the box.
_MOST_AGE_S = 12


class Scoreboard:
    """``site`` is what the web's server serves, ``app`` the application, ``room`` what is shown."""

    def __init__(self, serving: Serving) -> None:
        self.site = Site(serving, _FOLDER, _TEXTS)
        self.room = Room(self.site.tell)
        self.app: ASGIApp = self.site.app([Route("/", self._all), Route("/box/{id}", self._one)])

    async def _all(self, request: Request) -> Response:
        boxes, troubles = self.room.listed()
        speech = self._speech(request)
        shown = [(box, _board(box, speech)) for box in boxes]
        # By their tables; those that have none come last, as they were found.
        shown.sort(key=lambda pair: (not (pair[1] and pair[1].table), pair[1].table if pair[1] else 0))
        return self.site.show(request, "boxes.html", shown=shown, troubles=troubles, age=_age)

    async def _one(self, request: Request) -> Response:
        box_id = request.path_params["id"]
        # A screen that was left on stays on its box, which is perhaps still to be found.
        box = self.room.boxes.get(box_id) or Box(box_id)
        return self.site.show(request, "box.html", box=box, board=_board(box, self._speech(request)), age=_age)

    def _speech(self, request: Request) -> Speech:
        return Speech(self.site.pages.texts(request).language, SIGNS)


def _age(box: Box) -> int:
    """For how many ms the times of a box's clock have run on since they were told; -1 where that isn't known."""
    passed = time.monotonic() - box.timed
    return round(passed * 1000) if box.is_there and passed < _MOST_AGE_S else -1


def _board(box: Box, speech: Speech) -> Board | None:
    return board_of(box.match, speech) if box.match else None

"""The forms of an evening: each asks for an act, which happens, or is told why not."""

from collections.abc import Awaitable, Callable
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from host_tools.night import edits
from host_tools.night.book import Book
from host_tools.night.evening import Act, Entry
from host_tools.night.refusal import Conflict, Refusal
from host_tools.night.settings import MOST_TEXT
from host_tools.night.showing import WHO, Showing
from host_tools.night.watcher import Watcher
from host_tools.web.pages import fields
from host_tools.web.site import Site

_DAY_S = 24 * 3600


class Changing:
    """Answers what is sent to a Book by POST."""

    def __init__(self, site: Site, book: Book, watcher: Watcher, showing: Showing) -> None:
        self._site = site
        self._book = book
        self._watcher = watcher
        self._showing = showing

    async def meeting(self, request: Request) -> Response:
        """A result, its correction, its end, or another table."""
        number = request.path_params["number"]
        builds = {"result": edits.result, "undo": edits.undo, "replay": edits.undo, "table": edits.table}

        def build(form: dict[str, str]) -> dict:
            self._book.evening.meeting(number)
            return builds.get(form.get("do", ""), edits.result)(form, number)

        return await self._change(request, build, self._showing.meeting, number)

    async def setup(self, request: Request) -> Response:
        """How it is played, the pairs, their draw, the start."""

        def build(form: dict[str, str]) -> dict:
            kind = form.get("do")
            if kind == "pairs":
                return edits.listed(form)
            if kind == "draw":
                return edits.drawn(form)
            if kind == "start":
                return edits.start(form, [match.source for match in self._watcher.matches if match.is_over])
            if kind == "rename":
                return edits.rename(form)
            return {"do": "reopen"} if kind == "reopen" else edits.settings(form, self._book.evening)

        return await self._change(request, build, self._showing.setup, None)

    async def boxes(self, request: Request) -> Response:
        """Where a match of a box belongs, or a look at their folders now."""

        def build(form: dict[str, str]) -> dict:
            return edits.assigned(form, self._book.evening, self._watcher.matches)

        form = await fields(request)
        if form.get("do") == "look" and self._site.access.may_edit(request):
            self._watcher.look()
            return RedirectResponse(request.url.path, 303)
        return await self._change(request, build, self._showing.boxes, None, asks_version=False)

    async def _change(
        self,
        request: Request,
        build: Callable[[dict[str, str]], dict],
        show: Callable[..., Awaitable[Response]],
        meeting: int | None,
        asks_version: bool = True,
    ) -> Response:
        if not self._site.access.may_edit(request):
            return self._site.show(request, "forbidden.html", 403)
        t = self._site.pages.texts(request)
        form = await fields(request)
        who = form.get("who", "").strip() or t("organiser")
        did: dict = {}
        try:
            with self._book.lock:
                did = build(form)
                seen = edits.whole(form, "version") if asks_version else None
                entry = self._book.do(did, who, form.get("why", ""), meeting, seen)
        except Refusal as refusal:
            return await show(request, 422, alarm=t(refusal.key, **refusal.values), form=form)
        except Conflict:
            last = self._last(meeting)
            if not last or (last.act.did, last.act.who) != (did, who):
                return self._conflict(request, form, did, meeting)
            # A form that was sent twice.
            entry = last
        self._watcher.look()
        response = RedirectResponse(f"{request.url.path}?done={entry.act.number}", 303)
        response.set_cookie(WHO, quote(who[:MOST_TEXT]), max_age=_DAY_S, httponly=True, samesite="strict")
        return response

    def _conflict(self, request: Request, form: dict[str, str], did: dict, meeting: int | None) -> Response:
        """Both sides of it: what stands there now, and what was to be written."""
        evening = self._book.evening
        sides = evening.meeting(meeting).sides if meeting else (None, None)
        mine = Entry(Act(0, "", "", "", did), None, sides, ())
        again = {**form, "version": str(evening.version_of(meeting))}
        theirs = self._last(meeting)
        return self._showing.show(request, "conflict.html", 409, mine=mine, theirs=theirs, again=again)

    def _last(self, meeting: int | None) -> Entry | None:
        """What changed a meeting, or the setting up, last; None where nothing did."""
        evening = self._book.evening
        number = evening.version_of(meeting)
        return evening.trace[number - 1] if number else None

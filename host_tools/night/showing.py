"""The pages of an evening that show something."""

import json
from urllib.parse import unquote

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from host_tools.night import export
from host_tools.night.book import Book
from host_tools.night.evening import Entry, Evening
from host_tools.night.meeting import ENDINGS
from host_tools.night.pairs import to_text
from host_tools.night.prizes import has_pots, prizes, shown
from host_tools.night.refusal import Refusal
from host_tools.night.settings import MOST_TEXT
from host_tools.night.standings import standing
from host_tools.night.tables import waiting
from host_tools.night.views import Views, letter
from host_tools.night.watcher import Watcher
from host_tools.web.pages import Texts
from host_tools.web.site import Site
from settebello.core.rules import from_line

WHO = "who"
_MOST_MADE = 100


class Showing:
    """Answers what is asked of a Book by GET."""

    def __init__(self, site: Site, book: Book, watcher: Watcher) -> None:
        self._site = site
        self._book = book
        self._watcher = watcher
        self._state: tuple = ()
        self._made: dict[tuple, bytes] = {}

    def page(self, request: Request, name: str) -> Response:
        """As `show`; while nothing changes, many who look get the page that was made for the first of them."""
        if request.url.query:
            return self.show(request, name)
        may_edit = self._site.access.may_edit(request)
        seen = (name, self._texts(request).language, may_edit, may_edit and request.cookies.get(WHO))
        # In this order: what is told to be new is never shown as it was before.
        state = (self._site.live.version, len(self._watcher.asked), self._book.evening.version)
        if state != self._state or len(self._made) > _MOST_MADE:
            self._state, self._made = state, {}
        if seen not in self._made:
            self._made[seen] = bytes(self.show(request, name).body)
        return HTMLResponse(self._made[seen])

    def show(self, request: Request, name: str, status: int = 200, **values: object) -> Response:
        """A template filled with an evening."""
        with self._book.lock:
            evening = self._book.evening
            return self._site.show(request, name, status, **self._common(request, evening), **values)

    async def bracket(self, request: Request) -> Response:
        """The knock-out bracket."""
        return self.page(request, "bracket.html")

    async def groups(self, request: Request) -> Response:
        """The groups with their tables."""
        return self.page(request, "groups.html")

    async def tables(self, request: Request) -> Response:
        """Who plays where now, and who waits."""
        return self.page(request, "tables.html")

    async def results(self, request: Request) -> Response:
        """What was played."""
        return self.page(request, "results.html")

    async def prizes(self, request: Request) -> Response:
        """The places and what they are worth."""
        return self.page(request, "prizes.html")

    async def trace(self, request: Request) -> Response:
        """All that was done."""
        return self.page(request, "trace.html")

    async def paper(self, request: Request) -> Response:
        """All of it in one page, to be printed."""
        return self.page(request, "print.html")

    async def setup(self, request: Request, status: int = 200, **values: object) -> Response:
        """How it is played, and the pairs."""
        return self.show(request, "setup.html", status, **{"alarm": "", "form": {}, **values})

    async def boxes(self, request: Request, status: int = 200, **values: object) -> Response:
        """What the boxes told and nobody could place."""
        watcher = self._watcher
        told = {"asked": watcher.asked, "folders": watcher.folders}
        return self.show(request, "boxes.html", status, **{"alarm": "", **told, **values})

    async def meeting(self, request: Request, status: int = 200, **values: object) -> Response:
        """A meeting, with its forms for the organiser."""
        try:
            meeting = self._book.evening.meeting(request.path_params["number"])
        except Refusal:
            return self._site.show(request, "missing.html", 404)
        return self.show(request, "meeting.html", status, **{"alarm": "", "form": {}, "meeting": meeting, **values})

    async def export_csv(self, request: Request) -> Response:
        """The matches as rows."""
        return self._export(request, "csv", "text/csv")

    async def export_json(self, request: Request) -> Response:
        """All of it as one object."""
        return self._export(request, "json", "application/json")

    async def export_html(self, request: Request) -> Response:
        """The page to print as a file that needs no other."""
        return self._export(request, "html", "text/html")

    def exported(self, form: str, t: Texts) -> str:
        """An evening as `csv`, `json` or `html`."""
        with self._book.lock:
            evening = self._book.evening
            views = Views(evening, t)
            if form == "csv":
                return export.rows(views)
            if form == "json":
                return json.dumps(export.whole(views), ensure_ascii=False, indent=1) + "\n"
            return self._site.pages.fill("file.html", t, styles=self._site.styles(), **_of(evening, views))

    def _export(self, request: Request, form: str, kind: str) -> Response:
        text = self.exported(form, self._texts(request))
        headers = {"content-disposition": f'attachment; filename="settebello.{form}"'}
        return Response(text, media_type=kind, headers=headers)

    def _texts(self, request: Request) -> Texts:
        return self._site.pages.texts(request)

    def _common(self, request: Request, evening: Evening) -> dict:
        done = request.query_params.get("done", "")
        entry: Entry | None = None
        if done.isascii() and done.isdigit() and len(done) < 9 and 0 < int(done) <= evening.version:
            entry = evening.trace[int(done) - 1]
        return {
            **_of(evening, Views(evening, self._texts(request))),
            "who": unquote(request.cookies.get(WHO, ""))[:MOST_TEXT],
            "asked_count": len(self._watcher.asked),
            "trouble": self._watcher.trouble,
            "done": entry,
        }


def _of(evening: Evening, views: Views) -> dict:
    """What the templates know of an evening."""
    return {
        "evening": evening,
        "v": views,
        "waiting": waiting,
        "standing": standing,
        "prize_rows": prizes,
        "has_pots": has_pots,
        "plays_for_pots": bool(from_line(evening.settings.rules)["pot"]),
        "shown": shown,
        "letter": letter,
        "endings": ENDINGS,
        "pairs_text": to_text,
    }

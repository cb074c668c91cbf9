"""The site of an evening: its pages, its forms, and who looks after its boxes."""

from collections.abc import Sequence
from pathlib import Path

from starlette.routing import Route
from starlette.types import ASGIApp

from host_tools.night.book import Book
from host_tools.night.changing import Changing
from host_tools.night.showing import Showing
from host_tools.night.watcher import Watcher
from host_tools.web.serving import Serving
from host_tools.web.site import Site

_FOLDER = Path(__file__).parent / "pages"
_TEXTS = "host_tools.night.words"


class Night:
    """``site`` is what the web's server serves, ``app`` the application; ``watcher`` is to be entered while it runs.

    ``folders`` are where the matches of the boxes are put.
    """

    def __init__(self, serving: Serving, book: Book, folders: Sequence[Path] = ()) -> None:
        self.site = Site(serving, _FOLDER, _TEXTS)
        told = self.site.pages.told()
        self.watcher = Watcher(book, folders, told("boxes.who"), told("boxes.why"), self.site.tell)
        self._showing = Showing(self.site, book, self.watcher)
        self._changing = Changing(self.site, book, self.watcher, self._showing)
        self.app: ASGIApp = self.site.app(self._routes())

    def exported(self, form: str) -> str:
        """The evening as `csv`, `json` or `html`, in the language of who started it."""
        return self._showing.exported(form, self.site.pages.told())

    def _routes(self) -> list[Route]:
        show, change = self._showing, self._changing
        pages = {
            "/": show.bracket,
            "/groups": show.groups,
            "/tables": show.tables,
            "/results": show.results,
            "/prizes": show.prizes,
            "/trace": show.trace,
            "/setup": show.setup,
            "/boxes": show.boxes,
            "/print": show.paper,
            "/meeting/{number:int}": show.meeting,
            "/export.csv": show.export_csv,
            "/export.json": show.export_json,
            "/export.html": show.export_html,
        }
        forms = {"/setup": change.setup, "/boxes": change.boxes, "/meeting/{number:int}": change.meeting}
        return [
            *(Route(path, page) for path, page in pages.items()),
            *(Route(path, form, methods=["POST"]) for path, form in forms.items()),
        ]

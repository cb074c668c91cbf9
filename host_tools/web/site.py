"""A site: routes, what all of them share, and the guard before them."""

import secrets
from collections.abc import Iterable
from pathlib import Path

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp

from host_tools.errors import Complaint
from host_tools.web.access import Access
from host_tools.web.guard import Guard
from host_tools.web.live import Live
from host_tools.web.pages import HERE, Pages, fields
from host_tools.web.serving import Serving

_TYPES = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}


class Site:
    """What a verb with pages has: ``pages``, ``access`` and ``live``; ``app()`` makes it a whole with its own routes.

    ``folder`` has its templates, which extend `base.html`, and beside them its own style sheet and script, if any:
    they are /static/NAME. ``texts`` is the package of its texts.
    """

    def __init__(self, serving: Serving, folder: Path, texts: str, version: str = "0") -> None:
        self.serving = serving
        self.access = Access(serving.is_open)
        # Another start is another version, even with the same number.
        self._start = secrets.token_hex(4)
        self.live = Live(self._named(version))
        self.pages = Pages(folder, texts, serving.language, {"version": lambda: self.live.version})
        files = [path for place in (HERE / "static", folder) for path in place.iterdir() if path.suffix in _TYPES]
        # Only these can be asked for: no path is ever made of a request.
        self._static = {path.name: (path.read_bytes(), _TYPES[path.suffix]) for path in files}

    def tell(self, version: str) -> None:
        """Let every open page fetch itself, if the version is another one; from any thread."""
        self.live.tell(self._named(version))

    def styles(self) -> str:
        """All style sheets as one text, for a page that must be whole by itself."""
        sheets = [content for content, kind in self._static.values() if kind == "text/css"]
        return b"".join(sheets).decode("utf-8")

    def show(self, request: Request, name: str, /, status: int = 200, **values: object) -> Response:
        """A template as the answer, which knows whether who asks may edit, and whether a code would let them."""
        has_code = self.access.code is not None
        return self.pages.show(
            request, name, status, may_edit=self.access.may_edit(request), has_code=has_code, **values
        )

    def app(self, routes: Iterable[BaseRoute]) -> ASGIApp:
        """The application, with these routes and the shared ones: /live, /static/NAME, /enter, /leave."""
        shared = [
            Route("/live", self.live.stream),
            Route("/static/{name}", self._file),
            Route("/enter", self._enter, methods=["GET", "POST"]),
            Route("/leave", self._leave, methods=["POST"]),
        ]
        told = {400: self._trouble, 404: self._missing, 405: self._missing, Complaint: self._trouble}
        return Guard(Starlette(routes=[*routes, *shared], exception_handlers=told), self.serving.is_open)

    def _named(self, version: str) -> str:
        return f"{self._start}-{version}"

    async def _file(self, request: Request) -> Response:
        found = self._static.get(request.path_params["name"])
        if not found:
            return await self._missing(request)
        return Response(found[0], media_type=found[1], headers={"cache-control": "no-cache"})

    async def _enter(self, request: Request) -> Response:
        """The organiser's code."""
        if request.method == "GET":
            return self.show(request, "enter.html", is_wrong=False)
        response = RedirectResponse("/", 303)
        if self.access.admit((await fields(request)).get("code", ""), response):
            return response
        return self.show(request, "enter.html", 403, is_wrong=True)

    async def _leave(self, request: Request) -> Response:
        response = RedirectResponse("/", 303)
        self.access.dismiss(request, response)
        return response

    async def _trouble(self, request: Request, error: Exception) -> Response:
        """What a command would say in one line; of a form that none of our pages sends, nothing."""
        if isinstance(error, Complaint):
            return self.show(request, "trouble.html", 503, text=error.text)
        return self.show(request, "trouble.html", 400, text="")

    async def _missing(self, request: Request, error: Exception | None = None) -> Response:
        status = getattr(error, "status_code", 404)
        return self.show(request, "missing.html", status)

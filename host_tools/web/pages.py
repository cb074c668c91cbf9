"""Fills templates, every text escaped, in the language of who looks."""

import importlib
from collections.abc import Mapping
from pathlib import Path
from urllib.parse import parse_qsl

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse

from host_tools.speech import chosen
from settebello.ui.words import LANGUAGES

HERE = Path(__file__).parent
_COOKIE = "lang"
_YEAR_S = 365 * 24 * 3600
_MOST_FIELDS = 2000


class Texts:
    """The texts of pages in a language: those that all pages share, and those of a package `it`, `en` beside them."""

    def __init__(self, package: str, language: str) -> None:
        self.language = language
        self._texts: dict[str, str] = {}
        for place in ("host_tools.web.words", package):
            self._texts |= importlib.import_module(f"{place}.{language}").TEXTS

    def __call__(self, key: str, /, **values: object) -> str:
        """The text of a key, its places filled in by name."""
        return self._texts[key].format(**values)

    def has(self, key: str) -> bool:
        """Whether there is one."""
        return key in self._texts


class Pages:
    """The templates of a folder, with the texts of a package; ``language`` is that of all, or None for the browser's.

    ``shared`` is what every template knows beside its own values.
    """

    def __init__(self, folder: Path, texts: str, language: str | None, shared: Mapping[str, object]) -> None:
        self._templates = Environment(
            loader=FileSystemLoader([folder, HERE / "pages"]),
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
        )
        self._templates.globals |= {**shared, "languages": LANGUAGES, "is_fixed": language is not None}
        self._texts = {name: Texts(texts, name) for name in LANGUAGES}
        self._language = language

    def texts(self, request: Request) -> Texts:
        """The texts for who sent this."""
        return self._texts[self._language or language_of(request)]

    def told(self) -> Texts:
        """The texts for who started it, at the terminal."""
        return self._texts[chosen(self._language, False)]

    def fill(self, name: str, texts: Texts, /, **values: object) -> str:
        """A template filled in."""
        return self._templates.get_template(name).render(t=texts, **values)

    def show(self, request: Request, name: str, /, status: int = 200, **values: object) -> HTMLResponse:
        """A template as the answer to a request."""
        text = self.fill(name, self.texts(request), path=request.url.path, **values)
        response = HTMLResponse(text, status)
        asked = request.query_params.get("lang")
        if asked in LANGUAGES:
            response.set_cookie(_COOKIE, asked, max_age=_YEAR_S, httponly=True, samesite="lax")
        return response


def language_of(request: Request) -> str:
    """The language that the address asks for, else the one chosen before, else the first that the browser likes."""
    for name in (request.query_params.get("lang"), request.cookies.get(_COOKIE)):
        if name in LANGUAGES:
            return name
    liked = request.headers.get("accept-language", "").lower().split(",")
    for one in sorted(liked, key=_liking, reverse=True):
        if one.strip()[:2] in LANGUAGES:
            return one.strip()[:2]
    return LANGUAGES[0]


def _liking(one: str) -> float:
    try:
        return float(one.partition(";q=")[2] or 1)
    except ValueError:
        return 0


async def fields(request: Request) -> dict[str, str]:
    """What a form sends; of fields of one name the last. Raises HTTPException (400) when there are far too many."""
    body = await request.body()
    try:
        pairs = parse_qsl(body.decode("utf-8", "replace"), keep_blank_values=True, max_num_fields=_MOST_FIELDS)
    except ValueError as error:
        raise HTTPException(400) from error
    # Browsers send line ends as two signs.
    return {name: value.replace("\r\n", "\n") for name, value in pairs}

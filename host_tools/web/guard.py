"""Stands before every page: refuses what comes under a stranger's name, from another site or is too long, and tells
the browser to load nothing from elsewhere."""

import contextlib
import ipaddress
import socket
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

MOST_BYTES = 64 << 10
MOST_PATH = 1000
_SAFE = ("GET", "HEAD")
_HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    # With none at all, a form of our own would come without its origin.
    "referrer-policy": "same-origin",
    "cache-control": "no-store",
}


class Guard:
    """Wraps an application; ``is_open`` says whether it is reached under this computer's addresses in the room."""

    def __init__(self, app: ASGIApp, is_open: bool) -> None:
        self._app = app
        self._is_open = is_open

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        refused = self._refused(scope["method"], len(scope["path"]), Headers(scope=scope))

        async def armed(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in _HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        if refused:
            status, text = refused
            await PlainTextResponse(text, status, {"connection": "close"})(scope, receive, armed)
            return
        # Who has gone in the middle of a form gets no answer.
        with contextlib.suppress(ClientDisconnect):
            await self._app(scope, receive, armed)

    def _refused(self, method: str, length_of_path: int, headers: Headers) -> tuple[int, str] | None:
        """The status and the words of a refusal."""
        host = headers.get("host", "")
        if not self._is_ours(host):
            return 421, "This computer is not called that: use its address."
        if length_of_path > MOST_PATH:
            return 414, f"An address has at most {MOST_PATH} characters."
        if method in _SAFE:
            return None
        if not _is_same_origin(headers, host):
            return 403, "This came from another site: use the form on the page itself."
        length = headers.get("content-length", "")
        if not (length.isascii() and length.isdigit()):
            return 411, "The length of what is sent must be told."
        if len(length) > 9 or int(length) > MOST_BYTES:
            return 413, f"At most {MOST_BYTES} bytes can be sent."
        return None

    def _is_ours(self, host: str) -> bool:
        """Whether a Host is one of ours. A name that a stranger points at this address (DNS rebinding) isn't."""
        try:
            name = urlsplit(f"//{host}").hostname or ""
            if name == "localhost":
                return True
            if self._is_open:
                own = socket.gethostname().lower()
                if name in (own, f"{own}.local"):
                    return True
            address = ipaddress.ip_address(name)
        except ValueError:
            return False
        return self._is_open or address.is_loopback


def _is_same_origin(headers: Headers, host: str) -> bool:
    """Whether a browser says that our own page sent this; what says nothing is refused."""
    if "origin" in headers:
        try:
            return urlsplit(headers["origin"]).netloc == host
        except ValueError:
            return False
    return headers.get("sec-fetch-site") == "same-origin"

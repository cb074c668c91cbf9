"""Tells the open pages that something is new, by server-sent events: they then fetch themselves anew (live.js)."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse

MOST_VIEWERS = 500
# A silent line is cut by what lies between.
_ALIVE_S = 15


class Live:
    """``version`` is what the pages show now; a page that shows another fetches itself. `tell` changes it."""

    def __init__(self, version: str = "0") -> None:
        self.version = version
        self._listeners: dict[asyncio.Event, asyncio.AbstractEventLoop] = {}
        self._is_closed = False

    @property
    def viewers(self) -> int:
        """How many pages listen."""
        return len(self._listeners)

    def tell(self, version: str) -> None:
        """Tell all pages that there is a new version; from any thread."""
        if version != self.version:
            self.version = version
            self._wake()

    def close(self) -> None:
        """End all that listen."""
        self._is_closed = True
        self._wake()

    async def stream(self, request: Request) -> Response:
        """The answer to a page that listens."""
        if len(self._listeners) >= MOST_VIEWERS:
            return PlainTextResponse("Too many pages are open.", 503)
        return StreamingResponse(self._events(), media_type="text/event-stream")

    def _wake(self) -> None:
        for news, loop in list(self._listeners.items()):
            # A loop that has ended needs no waking.
            with contextlib.suppress(RuntimeError):
                loop.call_soon_threadsafe(news.set)

    async def _events(self) -> AsyncIterator[str]:
        news = asyncio.Event()
        self._listeners[news] = asyncio.get_running_loop()
        try:
            yield "retry: 1000\n\n"
            while not self._is_closed:
                news.clear()
                # A page that slept through several versions is told the last one alone.
                yield f"data: {self.version}\n\n"
                while not news.is_set():
                    try:
                        await asyncio.wait_for(news.wait(), _ALIVE_S)
                    except asyncio.TimeoutError:
                        yield ": \n\n"
        finally:
            del self._listeners[news]

"""Listens and answers until Ctrl-C."""

import socket
from collections.abc import Callable

import uvicorn
from starlette.types import ASGIApp

from host_tools.web.serving import addresses, listen
from host_tools.web.site import Site

_GRACE_S = 2


class Server(uvicorn.Server):
    """Serves an application of a Site on a socket."""

    def __init__(self, site: Site, app: ASGIApp) -> None:
        super().__init__(
            uvicorn.Config(
                app,
                log_level="error",
                access_log=False,
                lifespan="off",
                server_header=False,
                timeout_graceful_shutdown=_GRACE_S,
                # Whom a request says to come from is nothing to believe.
                proxy_headers=False,
                ws="none",
            )
        )
        self._site = site

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop; the pages that listen are let go first, for they would never end by themselves."""
        self._site.live.close()
        await super().shutdown(sockets)


def serve(site: Site, app: ASGIApp, tell: Callable[[str], None]) -> None:
    """Serve until Ctrl-C, after telling where, and the organiser's code if there is one. Raises Complaint (1)."""
    texts = site.pages.told()
    with listen(site.serving) as sock:
        for address in addresses(site.serving, sock.getsockname()[1]):
            tell(texts("serve.at", address=address))
        if site.access.code:
            tell(texts("serve.code", code=site.access.code))
        tell(texts("serve.stop"))
        try:
            Server(site, app).run([sock])
        except KeyboardInterrupt:
            tell(texts("serve.stopped"))

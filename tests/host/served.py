"""A site served in a thread of the tests."""

import threading

from starlette.types import ASGIApp

from host_tools.web.server import Server
from host_tools.web.serving import addresses, listen
from host_tools.web.site import Site


class Served:
    """A site in a thread of its own, for as long as a `with` lasts; ``address`` is where."""

    def __init__(self, site: Site, app: ASGIApp) -> None:
        self._socket = listen(site.serving)
        self._server = Server(site, app)
        self._thread = threading.Thread(target=self._server.run, args=([self._socket],), daemon=True)
        self.address = addresses(site.serving, self._socket.getsockname()[1])[0].rstrip("/")

    def __enter__(self) -> "Served":
        self._thread.start()
        return self

    def __exit__(self, *error: object) -> None:
        self._server.should_exit = True
        self._thread.join()
        self._socket.close()

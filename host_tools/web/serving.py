"""Where pages are served: the arguments that all verbs with pages have, and what they come to."""

import argparse
import ipaddress
import socket
from dataclasses import dataclass

from host_tools.errors import Complaint
from settebello.ui.words import LANGUAGES

HERE = "127.0.0.1"
_EVERYWHERE = "0.0.0.0"
# The first of these that is free, unless one is asked for.
_PORTS = range(7077, 7097)
_MOST_PORT = 65535


@dataclass(frozen=True)
class Serving:
    """``host`` is the address to listen at, ``port`` the port asked for or None, ``language`` that of all pages or
    None for the browser's own."""

    host: str
    port: int | None
    language: str | None

    @property
    def is_open(self) -> bool:
        """Whether other computers can reach it."""
        return not ipaddress.ip_address(self.host).is_loopback


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """--open, --host, --port and --lang."""
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--open", action="store_true", help="let the room look on: phones and projectors near by")
    where.add_argument("--host", metavar="ADDRESS", help=f"listen at this address ({HERE})")
    parser.add_argument("--port", type=int, metavar="PORT", help=f"listen at this port ({_PORTS[0]}, or the next free)")
    parser.add_argument("--lang", choices=LANGUAGES, help="the language of all pages (else the browser's)")


def of(args: argparse.Namespace) -> Serving:
    """The Serving of arguments. Raises Complaint (2)."""
    host = _EVERYWHERE if args.open else args.host or HERE
    try:
        ipaddress.ip_address(host)
    except ValueError:
        raise Complaint(f"--host takes an address like {HERE} or {_EVERYWHERE}, not {host!r}") from None
    if args.port is not None and not 0 <= args.port <= _MOST_PORT:
        raise Complaint(f"--port takes a number from 1 to {_MOST_PORT}, or 0 for any free one, not {args.port}")
    return Serving(host, args.port, args.lang)


def listen(serving: Serving) -> socket.socket:
    """A socket that listens there. Raises Complaint (1) when the port is taken or the address isn't ours."""
    asked = [serving.port] if serving.port is not None else list(_PORTS)
    for port in asked:
        try:
            return _bound(serving.host, port)
        except PermissionError:
            raise Complaint(f"port {port} is for the system: choose another with --port, from 1024 on", 1) from None
        except OSError as error:
            if not _is_taken(serving.host, port):
                raise Complaint(f"{serving.host} can't be listened at: {error.strerror}", 1) from error
    which = f"port {asked[0]} is" if len(asked) == 1 else f"the ports {asked[0]} to {asked[-1]} are"
    raise Complaint(f"{which} taken: stop the program that listens there, or choose another with --port", 1)


def addresses(serving: Serving, port: int) -> list[str]:
    """The addresses under which a browser finds it, the nearest first."""
    ip = ipaddress.ip_address(serving.host)
    if not ip.is_unspecified:
        return [f"http://{f'[{ip}]' if ip.version == 6 else ip}:{port}/"]
    return [f"http://{host}:{port}/" for host in (HERE, *_own_address())]


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ipaddress.ip_address(host).version == 6 else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM)
    try:
        # A stopped server's port is held for a while otherwise; on Windows this would share a port that is in use.
        if hasattr(socket, "SO_REUSEPORT"):
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind((host, port))
        made.listen(256)
        return made
    except OSError:
        made.close()
        raise


def _is_taken(host: str, port: int) -> bool:
    """Whether it is the port, not the address, that can't be had."""
    try:
        _bound(host, 0).close()
        return True
    except OSError:
        return False


def _own_address() -> list[str]:
    """The address that others in the room see, if this computer is in a network. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return [probe.getsockname()[0]]
        except OSError:
            return []

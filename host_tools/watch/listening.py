"""Listens to the boxes on serial ports, each in a thread of its own, as they are plugged and pulled."""

import threading
import time
from collections.abc import Callable, Iterable
from typing import Protocol

import serial
from serial.tools import list_ports

from host_tools import finding, ports
from host_tools.plain import plain
from host_tools.watch.follower import Follower
from host_tools.watch.room import Room

_SCAN_S = 1.0
_READ_S = 0.1
_MOST_BYTES = 4096
_BAUD = 115200


class Line(Protocol):
    """What bytes come and go over; a serial port of pyserial is one. Its methods raise OSError when it is gone."""

    def read(self, size: int, /) -> bytes:
        """Some bytes, at most so many; none after a short while without any."""
        ...

    def write(self, data: bytes, /) -> int | None:
        """Send bytes."""
        ...

    def close(self) -> None:
        """Let it go."""
        ...


def open_port(port: str) -> Line:
    """A serial port, or a URL of pyserial, `socket://host:port`. Raises OSError."""
    if "://" in port:
        return serial.serial_for_url(port, timeout=_READ_S, write_timeout=_READ_S)
    return serial.Serial(port, _BAUD, timeout=_READ_S, write_timeout=_READ_S, exclusive=True)


def picos() -> list[str]:
    """The ports that a Pico with MicroPython is on."""
    return [port.device for port in list_ports.comports() if f"{port.vid or 0:04x}:{port.pid or 0:04x}" == finding.PICO]


class Listening:
    """Listens from `start` to `stop`, or as long as a `with` lasts."""

    def __init__(
        self,
        room: Room,
        names: Iterable[str] = (),
        find: Callable[[], list[str]] = picos,
        reach: Callable[[str], Line] = open_port,
    ) -> None:
        """``names`` are the ports to listen to; without any, those that ``find`` finds. ``reach`` opens one."""
        self._room = room
        self._names = list(names)
        self._find = find
        self._reach = reach
        self._stop = threading.Event()
        self._threads: dict[str, threading.Thread] = {}
        self._seeker = threading.Thread(target=self._seek, daemon=True)

    def __enter__(self) -> "Listening":
        self._seeker.start()
        return self

    def __exit__(self, *error: object) -> None:
        self._stop.set()
        for thread in (self._seeker, *self._threads.values()):
            thread.join()

    def _seek(self) -> None:
        while not self._stop.is_set():
            found = self._names or self._find()
            for port in set(self._threads) | set(self._room.troubles):
                if port not in found:
                    self._room.forget(port)
            for port in found:
                thread = self._threads.get(port)
                if thread is None or not thread.is_alive():
                    self._threads[port] = threading.Thread(target=self._listen, args=(port,), daemon=True)
                    self._threads[port].start()
            self._stop.wait(_SCAN_S)

    def _listen(self, port: str) -> None:
        """Until the port fails, which the seeker opens again as long as it is there."""
        try:
            line = self._reach(port)
        except (OSError, ValueError):
            # Here a box's port is named by --box, and --port is another one.
            self._room.lost(port, ports.why_closed(port).replace("--port", "--box"))
            return
        follower = Follower()
        try:
            while not self._stop.is_set():
                now = time.monotonic()
                asked = follower.ask(now)
                if asked:
                    line.write(asked)
                follower.take(line.read(_MOST_BYTES), now)
                self._room.heard(port, follower, now)
        except OSError as error:
            self._room.lost(port, "" if port not in self._names else f"{plain(port, 120)}: {plain(str(error), 160)}")
        finally:
            line.close()

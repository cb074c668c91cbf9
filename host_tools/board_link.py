"""A board over USB: mpremote carries sources there, which run one after the other, and their answers come back.

What a board sends is no more than text here: it is read up to a limit, for a limited time, and is believed only as
far as it can be checked.
"""

import json
import os
import queue
import subprocess
import sys
import tempfile
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path

from host_tools import link_faults
from host_tools.errors import Complaint

# A line that a source of ours prints is this sign and a list in JSON.
MARK = "@"
QUIET_S = 30
_LONG_S = 900
_TRIES = 3
_MOST_BYTES = 8 << 20
_MOST_LINE = 64 << 10
_MOST_SAID = 400
_LAST_LINES = 100
_MOST_WAITING = 64
_RESTART = "import time,machine;time.sleep_ms(100);machine.reset()"

Answer = list


class BoardLink:
    """The board on a port. Whatever ran on it is stopped by ``ask``; leaving the `with` starts it anew."""

    def __init__(self, port: str) -> None:
        """``port`` is a device, COM3, or anything else that mpremote connects to."""
        self.port = port
        self.said = ""
        self._is_stopped = False

    def __enter__(self) -> "BoardLink":
        return self

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        try:
            self.restart()
        except Complaint:
            # What went wrong first is what a person is told.
            if error is None:
                raise

    def ask(
        self, sources: Sequence[str | bytes], heard: Callable[[Answer], None] | None = None, quiet_s: float = QUIET_S
    ) -> list[Answer]:
        """What the sources answer, on a fresh interpreter, each also given to ``heard`` when it comes.

        ``quiet_s`` is how long nothing may come. ``said`` is then what else was printed. Raises Complaint: 3 when
        the board is gone, busy or silent, 1 when a source fails or what comes is no answer.
        """
        self._is_stopped = True
        with tempfile.TemporaryDirectory() as made:
            steps: list[str] = []
            for number, source in enumerate(sources):
                Path(made, f"{number}.py").write_bytes(source if isinstance(source, bytes) else source.encode())
                steps += ["+", "run", f"{number}.py"]
            command = ["connect", self.port, *steps]
            answers = _Answers(heard)
            for left in reversed(range(_TRIES)):
                try:
                    _mpremote(command, self.port, made, answers, quiet_s)
                    break
                except link_faults.NotHeard:
                    # It may be starting, when the key that stops it comes too early.
                    if not left:
                        raise
                    answers = _Answers(heard)
        self.said = answers.said
        return answers.found

    def restart(self) -> None:
        """Start the board anew, as if it were switched on, if it was stopped. Raises Complaint."""
        if not self._is_stopped:
            return
        self._is_stopped = False
        with tempfile.TemporaryDirectory() as empty:
            command = ["connect", self.port, "resume", "exec", "--no-follow", _RESTART]
            _mpremote(command, self.port, empty, _Answers(None), QUIET_S)


def listed() -> list[tuple[str, str, str, str]]:
    """(port, serial number, vendor and product, names) of the serial ports there are. Raises Complaint."""
    with tempfile.TemporaryDirectory() as empty:
        answers = _Answers(None)
        _mpremote(["connect", "list"], "", empty, answers, QUIET_S)
    rows = [line.split(" ", 3) for line in answers.said.splitlines()]
    return [(row[0], row[1], row[2].lower(), row[3]) for row in rows if len(row) == 4]


class _Answers:
    """Takes the bytes that come, apart into answers (``found``) and the rest."""

    def __init__(self, heard: Callable[[Answer], None] | None) -> None:
        self.found: list[Answer] = []
        self._said: deque[str] = deque(maxlen=_LAST_LINES)
        self._heard = heard
        self._rest = b""
        self._size = 0

    @property
    def said(self) -> str:
        """The last lines of the rest."""
        return "\n".join(self._said)

    def take(self, data: bytes) -> bool:
        """Whether there was an answer among them. Raises Complaint (1) when it is too much."""
        self._size += len(data)
        *lines, self._rest = (self._rest + data).split(b"\n")
        if self._size > _MOST_BYTES or len(self._rest) > _MOST_LINE:
            raise Complaint("the board sends without an end: is that the box? Unplug it and plug it in again", 1)
        before = len(self.found)
        for line in lines:
            self._line(line.decode("utf-8", "replace").rstrip("\r"))
        return len(self.found) > before

    def end(self) -> None:
        """No more bytes come."""
        self._line(self._rest.decode("utf-8", "replace"))

    def _line(self, line: str) -> None:
        answer = _answer(line)
        if answer is None:
            if line:
                self._said.append(line[:_MOST_SAID])
            return
        self.found.append(answer)
        if self._heard:
            self._heard(answer)


def _answer(line: str) -> Answer | None:
    if not line.startswith(MARK):
        return None
    try:
        found = json.loads(line[len(MARK) :])
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, list) and found and isinstance(found[0], str) else None


def _mpremote(arguments: list[str], port: str, folder: str, answers: _Answers, quiet_s: float) -> None:
    """Run mpremote in a folder of ours, so that no file of a person's is taken for a module of its."""
    with subprocess.Popen(
        [sys.executable, "-m", "mpremote", *arguments],
        cwd=folder,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env=dict(os.environ, PYTHONIOENCODING="utf-8:replace"),
    ) as process:
        pieces: queue.Queue[bytes] = queue.Queue(_MOST_WAITING)
        pump = threading.Thread(target=_pump, args=(process, pieces), daemon=True)
        pump.start()
        try:
            _listen(pieces, port, answers, quiet_s)
            code = process.wait(quiet_s)
        except subprocess.TimeoutExpired:
            raise link_faults.silent(port, answers.said) from None
        finally:
            process.kill()
            while pump.is_alive():
                _next(pieces, 0.01)
    if code:
        raise link_faults.complaint(answers.said, port)


def _listen(pieces: queue.Queue, port: str, answers: _Answers, quiet_s: float) -> None:
    began = heard = time.monotonic()
    while True:
        end = min(heard + quiet_s, began + _LONG_S)
        data = _next(pieces, max(end - time.monotonic(), 0.01))
        if data == b"":
            answers.end()
            return
        if data and answers.take(data):
            heard = time.monotonic()
        elif time.monotonic() >= end:
            raise link_faults.silent(port, answers.said)


def _next(pieces: queue.Queue, wait_s: float) -> bytes | None:
    try:
        return pieces.get(timeout=wait_s)
    except queue.Empty:
        return None


def _pump(process: subprocess.Popen, pieces: queue.Queue) -> None:
    """Hands on what a process prints, and b"" at the end: a reader of its own, since Windows can't wait for a pipe."""
    assert process.stdout
    data = b" "
    while data:
        data = os.read(process.stdout.fileno(), 1 << 16)
        pieces.put(data)

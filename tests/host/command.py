"""Runs the `settebello` command in this process, and keeps what it printed."""

import contextlib
import io
from dataclasses import dataclass
from unittest import mock

from host_tools.command import main


@dataclass
class Ran:
    """The exit code of a run, and what went to standard output and standard error."""

    code: int
    out: str
    err: str


def settebello(*arguments: str, stdin: bytes = b"", locale: str = "C") -> Ran:
    """Run the command with these arguments, this standard input and this locale."""
    out = io.TextIOWrapper(io.BytesIO(), "utf-8")
    err = io.TextIOWrapper(io.BytesIO(), "utf-8", errors="backslashreplace")
    given = io.TextIOWrapper(io.BytesIO(stdin))
    environment = mock.patch.dict("os.environ", {"LC_ALL": locale})
    with environment, mock.patch("sys.stdin", given), contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = main(list(arguments))
    return Ran(code, _text(out), _text(err))


def _text(stream: io.TextIOWrapper) -> str:
    stream.flush()
    return stream.buffer.getvalue().decode("utf-8")

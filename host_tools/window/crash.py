"""What a person is told when the box's program failed."""

import traceback
from pathlib import Path

from host_tools.errors import Complaint
from host_tools.window.words import text

REPORT = "crash.txt"


def complaint(error: Exception, folder: Path, language: str | None) -> Complaint:
    """The error in words, with what to do; where it came from is written to a file in the folder."""
    frame = traceback.extract_tb(error.__traceback__)[-1]
    what = f"{type(error).__name__}: {error}"
    told = text(language or "en", "crash", what=what, file=Path(frame.filename).name, line=frame.lineno)
    report = folder / REPORT
    try:
        report.write_text("".join(traceback.format_exception(error)), "utf-8")
    except OSError:
        return Complaint(told, 1)
    return Complaint(f"{told} {text(language or 'en', 'crash.report', path=report)}", 1)

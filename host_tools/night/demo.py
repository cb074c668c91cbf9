"""An evening to look at: the acts of an example, done one after the other."""

import json
from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path

from host_tools.night.book import Book

EXAMPLE = Path(__file__).parents[1] / "examples" / "evening.json"
_HOUR, _MINUTE = 20, 30
_STEP_MINUTES = 7


def filled() -> Book:
    """A Book in memory alone, with the evening of the example, as if it had been tonight's."""
    acts = json.loads(EXAMPLE.read_text("utf-8"))
    times = _times(len(acts))
    book = Book(None, lambda: next(times, None) or datetime.now())
    for did in acts:
        book.do(did, did.pop("who", ""), did.pop("why", ""))
    return book


def _times(count: int) -> Iterator[datetime]:
    begin = datetime.now().replace(hour=_HOUR, minute=_MINUTE, second=0, microsecond=0)
    for step in range(count):
        yield begin + step * timedelta(minutes=_STEP_MINUTES)

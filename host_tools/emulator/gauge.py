"""What is measured while a script plays on the emulated Pico."""

from statistics import median

_MS = 1_000_000
_KB = 1024


class Gauge:
    """Collects, and tells in lines."""

    def __init__(self) -> None:
        self._starts: list[tuple[float, float]] = []
        self._free: list[tuple[str, int]] = []
        self._sent: list[int] = []
        self._nanos: list[float] = []

    def note_start(self, bare_ns: float, picture_ns: float) -> None:
        """So long after power-on the firmware was ready, and the first picture was seen."""
        self._starts.append((bare_ns, picture_ns))

    def note_free(self, where: str, free: int) -> None:
        """So many bytes were free there."""
        self._free.append((where, free))

    def note_key(self, sent: int, nanos: float) -> None:
        """A key was pressed: so many bytes went to the display, the last one after so long."""
        self._sent.append(sent)
        self._nanos.append(nanos)

    def lines(self) -> list[str]:
        """What was measured, for people."""
        told = [
            f"power-on to picture {picture / _MS:.0f} ms, of which the bare firmware {bare / _MS:.0f} ms"
            for bare, picture in self._starts
        ]
        if self._sent:
            told.append(
                f"a key: {median(self._sent):.0f} bytes to the display (most {max(self._sent)}), the last one "
                f"{median(self._nanos) / _MS:.0f} ms after the key went down (most {max(self._nanos) / _MS:.0f})"
            )
        if self._free:
            told.append("KB free: " + ", ".join(f"{where} {free // _KB}" for where, free in self._free))
        return told

"""A reader on a controller's SPI bus, and the tags that are laid on it."""

from rp2040py.gpio_pin import GPIOPinState
from rp2040py.rp2040 import RP2040

from host_tools.chips.mfrc522 import MFRC522
from host_tools.chips.pn532 import PN532, PN532OnSPI
from host_tools.chips.tags import Field, Tag
from host_tools.play import Misplay
from settebello.drivers import ndef

# Pages 4 to 6 of an NTAG213 as it is sold (NXP's data sheet, 8.5.6).
_BLANK = b"\x01\x03\xa0\x0c\x34\x03\x00\xfe\x00\x00\x00\x00"
_BITS_A_BYTE = 8
# Not every try hears a card that is passed.
_MISSES = 3


class Reader:
    """The part "reader" of a board: ``uid`` is the number of the tag that lies there, or None."""

    def __init__(self, mcu: RP2040, part: dict) -> None:
        """``part`` is that of a board.json, its kind one of KINDS."""
        self.uid: str | None = None
        self._field = Field()
        self._tags: dict[str, Tag] = {}
        self._clock = _Clock(mcu)
        self._chip, self._device = KINDS[part["kind"]](self._clock, self._field)
        self._is_plugged = True
        self._spi = mcu.spi[part["bus"]]
        self._spi.on_transmit = self._shift
        self._select = mcu.gpio[part["pins"]["cs"]]
        self._select.add_listener(lambda now, before: self._device.select(now == GPIOPinState.LOW))
        if "rst" in part["pins"]:
            mcu.gpio[part["pins"]["rst"]].add_listener(self._reset)

    def tag(self, uid: str, text: str | None, misses: int | None = None) -> None:
        """Lays a tag there in the place of the one before; ``text`` is what it says unless the box wrote on it.

        So many tries don't hear it; else of three cards one is heard at the first, one at the second, one at the third.
        """
        tag = self._tags.get(uid)
        if tag is None or not tag.writes:
            tag = self._tags[uid] = _tag(bytes.fromhex(uid), text)
        tag.deaf = len(self._tags) % _MISSES if misses is None else misses
        self._field.lift()
        self._field.put(tag)
        self.uid = uid

    def lift(self) -> None:
        """Takes it away."""
        self._field.lift()
        self.uid = None

    def plug(self, plugged: bool) -> None:
        """Joins it to the box or parts it."""
        self._is_plugged = plugged
        self._chip.power_up()

    def power(self) -> None:
        """Power came: the chip knows nothing of what it was told."""
        self._chip.power_up()

    def _shift(self, byte: int) -> None:
        self._clock.pass_ns(_BITS_A_BYTE * 1e9 / self._spi.clock_frequency)
        answers = self._is_plugged and self._select.value == GPIOPinState.LOW
        # The line that nobody drives is held low by the pad's pull-down (RP2040 data sheet, 2.19.6.3).
        self._spi.complete_transmit(self._device.shift(byte) if answers else 0)

    def _reset(self, now: GPIOPinState, before: GPIOPinState) -> None:
        if now == GPIOPinState.HIGH and before == GPIOPinState.LOW:
            self._chip.reset()


class _Clock:
    """The time as the chips want it."""

    def __init__(self, mcu: RP2040) -> None:
        self._clock = mcu.clock

    @property
    def time_us(self) -> float:
        return self._clock.nanos / 1000

    def pass_ns(self, nanos: float) -> None:
        self._clock.tick(nanos)


def _tag(uid: bytes, text: str | None) -> Tag:
    tag = Tag(uid, _BLANK)
    if text is None:
        return tag
    try:
        plan = ndef.plan(text, _BLANK)
    except ValueError:
        raise Misplay(f"'{text}' is more than a tag has room for") from None
    for page, data in plan:
        tag.memory[4 * page : 4 * page + 4] = data
    return tag


def _pn532(clock: _Clock, field: Field) -> tuple[PN532, PN532OnSPI]:
    chip = PN532(clock, field)
    return chip, PN532OnSPI(chip)


def _mfrc522(clock: _Clock, field: Field) -> tuple[MFRC522, MFRC522]:
    chip = MFRC522(clock, field)
    return chip, chip


KINDS = {"pn532_spi": _pn532, "mfrc522": _mfrc522}

"""NDEF against a second implementation, ndeflib, both ways: what it writes is read, and it reads what we write."""

import io

import ndef as reference
import pytest

from settebello.core import tag_text
from settebello.drivers import ndef

CARDS = range(40)
LANGUAGES = ["it", "en", "de", "fr", "es-ES", "en-US", "zh-Hant-TW", "x"]

# What stands before the NDEF block, and whether its length takes three bytes.
LOCK = bytes.fromhex("0103A00C34")
MEMORY = bytes.fromhex("0203400804")
LAYOUTS = {
    "from page 4": (b"", False),
    "lock control": (LOCK, False),
    "lock and memory control": (LOCK + MEMORY, False),
    "nothing": (b"\x00\x00", False),
    "a block of its own sort": (b"\xfd\x03\xd1\x03\x09", False),
    "a long length": (b"", True),
    "lock control and a long length": (LOCK, True),
}


def in_layout(message, layout):
    before, is_long = LAYOUTS[layout]
    length = b"\xff" + len(message).to_bytes(2, "big") if is_long else bytes([len(message)])
    return before + b"\x03" + length + message + b"\xfe"


def blocks(memory):
    """(type, value) of each block, by the specification's own grammar."""
    stream = io.BytesIO(memory)
    while (kind := stream.read(1)) and kind != b"\xfe":
        if kind != b"\x00":
            length = stream.read(1)
            size = int.from_bytes(stream.read(2), "big") if length == b"\xff" else length[0]
            yield kind[0], stream.read(size)


def read_by_reference(memory):
    """The only record of the first NDEF block."""
    message = next(value for kind, value in blocks(memory) if kind == 0x03)
    (record,) = reference.message_decoder(message, errors="strict")
    return record


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("french", [False, True], ids=["Italian deck", "French deck"])
def test_what_the_reference_writes_is_read_as_the_card(layout, language, french):
    for card in CARDS:
        for written in (tag_text.text_of(card, french), f" {tag_text.text_of(card, french).lower()} "):
            message = b"".join(reference.message_encoder([reference.TextRecord(written, language)]))
            data = in_layout(message, layout)
            assert ndef.needed(data) <= 48
            assert ndef.text(data) == written
            assert tag_text.card_of(ndef.text(data), french) == card


@pytest.mark.parametrize("before", [b"", LOCK, MEMORY, LOCK + MEMORY, b"\x01\x01\xa0", b"\x01\x00"])
@pytest.mark.parametrize("french", [False, True], ids=["Italian deck", "French deck"])
def test_what_is_written_is_read_by_the_reference(before, french):
    for card in CARDS:
        memory = bytearray((before + b"\x03\x00\xfe").ljust(48, b"\0"))
        for page, content in ndef.plan(tag_text.text_of(card, french), memory[:12]):
            memory[4 * (page - 4) : 4 * (page - 3)] = content
        assert memory.startswith(before)
        record = read_by_reference(memory)
        assert (record.type, record.encoding) == ("urn:nfc:wkt:T", "UTF-8")
        assert tag_text.card_of(record.text, french) == card


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_is_the_reference_s_to_the_byte(language):
    for card in CARDS:
        text = tag_text.text_of(card)
        assert ndef.message(text, language) == b"".join(
            reference.message_encoder([reference.TextRecord(text, language)])
        )


@pytest.mark.parametrize(
    "others",
    [
        [reference.UriRecord("https://example.org")],
        [reference.Record("urn:nfc:ext:android.com:pkg", "", b"org.example")],
        [reference.Record("text/plain", "note", b"hello")],
    ],
    ids=["an address", "an app", "a note with an ID"],
)
def test_a_text_among_other_records_is_found_where_it_can_be_read(others):
    text = reference.TextRecord("7D", "it")
    for records in ([text, *others], [*others, text]):
        data = in_layout(b"".join(reference.message_encoder(records)), "lock control")
        assert ndef.text(data) == "7D"
    assert ndef.text(in_layout(b"".join(reference.message_encoder(others)), "lock control")) is None


def test_utf_16_is_no_text():
    message = b"".join(reference.message_encoder([reference.TextRecord("7D", "it", "UTF-16")]))
    assert ndef.text(in_layout(message, "from page 4")) is None

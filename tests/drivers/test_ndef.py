"""NDEF: what a tag's memory says, in what order it is written, and that half of it says nothing."""

from settebello.drivers import ndef
from tests.drivers.reader_rig import FACTORY, SEVEN, SEVEN_AFTER_LOCK

BLANK = bytes(16)
PHONE_URI = b"\x03\x0a\xd1\x01\x06U\x04a.it/\xfe"
LONG_TEXT = b"sette di denari"
BYTES_OF_LOCKS = b"\x01\x03\xa0\x0c\x34\x02\x03\xe0\x10\x44"


def record(payload, header=0xD1, kind=b"T"):
    return bytes((header, len(kind), len(payload))) + kind + payload


def block(message):
    return b"\x03" + bytes((len(message),)) + message + b"\xfe"


CASES = {
    "test_the_text_is_read": [
        {"id": "plain", "data": SEVEN, "text": "7D"},
        {"id": "after the lock control block", "data": SEVEN_AFTER_LOCK, "text": "7D"},
        {"id": "after both control blocks", "data": BYTES_OF_LOCKS + SEVEN, "text": "7D"},
        {"id": "after nothing", "data": b"\x00\x00\x00" + SEVEN, "text": "7D"},
        {"id": "after a block of its own sort", "data": b"\xfd\x02\x03\x09" + SEVEN, "text": "7D"},
        {"id": "with a length of 3 bytes", "data": b"\x03\xff\x00\x09" + SEVEN[2:], "text": "7D"},
        {"id": "without an end", "data": SEVEN[:-1] + b"\x00", "text": "7D"},
        {"id": "Italian", "data": block(record(b"\x02it7D")), "text": "7D"},
        {"id": "a long language", "data": block(record(b"\x05en-GB7D")), "text": "7D"},
        {"id": "no language", "data": block(record(b"\x007D")), "text": "7D"},
        {"id": "no short record", "data": block(b"\xc1\x01\x00\x00\x00\x05T\x02en7D"), "text": "7D"},
        {"id": "with an ID", "data": block(b"\xd9\x01\x05\x02Tab\x02en7D"), "text": "7D"},
        {"id": "not ASCII", "data": block(record(b"\x02it\xc3\xa8")), "text": "\u00e8"},
        {"id": "empty", "data": block(record(b"\x02it")), "text": ""},
        {
            "id": "after another record",
            "data": block(record(b"\x04a.it", 0x91, b"U") + record(b"\x02it7D", 0x51)),
            "text": "7D",
        },
        {
            "id": "before another that wasn't read",
            "data": b"\x03\x40" + record(b"\x02it7D", 0x91) + b"\x54\x0f",
            "text": "7D",
        },
    ],
    "test_what_is_no_text_is_none": [
        {"id": "factory", "data": FACTORY},
        {"id": "blank", "data": BLANK},
        {"id": "nothing", "data": b""},
        {"id": "all ones", "data": b"\xff" * 48},
        {"id": "an address", "data": PHONE_URI},
        {"id": "an empty message", "data": b"\x03\x00\xfe\x00"},
        {"id": "an empty message before a text", "data": b"\x03\x00" + SEVEN},
        {"id": "a text after the end", "data": b"\xfe" + SEVEN},
        {"id": "a length too short", "data": b"\x03\x08" + SEVEN[2:]},
        {"id": "a record longer than was read", "data": SEVEN[:10]},
        {"id": "UTF-16", "data": block(record(b"\x82it\x007\x00D"))},
        {"id": "not UTF-8", "data": block(record(b"\x02it\xff\xfe"))},
        {"id": "a language beyond the record", "data": block(record(b"\x3f7D"))},
        {"id": "no status", "data": block(record(b""))},
        {"id": "a chunk", "data": block(record(b"\x02it7D", 0xB1))},
        {"id": "another sort of type", "data": block(record(b"\x02it7D", 0xD2))},
        {"id": "a type of two letters", "data": block(record(b"\x02it7D", kind=b"Tx"))},
    ],
    "test_so_much_has_to_be_read": [
        {"id": "one read", "data": SEVEN + bytes(4), "bytes": 11},
        {"id": "one read, after the lock control block", "data": SEVEN_AFTER_LOCK[:16], "bytes": 16},
        {"id": "two reads", "data": b"\x03\x16" + bytes(14), "bytes": 24},
        {
            "id": "a length that isn't there yet",
            "data": b"\x01\x03\xa0\x0c\x34\x02\x03\xe0\x10\x44\x00\x00\x00\x00\x00\x03",
            "bytes": 17,
        },
        {"id": "a long one", "data": b"\x03\xff\x01\x00" + bytes(12), "bytes": 48},
        {"id": "none", "data": FACTORY + b"\xfe" * 8, "bytes": 7},
    ],
    "test_writing_gives": [
        {
            "id": "a blank tag its text from page 4",
            "data": BLANK,
            "pages": [(4, b"\x03\x00\xfe\x00"), (5, b"\x05T\x02i"), (6, b"t7D\xfe"), (4, b"\x03\x09\xd1\x01")],
        },
        {
            "id": "a factory tag its text after the lock control block",
            "data": FACTORY + bytes(4),
            "pages": [
                (5, b"\x34\x03\x00\xfe"),
                (6, b"\x01\x05T\x02"),
                (7, b"it7D"),
                (8, b"\xfe\x00\x00\x00"),
                (5, b"\x34\x03\x09\xd1"),
            ],
        },
        {
            "id": "a tag whose length is in the next page its text",
            "data": b"\x01\x01\xa0" + FACTORY[5:8] + bytes(8),
            "pages": [
                (5, b"\x00\xfe\x00\x00"),
                (4, b"\x01\x01\xa0\x03"),
                (6, b"T\x02it"),
                (7, b"7D\xfe\x00"),
                (5, b"\x09\xd1\x01\x05"),
            ],
        },
    ],
    "test_a_tag_lifted_while_it_is_written_says_the_old_text_the_new_or_none": [
        {"id": "blank", "data": BLANK},
        {"id": "factory", "data": FACTORY},
        {"id": "another card", "data": SEVEN.replace(b"7D", b"3B")},
        {"id": "another card after the lock control block", "data": SEVEN_AFTER_LOCK.replace(b"7D", b"3B")},
        {"id": "another card in English and long", "data": block(record(b"\x02en3B" + bytes(20)))},
        {"id": "an address", "data": PHONE_URI},
        {"id": "a length in the next page", "data": b"\x01\x01\xa0" + SEVEN.replace(b"7D", b"3B")},
        {"id": "a length at the end of a page", "data": b"\x01\x00" + SEVEN.replace(b"7D", b"3B")},
        {"id": "noise", "data": b"\xd1\x55\x03\x09\x54\x02it7D\xfe\x03\x09\xd1"},
    ],
    "test_a_tag_without_room_is_refused": [
        {"id": "controls to the end", "data": b"\x01\x0b" + bytes(10)},
        {"id": "a control longer than was read", "data": b"\x02\x20" + bytes(10)},
        {"id": "a control without its length", "data": b"\x01\x09" + bytes(9) + b"\x02"},
    ],
}


def padded(data):
    return (bytes(data) + bytes(48))[:48]


def test_the_text_is_read(case):
    assert ndef.text(case["data"]) == case["text"]
    assert ndef.text(bytearray(padded(case["data"]))) == case["text"]


def test_what_is_no_text_is_none(case):
    assert ndef.text(case["data"]) is None


def test_so_much_has_to_be_read(case):
    assert ndef.needed(case["data"]) == case["bytes"]


def test_a_blank_tag_is_read_to_the_end_of_the_smallest_and_no_further():
    data = b""
    while len(data) < ndef.needed(data):
        data += BLANK
    assert len(data) == 48


def test_the_message_is_that_of_the_specification():
    assert ndef.message("7D", "en") == b"\xd1\x01\x05T\x02en7D"


def test_a_text_that_does_not_fit_is_refused():
    for refused in (lambda: ndef.message("x" * 250), lambda: ndef.plan("x" * 40, BLANK)):
        try:
            refused()
        except ValueError:
            continue
        raise AssertionError("accepted")


def test_writing_gives(case):
    assert ndef.plan("7D", case["data"]) == case["pages"]


def test_page_3_and_the_pages_before_are_never_written():
    for data in (BLANK, FACTORY, SEVEN, SEVEN_AFTER_LOCK, BYTES_OF_LOCKS + SEVEN):
        for page, content in ndef.plan("7D", data):
            assert page >= 4 and len(content) == 4


def torn(old, new):
    """What a page may hold that was being written when the power went: some of its bits are old, some new."""
    set_only = bytes([old[at] & new[at] for at in range(4)])
    set_all = bytes([old[at] | new[at] for at in range(4)])
    yield set_only
    yield set_all
    for first, last in ((old, new), (new, old), (set_only, new), (set_all, new)):
        for at in range(1, 4):
            yield first[:at] + last[at:]
        for bit in range(1, 8):
            mask = (1 << bit) - 1
            yield bytes([first[at] & ~mask & 0xFF | last[at] & mask for at in range(4)])


def test_a_tag_lifted_while_it_is_written_says_the_old_text_the_new_or_none(case):
    memory = bytearray(padded(case["data"]))
    old = ndef.text(memory)
    for page, content in ndef.plan("6C", memory[:12]):
        at = 4 * (page - 4)
        for half in torn(bytes(memory[at : at + 4]), content):
            cut = memory[:at] + half + memory[at + 4 :]
            assert ndef.text(cut) in (None, old, "6C")
        memory[at : at + 4] = content
    assert ndef.text(memory) == "6C"


def test_a_tag_without_room_is_refused(case):
    try:
        ndef.plan("7D", case["data"])
    except ValueError:
        return
    raise AssertionError("accepted")


def test_noise_is_never_an_error():
    seed = 1
    for _ in range(2000):
        data = bytearray(16)
        for at in range(16):
            seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
            data[at] = seed >> 16 & 0xFF
        data[0] = seed >> 8 & 3
        told = ndef.text(data)
        assert told is None or isinstance(told, str)
        assert 0 <= ndef.needed(data) <= 48

"""The PN532: its frames, its start, and its ways to fail, on SPI and on I2C."""

from settebello.drivers import pn532_frame
from tests.drivers.reader_rig import OTHER_TAG, OTHER_UID, SEVEN, TAG, ReaderRig, ntag

BOTH = ("pn532_spi", "pn532_i2c")


def both():
    return [{"id": kind, "kind": kind} for kind in BOTH]


CASES = {
    "test_a_frame_is_that_of_the_manual": [
        {"id": "GetFirmwareVersion", "data": b"\x02", "frame": "0000FF02FED4022A00"},
        {"id": "SAMConfiguration", "data": b"\x14\x01\x14\x01", "frame": "0000FF05FBD41401140102 00"},
        {"id": "RFConfiguration, tries", "data": b"\x32\x05\xff\x01\x02", "frame": "0000FF06FAD43205FF0102F300"},
        {"id": "RFConfiguration, field off", "data": b"\x32\x01\x00", "frame": "0000FF04FCD4320100F900"},
        {"id": "InListPassiveTarget of one", "data": b"\x4a\x01\x00", "frame": "0000FF04FCD44A0100E100"},
        {"id": "READ of page 4", "data": b"\x40\x01\x30\x04", "frame": "0000FF05FBD440013004B700"},
    ],
    "test_an_answer_counts_only_whole_and_right": [
        {"id": "right", "frame": "0000FF06FAD50332010607E800", "at": 7},
        {"id": "a wrong checksum", "frame": "0000FF06FAD50332010607E900", "at": 0},
        {"id": "a wrong checksum of the length", "frame": "0000FF06FBD50332010607E800", "at": 0},
        {"id": "a wrong start", "frame": "0001FF06FAD50332010607E800", "at": 0},
        {"id": "from the host", "frame": "0000FF06FAD40332010607E900", "at": 0},
        {"id": "to another command", "frame": "0000FF02FED5151600", "at": 0},
        {"id": "an error", "frame": "0000FF01FF7F8100", "at": 0},
        {"id": "an acknowledgement", "frame": "0000FF00FF00", "at": 0},
        {"id": "longer than was read", "frame": "0000FF1EE2D503", "at": -37},
        {"id": "all ones", "frame": "FF" * 36, "at": 0},
        {"id": "all zeros", "frame": "00" * 36, "at": 0},
    ],
    "test_it_is_started_in_this_order": both(),
    "test_the_field_is_off_between_two_looks": both(),
    "test_a_late_answer_is_waited_for": both(),
    "test_what_is_not_acknowledged_is_sent_again": both(),
    "test_a_wrong_checksum_is_asked_for_again": both(),
    "test_lasting_nonsense_is_told": both(),
    "test_another_chip_is_told": both(),
    "test_one_that_was_left_busy_by_a_reset_is_freed": both(),
    "test_one_that_hangs_is_freed_by_its_reset_pin_and_nothing_is_told": both(),
    "test_one_that_hangs_without_a_reset_pin_is_told": both(),
    "test_one_that_lost_its_power_for_a_moment_is_started_anew": both(),
    "test_a_third_long_uid_beside_another_is_still_a_whole_frame": both(),
    "test_two_phones_are_two_tags": both(),
    "test_an_answer_that_says_too_little_is_nonsense": [
        {"id": "%s, %s" % (kind, name), "kind": kind, "says": says}
        for kind in BOTH
        for name, says in (
            ("no count", b"\xd5\x4b"),
            ("a count and no tag", b"\xd5\x4b\x01"),
            ("a UID of 5 bytes", b"\xd5\x4b\x01\x01\x00\x44\x00\x05\x01\x02\x03\x04\x05"),
            ("half a UID", b"\xd5\x4b\x01\x01\x00\x44\x00\x07\x01\x02\x03"),
            ("three tags", b"\xd5\x4b\x03"),
        )
    ],
}


def bytes_of(text):
    text = text.replace(" ", "")
    return bytes([int(text[at : at + 2], 16) for at in range(0, len(text), 2)])


def test_a_frame_is_that_of_the_manual(case):
    assert pn532_frame.command(case["data"]) == bytes_of(case["frame"])


def test_an_answer_counts_only_whole_and_right(case):
    frame = bytes_of(case["frame"])
    data = frame + bytes(80 - len(frame))
    assert pn532_frame.answer(data, 36, 0x02) == case["at"]


def test_only_an_acknowledgement_is_one():
    assert pn532_frame.is_ack(bytes_of("0000FF00FF00"))
    for other in ("0000FFFF0000", "0000FF00FF01", "000000000000", "FFFFFFFFFFFF", "0000FF06FAD5"):
        assert not pn532_frame.is_ack(bytes_of(other))


def test_the_bits_of_a_byte_are_turned_on_spi():
    rig = ReaderRig("pn532_spi").started()
    sent = []
    rig.device.shift = lambda byte: sent.append(byte) or 0
    rig.turns(500)
    # The status 02 is asked for, then GetFirmwareVersion is sent after a 01, lowest bits first.
    assert bytes_of("4000") in bytes(sent) and bytes_of("80 00 00 FF 40 7F 2B 40 54 00") in bytes(sent)


def test_it_is_started_in_this_order(case):
    rig = ReaderRig(case["kind"]).started()
    assert rig.chip.commands[:4] == [b"\x02", b"\x14\x01\x14\x01", b"\x32\x05\xff\x01\x02", b"\x4a\x02\x00"]
    assert rig.chip.retries == 2


def test_the_field_is_off_between_two_looks(case):
    rig = ReaderRig(case["kind"]).started()
    rig.put(ntag(memory=SEVEN))
    rig.turns(1000)
    looks = [at for at, command in enumerate(rig.chip.commands) if command[0] == 0x4A]
    for number in range(1, len(looks)):
        assert b"\x32\x01\x00" in rig.chip.commands[looks[number - 1] : looks[number]]


def test_a_late_answer_is_waited_for(case):
    rig = ReaderRig(case["kind"])
    rig.chip.late_ms = 150
    rig.put(ntag(memory=SEVEN))
    assert rig.until("tag") == ("tag", TAG, "7D") and rig.reader.trouble is None


def test_what_is_not_acknowledged_is_sent_again(case):
    rig = ReaderRig(case["kind"]).started()
    rig.chip.lost_acks = 2
    rig.chip.commands.clear()
    while rig.chip.lost_acks or len(rig.chip.commands) < 3:
        assert rig.turn() is None
    first = rig.chip.commands[0]
    assert rig.chip.commands[:3] == [first] * 3
    rig.put(ntag(memory=SEVEN))
    assert rig.turns(500) == [("tag", TAG, "7D")]


def test_a_wrong_checksum_is_asked_for_again(case):
    rig = ReaderRig(case["kind"]).started()
    rig.put(ntag(memory=SEVEN))
    for _ in range(8):
        rig.chip.spoilt = 2
        rig.turns(100)
        assert rig.chip.spoilt == 0
    assert b"\x02" not in rig.chip.commands[1:] and rig.reader.trouble is None


def test_lasting_nonsense_is_told(case):
    rig = ReaderRig(case["kind"]).started()
    rig.chip.spoilt = 100_000
    assert rig.turns(5000) == [("trouble", "reader.garbled", ("PN532",))]
    rig.chip.spoilt = 0
    assert rig.turns(1500) == [("ready",)]


def test_another_chip_is_told(case):
    rig = ReaderRig(case["kind"])
    rig.chip.firmware = b"\x33\x01\x06\x07"
    assert rig.turns(5000) == [("trouble", "reader.garbled", ("PN532",))]


def test_one_that_was_left_busy_by_a_reset_is_freed(case):
    rig = ReaderRig(case["kind"])
    rig.chip.wake()
    rig.chip.old = True
    rig.put(ntag(memory=SEVEN))
    assert rig.turns(1000) == [("tag", TAG, "7D")]


def test_one_that_hangs_is_freed_by_its_reset_pin_and_nothing_is_told(case):
    rig = ReaderRig(case["kind"], reset=True).started()
    for _ in range(3):
        rig.chip.hangs = True
        assert rig.turns(2000) == [] and not rig.chip.hangs
    rig.put(ntag(memory=SEVEN))
    assert rig.turns(1000) == [("tag", TAG, "7D")]


def test_one_that_hangs_without_a_reset_pin_is_told(case):
    rig = ReaderRig(case["kind"]).started()
    rig.chip.hangs = True
    where = ("SPI", "0 1") if case["kind"] == "pn532_spi" else ("I2C", "1 0")
    assert rig.turns(10_000) == [("trouble", "reader.silent", ("PN532",) + where)]


def test_one_that_lost_its_power_for_a_moment_is_started_anew(case):
    for after_ms in range(0, 60, 4):
        rig = ReaderRig(case["kind"]).started()
        rig.turns(after_ms)
        rig.chip.power_up()
        rig.put(ntag(memory=SEVEN))
        assert rig.turns(2000) == [("tag", TAG, "7D")]
        # At the latest when it doesn't say that there is no tag.
        rig.field.lift()
        assert rig.turns(2000) == [("gone",)]
        assert rig.chip.retries == 2


def test_a_third_long_uid_beside_another_is_still_a_whole_frame(case):
    rig = ReaderRig(case["kind"]).started()
    for first in (1, 2, 3):
        rig.put(ntag(bytes([first] * 10)))
    assert rig.turns(1000) == [("trouble", "reader.two", ())]


def test_two_phones_are_two_tags(case):
    rig = ReaderRig(case["kind"]).started()
    phone = b"\x00\x04\x20\x04\x08\x01\x02\x03" + b"\x14" + bytes(19)
    rig.chip.says = b"\xd5\x4b\x02\x01" + phone + b"\x02" + phone
    # Longer than what is read at first.
    assert len(rig.chip.says) > 36
    assert rig.turns(1000) == [("trouble", "reader.two", ())]


def test_an_answer_that_says_too_little_is_nonsense(case):
    rig = ReaderRig(case["kind"]).started()
    rig.chip.says = case["says"]
    assert rig.turns(5000) == [("trouble", "reader.garbled", ("PN532",))]


def test_it_holds_no_line_of_the_display_when_it_holds_its_own():
    rig = ReaderRig("pn532_i2c").started()
    rig.machine.hold(17)
    assert rig.turns(3000) == [("trouble", "reader.silent", ("PN532", "I2C", "1 0"))]
    rig.machine.let_go(17)
    rig.put(ntag(OTHER_UID, SEVEN))
    assert sorted(rig.turns(1500)) == [("ready",), ("tag", OTHER_TAG, "7D")]

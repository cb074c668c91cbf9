"""The MFRC522: its version, its start, the whole UID, and answers that don't count."""

from tests.drivers.reader_rig import OTHER_TAG, OTHER_UID, SEVEN, TAG, ReaderRig, ntag

CASES = {
    "test_a_line_that_nobody_drives_is_told_with_its_level": [
        {"id": "low", "miso": 0x00, "said": "0x00"},
        {"id": "high", "miso": 0xFF, "said": "0xFF"},
    ],
    "test_a_genuine_chip_is_no_trouble": [{"id": hex(version), "version": version} for version in (0x91, 0x92)],
    "test_a_clone_is_told_until_it_has_read_a_tag": [
        {"id": said, "version": version, "said": said}
        for version, said in ((0x88, "0x88"), (0x12, "0x12"), (0xB2, "0xB2"))
    ],
    "test_an_answer_whose_check_is_wrong_does_not_count": [
        {"id": "%d times %s" % (count, name), "length": length, "count": count, "text": text}
        for name, length, count, text in (
            ("a UID", 5, 1, "7D"),
            ("a UID", 5, 5, "7D"),
            ("a SAK", 3, 1, "7D"),
            ("a SAK", 3, 5, "7D"),
            ("pages", 18, 2, "7D"),
            ("pages", 18, 3, None),
        )
    ],
}


def test_a_line_that_nobody_drives_is_told_with_its_level(case):
    rig = ReaderRig("mfrc522")
    rig.unplug()
    rig.machine.miso = case["miso"]
    assert rig.turns(5000) == [("trouble", "reader.wires", ("RC522", case["said"]))]


def test_a_genuine_chip_is_no_trouble(case):
    assert ReaderRig("mfrc522", version=case["version"]).turns(1000) == []


def test_a_clone_is_told_until_it_has_read_a_tag(case):
    rig = ReaderRig("mfrc522", version=case["version"])
    assert rig.turns(2000) == [("trouble", "reader.clone", (case["said"],))]
    rig.put(ntag(memory=SEVEN))
    assert sorted(rig.turns(1000)) == [("ready",), ("tag", TAG, "7D")]
    rig.field.lift()
    assert rig.turns(1000) == [("gone",)]


def test_a_clone_that_hears_no_tag_stays_told():
    rig = ReaderRig("mfrc522", version=0x12)
    rig.chip.is_deaf = True
    rig.put(ntag(memory=SEVEN))
    assert rig.turns(3000) == [("trouble", "reader.clone", ("0x12",))]


def test_it_is_set_up_as_the_data_sheet_says():
    rig = ReaderRig("mfrc522").started()
    registers = rig.chip.registers
    assert rig.chip.field_is_on()
    # 100 % ASK, CRC preset 0x6363, receiver gain of 33 dB, timer started by the end of sending.
    assert (registers[0x15], registers[0x11], registers[0x26], registers[0x2A]) == (0x40, 0x3D, 0x48, 0x8D)


def test_a_tag_has_time_to_read_and_to_write_and_is_soon_known_to_be_away():
    rig = ReaderRig("mfrc522").started()
    assert 1000 < rig.chip._timeout_us() < 5000
    tag = rig.put(ntag())
    times = []
    exchange = tag.exchange
    tag.exchange = lambda command: times.append(rig.chip._timeout_us()) or exchange(command)
    rig.until("tag")
    rig.reader.write("7D")
    rig.until("written")
    assert len(times) > 4 and 10_000 < min(times) <= max(times) < 25_000


def test_a_tag_that_stays_is_halted_and_found_every_time():
    rig = ReaderRig("mfrc522").started()
    tag = rig.put(ntag(memory=SEVEN))
    rig.until("tag")
    woken = []
    wakes = tag.wakes
    tag.wakes = lambda: woken.append(tag.state) or wakes()
    rig.turns(1000)
    # A tag that is still active doesn't answer at all, so each of these looks would have been a miss.
    assert len(woken) >= 10 and set(woken) == {"halted"}


def test_a_uid_of_one_level_that_begins_like_a_part_is_never_told():
    rig = ReaderRig("mfrc522").started()
    rig.put(ntag(b"\x88\x04\xa3\xc6", SEVEN))
    assert rig.turns(1000) == []


def test_an_answer_whose_check_is_wrong_does_not_count(case):
    rig = ReaderRig("mfrc522").started()
    rig.put(ntag(memory=SEVEN))
    rig.chip.spoilt[case["length"]] = case["count"]
    assert rig.turns(1500) == [("tag", TAG, case["text"])]
    assert rig.chip.spoilt[case["length"]] == 0


def test_a_sak_that_promises_more_than_the_uid_has_is_no_tag():
    rig = ReaderRig("mfrc522").started()
    rig.put(ntag(b"\x12\x34\x56\x78", SEVEN)).sak = 0x04
    assert rig.turns(1000) == []


def test_what_never_ends_is_ended():
    rig = ReaderRig("mfrc522").started()
    rig.chip.is_stuck = True
    assert rig.turns(5000) == [("trouble", "reader.wires", ("RC522", "0x92"))]
    rig.chip.is_stuck = False
    assert rig.turns(1500) == [("ready",)]


def test_one_that_lost_its_power_for_a_moment_is_started_anew():
    rig = ReaderRig("mfrc522", reset=False).started()
    rig.chip.power_up()
    assert not rig.chip.field_is_on()
    rig.put(ntag(memory=SEVEN))
    assert rig.turns(1000) == [("tag", TAG, "7D")]


def test_its_reset_pin_is_used():
    rig = ReaderRig("mfrc522")
    machine = rig.machine
    from settebello.drivers import mfrc522

    pin = machine.Pin(22, machine.Pin.OUT, value=1)
    chip = mfrc522.open_reader(rig._spi(), machine.Pin(17, value=1), pin)
    for now in range(0, 100, 5):
        chip.poll(now)
    assert pin.history == [1, 0, 1]


def test_tags_of_two_sorts_collide_as_two():
    rig = ReaderRig("mfrc522").started()
    rig.put(ntag(memory=SEVEN))
    rig.put(ntag(b"\x12\x34\x56\x78", SEVEN))
    assert rig.turns(1000) == [("trouble", "reader.two", ())]
    rig.field.lift()
    rig.put(ntag(OTHER_UID, SEVEN))
    assert sorted(rig.turns(1000)) == [("ready",), ("tag", OTHER_TAG, "7D")]

"""Tags that are written on a reader, whatever its chip, and lifted meanwhile."""

from host_tools.chips.tags import Tag
from settebello.drivers import ndef
from tests.drivers.reader_rig import (
    FACTORY,
    KINDS,
    OTHER_TAG,
    OTHER_UID,
    SEVEN,
    SEVEN_AFTER_LOCK,
    TAG,
    UID,
    ReaderRig,
    each_kind,
    ntag,
)

SORTS = [
    ("an NTAG213", lambda: ntag(), "written"),
    ("an NTAG215", lambda: Tag(UID, FACTORY, 135, container=b"\xe1\x10\x3e\x00"), "written"),
    ("an NTAG216", lambda: Tag(UID, FACTORY, 231, container=b"\xe1\x10\x6d\x00"), "written"),
    ("an Ultralight", lambda: Tag(UID, b"", 16, container=bytes(4)), "written"),
    (
        "an Ultralight made ready by a phone",
        lambda: Tag(UID, b"\x03\x00\xfe", 16, container=b"\xe1\x10\x06\x00"),
        "written",
    ),
    ("one that may only be read", lambda: Tag(UID, SEVEN, container=b"\xe1\x10\x12\x0f"), "locked"),
    ("one of another standard", lambda: Tag(UID, SEVEN, container=b"\xe2\x00\x00\x01"), "locked"),
    ("a Classic", lambda: Tag(b"\x12\x34\x56\x78", sak=0x08), "locked"),
    ("one full of control blocks", lambda: ntag(memory=b"\x01\x0b" + bytes(14)), "full"),
]

CASES = {
    "test_of_a_sort_of_tag_is_told_whether_it_was_written": [
        {"id": "%s, %s" % (kind, name), "kind": kind, "make": make, "told": told}
        for kind in KINDS
        for name, make, told in SORTS
    ],
    "test_what_was_written_is_told_of_the_tag_later": each_kind(),
    "test_a_tag_lifted_while_it_is_written_says_no_half_text": [
        {"id": "%s, write %d, %s" % (kind, at, name), "kind": kind, "at": at, "torn": torn}
        for kind in KINDS
        for at in range(5)
        for name, torn in (
            ("old", lambda old, new: old),
            ("new", lambda old, new: new),
            ("half", lambda old, new: new[:2] + old[2:]),
        )
    ],
    "test_a_tag_laid_down_again_is_written_after_all": each_kind(),
    "test_nothing_is_written_on_another_tag": each_kind(),
    "test_nothing_is_written_on_a_tag_that_was_not_told_yet": [
        {"id": "%s, %d turns" % (kind, turns), "kind": kind, "turns": turns}
        for kind in KINDS
        for turns in range(2, 24, 3)
    ],
    "test_what_a_tag_forgets_at_once_is_told": each_kind(),
    "test_nothing_is_written_when_no_tag_was_told": each_kind(),
    "test_a_locked_tag_is_refused": each_kind(),
    "test_a_reader_that_is_lost_refuses_to_write": each_kind(),
}


def test_of_a_sort_of_tag_is_told_whether_it_was_written(case):
    rig = ReaderRig(case["kind"]).started()
    tag = rig.put(case["make"]())
    before = bytes(tag.memory)
    rig.until("tag")
    rig.reader.write("FC")
    told = rig.turns(1500)
    if case["told"] == "written":
        assert told == [("written",)]
        assert ndef.text(tag.memory[16:64]) == "FC" and tag.memory[:16] == before[:16]
        assert min(page for page, _ in tag.writes) >= 4
    else:
        assert told == [("unwritten", case["told"])] and tag.memory == before


def test_what_was_written_is_told_of_the_tag_later(case):
    rig = ReaderRig(case["kind"]).started()
    tag = rig.put(ntag())
    rig.until("tag")
    rig.reader.write("RB")
    rig.until("written")
    rig.field.lift()
    rig.until("gone")
    rig.put(tag)
    assert rig.until("tag") == ("tag", TAG, "RB")


def test_a_tag_lifted_while_it_is_written_says_no_half_text(case):
    rig = ReaderRig(case["kind"]).started()
    tag = rig.put(ntag(memory=SEVEN_AFTER_LOCK))
    rig.until("tag")
    tag.lift_at = case["at"]
    tag.torn = case["torn"]
    rig.reader.write("3B")
    assert rig.until("unwritten") == ("unwritten", "lifted") and rig.took_ms < 1000
    assert ndef.text(tag.memory[16:64]) in (None, "7D", "3B")
    # Laid down again it can be written as if nothing had been.
    rig.until("gone")
    rig.put(tag)
    rig.until("tag")
    rig.reader.write("3B")
    rig.until("written")


def test_a_tag_laid_down_again_is_written_after_all(case):
    rig = ReaderRig(case["kind"]).started()
    tag = rig.put(ntag())
    rig.until("tag")
    tag.lift_at = 2
    rig.reader.write("3B")
    while tag.is_there:
        assert rig.turn() is None
    rig.put(tag)
    assert rig.until("written") and ndef.text(tag.memory[16:64]) == "3B"


def test_nothing_is_written_on_another_tag(case):
    rig = ReaderRig(case["kind"]).started()
    rig.put(ntag())
    rig.until("tag")
    rig.field.lift()
    other = rig.put(ntag(OTHER_UID))
    rig.reader.write("3B")
    assert ("unwritten", "lifted") in rig.turns(1000) and not other.writes


def test_nothing_is_written_on_a_tag_that_was_not_told_yet(case):
    rig = ReaderRig(case["kind"]).started()
    rig.put(ntag())
    rig.until("tag")
    rig.field.lift()
    other = rig.put(ntag(OTHER_UID))
    told = [rig.turn() for _ in range(case["turns"])]
    rig.reader.write("3B")
    told += rig.turns(1000)
    if ("tag", OTHER_TAG, None) in told[: case["turns"]]:
        assert ("written",) in told and other.writes
    else:
        assert ("unwritten", "lifted") in told and not other.writes


def test_what_a_tag_forgets_at_once_is_told(case):
    rig = ReaderRig(case["kind"]).started()
    rig.put(ntag()).forgets = True
    rig.until("tag")
    rig.reader.write("3B")
    assert rig.turns(1500) == [("unwritten", "locked")]


def test_nothing_is_written_when_no_tag_was_told(case):
    rig = ReaderRig(case["kind"]).started()
    tag = rig.put(ntag())
    rig.reader.write("3B")
    assert ("unwritten", "lifted") in rig.turns(1000) and not tag.writes


def test_a_locked_tag_is_refused(case):
    rig = ReaderRig(case["kind"]).started()
    tag = rig.put(ntag())
    tag.locked = True
    rig.until("tag")
    rig.reader.write("3B")
    assert rig.turns(1500) == [("unwritten", "locked")]


def test_a_reader_that_is_lost_refuses_to_write(case):
    rig = ReaderRig(case["kind"]).started()
    rig.put(ntag())
    rig.until("tag")
    rig.unplug()
    rig.reader.write("3B")
    told = rig.turns(3000)
    assert sorted([event[0] for event in told]) == ["trouble", "unwritten"]
    assert ("unwritten", "lifted") in told
    rig.reader.write("3B")
    assert rig.turns(100) == [("unwritten", "lifted")]

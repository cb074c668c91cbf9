"""Tags on a reader, whatever its chip: found, read, gone."""

from host_tools.chips.tags import Tag
from tests.drivers.reader_rig import (
    FACTORY,
    KINDS,
    OTHER_TAG,
    OTHER_UID,
    SEVEN,
    SEVEN_AFTER_LOCK,
    TAG,
    ReaderRig,
    each_kind,
    ntag,
)

CASES = {
    "test_nothing_is_told_of_an_empty_field": each_kind(),
    "test_a_tag_is_told_once_with_its_text": [
        {"id": "%s, %s" % (kind, name), "kind": kind, "memory": memory, "text": text}
        for kind in KINDS
        for name, memory, text in (
            ("from page 4", SEVEN, "7D"),
            ("after the lock control block", SEVEN_AFTER_LOCK, "7D"),
            ("blank", bytes(16), None),
            ("of the factory", FACTORY, None),
            ("of several reads", b"\x03\x1c\xd1\x01\x18T\x02it7D" + b" " * 19 + b"\xfe", "7D" + b" ".decode() * 19),
        )
    ],
    "test_a_uid_is_told_whole": [
        {
            "id": "%s, %d bytes" % (kind, size),
            "kind": kind,
            "uid": bytes(list(range(8, 8 + size))),
            "told": "08090A0B0C0D0E0F1011"[: 2 * size],
        }
        for kind in KINDS
        for size in (4, 7, 10)
    ],
    "test_a_tag_without_pages_is_told_by_its_uid": each_kind(),
    "test_a_tag_that_is_gone_is_told_and_can_come_again": each_kind(),
    "test_two_misses_are_no_leaving": each_kind(),
    "test_one_tag_after_the_other_needs_no_gap": each_kind(),
    "test_a_pile_passed_at_eight_cards_a_second_is_told_whole_and_in_order": each_kind(),
    "test_a_tag_that_leaves_before_it_is_read_is_told_by_its_uid": each_kind(),
    "test_a_tag_that_fails_to_be_read_is_read_again": each_kind(),
    "test_two_tags_at_once_are_a_trouble_and_none_is_told": each_kind(),
    "test_a_tag_that_stays_while_another_comes_and_goes_is_not_told_again": each_kind(),
    "test_a_card_that_only_brushes_another_is_no_trouble": each_kind(),
}


def test_nothing_is_told_of_an_empty_field(case):
    rig = ReaderRig(case["kind"])
    assert rig.turns(5000) == [] and rig.reader.trouble is None


def test_a_tag_is_told_once_with_its_text(case):
    rig = ReaderRig(case["kind"]).started()
    rig.put(ntag(memory=case["memory"]))
    assert rig.turns(3000) == [("tag", TAG, case["text"])]


def test_a_uid_is_told_whole(case):
    rig = ReaderRig(case["kind"]).started()
    rig.put(ntag(uid=case["uid"], memory=SEVEN))
    assert rig.until("tag") == ("tag", case["told"], "7D")


def test_a_tag_without_pages_is_told_by_its_uid(case):
    rig = ReaderRig(case["kind"]).started()
    rig.put(Tag(b"\x12\x34\x56\x78", sak=0x08))
    assert rig.turns(1000) == [("tag", "12345678", None)]


def test_a_tag_that_is_gone_is_told_and_can_come_again(case):
    rig = ReaderRig(case["kind"]).started()
    tag = rig.put(ntag(memory=SEVEN))
    rig.until("tag")
    rig.field.lift()
    assert rig.turns(1000) == [("gone",)]
    rig.put(tag)
    assert rig.turns(1000) == [("tag", TAG, "7D")]


def test_two_misses_are_no_leaving(case):
    rig = ReaderRig(case["kind"]).started()
    tag = rig.put(ntag(memory=SEVEN))
    rig.until("tag")
    for _ in range(20):
        tag.deaf = 2
        assert rig.turns(400) == []
        assert tag.deaf == 0
    tag.deaf = 1000
    assert rig.until("gone") and rig.took_ms <= 300


def test_one_tag_after_the_other_needs_no_gap(case):
    rig = ReaderRig(case["kind"]).started()
    rig.put(ntag(memory=SEVEN))
    rig.until("tag")
    rig.field.lift()
    rig.put(ntag(OTHER_UID, SEVEN.replace(b"7D", b"3B")))
    assert rig.turns(500) == [("tag", OTHER_TAG, "3B")]
    rig.field.lift()
    assert rig.turns(1000) == [("gone",)]


def test_a_pile_passed_at_eight_cards_a_second_is_told_whole_and_in_order(case):
    rig = ReaderRig(case["kind"]).started()
    codes = [rank + suit for suit in "DCSB" for rank in "1234567FCR"]
    events = []
    for number, code in enumerate(codes):
        rig.put(ntag(b"\x04" + bytes((number,)) * 6, SEVEN.replace(b"7D", code.encode())))
        events += rig.turns(110)
        rig.field.lift()
        events += rig.turns(15)
    assert [event[2] for event in events if event[0] == "tag"] == codes


def test_a_tag_that_leaves_before_it_is_read_is_told_by_its_uid(case):
    rig = ReaderRig(case["kind"]).started()
    tag = rig.put(ntag(memory=SEVEN))
    while tag.deaf_to_reads == 0:
        tag.deaf_to_reads = 2
        while tag.deaf_to_reads == 2:
            assert rig.turn() is None
    rig.field.lift()
    assert rig.turns(1000) == [("tag", TAG, None), ("gone",)]


def test_a_tag_that_fails_to_be_read_is_read_again(case):
    rig = ReaderRig(case["kind"]).started()
    rig.put(ntag(memory=SEVEN)).deaf_to_reads = 2
    assert rig.turns(1000) == [("tag", TAG, "7D")]
    rig.field.lift()
    rig.until("gone")
    rig.put(ntag(memory=SEVEN)).deaf_to_reads = 1000
    assert rig.turns(1000) == [("tag", TAG, None)]


def test_two_tags_at_once_are_a_trouble_and_none_is_told(case):
    rig = ReaderRig(case["kind"]).started()
    rig.put(ntag(memory=SEVEN))
    other = rig.put(ntag(OTHER_UID, SEVEN.replace(b"7D", b"3B")))
    assert rig.turns(2000) == [("trouble", "reader.two", ())]
    assert rig.reader.trouble == ("reader.two", ())
    other.is_there = False
    events = rig.turns(1000)
    assert sorted(events) == [("ready",), ("tag", TAG, "7D")] and rig.reader.trouble is None


def test_a_tag_that_stays_while_another_comes_and_goes_is_not_told_again(case):
    rig = ReaderRig(case["kind"]).started()
    rig.put(ntag(memory=SEVEN))
    rig.until("tag")
    other = rig.put(ntag(OTHER_UID))
    assert rig.turns(1000) == [("trouble", "reader.two", ())]
    other.is_there = False
    assert rig.turns(1000) == [("ready",)]


def test_a_card_that_only_brushes_another_is_no_trouble(case):
    rig = ReaderRig(case["kind"]).started()
    first = rig.put(ntag(memory=SEVEN))
    rig.until("tag")
    rig.put(ntag(OTHER_UID, SEVEN.replace(b"7D", b"3B")))
    events = rig.turns(25)
    first.is_there = False
    assert events + rig.turns(1000) == [("tag", OTHER_TAG, "3B")]

"""A store in one file: what it answers after writes that succeed, fail, or leave half a line."""

from settebello.drivers.file_store import FileStore, is_void
from tests.fakes.flash import EIO, ENOSPC, FakeFiles

PATH = "/log/hand.log"
LINES = ['["open",1] 0a0b0c0d', '["card",0,6] 11111111', '["card",1,16] 22222222', '["at",[["cards",null]]] 33333333']
CASES = {
    "test_a_write_that_left_a_piece_behind_is_made_good": [{"id": "%d bytes" % n, "keeps": n} for n in range(0, 60)],
    "test_after_a_restart_a_torn_end_is_void_and_the_next_line_is_whole": [
        {"id": "%d bytes" % n, "keeps": n} for n in range(1, 21)
    ],
    "test_a_failed_start_anew_leaves_what_was_there": [
        {"id": name, "fails": name} for name in ("open wb", "write", "rename")
    ],
}


def store_on(files):
    return FileStore(files, PATH)


def fails(call, *arguments):
    try:
        call(*arguments)
    except OSError:
        return True
    return False


def filled(files, lines=LINES):
    store = store_on(files)
    store.begin(lines[0])
    for line in lines[1:]:
        store.append(line)
    return store


def trouble(errno, *names):
    """Makes these calls fail."""
    return lambda name, path: errno if name in names else 0


def test_a_store_without_a_file_has_no_lines():
    files = FakeFiles()
    assert store_on(files).lines() == [] and files.writes() == 0


def test_an_empty_file_is_a_store_without_lines():
    files = FakeFiles()
    files.contents[PATH] = b""
    assert store_on(files).lines() == []
    store = store_on(files)
    store.append(LINES[0])
    assert store_on(files).lines() == [LINES[0]]


def test_lines_come_back_in_their_order():
    files = FakeFiles()
    filled(files)
    assert store_on(files).lines() == LINES
    assert files.contents[PATH] == "".join([line + "\n" for line in LINES]).encode()


def test_other_letters_come_back_as_they_were():
    files = FakeFiles()
    filled(files, ['["settings","it",["Noè","Più♦"]] 00000000'])
    assert store_on(files).lines() == ['["settings","it",["Noè","Più♦"]] 00000000']


def test_a_line_is_one_write_of_one_open_file():
    files = FakeFiles()
    store = filled(files)
    before = files.writes()
    store.append("x")
    assert files.writes() == before + 2
    assert [call for call in files.calls if call[0] in ("open ab", "write")][-2:] == [
        ("open ab", PATH),
        ("write", PATH),
    ]


def test_a_start_anew_is_renamed_over_the_old_one_and_removes_nothing():
    files = FakeFiles()
    store = filled(files)
    del files.calls[:]
    store.begin("anew")
    assert [name for name, _ in files.calls if name not in ("open rb", "stat")] == ["open wb", "write", "rename"]
    assert store_on(files).lines() == ["anew"] and list(files.contents) == [PATH]


def test_a_long_file_is_not_read_to_see_that_it_is_another():
    files = FakeFiles()
    store = filled(files)
    del files.calls[:]
    store.begin("anew")
    assert "open rb" not in [name for name, _ in files.calls]


def test_a_start_anew_with_what_is_there_writes_nothing():
    files = FakeFiles()
    store = filled(files, LINES[:1])
    before = files.writes()
    store.begin(LINES[0])
    store_on(files).begin(LINES[0])
    assert files.writes() == before
    store.begin(LINES[1])
    assert files.writes() > before


def test_reading_writes_nothing():
    files = FakeFiles()
    filled(files)
    before = files.writes()
    store_on(files).lines()
    assert files.writes() == before


def test_what_a_cut_left_beside_the_file_is_no_trouble():
    files = FakeFiles()
    filled(files)
    files.contents[PATH + ".tmp"] = b'["half'
    assert store_on(files).lines() == LINES
    store_on(files).begin("anew")
    assert store_on(files).lines() == ["anew"] and list(files.contents) == [PATH]


def test_a_write_that_left_a_piece_behind_is_made_good(case):
    files = FakeFiles()
    store = filled(files, LINES[:2])
    files.keeps = case["keeps"]
    files.fails = trouble(ENOSPC, "write")
    assert fails(store.append, LINES[2])
    assert fails(store.append, LINES[3])
    files.fails = trouble(0)
    store.append("last")
    assert store_on(files).lines() == LINES + ["last"]


def test_a_line_that_was_written_though_closing_failed_is_there_once():
    files = FakeFiles()
    store = filled(files, LINES[:2])
    files.keeps = 1000
    files.fails = trouble(EIO, "write")
    assert fails(store.append, LINES[2])
    files.fails = trouble(0)
    store.append(LINES[3])
    assert store_on(files).lines() == LINES


def test_after_a_restart_a_torn_end_is_void_and_the_next_line_is_whole(case):
    files = FakeFiles()
    filled(files, LINES[:2])
    files.contents[PATH] += LINES[2].encode()[: case["keeps"]]
    found = store_on(files).lines()
    assert found[:2] == LINES[:2] and len(found) == 3 and is_void(found[2])
    store = store_on(files)
    store.append(LINES[3])
    assert store_on(files).lines() == LINES[:2] + [LINES[3]]


def test_a_whole_line_without_its_end_is_void_before_and_after_the_next_one():
    files = FakeFiles()
    files.contents[PATH] = (LINES[0] + "\n" + LINES[1]).encode()
    found = store_on(files).lines()
    assert found[0] == LINES[0] and found[1] != LINES[1]
    store_on(files).append(LINES[2])
    assert store_on(files).lines() == [LINES[0], LINES[2]]


def test_a_failed_start_anew_leaves_what_was_there(case):
    files = FakeFiles()
    store = filled(files)
    files.keeps = 3
    files.fails = trouble(EIO, case["fails"])
    assert fails(store.begin, "anew")
    assert store_on(files).lines() == LINES


def test_lines_after_a_failed_start_anew_never_follow_the_old_ones():
    files = FakeFiles()
    store = filled(files)
    files.fails = trouble(ENOSPC, "write")
    assert fails(store.begin, "anew") and fails(store.append, "second")
    assert store_on(files).lines() == LINES
    files.fails = trouble(0)
    store.append("third")
    assert store_on(files).lines() == ["anew", "second", "third"]


def test_what_cannot_be_read_is_an_error_and_can_be_replaced():
    files = FakeFiles()
    store = filled(files)
    files.fails = trouble(EIO, "open rb")
    assert fails(store.lines)
    store.begin("anew")
    files.fails = trouble(0)
    assert store_on(files).lines() == ["anew"]


def test_bytes_that_are_no_text_are_a_line_that_is_none_of_a_log():
    files = FakeFiles()
    filled(files)
    files.contents[PATH] = files.contents[PATH].replace(b"card", b"\xff\xfe\x80d", 1)
    found = store_on(files).lines()
    assert len(found) == 4 and found[0] == LINES[0] and found[1] != LINES[1]


def test_a_flash_that_takes_nothing_for_too_long_ends_the_log_instead_of_tearing_a_gap():
    files = FakeFiles()
    store = filled(files, LINES[:1])
    files.fails = trouble(EIO, "write")
    for _ in range(200):
        assert fails(store.append, "x" * 60)
    files.fails = trouble(0)
    assert fails(store.append, LINES[1]) and store.has_gap()
    assert store_on(files).lines() == LINES[:1]
    store.begin("anew")
    store.append("second")
    assert store_on(files).lines() == ["anew", "second"] and not store.has_gap()

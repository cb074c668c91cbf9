"""Starts the box: safe mode before all else, then the parts, the app, the loop."""

import gc
import io
import sys
import time

from settebello.app.app import App
from settebello.compat import borrowed, const, taken
from settebello.drivers.files import Files
from settebello.drivers.flash_store import open_stores
from settebello.drivers.led import BAD_BOARD, SAFE_MODE
from settebello.loop import Loop
from settebello.ui.canvas import Canvas

FOLDER = "/log"
_FRAME_BYTES = const(1024)
# What crash.py counts failures in.
_FAILURES = "crashes"
_SAFE_KEY = "*"
_LOOK_MS = const(5)
# Enough to send a whole frame.
_TURNS = const(16)
_WELL_MS = const(60_000)


def main(say=None):
    """Runs the box until it is switched off; comes back only in safe mode or for a board that can't be.

    With ``say`` it is only tried: ``say`` is told how it is after its first picture (health.py), or that it "crashed"
    with the kind of the failure and what that says.
    """
    # MicroPython's module is a clock as it is (loop.py).
    _start(time, say)


def _start(clock, say):
    # What only starts the box isn't kept in its memory.
    wiring = taken("settebello", "wiring")
    light = wiring.light()
    files = Files()
    try:
        with open("/board.json") as file:
            parts = wiring.parts(file.read())
    except (ValueError, OSError) as error:
        # BadBoard, without keeping the module of that name.
        print("board.json:", error)
        _stay(light, clock, BAD_BOARD, say)
        return
    link = wiring.link()
    wiring = None
    parts.keys.poll(clock.ticks_ms())
    held = parts.keys.down()
    canvas = Canvas(bytearray(_FRAME_BYTES))
    # What is still down after that is no noise.
    clock.sleep_ms(_LOOK_MS)
    parts.keys.poll(clock.ticks_ms())
    is_safe = held == parts.keys.down() == _SAFE_KEY
    if is_safe or _FAILURES in files.listdir("/") and _crash().too_many(files):
        print("Safe mode: Settebello is not started.")
        _crash().settle(files)
        _stay(light, clock, SAFE_MODE, say)
        return
    try:
        _run(canvas, parts, light, clock, link, files, say)
    except Exception as error:
        report = io.StringIO()
        sys.print_exception(error, report)  # pyright: ignore[reportAttributeAccessIssue] (MicroPython's own)
        print(report.getvalue())
        if say:
            say("crashed", type(error).__name__, str(error))
            return
        _crash().tell(canvas, parts, light, clock, files, error, report.getvalue())
        borrowed("settebello", "wiring").restart()
    finally:
        if parts.sound:
            parts.sound.quiet()


def _crash():
    return borrowed("settebello", "crash")


def _stay(light, clock, code, say):
    if not say:
        _crash().stay(light, clock, code)


def _run(canvas, parts, light, clock, link, files, say):
    app = App(canvas, *open_stores(files, FOLDER))
    app.health = lambda: borrowed("settebello", "health").Health(parts, files)
    app.reader = parts.reader
    app.start()
    loop = Loop(app, parts.display, parts.keys, parts.reader, clock, parts.sound, light, link)
    # The match is seen before the parts are looked after.
    for _ in range(_TURNS):
        loop.turn()
    health = app.health()
    if not health.is_fine():
        app.open("selftest")
        # Where there is no display, somebody may look over USB.
        for fine, key, values in health.lines():
            if not fine:
                print(app.words.say("parts", key, values))
    if say:
        health.tell(loop, clock, say)
        return
    health = None
    gc.collect()
    since = clock.ticks_ms()
    while clock.ticks_ms() - since < _WELL_MS:
        loop.step()
    _crash().settle(files)
    loop.run()

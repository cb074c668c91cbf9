"""Starts the box: safe mode before all else, then the parts, the app, the loop."""

import gc
import io
import sys
import time

from settebello.app.app import App
from settebello.compat import borrowed, const
from settebello.drivers.files import Files
from settebello.drivers.flash_store import open_stores
from settebello.drivers.led import BAD_BOARD, CRASHED, SAFE_MODE
from settebello.loop import Loop
from settebello.ui.canvas import Canvas
from settebello.ui.words import LANGUAGES, Words

FOLDER = "/log"
_FRAME_BYTES = const(1024)
_SAFE_KEY = "*"
_LOOK_MS = const(60)
_WELL_MS = const(60_000)


def main():
    """Runs the box until it is switched off; comes back only in safe mode or for a board that can't be."""
    # What only starts the box isn't kept in its memory. MicroPython's `time` is a clock as it is (loop.py).
    wiring = borrowed("settebello", "wiring")
    light = wiring.light()
    files = Files()
    try:
        with open("/board.json") as file:
            parts = wiring.parts(file.read())
    except (ValueError, OSError) as error:
        # BadBoard, without keeping the module of that name.
        print("board.json:", error)
        _stay(light, time, BAD_BOARD)
        return
    link = wiring.link()
    wiring = None
    if _crash().too_many(files) or _held(parts.keys, time) == _SAFE_KEY:
        print("Safe mode: Settebello is not started.")
        _crash().settle(files)
        _stay(light, time, SAFE_MODE)
        return
    canvas = Canvas(bytearray(_FRAME_BYTES))
    try:
        _run(canvas, parts, light, time, link, files)
    except Exception as error:
        _crashed(canvas, parts, light, time, files, error)
    finally:
        if parts.sound:
            parts.sound.quiet()


def _crash():
    return borrowed("settebello", "crash")


def _held(keys, clock):
    """The key that is down now, or ""."""
    since = clock.ticks_ms()
    while clock.ticks_ms() - since < _LOOK_MS:
        keys.poll(clock.ticks_ms())
        clock.sleep_ms(1)
    return keys.down()


def _run(canvas, parts, light, clock, link, files):
    app = App(canvas, *open_stores(files, FOLDER))
    app.health = lambda: borrowed("settebello", "health").Health(parts, files)
    app.reader = parts.reader
    app.start()
    health = app.health()
    if not health.is_fine():
        app.open("selftest")
        # Where there is no display, somebody may look over USB.
        for fine, key, values in health.lines():
            if not fine:
                print(app.words.say("parts", key, values))
    health = None
    gc.collect()
    loop = Loop(app, parts.display, parts.keys, parts.reader, clock, parts.sound, light, link)
    since = clock.ticks_ms()
    while clock.ticks_ms() - since < _WELL_MS:
        loop.step()
    _crash().settle(files)
    loop.run()


def _crashed(canvas, parts, light, clock, files, error):
    """Shows the failure, keeps it in a file, and starts the box anew when a key is pressed."""
    crash = _crash()
    report = io.StringIO()
    sys.print_exception(error, report)  # pyright: ignore[reportAttributeAccessIssue] (MicroPython's own)
    print(report.getvalue())
    try:
        crash.keep(files, report.getvalue())
    except OSError as failed:
        print("crash.txt:", failed)
    crash.draw(canvas, Words(LANGUAGES[0]), type(error).__name__, str(error))
    parts.display.show(canvas.buffer)
    light.blink(CRASHED)
    while parts.keys.poll(clock.ticks_ms()) is None:
        parts.display.poll(clock.ticks_ms())
        light.poll(clock.ticks_ms())
        clock.sleep_ms(5)
    borrowed("settebello", "wiring").restart()


def _stay(light, clock, code):
    """Blinks a code a few times, then leaves the board at its prompt."""
    light.blink(code)
    since = clock.ticks_ms()
    while clock.ticks_ms() - since < 3 * (code * 400 + 1200):
        light.poll(clock.ticks_ms())
        clock.sleep_ms(10)
    light.blink(0)

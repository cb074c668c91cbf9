"""Starts the box: safe mode before all else, the frame buffer first, then the parts, the app, the loop."""

import gc
import io
import sys

FRAME_BYTES = 1024
FOLDER = "/log"
_SAFE_KEY = "*"
_LOOK_MS = 60
_WELL_MS = 60_000
_PIECES = 4
_IMPORTS = (
    "settebello.core.rules",
    "settebello.core.match",
    "settebello.core.replay",
    "settebello.app.table",
    "settebello.app.app",
)


def main():
    """Runs the box until it is switched off; comes back only in safe mode or for a board that can't be."""
    frame = bytearray(FRAME_BYTES)
    from settebello import crash, wiring
    from settebello.drivers.board import BadBoard
    from settebello.drivers.files import Files
    from settebello.drivers.led import BAD_BOARD, SAFE_MODE

    light = wiring.light()
    clock = wiring.Clock()
    files = Files()
    try:
        with open("/board.json") as file:
            parts = wiring.Parts(file.read())
    except (BadBoard, OSError) as error:
        print("board.json:", error)
        _stay(light, clock, BAD_BOARD)
        return
    if crash.too_many(files) or _held(parts.keys, clock) == _SAFE_KEY:
        print("Safe mode: Settebello is not started.")
        crash.settle(files)
        _stay(light, clock, SAFE_MODE)
        return
    try:
        _run(frame, parts, light, clock, files)
    except Exception as error:
        _crashed(frame, parts, light, clock, files, error)
    finally:
        if parts.sound:
            parts.sound.quiet()


def _held(keys, clock):
    """The key that is down now, or ""."""
    since = clock.ticks_ms()
    while clock.ticks_ms() - since < _LOOK_MS:
        keys.poll(clock.ticks_ms())
        clock.sleep_ms(1)
    return keys.down()


def _run(frame, parts, light, clock, files):
    from settebello import __version__, crash, wiring
    from settebello.drivers.flash_store import open_stores
    from settebello.health import Health
    from settebello.loop import Loop
    from settebello.ui.canvas import Canvas

    canvas = Canvas(frame)
    canvas.tall_centre("Settebello", canvas.width // 2, 10)
    canvas.text_centre(__version__, canvas.width // 2, 29)
    health = Health(parts, files)
    _draw_health(canvas, health)
    parts.display.show(frame)
    for name in _IMPORTS:
        # What an import leaves behind would lie between what stays, and leave no room in one piece.
        gc.collect()
        # Each takes a while; what the display has to be sent goes out in between.
        __import__(name)
        for _ in range(_PIECES):
            parts.display.poll(clock.ticks_ms())
    from settebello.app.app import App

    app = App(canvas, *open_stores(files, FOLDER))
    app.parts = health
    app.reader = parts.reader
    app.start()
    if not health.is_fine():
        app.open("selftest")
    gc.collect()
    loop = Loop(app, parts.display, parts.keys, parts.reader, clock, parts.sound, light, wiring.link())
    since = clock.ticks_ms()
    while clock.ticks_ms() - since < _WELL_MS:
        loop.step()
    crash.settle(files)
    loop.run()


def _draw_health(canvas, health):
    """A line a part, below the name: what is there, and what is missing."""
    from settebello.ui.words import LANGUAGES, Words

    words = Words(LANGUAGES[0])
    y = 41
    for fine, key, values in health.lines():
        said = words.say("parts", key, values)
        canvas.text_fit(said, 1, y, canvas.width - 2)
        if not fine:
            # Where there is no display, somebody may look over USB.
            print(said)
        y += 8


def _crashed(frame, parts, light, clock, files, error):
    """Shows the failure, keeps it in a file, and starts the box anew when a key is pressed."""
    from settebello import crash, wiring
    from settebello.drivers.led import CRASHED
    from settebello.ui.canvas import Canvas
    from settebello.ui.words import LANGUAGES, Words

    gc.collect()
    report = io.StringIO()
    sys.print_exception(error, report)  # pyright: ignore[reportAttributeAccessIssue] (MicroPython's own)
    print(report.getvalue())
    try:
        crash.keep(files, report.getvalue())
    except OSError as failed:
        print("crash.txt:", failed)
    crash.draw(Canvas(frame), Words(LANGUAGES[0]), type(error).__name__, str(error))
    parts.display.show(frame)
    light.blink(CRASHED)
    while parts.keys.poll(clock.ticks_ms()) is None:
        parts.display.poll(clock.ticks_ms())
        light.poll(clock.ticks_ms())
        clock.sleep_ms(5)
    wiring.restart()


def _stay(light, clock, code):
    """Blinks a code a few times, then leaves the board at its prompt."""
    light.blink(code)
    since = clock.ticks_ms()
    while clock.ticks_ms() - since < 3 * (code * 400 + 1200):
        light.poll(clock.ticks_ms())
        clock.sleep_ms(10)
    light.blink(0)

"""When the program itself fails: one file says why, one page says what to do, three times in a row mean safe mode."""

from settebello.compat import const
from settebello.drivers.led import CRASHED
from settebello.ui.words import LANGUAGES, Words

REPORT = "/crash.txt"
_COUNT = "/crashes"
_IN_A_ROW = const(3)
_LINE = const(8)


def keep(files, report):
    """Saves the report of a failure (a text) in place of the last one and counts it. Raises OSError."""
    with files.open(REPORT, "w") as file:
        file.write(report)
    with files.open(_COUNT, "a") as file:
        file.write("x")


def settle(files):
    """The box has run well for a while: failures from now on are counted anew."""
    try:
        files.remove(_COUNT)
    except OSError:
        # There were none.
        return


def too_many(files):
    """Whether it failed so often in a row that it had better not start."""
    try:
        return files.stat(_COUNT)[6] >= _IN_A_ROW
    except OSError:
        return False


def draw(canvas, words, kind, message):
    """Draws what happened (the error's type and message) and what to do."""
    canvas.clear()
    canvas.text_fit(words.say("parts", "crash.title"), 2, 1, canvas.width - 4)
    canvas.invert(0, 0, canvas.width, _LINE + 1)
    canvas.text_fit(kind, 1, 12, canvas.width - 2)
    canvas.text_fit(message, 1, 21, canvas.width - 2)
    for row in range(3):
        canvas.text_fit(words.say("parts", f"crash.{row}", (REPORT,)), 1, 34 + row * (_LINE + 2), canvas.width - 2)


def tell(canvas, parts, light, clock, files, error, report):
    """Shows a failure and keeps its report (a text), until a key is pressed; ``parts`` are drivers/parts.py's."""
    try:
        keep(files, report)
    except OSError as failed:
        print("crash.txt:", failed)
    draw(canvas, Words(LANGUAGES[0]), type(error).__name__, str(error))
    parts.display.show(canvas.buffer)
    light.blink(CRASHED)
    while parts.keys.poll(clock.ticks_ms()) is None:
        parts.display.poll(clock.ticks_ms())
        light.poll(clock.ticks_ms())
        clock.sleep_ms(5)


def stay(light, clock, code):
    """Blinks a code a few times, then leaves the board at its prompt."""
    light.blink(code)
    since = clock.ticks_ms()
    while clock.ticks_ms() - since < 3 * (code * 400 + 1200):
        light.poll(clock.ticks_ms())
        clock.sleep_ms(10)
    light.blink(0)

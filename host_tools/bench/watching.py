"""On an emulated box, in the place of its loop: a pin tells what that does, and another one asks for errands."""

import gc

import machine
from settebello.pins import ASKS, TELLS  # pyright: ignore[reportMissingImports] (watched_box.py writes it)

from settebello import loop
from settebello.compat import borrowed

# In this order they are asked for.
_ERRANDS = ("", "idle", "score", "tour")


def Loop(app, display, keys, *rest):
    """The loop, watched.

    The pin TELLS changes when the app is handed a key, when it begins to draw, and when the display is given the
    frame; the loop's own code is the same. At each fall of the pin ASKS the next errand (errands.py) is done, and what
    is free then is printed.
    """
    tells = machine.Pin(TELLS, machine.Pin.OUT, value=0)
    asks = machine.Pin(ASKS, machine.Pin.IN, machine.Pin.PULL_UP)
    poll = keys.poll
    draw = app.draw
    show = display.show

    def polled(now):
        key = poll(now)
        if key is not None:
            tells.toggle()
        return key

    def drawn():
        tells.toggle()
        draw()

    def shown(buffer):
        tells.toggle()
        show(buffer)

    keys.poll = polled
    app.draw = drawn
    display.show = shown
    made = loop.Loop(app, display, keys, *rest)
    errands = iter(_ERRANDS)

    def answer(pin):
        errand = next(errands)
        if errand:
            # Only while it is done it is in the memory.
            getattr(borrowed("settebello", "errands"), errand)(app, made)
        gc.collect()
        print("free", gc.mem_free())  # pyright: ignore[reportAttributeAccessIssue] (MicroPython's own)

    asks.irq(answer, asks.IRQ_FALLING)
    return made

"""On an emulated box, beside its own code: a pin tells what the loop does, and another one asks for errands."""

import gc

from settebello import loop
from settebello.compat import borrowed

# In this order they are asked for.
_ERRANDS = ("", "idle", "score", "tour")


def main(tells, asks):
    """Has the loop that is made next watched.

    ``tells`` is an output pin, which changes when the app is handed a key, when it begins to draw, and when the
    display is given the frame; the loop's own code is the same. At each fall of ``asks``, an input pin, the next errand
    (errands.py) is done, and what is free then is printed.
    """
    make = loop.Loop

    def watched(app, display, keys, *rest):
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
        made = make(app, display, keys, *rest)
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

    loop.Loop = watched

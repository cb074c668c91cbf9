"""The parts that a box is made of."""


class Parts:
    """``display``, ``keys``, ``sound`` and ``reader`` (None without one), ``where``: the display's pins in words."""

    def __init__(self, display, keys, sound, reader, where):
        self.display = display
        self.keys = keys
        self.sound = sound
        self.reader = reader
        self.where = where

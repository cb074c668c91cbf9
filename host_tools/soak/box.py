"""A box that can be cut off in the middle of a write, on CPython and on MicroPython.

Beside the steps of play.py it knows:

    ["cut", writes, kept]  the power goes off in the write after so many, and is back at once; so many bytes
                           of that write get through
    ["full"]  ["room"]     from now on nothing can be written, or all can again
"""

import binascii

from host_tools.play import Player
from host_tools.soak.disk import Cut
from settebello.drivers.flash_store import open_stores


class Box(Player):
    """``disk`` is an empty Disk, which the stores of the box are on."""

    def __init__(self, disk):
        self._disk = disk
        super().__init__((), None)
        self._verbs.update(cut=self._cut, full=self._full, room=self._room)

    @property
    def app(self):
        """The app that runs, None while the power is off."""
        return self._app

    def play(self, step):
        """Plays a step. Raises Misplay, and whatever the box raises."""
        try:
            super().play(step)
        except Cut:
            self._fall()

    def shown(self):
        """What is in the frame, as a CRC-32."""
        return binascii.crc32(self._buffer)

    def _fall(self):
        """The power went off in the middle of a step, and is back."""
        self._switch_off()
        self._switch_on()

    def _over(self, stores):
        """What the app is given for the stores of the disk."""
        return stores

    def _switch_on(self):
        self._stores = self._over(open_stores(self._disk, self._disk.folder))
        super()._switch_on()

    def _cut(self, writes, kept):
        self._disk.cut(writes, kept)

    def _full(self):
        self._disk.full = True

    def _room(self):
        self._disk.full = False

    def _plug(self, name):
        super()._plug(name)
        if name == "power":
            self._disk.mend()

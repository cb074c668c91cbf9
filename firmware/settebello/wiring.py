"""board.json -> the parts of the box; the only module that imports `machine`.

It is needed once, and nothing that stays in the memory is defined here.
"""

import binascii
import select
import sys
from time import sleep_us  # pyright: ignore[reportAttributeAccessIssue] (MicroPython's own)

import machine

from settebello.drivers import board
from settebello.drivers.buzzer import Buzzer
from settebello.drivers.i2c_bus import I2CBus
from settebello.drivers.keypad import Keypad
from settebello.drivers.led import Led
from settebello.drivers.oled import longest_transfer
from settebello.drivers.parts import Parts
from settebello.drivers.usb_link import UsbLink


def parts(text):
    """The parts that a board.json tells. Raises BadBoard with one line that says what to change."""
    told = board.parts(text)
    for role in ("display", "keys"):
        if role not in told:
            raise board.BadBoard("board.json: no part is the %s" % role)
    return Parts(
        _display(told["display"]),
        _keys(told["keys"]),
        Buzzer(machine, told["sound"]["pins"]["signal"]) if "sound" in told else None,
        _reader(told["reader"]) if "reader" in told else None,
        "SDA GP%d, SCL GP%d" % (told["display"]["pins"]["sda"], told["display"]["pins"]["scl"]),
    )


def restart():
    """Starts the board anew, as if it had been switched off and on."""
    machine.reset()


def light():
    """The light on the board, which needs no board.json."""
    return Led(machine.Pin("LED", machine.Pin.OUT))


def link():
    """The USB socket, for who listens there."""
    return UsbLink(select, sys.stdin, sys.stdout, binascii.hexlify(machine.unique_id()).decode())


def _display(part):
    bus = _i2c(part, longest_transfer(part["freq"]))
    return _driver(part).open_display(
        bus, int(part["address"], 16), part["column_offset"], part["contrast"], part["flip"], _reset(part)
    )


def _reader(part):
    # Only a box with a reader has it in its memory.
    from settebello.drivers.reader import Reader

    driver, kind = _driver(part), part["kind"]
    if kind == "pn532_i2c":
        return Reader(driver.open_reader(_i2c(part, driver.LONGEST_TRANSFER), _reset(part)))
    bus, select = _spi(part), machine.Pin(part["pins"]["cs"], machine.Pin.OUT, value=1)
    if kind == "mfrc522":
        return Reader(driver.open_reader(bus, select, _reset(part), part["gain"]))
    return Reader(driver.open_reader(bus, select, _reset(part)))


def _driver(part):
    return __import__("settebello.drivers." + part["kind"], None, None, (part["kind"],))


def _reset(part):
    """The pin on the part's reset, which is at rest when it is high; None where none is wired."""
    gpio = part["pins"].get("rst")
    return None if gpio is None else machine.Pin(gpio, machine.Pin.OUT, value=1)


def _i2c(part, most):
    """The bus of a part that sends ``most`` bytes in a transfer."""
    pins = part["pins"]
    bus = I2CBus(machine, sleep_us, part["bus"], pins["sda"], pins["scl"], part["freq"], most)
    try:
        bus.open()
    except ValueError:
        told = (pins["sda"], pins["scl"], part["bus"])
        raise board.BadBoard("board.json: GP%d and GP%d can't be SDA and SCL of I2C%d" % told)
    except OSError:
        # A line is held low; the part goes on trying.
        pass
    return bus


def _spi(part):
    pins, pin = part["pins"], machine.Pin
    try:
        return machine.SPI(
            part["bus"], baudrate=part["freq"], sck=pin(pins["sck"]), mosi=pin(pins["mosi"]), miso=pin(pins["miso"])
        )
    except ValueError:
        told = (pins["sck"], pins["mosi"], pins["miso"], part["bus"])
        raise board.BadBoard("board.json: GP%d, GP%d and GP%d can't be SCK, MOSI and MISO of SPI%d" % told)


def _keys(part):
    # Pulled up, and pulled low by open drains: pull-downs latch on the RP2350 (erratum E9), and two driven columns
    # would be joined by two keys.
    pin = machine.Pin
    rows = [pin(gpio, pin.IN, pin.PULL_UP) for gpio in part["pins"]["rows"]]
    columns = [pin(gpio, pin.OPEN_DRAIN, value=1) for gpio in part["pins"]["columns"]]
    return Keypad(rows, columns, part["keys"], sleep_us)

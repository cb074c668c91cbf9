"""The pins of the Raspberry Pi Pico and its kin, from their data sheets: all four have the same rows of pins."""

# Names in board.json -> names on the box in the shop.
MCUS = {"pico": "Pico", "pico_w": "Pico W", "pico_2": "Pico 2", "pico_2_w": "Pico 2 W"}

# The 40 pins by their numbers, 1..20 down the left with the USB socket on top, 21..40 up the right.
PINS = (
    *("GP0", "GP1", "GND", "GP2", "GP3", "GP4", "GP5", "GND", "GP6", "GP7"),
    *("GP8", "GP9", "GND", "GP10", "GP11", "GP12", "GP13", "GND", "GP14", "GP15"),
    *("GP16", "GP17", "GND", "GP18", "GP19", "GP20", "GP21", "GND", "GP22", "RUN"),
    *("GP26", "GP27", "AGND", "GP28", "ADC_VREF", "3V3", "3V3_EN", "GND", "VSYS", "VBUS"),
)

GPIOS = (*range(23), 26, 27, 28)

# GPIO numbers that are used on the board itself. On a W they go to the radio, on the others to what is named.
_ON_BOARD = {
    23: "the power supply (on a W, the radio)",
    24: "the USB sense (on a W, the radio)",
    25: "the LED (on a W, the radio)",
    29: "the supply's measuring (on a W, the radio)",
}

# The SDA pins of each I2C controller; SCL is the pin after it.
_SDA = {0: (0, 4, 8, 12, 16, 20), 1: (2, 6, 10, 14, 18, 26)}

# The pins of each SPI controller, by what they do. Any pin selects a part.
_SPI = {
    0: {"sck": (2, 6, 18, 22), "mosi": (3, 7, 19), "miso": (0, 4, 16, 20)},
    1: {"sck": (10, 14, 26), "mosi": (11, 15, 27), "miso": (8, 12, 28)},
}


def number_of(gpio: int) -> int:
    """The number of the pin, 1..40, that a GPIO comes out at."""
    return PINS.index(f"GP{gpio}") + 1


def place_of(pin: int) -> tuple[str, int]:
    """The side, left or right, and the row from the top, 0..19, of a pin 1..40, with the USB socket on top."""
    return ("left", pin - 1) if pin <= 20 else ("right", 40 - pin)


def trouble_with(gpio: int) -> str:
    """Why nothing can be wired to a GPIO number, "" when something can."""
    if gpio in GPIOS:
        return ""
    if gpio in _ON_BOARD:
        return f"GP{gpio} belongs to {_ON_BOARD[gpio]}"
    return f"there is no pin GP{gpio}"


def i2c_trouble(bus: int, sda: int, scl: int) -> str:
    """Why two GPIOs aren't SDA and SCL of an I2C bus, and what would fit; "" when they are."""
    if sda in _SDA[bus] and scl == sda + 1:
        return ""
    for other in _SDA:
        if sda in _SDA[other] and scl == sda + 1:
            return f"SDA GP{sda} and SCL GP{scl} are a pair of I2C{other}: set `bus` to {other}"
        if scl in _SDA[other] and sda == scl + 1:
            swapped = f"sda {scl}, scl {sda}" + ("" if other == bus else f", bus {other}")
            return f"GP{scl} can only be SDA and GP{sda} only SCL of I2C{other}: {swapped} fits"
    pairs = ", ".join(f"{pin}+{pin + 1}" for pin in _SDA[bus] if pin in GPIOS and pin + 1 in GPIOS)
    return f"SDA GP{sda} and SCL GP{scl} are no pair of I2C{bus}: {pairs} are"


def spi_trouble(bus: int, pins: dict[str, int]) -> str:
    """Why the GPIOs `sck`, `mosi` and `miso` aren't those of an SPI bus, and what would fit; "" when they are."""
    for other, known in _SPI.items():
        if all(pins[name] in known[name] for name in known):
            return "" if other == bus else f"these are pins of SPI{other}: set `bus` to {other}"
    for name, fitting in _SPI[bus].items():
        if pins[name] not in fitting:
            choice = ", ".join(f"GP{gpio}" for gpio in fitting)
            return f"GP{pins[name]} can't be {name.upper()} of SPI{bus}: {choice} can"
    return ""

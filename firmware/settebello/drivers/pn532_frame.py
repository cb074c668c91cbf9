"""The frames of the PN532: NXP's user manual UM0701-02, 6.2.

    00 00 FF LEN LCS TFI DATA.. DCS 00    LEN counts TFI and DATA; LEN + LCS and TFI + DATA + DCS are 0 modulo 256
"""

from settebello.compat import const

ACK = b"\x00\x00\xff\x00\xff\x00"
NACK = b"\x00\x00\xff\xff\x00\x00"

# Where the first byte after the command's code is in a frame for the chip.
ARGUMENTS = const(7)

_TO_CHIP = const(0xD4)
_FROM_CHIP = const(0xD5)
_LENGTH_AT = const(3)


def command(data):
    """The frame of a command: its code and what follows, as bytes."""
    length = len(data) + 1
    frame = bytearray(b"\x00\x00\xff") + bytes((length, -length & 0xFF, _TO_CHIP)) + data + b"\x00\x00"
    seal(frame)
    return frame


def seal(frame):
    """Makes the checksum right again after bytes of a frame were changed."""
    total = 0
    for at in range(5, len(frame) - 2):
        total += frame[at]
    frame[len(frame) - 2] = -total & 0xFF


def is_ack(data):
    """Whether ``data`` begins with an acknowledgement."""
    for at in range(len(ACK)):
        if data[at] != ACK[at]:
            return False
    return True


def answer(data, room, code):
    """(as one number) where the answer to a command begins in ``data``, after its code.

    ``room`` bytes of ``data`` were read. 0: no whole frame, a checksum is wrong, or it answers another command;
    below 0: the frame needs so many bytes of room, negated.
    """
    length = data[_LENGTH_AT]
    if data[0] or data[1] or data[2] != 0xFF or (length + data[4]) & 0xFF or length < 2:
        return 0
    if length + 7 > room:
        return -(length + 7)
    total = 0
    for at in range(5, 6 + length):
        total += data[at]
    if total & 0xFF or data[5] != _FROM_CHIP or data[6] != code + 1:
        return 0
    return ARGUMENTS


def length_of(data):
    """How many bytes an answer has after its code."""
    return data[_LENGTH_AT] - 2

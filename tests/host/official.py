"""MicroPython UF2 files as the official downloads are made, small and for every board, written here by hand."""

import struct

FLASH = 0x10000000
# Board -> family (RP2040, RP2350 Arm secure), what it calls itself, where its files lie, their blocks of 4,096 bytes:
# from ports/rp2/boards/*/mpconfigboard.* of MicroPython and the UF2 families of the pico-sdk.
BOARDS = {
    "pico": (0xE48BFF56, "Raspberry Pi Pico with RP2040", 0x0A0000, 352),
    "pico_w": (0xE48BFF56, "Raspberry Pi Pico W with RP2040", 0x12C000, 212),
    "pico_2": (0xE48BFF59, "Raspberry Pi Pico2 with RP2350", 0x100000, 768),
    "pico_2_w": (0xE48BFF59, "Raspberry Pi Pico 2 W with RP2350", 0x180000, 640),
}


def code(machine, files_at, blocks, banner="MicroPython v1.24.1 on 2024-11-29"):
    """What is in the flash: the list of facts about it (pico-sdk, binary_info), and the texts."""
    held = bytearray(b"\xa5" * 0x900)
    # The header, then two entries: a text, and the disk.
    struct.pack_into("<5I", held, 0x1D4, 0x7188EBF2, FLASH + 0x300, FLASH + 0x308, FLASH + 0x2F0, 0xE71AA390)
    struct.pack_into("<2I", held, 0x300, FLASH + 0x320, FLASH + 0x340)
    struct.pack_into("<2H2I", held, 0x320, 6, 0x5052, 0xB63CFFBB, FLASH + 0x400)
    struct.pack_into("<2H5I", held, 0x340, 7, 0x504D, FLASH + 0x400, FLASH + files_at, blocks * 4096, 0, 0x3027F)
    held[0x500:0x540] = b"; ".ljust(64, b"\0")
    held[0x502 : 0x502 + len(machine)] = machine.encode()
    held[0x600:0x640] = banner.encode().ljust(64, b"\0")
    return bytes(held)


def block(address, payload, number, count, family, flags=0x2000):
    """One block of a UF2 file."""
    head = struct.pack("<8I", 0x0A324655, 0x9E5D5157, flags, address, len(payload), number, count, family)
    return head + payload + bytes(476 - len(payload)) + struct.pack("<I", 0x0AB16F30)


def uf2(held, family):
    """The file that puts these bytes at the beginning of the flash."""
    pages = [held[at : at + 256] for at in range(0, len(held), 256)]
    return b"".join(block(FLASH + 256 * n, page, n, len(pages), family) for n, page in enumerate(pages))


def micropython(name, **changed):
    """The file for a board. Those of the RP2350 begin with the block that its erratum E10 asks for."""
    family, machine, files_at, blocks = BOARDS[name]
    first = block(0x10FFFF00, b"\xef" * 256, 0, 2, 0xE48BFF57, 0xA000) if family == 0xE48BFF59 else b""
    return first + uf2(code(changed.pop("machine", machine), files_at, blocks, **changed), family)


def blocks_in(data):
    """(flags, address, size, number, count, family, payload) of each block of a file that is sound."""
    found = []
    for at in range(0, len(data), 512):
        start, second, flags, address, size, number, count, family = struct.unpack_from("<8I", data, at)
        assert (start, second, data[at + 508 : at + 512]) == (0x0A324655, 0x9E5D5157, b"\x30\x6f\xb1\x0a")
        found.append((flags, address, size, number, count, family, data[at + 32 : at + 32 + size]))
    return found

"""The parts of the box: test, failures (health.py, crash.py)."""

WORDS = """
selftest.title: Test of the box
selftest.keys: 1-4 tests   * back
selftest.missing: # go on all the same
tests.1: 1 keys   2 border
tests.2: 3 sound   4 mute
muted: The sound is off.
loud: The sound is on.
display.ok: Display ok
display.ok_soft: Display ok (by SoftI2C)
display.lost: No display on {0}: check wires and power.
display.other: On {0} only {1} answers: wrong address or display.
keys.ok: Keypad ok
keys.stuck: Key stuck: {0}. Free it, or play without.
memory.ok: Memory ok, {0} KB free
memory.full: Memory full: {0} KB free. Play on; fetch the history.
memory.lost: Memory broken: play on, nothing is saved.
keytest.title: Test of the keys
keytest.press: One key at a time.
keytest.place: row {0}, column {1}
keytest.keys: * twice: back
border.text: Is the border whole on four sides?
border.help: If not: column_offset in board.json
border.key: any key: back
crash.title: Something broke
crash.0: A key starts again
crash.1: with the match.
crash.2: Details: {0}
reader.ok: Reader ok
reader.silent: {0} doesn't answer: wires, switches {2} for {1}, then unplug and plug in.
reader.wires: {0} answers {1}: check the wires and the 3.3 V.
reader.garbled: {0} answers nonsense: shorten the wires.
reader.clone: A clone reader ({0}) may read nothing. A PN532 helps.
reader.two: One card at a time.
"""

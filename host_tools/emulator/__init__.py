"""The official firmware on an emulated RP2040, with a display and a keypad of ours on its pins."""

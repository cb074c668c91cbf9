"""The official firmware on an emulated RP2040, with a display, a keypad and a reader of ours on its pins."""

"""Scopa scores on a Raspberry Pi Pico, and the same code on a PC."""

__version__ = "0.1.0"

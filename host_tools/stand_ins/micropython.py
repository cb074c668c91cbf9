"""MicroPython's `micropython` for CPython: there a function runs as it is written."""

from collections.abc import Callable


def viper(function: Callable) -> Callable:
    """The function itself; on MicroPython it becomes machine code."""
    return function

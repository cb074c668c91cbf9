"""Presses keys at random for as long as one likes, and looks after every one whether the box is still right.

The keys are made up here, where all is checked; the MicroPython VM presses the same ones and must show the same.
``box``, ``disk`` and ``vm`` run on both, the rest here alone.
"""

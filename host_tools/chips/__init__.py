"""The readers' chips and the tags, as they behave on their wires; on both interpreters.

A chip is given a clock, whose ``time_us`` goes on while bytes are sent, and the field of its antenna (tags.py).
"""

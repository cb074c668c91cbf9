"""The one way the core says no."""


class Refused(Exception):
    """What was asked for can't be, and why.

    ``key`` names the sentence in the word tables, ``values`` fill it in: whole numbers, texts,
    sides and cards as the numbers the core knows them by.
    """

    def __init__(self, key, *values):
        super().__init__(key, *values)
        self.key = key
        self.values = values

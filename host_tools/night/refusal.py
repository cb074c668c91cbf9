"""What can't be done with an evening, and why."""


class Refusal(Exception):
    """``key`` names the text (words), ``values`` fill its places."""

    def __init__(self, key: str, /, **values: object) -> None:
        super().__init__(key, values)
        self.key = key
        self.values = values


class Conflict(Exception):
    """Somebody else changed it meanwhile: what was to be done starts from what is no more."""

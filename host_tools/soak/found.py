"""What a soak finds."""


class Found(Exception):
    """What is wrong: `kind` in a word, `text` in a sentence."""

    def __init__(self, kind: str, text: str) -> None:
        super().__init__(text)
        self.kind = kind
        self.text = text

"""Makes text from outside fit to be shown: printable signs alone, in one line, and not too long."""


def plain(text: str, most: int) -> str:
    """The text cut after so many characters, those that can't be printed as escapes."""
    shown = "".join(sign if sign.isprintable() else repr(sign)[1:-1] for sign in text[:most])
    return shown + "…" if len(text) > most else shown

"""How the tests ask for a no."""

from settebello.core.refused import Refused


def refusal(call, *arguments):
    """The key and the values with which a call is refused, as one tuple; fails when it isn't."""
    try:
        call(*arguments)
    except Refused as refused:
        return (refused.key,) + refused.values
    raise AssertionError("not refused: %r" % (arguments,))

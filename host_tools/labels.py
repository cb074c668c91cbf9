"""A sheet of forty small labels for the tags of a deck, as SVG in millimetres for a page of A4."""

from html import escape

from host_tools.speech import Speech
from settebello.app.card_words import rank_and_suit
from settebello.core.cards import DECK, RANKS, rank_of, suit_of
from settebello.core.tag_text import text_of

_PAGE = (210, 297)
_MARGIN = 15
_WIDE, _HIGH = 18, 25
_FONT = "DejaVu Sans, Verdana, Helvetica, Arial, sans-serif"
# Not every program passes it on from the document to its texts.
_CENTRE = 'text-anchor="middle"'
_ITALIAN = "italian"
_FRENCH = "french"
_COLOURS = {_ITALIAN: ("#b8860b", "#b3261e", "#1f4e8c", "#2e6b2e"), _FRENCH: ("#c00", "#c00", "#111", "#111")}
# What is printed on the cards of a rank, by the kind of deck and the language.
_RANKS = {(_ITALIAN, "it"): "1234567FCR", (_ITALIAN, "en"): "A234567JQK", _FRENCH: "A234567JQK"}

# The signs of the suits in the order D, C, S, B, each in a box of 100 x 100.
_SIGNS = {
    _ITALIAN: (
        '<circle cx="50" cy="50" r="45"/><circle cx="50" cy="50" r="36" fill="#fff"/><circle cx="50" cy="50" r="29"/>'
        '<path d="M50 26 L56 44 L74 50 L56 56 L50 74 L44 56 L26 50 L44 44 Z" fill="#fff"/>',
        '<path d="M14 6 H86 C88 42 74 58 57 63 V78 C66 80 74 84 76 94 H24 C26 84 34 80 43 78 V63 '
        'C26 58 12 42 14 6 Z"/>',
        '<path d="M50 1 L58 13 V60 H79 V69 H56 V86 H44 V69 H21 V60 H42 V13 Z"/><circle cx="50" cy="92" r="7"/>',
        '<g transform="rotate(38 50 50)"><path d="M46 110 L37 24 C32 2 40 -10 50 -10 C60 -10 68 2 63 24 L54 110 Z"/>'
        '<circle cx="35" cy="22" r="7"/><circle cx="65" cy="10" r="7"/><circle cx="62" cy="48" r="6"/>'
        '<circle cx="40" cy="64" r="6"/></g>',
    ),
    _FRENCH: (
        '<path d="M50 2 L87 50 L50 98 L13 50 Z"/>',
        '<path d="M50 94 C10 60 3 42 8 27 C15 6 41 6 50 28 C59 6 85 6 92 27 C97 42 90 60 50 94 Z"/>',
        '<path d="M50 3 C62 28 93 44 93 66 C93 84 69 88 56 73 C57 84 61 92 69 97 H31 C39 92 43 84 44 73 '
        'C31 88 7 84 7 66 C7 44 38 28 50 3 Z"/>',
        '<circle cx="50" cy="26" r="22"/><circle cx="27" cy="60" r="22"/><circle cx="73" cy="60" r="22"/>'
        '<path d="M46 40 H54 C54 70 58 86 68 97 H32 C42 86 46 70 46 40 Z"/>',
    ),
}


def sheet(speech: Speech, french: bool) -> str:
    """The SVG document: a row a suit, each label with the rank, the sign, the name, and what the tag says."""
    kind = _FRENCH if french else _ITALIAN
    ranks = _RANKS[kind] if french else _RANKS[kind, speech.language]
    wide, high = _PAGE
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}mm" height="{high}mm" viewBox="0 0 {wide} {high}" '
        f'font-family="{_FONT}">',
        f'<rect width="{wide}" height="{high}" fill="#fff"/>',
    ]
    for suit, sign in enumerate(_SIGNS[kind]):
        parts.append(f'<defs><g id="suit{suit}" transform="scale(0.075)">{sign}</g></defs>')
    parts += [_label(speech, card, kind, ranks) for card in range(DECK)]
    return "\n".join([*parts, "</svg>", ""])


def _label(speech: Speech, card: int, kind: str, ranks: str) -> str:
    suit, rank = suit_of(card), rank_of(card)
    x = _MARGIN + card % RANKS * _WIDE
    y = _MARGIN + suit * _HIGH
    name = escape(" ".join(rank_and_suit(speech, card, kind == _FRENCH)))
    middle = _WIDE / 2
    lines = [
        f'<g transform="translate({x} {y})" fill="{_COLOURS[kind][suit]}">',
        f'<rect width="{_WIDE}" height="{_HIGH}" fill="none" stroke="#999" stroke-width="0.2" stroke-dasharray="1 1"/>',
        f'<text x="{middle}" y="8.2" {_CENTRE} font-size="8" font-weight="bold">{ranks[rank - 1]}</text>',
        f'<use href="#suit{suit}" transform="translate({middle - 3.75} 10.2)"/>',
        f'<text x="{middle}" y="20.6" {_CENTRE} font-size="1.9" fill="#333">{name}</text>',
        f'<text x="{middle}" y="23.8" {_CENTRE} font-size="2.6" fill="#777">{text_of(card, kind == _FRENCH)}</text>',
        "</g>",
    ]
    return "".join(lines)

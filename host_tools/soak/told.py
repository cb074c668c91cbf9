"""A match as one number: two that tell the same have the same one."""

import binascii
import json

from settebello.core.hand import Hand
from settebello.core.match import DRAFT, Match
from settebello.core.replay import events, replay


def told(match: Match | None) -> int:
    """The CRC-32 of all that a match knows of itself; 0 where there is none."""
    if match is None:
        return 0
    end = match.end
    claim = [end.claim.side, end.claim.proven, end.claim.totals] if end.claim else None
    parts = [
        match.event(),
        match.place,
        [_hand(hand) for hand in match.hands],
        [[one.number, one.side, one.how, _hand(one.hand) if one.hand else None] for one in match.breaks],
        [end.totals, end.winner, end.drawn, end.hand, end.award, end.out, claim],
        match.undoes(),
        # Once the match is over nothing of the hand in progress is kept.
        None if end.is_over() else [match.opened(), match.time, match.moved],
    ]
    return binascii.crc32(json.dumps(parts).encode())


def replayed(matches: list[str], hand: list[str]) -> Match | None:
    """The match that the lines of two stores tell."""
    match, _ = replay(matches)
    if match is not None and not match.end.is_over():
        for event in events(hand):
            if event[0] in DRAFT:
                match.resume(event)
    return match


def _hand(hand: Hand) -> list:
    awards = [[award.name, award.points, award.tally] for award in hand.awards or ()]
    piles = [pile.suits for pile in hand.piles]
    return [piles, sorted(hand.counters.items()), hand.points(), awards, hand.outright, hand.was is not None]

"""Whatever happens in a match, its ledger pays out exactly the pot that its rules say."""

from fractions import Fraction

from hypothesis import assume, given
from hypothesis import strategies as st

from settebello.core import rules
from settebello.core.match import Match
from settebello.core.purse import purse
from settebello.core.refused import Refused
from tests.host.drawn import examples

SMALL = st.integers(0, 40)


@st.composite
def played(draw):
    """A match with a pot, over or not: hands entered as points, leaves, flags, false claims, corrections, undos."""
    count = draw(st.integers(2, 4))
    prizes = {
        "pot_win": draw(SMALL),
        "pot_lose": draw(SMALL),
        "pot_hand": draw(SMALL),
        "pot_hands": draw(st.integers(0, 6)),
    }
    pot = (
        prizes["pot_win"]
        + prizes["pot_lose"]
        + prizes["pot_hand"] * prizes["pot_hands"]
        + draw(st.sampled_from([0, 0, 7]))
    )
    assume(pot)
    fields = {"preset": "scopa", "pot": pot, "claim": True, **prizes}
    fields["target"] = draw(st.sampled_from([0, 5, 11, 21]))
    fields["move_s"] = 15
    fields["flag"] = draw(st.sampled_from(["loses", "abandons"]))
    fields["finish"] = draw(st.sampled_from(["highest", "another", "ordered"]))
    match = Match(rules.from_object(fields), ["S%d" % side for side in range(count)])
    points = st.lists(st.sampled_from([0, 0, 1, 2, 3, 7]), min_size=count, max_size=count)
    kinds = st.sampled_from(["points"] * 8 + ["leave", "flag", "claim", "correct", "undo"])
    for _ in range(draw(st.integers(0, 14))):
        kind, number, side = draw(kinds), match.number(), draw(st.integers(0, count - 1))
        event = {
            "points": ["points", number, draw(points)],
            "leave": ["leave", number, side, draw(st.sampled_from(["abandons", "excluded"]))],
            "flag": ["flag", number, side],
            "claim": ["claim", number, side, [[0] * 4] * count, [[0] * count]],
            "correct": ["correct", 1, ["points", 1, draw(points)]],
            "undo": ["undo", match.undoes()[1]],
        }[kind]
        try:
            match.apply(event)
        except Refused:
            pass
    return match


def inside(match, number, points):
    """The points of a hand of those who were in the match when it was closed."""
    out = [one.side for one in match.breaks if one.side in match.end.out and one.number <= number]
    return [0 if side in out else made for side, made in enumerate(points)]


def leaves(one, count, flag):
    return {"claims": count > 2, "flag": flag == "abandons"}.get(one.how, True)


@examples(1500)
@given(played())
def test_the_ledger_pays_exactly_the_pot_that_its_rules_say(match):
    prize = {name: match.rules[f"pot_{name}"] * 100 for name in ("win", "lose", "hand")}
    hands, count, end = match.rules["pot_hands"], len(match.sides), match.end
    found = purse(match)
    for what, number, shares in found.rows:
        if shares is None:
            assert what == "empty" and not end.is_over()
            continue
        assert len(shares) == count and min(shares) >= 0
        if what == "hand":
            points = inside(match, number - 1, match.hands[number - 1].points())
            exact = [Fraction(prize["hand"] * made, sum(points)) for made in points]
            assert sum(shares) == prize["hand"]
            assert all(abs(share - wanted) < 1 for share, wanted in zip(shares, exact, strict=True))
    if not end.is_over():
        told = [sum(inside(match, number, hand.points())) for number, hand in enumerate(match.hands)]
        assert found.paid() == prize["hand"] * sum(points > 0 for points in told[:hands])
        return
    out = [one for one in match.breaks if one.side in end.out]
    gone = {one.side for one in out if leaves(one, count, match.rules["flag"])}
    losers = [side for side in range(count) if side != end.winner and side not in gone]
    # The last one is left by a leave: what would have followed pays nobody.
    cut_off = len(out) == count - 1 and out[-1].side in gone
    ends = prize["win"] + (prize["lose"] if losers else 0)
    assert found.paid() == ends + prize["hand"] * (min(hands, end.hand + 1) if cut_off else hands)
    assert found.paid() <= match.rules["pot"] * 100
    for side in gone:
        kept = [shares[side] for what, _, shares in found.rows if shares and what == "hand"]
        assert found.totals[side] == sum(kept)

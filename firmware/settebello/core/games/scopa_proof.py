"""What is certain of a partly known hand of scopa: core/proof.py's question, award by award."""

from settebello.core import primiera, primiera_proof
from settebello.core.cards import RANKS, suit_of
from settebello.core.games import scopa
from settebello.core.pile import ones, rest_of
from settebello.core.proof import Proven, contest
from settebello.core.refused import Refused
from settebello.core.room import rooms

_COINS = scopa.COINS


def proof(piles, counters, rules, over, known):
    """The list of Proven of a hand of scopa; the arguments are those of core/proof.py's ``proof``.

    Under ``napoleone`` a line of that name, worth no point, tells whether the match can still be
    won by all ten coins.
    """
    sweeps = list(counters["sweeps"])
    unknown = rest_of(piles)
    cards = [pile.count() for pile in piles]
    # A sweep took cards, whether they are shown or not.
    need = [made * scopa.SWEEP_CARDS for made in sweeps]
    _check_sweeps(sweeps, need, cards, unknown.count())
    room = rooms(piles, unknown, need, known.get("cards"), known.get("coins"))
    coins = [ones(pile.suits[_COINS]) for pile in piles]
    coins_gained = [one.suit(_COINS) for one in room]
    proven = [
        _most("cards", cards, [(one.least, one.most) for one in room]),
        _most("coins", coins, coins_gained),
        _holder("settebello", piles, room, scopa.SETTEBELLO),
    ]
    if rules["primiera"] != "off":
        proven.append(_primiera(piles, unknown, room, rules))
    if rules["re_bello"] != "off":
        proven.append(_holder("re_bello", piles, room, scopa.re_bello(rules)))
    if rules["napola"] != "off":
        proven.append(_napola(piles, unknown, room, rules))
    if rules["napoleone"]:
        proven.append(_napoleone(coins, coins_gained))
    proven.append(_sweeps(sweeps, cards, room, scopa.most_sweeps(rules), over))
    return proven


def _check_sweeps(sweeps, need, cards, unknown):
    """Refuses more sweeps of a side than the cards it has shown and those that are left for it allow."""
    for side, count in enumerate(cards):
        if need[side] > count + unknown:
            raise Refused("sweeps.pile", side, sweeps[side], count + unknown, (count + unknown) // scopa.SWEEP_CARDS)
        unknown -= max(0, need[side] - count)


def _most(name, held, gained):
    low = [has + gain[0] for has, gain in zip(held, gained)]
    high = [has + gain[1] for has, gain in zip(held, gained)]
    points, most = contest([[top - bottom for bottom in low] for top in high])
    if 1 in points:
        side = points.index(1)
        why = (f"{name}.sure", side, low[side], max([value for other, value in enumerate(high) if other != side]))
    elif 1 in most:
        why = (f"{name}.open", low, high)
    else:
        why = (f"{name}.nobody", low)
    return Proven(name, points, most, held, why)


def _holder(name, piles, room, wanted):
    tally = [1 if pile.has(wanted) else 0 for pile in piles]
    if 1 in tally:
        return Proven(name, tally, tally, tally, (f"{name}.held", tally.index(1), wanted))
    most = [1 if one.narrowed(suit_of(wanted), 1, RANKS).fits() else 0 for one in room]
    if sum(most) == 1:
        return Proven(name, most, most, tally, (f"{name}.only", most.index(1), wanted))
    return Proven(name, tally, most, tally, (f"{name}.open", wanted))


def _primiera(piles, unknown, room, rules):
    leads = primiera_proof.leads(piles, unknown, room, rules)
    points, most = contest(leads)
    how = "primiera" if rules["primiera"] == "points" else rules["primiera"]
    if 1 in points:
        side = points.index(1)
        behind = min([-leads[other][side] for other in range(len(piles)) if other != side])
        why = (f"{how}.alone", side) if behind >= primiera_proof.ALONE else (f"{how}.sure", side, behind)
    elif 1 in most:
        why = (f"{how}.open",)
    else:
        why = (f"{how}.nobody",)
    return Proven("primiera", points, most, primiera.award(piles, rules).tally, why)


def _napola(piles, unknown, room, rules):
    free = unknown.suits[_COINS]
    ranges = [_runs(pile.suits[_COINS], free, one, rules) for pile, one in zip(piles, room)]
    points = [least for least, _ in ranges]
    most = [furthest for _, furthest in ranges]
    tally = [scopa.napola_run(pile) for pile in piles]
    if points != most:
        why = ("napola.open", points, most)
    elif sum(points):
        side = points.index(max(points))
        why = ("napola.sure", side, points[side])
    else:
        why = ("napola.never",)
    return Proven("napola", points, most, tally, why)


def _runs(mine, free, room, rules):
    """(fewest, most) points of all the runs from the ace that a side can end with."""
    worth = []
    for run in range(RANKS + 1):
        wanted = (1 << run) - 1
        if wanted & ~(mine | free):
            break
        # A run of exactly so many ends at a coin that another side has, or gets.
        ends = 1 << run
        if mine & ends:
            continue
        others = ones(free) - (1 if free & ends else 0)
        if room.narrowed(_COINS, ones(free & wanted), others).fits():
            worth.append(scopa.napola_points(run, rules))
    return min(worth), max(worth)


def _napoleone(coins, gained):
    line = _all_coins(coins, gained)
    line.is_award = False
    if line.why[0] == "napoleone.sure":
        line.outright = line.why[1]
    return line


def _all_coins(coins, gained):
    none = [0] * len(coins)
    for side, (low, high) in enumerate(gained):
        if coins[side] + low == RANKS:
            return Proven("napoleone", none, none, coins, ("napoleone.sure", side))
        if coins[side] + high == RANKS:
            return Proven("napoleone", none, none, coins, ("napoleone.open", side), False)
    return Proven("napoleone", none, none, coins, ("napoleone.never",))


def _sweeps(made, cards, room, allowed, over):
    if over:
        return Proven("sweeps", made, made, made, ("sweeps.final", made))
    most = []
    for side, gain in enumerate(room):
        # The next ones take unknown cards, and all of them together a whole pile.
        by_cards = min(gain.most // scopa.SWEEP_CARDS, (cards[side] + gain.most) // scopa.SWEEP_CARDS - made[side])
        most.append(made[side] + min(by_cards, allowed - sum(made)))
    return Proven("sweeps", made, most, made, ("sweeps.open" if most != made else "sweeps.final", made, most))

"""Who meets whom: byes, seeding, groups, and what comes of wrong results."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from host_tools.night import pairs
from host_tools.night.pairs import Pair
from host_tools.night.places import places
from host_tools.night.plan import MAIN, THIRD, Source, plan, positions
from host_tools.night.prizes import prizes
from host_tools.night.standings import standing
from tests.host.evenings import SETTINGS, names, refusal, result, sides, started, type_in, winner


def test_the_seeds_have_the_usual_positions():
    assert positions(1) == [1]
    assert positions(8) == [1, 8, 4, 5, 2, 7, 3, 6]
    assert positions(16) == [1, 16, 8, 9, 4, 13, 5, 12, 2, 15, 7, 10, 3, 14, 6, 11]


@pytest.mark.parametrize("count", [2, 3, 4, 5, 10, 13, 16, 17, 100, 256])
def test_everybody_but_the_winner_loses_once_and_the_best_get_the_byes(count):
    made = plan(range(count), 0, 2, False)
    assert len(made.meetings) == count - 1
    first = [cell for cell in made.rounds[0] if isinstance(cell, Source)]
    assert sorted(one.number for one in first) == list(range(len(made.rounds[0]) * 2 - count))
    assert made.rounds[-1] == (made.meetings[-1].number,)
    for meeting in made.meetings:
        assert all(source.kind == "pair" or source.number < meeting.number for source in meeting.sources)


@pytest.mark.parametrize(("count", "thirds"), [(2, 0), (3, 0), (4, 1), (13, 1)])
def test_the_third_place_is_played_for_before_the_final_where_two_lose_a_semifinal(count, thirds):
    made = plan(range(count), 0, 2, True)
    assert [one.stage for one in made.meetings].count(THIRD) == thirds
    assert made.meetings[-1].stage == MAIN
    if thirds:
        assert [source.kind for source in made.meetings[-2].sources] == ["loser", "loser"]


@given(count=st.integers(2, 60), groups=st.integers(1, 8))
@settings(deadline=None, max_examples=60)
def test_in_a_group_everybody_meets_everybody_once_and_nobody_twice_in_a_round(count, groups):
    if count < 2 * groups:
        return
    made = plan(range(count), groups, 1 if groups > 1 else 2, False)
    assert sorted(pair for group in made.groups for pair in group) == list(range(count))
    sizes = [len(group) for group in made.groups]
    assert max(sizes) - min(sizes) <= 1
    played = [one for one in made.meetings if one.stage == "group"]
    for number, group in enumerate(made.groups):
        met = [frozenset(s.number for s in one.sources) for one in played if one.group == number]
        assert len(set(met)) == len(met) == len(group) * (len(group) - 1) // 2
        for turn in {one.round for one in played}:
            now = [s.number for one in played if one.group == number and one.round == turn for s in one.sources]
            assert len(set(now)) == len(now)


@pytest.mark.parametrize("groups", [2, 3, 4, 5, 6, 8])
def test_two_of_a_group_dont_meet_at_once(groups):
    made = plan(range(groups * 3), groups, 2, False)
    for one in made.meetings:
        if one.stage == MAIN and one.round == 0 and {source.kind for source in one.sources} == {"group"}:
            assert one.sources[0].number != one.sources[1].number


def test_four_in_a_group_that_all_win_somewhere_are_ranked_by_the_rule():
    # A beats B, B beats C, C beats A; all of them beat D. Between the three: one win each.
    # Differences over all: A +4 -3 +10 = 11, B -4 +6 +9 = 11, C +3 -6 +8 = 5. Made: A 11+8+11 = 30, B 7+11+11 = 29.
    book = started("ABCD", groups=1, advance=2)
    told = {"AB": (11, 7), "BC": (11, 5), "AC": (8, 11), "AD": (11, 1), "BD": (11, 2), "CD": (11, 3)}
    for meeting in book.evening.group_meetings(0):
        one, other = sides(book, meeting.number)
        points = told.get(one + other) or told[other + one][::-1]
        type_in(book, meeting.number, *points)
    rows = standing(book.evening.plan.groups[0], book.evening.group_meetings(0))
    assert [(names(book, row.pair)[0], row.won, row.made - row.lost) for row in rows] == [
        ("A", 2, 11),
        ("B", 2, 11),
        ("C", 2, 5),
        ("D", 0, -27),
    ]
    assert sides(book, 7) == ("A", "B")


def test_two_that_are_level_are_parted_by_their_own_meeting():
    # Of three, A and B have one win each over C and over nobody: B beat A narrowly, A beat C widely, C beat B.
    book = started("ABC", groups=1, advance=2)
    told = {"AB": (10, 11), "AC": (11, 0), "BC": (11, 9)}
    for meeting in book.evening.group_meetings(0):
        one, other = sides(book, meeting.number)
        points = told.get(one + other) or told[other + one][::-1]
        type_in(book, meeting.number, *points)
    rows = standing(book.evening.plan.groups[0], book.evening.group_meetings(0))
    assert [names(book, row.pair)[0] for row in rows] == ["B", "A", "C"]


def test_who_doesnt_go_on_from_a_group_is_placed_behind_the_bracket():
    book = started("ABCDEF", groups=2, advance=1)
    # Dealt to and fro: A D E and B C F; the better seeded always wins.
    for meeting in list(book.evening.meetings.values()):
        one, other = sides(book, meeting.number)
        type_in(book, meeting.number, *((11, 3) if one < other else (3, 11)))
    assert [(one.first, one.last, names(book, *one.pairs)) for one in places(book.evening)] == [
        (1, 1, ("A",)),
        (2, 2, ("B",)),
        (3, 4, ("D", "C")),
        (5, 6, ("E", "F")),
    ]


def test_a_correction_in_a_group_that_changes_who_goes_on_opens_the_bracket_again():
    book = started("ABCD", groups=2, advance=1)
    for number, points in ((1, (11, 3)), (2, (11, 3)), (3, (11, 9))):
        type_in(book, number, *points)
    final = sides(book, 3)
    assert type_in(book, 1, 11, 4).reopened == ()
    assert type_in(book, 1, 4, 11).reopened == (3,)
    assert sides(book, 3) != final and winner(book, 3) is None


def test_the_best_of_three_ends_with_the_second_win():
    book = started("AB", best_of=3)
    type_in(book, 1, 11, 3)
    assert winner(book, 1) is None
    type_in(book, 1, 4, 11, match=1)
    assert winner(book, 1) is None
    type_in(book, 1, 11, 10, match=2)
    assert winner(book, 1) == "A"
    assert refusal(type_in, book, 1, 11, 0, match=3) == "no.match"
    # The second was A's too, so the third counts no more.
    type_in(book, 1, 11, 4, match=1)
    assert (winner(book, 1), book.evening.meeting(1).counted) == ("A", [0, 1])
    # Without the first, the third does.
    book.do({"do": "undo", "meeting": 1, "match": 0, "how": "undo"}, "Club")
    assert (winner(book, 1), book.evening.meeting(1).free) == ("A", 0)


def test_a_correction_that_leaves_the_winner_opens_nothing():
    book = started("ABCD")
    for number in (1, 2, 3):
        type_in(book, number, 11, 3)
    assert type_in(book, 1, 12, 10).reopened == ()
    assert winner(book, 3) == "A"


def test_a_wrong_result_taken_out_opens_all_that_followed_from_it():
    book = started("ABCDEFGH", third=True)
    for number in range(1, 9):
        type_in(book, number, 11, 3)
    undone = book.do({"do": "undo", "meeting": 1, "match": 0, "how": "undo"}, "Club", "wrong table")
    # The semifinal, the third place and the final: the other half of the bracket stays.
    assert undone.reopened == (5, 7, 8)
    assert winner(book, 6) is not None
    assert [entry.act.number for entry in book.evening.trace if entry.reopened] == [undone.act.number]


@pytest.mark.parametrize("ending", ["flag", "abandon", "excluded", "forfeit"])
def test_who_is_ahead_can_lose_otherwise_than_by_points(ending):
    book = started("AB")
    type_in(book, 1, 8, 2, winner=1, ending=ending)
    assert (winner(book, 1), book.evening.meeting(1).results[0].ending) == ("B", ending)


@pytest.mark.parametrize(
    ("act", "key"),
    [
        (result(9, 11, 3), "no.meeting"),
        (result(3, 11, 3), "no.sides"),
        (result(1, 11, 3, match=1), "no.match"),
        (result(1, 1000, 3), "no.points"),
        (result(1, -1, 3), "no.points"),
        (result(1, 0, 0, winner=0), "no.nothing"),
        (result(1, 11, 3, winner=2), "no.winner"),
        (result(1, 11, 3, ending="rain"), "no.ending"),
        (result(1, 11, 3, prizes=[1, -1]), "no.prizes"),
        ({"do": "undo", "meeting": 1, "match": 0, "how": "undo"}, "no.result"),
        ({"do": "table", "meeting": 1, "table": 5}, "no.table"),
        ({"do": "table", "meeting": 3, "table": 1}, "no.ready"),
        ({"do": "rename", "pair": 0, "name": "b"}, "no.pair_twice"),
        ({"do": "rename", "pair": 7, "name": "x"}, "no.pair"),
        ({"do": "start", "seed": 1}, "no.started"),
        ({"do": "pairs", "pairs": []}, "no.started"),
        (SETTINGS | {"best_of": 3}, "no.started"),
        (SETTINGS | {"tables": 1}, "no.table_used"),
        (SETTINGS | {"tables": 0}, "no.tables_range"),
        (SETTINGS | {"rules": "poker"}, "no.rules"),
    ],
    ids=str,
)
def test_what_cant_be_is_refused_and_changes_nothing(act, key):
    book = started("ABCD")
    before = book.evening.version
    assert refusal(book.do, act, "Club") == key
    assert book.evening.version == before and winner(book, 1) is None


@pytest.mark.parametrize(
    ("count", "told", "key"),
    [
        (1, {}, "no.pairs"),
        (5, {"groups": 3}, "no.groups"),
        (6, {"groups": 2, "advance": 4}, "no.advance"),
        (6, {"groups": 1, "advance": 1}, "no.advance"),
    ],
)
def test_too_few_pairs_cant_begin(count, told, key):
    assert refusal(started, "ABCDEF"[:count], **told) == key


def test_a_pair_at_a_table_isnt_called_to_another():
    book = started("ABC", groups=1, advance=2, tables=3)
    tables = {one.number: one.table for one in book.evening.meetings.values()}
    # Each meeting has a pair of every other one.
    assert sorted(filter(None, tables.values())) == [1]


def test_two_meetings_change_their_tables():
    book = started("ABCD", tables=3)
    book.do({"do": "table", "meeting": 1, "table": 2}, "Club")
    assert [book.evening.meeting(number).table for number in (1, 2)] == [2, 1]
    book.do({"do": "table", "meeting": 1, "table": 3}, "Club")
    assert [book.evening.meeting(number).table for number in (1, 2)] == [3, 1]


def test_a_draw_is_the_same_for_the_same_number_and_uses_everyone():
    players = "\n".join("abcdefgh")
    one, again, other = (pairs.drawn(players, seed) for seed in (7, 7, 8))
    assert one == again != other
    assert sorted(player for pair in one for player in pair.players) == list("abcdefgh")
    assert refusal(pairs.drawn, "a\nb\nc", 1) == "no.even"
    drawn = started("ABCDEFGH", seed=3).evening.order
    assert drawn == started("ABCDEFGH", seed=3).evening.order != list(range(8))
    assert sorted(drawn) == list(range(8))


def test_pairs_are_told_one_a_line():
    told = [Pair("Noi", ("Ada", "Bea")), Pair("Loro")]
    assert pairs.of_text(" Noi : Ada, Bea\n\nLoro\n") == told
    assert pairs.of_text(pairs.to_text(told)) == told


def test_the_prizes_of_shared_places_are_added_and_split_to_the_last_hundredth():
    # Third and fourth together: 40 + 25.01 = 65.01, in two: 32.51 to the better seeded and 32.50.
    book = started("ABCD", prizes=["100", "60", "40", "25,01"], unit="€")
    for number in (1, 2, 3):
        type_in(book, number, 11, 3)
    paid = {names(book, one.pair)[0]: one.amount for one in prizes(book.evening)}
    assert paid == {"A": 10000, "B": 6000, "C": 3251, "D": 3250}


def test_prizes_may_be_things():
    book = started("ABCD", prizes=["a ham", "60", "wine", "a deck"])
    for number in (1, 2, 3):
        type_in(book, number, 11, 3)
    told = {names(book, one.pair)[0]: (one.amount, one.words) for one in prizes(book.evening)}
    assert told == {"A": (0, "a ham"), "B": (6000, ""), "C": (0, "wine / a deck"), "D": (0, "wine / a deck")}


def test_the_bracket_can_be_made_anew_until_there_is_a_result():
    book = started("ABCD")
    book.do({"do": "reopen"}, "Club")
    assert book.evening.plan is None and book.evening.meetings == {}
    book.do({"do": "start", "seed": None}, "Club")
    type_in(book, 1, 11, 3)
    assert refusal(book.do, {"do": "reopen"}, "Club") == "no.reopen"

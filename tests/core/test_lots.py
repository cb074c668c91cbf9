"""Lots come from the times of key presses alone, and favour nobody."""

from settebello.core.lots import Lots


def team_at(times, players):
    lots = Lots()
    for ms in times:
        lots.stir(ms)
    return lots.team(players)


def test_the_same_times_draw_the_same_lots():
    assert team_at([1234, 5678], 4) == team_at([1234, 5678], 4)


def test_lots_go_on_from_where_they_were():
    lots = Lots()
    lots.stir(1234)
    assert Lots(lots.state).team(6) == lots.team(6)


def test_a_team_is_half_of_an_even_number_of_players_and_one_of_an_odd_one():
    for players, size in ((2, 1), (3, 1), (4, 2), (5, 1), (6, 3)):
        for ms in range(50):
            team = team_at([ms], players)
            assert len(team) == len(set(team)) == size
            assert 0 <= min(team) and max(team) < players


def test_times_five_ms_apart_favour_no_dealer_and_no_partner():
    # 2,000 draws, the time of one loop turn apart: chance alone stays within 1 part in 5 of a fair share.
    for players in (2, 3, 4, 5, 6):
        deals = [0] * players
        plays = [0] * players
        for turn in range(2000):
            team = team_at([1000, 1000 + 5 * turn], players)
            deals[team[0]] += 1
            for player in team:
                plays[player] += 1
        for counts in (deals, plays):
            fair = sum(counts) // players
            for count in counts:
                assert abs(count - fair) * 5 < fair, (players, counts)


def test_every_dealer_has_every_partner_as_often():
    pairs = {}
    for turn in range(2000):
        team = tuple(team_at([1000, 1000 + 5 * turn], 4))
        pairs[team] = pairs.get(team, 0) + 1
    # Twelve pairs; a fair share is 166.
    assert len(pairs) == 12
    assert 116 < min(pairs.values()) and max(pairs.values()) < 216, pairs


def test_drawing_again_and_again_without_new_times_favours_nobody():
    lots = Lots()
    lots.stir(77)
    deals = [0] * 4
    for _ in range(2000):
        deals[lots.team(4)[0]] += 1
    for count in deals:
        assert 400 < count < 600, deals

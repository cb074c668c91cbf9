"""Drawing lots from what nobody can foresee: the milliseconds at which keys are pressed."""

_MASK = 0x3FFFFFFF


class Lots:
    """``state`` is what came of all times so far, a whole number."""

    def __init__(self, state=0):
        self.state = state

    def stir(self, ms):
        """Mixes in the time of a key press."""
        state = (self.state ^ ms) & _MASK
        # Shifts and additions spread every bit of the time over the whole number.
        for _ in range(3):
            state = (state + (state << 10)) & _MASK
            state ^= state >> 6
            state = (state + (state << 3)) & _MASK
            state ^= state >> 11
        self.state = state + 1 & _MASK

    def below(self, number):
        """A number from 0 to ``number`` - 1."""
        self.stir(number)
        return (self.state >> 8) % number

    def team(self, players):
        """Who plays together and deals: numbers from 0, the dealer first, half of an even number of players.

        The others are the other team. Of two players, or of an odd number, the dealer alone.
        """
        seats = list(range(players))
        team = []
        for _ in range(players // 2 if players % 2 == 0 else 1):
            team.append(seats.pop(self.below(len(seats))))
        return team

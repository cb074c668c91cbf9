"""A keypad as a circuit: switches between rows and columns, bounce, ghosts, and charge that stays on a line."""


class FakeMatrix:
    """``rows`` and ``columns`` are pins for a Keypad. Time runs with ``sleep_us`` and ``time_us``.

    A row is low while a column that is pulled low reaches it through closed switches, whatever way, once that
    has lasted ``settle_us``; it stays low for ``charge_us`` after the column was let go.
    """

    def __init__(self, rows=4, columns=4, settle_us=4, charge_us=25):
        self.time_us = 0
        self.settle_us = settle_us
        self.charge_us = charge_us
        self.worst_columns_low = 0
        self._closed = {}
        self._bouncing = []
        self._low_since = [None] * columns
        self._row_low_until = [0] * rows
        self.rows = [_Row(self, at) for at in range(rows)]
        self.columns = [_Column(self, at) for at in range(columns)]

    def press(self, row, column, bounce_ms=()):
        """Closes a switch; at each of the ms in ``bounce_ms`` after this it opens or closes again."""
        self._set(row, column, True, bounce_ms)

    def release(self, row, column, bounce_ms=()):
        self._set(row, column, False, bounce_ms)

    def sleep_us(self, us):
        self.time_us += us

    def all_released(self):
        return all(since is None for since in self._low_since)

    def _set(self, row, column, closed, bounce_ms):
        self._closed[(row, column)] = closed
        for ms in bounce_ms:
            closed = not closed
            self._bouncing.append((self.time_us + 1000 * ms, row, column, closed))

    def _bounce(self):
        due = [one for one in self._bouncing if one[0] <= self.time_us]
        for one in sorted(due):
            self._bouncing.remove(one)
            self._closed[(one[1], one[2])] = one[3]

    def _reached(self, column):
        """The rows that are joined with a column through closed switches."""
        self._bounce()
        switches = [place for place in self._closed if self._closed[place]]
        rows, columns = set(), {column}
        while True:
            more_rows = {r for r, c in switches if c in columns}
            more_columns = {c for r, c in switches if r in more_rows}
            if more_rows <= rows and more_columns <= columns:
                return rows
            rows |= more_rows
            columns |= more_columns

    def _drive(self, column, value):
        was = self._low_since[column]
        self._low_since[column] = None if value else self.time_us
        if value and was is not None and self.time_us - was >= self.settle_us:
            for row in self._reached(column):
                self._row_low_until[row] = self.time_us + self.charge_us
        low = len([since for since in self._low_since if since is not None])
        self.worst_columns_low = max(self.worst_columns_low, low)

    def _read(self, row):
        if self.time_us < self._row_low_until[row]:
            return 0
        for column, since in enumerate(self._low_since):
            if since is not None and self.time_us - since >= self.settle_us and row in self._reached(column):
                return 0
        return 1


class _Row:
    def __init__(self, matrix, at):
        self._matrix = matrix
        self._at = at

    def __call__(self):
        return self._matrix._read(self._at)


class _Column:
    """An open-drain output: 0 pulls low, 1 lets go."""

    def __init__(self, matrix, at):
        self._matrix = matrix
        self._at = at

    def __call__(self, value):
        self._matrix._drive(self._at, value)

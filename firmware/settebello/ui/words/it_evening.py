"""The words of the evening and of where a match belongs (app/screens/evening.py and place.py)."""

WORDS = """
title: La serata
played: partite: {0}
deals_now: Dà ora: {0}
deals_next: Dà poi: {0}
nothing: Nessuna partita finita.
keys: A↑ B↓ C azzera  * esci
sure: Si ricomincia da zero: le partite restano nella memoria. Sicuri?
place.this: Questa partita
place.next: La prossima partita
place.table: Tavolo (0: nessuno)
place.match: Partita (0: senza)
place.keys: 0-9  # ok  * cancella
"""

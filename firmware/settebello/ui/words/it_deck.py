"""I mazzi con le etichette: imparare le carte, controllarle (app/deck.py)."""

WORDS = """
first: Mazzo 1
unknown: Etichetta sconosciuta. Si insegna dal menu: Mazzi.
title: Mazzi con etichette
label: {0}  {1}/40
label_used: {0}  {1}/40  in uso
new: Nuovo mazzo…
full: Al più {0} mazzi: scordane uno.
taken: {0}: il nome c'è già.
learn: Impara le carte
check: Controlla se mancano
italian: Carte: italiane
french: Carte: francesi
rename: Cambia nome…
forget: Scorda il mazzo
forget.sure: Scordare {0}? Ancora # per sì.
forgotten: {0} non c'è più.
learn.lay: Appoggiala.
learn.known: ✓ imparata
learn.keys: # salta * prima 0 fine
learn.already: Questa è già {0}. Serve {1}.
learn.says: L'etichetta dice {0}. Toglila e ancora: diventa {1}.
learn.lifted: Tolta troppo presto: ancora.
learn.unusable: Non si lascia scrivere: serve un'altra etichetta.
learn.done: Imparate: {0} di 40.
check.keys: # fine  * indietro
check.all: Ci sono tutte e quaranta.
check.missing: Mancano: {0C}
check.lay: Passa tutte le carte.
french.rank.9: Donna
french.suit.0: quadri
french.suit.1: cuori
french.suit.2: picche
french.suit.3: fiori
"""

"""The awards: their names, and the sentences that say why (core/games, core/primiera.py)."""

WORDS = """
name.cards: Carte
name.coins: Denari
name.settebello: Settebello
name.primiera: Primiera
name.re_bello: Re bello
name.napola: Napola
name.sweeps: Scope
name.hand: Mano
name.declarations: Accuse
name.thirds: Terzi
name.last_trick: Ultima presa
name.points: Punti
entered: Inserito a mano.
cards.won: Più carte, {1t}: punto a {0s}.
cards.level: Carte pari, {0t}: punto a nessuno.
coins.won: Più denari, {1t}: punto a {0s}.
coins.level: Denari pari, {0t}: punto a nessuno.
settebello.won: Settebello, {1c}: punto a {0s}.
primiera.won: Primiera più alta, {1t}: punto a {0s}.
primiera.level: Primiera pari, {0t}: punto a nessuno.
primiera.alone: Solo {0s} con tutti e quattro i semi: punto a {0s}.
primiera.nobody: Nessuno ha tutti e quattro i semi: primiera nulla.
primiera.apart: Nessun seme è di tutti: primiera nulla.
primiera.common: Manca un seme a tutti; sui semi comuni {1t}: punto a {0s}.
primiera.partial: Manca un seme a tutti; somme {1t}: punto a {0s}.
primiera.zero: Il seme che manca vale 0; somme {1t}: punto a {0s}.
sevens.won: Più sette, {1t}: punto a {0s}.
sevens.level: Sette pari, {0t}: punto a nessuno.
ranked.won: Carte migliori, una per una: punto a {0s}.
ranked.level: Carte migliori uguali: punto a nessuno.
ranked.alone: Solo {0s} con tutti e quattro i semi: punto a {0s}.
ranked.nobody: Nessuno ha tutti e quattro i semi: primiera nulla.
re_bello.won: {1c} vale un punto: punto a {0s}.
napola.won: Napola di {1} denari dall'asso: {2} punti a {0s}.
napola.none: Nessuno ha asso, 2 e 3 di denari: niente napola.
sweeps.made: Scope {0t}: un punto ciascuna.
sweeps.none: Nessuna scopa.
hand.won: Più punti, {1t}: mano a {0s}.
hand.replay: Punti pari, {0t}: la mano si rigioca.
hand.draw: Punti pari, {0t}: la mano non è di nessuno.
hand.last_trick: Punti pari, {1t}, ultima presa a {0s}: mano a {0s}.
hand.elsewhere: Pari in testa, {1t}, e ultima presa a {0s}: si rigioca.
declarations.made: Accuse: {0t} punti.
declarations.none: Nessuna accusa.
thirds.whole: Terzi {0t}: di punti interi {1t}.
last_trick.won: Ultima presa: un punto a {0s}.
"""

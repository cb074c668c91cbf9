"""The words of the arbiter (app/screens/arbiter.py)."""

WORDS = """
table: In tavola
played: Carta giocata?
rules: Regole: {0}
must_take: {0c} deve prendere
may_take: {0c} può prendere
takes_nothing: {0c} non prende
last: ult.
lies_there: {0c} è in tavola: non può essere la carta giocata.
no_card: Manca la carta giocata: seme e valore.
keys_played_first: D C B A seme * tavola
keys_played: 1-0 la carta * tavola
keys_ruled: 0 ultima # altra * carta
all: tutte e {0}
sweep: scopa!
no_sweep: non è scopa
why.empty: tavola vuota, si cala
why.nothing: niente da prendere, si cala
why.ace_all: l'asso prende tutto
why.ace_ace: c'è un altro asso, prende quello
why.equal: prima la carta uguale
why.fewest: la presa con meno carte
why.sum: più carte che fanno {1}
why.fifteen: con la carta si fa 15
choose: , a scelta fra {0}
"""

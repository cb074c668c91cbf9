"""The words of the draw (app/screens/draw.py)."""

WORDS = """
title: Sorteggio
count: n. {0}
ask: Quanti giocatori? Il numero 1 è chi tiene la scatola, poi si conta verso destra, in senso antiorario.
keys: 2-6 giocatori  * indietro
keys_again: 2-6 # ancora  * indietro
deals: Dà il {0}
alone: Giocatori: {0}, contati da chi tiene la scatola verso destra.
teams: Insieme {0} contro {1}. Ci si siede alternati.
"""

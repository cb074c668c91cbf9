"""Quel che è già certo di una mano non ancora nota del tutto (core/proof.py, core/claim.py)."""

WORDS = """
cards.sure: Carte a {0s}: almeno {1}, gli altri al più {2}.
cards.nobody: Carte: pari di sicuro, a nessuno.
cards.open: Carte ancora aperte: almeno {0t}, al più {1t}.
coins.sure: Denari a {0s}: almeno {1}, gli altri al più {2}.
coins.nobody: Denari: pari di sicuro, a nessuno.
coins.open: Denari ancora aperti: almeno {0t}, al più {1t}.
settebello.held: {0s} ha il settebello, {1c}.
settebello.only: Il settebello, {1c}, può essere solo di {0s}.
settebello.open: Il settebello, {0c}, non si è ancora visto.
primiera.sure: Primiera a {0s}: avanti di almeno {1}.
primiera.alone: Primiera a {0s}: nessun altro avrà i quattro semi.
primiera.nobody: Primiera: di sicuro a nessuno.
primiera.open: Primiera ancora aperta.
sevens.sure: Settanta a {0s}: almeno {1} sette in più.
sevens.nobody: Sette: pari di sicuro, a nessuno.
sevens.open: Sette ancora aperti.
ranked.sure: Primiera a {0s}: le sue carte restano le migliori.
ranked.alone: Primiera a {0s}: nessun altro avrà i quattro semi.
ranked.nobody: Primiera: di sicuro a nessuno.
ranked.open: Primiera ancora aperta.
re_bello.held: {0s} ha {1c}.
re_bello.only: {1c} può essere solo di {0s}.
re_bello.open: {0c} non si è ancora visto.
napola.sure: Napola a {0s}, {1} punti.
napola.never: Nessuno può più fare napola.
napola.open: Napola ancora aperta: almeno {0t}, al più {1t}.
napoleone.sure: {0s} ha tutti i denari.
napoleone.never: Nessuno può più avere tutti i denari.
napoleone.open: {0s} può ancora avere tutti i denari.
sweeps.final: Scope {0t}: non cambiano più.
sweeps.open: Scope {0t}: possono crescere fino a {1t}.
hand.sure: Mano a {0s}: almeno {1}, gli altri al più {2}.
hand.last: Mano a {0s}: almeno {1}, e con {2} pari l'ultima presa.
hand.nobody: Mano: pari di sicuro, {0t}, a nessuno.
hand.open: Mano ancora aperta: almeno {0t}, al più {1t}.
declarations.final: Accuse {0t}: non cambiano più.
declarations.open: Accuse {0t}: possono crescere.
thirds.sure: Punti delle carte: {0t}, non cambiano più.
thirds.open: Punti delle carte: almeno {0t}, al più {1t}.
last_trick.sure: Ultima presa a {0s}.
last_trick.open: Ultima presa ancora aperta.
claim.proven: Chiamata fuori di {0s}: {1} punti provati, vince.
claim.wrong: Chiamata fuori di {0s}: {1} punti provati, non bastano.
"""

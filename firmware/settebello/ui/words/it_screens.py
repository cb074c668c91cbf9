"""The words of the screens of a hand: score, cards, sums, points."""

WORDS = """
key.nothing: Il tasto {0} qui non fa nulla.
choose.keys: A↑ B↓ # scegli  * indietro
sure.keys: # sì   * no
log.dropped: Memoria: righe rovinate, tolte: {0}. Il resto è salvo.
store.unread: La memoria non si legge: si gioca, ma senza il passato.
store.unsaved: Non salvato: memoria piena o guasta. Si può continuare.
score.to: a {0} · dà: {1}
score.one_hand: mano unica · dà: {1}
score.hand_placed: {0} m{1}
score.hand: mano {0}
score.keys: 1-{0} segna # conti 0 punti
score.won: Vince: {0}
score.no_mark: Niente di segnato da togliere.
score.mark_back: {0}: una di meno a {1}.
mark.sweeps: Scopa! {0}
mark.declarations: Accusa! {0}
mark.last_trick: Ultima presa! {0}
cards.whose: Mazzo di chi?
cards.keys_whose: 1-{0} chi  # fine  * indietro
cards.whose_first: Prima di chi è il mazzo.
cards.count: {0} carte
cards.keys_first: D C B A il seme  # fine
cards.keys: 1-0 carta # fine * togli
cards.keys_suit: {0}: di che seme?  D C B A
cards.already: {0c} è già dentro.
cards.move: {0c} è di {1s}. Ancora, e passa qui.
cards.whose_card: {0c} è di {1s}. Di chi è? 1-{2}, o ancora la carta: passa qui.
cards.whose_short: {0c}: di chi? 1-{1}
cards.none: 0 carte a {0s}, 40 a {1s}? Ancora # per sì.
cards.which_missing: Manca il mazzo di {0s}: sceglilo con il suo numero.
cards.laid: {0} {1}
cards.taken: Via {0}
short.coins: ♦
short.primiera: prim.
short.hand: punti
short.thirds: terzi
suit.0: denari
suit.1: coppe
suit.2: spade
suit.3: bastoni
rank.1: Asso
rank.2: 2
rank.3: 3
rank.4: 4
rank.5: 5
rank.6: 6
rank.7: 7
rank.8: Fante
rank.9: Cav.
rank.10: Re
quick.title: Solo le somme
quick.nobody: nessuno
quick.keys: 1-{0} a chi  0 patta  # ok
quick.keys_must: 1-{0} a chi   # fine
quick.keys_points: Quanti punti? da {0} a {1}
quick.keys_counter: 1-{0} +1   * -1   # fine
quick.points: Da {0} a {1} punti; il 10 è il tasto 0.
quick.somebody: {0}: qualcuno l'ha di sicuro.
quick.missing: {0}: a chi?
points.keys: # ok 0 perché * correggi
reasons.title: Perché
reasons.keys: A↑ B↓  * indietro
reasons.keys_more: A↑ B↓ C confronta * esci
score.keys_won: # rivincita  * punti
points.keys_old: 0 perché  * indietro
cards.count_one: {0} carta
score.drawn: Patta
score.keys_none: # conti   0 punti
score.keys_sweeps: 1-{0} scopa # conti 0 punti
score.keys_last_trick: 1-{0} ultima #conti 0 punti
cards.keys_whose_two: 1-{0} chi  B breve  * esci
place.both: T{0}·{1}
place.table: T{0}
place.match: P{0}
cards.named: {0} di {1}
"""

"""What the core says no to: the value and the fix (core/refused.py)."""

WORDS = """
card.twice: {0c} compare due volte: lasciala una volta sola
card.unknown: '{0}' non è una carta: si scrive come 7D, 10B o D1-4,7
card.taken: {0c} è già di '{1s}': può stare in un mazzetto solo
card.nowhere: {0c} non è in nessun mazzetto: niente da togliere
card.out: {0c} non è in gioco con queste regole: mettila da parte
deck.missing: {0} carte invece di {1}, da trovare: {2C}
known.cards: carte di '{0s}': {1} non è possibile, da {2} a {3}
known.coins: denari di '{0s}': {1} non è possibile, da {2} a {3}
known.clash: le carte contate non tornano con quelle viste: ricontale
points.sides: punteggi dati: {0}, ne servono {1}, uno per parte
points.value: {0} non va bene: i punti sono numeri interi da 0 a 99
points.won: punti in tutto {0}: una mano dà un punto solo, a chi la vince
points.thirds: punti in tutto {0}: carte e ultima presa ne fanno {1}, le accuse 3 o 4 l'una
tally.off: in questo gioco non si contano le carte così: servono le carte o i punti
tally.whole: {0} non va bene: un numero per parte, in tutto {1}
rule.value: {0} non può essere {1}: ammette {2}
rule.unknown: nessuna regola si chiama '{0}': controlla il nome
rule.empty: una parte di '{0}' è vuota: si scrive come scopa+target=21
rule.twice: '{0}' è scritta due volte: lasciane una
rule.presets: due regolamenti, '{0}' e '{1}': lasciane uno
rule.preset: nessun regolamento si chiama '{0}'; ci sono {1}
rule.pot: il montepremi è {0} ma i premi fanno {1}: alza pot o abbassa i premi
rule.fifteen_ace: capture=fifteen non va con ace_takes={0}: scegli ace_takes=off
sides.number: le parti sono {0}: si gioca da 2 a {1}
sides.name: il nome {0} non va bene: deve essere un testo
start.totals: punti di partenza {0}: ne servono {1}, interi da 0 a {2}
dealer.side: chi dà le carte non può essere {0}: le parti sono {1}
match.over: partita finita, vinta da '{0s}': non può seguire altro
match.drawn: partita finita pari: non può seguire altro
event.unknown: riga sconosciuta nel diario, '{0}': aggiorna il programma
hand.correct: non c'è la mano {0} da correggere: ne sono chiuse {1}
hand.number: mano {0} fuori posto: deve essere la {1}
undo.nothing: niente da annullare: nessuna mano è chiusa
claim.off: queste regole non ammettono di chiamarsi fuori: finite la mano
claim.target: senza traguardo non ci si chiama fuori: finite la mano
clock.off: queste regole non danno tempi: non c'è un orologio
side.out: '{0s}' è già fuori dalla partita
mark.none: niente da togliere a '{1s}'
sweeps.total: scope in tutto {0}: in una mano al massimo {1}
sweeps.pile: scope di '{0s}': {1}, ma un mazzetto di {2} ne permette {3}
last_trick.missing: manca l'ultima presa: indica chi l'ha fatta
last_trick.twice: l'ultima presa è di una parte sola: togli l'altra
last_trick.pile: l'ultima presa non può essere di '{0s}', che non ha carte
declarations.value: accuse di '{0s}': {1} non è possibile, valgono 3 o 4 l'una
declarations.total: accuse in tutto {0}: in una mano al massimo {1}
proof.open: {0} è ancora da decidere: servono altre carte
"""

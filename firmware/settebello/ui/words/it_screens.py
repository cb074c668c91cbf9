"""The words of the screens."""

WORDS = """
key.nothing: Il tasto {0} qui non fa nulla.
choose.keys: A↑ B↓  # scegli  * indietro
sure.keys: # sì   * no
log.dropped: Memoria: righe rovinate, tolte: {0}. Il resto è salvo.
store.unread: La memoria non si legge: si gioca, ma senza il passato.
store.unsaved: Non salvato: memoria piena o guasta. Si può continuare.
score.to: a {0} · dà {1}
score.one_hand: mano unica · dà {1}
score.hand: sm. {0}
score.keys: 1-{0} scopa # conta 0 punti
score.won: Vince {0}
score.no_mark: Nessuna scopa segnata da togliere.
score.mark_back: Tolta una scopa a {0}.
mark.sweeps: Scopa! {0}
cards.whose: Di chi è il mazzo?
cards.keys_whose: 1-{0} chi  # fine  * indietro
cards.whose_first: Prima di chi è il mazzo: il più piccolo basta.
cards.count: {0} carte
cards.keys_first: D C B A il seme  # fine
cards.keys: 1-0 carta # fine * togli
cards.keys_suit: {0}: di che seme?  D C B A
cards.already: {0c} è già dentro.
cards.move: {0c} è di {1s}. Ancora, e passa qui.
cards.none: 0 carte a {0s}, 40 a {1s}? Ancora # per sì.
cards.which_missing: Manca il mazzo di {0s}: sceglilo con il suo numero.
cards.laid: {0} {1}
cards.taken: Via {0} {1}
short.coins: ♦
short.primiera: primiera
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
quick.keys_must: 1-{0} a chi  # fine  *
quick.keys_points: Quanti punti? da {0} a {1}
quick.keys_counter: 1-{0} +1   * -1   # fine
quick.points: Da {0} a {1} punti; il 10 è il tasto 0.
quick.somebody: {0}: qualcuno l'ha di sicuro.
quick.missing: {0}: a chi?
points.keys: # ok 0 perché * correggi
reasons.title: Perché
reasons.keys: A↑ B↓  * indietro
menu.title: Menu
menu.new_match: Nuova partita
menu.language: Lingua · Language
undo.open: Le carte della mano in corso si perdono.
undo.done: La smazzata {0} è di nuovo aperta.
language.title: Lingua · Language
new.sides: Squadre: {0}
new.dealer: Dà le carte: {0}
new.sure: La partita in corso finisce qui. Ancora # per sì.
target.title: Fino a quanto?
target.other: Un altro numero…
names.title: Nome {0} di {1}
names.type: Scrivi un nome…
names.taken: {0}: il nome c'è già.
typing.title: Scrivi il nome
typing.help: ancora: altra lettera
typing.keys: # fatto  D →  C cancella
typing.empty: Prima una lettera: tasti da 0 a 9.
typing.full: Al più {0} lettere.
new.rules: Regole: {0}
new.target: A {0} punti
new.hands: A smazzate: {0}
new.keys: # via 1-5 cambia D regole
preset.title: Regole
preset.keys: # scegli  C scorda  * esci
preset.stays: {0} è di serie: si scordano solo le regole salvate.
preset.forgotten: Scordate le regole {0}.
rules.title: Le regole
rules.keys: # cambia  C salva  * esci
rules.kept: Salvate come {0}.
rule.keys: {0}-{1}  # ok  * cancella
reasons.keys_more: A↑ B↓ C confronta * esci
others.title: Con altre regole
others.keys: A↑ B↓   * indietro
others.none: Con nessun'altra regola questa mano darebbe altri punti.
others.no_cards: Senza le carte non si può dire: la mano fu segnata a somme.
menu.undo: Annulla l'ultima cosa
menu.history: Le mani giocate
menu.claim: Mi chiamo fuori
menu.leave: Qualcuno lascia
menu.arbiter: Arbitro delle prese
menu.help: Le regole in breve
menu.draw: Sorteggio
undo.hand: Riaprire la smazzata {0} ({1})? Le sue carte tornano da correggere.
undo.correct: Togliere la correzione della smazzata {0}?
undo.claims: Annullare la chiamata fuori?
undo.abandons: Annullare l'abbandono?
undo.excluded: Annullare l'esclusione?
undo.void: Fatto: non è successo nulla.
score.keys_won: # rivincita  * punti
points.keys_old: 0 perché  * indietro
history.keys: # vedi C correggi * esci
history.corrected: corr.
history.after: non conta
correct.title: Correggi la mano {0}
correct.cards: Le carte
correct.sums: Le somme
correct.points: Solo i punti
tally.title: Solo i punti
tally.keys: 0-9  # ok  * cancella
claim.who: Chi si chiama fuori? Le sue carte dovranno provarlo.
claim.keys_who: 1-{0} chi  * indietro
claim.sure: {0s} si chiama fuori. Se le carte non lo provano, la partita è persa. Sicuri?
claim.sure_many: {0s} si chiama fuori. Se le carte non lo provano, è fuori dalla partita. Sicuri?
claim.running: provati {0}, in tutto {1}
claimed.proven: Provato
claimed.wrong: Non provato
claimed.keys: A↑ B↓  # avanti
leave.abandons: {0s} abbandona
leave.excluded: {0s} è escluso da tutti
leave.sure: Non può più vincere. Sicuri?
"""

"""The words of the menu and of what it leads to."""

WORDS = """
menu.title: Menu
menu.new_match: Nuova partita
menu.language: Lingua · Language
undo.open: Le carte della mano in corso si perdono.
undo.done: La mano {0} è di nuovo aperta.
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
new.hands: A mani: {0}
new.keys: # via 1-6 cambia D regole
preset.title: Regole
preset.keys: # scegli  C scorda  * esci
preset.stays: {0} è di serie: si scordano solo le regole salvate.
preset.forgotten: Scordate le regole {0}.
rules.title: Le regole
rules.keys: # cambia  C salva  * esci
rules.kept: Salvate come {0}.
rule.keys: {0}-{1}  # ok  * canc.
others.title: Altre regole
others.keys: A↑ B↓   * indietro
others.none: Con nessun'altra regola questa mano darebbe altri punti.
others.no_cards: Senza le carte non si può dire: la mano fu segnata a somme.
menu.undo: Annulla l'ultima mossa
menu.history: Le mani giocate
menu.claim: Mi chiamo fuori
menu.leave: Qualcuno lascia
menu.arbiter: Arbitro delle prese
menu.help: Le regole in breve
menu.draw: Sorteggio
undo.hand: Riaprire la mano {0} ({1})? Le sue carte si possono correggere.
undo.correct: Togliere la correzione della mano {0}?
undo.claims: Annullare la chiamata fuori?
undo.abandons: Annullare l'abbandono?
undo.excluded: Annullare l'esclusione?
undo.void: Annullato.
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
claim.sure: Chiamata fuori di {0s}: se le carte non la provano, la partita è persa. Sicuri?
claim.sure_many: Chiamata fuori di {0s}: se le carte non la provano, è fuori. Sicuri?
claim.running: provati {0}, in tutto {1}
claimed.proven: Provato
claimed.wrong: Non provato
claimed.keys: A↑ B↓  # avanti
leave.abandons: Abbandona {0s}
leave.excluded: Escluso {0s}
leave.sure_abandons: Non può più vincere. Sicuri?
leave.sure_excluded: Tutti gli altri sono d'accordo? Non può più vincere.
menu.decks: Mazzi con etichette
menu.selftest: Prova della scatola
menu.score: Al punteggio
tally.keys_counted: 0-9 # ok * canc. C punti
tally.most: Al massimo {0} in tutto.
brief.title: Conta breve
brief.cards: Quante carte ha {0s}?
brief.coins: Quanti denari ha {0s}?
brief.keys_cards: 0-9 A gli altri # carte
brief.keys_coins: 0-9  D dieci  * indietro
brief.first: La prima che ha {0s}:
brief.keys_first: C nessuna # carte * togli
brief.differs: {0s}: {1} carte contate, qui {2}. Ancora # per chiudere.
menu.not_now: Adesso non si può.
claim.not_yet: Provati {0}: non bastano ancora. Ancora # per chiamarsi fuori.
menu.ledger: Premi
menu.evening: La serata
menu.place: Tavolo e numero
new.place: tavolo
correct.marks: Le scope, o ciò che è segnato
menu.clock: Orologio
undo.flag: Annullare la fine del tempo?
"""

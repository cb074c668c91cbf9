"""What the window says around the box, in Italian and English. The box's own words are in settebello/ui/words."""

WORDS = {
    "it": {
        "key.1": "asso",
        "key.8": "fante",
        "key.9": "cavallo",
        "key.0": "re",
        "key.A": "spade",
        "key.B": "bastoni",
        "key.C": "coppe",
        "key.D": "denari",
        "key.#": "avanti",
        "key.*": "indietro",
        "deck.ranks": "A234567FCR",
        "do.quit": "esci",
        "do.tap": "carta",
        "do.menu": "menu, come * a lungo",
        "do.picture": "foto",
        "do.help": "aiuto",
        "small": "Servono {width} colonne e {height} righe; qui {has_width} e {has_height}.",
        "tap.title": "Una carta sul lettore",
        "tap.hint": "7D  10B  RS  7♦  o più d'una: D1-4,7",
        "tap.keys": "Invio: appoggia   Esc: lascia stare",
        "picture.saved": "Foto in {path}",
        "picture.failed": "Foto non salvata: {reason}. Si può scrivere in {folder}?",
        "crash": "il programma della scatola si è fermato ({what}; {file} riga {line}). La partita è salva fino "
        "all'ultimo tasto: avvia di nuovo per continuare; se si ferma ancora, --fresh ne comincia una nuova.",
        "crash.report": "Che cosa è successo è scritto in {path}: mandalo a chi cura il programma.",
        "help": """\
[b]La scatola[/b]  Clicca i tasti, o premi gli stessi sulla tastiera:
  [b]0-9[/b]          le carte: 1 asso, 8 fante, 9 cavallo, 0 re
  [b]D C B A[/b]      i semi: denari, coppe, bastoni, spade  ([b]↑ ↓[/b] sono A e B)
  [b]#[/b]  [b]Invio[/b]     sì, avanti
  [b]*[/b]  [b]Esc[/b]  [b]⌫[/b]    indietro, togli
  [b]m[/b]            il menu; col mouse: tieni premuto [b]*[/b]
  Che cosa fa un tasto adesso è scritto in fondo al display.

[b]Il lettore[/b]  Clicca una carta del mazzo, oppure [b]t[/b] e scrivila:
  7D  10B  RS  0C  7♦,  più d'una con  D1-4,7

[b]La finestra[/b]
  [b]p[/b]            salva una foto del display in questa cartella
  [b]ctrl+q[/b]       esce; la partita resta, e la prossima volta continua qui

Un tasto qualsiasi chiude l'aiuto.""",
    },
    "en": {
        "key.1": "ace",
        "key.8": "jack",
        "key.9": "queen",
        "key.0": "king",
        "key.A": "swords",
        "key.B": "clubs",
        "key.C": "cups",
        "key.D": "coins",
        "key.#": "next",
        "key.*": "back",
        "deck.ranks": "A234567JQK",
        "do.quit": "quit",
        "do.tap": "card",
        "do.menu": "menu, as * held",
        "do.picture": "picture",
        "do.help": "help",
        "small": "{width} columns and {height} rows are needed; here {has_width} and {has_height}.",
        "tap.title": "A card on the reader",
        "tap.hint": "7D  10B  KS  7♦  or several: D1-4,7",
        "tap.keys": "Enter: lay it down   Esc: leave it",
        "picture.saved": "Picture in {path}",
        "picture.failed": "No picture saved: {reason}. May you write in {folder}?",
        "crash": "the box's program failed ({what}; {file} line {line}). The match is saved to the last key: start "
        "again to go on; if it fails once more, --fresh begins a new one.",
        "crash.report": "What happened is written in {path}: send it to the program's makers.",
        "help": """\
[b]The box[/b]  Click its keys, or press the same ones on the keyboard:
  [b]0-9[/b]          the cards: 1 ace, 8 jack, 9 queen, 0 king
  [b]D C B A[/b]      the suits: coins, cups, clubs, swords  ([b]↑ ↓[/b] are A and B)
  [b]#[/b]  [b]Enter[/b]     yes, next
  [b]*[/b]  [b]Esc[/b]  [b]⌫[/b]    back, take away
  [b]m[/b]            the menu; with the mouse: hold [b]*[/b] down
  What a key does now is written at the bottom of the display.

[b]The reader[/b]  Click a card of the deck, or press [b]t[/b] and type it:
  7D  10B  KS  0C  7♦,  several with  D1-4,7

[b]The window[/b]
  [b]p[/b]            saves a picture of the display in this folder
  [b]ctrl+q[/b]       quits; the match stays, and goes on here the next time

Any key closes this help.""",
    },
}


def text(language: str, key: str, **values: object) -> str:
    """The text of a key in a language (`it` or `en`), its places filled in by name."""
    return WORDS[language][key].format(**values)


def key_label(language: str, key: str) -> str:
    """What a key of the keypad means in cards, "" where its own name says it."""
    return WORDS[language].get(f"key.{key}", "")

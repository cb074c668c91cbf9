"""The shared texts of pages in Italian."""

TEXTS = {
    "lang": "it",
    "language.it": "italiano",
    "language.en": "English",
    "serve.at": "Apri {address}",
    "serve.code": "Codice dell'organizzatore: {code}",
    "serve.stop": "Ctrl-C per fermare.",
    "serve.stopped": "Fermato.",
    "lost": "Collegamento perso: riprovo…",
    "organiser": "Organizzatore",
    "enter": "Entra",
    "leave": "Esci",
    "code": "Codice",
    "code.why": "Il codice dell'organizzatore sta nel terminale in cui è partito il programma. Senza, si guarda.",
    "code.wrong": "Il codice non è questo: guarda nel terminale e riprova.",
    "missing": "Qui non c'è niente.",
    "missing.why": "La pagina cercata non esiste.",
    "trouble": "Non è andata",
    "home": "Vai all'inizio",
    "reading": "solo lettura",
}

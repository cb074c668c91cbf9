"""The shared texts of pages in English."""

TEXTS = {
    "lang": "en",
    "language.it": "italiano",
    "language.en": "English",
    "serve.at": "Open {address}",
    "serve.code": "Organiser's code: {code}",
    "serve.stop": "Ctrl-C stops it.",
    "serve.stopped": "Stopped.",
    "lost": "Connection lost: trying again…",
    "organiser": "Organiser",
    "enter": "Enter",
    "leave": "Leave",
    "code": "Code",
    "code.why": "The organiser's code stands in the terminal where the program was started. Without it you look on.",
    "code.wrong": "That is not the code: look into the terminal and try again.",
    "missing": "There is nothing here.",
    "missing.why": "The page that was asked for doesn't exist.",
    "trouble": "That didn't work",
    "home": "Go to the start",
    "reading": "read only",
}

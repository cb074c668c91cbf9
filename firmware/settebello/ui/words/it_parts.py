"""Le parti della scatola: prova, guasti (health.py, crash.py)."""

WORDS = """
selftest.title: Prova della scatola
selftest.keys: 1-4 prove   * indietro
selftest.missing: # avanti lo stesso
tests.1: 1 tasti   2 bordo
tests.2: 3 suono   4 muto
muted: Il suono è spento.
loud: Il suono è acceso.
display.ok: Display ok
display.ok_soft: Display ok (con SoftI2C)
display.lost: Nessun display su {0}: fili e alimentazione.
display.other: Su {0} risponde solo {1}: indirizzo o display sbagliato.
keys.ok: Tastiera ok
keys.stuck: Tasto bloccato: {0}. Liberalo, o si gioca senza.
memory.ok: Memoria ok, {0} KB liberi
memory.full: Memoria piena: {0} KB liberi. Si gioca; scarica lo storico.
memory.lost: Memoria guasta: si gioca, ma non si salva.
keytest.title: Prova dei tasti
keytest.press: Un tasto alla volta.
keytest.place: riga {0}, colonna {1}
keytest.keys: * due volte: indietro
border.text: Il bordo è intero su quattro lati?
border.help: Se no: column_offset in board.json
border.key: un tasto: indietro
crash.title: Qualcosa si è rotto
crash.0: Un tasto: riparte
crash.1: dalla partita.
crash.2: Dettagli: {0}
reader.ok: Lettore ok
reader.silent: {0} non risponde: fili, interruttori {2} per {1}, poi stacca e riattacca.
reader.wires: {0} risponde {1}: controlla i fili e i 3,3 V.
reader.garbled: {0} risponde a caso: accorcia i fili.
reader.clone: Lettore imitazione ({0}): può non leggere. Un PN532 aiuta.
reader.two: Una carta alla volta.
"""

"""What presets, rules and their values mean (RULES.md 3, 4, 5, 6 and 8)."""

WORDS = """
preset.scopa: La scopa classica, a 11 punti
preset.regionale: Con re bello, e ci si può chiamare fuori
preset.torneo: Da torneo a eliminazione: vince chi arriva primo
preset.a_tempo: Con l'orologio: 18 minuti a testa, 2 secondi a mossa
preset.brilli: A coppie a 21, con montepremi; l'asso fa sempre scopa
preset.scopone: Scopone a 21: dieci carte a testa, tavolo vuoto
preset.scopone9: Scopone a 21: nove carte a testa, quattro in tavola
preset.scopa_assi: L'asso prende tutto, senza scopa
preset.napola: A 21, con la napola di denari
preset.scopa15: Si prende facendo 15
preset.briscola: Al meglio delle tre mani
preset.tressette: A 21 punti, con le accuse
field.target: Punti per vincere la partita; 0: nessun traguardo
field.hands: La partita finisce dopo tante mani; 0: senza limite
field.reach: Se il traguardo basta raggiungerlo o va superato
field.finish: Chi vince se più d'uno arriva al traguardo
field.claim: Se ci si può chiamare fuori a metà mano
field.primiera: Come si decide la primiera
field.primiera_values: Quanto valgono le carte nella primiera
field.missing_suit: La primiera quando manca un seme
field.re_bello: Un punto in più per una figura di denari
field.napola: Punti per asso, 2, 3 di denari e oltre
field.napola_cap: Quanti punti vale al massimo la napola
field.napoleone: Con tutti i denari si vince subito la partita
field.ace_takes: Se l'asso prende tutto il tavolo
field.last_card_sweep: Se l'ultima carta della mano può fare scopa
field.deal: Carte a testa e carte in tavola
field.capture: Come si prende
field.choice: Che cosa si prende quando c'è scelta
field.must_capture: Se la carta che può prendere deve prendere
field.redeal_kings: Con quanti re in tavola si ridanno le carte
field.level: Che cosa succede di una mano a punti pari
field.two_out: Il due che si toglie quando si gioca in tre
field.bank_s: Secondi di ciascuno per tutta la partita; 0: senza
field.bonus_s: Secondi aggiunti a ogni mossa
field.bonus_cap_s: Secondi aggiunti in tutto, al massimo; 0: senza limite
field.move_s: Secondi per una mossa; 0: senza limite
field.flag: Che cosa succede a chi finisce il tempo
field.pot: Montepremi della partita; 0: senza premi
field.pot_win: Premio a chi vince
field.pot_lose: Premio a chi perde
field.pot_hand: Premio di una mano, diviso secondo i punti
field.pot_hands: Quante mani hanno un premio
value.reach.reach: basta raggiungerlo
value.reach.exceed: va superato
value.finish.highest: a fine mano vince il più alto; pari: si continua
value.finish.another: se arrivano insieme si gioca un'altra mano
value.finish.ordered: si conta un punto alla volta: vince chi arriva primo
value.primiera.points: la somma delle carte migliori dei quattro semi
value.primiera.sevens: chi ha più sette
value.primiera.ranked: le carte migliori una per una: 7 6 A 5 4 3 2 re
value.primiera.off: non si conta
value.primiera_values.standard: 7=21 6=18 A=16 5=15 4=14 3=13 2=12 figure=10
value.primiera_values.ace15: come standard, ma A=15
value.primiera_values.graded: come standard, ma re=10 cavallo=9 fante=8
value.primiera_values.no_figures: come standard, ma figure=0
value.missing_suit.void: senza un seme non si ha la primiera
value.missing_suit.common: se manca a tutti, si conta sui semi comuni
value.missing_suit.partial: se manca a tutti, si confrontano le somme
value.missing_suit.zero: il seme che manca vale 0
value.re_bello.off: nessun punto in più
value.re_bello.king: il re di denari vale un punto
value.re_bello.queen: il cavallo (donna) di denari vale un punto
value.napola.off: non si conta
value.napola.run: un punto per ogni denaro di seguito dall'asso
value.napola.fixed: tre punti e basta
value.ace_takes.off: l'asso prende solo un asso
value.ace_takes.takes: l'asso prende tutto, ma non è scopa
value.ace_takes.sweeps: l'asso prende tutto ed è scopa
value.deal.3+4: tre a testa per volta, quattro in tavola
value.deal.9+4: nove a testa, quattro in tavola
value.deal.10+0: dieci a testa, nessuna in tavola
value.capture.rank: una carta uguale, o più carte che sommate la fanno
value.capture.fifteen: carte che con quella giocata fanno 15
value.choice.equal_first: prima la carta uguale, poi a scelta
value.choice.fewest: la presa con meno carte
value.redeal_kings.0: mai
value.redeal_kings.3: con tre o quattro re
value.redeal_kings.4: solo con quattro re
value.level.replay: pari: la mano si rigioca
value.level.draw: pari: è di nessuno, e anche la partita può finire pari
value.level.last_trick: pari: la vince chi ha l'ultima presa
value.two_out.coins: il due di denari, 2D
value.two_out.cups: il due di coppe, 2C
value.two_out.swords: il due di spade, 2S
value.two_out.clubs: il due di bastoni, 2B
value.flag.loses: perde la partita
value.flag.abandons: è come se abbandonasse
"""

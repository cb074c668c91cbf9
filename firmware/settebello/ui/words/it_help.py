"""The help pages (app/guide.py and the games' own), each topic a few sentences."""

WORDS = """
title: Le regole in breve
keys: A↑ B↓  # altra  * elenco
name.dealer: Chi dà le carte
name.draw: Il sorteggio
name.cut: Il taglio
name.deal: Carte date e ridate
name.captures: Le prese
dealer_now: Ora dà {0}, poi {1}.
dealer_turns: Il mazziere cambia a ogni mano e passa a destra (in senso antiorario).
dealer_first: Riceve le carte e gioca per primo chi siede alla destra del mazziere.
dealer_rematch: Nella rivincita dà chi siede a destra dell'ultimo mazziere.
draw_kings: Coppie con i re: si dà una carta a testa finché due giocatori diversi hanno un re.
draw_pair: Sono la prima coppia; dà chi ha avuto il re per primo.
draw_highest: Oppure: in coppia chi pesca le carte più alte, o due dello stesso seme.
draw_card: Mazziere con una carta: se ne sceglie una, si scoprono le carte una a testa; dà chi la riceve.
draw_seats: I compagni siedono di fronte.
draw_box: Dal menu sorteggia la scatola.
cut_left: scopa: taglia chi siede a sinistra del mazziere.
cut_right: regionale: taglia chi siede a destra, e toglie almeno tre carte.
cut_others: Gli altri regolamenti non lo dicono: si decide prima.
redeal_empty: Niente carte in tavola: non si ridà.
redeal_never: I re in tavola non fanno ridare le carte.
redeal_3: Si ridà se fra le prime quattro in tavola ci sono tre o quattro re.
redeal_4: Si ridà solo se le prime quattro in tavola sono tutte re.
redeal_why: Con quei re non si farebbe più scopa.
capture_must: La carta che può prendere prende.
capture_may: La carta che può prendere si può anche calare.
ace_unless: Se c'è un altro asso prende solo quello; a tavola vuota si cala.
one_point: Un punto.
level: Pari: a nessuno.
cards: Un punto a chi ha più carte. Pari: a nessuno.
cards_two: Fra due servono 21 carte; 20 a 20 è patta.
coins: Un punto a chi ha più denari. Pari: a nessuno.
coins_two: Fra due ne servono 6; 5 a 5 è patta.
napoleone: Tutti e dieci i denari vincono subito la partita.
holder: Un punto a chi ha preso {0c}.
primiera_high: 7={6} 6={5} A={0} 5={4}
primiera_low: 4={3} 3={2} 2={1}
primiera_court: fante={7} cavallo={8} re={9}
all_suits: Servono tutti e quattro i semi.
napola: Asso, 2 e 3 di denari nello stesso mazzo.
napola_cap: Al massimo {0} punti.
sweeps: Un punto ogni volta che una carta prende tutto ciò che è in tavola.
last_sweeps: Anche l'ultima carta della mano può fare scopa.
last_never: Con l'ultima carta della mano non è scopa.
hand_high: A={0} 3={2} re={9} cavallo={8} fante={7}
hand_rest: Le altre carte valgono 0; in tutto sono {0}.
hand_wins: Chi ne ha di più vince la mano, che vale un punto della partita.
two_out: In tre si toglie {0c} e si gioca con 39 carte.
declared_kind: Tre assi, tre 2 o tre 3 valgono 3 punti, quattro ne valgono 4.
declared_suit: La napoletana, asso, 2 e 3 di un seme, ne vale 3.
thirds: L'asso vale un punto; 2, 3 e figure un terzo; le altre carte 0.
thirds_whole: In tutto sono {0} terzi; contano solo i punti interi di ciascuno.
last_trick: Un punto a chi fa l'ultima presa.
name.clock: L'orologio
bank: Ogni parte ha {0} minuti per tutta la partita.
bonus: Ogni mossa aggiunge {0} secondi.
bonus_cap: In tutto al massimo {0} secondi.
move: Per ogni mossa si hanno {0} secondi.
flag_loses: Chi finisce il tempo perde la partita; se sono in tre o più, è fuori.
flag_abandons: Chi finisce il tempo è come se abbandonasse.
clock_keys: A sul punteggio va all'orologio; # lo avvia e passa il turno, 0 lo ferma.
clock_stops: Corre solo durante la mano: la conta delle carte lo ferma.
name.prizes: I premi
pot: Montepremi {0}: {1} a chi vince, {2} a chi perde.
pot_hand: {0} per ognuna delle prime {1} mani, divisi secondo i punti fatti in quella mano.
pot_winner: La mano senza punti, e quelle non giocate, vanno a chi vince.
pot_left: Chi abbandona tiene i premi già avuti; agli altri vanno quello di chi vince e quello della mano, e basta.
name.rules: Le regole in gioco
rules_now: {0}.
"""

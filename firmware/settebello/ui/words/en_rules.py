"""What presets, rules and their values mean (RULES.md 3, 4, 5, 6 and 8)."""

WORDS = """
preset.scopa: Classic scopa, to 11 points
preset.regionale: With re bello, and a side may call itself out
preset.torneo: Knock-out tournaments: first to arrive wins
preset.a_tempo: Against the clock: 18 minutes each, 2 seconds a move
preset.brilli: Pairs to 21 for a pot; an ace always sweeps
preset.scopone: Scopone to 21: ten cards each, an empty table
preset.scopone9: Scopone to 21: nine cards each, four on the table
preset.scopa_assi: An ace takes everything, without a sweep
preset.napola: To 21, with the napola in coins
preset.scopa15: Captures add up to 15
preset.briscola: Best of three: who wins two hands first
preset.tressette: To 21 points, with declarations
field.target: Points that win the match; 0: no target
field.hands: The match ends after so many hands; 0: no limit
field.reach: Whether reaching the target is enough
field.finish: Who wins when several reach the target
field.claim: Whether a side may call itself out in mid-hand
field.primiera: How the primiera is decided
field.primiera_values: What cards count in the primiera
field.missing_suit: The primiera when a suit is missing
field.re_bello: An extra point for a court card of coins
field.napola: Points for ace, 2, 3 of coins and on
field.napola_cap: The most points that a napola gives
field.napoleone: All ten coins win the match at once
field.ace_takes: Whether an ace takes the whole table
field.last_card_sweep: Whether the last card of a hand may sweep
field.deal: Cards each and cards on the table
field.capture: How cards are captured
field.choice: What is captured when there is a choice
field.must_capture: Whether a card that can capture must
field.redeal_kings: With how many kings on the table to deal again
field.level: What becomes of a hand whose points are level
field.two_out: The two that is taken out when three play
field.bank_s: Seconds of each side for the match; 0: none
field.bonus_s: Seconds added for each move
field.bonus_cap_s: The most seconds added in all; 0: no limit
field.move_s: Seconds for one move; 0: no limit
field.flag: What happens to a side whose time is up
field.pot: The match's pot of prizes; 0: none
field.pot_win: Prize of the winner
field.pot_lose: Prize of the loser
field.pot_hand: Prize of a hand, split by its points
field.pot_hands: How many hands have a prize
value.reach.reach: reaching it is enough
value.reach.exceed: it must be exceeded
value.finish.highest: after the hand the highest wins; level: play on
value.finish.another: arriving together means another hand
value.finish.ordered: counted award by award: first to arrive wins
value.primiera.points: the sum of the best cards of the four suits
value.primiera.sevens: most sevens
value.primiera.ranked: the best cards one by one: 7 6 A 5 4 3 2 king
value.primiera.off: not counted
value.primiera_values.standard: 7=21 6=18 A=16 5=15 4=14 3=13 2=12 court=10
value.primiera_values.ace15: as standard, but A=15
value.primiera_values.graded: as standard, but king=10 queen=9 jack=8
value.primiera_values.no_figures: as standard, but court cards=0
value.missing_suit.void: who lacks a suit can't have it
value.missing_suit.common: if all lack one, the common suits count
value.missing_suit.partial: if all lack one, plain sums count
value.missing_suit.zero: a missing suit counts 0
value.re_bello.off: no extra point
value.re_bello.king: the king of coins is worth a point
value.re_bello.queen: the queen of coins is worth a point
value.napola.off: not counted
value.napola.run: a point for each coin in a row from the ace
value.napola.fixed: three points and no more
value.ace_takes.off: an ace takes an ace
value.ace_takes.takes: an ace takes everything, but it is no sweep
value.ace_takes.sweeps: an ace takes everything, and it is a sweep
value.deal.3+4: three each at a time, four on the table
value.deal.9+4: nine each, four on the table
value.deal.10+0: ten each, none on the table
value.capture.rank: an equal card, or several that add up to it
value.capture.fifteen: cards that make 15 with the one played
value.choice.equal_first: an equal card first, then as one likes
value.choice.fewest: the capture with the fewest cards
value.redeal_kings.0: never
value.redeal_kings.3: with three or four kings
value.redeal_kings.4: with four kings only
value.level.replay: level: the hand is played again
value.level.draw: level: it is nobody's, and a match may end drawn too
value.level.last_trick: level: who took the last trick wins it
value.two_out.coins: the two of coins, 2D
value.two_out.cups: the two of cups, 2C
value.two_out.swords: the two of swords, 2S
value.two_out.clubs: the two of clubs, 2B
value.flag.loses: it loses the match
value.flag.abandons: as if it had left
"""

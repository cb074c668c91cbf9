"""The help pages (app/guide.py and the games' own), each topic a few sentences."""

WORDS = """
title: The rules in short
keys: A↑ B↓  # next  * list
name.dealer: Who deals
name.draw: The draw
name.cut: The cut
name.deal: Deal and redeal
name.captures: Captures
dealer_now: Now {0} deals, then {1}.
dealer_turns: The deal goes round with every hand, to the right (anticlockwise).
dealer_first: The player at the dealer's right gets cards and plays first.
dealer_rematch: In a rematch the player at the right of the last dealer deals.
draw_kings: Partners by kings: one card each is dealt until two different players have a king.
draw_pair: They are the first pair; who got a king first deals.
draw_highest: Or: partners are those who draw the highest cards, or two of a suit.
draw_card: Dealer by a card: agree on one and deal face up, one each; who gets it deals.
draw_seats: Partners sit opposite.
draw_box: From the menu, the box draws.
cut_left: scopa: the player at the dealer's left cuts.
cut_right: regionale: the player at the right cuts, at least three cards.
cut_others: The other rules don't say: agree before.
redeal_empty: No cards on the table: never dealt again.
redeal_never: Kings on the table don't make a redeal.
redeal_3: Dealt again when three or four kings are among the first four on the table.
redeal_4: Dealt again only when the first four on the table are all kings.
redeal_why: With those kings there would be no sweep.
capture_must: A card that can capture captures.
capture_may: A card that can capture may be laid as well.
ace_unless: If another ace lies there it takes that only; on an empty table it is laid.
one_point: One point.
level: Level: nobody.
cards: One point to who has most cards. Level: nobody.
cards_two: Between two one needs 21; 20 each is level.
coins: One point to who has most coins. Level: nobody.
coins_two: Between two one needs 6; 5 each is level.
napoleone: All ten coins win the match at once.
holder: One point to who has taken {0c}.
primiera_high: 7={6} 6={5} A={0} 5={4}
primiera_low: 4={3} 3={2} 2={1}
primiera_court: jack={7} queen={8} king={9}
all_suits: All four suits are needed.
napola: Ace, 2 and 3 of coins in one pile.
napola_cap: At most {0} points.
sweeps: One point each time a card takes all that lies on the table.
last_sweeps: The last card of the hand may sweep as well.
last_never: The last card of the hand makes no sweep.
hand_high: A={0} 3={2} king={9} queen={8} jack={7}
hand_rest: The other cards are worth 0; {0} in all.
hand_wins: Who has more wins the hand, a point of the match.
two_out: When three play, {0c} is taken out: 39 cards are left.
declared_kind: Three aces, twos or threes are worth 3 points, four of them 4.
declared_suit: A napoletana, ace, 2 and 3 of a suit, is worth 3.
thirds: An ace is worth a point, twos, threes and court cards a third, the others 0.
thirds_whole: {0} thirds in all; only the whole points of each count.
last_trick: One point to who takes the last trick.
name.clock: The clock
bank: Each side has {0} minutes for the whole match.
bonus: Each move adds {0} seconds.
bonus_cap: At most {0} seconds in all.
move: There are {0} seconds for each move.
flag_loses: Who runs out of time loses the match; among three or more, it is out.
flag_abandons: Running out of time is giving up.
clock_keys: A on the score goes to the clock; # starts it and passes the turn, 0 stops it.
clock_stops: It runs during a hand only: counting the cards stops it.
name.prizes: The prizes
pot: A pot of {0}: {1} to the winner, {2} to the loser.
pot_hand: {0} for each of the first {1} hands, split by the points made in it.
pot_winner: A hand without points, and hands not played, go to the winner.
pot_left: Who gives up keeps earlier prizes; the others get the winner's and that hand's. No more is paid.
name.rules: The rules in force
rules_now: {0}.
"""

### House rules as a family would say them: a name, a line of explanation, and values that are words.
###
### A field is house-<field>, a line of the score house-points-<line>; -why explains it, -value-<value>
### is one of its values. house-no-<code> says why rules don't go together, without names of fields.

## What they change

house-group-distance = Who begins, and how far
house-group-cards = The cards
house-group-road = On the road
house-group-safeties = Safeties and answers
house-group-match = Winning
house-group-points = What counts for points
house-group-more = More

## Who begins, and how far

house-target = Distance to drive
house-target-why = Whoever has driven this far wins the hand.
house-exact_finish = The distance must be reached exactly
house-exact_finish-why = If not, the last card may carry you past the finish.
house-extension_to = Distance after an extension
house-extension_to-why = Whoever arrives may choose to drive on to this distance for more points.
house-extension_to-value-none = no extension
house-first_seat = Seat that begins
house-first_seat-why = The next hand begins one seat further to the left.

## The cards

house-hand_size = Cards in hand
house-hand_size-why = How many cards you hold at the end of your turn.
house-draw_from = Where you draw
house-draw_from-why = Whether the last discard may be taken too.
house-draw_from-value-pile = from the draw pile only
house-draw_from-value-pile_or_discard = from the draw pile, or the last discard
house-draw_from-value-pile_or_discard_to_play = the last discard only to play it at once
house-reshuffle = When the draw pile is empty
house-reshuffle-why = Whether the discards become a new draw pile.
house-reshuffle-value-never = the discards stay where they are
house-reshuffle-value-all = all discards are reshuffled
house-reshuffle-value-all_but_top = all discards but the last are reshuffled
house-empty_pile = When there is nothing left to draw
house-empty_pile-why = Whether you go on with the cards in your hand.
house-empty_pile-value-play_out = everybody plays the cards in hand
house-empty_pile-value-end_hand = the hand ends with that turn
house-empty_pile-value-play_out_in_extension = the hand ends, except during an extension
house-make_up_hand = A short hand is filled up when its turn begins
house-make_up_hand-why = Whoever holds too few cards draws back to a full hand at the start of their turn, and not before.
house-accelerated = Accelerated game
house-accelerated-why = No drawing at the start of a turn: play as many cards as you like, then fill your hand up.
house-discard_only_when_stuck = You may discard only when you can play nothing
house-discard_only_when_stuck-why = Whoever can play a card has to, even a safety they would rather keep.
house-idle_rounds = Rounds of nothing but discards that end the hand
house-idle_rounds-why = After this many full rounds in which everybody only discarded, the hand is over.
house-idle_rounds-value-none = never
house-idle_only_when_exhausted = Those rounds count only when nothing is left to draw
house-idle_only_when_exhausted-why = While there are cards to draw, everybody may go on discarding.

## On the road

house-needs_roll = A Roll is needed to drive
house-needs_roll-why = You start with a Roll, and need one again after every remedy.
house-hazard_on_hazard = A hazard may be laid on another hazard
house-hazard_on_hazard-why = Whoever stands still already can be attacked again; only the top hazard counts.
house-hazard_on_remedy = A hazard may be laid on a remedy
house-hazard_on_remedy-why = Whoever has just laid a remedy can be attacked before they lay their Roll.
house-hazard_needs_roll_card = A hazard needs a Roll to lie on
house-hazard_needs_roll_card-why = Right of Way alone does not make you a target: your pile must show a Roll.
house-remedy_covers = Hazards and remedies pile up
house-remedy_covers-why = If not, the hazard and its remedy leave the table together.
house-hazards_stop_safeties = Some hazards keep safeties in the hand
house-hazards_stop_safeties-why = While Mum wants coffee or Dad is thirsty, you may lay no safety in your turn.
house-limited_to = Longest distance under a speed limit
house-limited_to-why = Longer cards have to wait for the end of the limit.
house-most_200s = How many 200s in a hand
house-most_200s-why = A player or team may lay no more than this.
house-most_200s-value-none = as many as you like
house-square_limit_next_turn = A square with a speed limit binds from your next turn
house-square_limit_next_turn-why = If not, it already holds for a second move in the turn in which you stop there.

## Safeties and answers

house-safety_gives_turn = A safety gives another turn
house-safety_gives_turn-why = Whoever lays a safety in their turn draws and plays again.
house-extra_turn_on_empty_pile = A safety gives its turn even with an empty draw pile
house-extra_turn_on_empty_pile-why = You play again although there is nothing to draw.
house-coup_fourre_turn_on_empty_pile = A coup fourré gives its turn even with an empty draw pile
house-coup_fourre_turn_on_empty_pile-why = You play next although there is nothing to draw.
house-roll_after_safety = After a safety you need a Roll again
house-roll_after_safety-why = A safety takes its hazard away, but you still wait for a Roll, as after a remedy.
house-remedy_answers = A remedy may answer at once
house-remedy_answers-why = Whoever is attacked may lay the remedy out of turn.
house-safety_km = Distance for a safety
house-safety_km-why = A safety laid in your turn takes you this far.
house-coup_fourre_km = Distance for a coup fourré
house-coup_fourre_km-why = A safety laid as a coup fourré takes you this far.

## Winning

house-scored = Hands give points
house-scored-why = If not, whoever wins the hand has won a game.
house-match_total = Points to win
house-match_total-why = Whoever has this many after a hand wins the match.
house-match_total-value-none = a number of hands decides
house-match_hands = Number of hands
house-match_hands-why = The match lasts this many hands, and the highest total wins.
house-match_hands-value-none = a number of points decides
house-games = Number of games
house-games-why = Without points: whoever wins most of this odd number of games wins the match.
house-furthest_wins = If nobody arrives, whoever is furthest wins
house-furthest_wins-why = If not, nobody has won that hand.
house-shared_win_at_zero = If nobody has moved, everybody has won
house-shared_win_at_zero-why = When the hand ends with everybody at 0, all share the win and its points.
house-missed_extension = When a failed extension pays the others
house-missed_extension-why = Whoever drives on and does not arrive gives the others the bonus.
house-missed_extension-value-always = always
house-missed_extension-value-if_beaten = only if another arrives
house-shut_out = Who is paid for a shut-out
house-shut_out-why = A shut-out is a player or team that laid no distance at all.
house-shut_out-value-each_to_placed = everybody who laid a distance, for each shut-out
house-shut_out-value-each_to_all = all others, for each shut-out
house-shut_out-value-once_to_winner = the winner, once, if all others are shut out
house-early_finish_until_reshuffle = The early finish counts until the reshuffle
house-early_finish_until_reshuffle-why = If not, only until the last card of the draw pile is drawn.

## What counts for points

house-points-safety = Each safety
house-points-safety-why = For every safety laid down.
house-points-all_four = All four safeties
house-points-all_four-why = On top, for whoever has laid all four.
house-points-coup_fourre = Each coup fourré
house-points-coup_fourre-why = On top of the safety’s own points.
house-points-trip = Winning the hand
house-points-trip-why = For whoever arrives.
house-points-delayed_action = Arriving with an empty draw pile
house-points-delayed_action-why = For whoever arrives after the last card was drawn.
house-points-safe_trip = Winning without a 200
house-points-safe_trip-why = For whoever arrives and has laid no 200.
house-points-no_200_no_100 = Winning without a 200 or a 100
house-points-no_200_no_100-why = On top, for whoever has laid neither.
house-points-extension = The extension
house-points-extension-why = For whoever drives on and arrives.
house-points-shut_out = A shut-out
house-points-shut_out-why = When another player or team laid no distance at all.
house-points-early_finish = An early finish
house-points-early_finish-why = For whoever arrives before the draw pile has run out for the first time.

## More

house-seating = Who plays with whom
house-seating-why = A letter for each seat: ABAB is two teams of two, ABCD is each for themselves.
house-deck = How many of each card
house-deck-why = Only the cards you change, with their numbers: 25: 4, stop: 2.
house-circuit = The road
house-circuit-why = A number from 1 to 96, tiles such as S1 A2 B1 C2, or none.
house-never_taken = Cards that may not be taken from the discards
house-never_taken-why = Their names, with commas between: 25, 50, stop.
house-hazard_tokens = Tokens for hazards
house-hazard_tokens-why = How many of each hazard, such as stop: 6, accident: 5; none if the card itself stays.

## Rules that don’t go together

house-no-rule-out-of-range = { $label }: a whole number from { $low } to { $high }.
house-no-rule-not-in-25s = { $label }: only multiples of 25.
house-no-house-value = { $label }: that can’t be read.
house-no-rule-seating = The seats need a letter each, from A on without gaps.
house-no-rule-one-side = It takes at least two players or teams.
house-no-rule-circuit-teams = On a circuit everybody drives alone: no teams there.
house-no-rule-deck-too-small = There are too few cards for so many hands: hold fewer, or put more into the deck.
house-no-rule-no-distance = Without distance cards nobody gets anywhere.
house-no-rule-no-roll = Nobody could ever start: the deck needs a Roll or a Right of Way.
house-no-rule-card-needs-circuit = Only a circuit can use { $card }.
house-no-rule-no-answer = The deck has nothing against { $card }: add its remedy or its safety.
house-no-rule-safety-twice = Each safety is in the deck once at most.
house-no-rule-extension-short = The extension must go further than the distance to drive.
house-no-rule-extension-inexact = With an extension the distance must be reached exactly. Do without the extension first.
house-no-rule-extension-circuit = On a circuit there is no extension: the road ends at the finish.
house-no-rule-stack-without-piles = A hazard can lie on another only where hazards and remedies pile up.
house-no-rule-roll-without-piles = A Roll can be needed only where hazards and remedies pile up.
house-no-rule-without-roll = That makes sense only where a Roll is needed to drive.
house-no-rule-remedy-or-roll-card = A hazard can’t both need a Roll to lie on and lie on a remedy: choose one.
house-no-rule-tokens-and-piles = Hazards are either tokens or cards that pile up, not both.
house-no-rule-parry-with-piles = A remedy can answer at once only where hazards and remedies don’t pile up.
house-no-rule-tokens-missing = Every hazard in the deck needs tokens.
house-no-rule-no-stopping-hazard = The deck has no hazard that could keep safeties in the hand.
house-no-rule-accelerated-turns = In the accelerated game a safety gives no turn: switch that off first.
house-no-rule-accelerated-draws = In the accelerated game you draw at the end of your turn, from the draw pile only.
house-no-rule-endless = With reshuffled discards the hand might never end: say after how many rounds of discards it is over.
house-no-rule-never-exhausted = When all discards are reshuffled there is always one to draw, and the hand might never end: keep the last one out, or count all rounds.
house-no-rule-reshuffle-and-end = Where discards are reshuffled, an empty draw pile can’t end the hand.
house-no-rule-take-without-reshuffle = Where discards may be taken, they must be reshuffled as well.
house-no-rule-circuit-target = The distance must be that of the circuit.
house-no-rule-circuit-piles = On a circuit nothing piles up.
house-no-rule-circuit-inexact = On a circuit the finish must be reached exactly.
house-no-rule-circuit-safety-km = On a circuit safeties give no distance.
house-no-rule-square-limit-without-circuit = Only a circuit has squares with a speed limit.
house-no-rule-match-end = A match ends either at a number of points or after a number of hands.
house-no-rule-games-even = Games without points need an odd number of them.
house-no-rule-games-need-winner = Without points every hand needs a winner: whoever is furthest wins if nobody arrives.
house-no-rule-games-scored = Where hands give points, games are not counted.
house-no-rule-zero-without-points = That makes sense only with points, and where whoever is furthest wins.
house-no-rule-early-finish-unpaid = An early finish must be worth points for that.

## At the terminal

house-ask = House rules (Enter: as printed)
house-ask-printed = as printed
house-ask-own = rules of your own
house-ask-groups = What do you want to change? (Enter: play)
house-ask-changed =
    { $count ->
        [0] { $name }
        [one] { $name } (one changed)
       *[other] { $name } ({ $count } changed)
    }
house-ask-play = Play with these rules
house-ask-keep = Keep these rules under a name
house-ask-back = Back
house-ask-line = { $name }: { $value }
house-ask-marked = { $value } (as printed)
house-ask-number = A whole number from { $least } to { $most }. Enter: as printed ({ $printed }).
house-ask-none = A whole number from { $least } to { $most }, or none ({ $none }). Enter: as printed ({ $printed }).
house-ask-text = Written as in a position. Enter: as printed.
house-ask-name = A name for these rules, such as: as at grandmother’s
house-ask-kept = Kept in { $file }: { $name }
house-sets-unreadable = The file with your house rules can’t be read: { $file }
house-set-unknown = There are no house rules named ‘{ $name }’ in { $file }. There are: { $known }.
house-set-edition = The house rules ‘{ $name }’ are for the edition { $edition }.

### Why something is refused, by the code of the refusal.
###
### One line for each code, with nothing but plain placeholders: the engine reads this file itself.
### A text is looked up as <code>-in-<edition> first, then as <code>.

## Whose turn it is, and what comes first

hand-over = The hand is over: deal the next one to go on.
hand-over-in-rally = The rally is over: deal the next one to go on.
hand-over-in-arche = The game is over: deal the next one to go on.
hand-over-in-volant = The game is over: deal the next one to go on.
hand-not-over = This hand is still being played: finish it before the next deal.
hand-not-over-in-rally = This rally is still being driven: finish it before the next deal.
hand-not-over-in-arche = This game is still being played: finish it before the next deal.
hand-not-over-in-volant = This game is still being played: finish it before the next deal.
match-over = The match is over: start a new one to play on.
match-over-in-rally = The championship is over: start a new one to drive on.
match-over-in-arche = The match is over: start a new one to play on.
match-over-in-volant = The match is over: start a new one to play on.
no-such-seat = There is no seat { $seat }: the seats are 1 to { $players }.
no-such-side = There is no side { $side } at this table.
not-your-turn = It is not your turn: seat { $seat } is to act.
not-your-seat = You do not sit in seat { $seat }: you can only move for your own.
not-asked = Seat { $seat } is not the one to answer now.
draw-first = Your card for this turn comes first: draw one, or take the top of the discard pile.
answer-first = First answer what has just been played, or pass.
extension-first = You have covered the distance: first call the extension (extend) or finish here (finish).
nothing-to-answer = There is nothing to answer now: answers are for what has just been played.
no-extension-now = An extension can only be called on reaching the distance exactly, in a game that has one.
draw-is-automatic = Cards are drawn for you here: play one or discard one.
already-drawn = You have your card for this turn already: play one or discard one.
no-taking = In this game nothing is taken from the discard pile.
no-discards = The discard pile is empty: draw from the draw pile.
never-taken = You may not take { $card } from the discard pile: draw from the draw pile.
taken-not-playable = You could not play { $card } at once, so you may not take it: draw from the draw pile.
must-play-taken = You took { $card } from the discard pile, so play it now.
nothing-to-draw = There is nothing left to draw: take the top of the discard pile.
owes-discards = Your turn was interrupted, so discard now. Cards still to discard: { $count }.
only-end = You have discarded in this turn: all that is left is to end it (end).
no-discard-after-play = You have played in this turn, so nothing is discarded: play on, or end the turn (end).
could-play = You have a card that can be played, and here a card is discarded only when none can.
end-after-play = Before you end the turn, play at least one card or discard one.
no-end = You need not end a turn here: it is over once you have played or discarded.
say-which = That can mean several moves. Say which one: { $choices }.
badly-formed = The parts of this move do not go together: { $move }

## The card and its target

not-in-hand = You do not have { $card } in your hand.
needs-target = Say which side you play { $card } on.
takes-no-target = You can’t play { $card } on another side: it is for your own.
own-side = You can’t play { $card } on your own side: choose an opponent.
no-target = There is no side that you can attack with { $card } now.
no-tokens = You can’t play { $card } now: all its tokens are on the board.
immune = That side is safe from this hazard: it has { $safety }.
already-limited = That side is under a speed limit already.
already-stopped = That side is stopped already, by { $hazard }: it has to be remedied before you attack again.
target-not-rolling = That side is not rolling: you can only stop a side that is.
needs-roll-card = Here you can only attack a green light (roll) that lies on top: a right of way alone is not enough.
bad-top = You can’t leave { $card } on top of the discards: only the remedy, or the hazard it answers.
not-cured = This card does not take { $card } away here.
no-lanes = There is no lane and no shortcut to choose when you play { $card }.

## Driving and remedies

not-rolling = You need a green light (roll) before you can drive.
stopped-by = You can’t drive on, because of { $hazard }: play the remedy or the safety against it first.
safety-stopped-by = You can’t lay a safety in your turn, because of { $hazard }: play the remedy against it first.
speed-limited = A speed limit is in force: nothing above { $most }.
square-limited = Your car stands on a limited square: no move from here may be above { $most }.
too-many-200s = No more 200s: a side may play { $most } at most.
past-target = That goes too far: the distance must be reached exactly, and only { $left } remain.
past-finish = With { $km } km you would pass the finish: it is { $left } km away and must be reached exactly.
already-rolling = You are rolling already: you need no green light.
roll-on-hazard = First play the remedy or the safety against { $hazard }; a green light comes after it.
nothing-to-remedy = You can’t play { $card } now: nothing in front of you needs it.
no-limit-in-force = You are under no speed limit: there is nothing to end.
road-blocked = The road is blocked at { $km } km: every lane there is taken.
no-free-lane = Your car can’t stop at { $km } km: every lane there is taken.
lane-not-free = You can’t stop in lane { $lane } of square { $square }: it is taken, or not there.
no-shortcut-here = You can’t take the shortcut now: it begins only on its entry square.
acceleration-alone = An acceleration goes with a distance card: name that card too.
turbo-accelerated = In the accelerated game a turbo can only be discarded.
u-turn-only-answers = A U-turn is only played in answer to an opponent’s move.

## Answers out of turn

wrong-answer = You can’t answer { $hazard } with { $card }.
only-u-turn = Nothing but a U-turn answers a move: play one, or pass.
no-parry = In this game no remedy is played out of turn: answer with the safety, or pass.

## Setting up a table

unknown-language = There is no language ‘{ $language }’. Choose one of: { $allowed }.
unknown-bot = There is no bot ‘{ $name }’. Choose one of: { $allowed }.
unknown-edition = There is no edition ‘{ $edition }’. Choose one of: { $allowed }.
player-count = The edition { $edition } can’t be played by { $players }. Possible numbers of players: { $allowed }.
bot-text = Write a bot’s setting as name=value, each once, not as ‘{ $found }’.
bot-setting = The bot { $name } has no setting ‘{ $setting }’. Its settings: { $allowed }.
bot-no-settings = The bot { $name } has no settings.
bot-not-made = The bot { $name } can’t be made like this: { $problem }
bot-no-choose = { $name } is not a bot: it has no choose(view).
bot-import = The bot { $name } can’t be loaded: { $problem }
bot-instance = { $name } is a bot that has been made. Give its class instead: every seat of every match gets one of its own, with a seed.
bot-failed = The bot { $name } failed: { $problem }
bot-playouts = The number of playouts is a whole number from 1 to { $most }, not ‘{ $value }’.
bot-seconds = The time to think is a number of seconds above 0, not ‘{ $value }’.
worlds-view = Worlds are made from a view, not from { $found }: take game.view(seat).
worlds-count = The number of worlds is a whole number from 0 to { $most }.
worlds-asked = Somebody is being asked for an answer, and this view doesn’t tell of what.
bad-seed = A seed is a whole number, 0 or more, of at most { $bits } bits.
options-not-mapping = Options are given as names with values.
unknown-option = There is no option ‘{ $name }’ here. Choose from: { $allowed }.
option-value = The option { $name } can’t be ‘{ $value }’. Allowed: { $allowed }.
option-needs = The option { $name } only goes with { $condition }.
house-not-mapping = House rules are given as names with values.
unknown-house-rule = There is no house rule ‘{ $name }’. Choose from: { $allowed }.
house-value = The house rule { $name } can’t be ‘{ $value }’. Allowed: { $allowed }.

## House rules that make no sense

rule-out-of-range = The rule { $name } must be a whole number from { $low } to { $high }.
rule-not-in-25s = The rule { $name } must be a multiple of 25.
rule-seating = The seating ‘{ $seating }’ does not fit { $players } players: it has a letter for each seat, from A on without gaps.
rule-one-side = It takes at least two sides to play.
rule-circuit-teams = On a circuit everyone drives alone: the seating can’t have teams.
rule-deck-too-small = A deck of { $cards } cards is too small for { $players } players.
rule-no-distance = A deck without distance cards leads nowhere: add some.
rule-no-roll = Nobody could ever start: the deck needs a roll or a right of way.
rule-card-needs-circuit = In a game without a circuit the deck can’t have { $card }.
rule-no-answer = The deck has nothing against { $card }: add its remedy or its safety.
rule-safety-twice = A deck has each safety once at most, and this one has more of { $card }.
rule-extension-short = An extension must go further than the distance itself: extension_to must be more than target.
rule-extension-inexact = An extension needs a distance that is reached exactly: exact_finish must be true.
rule-extension-circuit = There is no extension on a circuit: extension_to must be empty.
rule-stack-without-piles = Hazards only lie on hazards where cards pile up: hazard_on_hazard needs remedy_covers.
rule-roll-without-piles = A roll is only needed where cards pile up: needs_roll needs remedy_covers.
rule-without-roll = The rule { $name } speaks of the green light (roll): it needs needs_roll to be true.
rule-remedy-or-roll-card = A hazard needs a green light on top, or may lie on a remedy: hazard_needs_roll_card and hazard_on_remedy do not go together.
rule-tokens-and-piles = Hazards are either tokens or cards that pile up: hazard_tokens needs remedy_covers to be false.
rule-parry-with-piles = Remedies only answer out of turn where cards do not pile up: remedy_answers needs remedy_covers to be false.
rule-tokens-missing = Each hazard of the deck needs a number of tokens: add it to hazard_tokens.
rule-no-stopping-hazard = The deck has no hazard that could stop safeties: hazards_stop_safeties needs mum_coffee or dad_thirsty in it.
rule-accelerated-turns = In the accelerated game a safety gives no turn: safety_gives_turn must be false.
rule-accelerated-draws = In the accelerated game cards come at the end of a turn only: draw_from must be pile, and make_up_hand false.
rule-endless = With reshuffled discards the game might never end: set idle_rounds.
rule-never-exhausted = When all discards are reshuffled there is always one to draw, and the game might never end: leave the top one, or unset idle_only_when_exhausted.
rule-reshuffle-and-end = With reshuffled discards an empty draw pile is no end: empty_pile must be play_out.
rule-take-without-reshuffle = Where discards may be taken they must be reshuffled too: reshuffle can’t be never.
rule-circuit-target = The distance must be that of the circuit: target must be 25 times its squares.
rule-circuit-piles = On a circuit no cards pile up: remedy_covers must be false.
rule-circuit-inexact = On a circuit the finish must be reached exactly: exact_finish must be true.
rule-circuit-safety-km = On a circuit safeties move no car: safety_km and coup_fourre_km must be 0.
rule-square-limit-without-circuit = Without a circuit there are no limited squares: square_limit_next_turn needs a circuit.
rule-match-end = A match ends in one way: set either match_total or match_hands.
rule-games-even = A match of several games needs an odd number of them: games must be odd.
rule-games-need-winner = Games without points need a winner: furthest_wins must be true.
rule-games-scored = Where hands give points, games are not counted: games must be 1.
rule-zero-without-points = The rule shared_win_at_zero is about points for whoever came furthest: it needs scored and furthest_wins to be true.
rule-early-finish-unpaid = An early finish must be worth points for early_finish_until_reshuffle: set points.early_finish.

## Moves in writing

unknown-card = There is no card called ‘{ $card }’.
move-not-text = A move is a text of at most { $longest } characters.
move-ends-early = This move is not complete (column { $column }). Still missing: { $expected }.
move-spaces = Write one space between the words of a move, and none around it (column { $column }).
move-needs-seat = A move begins with its seat, as in ‘1: draw’, and not with ‘{ $found }’ (column { $column }).
move-needs-number = The word { $name } needs a number after it, not ‘{ $found }’ (column { $column }).
move-unknown-verb = There is no move ‘{ $found }’ (column { $column }). Choose from: draw, take, play, discard, coup-fourre, parry, pass, extend, finish, u-turn, end.
move-unknown-card = There is no card called ‘{ $found }’ (column { $column }).
move-unknown-side = There is no side called ‘{ $found }’ (column { $column }): sides are letters, from A on.
move-unexpected-word = The word ‘{ $found }’ does not belong here (column { $column }).

## Positions

at-place = { $place }: { $reason }
missing-key = Something is missing here: { $key }.
unknown-key = There is no ‘{ $key }’ here. Allowed: { $allowed }.
not-a-mapping = Names with values are needed here.
not-a-list = A list is needed here.
not-a-number = A whole number from { $least } to { $most } is needed here.
not-true-or-false = True or false is needed here.
not-one-of = One of these is needed here: { $allowed }.
one-per-step = A step is exactly one of these: { $allowed }.
one-question = A question is about exactly one of these: { $allowed }.
wrong-card = This is no place for { $card }.
too-many-of-card = The deck has { $most } of this card, and here are { $count }: { $card }.
card-not-in-deck = There is no such card in the deck of this game: { $card }.
too-many-tokens = The box has { $most } tokens of this kind, and here are { $count }: { $card }.
not-enough-cards = There are not enough cards left for the hands and the draw pile.
hazard-on-hazard = In this edition { $card } can’t lie on another hazard.
limit-on-limit = You can’t lay { $card } on another one.
hazards-in-piles = In this edition hazards lie in the piles of a side: list them there, under battle or speed.
no-roll-owed-here = A green light is owed after a safety only with the house rule roll_after_safety.
hazard-not-there = The hazard to be answered must lie in front of that side, and { $card } does not.
past-target-position = This goes past the distance of { $target }.
position-already-won = Side { $side } has covered the distance already, so the hand would be over.
no-extension-here = There is no extension here.
no-circuit-here = This edition has no circuit and no cars.
lane-taken = Another car stands there already.
from-not-behind = A car moves forward: from must be behind the place where it stands now.
only-accelerated = This belongs to the accelerated game only.
no-turbo-here = Only a turbo gives a turn several plays, and none can be played here: plays_left must be 1.
asked-by-other = This question comes from seat { $seat }: to_play must name that seat.
asked-by-own-side = Seat { $seat } belongs to the side attacked: by must name a seat of another side.
own-hand-missing = The view of seat { $seat } needs its hand: list it under hands.
own-hand-differs = The hand of seat { $seat } does not have as many cards as hand_sizes says.
draw-differs = The draw pile listed does not have as many cards as draw_size says.
draw-unknown = Nobody can know which card this seat draws: list its hand with that card, and leave drawn true.
no-running-hand = No hand is being played (it is over, or not dealt yet), so there is no position to write.

## Circuits

circuit-unknown = A circuit is a number from 1 to 96, tiles such as S1 B2 A1 C2, or an invented road; not ‘{ $found }’.
circuit-unknown-tiles = There is no circuit ‘{ $found }’: name the tile S, then A, B and C in any order, each with its face, as in S1 B2 A1 C2.
circuit-not-mapping = { $place }: names with values are needed, not ‘{ $found }’.
circuit-unknown-key = { $place }: there is no ‘{ $key }’. Allowed: { $known }.
circuit-missing-key = { $place }: { $key } is missing.
circuit-not-list = { $place }: a list is needed, not ‘{ $found }’.
circuit-not-number = { $place }: a whole number is needed, not ‘{ $found }’.
circuit-out-of-range = { $place }: { $value } is not between { $least } and { $most }.
circuit-not-multiple = { $place }: { $value } is not a multiple of { $step }.
circuit-repeated-square = { $place }: square { $square } is named twice.
circuit-many-shortcuts = A circuit has one shortcut at most, not { $count }.
circuit-shortcut-order = A shortcut comes out further on: its entry, { $entry }, must be before its exit, { $exit }.
circuit-shortcut-km = The squares of a shortcut lead onwards: { $value } km must be between { $after } and { $before }.
circuit-no-shortcut = { $place }: this circuit has no shortcut.
circuit-which-lane = { $place }: square { $square } has { $lanes } lanes, so say in which one the car stands.
circuit-too-short = The finish can’t be square { $finish }: this circuit has squares 1 to { $squares }.

## Files and records

file-unreadable = This file can’t be read: { $reason }.
file-not-text = This file is not plain text (UTF-8).
file-too-large = This is too large: at most { $most } bytes can be read.
yaml-syntax = This is not valid YAML: { $problem }.
yaml-alias = YAML aliases can’t be used here: write the values out.
not-a-record = This is not a record: the first line of one begins with bornes-record.
record-not-text = A record is given as a text, not as ‘{ $found }’.
record-version = This record has version ‘{ $version }’, and only these can be read: { $known }.
record-ends-early = The record breaks off here.
record-line = This is neither a move nor a deal: { $found }
record-expected = This line should begin with ‘{ $expected }:’.
record-needs-deal = There is a move before the first deal.
in-header = In the header: { $reason }
header-twice = The header { $name } appears twice.
bad-header = The header { $name } can’t be read.
deal-differs = This line should be ‘deal { $number } dealer { $dealer }’.
deal-wrong-cards = These are not the cards of this deck, or the hands are not of the right size.
reshuffle-differs = The reshuffle in the record does not fit the discards of the game.
bad-moves = The number of moves to replay is a whole number, 0 or more, not ‘{ $found }’.

## The arena

arena-few-bots = An arena needs at least two bots.
arena-bot-not-sent = The bot { $name } can’t be sent to another process: write it at the top of a module, or use one job.
arena-fairness-sides = Whom to attack is a choice only at tables of three sides or more; this one has { $sides }.
arena-needs-extra = This needs the package { $package }: pip install "bornes[arena]" installs it.
arena-plot-name = A plot is written to a file that ends in .svg or .png, not to ‘{ $file }’.
arena-fairness-no-plot = There is no plot of fairness: leave --plot out.
arena-one-output = Choose --json or --csv, not both.
arena-no-task = There is no task ‘{ $name }’. Choose from: { $allowed }.
arena-task-alone = A task sets the whole table: with --task, leave { $name } out.

## Long runs

run-least = { $name } must be at least { $least }.
run-jobs-or-cluster = Choose --jobs or --cluster, not both: a cluster uses all the processors that it has.
run-shard = A share is written as 2/5: one of five, from 1 on; not as ‘{ $found }’.
run-worker-died = The same part of the work ended { $times } processes that were at it, one after the other. Perhaps there is too little memory.
run-needs-ray = A cluster needs Ray: pip install "bornes[cluster]" installs it.
run-no-cluster = No Ray cluster can be used at { $address }: { $problem }
run-other-bornes = The node { $node } has another Bornes ({ $found }) than this machine ({ $wanted }); install the same one, so that results are the same.
run-no-folder = { $file } can’t be written: there is no such folder.
run-file-in-use = { $file } is being written by another process. Wait for it, or choose another file; bornes merge joins files afterwards.
run-file-not-ours = { $file } is not a file of results in the format { $format }.
run-file-damaged = { $file }, line { $line }: this is no result.
run-file-differs = { $file } belongs to something else: { $name } is { $found } there, and { $wanted } here.
run-file-overlaps = { $file } has matches that are there already, added up with others.
run-file-more = { $file } has more matches than are asked for, and they are added up already: ask for as many as it has.
run-merge-into-itself = { $file } can’t be joined into itself: name another file.

## The compiled rules

fast-needs-extra = The compiled rules need the package numba: pip install "bornes[fast]" installs it.
fast-not-compiled = There are no compiled rules for a table with this { $name }.
fast-no-such-action = There is no action ‘{ $action }’ here in the compiled rules.
fast-illegal-action = The action { $action } is not legal in hand { $row } of the batch, counted from 0.
fast-one-action-each = One action is needed for each of the { $hands } hands.
fast-not-hands = This is not an array of hands: use one that bornes.fast has made.
fast-policies = Name one policy for all, or one for each of the { $players } seats.
fast-no-such-policy = There is no policy ‘{ $name }’. Choose one of: { $allowed }.
fast-threads = The number of threads is a whole number from 1 to { $most }.
fast-count = The number of hands is a whole number from 1 to { $most }.
fast-odds = The odds have one row, or two, for each of the { $players } seats, and { $kinds } columns, one for each kind of card, with no number below 0 and for every seat some number above it.
fast-hand-number = The number of a hand in its match is a whole number, 1 or more.
net-unreadable = The file { $name } can’t be read: a file of nets is needed.
net-not-one = { $name } is not a file of nets.
net-newer = { $name } has format { $found }, and this Bornes reads { $known }: install a newer one.
net-damaged = { $name } is damaged: what it holds is not what was written.
net-other-observation = This file of nets learned to see a table otherwise (observation { $found }) than this Bornes shows it ({ $known }).

## Environments for learners

envs-needs-extra = The environments need the package { $package }: pip install "bornes[rl]" installs it.
openspiel-needs-extra = The OpenSpiel game needs the package { $package }: pip install "bornes[openspiel]" installs it.
envs-no-such-action = There is no action { $action }: the actions are 0 to { $last }.
envs-episode = An episode can’t be ‘{ $value }’. Choose one of: { $allowed }.
envs-reward = There is no reward ‘{ $value }’. Choose one of: { $allowed }.
envs-no-points = There are no points at this table of { $edition }: only winning can be rewarded.
envs-most-moves = The most moves of an episode is a whole number, 1 or more, or nothing.
envs-render-mode = There is no render mode ‘{ $mode }’. Choose one of: { $allowed }.
envs-opponents = Name one opponent for all seats, or one for each of the other seats: { $needed }, not { $count }.
envs-count = The number of environments is a whole number from 1 to { $most }.
envs-reset-first = No episode is being played: call reset first.
envs-policy-illegal = The policy of an opponent chose an action that is not legal: look at action_mask.
envs-one-action-each = One action, a whole number, is needed for each environment: { $count } of them.

## Advice

advice-spectator = Somebody who only watches has nothing to decide: advice is for a seat.
advice-not-asked = Seat { $seat } has nothing to decide now: seat { $other } is to act.
advice-nothing-asked = Nothing is asked of seat { $seat } now.

## The score keeper

facts-km-steps = A distance is 0, { $step }, or a multiple of it.
facts-km-beyond = Nobody can have come further than { $most } here.
facts-km-safeties = The safeties alone are worth { $km }: the distance can’t be less.
facts-extension-uncalled = Beyond { $target } somebody must have called the extension: say who.
facts-finisher-short = Whoever arrived has covered { $target }: this is less.
facts-arrived-unnamed = That is { $target }, so this side has arrived: say so, or correct the distance.
facts-two-arrived = Two sides can’t both arrive at { $target }: { $other } did.
facts-no-extension = At this table no extension can be called.
facts-asker-short = Only whoever has reached { $target } can call the extension, and { $side } hasn’t.
facts-safeties-many = There are only { $most } safeties.
facts-safeties-all = That makes { $count } safeties in all, and there are only { $most }.
facts-coups-many = Every coup fourré is a safety as well: { $coups } of them with { $safeties } safeties can’t be.
facts-200s-many = A side lays { $most } cards of 200 at most.
facts-200s-all = That makes { $count } cards of 200 in all, and there are only { $most }.
facts-200s-km = That many 200s ({ $count }) make more than the distance that was driven, { $km }.
facts-deck-short = The distances add up to more than the cards have: { $km } (200s apart), and there are { $most }.
facts-not-counted = That counts for nothing at this table: leave it out.
facts-after-end = The match was over before this one: it does not count.
facts-file = This score sheet can’t be read: look at “{ $place }”.

## The server

server-not-seated = You are only watching: take a seat first.
server-not-started = The match has not begun yet: some seats are still free.
server-already-started = The match has begun already.
server-match-not-over = The match is still being played.
server-out-of-date = The table has changed in the meantime: look again.
server-no-table = There is no such table: it never existed, or it was cleared away.
server-seat-taken = Seat { $seat } is taken.
server-no-free-seat = All seats of this table are taken: you can watch.
server-seat-not-offered = Nobody may take this seat yet: whoever left it, or everybody who still has a seat, has to agree first.
server-second-seat = You have, or had, a seat in this match: nobody is given a second one before it is over.
server-name = A name has 1 to { $longest } characters.
server-token = This key opens no seat of this table.
server-token-needed = Only whoever has a seat may do this: its key is missing.
server-code = This link no longer hands over a seat: ask for a new one.
server-nobody-plays = At least one seat must be for a person.
server-one-me = Only one seat can be yours.
server-here-without-me = Where several people play on one device, one of the seats must be yours.
server-pause = The time for answers is from { $low } to { $high } seconds, or until everyone has replied.
server-clock = The time on the clock is from { $low } to { $high } seconds.
server-clock-days = Days for a move are whole days.
server-clock-increment = A move gives back from 0 to { $high } seconds; only a clock for the whole match has that.
server-clock-pause = With clocks, answers need a fixed time.
server-out-of-time = Your time was up: a bot plays for you.
server-prepared-company = A table that begins from a prepared moment is for one person against bots.
server-undo-off = At this table no move can be taken back.
server-undo-company = A move can be taken back only where you play against bots alone.
server-undo-too-late = That can’t be taken back any more: a card has been drawn or shown since.
server-hint-people = There are hints only where you play against bots alone.
server-hint-wait = A hint is being worked out already.
server-hints-busy = Too many hints are being worked out: ask again in a moment.
server-phrases-off = This table was made without phrases.
server-phrases-alone = Nobody here would hear it: the others are bots.
server-phrases-partners = Partners don’t talk during a hand: it can be said once the hand is over.
server-phrases-answers = Not while the last card may still be answered.
server-phrases-wait = One thing at a time: you can say something again in { $seconds } s.
server-record-later = The record of a match shows every card: you can have it once the match is over.
server-no-match = This table has had no match { $number }.
server-no-step = There is no step { $step }: the match has { $most }.
server-no-lesson = There is no guided hand of { $edition }.
server-no-daily = There is no deal of the day here.
server-daily-later = What the champion made of these cards is told when your hand is over.
server-hint-daily = There are no hints at a deal of the day: everybody plays it alone.
server-not-here = There is no server for that: tables on this device are without a net.
server-nobody-comes = Nobody can come to a table on this device: give the seat to a bot, or to somebody who plays here.
server-carried-seats = Nobody can come to this seat: the cards of this match were dealt on a device, where they may be known.
server-carried-broken = This table can’t be taken in: what was kept of it on the device is not a game as it is played here.
server-carried-newer = This table can’t be taken in: it was played with a newer Bornes than this server has.
server-carried-over = No match is being played at this table, so there is nothing to go on with.
server-carried-too-long = This table can’t be taken in: its story has more than { $most } lines.
server-carried-away = This table has left this device and goes on at the server.
server-carrying = This table is on its way: the server was asked, and it is not known whether it has the table.
server-unreachable = The server can’t be reached, or can’t keep anything just now. The table stays here; try again later.
server-reviews-busy = Too many matches wait to be judged: come back in a while.
server-bad-message = This message can’t be understood: { $problem }.
server-hello-first = The first message must be a hello.
server-version = This page speaks version { $version } of the protocol, the server version { $wanted }: reload the page.
server-host = This server doesn’t go by the name { $host }: if it should, add that to its setting allowed_hosts.
server-too-fast = That was too much at once: wait a moment.
server-too-large = That is too long: { $most } bytes at most.
server-too-many-records = That is more than { $most } records in an hour: look back at one that has been judged, or come back in a while.
server-too-many-tables = That is more than { $most } new tables in an hour: use one that you have.
server-too-many-connections = There are too many connections: close a window that you don’t need.
server-failed = Something went wrong in the server. Nothing has changed.
server-storage-failed = The table can’t be saved just now, so nothing has changed: try again.
server-storage-unusable = The tables can’t be kept in { $file }: { $problem }.
server-table-damaged = What was kept of this table is damaged, so it can’t be shown. Other tables are not affected; whoever runs the server can read more in its log.
server-table-newer = A newer Bornes has played on at this table. It is shown again when this server has been updated.
server-storage-newer = The tables in { $file } were written by a newer version of Bornes: use that one.
server-storage-address = The storage is “sqlite”, or an address such as postgresql://user:password@host/database.
server-storage-needs-extra = PostgreSQL needs the package { $package }: pip install "bornes[postgres]" installs it.
server-workers-sqlite = Several processes can’t share a SQLite file: name a PostgreSQL with --storage, or leave --workers out.
server-workers-windows = On Windows one process serves alone: leave --workers out.
server-data-in-use = Another server is using the folder { $folder }: stop it, or choose another folder with --data.
server-restore-what = Name the tables to be put back, or say --all. bornes admin trash lists them.
server-not-in-trash = There is no table { $table } in the trash.
server-no-tables-here = There are no tables in the folder { $folder }: name it with --data.
server-config-file = The settings in { $file } can’t be read: { $problem }.
server-config-unknown = There is no setting ‘{ $name }’. There are: { $allowed }.
server-config-value = The setting { $name } won’t do: { $problem }.
server-config-pauses = The shortest pause is longer than the longest one.
server-config-folder = The folder { $folder } of the setting { $name } is not there.
server-config-proxy = ‘{ $proxy }’ in trusted_proxies is no address and no network such as 10.0.0.0/8.
server-config-base-path = ‘{ $found }’ can’t be the base_path: that is written like /bornes or /games/bornes, and begins with none of the server’s own paths (/api, /schema, /healthz, /assets, /t).
server-config-metrics = ‘{ $found }’ is no address for metrics: write a host and a port, such as 127.0.0.1:9464.
server-which-tables = Name the tables, as bornes admin tables lists them.
server-no-such-table = There is no table { $table } here.
server-backup-exists = { $file } is there already: name another file.
server-backup-damaged = { $file } is not a complete backup of Bornes.
server-backup-newer = { $file } was made by a newer Bornes ({ $version }): install that one, or a later one.
server-restore-not-empty = { $place } holds tables already: a backup is restored into an empty storage only.
server-port-taken = Port { $port } is taken: stop what uses it, or choose another with --port.
server-port-forbidden = You may not use port { $port }: choose one from 1024 on with --port.
server-address = The server can’t listen at { $host }: { $problem }.
server-verify-no-opening = This record has no seal and no salt: only a match from a server can be checked.
server-verify-commitment = The seed and the salt do not give the seal: the shuffle was changed.
server-verify-other = The record is of another match: its seal is { $commitment }.
server-verify-position = This match did not begin with a deal, so there is no shuffle to check.
server-verify-cards = The cards are not those that follow from the seed: something was changed.

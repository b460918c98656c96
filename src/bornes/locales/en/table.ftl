### The table in the browser.

## Where things lie

table-side-of = { $name }: cards on the table
table-piles = Draw pile and discard pile
table-piles-in-dujardin = Draw pile and discard pile
table-hand = Your cards
table-log = What happened
table-pile = { $pile }: { $cards }
table-pile-with = { $pile }: { $cards }, { $card } on top
table-laid = { $count } × { $card }
table-in-the-match = Points in the match
table-tools = More
table-actions = What you can do
table-watching = You are watching.
table-free-seat = A seat is free
table-free-seat-take = Take the free seat

## How a side is doing

table-rolling = Rolling
table-stopped = Stopped
table-limited = Speed limit
table-away = away
table-away-for =
    { $seconds ->
        [one] away; a bot takes over in { $seconds } second
       *[other] away; a bot takes over in { $seconds } seconds
    }
table-bot-plays = away; a bot is playing

## The match

table-goal-total = { $hand }, to { $total } points
table-goal-hands = { $hand } of { $count }
table-goal-games = { $hand }, best of { $count }

## What to do

table-title-turn = Your turn · Bornes
table-title-ready = The table is waiting for you · Bornes
table-call-turn = It’s your turn.
table-call-ready = The table is waiting for you.
table-your-turn = Your turn: choose a card.
table-your-turn-short = It is your turn.
table-your-turn-plays = Your turn: { $count } plays left.
table-draw-first = Your turn: draw a card.
table-draw = Draw a card
table-take = Take { $card }
table-turn-of = { $name } is playing.
table-extension-ask = You have arrived! Go on to { $distance }?
table-extension-keys = Press { $extend } for the extension, { $finish } to finish.
table-card = { $number }: { $card }
table-card-playable = { $number }: { $card }, can be played
table-play-here = Play it on your own road
table-play-there = Play it on { $name }
table-discard-here = Discard it
table-why-not = Why can’t I play it?
table-put-back = Put back
table-ask-card = What does the rulebook say about { $card }?

## Answers out of turn

table-moment = A moment, in case of a coup fourré…
table-moment-in-arche = A moment, in case somebody has an answer…
table-moment-move = A moment, in case of a U-turn…
table-answers-all = Waiting for { $names }
table-answers-speak = If you can’t answer, or would rather not, say so.
table-no-answer = No answer
table-seconds-left =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
table-offer-coup = Coup fourré!
table-offer-parry = You can fend it off!
table-offer-u-turn = U-turn!
table-offer-attacked = { $name } attacks with { $card }.
table-offer-moved = { $name } has just moved: you can send the car back.
table-offer-keys = Press { $answer } to answer, { $decline } for no answer.
table-cheer-coup = Coup fourré!
table-cheer-u-turn = U-turn!
table-cheer-extension = Extension!

## What is wrong, what helps, and what is at stake

table-wrong-stopped-by = { $hazard }: you need { $helps }.
table-wrong-stopped-by-helpless = { $hazard }: nothing can help you any more.
table-wrong-not-rolling = You can’t drive yet: you need { $helps }.
table-wrong-not-rolling-helpless = You can’t drive, and nothing can help you any more.
table-wrong-speed-limited = { $hazard }: { $most } at most. { $helps } lifts it.
table-wrong-speed-limited-helpless = { $hazard }: { $most } at most.
table-wrong-square-limited = From this square you drive { $most } at most.
table-nothing-fits = Nothing fits: discard.
table-must-play = You took { $card }: play it now.
table-owed = Your turn was interrupted: discard { $cards }.
table-stake-points = +{ $points } points
table-stake-turn = your turn
table-stake-extension = At stake: { $points } points, for you or for the others.
table-tied = A tie ({ $names }): { $hand } decides.

## How fast it goes

table-pace = Pace of the table
table-pace-why = A tap or a key shows at once what is still to come.
table-pace-calm = calm
table-pace-usual = usual
table-pace-quick = quick
table-pace-none = at once

## The log

table-log-filter = What the log shows
table-log-who = Whose
table-log-everyone = Everyone
table-log-what = What
table-log-all = Everything
table-log-drives = Driving
table-log-attacks = Attacks and answers
table-log-people = Coming and going
table-log-none = Nothing of the kind yet.

## Around the table

table-open-hints = Hint
table-open-score = Score
table-open-log = Log
table-open-help = Rules
table-open-menu = Menu
table-dealt = Dealt on a device
table-link = The link to this table
table-link-why = Whoever opens it can take a free seat, or watch.
table-link-why-closed = For whoever is to take a seat. Nobody else is shown the cards.
table-link-why-dealt = Nobody else can take a seat: the cards were dealt on a device.
table-device = Another device
table-device-why = Go on with your cards on a phone or another computer.
table-device-do = Hand over
table-abandon = End the match
table-abandon-why = It ends here, without a winner, once everyone agrees.
table-abandon-why-alone = It ends here, without a winner.
table-abandon-do = End it
table-abandon-not = Play on
table-abandon-agree = Agree to end it
table-abandon-asked = You would like to end the match. Waiting for the others.
table-abandon-wanted = { $names } would like to end the match here.
table-leave = Leave the table
table-leave-why = A bot plays on for you, and anyone may take your seat.
table-leave-why-dealt = A bot plays on for you, and nobody else can take your seat.
table-leave-do = Leave
table-offer-why = Somebody has left this seat, and a bot plays it. Somebody else may take it once everyone agrees.
table-offer-done = Somebody has left this seat, and a bot plays it. Anyone may take it.
table-offer-do = Agree
table-offer-not = Rather not
table-sure = Yes, really
table-shuffle = The shuffle
table-shuffle-why = This seal was set before the first card was dealt. It is opened after the match, and anyone can check that no card was changed.
table-shuffle-why-dealt = A device dealt these cards, not this server, and whoever played there may have known them. The seal fits them all the same: it is opened after the match.

## The connection

table-connecting = On the way to the table…
table-lost = The connection is lost. Trying again…
table-gone-no_table = There is no such table
table-gone-no_table-why = It never existed, or it was cleared away because nobody came any more.
table-gone-damaged = This table can’t be shown
table-gone-damaged-why = What was kept of it is damaged. Other tables are not affected.
table-gone-handed_over = Your seat has moved
table-gone-handed_over-why = You are now playing on another device. Reload this page to watch.
table-gone-too_many_connections = Too many windows
table-gone-too_many_connections-why = Close one that you don’t need, and reload this page.
table-gone-version = The page is out of date
table-gone-version-why = Reload it.
table-gone-version-kept = The new one is being fetched, and will be offered to you here.

## The table read out

table-read-side = { $name }: { $distance }, { $state }.
table-read-hazards = In the way: { $cards }.
table-read-safeties = Safeties: { $cards }.
table-read-draw = Draw pile: { $cards }.
table-read-draw-in-dujardin = Draw pile: { $cards }.
table-read-discards = On top of the discard pile: { $card }.
table-read-hand = Your cards: { $cards }.

## What people say to each other

table-say = Say something
table-say-hello = Hello!
table-say-good_luck = Good luck!
table-say-well_played = Well played!
table-say-wow = What a move!
table-say-thanks = Thank you!
table-say-sorry = Sorry!
table-say-ouch = Ouch!
table-say-hurry = Let’s go!
table-say-said = { $name } says: { $phrase }
table-say-partners = Partners don’t talk during a hand. Between hands they do.
table-say-answers = A moment: the last card may still be answered.
table-say-muted = You hear nobody.
table-say-hear = Who you hear
table-say-hear-all = Everybody

## Clocks

table-clock-days = { $days } d { $hours } h
table-clock-of = { $name } has { $time } left.
table-clock-yours = You have { $time } left.
table-clock-soon = Only { $time } left!
table-time-up = time’s up
table-time-up-you = Your time was up: a bot plays for you.
table-time-back = Play on yourself

## Taking back

table-undo = Take back
table-undo-why = or click anywhere to go on
table-confirm = Confirm discards
table-confirm-why = Ask again before a card is thrown away.

## Several people, one device

table-hand-on = Hand the device to { $name }
table-hand-on-why = No hand is in sight. From here on only { $name } looks.
table-hand-on-ask = { $name }, may you answer? Take the device.
table-hand-on-ask-why = Everyone who might have an answer is asked, whatever they hold.
table-hand-on-do = I am { $name }

### The words of the game, by edition.
###
### A word is looked up as <key>-in-<edition> first, then as <key>.
### The words stand in lower case and in the singular unless the key says otherwise.

## What is played

term-match = match
term-match-in-rally = championship
term-match-in-arche = match
term-match-in-volant = match
term-hand = hand
term-hand-in-rally = rally
term-hand-in-arche = game
term-hand-in-volant = game
term-hands = hands
term-hands-in-rally = rallies
term-hands-in-arche = games
term-hands-in-volant = games
term-turn = turn
term-round = round
term-edition = edition
term-option = option
term-house-rule = house rule
term-points = points
term-target = distance to cover

## Who plays

term-table = table
term-player = player
term-seat = seat
term-side = side
term-team = team
term-partner = partner
term-opponent = opponent
term-dealer = dealer
term-solo = on your own
term-solo-in-rally = solo driver

## Kinds of cards

term-card = card
term-distance-card = distance card
term-distance-card-in-parker = distance card
term-distance-card-in-arche = distance card
term-distance-card-in-volant = distance card
term-hazard = hazard
term-remedy = remedy
term-safety = safety
term-special-card = special card

## Where cards lie

term-held-cards = cards held
term-draw-pile = draw pile
term-draw-pile-in-dujardin = draw pile
term-discard-pile = discard pile
term-tableau = tableau
term-tableau-in-arche = playing area
term-battle-pile = battle pile
term-speed-pile = speed pile
term-distance-pile = distance cards
term-safety-area = safety area

## What happens

term-rolling = rolling
term-stopped = stopped
term-limited = under a speed limit
term-coup-fourre = coup fourré
term-extension = extension
term-delayed-action = delayed action
term-safe-trip = safe trip
term-shut-out = shut-out

## The road of volant

term-circuit = circuit
term-tile = tile
term-square = square
term-lane = lane
term-dark-lane = dark lane
term-start-line = start line
term-finish = finish
term-shortcut = shortcut
term-bonus-square = bonus square
term-limited-square = limited square
term-car = car
term-token = token

## The unit of distance

unit-distance = km
unit-distance-in-dujardin = km
unit-distance-in-parker = miles

## With a name or a number

name-seat = Seat { $seat }
name-side = Side { $side }
name-team = Team { $side }
name-numbered = { $name } { $number }
name-bot-random = Random bot
name-bot-novice = Novice bot
name-bot-steady = Steady bot
name-bot-sharp = Sharp bot
name-bot-expert = Expert bot
name-bot-champion = Champion bot
name-hand = Hand { $number }
name-hand-in-rally = Rally { $number }
name-hand-in-arche = Game { $number }
name-hand-in-volant = Game { $number }
name-lane = Lane { $lane }
name-square = Square { $square }
name-circuit = Circuit { $circuit }

count-distance = { $km } km
count-distance-in-dujardin = { $km } km
count-distance-in-parker =
    { $km ->
        [one] { $km } mile
       *[other] { $km } miles
    }
count-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
count-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
count-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
count-hands =
    { $count ->
        [one] { $count } hand
       *[other] { $count } hands
    }
count-hands-in-rally =
    { $count ->
        [one] { $count } rally
       *[other] { $count } rallies
    }
count-hands-in-arche =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
count-hands-in-volant =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }

## The hand, the match, who plays, and where a car is, inside a sentence

the-hand = the hand
the-hand-in-rally = the rally
the-hand-in-arche = the game
the-hand-in-volant = the game
the-match = the match
the-match-in-rally = the championship
the-match-in-arche = the match
the-match-in-volant = the match
the-side = side { $side }
the-seat = seat { $seat }
and-last = { $first } and { $last }
or-last = { $first } or { $last }
spot-start = the start line
spot-square = square { $square }, lane { $lane }
spot-shortcut = square { $square } of the shortcut

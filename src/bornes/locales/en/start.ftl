### Beginning a table in the browser: the first screen, waiting, joining, handing over.

## The first screen

start-brand = Bornes
start-title = Mille Bornes, by the rulebook you own
start-line = Five editions, each exactly as its box has it. Against bots or with friends, straight away and without an account.
start-loading = Fetching the boxes…

start-edition = Which box shall we open?
start-edition-why = Each edition has its own cards, words and rules.
start-fun-dujardin = The one everybody knows: stop your friends, strike back with a coup fourré, and dare to drive on past the finish.
start-fun-rally = A rally to the very last card: nobody is safe before the pile is empty. At its best three against three.
start-fun-parker = No mercy: heap trouble on trouble until a rival is stuck, and count in miles.
start-fun-arche = A family trip in a few minutes: one is hungry, two are thirsty, one fancies a coffee, and all of them hold you up.
start-fun-volant = A real race round a circuit: pick your lane, dive into the shortcut, and send rivals back with a U-turn.
start-edition-players = { $counts } players

start-players = How many players?
start-players-why = The rules change with the number of players.
start-each-alone = Everyone drives for themselves.
start-two-teams = Two teams of { $size }; partners share one road.
start-three-teams = Three teams of two; partners share one road.

start-who = Who sits where?
start-who-why = A bot begins at once; a friend gets a link from you; somebody beside you plays on this device.
start-who-of = Who takes seat { $seat }
start-seat-alone = Seat { $seat }
start-seat-team = Seat { $seat }, team { $side }
start-me = Me
start-here = Here
start-friend = Friend
start-bot = Bot
start-me-why = You play here as { $name }.
start-here-why = Plays on this device too: you hand it to each other, and no hand is in sight meanwhile.
start-here-name = Name in seat { $seat }
start-friend-why = Whoever opens your link first sits down here.
start-looking-on = You have no seat: you open the table and watch.
start-nobody = At least one seat must be for a person.
start-level-of = Level of the bot in seat { $seat }
start-all-bots = All bots like this
start-all-bots-of = All bots like the one in seat { $seat }

start-bot-random = Random
start-bot-random-why = Plays any card that may be played.
start-bot-novice = Novice
start-bot-novice-why = Plays sensibly, but is forgetful and holds nothing back.
start-bot-steady = Steady
start-bot-steady-why = Knows what usually works, like a good family player.
start-bot-sharp = Sharp
start-bot-sharp-why = Counts cards, weighs the odds and minds the score.
start-bot-expert = Expert
start-bot-expert-why = Has learned from millions of hands, and plays by feel.
start-bot-champion = Champion
start-bot-champion-why = Tries its moves out in thousands of hands before it plays.

start-name = Your name
start-name-why = Kept in this browser only. You may leave it empty.
start-car = Your car
start-car-saloon = saloon
start-car-convertible = convertible
start-car-estate = estate
start-car-van = van
start-car-micro = micro car
start-car-coupe = coupé
start-colour = Your colour
start-colour-red = red
start-colour-blue = blue
start-colour-green = green
start-colour-orange = orange
start-colour-purple = purple
start-colour-grey = grey

start-options = Options
start-options-as-printed = as the rulebook has them
start-options-changed =
    { $count ->
        [one] { $count } changed
       *[other] { $count } changed
    }
start-options-reset = Back to the rulebook
start-own-design = your own design
start-option-is = { $name }: { $value }
start-less = less
start-more = more
start-pace = Time and pace
start-pause = Time for answers
start-pause-why = After every attack the table waits this long, whether or not anybody can answer, so the clock gives nothing away.
start-pause-seconds =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
start-pause-all = until everyone has replied
start-clock = Clocks
start-clock-none = none
start-clock-move = per move
start-clock-match = per match
start-clock-days = days per move
start-clock-none-why = Everyone takes as long as they like.
start-clock-move-why = Each move has this much time. While an answer is possible, nobody’s clock runs.
start-clock-match-why = All moves of a match together have this much time. While an answer is possible, nobody’s clock runs.
start-clock-days-why = Nobody needs to be there at the same time. With the page closed you are not reminded: when you come back, the tables that wait for you are listed first.
start-clock-time = Time
start-clock-increment = Each move gives back
start-clock-increment-none = nothing
start-clock-out = When time is up
start-clock-out-bot = a bot takes over
start-clock-out-lose = the match is lost
start-clock-is-move = { $time } per move
start-clock-is-match = { $time } per match
start-clock-is-days = { $time } per move
start-clock-then-bot = then a bot takes over
start-clock-then-lose = then the match is lost
start-clock-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
start-clock-days-count =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
start-undo = Take moves back
start-undo-why = After your move the bots wait a moment, and you can take it back until a card is drawn or shown. A click goes on at once.
start-bots-pace = Pace of the bots
start-bots-pace-why = How long a bot takes over its move.
start-bots-quick = quick
start-bots-calm = calm
start-deal = The next hand
start-deal-in-rally = The next rally
start-deal-in-arche = The next game
start-deal-in-volant = The next game
start-deal-why = When the cards are dealt again.
start-deal-ready = when everyone is ready
start-deal-seconds =
    { $seconds ->
        [one] after { $seconds } second
       *[other] after { $seconds } seconds
    }

start-company = Around the table
start-spectators = Spectators
start-spectators-why = Whoever has the link may look on; nobody’s hand is shown to them. Without spectators, only those who have a seat see what is played.
start-spectators-yes = spectators welcome
start-spectators-no = no spectators
start-phrases = Phrases between people
start-phrases-why = “Hello!”, “Well played!”, “Ouch!”: a few phrases and no others, which everyone reads in their own language and can mute. Partners stay silent during a hand.
start-phrases-yes = with phrases
start-phrases-no = without phrases

start-your-table = Your table
start-play = Play
start-play-invite = Open the table
start-making = Setting up the table…
start-extension-to = A side that gets there may call the extension to { $distance }.
start-aim-total = The first to { $distance } wins the hand. The match goes to { $points } points.
start-aim-total-in-rally = The first to { $distance } wins the rally. The championship goes to { $points } points.
start-aim-total-in-volant = The first to { $distance } wins the game. The match goes to { $points } points.
start-aim-hands =
    { $hands ->
        [one] The first to { $distance } wins the hand, and one hand is the match.
       *[other] The first to { $distance } wins the hand. The highest total after { $hands } hands wins the match.
    }
start-aim-hands-in-rally =
    { $hands ->
        [one] The first to { $distance } wins the rally, and one rally is the championship.
       *[other] The first to { $distance } wins the rally. The highest total after { $hands } rallies wins the championship.
    }
start-aim-hands-in-volant =
    { $hands ->
        [one] The first to { $distance } wins the game, and one game is the match.
       *[other] The first to { $distance } wins the game. The highest total after { $hands } games wins the match.
    }
start-aim-games =
    { $games ->
        [one] The first to { $distance } wins.
       *[other] The first to { $distance } wins the game. The match is the best of { $games } games.
    }

## Tables one was at

start-elsewhere = More than a table
start-recent = Your tables
start-just-now = just now
start-recent-go = Carry on
start-recent-look = View
start-recent-forget = Forget this table
start-recent-forgotten = The table is forgotten.
start-recent-all =
    { $count ->
        [one] Show { $count } more
       *[other] Show { $count } more
    }
start-recent-waiting =
    { $count ->
        [one] waiting for { $count } person
       *[other] waiting for { $count } people
    }
start-recent-yours = your turn
start-recent-playing = in progress
start-recent-free =
    { $count ->
        [one] in progress, { $count } seat free
       *[other] in progress, { $count } seats free
    }
start-recent-over = finished
start-recent-abandoned = ended early

## Waiting for the others

start-lobby-waiting =
    { $count ->
        [one] Waiting for { $count } person
       *[other] Waiting for { $count } people
    }
start-lobby-dealing = Dealing the cards…
start-lobby-waiting-why = The cards are dealt as soon as every seat is taken.
start-lobby-link = The link to this table
start-lobby-link-why = Send it to everyone who is to play. Anyone else who has it can watch.
start-lobby-link-why-closed = Send it to everyone who is to play. Nobody else is shown the cards.
start-lobby-closed = Without spectators
start-lobby-seats = Who sits where
start-lobby-rules = What is played
start-lobby-you = you
start-lobby-here = is here
start-lobby-away = is away
start-lobby-free = Free
start-lobby-free-why = For somebody with the link.
start-lobby-fill = Give it to a bot
start-lobby-fill-of = Give seat { $seat } to a bot
start-lobby-fill-level = The bot for seat { $seat }
start-lobby-fill-do = Seat the bot
start-lobby-as-printed = All options as the rulebook has them.
start-lobby-pause =
    { $seconds ->
        [one] { $seconds } second for answers
       *[other] { $seconds } seconds for answers
    }
start-lobby-pause-all = Time for answers until everyone has replied
start-lobby-watching =
    { $count ->
        [one] { $count } person is watching.
       *[other] { $count } people are watching.
    }
start-fair = Nobody can tamper with the shuffle
start-fair-why = All cards of the match follow from a secret that is already fixed. This is its seal. After the match the seal is opened, and anyone can check that it fits.
start-fair-print = Seal
start-sat-down = { $name } has seat { $seat }.
start-sat-bot = A bot has seat { $seat }.

## A link to send

start-copy = Copy
start-copied = Copied
start-copy-failed = Copying doesn’t work here: the link is selected, copy it by hand.
start-link-local = This address works on this computer only. To play with others, open the page at an address that they can reach too.
start-share = Share…
start-share-text = Come and play Mille Bornes with me!
start-share-text-from = { $name } invites you to a game of Mille Bornes!

## Sitting down

start-join = Take a seat
start-join-invited = { $name } invites you
start-join-why = This table has a place for you.
start-join-left-why = Somebody has left; a bot plays for them until you sit down.
start-join-seats = Free seats
start-join-take = Take this seat
start-join-take-of = Take this seat: { $seat }
start-join-taking = Sitting down…
start-join-free = free
start-join-bot = a bot plays it for now
start-join-with = on the side of { $names }
start-join-watch = Just watch
start-join-watching = You are watching.
start-join-after-all = Take a seat after all
start-join-faster = Somebody was faster: seat { $seat } is taken. Choose another one.
start-join-full = Somebody was faster: all seats are taken. You can watch.
start-join-full-closed = Somebody was faster: all seats are taken.
start-closed = This table has no spectators
start-closed-why = { $names } sit at this table. Only those who have a seat see what is played.

## On another device

start-hand = Continue on another device
start-hand-why = Open this private link on the other device: your seat and your cards go with it.
start-hand-then = On this device you can then only watch. The link works once; show it to nobody else.
start-hand-link = Your private link
start-scan = The link as a QR code, for a phone’s camera
start-hand-minutes =
    { $minutes ->
        [0] Less than a minute left.
        [one] { $minutes } minute left.
       *[other] { $minutes } minutes left.
    }
start-hand-over = The link has expired.
start-hand-new = Make a new link
start-hand-making = Making the link…
start-hand-no-seat = You have no seat here that could be handed over.

## Nowhere

start-nowhere = This road leads nowhere
start-nowhere-why = There is nothing at this address.
start-nowhere-back = Back to the start

### Beginning a table in the browser: the first screen, waiting, joining, handing over.

## The first screen

start-brand = Bornes
start-title = Mille Bornes, by the rulebook you own
start-line = Five editions, each exactly as its box has it. Against bots or with friends, at once and without an account.
start-unreachable = The server can’t be reached just now.
start-again = Try again
start-loading = The boxes are being fetched …

start-edition = Which box is it to be?
start-edition-why = Each edition has its own cards, words and rules.
start-edition-players = { $counts } players

start-players = How many players?
start-players-why = Every number has its own rules in the rulebook.
start-each-alone = Everybody drives for themselves.
start-two-teams = Two teams of { $size }; partners share one road.
start-three-teams = Three teams of two; partners share one road.

start-who = Who sits where?
start-who-why = A bot begins at once; a friend gets a link from you.
start-who-of = Who has seat { $seat }
start-seat-alone = Seat { $seat }
start-seat-team = Seat { $seat }, team { $side }
start-me = Me
start-friend = Friend
start-bot = Bot
start-me-why = You play here as { $name }.
start-friend-why = Whoever opens your link first sits down here.
start-looking-on = You have no seat: you make the table and look on.
start-nobody = At least one seat must be for a person.
start-level-of = Level of the bot on seat { $seat }

start-bot-random = Random
start-bot-random-why = Plays any card that may be played.
start-bot-novice = Novice
start-bot-novice-why = Plays sensibly, but forgets, and holds nothing back.
start-bot-steady = Steady
start-bot-steady-why = Knows what usually works, like a good family player.
start-bot-sharp = Sharp
start-bot-sharp-why = Counts cards, weighs the odds and minds the score.
start-bot-champion = Champion
start-bot-champion-why = Tries its moves out in thousands of hands before it plays.

start-name = Your name
start-name-why = Kept in this browser only. You can leave it empty.
start-name-default = Driver

start-options = Options
start-options-as-printed = as the rulebook has them
start-options-changed =
    { $count ->
        [one] { $count } changed
       *[other] { $count } changed
    }
start-options-reset = Back to the rulebook
start-own-design = one of your own
start-option-is = { $name }: { $value }
start-less = less
start-more = more
start-pace = Time and pace
start-pause = Time for answers
start-pause-why = After every attack the table waits for so long, whether or not anybody can answer: so the clock gives nothing away.
start-pause-seconds =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
start-pause-all = until all have spoken
start-bots-pace = Pace of the bots
start-bots-pace-why = How long a bot takes over its move.
start-bots-quick = quick
start-bots-calm = calm
start-deal = The next hand
start-deal-in-rally = The next rally
start-deal-in-arche = The next game
start-deal-in-volant = The next game
start-deal-why = When the cards are dealt again.
start-deal-ready = when all are ready
start-deal-seconds =
    { $seconds ->
        [one] after { $seconds } second
       *[other] after { $seconds } seconds
    }

start-your-table = Your table
start-play = Play
start-play-invite = Make the table
start-making = The table is being laid …
start-extension-to = A side that gets there may ask for the extension to { $distance }.
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

start-recent = Your tables
start-just-now = just now
start-recent-go = Go on
start-recent-look = Look
start-recent-forget = Forget this table
start-recent-forgotten = The table is forgotten.
start-recent-all =
    { $count ->
        [one] Show { $count } more
       *[other] Show { $count } more
    }
start-recent-waiting =
    { $count ->
        [one] waits for { $count } person
       *[other] waits for { $count } people
    }
start-recent-playing = being played
start-recent-free =
    { $count ->
        [one] being played, { $count } seat is free
       *[other] being played, { $count } seats are free
    }
start-recent-over = finished
start-recent-abandoned = abandoned

## Waiting for the others

start-lobby-waiting =
    { $count ->
        [one] Waiting for { $count } person
       *[other] Waiting for { $count } people
    }
start-lobby-dealing = The cards are being dealt …
start-lobby-waiting-why = The cards are dealt as soon as every seat is taken.
start-lobby-link = The link to this table
start-lobby-link-why = Send it to whoever is to play. Everybody else who has it can look on.
start-lobby-seats = Who sits where
start-lobby-rules = What is played
start-lobby-you = you
start-lobby-here = is here
start-lobby-away = is away
start-lobby-free = Free
start-lobby-free-why = Waiting for somebody with the link.
start-lobby-fill = Give it to a bot
start-lobby-fill-of = Give seat { $seat } to a bot
start-lobby-fill-level = The bot for seat { $seat }
start-lobby-fill-do = Seat the bot
start-lobby-as-printed = All options as the rulebook has them.
start-lobby-house = With house rules: { $names }.
start-lobby-pause =
    { $seconds ->
        [one] { $seconds } second for answers
       *[other] { $seconds } seconds for answers
    }
start-lobby-pause-all = Answers wait until all have spoken
start-lobby-watching =
    { $count ->
        [one] { $count } person is looking on.
       *[other] { $count } people are looking on.
    }
start-fair = Nobody can change the shuffle
start-fair-why = All cards of this match follow from a secret that is fixed already. This is its fingerprint. After the match the secret is opened, and everybody can check that the two belong together.
start-fair-print = Fingerprint
start-sat-down = { $name } has seat { $seat }.
start-sat-bot = A bot has seat { $seat }.

## A link to send

start-copy = Copy
start-copied = Copied
start-copy-failed = It can’t be copied here: the link is marked, copy it by hand.
start-link-local = This address works on this computer only. To play with others, open the page at an address that they can reach too.
start-share = Share …
start-share-text = Come and play Mille Bornes with me!

## Sitting down

start-join = Take a seat
start-join-why = This table has a place for you.
start-join-left-why = Somebody has left; a bot plays for them until you sit down.
start-join-seats = Free seats
start-join-take = Take this seat
start-join-taking = You are being seated …
start-join-free = free
start-join-bot = a bot plays it for now
start-join-with = on the side of { $names }
start-join-watch = Just look on
start-join-watching = You are looking on.
start-join-after-all = Take a seat after all
start-join-faster = Somebody was faster: seat { $seat } is taken. Choose another one.
start-join-full = Somebody was faster: all seats are taken. You can look on.

## On another device

start-hand = Continue on another device
start-hand-why = Open this private link on the other device: your seat and your cards go with it.
start-hand-then = This device then only looks on. The link works once; show it to nobody else.
start-hand-link = Your private link
start-scan = The link as a picture, for the camera of a phone
start-hand-minutes =
    { $minutes ->
        [0] Less than a minute left.
        [one] { $minutes } minute left.
       *[other] { $minutes } minutes left.
    }
start-hand-over = The link has run out.
start-hand-new = Make a new link
start-hand-making = The link is being made …
start-hand-no-seat = You have no seat here that could be handed over.

## Nowhere

start-nowhere = This road leads nowhere
start-nowhere-why = There is nothing at this address.
start-nowhere-back = Back to the start

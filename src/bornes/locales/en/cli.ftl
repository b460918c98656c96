### The command line: lists, looking back, simulations, and what can go wrong.
###
### A text is looked up as <key>-in-<edition> first, then as <key>.

## bornes editions

editions-players = Players:
editions-solo = each for themselves, { $distance }
editions-teams = { $sides } teams of { $size }, { $distance }
editions-extension = , extension to { $distance }
editions-options = Options:
editions-option = { $name }: { $values } (default: { $default })
editions-values-match_total = a whole number of points from 1 to 10000000
editions-values-match_hands = none, or a number of hands from 1 to 10000
editions-values-first_seat = a seat of the table, from 1 to the number of players
editions-values-no_200_no_100 = false, true
editions-values-games = an odd number from 1 to 999
editions-values-scoring = race, points, bonus
editions-values-accelerated = false, true
editions-values-small_game = false, true (with 2 or 3 players)
editions-values-target = 1000, 700 (with small_game)
editions-values-circuit = 1 to 96, tiles such as S1 A2 B1 C2, or an invented circuit

## bornes replay

replay-after =
    { $moves ->
        [0] Before the first move
        [one] After { $moves } move
       *[other] After { $moves } moves
    }
replay-hand = Seat { $seat }: { $cards }
replay-nothing-dealt = No cards have been dealt.
replay-too-far = There is no move { $to }: the record has { $moves }.
replay-hand-over = The hand is over at that move, and only a hand in progress has a position: choose an earlier move with --to.

## bornes simulate

simulate-done =
    { $asked ->
        [one] { $done } of { $asked } match played at random, seed { $seed }
       *[other] { $done } of { $asked } matches played at random, seed { $seed }
    }
simulate-wins = Matches won
simulate-wins-in-rally = Championships won
simulate-wins-in-arche = Matches won
simulate-wins-in-volant = Matches won
simulate-head-won = won
simulate-head-won-in-rally = won
simulate-head-won-in-arche = won
simulate-head-won-in-volant = won
simulate-head-rate = share
simulate-head-interval = 95% interval
simulate-side =
    { $count ->
        [one] Side { $side } (seat { $seats })
       *[other] Side { $side } (seats { $seats })
    }
simulate-shared =
    { $count ->
        [one] { $count } of them was shared
       *[other] { $count } of them were shared
    }
simulate-hands = Hands in a match
simulate-hands-in-rally = Rallies in a championship
simulate-hands-in-arche = Games in a match
simulate-hands-in-volant = Games in a match
simulate-moves = Moves in a hand
simulate-moves-in-rally = Moves in a rally
simulate-moves-in-arche = Moves in a game
simulate-moves-in-volant = Moves in a game
simulate-endings = How they ended
simulate-ending-distance = The distance was covered
simulate-ending-cards_ran_out = The cards ran out
simulate-ending-only_discards = Nobody could play on
simulate-points = Average points of a hand
simulate-points-in-rally = Average points of a rally
simulate-points-in-volant = Average points of a game
simulate-decimal-mark = .
simulate-percent = { $value }%
simulate-progress = Matches
simulate-compiled = Played by the compiled rules, with chance of their own.
run-share = Share { $shard } of the whole

## bornes merge

merge-done =
    { $count ->
        [one] { $count } match is now in { $file }.
       *[other] { $count } matches are now in { $file }.
    }

## What can go wrong

cli-compiling = Compiling the fast rules, once on this machine. This takes up to half a minute.
cli-compiled = { $seconds } s
cli-error = bornes: { $reason }
cli-at-line = { $file }, line { $line }: { $reason }
cli-in-file = { $file }: { $reason }
cli-on-line = line { $line }: { $reason }
cli-unknown-command = There is no command “{ $found }”. See bornes --help.
cli-unknown-option = There is no option { $found } here. See bornes { $command } --help.
cli-bad-value = “{ $value }” is not a valid value for { $name }. See bornes { $command } --help.
cli-bad-choice = “{ $value }” is not a valid value for { $name }. Choose from: { $allowed }
cli-missing = { $name } is missing. See bornes { $command } --help.
cli-repeated = { $name } was given twice.
cli-too-many = “{ $found }” is one word too many here. See bornes { $command } --help.
cli-not-understood = This can’t be understood: { $problem }
cli-least = { $name } must be { $least } or more.
admin-export-into = Say where to: --into FILE.
cli-pair = Write { $name } as name=value, not as “{ $found }”.
cli-pair-twice = { $name } names “{ $found }” twice.
cli-pair-json = The value of “{ $found }” is not valid JSON.
cli-system = The system says: { $problem }
cli-interrupted = Interrupted.
cli-did-you-mean = Did you mean { $word }?

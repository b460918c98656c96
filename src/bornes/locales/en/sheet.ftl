### The ends of hands and matches in the browser.
###
### A text is looked up as <key>-in-<edition> first, then as <key>.
### $form says of whom a sentence speaks: you, team (you and a partner), one, many.

## The sheet

sheet-print = Print
sheet-winner = winner
sheet-being-played = in progress
sheet-broken-off = ended early
sheet-this-hand = This hand
sheet-this-hand-in-rally = This rally
sheet-this-hand-in-volant = This game
sheet-games-title = Game by game
sheet-games-won = Games won
sheet-count-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
sheet-standing = The match so far
sheet-standing-in-rally = The championship so far
sheet-standing-in-arche = The match so far
sheet-standing-in-volant = The match so far
sheet-goal-total = to { $points } points
sheet-goal-hands = { $done } of { $all } hands
sheet-goal-hands-in-rally = { $done } of { $all } rallies
sheet-goal-hands-in-volant = { $done } of { $all } games
sheet-goal-games = { $needed } of { $games } games needed

## After a hand

sheet-ended-distance = { $distance } covered.
sheet-ended-extension = { $distance } covered, after the extension.
sheet-furthest-wins = Whoever is furthest wins.
sheet-next = Next hand
sheet-next-in-rally = Next rally
sheet-next-in-arche = Next game
sheet-next-in-volant = Next game
sheet-aside = Look at the table
sheet-again = Back to the score
sheet-ready = You are ready
sheet-next-by-itself =
    { $seconds ->
        [one] The next hand begins by itself after { $seconds } second.
       *[other] The next hand begins by itself after { $seconds } seconds.
    }
sheet-next-by-itself-in-rally =
    { $seconds ->
        [one] The next rally begins by itself after { $seconds } second.
       *[other] The next rally begins by itself after { $seconds } seconds.
    }
sheet-next-by-itself-in-arche =
    { $seconds ->
        [one] The next game begins by itself after { $seconds } second.
       *[other] The next game begins by itself after { $seconds } seconds.
    }
sheet-next-by-itself-in-volant =
    { $seconds ->
        [one] The next game begins by itself after { $seconds } second.
       *[other] The next game begins by itself after { $seconds } seconds.
    }
sheet-waiting-next = The next hand begins when everyone is ready:
sheet-waiting-next-in-rally = The next rally begins when everyone is ready:
sheet-waiting-next-in-arche = The next game begins when everyone is ready:
sheet-waiting-next-in-volant = The next game begins when everyone is ready:
sheet-said-yes = ready
sheet-waited-for = not yet

## After a match

sheet-match-over = The match is over
sheet-match-over-in-rally = The championship is over
sheet-match-over-in-arche = The match is over
sheet-match-over-in-volant = The match is over
sheet-match-time = { $name } ran out of time.
sheet-match-total =
    { $form ->
        [you] You have { $total } points; { $goal } were needed.
        [team] { $name } have { $total } points; { $goal } were needed.
        [many] { $name } have { $total } points; { $goal } were needed.
       *[one] { $name } has { $total } points; { $goal } were needed.
    }
sheet-match-hands =
    { $hands ->
        [one] { $total } points in the one hand that was played.
       *[other] { $total } points, the highest total after { $hands } hands.
    }
sheet-match-hands-in-rally =
    { $hands ->
        [one] { $total } points in the one rally that was driven.
       *[other] { $total } points, the highest total after { $hands } rallies.
    }
sheet-match-hands-in-volant =
    { $hands ->
        [one] { $total } points in the one game that was played.
       *[other] { $total } points, the highest total after { $hands } games.
    }
sheet-match-games =
    { $total ->
        [one] { $total } of { $hands } games won.
       *[other] { $total } of { $hands } games won.
    }
sheet-abandoned = The match was ended early
sheet-abandoned-in-rally = The championship was ended early
sheet-abandoned-in-arche = The match was ended early
sheet-abandoned-in-volant = The match was ended early
sheet-abandoned-why = Nobody has won it. This is how it stood.
sheet-rematch = Rematch
sheet-rematch-asked = You asked for a rematch
sheet-waiting-rematch = The rematch begins when everyone agrees:
sheet-new-table = New table
sheet-picture = Save as a picture
sheet-record = Download the match
sheet-record-in-rally = Download the championship
sheet-record-in-arche = Download the match
sheet-record-in-volant = Download the match

## The shuffle

sheet-shuffle = Was the shuffle fair? Check it
sheet-shuffle-why = All cards of the match follow from one secret number, the seed. Before the first card everybody was shown its seal; now the seal is open.
sheet-commitment = The seal shown before the first card
sheet-seed = The seed
sheet-salt = The salt
sheet-check = Download the match and check it on your own computer: this command tells you whether the seal fits, whether every card lies where the seed puts it, and whether every move was legal.

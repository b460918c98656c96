### The score keeper in a terminal.
###
### A text is looked up as <key>-in-<edition> first, then as <key>.

tally-welcome = Play with your cards; tell me each hand, and I add it up.
tally-welcome-in-rally = Play with your cards; tell me each rally, and I add it up.
tally-welcome-in-arche = Play with your cards; tell me each game, and I keep count.
tally-welcome-in-volant = Play with your cards; tell me each game, and I keep count.
tally-resumed =
    { $hands ->
        [one] Going on after { $hands } hand.
       *[other] Going on after { $hands } hands.
    }
tally-name = Who is player { $seat }? (Enter: { $name })
tally-player = Player { $seat }
tally-side = { $side }: { $names }
tally-next = Enter: tell the next one. A number: correct that one. { $score }: the sheet. { $quit }: stop.
tally-no-such-hand = There is no number { $number } yet.
tally-removed = Number { $number } is gone.
tally-remove-how = Typed with a minus, a number takes that one out: -1.
tally-arrived = Who covered { $distance }? { $choices }
tally-extension = Who called the extension? { $choices }
tally-nobody = nobody
tally-pile-empty = Was the draw pile empty by then?
tally-ran-out = Had the draw pile run out before?
tally-km = { $side }: how far?
tally-twohundreds = { $side }: how many 200s?
tally-no-100 = { $side }: no 100 either?
tally-safeties = { $side }: how many safeties?
tally-coups = { $side }: how many of them were coups fourrés?
tally-laid-distance = { $side }: laid a distance card, and was then sent back?
tally-yes-no = y/n
tally-yes = y, yes
tally-no = n, no
tally-not-yes-no = Type y or n.
tally-not-number = Type a whole number.
tally-not-choice = Type one of these: { $choices }
tally-cant-be = That can’t be. { $reason }
tally-again = Once more, then; Enter keeps what you said.
tally-match-over =
    { $count ->
        [one] { $names } wins the { $term }.
       *[other] { $names } share the { $term }.
    }
tally-match-won-team = { $names } win the { $term }.
tally-kept = It is all in { $file }: bornes score --save { $file } goes on.
tally-not-kept = Nothing was kept; --save FILE would have kept it.
tally-stopped = Stopped.
tally-file-alone = { $file } says which table it is: leave edition, players, names, options and house rules out, or name another file.
tally-names-many = There are { $players } players, and --names lists { $count }.
tally-needs-file = Name the file whose score is to be printed: --save FILE.
tally-hand = hand
tally-line = line

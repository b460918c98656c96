### The game in a terminal, line by line and on the full screen.
###
### A text is looked up as <key>-in-<edition> first, then as <key>.

## A turn in few lines

terminal-play = Play:
terminal-discard = Discard:
terminal-held = { $cards } cards
terminal-extension =
    { $form ->
        [you] You have called the extension: the distance is now { $target }.
        [team] { $side } have called the extension: the distance is now { $target }.
        [many] { $side } have called the extension: the distance is now { $target }.
       *[one] { $side } has called the extension: the distance is now { $target }.
    }
terminal-thinking = Thinking…
terminal-no-circuit = This edition has no circuit.

## What can be typed: each a list, the first word as help shows it

typed-draw = draw
typed-take = take
typed-play = play, p
typed-discard = discard, d
typed-coup-fourre = coup-fourre, coup
typed-parry = parry
typed-pass = pass
typed-extend = extend
typed-finish = finish
typed-u-turn = u-turn
typed-end = end
typed-on = on, against
typed-curing = curing
typed-top = top
typed-lane = lane
typed-via = via
typed-shortcut = shortcut
typed-help = help
typed-table = table, t
typed-road = road
typed-rules = rules
typed-why = why
typed-save = save
typed-hint = hint, h
typed-score = score
typed-log = log
typed-deal = deal
typed-quit = quit, exit, q

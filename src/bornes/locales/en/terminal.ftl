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
typed-wish = wish
typed-quit = quit, exit, q

## The full screen: the table

terminal-answers-open = Can anyone answer?
terminal-others = The others
terminal-piles = Piles
terminal-all-cards = Everyone’s cards
terminal-road = The circuit
terminal-hints = Hints
terminal-no-hint = There is nothing to advise on just now.
terminal-extension-title = You have arrived!
terminal-go-on = Go on
terminal-leave = Leave
terminal-stay = Play on
terminal-leave-ask = Do you want to leave the match?
terminal-close = Esc closes

## Several people, one device

terminal-hand-device = Hand the device to { $name }
terminal-hand-device-why = { $name }, press Enter when nobody else can see the screen.
terminal-show-cards = Show my cards

## Keys

terminal-key-card = card
terminal-key-do = play
terminal-key-discard = discard
terminal-key-hint = hint
terminal-key-score = score
terminal-key-log = log
terminal-key-tableaus = table
terminal-key-road = road
terminal-key-rules = rules
terminal-key-save = save
terminal-key-wishes = more
terminal-key-help = help
terminal-key-quit = quit
terminal-key-step = step
terminal-key-hand = hand
terminal-key-leap = ten moves
terminal-key-ends = ends
terminal-key-run = run
terminal-key-pace = pace
terminal-key-view = view
terminal-key-go = go to a move
terminal-help = Keys and signs
terminal-help-play = Choose a card with its number, the arrows or the mouse; the lines below say what can be done with it, and Enter does the one that is marked. A click does it too.
terminal-help-replay = Step with the arrows, or let it run with the space bar; v shows another seat’s view, 0 all cards, 1–6 a certain seat’s.
terminal-help-signs = ▶ rolling   ■ stopped   ≤50 limited to 50   ★ safety   ✦ coup fourré   ┊ every 100
terminal-save-why = The file holds everybody’s cards and the seed. It is written anew after every move.
terminal-wishes = At the table
terminal-deal-in = The cards are dealt in { $seconds } s.

## The full screen: before the first card

terminal-language = Language
terminal-edition = Edition
terminal-players = Players
terminal-person = Person
terminal-name = name
terminal-resume = Or go on with a saved match
terminal-resume-do = Go on
terminal-setup-keys = Tab next · Enter choose · Esc leave
terminal-house = House rules
terminal-house-change = Change…
terminal-house-done = Back to the set-up
terminal-house-keys = ● changed · Enter change · Del as printed · k keep

## The full screen: looking back

terminal-move-of = move { $move } of { $last }
terminal-all-open = All cards open
terminal-go-ask = Which move, from 0 to { $last }?

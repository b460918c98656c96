### The rules beside the table, and hints.
###
### A text is looked up as <key>-in-<edition> first, then as <key>.

## The rules

help-tabs = Help
help-tab-rules = Rules
help-tab-cards = Cards
help-tab-keys = Keys
help-tab-table = This table
help-contents = Contents
help-coming = Fetching the rules…
help-all-rules = All rules from the beginning
help-larger = Read it larger
help-smaller = Back beside the table

## The keys

help-key = Key
help-key-does = What it does
help-key-choose = choose a card
help-key-move = go to the previous or next card
help-key-play = play the chosen card
help-key-discard = discard the chosen card
help-key-draw = draw a card
help-key-take = take the top card of the discard pile
help-key-take-in-volant = end your turn, in the accelerated game
help-key-answer = coup fourré: answer an attack
help-key-answer-in-arche = answer an attack
help-key-answer-in-volant = coup fourré or U-turn: answer
help-key-decline = no: don’t answer, don’t call the extension
help-key-decline-in-arche = no: don’t answer
help-key-decline-in-volant = no: don’t answer
help-key-extend = call the extension
help-key-hint = a hint
help-key-rules = the rules, at the chosen card
help-key-score = the score sheet
help-key-log = the log
help-key-menu = the menu
help-key-read = have the table read out
help-key-back = put the card back, or close what is open
help-key-undo = take your move back
help-key-say = say something to the others
help-keys-on = Single keys
help-keys-on-why = When this is off, letters and numbers do nothing at the table: for anyone who speaks to the computer, or presses keys by accident. Everything can still be done with Tab, the arrows, Enter and Esc.
help-keys-other = Press a key above to choose another letter for it.
help-keys-change = { $key }: { $does }. Choose another key
help-keys-press = Press the new key, or Esc.
help-keys-taken = { $key } is taken: { $does }.
help-keys-letter = Only letters can be chosen: numbers choose cards.
help-keys-reset = Reset all keys
help-keys-note = With Tab you reach every button, with Enter or the space bar you press it.

## This table

help-fact-aim = The aim
help-fact-seating = The seats
help-fact-cards = The cards
help-fact-cards-value = { $deck } in the deck, { $hand } in each hand
help-fact-extension = After an extension
help-fact-circuit = The circuit
help-fact-pause = Time for answers
help-fact-pause-all = until everyone has replied
help-fact-pause-value =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
help-options = Options
help-changed = changed
help-house-rules = House rules

## Hints

help-hint = Hint
help-hint-thinking = Thinking it over…
help-hint-not-now = You have nothing to decide just now. The hint comes when you do.
help-hint-note = The bar shows the chance of winning the match.
help-hint-note-in-rally = The bar shows the chance of winning the championship.
help-hint-note-in-arche = The bar shows the chance of winning the match.
help-hint-note-in-volant = The bar shows the chance of winning the match.
help-hint-chance = Chance of winning:
help-hint-points = About { $points } points in this hand.
help-hint-points-in-rally = About { $points } points in this rally.
help-hint-points-in-volant = About { $points } points in this game.
help-hint-equal = It doesn’t matter here: whatever you do, the chance is the same.
help-hint-equal-some = The first { $count } are equally good.
help-hint-on-cards = Hints on the cards
help-hint-on-cards-why = Whenever you have something to decide, each card shows the chance of winning with it.
help-hint-on-card = chance of winning { $chance }
help-hint-play = Do this
help-hint-play-of = Do this: { $move }
help-coach = Coach
help-coach-off = Silent
help-coach-after = After
help-coach-before = Before
help-coach-why = Against bots: one sentence when another move is clearly better, after your move or before it is made.
help-coach-better-before = Better: { $move }. { $reason } Do yours again to do it all the same.
help-coach-better-after = Better would have been: { $move }. { $reason }

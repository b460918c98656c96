### The score keeper in the browser, for people with the real box.
###
### A text is looked up as <key>-in-<edition> first, then as <key>.

keeper-title = Score keeper
keeper-line = You play with the box on the table; this page keeps the score, by the rules of your edition.
keeper-link = Got the real box? Keep score here
keeper-kept = Your sheets
keeper-open = Carry on
keeper-forget = Throw this sheet away
keeper-forgotten = The sheet is gone.
keeper-open-file = Open a file
keeper-bad-file = This isn’t a Bornes score sheet.
keeper-names = Who plays?
keeper-names-why = Kept on this device only; nothing about you is sent.
keeper-name-of = Name of player { $seat }
keeper-player = Player { $seat }
keeper-begin = Begin the sheet
keeper-back = All sheets

## A hand

keeper-next = Write down the next hand
keeper-next-in-rally = Write down the next rally
keeper-next-in-arche = Write down the next game
keeper-next-in-volant = Write down the next game
keeper-writing = What lies on the table?
keeper-arrived = Who covered { $distance }?
keeper-nobody = Nobody
keeper-extension = Who called the extension?
keeper-pile-empty = The draw pile was empty by then
keeper-ran-out = The draw pile had run out before
keeper-km = Kilometres
keeper-km-in-parker = Miles
keeper-add = Add a card of { $km }
keeper-twohundreds = 200s
keeper-safeties = Safeties
keeper-coups = Coups fourrés among them
keeper-no-100 = No 100 laid
keeper-laid-distance = Laid a distance card, and was sent back
keeper-write = Write it down
keeper-cancel = Cancel
keeper-correct = Correct
keeper-correct-of = Correct: { $hand }
keeper-remove = Take out
keeper-remove-of = Take out: { $hand }
keeper-removed = { $hand } is gone.
keeper-written = { $hand } is written down.
keeper-adds-up = What it comes to
keeper-cant-be = Something doesn’t add up: look at what is marked.
keeper-not-counted = Does not count

## The sheet

keeper-empty = Nothing written down yet.
keeper-csv = As a spreadsheet (CSV)
keeper-save = Save as a file
keeper-csv-hand = Hand
keeper-csv-line = Line

## The adviser

keeper-advice = What would you play?
keeper-advice-why = Choose where a card lies, then tap the cards you can see. The adviser knows no more than that.
keeper-advice-who = Who asks?
keeper-advice-where = Where do the cards lie?
keeper-advice-hand = In your hand
keeper-advice-before = In front of { $name }
keeper-advice-discards = On the discard pile
keeper-advice-cards = The cards
keeper-advice-add = { $card }: { $place }
keeper-advice-remove = Take back: { $card }, { $place }
keeper-advice-coup = as a coup fourré
keeper-advice-pile = Cards left in the draw pile
keeper-advice-unknown = don’t know
keeper-advice-ask = Ask the adviser
keeper-advice-clear = Clear the cards
keeper-advice-thinking = Thinking it through…
keeper-road-why = The road of your box: say where the cars are and what is marked ahead. Narrow places and the shortcut are left out of the advice.
keeper-road-car = How far is { $name }?
keeper-road-mark = Marked on the road
keeper-road-limit = limit { $km }
keeper-road-bonus = + { $km }
keeper-road-at = At which distance?
keeper-road-add = Add: { $mark } at { $km }
keeper-road-marked = { $mark } at { $km }
keeper-road-remove = Take back: { $mark }

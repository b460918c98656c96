### What happens at the table, a sentence for each event.
###
### A text is looked up as <key>-in-<edition> first, then as <key>.

## Dealing and drawing

event-hand-dealt = { $hand }: seat { $dealer } deals, seat { $first } begins.
event-card-drawn = Seat { $seat } draws { $card }.
event-card-drawn-hidden = Seat { $seat } draws a card.
event-card-taken = Seat { $seat } takes { $card } from the discard pile.
event-pile-reshuffled = The discards are shuffled into a new draw pile of { $cards }.

## Playing

event-card-played = Seat { $seat } plays { $card }.
event-card-played-on = Seat { $seat } plays { $card } on side { $side }.
event-card-played-curing = Seat { $seat } plays { $card } against { $hazard }.
event-card-played-top = Seat { $seat } plays { $card } and leaves { $top } on top of the discards.
event-card-played-shortcut = Seat { $seat } plays { $card } and takes the shortcut.
event-card-discarded = Seat { $seat } discards { $card }.
event-coup-fourre-played = Coup fourré! Seat { $seat } answers { $hazard } with { $card }.
event-hazard-parried = Seat { $seat } answers { $hazard } at once with { $card } and leaves { $top } on top of the discards.
event-hazard-cancelled = { $hazard } no longer holds up side { $side }.
event-limit-lifted = The speed limit on side { $side } is lifted.
event-extension-called = Seat { $seat } calls the extension: side { $side } goes on, and so does everyone.
event-extension-declined = Seat { $seat } does not call the extension: side { $side } has arrived.
event-turn-ended = Seat { $seat } ends the turn.
event-seat-passed = Seat { $seat } passes.

## The road

event-car-moved = The car of side { $side } is now on { $spot }.
event-car-moved-bonus = The car of side { $side } is now on { $spot } (bonus: { $bonus }).
event-move-undone = U-turn! Seat { $seat } sends the car of side { $side } back to { $spot }.

## The end

event-ended-distance = The distance is covered.
event-ended-cards_ran_out = The cards have run out.
event-ended-only_discards = Nobody can play on.
event-hand-won = Side { $side } wins { $hand }.
event-hand-shared = Sides { $sides } share victory in { $hand }.
event-hand-lost = Nobody wins { $hand }.
event-match-won = Side { $side } wins { $match }.
event-match-shared = Sides { $sides } share victory in { $match }.

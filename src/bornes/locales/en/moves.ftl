### What a seat may do, as it is offered to a person.
###
### A text is looked up as <key>-in-<edition> first, then as <key>.

choice-draw = Draw a card
choice-take = Take the top of the discard pile
choice-play = Play { $card }
choice-play-on = Play { $card } on side { $side }
choice-play-curing = Play { $card } against { $hazard }
choice-play-top = Play { $card }, leaving { $top } on top of the discards
choice-play-lane = Play { $card } to lane { $lane }
choice-play-shortcut = Play { $card } by the shortcut
choice-play-lane-shortcut = Play { $card } by the shortcut to lane { $lane }
choice-discard = Discard { $card }
choice-coup-fourre = Coup fourré with { $card }!
choice-parry = Answer with { $card }
choice-parry-top = Answer with { $card }, leaving { $top } on top of the discards
choice-u-turn = { $card }: send the car back!
choice-pass = Pass
choice-extend = Call the extension
choice-finish = Finish here, without the extension
choice-end = End the turn

## Two cards played as one

cards-together = { $card } with { $other }

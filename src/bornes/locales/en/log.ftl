### What happens at a table, told with names: a sentence for each event, and the moves one can make.
###
### $who is `you` for one's own seat; $form is `you`, `team` (you and others), `one` or `many`.

## Names

log-you = You
log-you-object = you

## Dealing and drawing

log-hand-dealt =
    { $hand }: { $dealer-is ->
        [you] you deal
       *[other] { $dealer } deals
    }, { $first-is ->
        [you] you begin
       *[other] { $first } begins
    }.
log-card-drawn =
    { $who ->
        [you] You draw { $card }.
       *[other] { $name } draws { $card }.
    }
log-card-drawn-hidden =
    { $who ->
        [you] You draw a card.
       *[other] { $name } draws a card.
    }
log-card-taken =
    { $who ->
        [you] You take { $card } from the discard pile.
       *[other] { $name } takes { $card } from the discard pile.
    }
log-pile-reshuffled = The discards are shuffled into a new draw pile of { $cards }.

## Playing

log-card-played =
    { $who ->
        [you] You play { $card }.
       *[other] { $name } plays { $card }.
    }
log-card-played-on =
    { $who ->
        [you] You play { $card } on { $side }.
       *[other] { $name } plays { $card } on { $side }.
    }
log-card-played-curing =
    { $who ->
        [you] You play { $card } against { $hazard }.
       *[other] { $name } plays { $card } against { $hazard }.
    }
log-card-played-top =
    { $who ->
        [you] You play { $card } and leave { $top } on top of the discards.
       *[other] { $name } plays { $card } and leaves { $top } on top of the discards.
    }
log-card-played-shortcut =
    { $who ->
        [you] You play { $card } and take the shortcut.
       *[other] { $name } plays { $card } and takes the shortcut.
    }
log-card-discarded =
    { $who ->
        [you] You discard { $card }.
       *[other] { $name } discards { $card }.
    }
log-coup-fourre-played =
    { $who ->
        [you] Coup fourré! You answer { $hazard } with { $card }.
       *[other] Coup fourré! { $name } answers { $hazard } with { $card }.
    }
log-hazard-parried =
    { $who ->
        [you] You answer { $hazard } at once with { $card } and leave { $top } on top of the discards.
       *[other] { $name } answers { $hazard } at once with { $card } and leaves { $top } on top of the discards.
    }
log-hazard-cancelled =
    { $form ->
        [you] { $hazard } no longer holds you up.
       *[one] { $hazard } no longer holds { $side } up.
    }
log-limit-lifted =
    { $form ->
        [you] Your speed limit is lifted.
       *[one] The speed limit on { $side } is lifted.
    }
log-extension-called =
    { $who ->
        [you] You call the extension: everyone drives on.
       *[other] { $name } calls the extension: everyone drives on.
    }
log-extension-declined =
    { $who ->
        [you] You do not call the extension: the trip ends here.
       *[other] { $name } does not call the extension: the trip ends here.
    }
log-turn-ended =
    { $who ->
        [you] You end your turn.
       *[other] { $name } ends their turn.
    }

## The road

log-car-moved =
    { $form ->
        [you] You are now on { $spot }.
        [team] { $side } are now on { $spot }.
        [many] { $side } are now on { $spot }.
       *[one] { $side } is now on { $spot }.
    }
log-car-moved-bonus =
    { $form ->
        [you] You are now on { $spot } (bonus: { $bonus }).
        [team] { $side } are now on { $spot } (bonus: { $bonus }).
        [many] { $side } are now on { $spot } (bonus: { $bonus }).
       *[one] { $side } is now on { $spot } (bonus: { $bonus }).
    }
log-move-undone =
    { $who ->
        [you] U-turn! You send { $side } back to { $spot }.
       *[other] U-turn! { $name } sends { $side } back to { $spot }.
    }
log-move-undone-own = U-turn! { $name } sends you back to { $spot }.

## People

log-coming-away = { $name } has lost the connection.
log-coming-back = { $name } is back.
log-coming-replaced = { $name } is away: a bot plays on.
log-coming-left = { $name } has left the table: a bot plays on.
log-coming-taken = { $name } takes the free seat.

## The end

log-ended-distance = The distance is covered.
log-ended-cards_ran_out = The cards have run out.
log-ended-only_discards = Nobody can play on.
log-hand-won =
    { $form ->
        [you] You win { $hand }.
        [team] { $side } win { $hand }.
        [many] { $side } win { $hand }.
       *[one] { $side } wins { $hand }.
    }
log-hand-shared =
    { $form ->
        [team] { $sides } share victory in { $hand }.
       *[many] { $sides } share victory in { $hand }.
    }
log-hand-lost = Nobody wins { $hand }.
log-match-won =
    { $form ->
        [you] You win { $match }.
        [team] { $side } win { $match }.
        [many] { $side } win { $match }.
       *[one] { $side } wins { $match }.
    }
log-match-shared =
    { $form ->
        [team] { $sides } share victory in { $match }.
       *[many] { $sides } share victory in { $match }.
    }

## What can be done with the card that is chosen, in few words

log-offer-play = Play on my road
log-offer-special = Play { $card }
log-offer-on = Against { $side }
log-offer-curing = Remove { $hazard }
log-offer-top = Play, leaving { $top } on top
log-offer-lane = To lane { $lane }
log-offer-lane-shortcut = By the shortcut, lane { $lane }
log-offer-doubled-lane = Double { $other }, to lane { $lane }
log-offer-doubled-lane-shortcut = Double { $other } by the shortcut, lane { $lane }
log-offer-discard = Discard
log-offer-parry-top = { $card }, leaving { $top } on top

## A whole move, where the card is not in sight

log-choice-play-on = Play { $card } on { $side }

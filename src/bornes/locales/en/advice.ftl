### Advice: every legal move with its figures and a reason.
###
### A text is looked up as <key>-in-<edition> first, then as <key>.
### A reason is one sentence; another one may follow it. In all of them $hand and $match
### stand for “the hand” and “the match” in the words of the edition. $side and $seat are “side B”
### and “seat 2” or names, and a side may be several: no verb agrees with $side.

## The page

advice-to-play = Seat { $seat } (side { $side }) is to play.
advice-to-draw = Seat { $seat } (side { $side }) is to draw.
advice-to-answer = Seat { $seat } (side { $side }) may answer { $hazard }, played by seat { $by }.
advice-to-turn-back = Seat { $seat } (side { $side }) may answer the move of side { $moved }.
advice-to-extend = Seat { $seat } (side { $side }) has covered { $km } and may call the extension.
advice-held = Cards: { $cards }
advice-head-match = match
advice-head-hand = { $hand }
advice-head-points = points
advice-head-move = move
advice-note-match = match: the chance of winning { $match }.
advice-note-points = points: what your side scores in { $hand }, on average.
advice-note-hand = { $term }: the chance of winning { $hand }.
advice-note-choice = > is what { $bot } would do.
advice-note-worlds =
    { $count ->
        [one] Every move was tried in { $count } way of dealing the hidden cards.
       *[other] Every move was tried in { $count } ways of dealing the hidden cards.
    }
advice-note-worlds-between = Every move was tried in { $least } to { $most } ways of dealing the hidden cards, the best ones in the most.

## The end of a hand

reason-wins-hand = Wins { $hand } at once, with { $points } points.
reason-wins-hand-and-match = Wins { $hand } at once, with { $points } points, and with it { $match }.
reason-wins-hand-not-match = Wins { $hand } with { $points } points, but { $match } goes to { $side }.
reason-hand-ends = Ends { $hand }: you score { $points } points.
reason-hand-ends-match-won = Ends { $hand }: you score { $points } points and win { $match }.
reason-hand-ends-match-lost = Ends { $hand }: you score { $points } points, and { $match } goes to { $side }.
reason-wins-game = Wins { $hand } at once.
reason-wins-match = Wins { $match } at once.
reason-shares-game = Ends { $hand }: the win is shared.
reason-loses-game = Ends { $hand }: it goes to { $side }.
reason-loses-match = Ends { $match }: it goes to { $side }.

## The extension

reason-reaches-target = { $km } exactly: you can stop with { $points } points or call the extension.
reason-extension = In about { $odds } of the deals you are the first to { $km }; that is worth { $points } points more.
reason-extension-risk = Otherwise the { $points } points for arriving now are lost and the others get { $bonus }.
reason-extension-risk-if-beaten = Otherwise the { $points } points for arriving now are lost; if another side gets there, the others get { $bonus }.

## Driving

reason-drive = { $km } further, { $rest } to go.
reason-drive-to = { $km } further, to { $spot }; { $rest } to go.
reason-arrives-unless = Reaches the finish and wins, unless { $card } answers it (about { $odds }).
reason-gives-up-200 = Costs the { $points } points for a trip without a 200.
reason-gives-up-100 = Costs the { $points } points for a trip without a 200 or a 100.
reason-limit-there = From there no move may exceed { $km }.
reason-road-closed =
    { $count ->
        [one] There it bars the way of a car behind it.
       *[other] There it bars the way of { $count } cars behind it.
    }
reason-carried-on = A bonus square brings { $km } of that.
reason-shortcut-open = From there you can take the shortcut.
reason-then-exactly = You hold { $card }, exactly what is left then.
reason-then-enough = You hold { $card }, which is then enough.
reason-then-cards = { $count } other cards of yours make up exactly that distance.
reason-then-needs = You could then finish at once with { $card }: { $count } still unseen.
reason-then-none = To finish at once it then takes { $card }, and none is left.
reason-first-distance = It is your first distance card: you can no longer be shut out ({ $points } points).

## Remedies

reason-starts = You can drive from now on.
reason-cures = Rids you of { $hazard }: you can drive again.
reason-cures-but = Rids you of { $hazard }, but to drive you still need { $card }.
reason-limit-lifted =
    { $count ->
        [0] Lifts the limit of { $km }, but you hold nothing longer just now.
        [one] Lifts the limit of { $km }: you hold { $count } longer card.
       *[other] Lifts the limit of { $km }: you hold { $count } longer cards.
    }
reason-still-stopped = { $hazard } still stops you.
reason-still-needs = You still need { $card } to drive.
reason-still-limited = The limit of { $km } still holds.
reason-holds = You hold { $card }.
reason-lacks = You don’t hold { $card }.
reason-top = Then { $seat } may take { $card }.
reason-top-needed = Then { $seat } may take { $card } against { $hazard }.
reason-top-own = You may take { $card } back yourself, as you are next.

## Safeties

reason-safety-cures = Cures { $hazard } and keeps it off to the end.
reason-safety-cures-km = Cures { $hazard }, keeps it off, and counts { $km }.
reason-safety-starts = You can drive at once, without { $card }.
reason-safety-km = { $km } now; as a coup fourré it would be { $coup }.
reason-safety-no-coup = Its hazards can no longer come, so there is nothing to wait for.
reason-safety-early =
    { $count ->
        [one] A coup fourré would bring { $points } points more: { $count } of its hazards is still unseen.
       *[other] A coup fourré would bring { $points } points more: { $count } of its hazards are still unseen.
    }
reason-safety-early-turn =
    { $count ->
        [one] Held back for a coup fourré it would bring a turn: { $count } of its hazards is still unseen.
       *[other] Held back for a coup fourré it would bring a turn: { $count } of its hazards are still unseen.
    }
reason-all-four = It is your fourth: { $points } points more.
reason-another-turn = You play again at once.
reason-no-more-turn = It gives no extra turn now.

## Hazards

reason-stops = Stops { $side }, { $left } from the finish.
reason-stops-leader = Stops { $side }, furthest of your opponents, { $left } from the finish.
reason-limits = Holds { $side } to { $km } a card, { $left } from the finish.
reason-limits-leader = Holds { $side }, furthest of your opponents, to { $km } a card, { $left } from the finish.
reason-covers = { $hazard } stops { $side } already; now { $card } is needed instead.
reason-covers-same = { $hazard } stops { $side } already.
reason-coup-odds = Risk of a coup fourré: about { $odds }.
reason-coup-held = No coup fourré can answer it: you hold { $card }.
reason-no-coup = No coup fourré can answer it.
reason-answer-odds = Risk of an answer at once: about { $odds }.
reason-no-answer = It can’t be answered at once.

## Discards

reason-spare = You hold { $count } of them.
reason-no-more-200s = You have played as many 200s as are allowed.
reason-too-long = Too long for you: only { $left } to go.
reason-too-long-yet = Too long for the { $left } to go; only an extension could use it.
reason-drivable = Gives up { $km } that you could drive now.
reason-stopped = You can’t drive now; later it would bring { $km }.
reason-above-limit = The speed limit forbids it now; later it would bring { $km }.
reason-not-now = It can’t be driven from where you are; later it would bring { $km }.
reason-immune = You will never need it: you have { $card }.
reason-none-to-come = You won’t need it: no { $hazard } can come any more.
reason-safety-in-hand = You hold { $card }, which does the same and more.
reason-needed = You need it against { $hazard }.
reason-roll-needed = You need it to drive.
reason-roll-later = You may need it after the next hazard.
reason-would-answer =
    { $count ->
        [0] It would answer { $hazard }, but none is unseen now.
       *[other] It would answer { $hazard }: { $count } still unseen.
    }
reason-nobody-to-hit = Every opponent is safe from it.
reason-could-hit = It could hit { $side } now.
reason-hit-later = Nobody can be hit with it now, but it may serve later.
reason-wastes-safety = Throws away its protection.
reason-wastes-safety-km = Throws away { $km } and its protection.
reason-wastes-safety-points = Throws away { $points } points and its protection.
reason-no-use = It has no use in the accelerated game.
reason-use-turbo = It would let you play twice.
reason-use-acceleration = It would double a distance card.
reason-use-u-turn = It would undo an opponent’s move.
reason-use-tow-truck = It would rid you of any hazard.
reason-next-cures = Then { $seat } could take it against { $hazard }.
reason-next-attacks = Then { $seat } could take it and play it on you.
reason-next-takes = Then { $seat } could take it.

## Special cards

reason-turbo =
    { $count ->
        [one] You draw { $count } card and play { $plays } times.
       *[other] You draw { $count } cards and play { $plays } times.
    }

## Answers out of turn

reason-coup = Cancels { $hazard } for good.
reason-coup-turn = Cancels { $hazard } for good, and you play at once.
reason-coup-points = Cancels { $hazard } for good: { $points } points, and you play at once.
reason-coup-points-no-turn = Cancels { $hazard } for good: { $points } points, but no turn is gained.
reason-coup-km = Cancels { $hazard } for good: { $km }, and you play at once.
reason-coup-km-no-turn = Cancels { $hazard } for good: { $km }, but no turn is gained.
reason-skips =
    { $count ->
        [one] One seat loses its turn.
       *[other] { $count } seats lose their turn.
    }
reason-parry = Cancels { $hazard } before it holds you up.
reason-keeps-safety = { $hazard } holds you up, and you forgo an immediate turn.
reason-keeps-safety-points = { $hazard } holds you up; { $card } played later is worth { $points } points less.
reason-keeps-safety-km = { $hazard } holds you up; { $card } played later is worth { $km } less.
reason-keeps-remedy = { $hazard } holds you up; { $card } stays in your hand.
reason-nothing-to-answer = You have no answer to { $hazard }.
reason-u-turn = Sends { $side } back { $km }, to { $spot }.
reason-u-turn-arrival = Keeps { $side } from winning: back { $km }, to { $spot }.
reason-lets-go = Keeps { $card } for later and leaves { $side } { $left } from the finish.
reason-lets-arrive = Lets { $side } arrive and win, unless another seat has { $card }.

## Drawing and ending the turn

reason-draw-distance = About { $odds } for a distance card.
reason-draw-answer = About { $odds } for an answer to { $hazard }.
reason-draw-start = About { $odds } for a card that lets you drive.
reason-draw-reshuffled = The discards are shuffled into a new draw pile first.
reason-take = You know what you get: { $card }.
reason-take-cure = { $card } answers { $hazard }.
reason-take-distance = You get { $card } for certain.
reason-take-attack = { $card } could hit { $side }.
reason-take-to-play = It must be played at once.
reason-end =
    { $count ->
        [0] Ends the turn; you draw nothing.
        [one] Ends the turn; you draw { $count } card.
       *[other] Ends the turn; you draw { $count } cards.
    }

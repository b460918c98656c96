### A finished match looked back at: bornes review, and what the server says of a match.
###
### $hand and $match stand for “the hand” and “the match” in the words of the edition, $term for “hand”.

lookback-title = { $edition }: { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
lookback-working = Judging every move
lookback-curve = { $name }: the chance of winning { $match }
lookback-axis = Below: where each { $term } begins.

## The moments that mattered

lookback-moments = The moments that mattered
lookback-swing = Turning point
lookback-costliest = Costliest choice
lookback-best = Best choice
lookback-coup_fourre = Coup fourré
lookback-deal = The cards are dealt ({ $term } { $number })
lookback-draw = Seat { $seat } draws { $cards }
lookback-draws = Cards are drawn
lookback-move = Seat { $seat }: { $move }
lookback-change = { $name }: { $before } → { $after }
lookback-better = It cost { $by }. Better: { $move }.
lookback-next-best = { $by } better than the next best: { $move }.

## Luck and skill

lookback-ledger = Luck and skill, in parts of a hundred
lookback-head-seat = seat
lookback-head-start = start
lookback-head-cards = cards
lookback-head-others = others
lookback-head-turned = outcome
lookback-head-skill = skill
lookback-head-result = result
lookback-note-cards = cards: luck with deals and draws, one’s own and those of the others.
lookback-note-others = others: what all others did.
lookback-note-turned = outcome: how one’s own moves turned out, against cards that one couldn’t know.
lookback-note-skill = skill: one’s own choices beside the best that one could have made, for all one could know.
lookback-note-sum = Start, luck and skill add up to the result.
lookback-note-error = The curve is right to within { $error } either way; a choice counts as better or worse only where that is beyond doubt.
lookback-note-compiled = Judged by the champion, with the compiled rules. The same record is judged the same on every machine that has them.
lookback-note-engine = Judged by the champion, without compiled rules: fewer hands are played out. The same record is judged the same on every such machine.

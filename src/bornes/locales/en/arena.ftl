### The arena: tournaments between bots, and counts of attacks.
###
### A text is looked up as <key>-in-<edition> first, then as <key>.

arena-done =
    { $planned ->
        [one] { $played } of { $planned } match played, seed { $seed }
       *[other] { $played } of { $planned } matches played, seed { $seed }
    }

## Tables

arena-wins = Who won
arena-head-rating = rating
arena-together = All at one table
arena-equal = Equal bots would win { $share } each.
arena-play = How they played
arena-over-hand = per { $hand }
arena-over-extensions = extensions
arena-over-times = time to choose
arena-head-points = points
arena-head-coups = coups
arena-head-called = called
arena-head-won = won
arena-head-usual = median
arena-head-slow = 95%
arena-pairings = Each against each

## Notes

arena-failed =
    { $count ->
        [one] { $bot } failed in { $count } match, which counts as lost: seat { $seat }, { $reason }
       *[other] { $bot } failed in { $count } matches, which count as lost. In the first: seat { $seat }, { $reason }
    }
arena-unfinished =
    { $count ->
        [one] { $count } match had no result after { $moves } moves and is shared by all sides.
       *[other] { $count } matches had no result after { $moves } moves and are shared by all sides.
    }
arena-no-ratings = There are no ratings: they need the package openskill; pip install "bornes[arena]" installs it.
arena-interrupted = Interrupted. With --save FILE it can be continued later.
arena-interrupted-saved = Interrupted. The same command continues from { $file }.

## Plots

arena-plot-wins = Matches won in %, with the 95% interval
arena-plot-wins-in-rally = Championships won in %, with the 95% interval
arena-plot-pairings = Won by the row against the column, in %

## Fairness

arena-fair-heading = Attacks on the side of { $bot }
arena-fair-head-labelled = on it
arena-fair-head-others = on others
arena-fair-head-ratio = ratio
arena-fair-by = by { $bot }
arena-fair-leading = while leading
arena-fair-level = while in between
arena-fair-trailing = while last
arena-fair-legend = The shares say how often a side was attacked by somebody who could attack it. The ratio compares it with others who stood alike in the hand and in the match: 1 is even.
arena-fair-even = { $bot } attacks it as much as its standing justifies.
arena-fair-more = { $bot } attacks it more than its standing justifies.
arena-fair-less = { $bot } attacks it less than its standing justifies.

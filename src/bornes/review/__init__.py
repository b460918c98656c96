"""Review: a finished match looked back at, with what every moment was worth.

- `timeline`: the games of a record, stop by stop; a stop is a deal or a move
- `judge`: how good a moment is, and how good a choice was: begin here to judge otherwise
- `points`: the curve: after every deal, draw and move each side's chance of winning the match
- `analysis`: the points of a record, all of them or a part, the same on every machine
- `ledger`: luck and skill of every seat, which add up to the result
- `moments`: the moments that mattered, the costliest and the best card of every seat
- `told`: what a choice is about, as a reason of `bornes.advice`; its words are made elsewhere
- `files`: reviews as text, to be kept

Whoever reviews a match knows all its cards: nothing here is for a match that is still played.
Figures are whole numbers, parts of `points.WHOLE`, so that sums are exact.

Begin with `analysis.reviewed`.
"""

"""The chance of winning the match from the scores: match equity.

A hand is worth what it does to this chance and not its points. `table.equity_of(rules)` gives
an `Equity`, whose `chances(totals, hands)` are those of each side. A match that is decided is
certain, as `bornes.engine.scoring.match_result` says; otherwise the chances come from tables,
one for each form of an edition, worked out from simulated hands.

The tables are data, `equity.json` in the format `bornes-equity 1`, made by
`bornes.training.equity`; the file says where it comes from. A form that nobody has simulated
uses the nearest table.

The sharp player asks it where a move may end the hand, the champion after every playout. What
happens within a hand doesn't belong here.

Begin with `table.Equity.chances`.
"""

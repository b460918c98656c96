"""Search: what a move is worth, found by playing it out in sampled worlds.

- `search`: spends playouts on the moves of one decision by sequential halving, and overrides
  the prior policy's move only by a margin. Its values are chances of winning the match, from
  `bornes.bots.equity`.
- `informed`: the search as champion, advice and review begin it, with what nets say of a table.
- `compiled_rollouts`: rollouts with the compiled rules (`bornes.fast`), thousands a decision.
- `engine_rollouts`: the same on the engine, where nothing is compiled: few, cut off after some
  turns, with a cheap rollout policy of their own. Their worlds are dealt by `bornes.sampling`.

A rollout knows the world it was dealt; the decision is averaged over many, and the seat's real
cards are the only ones that all worlds share. Values of a table without rollouts belong in
`bornes.bots.evaluation`; advice, which shows a search's figures, is `bornes.advice`.

Begin with `search.Search.run`.
"""

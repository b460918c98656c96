"""The rules over one row of numbers, compiled, and the loops over many rows.

What a row holds is in `layout`; cells are read and written by `cells`. From there upwards:

- `side`: one side's table, and what may be played there
- `turns`: draws, new piles of discards, the order of turns, the end of a hand
- `actions`, `legal`, `apply`: actions as numbers, which are legal, what they do
- `score`: the lines of a score
- `road`: turns, legal actions and what they do where cars drive on a road
- `deal`, `sample`: the engine's deal for a seed, and hidden cards at random
- `keccak`, `prng`, `bits`: the engine's shuffle, a cheap generator for each row, sets as bits
- `batch`, `playout`, `rollout`: the entries that play rows by policies. They stand above
  `policies`, all the others below

Functions take a row and change it in place. They know seats and sides from 0, kinds of cards and
actions by number, and nothing of the engine's games and moves: that is `codec`. They trust what
they are given and check nothing: that is `api`. No array is made here; room is handed in.

Begin with `layout`, then `legal` and `apply`; for a whole hand, `playout`.
"""

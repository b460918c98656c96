"""The rules of tables with a road, for rows whose LAST_SQUARE is not 0.

A turn there may have several plays, owe discards, or begin with a card that must be played at once;
a move of a car may be answered; and which distances can be driven depends on all cars. All that is
compiled apart, and only once a row with a road comes: see `by_table` in `jit`.

- `actions`: the numbers of actions, of which there are more here
- `spots`: where cars stand, and where a distance takes one
- `legal`: which actions are legal
- `turns`: draws, the plays of a turn, the order of turns
- `apply`: what an action does

Cards in hands, the tables before the sides and the end of a hand are those of the rooms above:
`cells`, `side` and `turns` of the kernel. Begin with `legal` and `apply`.
"""

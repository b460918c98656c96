"""A table as its log has it, whether or not anybody looks.

Here belong the log's entries, the state that follows from them, and the decision which
entries a wish leads to. Nothing here waits, sends, writes to disk, or knows the time: the same
entries give the same table on every machine.

- `entries`: one line of the log, of every kind
- `table`: the state: seats, votes, the game, and the moment that is shown
- `match_start`: how a match begins: with a deal, or from a prepared moment
- `seats`, `answer_window`, `undo`: parts of it: who has which seat; answers that are open; moves
  that can be taken back
- `clocks`: how much time each person has, by the times of the entries
- `apply`, `seat_entries`, `news`: an entry goes in, the table changes, and the news come out
- `decisions`: what a client, the clock or a bot wants becomes entries, or a refusal
- `carried`: the log of a table that was begun on a device, of which nothing is believed
- `commitment`: the shuffle's seed, what is shown of it, and other secrets
- `records`, `verify`: a finished match as a file, and whether such a file tells the truth

What a move does is the engine's business; a table asks `Game` and touches no state of it.
Who is connected, and for how long, is the business of `bornes.server.live`.

Begin with `entries`, then read `apply`.
"""

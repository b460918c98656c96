"""The reasons for moves, by what is done: drives, plays, discards, answers, ends."""

"""What is chosen on the full screen before the first card.

What belongs here: the screens before a table, and the small ones above them. What doesn't: how a
match begins (`bornes.terminal.match`, `bornes.terminal.remote`).

Begin with `setup_screen`: which edition, how many, who sits where. `house_screen` has the house
rules, and `join_screen` stands before a table of a server.
"""

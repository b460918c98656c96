"""Pages that are printed and done: what the commands that play nothing have to say.

What belongs here: `advice` (what to play), `editions` (what there is to play, and the rules),
`record` (looking back at a match), `review` (how it was played), `scenarios` (whether they hold).
What doesn't: the reports of the arena and of the simulation, which stand with their figures.

Begin with `advice`: it takes what was found, and gives lines of text to whoever prints them.
"""

"""The commands that play many matches, on one machine or many, and put their results together.

- `arena`: bots against each other, as `bornes.arena` plays them
- `simulate`: random matches, counted by `bornes.simulate`
- `merge`: the result files of several shards in one report

Begin with `simulate`, the shortest. What doesn't belong here: playing, counting or laying out a
report; a command reads its arguments and says which of `bornes.runs` is to do the work.
"""

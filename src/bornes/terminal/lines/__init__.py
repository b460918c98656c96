"""The game line by line: for pipes, for plain terminals, and where Textual is not installed.

What belongs here: what is printed and read in a match that is played by typing lines. What doesn't:
what comes next in a match (`bornes.terminal.match`) and what a table shows
(`bornes.terminal.shown`).

Begin with `conversation`: a match from its first line to its last. Before it come `questions`
(which edition, how many) and `house_menu`; within it `board` (the table in a line or as a page),
`move_menu` (numbered choices), `typed` (what was typed, in the verbs of the language) and
`keywords` (what else may be typed).
"""

"""The game in a terminal: on the full screen, line by line, and as printed pages.

What belongs here: everything that is shown to a person at a terminal, except the arena's and the
simulation's reports, which stand with their figures. What doesn't: parsing of options
(`bornes.cli`), words (`bornes.locales`: no text is written here), and rules. Persons are shown
views and their own events only.

The rooms, from the bottom up:

- `shown`: what a table shows, made from a view alone
- `match`: a match at this machine: how it begins, who looks next, where it is kept
- `remote`: a table of a server, and how one comes to sit at it
- `lines`: playing it line by line
- `screen`: playing it on the full screen, with Textual
- `keeper`: the score keeper for people with real cards
- `reports`: pages of commands that play nothing

Beside them stand `session` (what a person plays at, whatever it is), `start` (which of them a
command takes), `console` (the one place that reads
and prints lines, so that a test can stand in for a terminal) and `mistakes`. Begin with
`shown.table`.
"""

"""The game as lines of text: playing it, looking back at it, and reading about it.

What belongs here: everything that is printed for a person at a terminal, except the arena's and
the simulation's reports, which stand with their figures. What doesn't: parsing of options
(`bornes.cli`), words (`bornes.locales`: no text is written here), and rules. Persons are shown
views and their own events only.

Begin with `conversation`: a match from its first line to its last. Around it stand `setup` (how a
match begins), `seat_plan` (who sits where), `move_menu` (numbered moves, and how one is read),
`keywords` (what else may be typed), `narration` (events in words), `house` (house rules, chosen and
kept), `save_file`, `mistakes` and `console`, the one place that reads and prints lines, so that a
test can stand in for a terminal.

What is drawn: `board` (what lies before each side), `road_map` (volant's circuit), `sheet` (the
score of a hand). Commands that play nothing: `record_page`, `scenario_check`, `advice_report`,
`editions_page`.
"""

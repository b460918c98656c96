"""The score keeper in a terminal: hands with real cards are told, one question after the other.

- `start`: `bornes score`, from what was wanted to the table and its file: begin here
- `ledger`: the conversation: the next hand, a correction, the sheet
- `hand_questions`: the questions on one hand
- `pages`: the sheet as lines, as CSV and as data

What is counted, and what can't be, is the business of `bornes.scorekeeper`; questions about the
edition and house rules are those of `bornes.terminal.lines`.
"""

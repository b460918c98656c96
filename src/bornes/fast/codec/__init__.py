"""Between the engine and rows: rules, games, views and moves as numbers, and back.

- `rules`: what becomes of every field of `Rules`, why some rules are refused, and empty rows
- `encode`: a game, or what one seat knows of it, as a row; `question` finds what is asked in it
- `decode`: a row by name, for people to look at
- `actions`: moves as the numbers of actions, and back
- `names`: what the numbers of cards, phases and endings stand for
- `rows`: arrays from outside, checked

Everything here is plain Python and reads the engine; nothing here is fast, and nothing here
plays. Who adds a field to `Rules` declares it in `rules`, and a test says so.

Begin with `rules`, with `kernel.layout` beside it.
"""

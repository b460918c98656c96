"""Finished matches looked back at: their moments as messages, and what they were worth.

- `source`: a match to be looked back at: its record, and who played
- `reviewer`: has matches judged in the background, a few moves at a time, behind bots and hints
- `work`: what a process of the pool does of it
- `champions`: what the champion makes of a deal of the day, worked out in the same way
- `shown`: moments and judgements as messages

Here all cards are open, so that nothing may come here but a match that is over: `source` sees to
that. What a match is worth is worked out by `bornes.review`.

Begin with `source`.
"""

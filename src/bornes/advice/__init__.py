"""Advice: what to play and why, in figures and in reasons.

Everything that `bornes advise` and the hints at a table are made of is here:

- `adviser`: `advise(view)` gives every legal move of a seat with its figures and its reason,
  the best first. The server's hints and the command line both call it.
- `consult`: from a file and a few wishes to advice, for the command line.
- `figures`: the champion's search for the figures, put right where luck contradicts its order.
- `situation`: one decision with everything that reasons are made from, chances included.
- `reason`: what a reason is: a code with details, like a refusal.
- `reasons`: the reasons themselves, by what a move does.

Advice knows what the seat's view shows and no more. It makes no text: the words of a reason are
made by `bornes.locales.advice_text` from the message files `advice.ftl`, the page of
`bornes advise` by `bornes.terminal.reports.advice`. How a move is found belongs in `bornes.bots`.

Begin with `adviser.advise`. A new reason is a code in `reasons`, a text in three `advice.ftl`,
and a check in `tests/support/reason_checks.py` that it is true.
"""

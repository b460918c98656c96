"""What others may hold, from how they have played.

Whoever is stopped after a turn of their own had no remedy; whoever lets a remedy go may hold
the safety. Beliefs turn such clues into odds: how much likelier than by chance a hidden card
is in a seat's hand. Searches deal their worlds by them (`bornes.sampling`, and
`odds` of `bornes.fast.rollouts`).

- `odds`: what a seat may believe of all others, `odds(view)`; reads `beliefs.json`.
- `cells`: the situation of a card in a hand (can it be played, is it needed), by whose hand it
  is and how many turns that seat has had.
- `features`: what else multiplies a cell's odds.
- `learned`: odds by what a net says of the others' hands, where one knows the table.

Everything is read from one seat's view, so nothing hidden can leak into it. The numbers are
data in the format `bornes-beliefs 3`, made by `bornes.training.beliefs`. Exact counts of unseen
cards, which need no beliefs, are in `bornes.bots.knowledge`.

Begin with `odds.odds`.
"""

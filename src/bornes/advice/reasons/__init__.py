"""The reasons for moves, a module for each thing that a move can do.

- `drives`: distances, on a pile or on a road: how far, what is left, what it costs;
- `plays`: remedies, safeties, hazards and special cards;
- `discards`: what the card could still do, or why it can do nothing any more;
- `answers`: answers out of turn, draws, and the end of an accelerated turn;
- `ends`: moves that end the hand, and the extension.

Each function takes a `Situation` and a move and gives a `Reason`: the code of a text, and the
cards, sides, distances and chances that the text speaks of. A reason must be true whatever the
hidden cards are; a chance in it comes from counting what the seat has not seen. Points come
from the engine's scoring. Texts are in the `advice.ftl` of each language, not here.

`ends` is asked first by the others, since a move that ends the hand needs no further reason.
Begin with `plays.hazard`.
"""

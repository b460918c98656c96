"""Bots as they once were, for measuring: later ones are judged by what they win against these.

- `sharp_1`: the sharp player that evaluates with fitted weights
- `champion_1`: the champion that searches with playouts by the policies ``keen`` and ``mimic``
- `thrown_away`: the discards that were refused to it
- `data`: reads the weights and tables in this folder, which are theirs alone

They share the code of today's bots and have their own weights, tables and budgets. The tests
hold them to the moves that they made when they were put here: a change to the shared code that
changes these leaves a copy of the former code here. Nothing is ever improved here, and no list
of opponents shows them; the arena knows them by name.

Begin with `sharp_1`.
"""

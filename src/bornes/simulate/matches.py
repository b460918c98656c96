"""Matches between seats that play at random, one after the other, by the engine."""

from __future__ import annotations

from typing import Final

from bornes.engine.randomness import MAX_SEED_BITS, pick
from bornes.game import new
from bornes.simulate.plan import Plan
from bornes.simulate.tally import Tally

# Matches of one plan differ in these bits of their seeds, plans in those above.
_BITS_FOR_NUMBER: Final = 32


def played(plan: Plan, numbers: range) -> Tally:
    """Play some of the matches of a plan, and count them."""
    tally = Tally()
    for number in numbers:
        play_match(plan, number, tally)
    return tally


def play_match(plan: Plan, number: int, tally: Tally) -> None:
    """Play one of the matches, and count it."""
    seed = ((plan.seed << _BITS_FOR_NUMBER) + number) % (1 << MAX_SEED_BITS)
    game = new(plan.edition, plan.players, seed=seed, options=plan.options, house=plan.house)
    turn = 0
    while True:
        while game.phase != "over":
            moves = game.legal_moves()
            game.apply(moves[pick(seed, f"random|{turn}", len(moves))])
            turn += 1
        tally.hand_over(game)
        if game.match_outcome is not None:
            break
        game.deal()
    tally.match_over(game)

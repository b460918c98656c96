"""The expert: plays by a net that learned from whole matches, and thinks no further."""

from __future__ import annotations

from bornes.bots.certainty import eligible_moves
from bornes.bots.judgement import judgement_of
from bornes.bots.search.search import unlike, usual_rollouts
from bornes.engine.moves import Move
from bornes.engine.view import View


class ExpertBot:
    """Makes the move of the policy that the champion begins from.

    Where no net knows the table, that is the move of a smaller net, or of sharp. ``net`` is a file
    of other nets than the shipped ones.
    """

    name = "expert"

    ponders = True
    """The bot takes long enough for a move that a server has it think in a process of its own."""

    def __init__(self, seed: int = 0, net: str | None = None) -> None:
        self.seed = seed
        self.net = net

    def choose(self, view: View) -> Move:
        """The move that the policy thinks most of."""
        moves = view.legal_moves()
        if len(moves) == 1:
            return moves[0]
        eligible = eligible_moves(view, moves)
        judgement = judgement_of(view, self.net)
        if judgement is not None:
            return judgement.best(eligible)
        prior = usual_rollouts(view).prior_move(self.seed)
        return min(eligible, key=lambda move: unlike(move, prior))

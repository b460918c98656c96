"""The search as champion, advice and review begin it: with all that is known of a table.

Where a net knows the table, its policy names the moves that are worth a thought, and its belief
tells what others may hold. Playouts tell these moves apart. They may not do more: of what the
policy would never do, they know less than it does.
"""

from __future__ import annotations

from typing import Final

from bornes.bots.beliefs.learned import learned_odds
from bornes.bots.beliefs.odds import odds
from bornes.bots.certainty import eligible_moves
from bornes.bots.judgement import Judgement, judgement_of
from bornes.bots.search.compiled_rollouts import compiled
from bornes.bots.search.search import Search, usual_rollouts
from bornes.engine.moves import Move
from bornes.engine.view import View

WORTH_A_THOUGHT: Final = 5.0
"""A move is worth one where the policy's logarithm of its chance is less than this below that of
the best move."""


def search_of(
    view: View, *, seed: int, playouts: int, seconds: float | None = None, net: str | None = None
) -> Search:
    """The search for a decision; ``net`` is a file of other nets than the shipped ones."""
    judgement, believed = judgement_of(view, net), odds(view)
    contenders: list[Move] | None = None
    if judgement is None:
        rollouts = usual_rollouts(view, believed)
    else:
        contenders = contenders_in(view, judgement)
        believed = learned_odds(view, judgement.holds(), believed)
        rollouts = usual_rollouts(view, believed, judgement.best(contenders))
    return Search(
        view,
        seed=seed,
        playouts=playouts,
        seconds=seconds,
        rollouts=rollouts,
        contenders=contenders,
    )


def contenders_in(view: View, judgement: Judgement) -> list[Move]:
    """The moves that are worth a thought, the policy's own among them.

    Without compiled playouts that is alone: those of the engine are too few and rough to add to it.
    """
    moves = eligible_moves(view, view.legal_moves())
    prior = judgement.best(moves)
    if not compiled(view.rules):
        return [prior]
    gaps = zip(moves, judgement.gaps(moves), strict=True)
    return [move for move, gap in gaps if move == prior or gap < WORTH_A_THOUGHT]

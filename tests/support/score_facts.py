"""What people would tell of a hand that the engine has played."""

from __future__ import annotations

from bornes import Card, Game
from bornes.engine.state import Ending
from bornes.engine.tableau import Tableau
from bornes.scorekeeper import HandFacts, Questions, SideFacts, questions


def facts_of(game: Game) -> HandFacts:
    """The facts of a hand that is over, as far as its table asks for them."""
    assert game.outcome is not None
    asked = questions(game.rules)
    arrived = game.outcome.reason is Ending.DISTANCE
    return HandFacts(
        sides={side: _side(tableau, asked) for side, tableau in game.tableaus.items()},
        finisher=game.outcome.winner if arrived else None,
        extension=game.extension,
        pile_empty=asked.pile_empty and arrived and not game.pile,
        ran_out=asked.ran_out and arrived and game.ran_out,
    )


def _side(tableau: Tableau, asked: Questions) -> SideFacts:
    return SideFacts(
        km=tableau.km,
        safeties=len(tableau.safeties) if asked.safeties else 0,
        coups_fourres=len(tableau.coups) if asked.coups_fourres else 0,
        twohundreds=tableau.twohundreds if asked.most_200s else 0,
        no_100=asked.no_100 and Card.KM_100 not in tableau.distance,
        laid_distance=asked.laid_distance and tableau.placed and tableau.km == 0,
    )

"""The score of a match with real cards, and advice on a position: asked, answered, not kept.

Nothing of it is known here: `bornes.scorekeeper` scores, `bornes.advice` advises, and the message
files have the words.
"""

from __future__ import annotations

from msgspec.structs import asdict

from bornes.editions import table_rules
from bornes.engine.view import View
from bornes.locales.advice_text import Names
from bornes.reading import read_view
from bornes.scorekeeper import Doubt, HandFacts, SideFacts, kept, questions
from bornes.server.bots.thinkers import Thinkers
from bornes.server.protocol import problems
from bornes.server.protocol.encoding import rules_info
from bornes.server.protocol.score import (
    AdviceGiven,
    AskAdvice,
    HandDoubt,
    HandScored,
    HandTold,
    KeepScore,
    ScoreKept,
)
from bornes.server.protocol.values import Language


def score_of(wish: KeepScore, language: Language) -> ScoreKept:
    """The sheet of every hand that is told; a table that there can't be is refused."""
    rules = table_rules(wish.edition, wish.players, wish.options, wish.house, 0)
    found = kept(rules, [_facts(hand) for hand in wish.hands])
    over = found.outcome
    return ScoreKept(
        rules=rules_info(rules),
        asks=questions(rules),
        hands=[
            HandScored(
                [_doubt(doubt, language, wish.edition) for doubt in hand.doubts],
                hand.winners,
                {side: dict(lines) for side, lines in hand.score.items()},
                dict(hand.totals),
            )
            for hand in found.hands
        ],
        totals=dict(found.totals),
        counted=found.counted,
        winners=None if over is None else over.winners,
        reason=None if over is None else over.reason.value,
    )


def _facts(told: HandTold) -> HandFacts:
    sides = {side: SideFacts(**asdict(facts)) for side, facts in told.sides.items()}
    return HandFacts(**{**asdict(told), "sides": sides})


def _doubt(doubt: Doubt, language: Language, edition: str) -> HandDoubt:
    return HandDoubt(doubt.field, doubt.side, problems.problem(doubt.refusal, language, edition))


def view_asked(wish: AskAdvice) -> View:
    """What the seat that asks knows; whatever else the position tells is left out of it."""
    return read_view(wish.position, wish.seat)


async def advice_on(
    thinkers: Thinkers, view: View, language: Language, seconds: float, client: str
) -> AdviceGiven:
    """Every legal move of a seat, as a hint at a table has them, and within the same limits."""
    return AdviceGiven(await thinkers.advice(view, seconds, language, Names(), client))

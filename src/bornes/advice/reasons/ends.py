"""Reasons about the end of a hand: what a move that ends it brings, and the extension."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bornes.advice.reason import Reason
from bornes.advice.situation import Situation
from bornes.engine.rules import MissedExtension
from bornes.engine.scoring import hand_score, total
from bornes.engine.state import Ending, Outcome, State
from bornes.game import Game

ENDINGS: Final = frozenset(
    {
        "reason-wins-hand",
        "reason-wins-hand-and-match",
        "reason-wins-hand-not-match",
        "reason-hand-ends",
        "reason-hand-ends-match-won",
        "reason-hand-ends-match-lost",
        "reason-wins-game",
        "reason-wins-match",
        "reason-shares-game",
        "reason-loses-game",
        "reason-loses-match",
    }
)
"""What `ending` says: after such a move the hand is over for certain."""


def ending(situation: Situation, after: Game) -> Reason | None:
    """What it means that the hand is over after a move; nothing if it goes on."""
    if after.outcome is None:
        return None
    return _points(situation, after) if after.rules.scored else _game(situation, after)


def _points(situation: Situation, after: Game) -> Reason:
    own, match = situation.own.side, after.match_outcome
    points = total(after.score[own])
    assert after.outcome is not None
    won = own in after.outcome.winners
    if match is None:
        return Reason("reason-wins-hand" if won else "reason-hand-ends", points=points)
    if own in match.winners:
        code = "reason-wins-hand-and-match" if won else "reason-hand-ends-match-won"
        return Reason(code, points=points)
    code = "reason-wins-hand-not-match" if won else "reason-hand-ends-match-lost"
    return Reason(code, points=points, side=match.winners[0])


def _game(situation: Situation, after: Game) -> Reason:
    own, match = situation.own.side, after.match_outcome
    assert after.outcome is not None
    winners = after.outcome.winners if match is None else match.winners
    if own not in winners:
        code = "reason-loses-game" if match is None else "reason-loses-match"
        return Reason(code, side=winners[0])
    if len(winners) > 1:
        return Reason("reason-shares-game")
    return Reason("reason-wins-game" if match is None else "reason-wins-match")


# --- the extension ------------------------------------------------------------------


def may_extend(situation: Situation, after: Game) -> Reason | None:
    """What it means to be at the target with an extension open."""
    if after.phase != "extension":
        return None
    points = total(score_if_won(after, situation.own.side))
    return Reason("reason-reaches-target", km=after.target, points=points)


def score_if_won(state: State, side: str) -> Mapping[str, int]:
    """A side's lines if the hand were to end now with its arrival."""
    return hand_score(state, Outcome((side,), Ending.DISTANCE))[side]


def extend(situation: Situation, chance: float, after: Game) -> Reason:
    """Going on: how often it works, and what is at stake."""
    rules, own = situation.rules, situation.own.side
    assert rules.extension_to is not None
    gained = rules.points.extension + rules.extension_to - rules.target
    before = situation.state
    sure = total(score_if_won(before, own))
    code = (
        "reason-extension-risk"
        if rules.missed_extension is MissedExtension.ALWAYS
        else "reason-extension-risk-if-beaten"
    )
    lost = sure - total(hand_score(before, None)[own])
    risk = Reason(code, points=lost, bonus=rules.points.extension)
    found = Reason("reason-extension", odds=chance, km=after.target, points=gained)
    return found.and_also(risk if lost else None)

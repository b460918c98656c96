"""Moves tried out on the engine itself, for games that have no compiled rules.

The engine is slow for this, so a game is followed for a few turns only and then judged by
how far everybody is from the finish.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp
from random import Random
from typing import Final

from bornes.bots.beliefs.odds import Odds
from bornes.bots.search.brisk import brisk_move
from bornes.bots.search.worlds import Worlds
from bornes.bots.sharp import SharpBot
from bornes.engine.moves import Move
from bornes.engine.scoring import total
from bornes.engine.view import View
from bornes.game import Game

Trial = tuple[Sequence[float], Sequence[float]]
"""The points of each side, and each side's share of winning the hand."""


@dataclass(frozen=True, slots=True)
class Tried:
    """What came of a move in some worlds."""

    chances: list[float]
    """Of winning the match, in each world."""
    leads: list[float]
    """The points by which its side is ahead of the best other one, in each world."""
    points: float
    """Its side's points, over all worlds."""
    hand: float
    """How many of the hands its side has won."""


TURNS_AHEAD: Final = 10
"""So many turns are followed, of all seats together,"""
LEAST_TURNS: Final = 2
"""and at least so many of each."""
_ACTIONS_A_TURN: Final = 3
_KM_A_TURN: Final = 55.0
_STOPPED: Final = 1.6
"""What a hazard costs, in turns."""
_LIMITED: Final = 0.8
_UNCERTAIN: Final = 2.0
"""How many turns of a lead may still be lost, about."""


class EngineTrials:
    """Moves tried out on the engine."""

    def __init__(self, view: View, odds: Odds | None = None) -> None:
        assert view.side is not None
        self.view = view
        self.own = view.rules.sides.index(view.side.side)
        self.worlds = Worlds(view, odds)

    def habit(self, seed: int) -> Move:
        """What the sharp player would do."""
        return SharpBot(seed).choose(self.view)

    def run(
        self, moves: Sequence[Move], worlds: int, seed: int, judge: Callable[..., float]
    ) -> list[Tried]:
        """What came of each move in the same worlds."""
        found: list[list[Trial]] = [[] for _ in moves]
        for world in range(worlds):
            chance = Random(f"{seed}|{world}")
            game = self.worlds.sample(chance)
            later = chance.getrandbits(64)
            for place, move in enumerate(moves):
                found[place].append(_tried(game.copy(), move, Random(later)))
        return [self._judged(trials, judge) for trials in found]

    def _judged(self, trials: list[Trial], judge: Callable[..., float]) -> Tried:
        own = self.own
        return Tried(
            [judge(points, shares) for points, shares in trials],
            [
                points[own] - max(p for place, p in enumerate(points) if place != own)
                for points, _ in trials
            ],
            sum(points[own] for points, _ in trials),
            sum(shares[own] for _, shares in trials),
        )


def _tried(game: Game, move: Move, chance: Random) -> Trial:
    game.apply(move)
    players = game.rules.players
    most = max(TURNS_AHEAD, LEAST_TURNS * players) * _ACTIONS_A_TURN
    for _ in range(most):
        if game.phase == "over":
            break
        game.apply(brisk_move(game, chance))
    return _judged(game)


def _judged(game: Game) -> Trial:
    """What a game comes to: its end, or what its standings promise."""
    sides = game.rules.sides
    if game.outcome is not None:
        winners = game.outcome.winners
        shares = [(side in winners) / len(winners) if winners else 0.0 for side in sides]
        if not game.rules.scored:
            return shares, shares
        return [float(total(game.score[side])) for side in sides], shares
    turns = [_turns_to_go(game, side) for side in sides]
    first = min(turns)
    weights = [exp((first - turn) / _UNCERTAIN) for turn in turns]
    shares = [weight / sum(weights) for weight in weights]
    if not game.rules.scored:
        return shares, shares
    trip = game.rules.points.trip
    points = [
        total(game.score[side]) + share * (trip + game.target - game.tableaus[side].km)
        for side, share in zip(sides, shares, strict=True)
    ]
    return points, shares


def _turns_to_go(game: Game, side: str) -> float:
    tableau = game.tableaus[side]
    turns = (game.target - tableau.km) / _KM_A_TURN / len(tableau.seats)
    if not tableau.rolling(game.rules):
        turns += _STOPPED
    return turns + (_LIMITED if tableau.limited else 0.0)

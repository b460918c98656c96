"""Rollouts on the engine itself, for games that have no compiled rules.

The engine is slow for this, so a game is followed for a few turns only, played by a cheap
policy (`rollout_move`), and then valued by how far everybody is from the finish.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp
from random import Random
from typing import Final

from bornes.bots.bot import Bot
from bornes.bots.sharp import SharpBot
from bornes.engine.cards import HAZARD_OF, KIND, KM, Card, Kind
from bornes.engine.moves import Move, Verb
from bornes.engine.scoring import arrival, points_in, side_score, total
from bornes.engine.view import View
from bornes.game import Game
from bornes.sampling import Odds, Worlds

Ending = tuple[Sequence[float], Sequence[float]]
"""How one rollout ended: the points of each side, and each side's share of winning the hand."""

ValueOf = Callable[[Sequence[float], Sequence[float]], float]
"""The chance to win the match after a hand, from its points and shares of winning."""


@dataclass(frozen=True, slots=True)
class RolloutResult:
    """What came of one move in some worlds, for the side that made it."""

    chances: list[float]
    """The chance of winning the match, in each world."""
    leads: list[float]
    """The points by which the side is ahead of the best other one, in each world."""
    points: float
    """The sum of the side's points over all worlds."""
    hands_won: float
    """The number of hands that the side has won; a shared one counts in part."""


TURNS_AHEAD: Final = 10
"""The turns that a rollout follows, of all seats together."""
LEAST_TURNS: Final = 2
"""The turns of each seat that a rollout follows at least."""
_ACTIONS_A_TURN: Final = 3
_KM_A_TURN: Final = 55.0
_STOPPED: Final = 1.6
"""What a hazard costs, in turns."""
_LIMITED: Final = 0.8
_UNCERTAIN: Final = 2.0
"""About how many turns of a lead may still be lost."""
_ANSWERS: Final = (Verb.COUP_FOURRE, Verb.PARRY)
_REMEDY: Final = 300.0
_DRIVE: Final = 150.0
_HAZARD: Final = 200.0
_SAFETY_FROM: Final = 100.0


class EngineRollouts:
    """Moves of the seat of a view, played out on the engine."""

    def __init__(
        self, view: View, odds: Odds | None = None, prior: Callable[..., Bot] = SharpBot
    ) -> None:
        assert view.side is not None
        self.view = view
        self.own = view.rules.sides.index(view.side.side)
        self.worlds = Worlds(view, odds)
        self.prior = prior
        """Makes the prior policy, which is a bot without a search."""

    def prior_move(self, seed: int) -> Move:
        """The prior policy is the sharp player's unless another is given."""
        return self.prior(seed).choose(self.view)

    def run(
        self, moves: Sequence[Move], worlds: int, seed: int, value_of: ValueOf
    ) -> list[RolloutResult]:
        """What came of each move in the same worlds."""
        found: list[list[Ending]] = [[] for _ in moves]
        for world in range(worlds):
            chance = Random(f"{seed}|{world}")
            game = self.worlds.sample(chance)
            later = chance.getrandbits(64)
            for place, move in enumerate(moves):
                found[place].append(_rollout(game.copy(), move, Random(later)))
        return [self._result(endings, value_of) for endings in found]

    def _result(self, endings: list[Ending], value_of: ValueOf) -> RolloutResult:
        own = self.own
        return RolloutResult(
            [value_of(points, shares) for points, shares in endings],
            [
                points[own] - max(p for place, p in enumerate(points) if place != own)
                for points, _ in endings
            ],
            sum(points[own] for points, _ in endings),
            sum(shares[own] for _, shares in endings),
        )


def _rollout(game: Game, move: Move, chance: Random) -> Ending:
    game.apply(move)
    return rolled_out(game, chance)


def rolled_out(game: Game, chance: Random) -> Ending:
    """How a game ends that the rollout policy plays on; the game itself is changed."""
    players = game.rules.players
    most = max(TURNS_AHEAD, LEAST_TURNS * players) * _ACTIONS_A_TURN
    for _ in range(most):
        if game.phase == "over":
            break
        game.apply(rollout_move(game, chance))
    return _ending(game)


def _ending(game: Game) -> Ending:
    """How a game ended, or where it is broken off, what its standings promise."""
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
    points = [
        total(game.score[side]) + share * _to_come(game, side)
        for side, share in zip(sides, shares, strict=True)
    ]
    return points, shares


def _to_come(game: Game, side: str) -> int:
    """The points that a side gets by arriving; what else an end may pay is left out."""
    tableau, tableaus = game.tableaus[side], game.tableaus.values()
    lines = side_score(game.rules, tableau, tableaus, arrival(side))
    return points_in(lines, ("trip",)) + game.target - tableau.km


def _turns_to_go(game: Game, side: str) -> float:
    tableau = game.tableaus[side]
    turns = (game.target - tableau.km) / _KM_A_TURN / len(tableau.seats)
    if not tableau.rolling(game.rules):
        turns += _STOPPED
    return turns + (_LIMITED if tableau.limited else 0.0)


# --- the rollout policy -----------------------------------------------------------


def rollout_move(game: Game, chance: Random) -> Move:
    """The rollout policy: a sensible move from the seat's own cards and the open table."""
    moves = game.legal_moves()
    if len(moves) == 1:
        return moves[0]
    noise = chance.random
    return max(moves, key=lambda move: _move_value(game, move) + noise())


def _move_value(game: Game, move: Move) -> float:
    verb, card = move.verb, move.card
    if verb is Verb.PLAY:
        assert card is not None
        return _play_value(game, move, card)
    if verb is Verb.DISCARD:
        assert card is not None
        return -_discard_cost(game, move.seat, card)
    if verb in _ANSWERS:
        return _REMEDY
    if verb is Verb.U_TURN:
        question = game.question
        return 1.0 if question and game.tableaus[question.side].km >= game.target else -1.0
    if verb is Verb.TAKE:
        return 1.0 if KIND[game.discards[-1]] in (Kind.DISTANCE, Kind.SAFETY) else -1.0
    return 2.0 if verb is Verb.FINISH else 0.0


def _play_value(game: Game, move: Move, card: Card) -> float:
    kind = KIND[card]
    if kind is Kind.DISTANCE:
        return _DRIVE + KM[card] / 2
    if kind is Kind.HAZARD:
        assert move.on is not None
        return _HAZARD + game.tableaus[move.on].km / 10
    if kind is Kind.REMEDY:
        return _REMEDY
    if kind is Kind.SAFETY:
        own = game.side(move.seat)
        return _SAFETY_FROM + game.rules.safety_km if not own.hazards else _REMEDY
    if move.doubled is not None:
        return _DRIVE + KM[move.doubled]
    return _REMEDY - 50.0


def _discard_cost(game: Game, seat: int, card: Card) -> float:
    kind = KIND[card]
    if kind is Kind.DISTANCE:
        return 10.0 + KM[card] / 20
    if kind is Kind.REMEDY:
        return 40.0 if HAZARD_OF[card] in game.side(seat).hazards else 12.0
    return 12.0 if kind is Kind.HAZARD else 50.0

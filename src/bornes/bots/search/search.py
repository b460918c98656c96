"""Search: rollouts of several moves in the same sampled worlds, valued by the match.

Worlds are spent in rounds (sequential halving). After each, the worse half of the moves is
dropped and whatever else is clearly worse, so that most worlds go to telling the best from the
second best. Where one move is clearly the best, the search ends early. What the prior policy
would do without a search is the prior move; the search overrides it only with a move that has
done better by a margin, and where the prior policy says which moves are worth a thought, only with
one of these.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from math import ceil, log2, sqrt
from time import monotonic
from typing import Final, Protocol

from bornes.bots.certainty import Wasteful, eligible_moves, wasteful_moves
from bornes.bots.equity.table import Equity, equity_of
from bornes.bots.search.compiled_rollouts import CompiledRollouts, compiled
from bornes.bots.search.engine_rollouts import EngineRollouts, RolloutResult, ValueOf
from bornes.bots.search.interruption import interrupted
from bornes.engine.moves import Move
from bornes.engine.view import View
from bornes.sampling import Odds

_LEAST_WORLDS: Final = 4
_FIRST_WORLDS: Final = 2
"""The least worlds of a round whose moves alone would use the playouts up."""
_SLICE_WORLDS: Final = 64
"""The worlds that are played out between two looks at the clock."""
_POINT: Final = 0.00002
"""The weight of a point beside the chance of winning, so that play stays sensible where the
match is as good as decided. At an even score a point is worth ten times that."""
_OVERRIDE_ERRORS: Final = 1.5
"""The standard errors by which a move must be better than the prior move to override it: a little
luck in worlds that are never quite the real one must not be enough."""
_HOPELESS_ERRORS: Final = 4.0
"""The standard errors by which a move must be worse than the best to be dropped at once."""
_ENOUGH: Final = 30
"""The worlds that a move was played out in at least before it may be dropped as hopeless."""
_FEW: Final = 8
"""The number of worlds with which the standard error is itself in doubt: twice as much is asked."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """What a move seems to be worth to the side that makes it."""

    move: Move
    chance: float
    """The chance of winning the match."""
    points: float
    """The side's points of this hand, on average."""
    hand: float
    """The chance of winning this hand."""
    worlds: int
    """The number of worlds in which the move was played out."""
    behind: float = 0.0
    """By how much the chance with the best move was higher, in as many worlds of both."""
    error: float = 0.0
    """The standard error of that."""


class Rollouts(Protocol):
    """Where moves are played out: on the engine, or with the compiled rules."""

    def prior_move(self, seed: int) -> Move:
        """The move of the prior policy, which needs no search."""
        ...

    def run(
        self, moves: Sequence[Move], worlds: int, seed: int, value_of: ValueOf
    ) -> list[RolloutResult]:
        """What came of each move in the same worlds, each world valued."""
        ...


@dataclass(slots=True)
class _Tally:
    """What is known of one move."""

    move: Move
    chances: list[float] = field(default_factory=list)
    values: list[float] = field(default_factory=list)
    """The numbers by which moves are compared, one for each world."""
    points: float = 0.0
    hands_won: float = 0.0

    def add(self, result: RolloutResult) -> None:
        self.chances += result.chances
        self.values += [
            chance + _POINT * lead
            for chance, lead in zip(result.chances, result.leads, strict=True)
        ]
        self.points += result.points
        self.hands_won += result.hands_won

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values)

    def estimate(self, best: _Tally) -> Estimate:
        n = len(self.values)
        behind, error = _lead([a - b for a, b in zip(best.chances, self.chances, strict=False)])
        means = sum(self.chances) / n, self.points / n, self.hands_won / n
        return Estimate(self.move, *means, n, behind, error)


def _order(tally: _Tally) -> tuple[float, float]:
    """The best first; of equal ones the surest to win the hand, so that nobody dallies."""
    return (-round(tally.mean, 9), -tally.hands_won / len(tally.values))


def _better(one: _Tally, other: _Tally, errors: float) -> bool:
    """Whether a move is better than another by more than so many standard errors."""
    more = [a - b for a, b in zip(one.values, other.values, strict=True)]
    mean, error = _lead(more)
    return mean > errors * (1 + _FEW / len(more)) * error


def _lead(more: Sequence[float]) -> tuple[float, float]:
    """By how much one move was better in the worlds that it shares with another, and the error."""
    n = len(more)
    mean = sum(more) / n
    spread = sqrt(sum((each - mean) ** 2 for each in more) / max(1, n - 1))
    return mean, spread / sqrt(n)


def _promising(tallies: list[_Tally], prior: _Tally) -> list[_Tally]:
    """The better half of some moves and the prior one, the best first, without the hopeless."""
    ordered = sorted(tallies, key=_order)
    best, kept = ordered[0], ordered[: ceil(len(ordered) / 2)]
    if prior in ordered and prior not in kept:
        kept.append(prior)
    if len(best.values) < _ENOUGH:
        return kept
    return [each for each in kept if each is best or not _better(best, each, _HOPELESS_ERRORS)]


def unlike(move: Move, prior: Move) -> tuple[bool, bool]:
    """Sorts the prior move first, and where it may not be made, another use of its card."""
    return (move != prior, move.card != prior.card)


def usual_rollouts(view: View, odds: Odds | None = None, prior: Move | None = None) -> Rollouts:
    """Where moves are played out unless told otherwise; a better policy may have told the prior."""
    if compiled(view.rules):
        return CompiledRollouts(view, odds, prior=prior)
    return EngineRollouts(view, odds)


class Search:
    """The search for one decision."""

    def __init__(
        self,
        view: View,
        *,
        seed: int,
        playouts: int,
        seconds: float | None = None,
        odds: Odds | None = None,
        rollouts: Rollouts | None = None,
        equity: Equity | None = None,
        wasteful: Wasteful = wasteful_moves,
        contenders: Collection[Move] | None = None,
    ) -> None:
        assert view.side is not None
        self.view = view
        self.seed = seed
        self.playouts = playouts
        self.deadline = None if seconds is None else monotonic() + seconds
        self.own = view.rules.sides.index(view.side.side)
        self.totals = tuple(view.scores[side] for side in view.rules.sides)
        self.equity = equity or equity_of(view.rules)
        self.rollouts = rollouts or usual_rollouts(view, odds)
        self.wasteful = wasteful
        self.contenders = contenders
        """The only moves that may be made, and may be played out all the more for that; without
        them it may be any that is not refused."""
        self.slices = 0

    def best(self, moves: Sequence[Move]) -> Move:
        """The best of these moves; what can't be made is not played out for it."""
        if self.contenders is not None and len(self.contenders) == 1:
            return next(iter(self.contenders))
        return self._first([_Tally(move) for move in moves]).move

    def run(self, moves: Sequence[Move]) -> list[Estimate]:
        """Every one of these moves with its estimate, the best first."""
        tallies = [_Tally(move) for move in moves]
        first = self._first(tallies)
        untold = [tally for tally in tallies if not tally.values]
        if untold:
            self._round(untold, self._worlds(len(tallies), 1))
        # A move that was dropped was played out less, and never comes before one that was not.
        rest = [tally for tally in tallies if tally is not first]
        rest.sort(key=lambda tally: (-len(tally.values), *_order(tally)))
        return [tally.estimate(first) for tally in (first, *rest)]

    def _first(self, tallies: list[_Tally]) -> _Tally:
        """The best of some moves, played out in rounds."""
        eligible = self._eligible(tallies)
        prior_move = self.rollouts.prior_move(self.seed)
        prior = min(eligible, key=lambda tally: unlike(tally.move, prior_move))
        running = tallies if self.contenders is None else eligible
        if self.contenders is not None and len(running) == 1:
            return prior
        rounds = max(1, ceil(log2(len(running))))
        for _ in range(rounds):
            self._round(running, self._worlds(len(running), rounds))
            running = _promising(running, prior)
            if self._late() or len(running) == 1:
                break
        return self._override([each for each in running if each in eligible], prior) or prior

    def side_by_side(self, moves: Sequence[Move], worlds: int) -> list[RolloutResult]:
        """What came of some moves in the same worlds, none of which the search has seen before."""
        self.slices += 1
        return self.rollouts.run(moves, worlds, self.seed + self.slices, self._value_of)

    def _eligible(self, tallies: list[_Tally]) -> list[_Tally]:
        """The moves that may be made: those that win the match, or else what is not wasteful."""
        if self.contenders is not None:
            return [tally for tally in tallies if tally.move in self.contenders]
        moves = eligible_moves(self.view, [tally.move for tally in tallies], self.wasteful)
        return [tally for tally in tallies if tally.move in moves]

    def _override(self, running: list[_Tally], prior: _Tally) -> _Tally | None:
        """The best move that is better than the prior one by the margin, if there is one."""
        if prior not in running:
            return running[0] if running else None
        for each in running:
            if _better(each, prior, _OVERRIDE_ERRORS):
                return each
        return None

    def _worlds(self, moves: int, rounds: int) -> int:
        """How many worlds so many moves are played out in, in one round of several."""
        many = moves * _LEAST_WORLDS >= self.playouts
        return max(_FIRST_WORLDS if many else _LEAST_WORLDS, self.playouts // (rounds * moves))

    def _round(self, tallies: list[_Tally], worlds: int) -> None:
        moves = [tally.move for tally in tallies]
        while worlds > 0:
            part = worlds if self.deadline is None else min(worlds, _SLICE_WORLDS)
            self.slices += 1
            found = self.rollouts.run(moves, part, self.seed + self.slices, self._value_of)
            for tally, result in zip(tallies, found, strict=True):
                tally.add(result)
            worlds -= part
            if self._late():
                return

    @property
    def _value_of(self) -> ValueOf:
        return self._after_points if self.view.rules.scored else self._after_games

    def _after_points(self, points: Sequence[float], _: Sequence[float]) -> float:
        after = [before + round(more) for before, more in zip(self.totals, points, strict=True)]
        return self.equity.chances(after, self.view.hand_number)[self.own]

    def _after_games(self, _: Sequence[float], shares: Sequence[float]) -> float:
        """Games are won whole, so every side's chance of winning this one counts by itself."""
        chance = 0.0
        for winner, share in enumerate(shares):
            if share:
                after = [wins + (side == winner) for side, wins in enumerate(self.totals)]
                chance += share * self.equity.chances(after, self.view.hand_number)[self.own]
        return chance

    def _late(self) -> bool:
        return (self.deadline is not None and monotonic() > self.deadline) or interrupted()

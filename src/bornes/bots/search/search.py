"""Search: moves tried in the same sampled worlds, valued by the chance to win the match.

Worlds are spent in rounds. After each, the worse half of the moves is dropped and whatever
else is clearly worse, so that most of them go to telling the best from the second best. Where
one move is clearly the best, the search ends early. What would be done without a search is
the habit; it is departed from only for a move that has done better by a margin.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import ceil, log2, sqrt
from time import monotonic
from typing import Final, Protocol

from bornes import fast
from bornes.bots.beliefs.odds import Odds
from bornes.bots.equity.table import equity_of
from bornes.bots.search.compiled_rollouts import CompiledTrials
from bornes.bots.search.engine_rollouts import EngineTrials, Tried
from bornes.engine.moves import Move
from bornes.engine.view import View

_LEAST_WORLDS: Final = 4
_FIRST_WORLDS: Final = 2
"""As few do in a round whose moves alone would use the playouts up."""
_SLICE_WORLDS: Final = 64
"""So many worlds are tried between two looks at the clock."""
_POINT: Final = 0.00002
"""What a point counts beside the chance of winning, so that play stays sensible where the
match is as good as decided. At an even score a point is worth ten times that."""
_DOUBT: Final = 1.5
"""By how many standard errors a move must be better than the habit: a little luck in worlds that
are never quite the real one must not be enough."""
_HOPELESS: Final = 4.0
"""By how many it is worse if it needs no more trying,"""
_ENOUGH: Final = 30
"""once it was tried in so many worlds."""
_FEW: Final = 8
"""With so many worlds the standard error is itself in doubt, and twice as much is asked."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """What a move seems to be worth to the side that makes it."""

    move: Move
    chance: float
    """Of winning the match."""
    points: float
    """Of this hand, on average."""
    hand: float
    """The chance of winning this hand."""
    worlds: int
    """How many worlds it was tried in."""


class Trials(Protocol):
    """Where moves are tried out."""

    def habit(self, seed: int) -> Move:
        """What would be done without trying anything."""
        ...

    def run(
        self, moves: Sequence[Move], worlds: int, seed: int, judge: Callable[..., float]
    ) -> list[Tried]:
        """What came of each move in the same worlds, each world judged."""
        ...


@dataclass(slots=True)
class _Tally:
    """What is known of one move."""

    move: Move
    chances: list[float] = field(default_factory=list)
    worths: list[float] = field(default_factory=list)
    """By what moves are compared, in each world."""
    points: float = 0.0
    hand: float = 0.0

    def add(self, tried: Tried) -> None:
        self.chances += tried.chances
        self.worths += [
            chance + _POINT * lead for chance, lead in zip(tried.chances, tried.leads, strict=True)
        ]
        self.points += tried.points
        self.hand += tried.hand

    @property
    def mean(self) -> float:
        return sum(self.worths) / len(self.worths)

    def estimate(self) -> Estimate:
        n = len(self.worths)
        return Estimate(self.move, sum(self.chances) / n, self.points / n, self.hand / n, n)


def _order(tally: _Tally) -> tuple[float, float]:
    """The best first; of equal ones the surest to win the hand, so that nobody dallies."""
    return (-round(tally.mean, 9), -tally.hand / len(tally.worths))


def _better(one: _Tally, other: _Tally, errors: float) -> bool:
    """Whether a move is better than another by more than so many standard errors."""
    more = [a - b for a, b in zip(one.worths, other.worths, strict=True)]
    n = len(more)
    mean = sum(more) / n
    spread = sqrt(sum((each - mean) ** 2 for each in more) / max(1, n - 1))
    return mean > errors * (1 + _FEW / n) * spread / sqrt(n)


def _promising(tallies: list[_Tally], habit: _Tally) -> list[_Tally]:
    """The better half of some moves and the habit, the best first, without the hopeless ones."""
    ordered = sorted(tallies, key=_order)
    best, kept = ordered[0], ordered[: ceil(len(ordered) / 2)]
    if habit in ordered and habit not in kept:
        kept.append(habit)
    if len(best.worths) < _ENOUGH:
        return kept
    return [each for each in kept if each is best or not _better(best, each, _HOPELESS)]


class Search:
    """One decision thought over."""

    def __init__(
        self,
        view: View,
        *,
        seed: int,
        playouts: int,
        seconds: float | None = None,
        odds: Odds | None = None,
    ) -> None:
        assert view.side is not None
        self.view = view
        self.seed = seed
        self.playouts = playouts
        self.deadline = None if seconds is None else monotonic() + seconds
        self.own = view.rules.sides.index(view.side.side)
        self.totals = tuple(view.scores[side] for side in view.rules.sides)
        self.equity = equity_of(view.rules)
        compiled = fast.supports(view.rules)
        self.trials: Trials = (CompiledTrials if compiled else EngineTrials)(view, odds)
        self.slices = 0

    def run(self, moves: Sequence[Move]) -> list[Estimate]:
        """Every one of these moves with its worth, the best first."""
        tallies = [_Tally(move) for move in moves]
        by_habit = self.trials.habit(self.seed)
        habit = next((tally for tally in tallies if tally.move == by_habit), tallies[0])
        running = tallies
        rounds = max(1, ceil(log2(len(moves))))
        for _ in range(rounds):
            self._round(running, self._worlds(len(running), rounds))
            running = _promising(running, habit)
            if self._late() or len(running) == 1:
                break
        first = self._departure(running, habit) or habit
        # A move that was dropped was tried less, and never comes before one that was not.
        rest = [tally for tally in tallies if tally is not first]
        rest.sort(key=lambda tally: (-len(tally.worths), *_order(tally)))
        return [tally.estimate() for tally in (first, *rest)]

    def _departure(self, running: list[_Tally], habit: _Tally) -> _Tally | None:
        """The best move that is better than the habit by the margin, if there is one."""
        if habit not in running:
            return running[0]
        for each in running:
            if _better(each, habit, _DOUBT):
                return each
        return None

    def _worlds(self, moves: int, rounds: int) -> int:
        """How many worlds so many moves are tried in, in one round of several."""
        many = moves * _LEAST_WORLDS >= self.playouts
        return max(_FIRST_WORLDS if many else _LEAST_WORLDS, self.playouts // (rounds * moves))

    def _round(self, tallies: list[_Tally], worlds: int) -> None:
        moves = [tally.move for tally in tallies]
        judge = self._of_points if self.view.rules.scored else self._of_games
        while worlds > 0:
            part = worlds if self.deadline is None else min(worlds, _SLICE_WORLDS)
            self.slices += 1
            found = self.trials.run(moves, part, self.seed + self.slices, judge)
            for tally, tried in zip(tallies, found, strict=True):
                tally.add(tried)
            worlds -= part
            if self._late():
                return

    def _of_points(self, points: Sequence[float], _: Sequence[float]) -> float:
        after = [before + round(more) for before, more in zip(self.totals, points, strict=True)]
        return self.equity.chances(after, self.view.hand_number)[self.own]

    def _of_games(self, _: Sequence[float], shares: Sequence[float]) -> float:
        """Games are won whole, so every side's chance of winning this one counts by itself."""
        chance = 0.0
        for winner, share in enumerate(shares):
            if share:
                after = [wins + (side == winner) for side, wins in enumerate(self.totals)]
                chance += share * self.equity.chances(after, self.view.hand_number)[self.own]
        return chance

    def _late(self) -> bool:
        return self.deadline is not None and monotonic() > self.deadline

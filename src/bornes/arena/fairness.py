"""Whether the side with the label is attacked as others are who stand as it does."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import sqrt
from typing import NamedTuple

from bornes.arena.exposure import STANDINGS
from bornes.arena.findings import Findings
from bornes.arena.outcomes import Exposure, Group
from bornes.arena.statistics import student

_Situation = tuple[str, str, int]


@dataclass(frozen=True, slots=True)
class Attacks:
    """Attacks on the labelled side and on the others, in some situation or in all."""

    chances: int
    """How many decisions could have attacked the labelled side."""
    attacks: int
    """How many decisions did attack the labelled side."""
    others_chances: int
    others_attacks: int
    expected: float
    """The attacks that the others' rates, situation by situation, would mean for the label."""
    low: float | None
    """The lower end of the 95 % interval of the ratio of `attacks` to `expected`."""
    high: float | None
    """The upper end of the 95 % interval of the ratio of `attacks` to `expected`."""

    @property
    def rate(self) -> float | None:
        """How often the labelled side was attacked when it could be."""
        return self.attacks / self.chances if self.chances else None

    @property
    def others_rate(self) -> float | None:
        """How often other sides were."""
        return self.others_attacks / self.others_chances if self.others_chances else None

    @property
    def ratio(self) -> float | None:
        """Attacks for each one that standings justify: 1 is even."""
        return self.attacks / self.expected if self.expected else None

    @property
    def even(self) -> bool:
        """Whether 1 lies in the interval of the ratio."""
        return self.low is None or self.high is None or self.low <= 1 <= self.high


class Fairness(Findings):
    """What a count of attacks found."""

    @property
    def labelled(self) -> str:
        """The bot on the labelled side."""
        return self.bots[0]

    @property
    def opponents(self) -> tuple[str, ...]:
        """The bots that were looked at."""
        return self.bots[1:]

    def attacks(self, opponent: str, standing: str | None = None) -> Attacks:
        """How an opponent attacked the labelled side and its own kind.

        With a standing (``leading``, ``level``, ``trailing``), only when sides stood so in
        the hand.
        """
        if standing is not None and standing not in STANDINGS:
            raise KeyError(standing)
        return self._found[1 + self.opponents.index(opponent), standing]

    @cached_property
    def _found(self) -> Mapping[tuple[int, str | None], Attacks]:
        """By opponent and standing. The groups are read twice for all, and never held together."""
        places = range(1, len(self.bots))
        found = {(at, how): _Comparison() for at in places for how in (None, *STANDINGS)}
        for group in self.groups:
            for key, counts in _counted_by(group):
                found[key].add(counts)
        for comparison in found.values():
            comparison.settle()
        for group in self.groups:
            for key, counts in _counted_by(group):
                found[key].compare(counts)
        return {key: comparison.attacks() for key, comparison in found.items()}


def _counted_by(group: Group) -> Iterator[tuple[tuple[int, str | None], _Counts]]:
    """A group's chances and attacks, by opponent and standing."""
    rows = [row for match in group.matches for row in match.exposures]
    for place in group.bots:
        if place:
            yield (place, None), _counted(rows)
            for standing in STANDINGS:
                yield (place, standing), _counted(row for row in rows if row.hand == standing)


def compared(groups: Sequence[Iterable[Exposure]]) -> Attacks:
    """The labelled side's attacks against those at the others' rates."""
    comparison, counts = _Comparison(), [_counted(rows) for rows in groups]
    for count in counts:
        comparison.add(count)
    comparison.settle()
    for count in counts:
        comparison.compare(count)
    return comparison.attacks()


class _Count(NamedTuple):
    chances: int = 0
    attacks: int = 0

    @property
    def rate(self) -> float:
        return self.attacks / self.chances


_Counts = Mapping[tuple[bool, _Situation], _Count]


def _counted(rows: Iterable[Exposure]) -> _Counts:
    """One group's chances and attacks, on the labelled side or not, by situation."""
    found: dict[tuple[bool, _Situation], _Count] = {}
    for row in rows:
        key = row.labelled, (row.hand, row.match, row.targets)
        chances, attacks = found.get(key, _Count())
        found[key] = _Count(chances + row.chances, attacks + row.attacks)
    return found


class _Comparison:
    """The labelled side's attacks against those at the others' rates.

    The others' rates are taken situation by situation (standing in the hand, standing in the
    match, number of sides open to attack) and weighted as the labelled side met them: direct
    standardisation. The interval is that of a ratio of sums over independent groups, for which
    every group is looked at a second time, when the sums are known.
    """

    def __init__(self) -> None:
        self._groups = 0
        self._on_it: dict[_Situation, _Count] = {}
        self._on_others: dict[_Situation, _Count] = {}
        self._squares = 0.0

    def add(self, counts: _Counts) -> None:
        """Add a group."""
        self._groups += 1
        for (labelled, situation), (chances, attacks) in counts.items():
            sums = self._on_it if labelled else self._on_others
            before = sums.get(situation, _Count())
            sums[situation] = _Count(before.chances + chances, before.attacks + attacks)

    def settle(self) -> None:
        """All groups were added."""
        # A situation that only one of the two met tells nothing about the difference.
        self._shared = sorted(set(self._on_it) & set(self._on_others))
        self._made = sum(self._on_it[s].attacks for s in self._shared)
        self._expected = sum(self._on_it[s].chances * self._on_others[s].rate for s in self._shared)

    def compare(self, counts: _Counts) -> None:
        """See how far a group strays from all of them."""
        if self._expected:
            share = _share(counts, self._on_it, self._on_others, self._shared)
            stray = _attacks(counts, self._shared) - self._made / self._expected * share
            self._squares += stray * stray

    def attacks(self) -> Attacks:
        """What was found."""
        low = high = None
        if self._expected and self._groups > 1:
            ratio, number = self._made / self._expected, self._groups
            squares = self._squares * number / (number - 1)
            spread = student(number - 1) * sqrt(squares) / self._expected
            low, high = max(0.0, ratio - spread), ratio + spread
        return Attacks(
            chances=sum(self._on_it[s].chances for s in self._shared),
            attacks=self._made,
            others_chances=sum(self._on_others[s].chances for s in self._shared),
            others_attacks=sum(self._on_others[s].attacks for s in self._shared),
            expected=self._expected,
            low=low,
            high=high,
        )


def _attacks(count: _Counts, shared: Iterable[_Situation]) -> int:
    """The attacks on the labelled side in one group."""
    return sum(count.get((True, s), _Count()).attacks for s in shared)


def _share(
    count: _Counts,
    on_it: Mapping[_Situation, _Count],
    on_others: Mapping[_Situation, _Count],
    shared: Iterable[_Situation],
) -> float:
    """One group's part in the expected attacks.

    Those are the chances it gave, and what it adds to the rates that the others show.
    """
    part = 0.0
    for s in shared:
        rate = on_others[s].rate
        mine, others = count.get((True, s), _Count()), count.get((False, s), _Count())
        weight = on_it[s].chances / on_others[s].chances
        part += rate * mine.chances + weight * (others.attacks - rate * others.chances)
    return part

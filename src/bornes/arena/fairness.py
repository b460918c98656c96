"""Whether the side with the label is attacked as others are who stand as it does."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import NamedTuple

from bornes.arena.exposure import STANDINGS
from bornes.arena.findings import Findings
from bornes.arena.outcomes import Exposure
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
        place = 1 + self.opponents.index(opponent)
        groups = [
            [
                row
                for match in group.matches
                for row in match.exposures
                if standing is None or row.hand == standing
            ]
            for group in self.groups
            if place in group.bots
        ]
        return compared(groups)


def compared(groups: Sequence[Iterable[Exposure]]) -> Attacks:
    """The labelled side's attacks against those at the others' rates.

    The others' rates are taken situation by situation (standing in the hand, standing in the
    match, number of sides open to attack) and weighted as the labelled side met them: direct
    standardisation. The interval is that of a ratio of sums over independent groups.
    """
    counts = [_counted(rows) for rows in groups]
    on_it, on_others = _summed(counts, labelled=True), _summed(counts, labelled=False)
    # A situation that only one of the two met tells nothing about the difference.
    shared = sorted(set(on_it) & set(on_others))
    made = sum(on_it[s].attacks for s in shared)
    expected = sum(on_it[s].chances * on_others[s].rate for s in shared)
    low = high = None
    if expected and len(counts) > 1:
        ratio = made / expected
        strays = [_attacks(c, shared) - ratio * _share(c, on_it, on_others, shared) for c in counts]
        squares = sum(stray * stray for stray in strays) * len(counts) / (len(counts) - 1)
        spread = student(len(counts) - 1) * sqrt(squares) / expected
        low, high = max(0.0, ratio - spread), ratio + spread
    return Attacks(
        chances=sum(on_it[s].chances for s in shared),
        attacks=made,
        others_chances=sum(on_others[s].chances for s in shared),
        others_attacks=sum(on_others[s].attacks for s in shared),
        expected=expected,
        low=low,
        high=high,
    )


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


def _summed(counts: Iterable[_Counts], *, labelled: bool) -> dict[_Situation, _Count]:
    """All groups' chances and attacks, by situation."""
    sums: dict[_Situation, _Count] = {}
    for count in counts:
        for (of_labelled, situation), (chances, attacks) in count.items():
            if of_labelled == labelled:
                before = sums.get(situation, _Count())
                sums[situation] = _Count(before.chances + chances, before.attacks + attacks)
    return sums


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

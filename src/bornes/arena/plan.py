"""What is played: everything that the results follow from, and who meets whom in which seats."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import combinations
from math import ceil

from bornes.arena.contestants import Contestant
from bornes.editions import table_rules
from bornes.engine.randomness import shuffled, words
from bornes.engine.refusals import Refusal, Refused
from bornes.engine.rules import Rules
from bornes.game import read_seed
from bornes.runs import WHOLE, Shard

Table = tuple[int, ...]
"""A table says who plays each side, in order: the contestants by their place in the plan."""


@dataclass(frozen=True, slots=True)
class Fixture:
    """One match seed, played at every table that makes it fair: the unit of all statistics."""

    number: int
    """The number of the match seed that the fixture is dealt from."""
    bots: tuple[int, ...]
    """The contestants that meet, by their place in the plan."""
    tables: tuple[Table, ...]

    @property
    def key(self) -> tuple[int, tuple[int, ...]]:
        """What tells it from every other fixture of the plan."""
        return self.number, self.bots


@dataclass(frozen=True, slots=True)
class Plan:
    """A tournament, or a count of fairness, before it is played."""

    contestants: tuple[Contestant, ...]
    edition: str
    players: int
    matches: int
    """How many matches two bots play against each other, at least: fixtures stay whole."""
    seed: int
    options: Mapping[str, object] = field(default_factory=dict)
    house: Mapping[str, object] = field(default_factory=dict)
    fairness: bool = False
    """Whether attacks are counted, with the first contestant on a labelled side."""
    shard: Shard = WHOLE
    """The share of the deals that is played here."""

    @property
    def rules(self) -> Rules:
        """The rules of the tables; a road that is left to the seed differs from match to match."""
        return table_rules(self.edition, self.players, self.options, self.house, self.seed)

    def check(self) -> None:
        """Refuse what can't be played, before it is begun."""
        read_seed(self.seed)
        sides = len(self.rules.sides)
        if self.matches < 1:
            raise Refused(Refusal("run-least", name="matches", least=1))
        if len(self.contestants) < 2:
            raise Refused(Refusal("arena-few-bots"))
        if self.fairness and sides < 3:
            raise Refused(Refusal("arena-fairness-sides", sides=sides))
        for contestant in self.contestants:
            contestant.check()

    def match_seed(self, number: int) -> int:
        """The seed of all cards of a match; every pairing gets the same ones."""
        return _joined(words(self.seed, f"arena|{number}", 8))

    def bot_seed(self, number: int, contestant: int, seat: int) -> int:
        """The seed of a bot's own chance, which no other company in the arena changes."""
        label = self.contestants[contestant].label
        return _joined(words(self.match_seed(number), f"bot|{label}|{seat}", 2))

    def fixtures(self) -> Iterator[Fixture]:
        """Everything that is to be played, seed by seed, so that what is first is balanced."""
        sides = len(self.rules.sides)
        for number in range(self.matches):
            due = [fixture for fixture in self._fixtures(number, sides) if self._is_due(fixture)]
            if not due:
                return
            if self.shard.has(number):  # deals stay whole: they are the unit of all statistics
                yield from due

    @property
    def size(self) -> int:
        """How many matches are to be played."""
        return sum(len(fixture.tables) for fixture in self.fixtures())

    def fixture(self, number: int, bots: tuple[int, ...]) -> Fixture | None:
        """The fixture of these bots with the cards of one seed, planned or beyond the plan."""
        found = self._fixtures(number, len(self.rules.sides))
        return next((fixture for fixture in found if fixture.bots == bots and number >= 0), None)

    def has(self, fixture: Fixture) -> bool:
        """Whether a fixture is to be played by this plan, here."""
        return self._is_due(fixture) and self.shard.has(fixture.number)

    def place(self, fixture: Fixture, pairings: Mapping[tuple[int, ...], int]) -> int:
        """The place of a fixture among all, in their order and with gaps; see `pairings`."""
        return fixture.number * len(pairings) + pairings[fixture.bots]

    def pairings(self) -> dict[tuple[int, ...], int]:
        """Who meets whom, in the order in which they meet with each seed."""
        met = self._fixtures(0, len(self.rules.sides))
        return {fixture.bots: place for place, fixture in enumerate(met)}

    def _is_due(self, fixture: Fixture) -> bool:
        return fixture.number < ceil(self.matches / len(fixture.tables))

    def _fixtures(self, number: int, sides: int) -> Iterator[Fixture]:
        """Who meets whom with the cards of one seed."""
        everybody = tuple(range(len(self.contestants)))
        if self.fairness:
            for other in everybody[1:]:
                yield Fixture(number, (0, other), labelled(0, other, sides))
            return
        for first, second in combinations(everybody, 2):
            yield Fixture(number, (first, second), alternating(first, second, sides))
        if len(everybody) == sides > 2:
            order = shuffled(self.match_seed(number), "order", everybody)
            yield Fixture(number, everybody, _rotations(tuple(order)))


def alternating(first: int, second: int, sides: int) -> tuple[Table, ...]:
    """Two bots in turn round the table, with every rotation, and the two exchanged.

    Each bot takes each side equally often, so that equal bots win half of what is played.
    """
    one = tuple((first, second)[side % 2] for side in range(sides))
    other = tuple((second, first)[side % 2] for side in range(sides))
    return tuple(dict.fromkeys((*_rotations(one), *_rotations(other))))


def labelled(first: int, others: int, sides: int) -> tuple[Table, ...]:
    """One bot on each side in turn, the other bot on all the rest."""
    return _rotations((first, *[others] * (sides - 1)))


def _rotations(table: Table) -> tuple[Table, ...]:
    return tuple(table[turn:] + table[:turn] for turn in range(len(table)))


def _joined(parts: tuple[int, ...]) -> int:
    return sum(part << 32 * place for place, part in enumerate(parts))

"""What is simulated: everything that the result follows from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from bornes.circuit import CIRCUITS
from bornes.editions import table_rules
from bornes.engine.refusals import Refused
from bornes.engine.rules import Rules
from bornes.fast import why_not
from bornes.game import read_seed
from bornes.runs import WHOLE, Shard


@dataclass(frozen=True, slots=True)
class Plan:
    """A simulation before it is carried out."""

    edition: str
    players: int
    games: int
    """How many matches there are in all."""
    seed: int
    options: Mapping[str, object] = field(default_factory=dict)
    house: Mapping[str, object] = field(default_factory=dict)
    compiled: bool = False
    """Whether the compiled rules play, with chance of their own: other matches, as many."""
    shard: Shard = WHOLE
    """The share of the matches that is played here."""

    @property
    def rules(self) -> Rules:
        """The rules of the tables; a road that is left to the seed differs from match to match."""
        return table_rules(self.edition, self.players, self.options, self.house, self.seed)

    @property
    def roads(self) -> tuple[Rules, ...]:
        """The same rules on every road that a seed may choose; once where none is left to it."""
        rules, chosen = self.rules, (self.options, self.house)
        if rules.circuit is None or any(each.get("circuit") is not None for each in chosen):
            return (rules,)
        return tuple(
            table_rules(
                self.edition,
                self.players,
                {**self.options, "circuit": number},
                self.house,
                self.seed,
            )
            for number in range(1, CIRCUITS + 1)
        )

    @property
    def numbers(self) -> range:
        """The numbers of the matches that are played here."""
        return self.shard.block(self.games)

    def check(self) -> None:
        """Refuse what can't be, before any process is started."""
        read_seed(self.seed)
        rules = self.rules
        if self.compiled and (refusal := why_not(rules)) is not None:
            raise Refused(refusal)

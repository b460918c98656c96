"""A share of a run: one of n, for people who start it by hand on n machines."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bornes.engine.refusals import Refusal, Refused, brief


@dataclass(frozen=True, slots=True)
class Shard:
    """One of so many shares of a run."""

    number: int = 1
    """The number of the shard, from 1 on."""
    of: int = 1

    def __post_init__(self) -> None:
        if not 1 <= self.number <= self.of:
            raise Refused(Refusal("run-shard", found=str(self)))

    def __str__(self) -> str:
        return f"{self.number}/{self.of}"

    @classmethod
    def read(cls, text: str | None) -> Shard:
        """Read ``2/5``; without a text it is the whole."""
        if text is None:
            return WHOLE
        number, slash, of = text.partition("/")
        if not (slash and number.isdecimal() and of.isdecimal() and len(text) < 20):
            raise Refused(Refusal("run-shard", found=brief(text)))
        return cls(int(number), int(of))

    def has(self, number: int) -> bool:
        """Whether this share has the thing with this number, from 0 on, in turn with the others."""
        return number % self.of == self.number - 1

    def block(self, count: int) -> range:
        """The numbers of this share out of so many, side by side."""
        return range(count * (self.number - 1) // self.of, count * self.number // self.of)


WHOLE: Final = Shard()

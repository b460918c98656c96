"""The chance of winning the match from the scores: a match equity table.

A hand is worth what it does to that chance, not its points: at 4,900 to 4,900 any trip
completed wins, and at 1,000 to 4,900 only a hand far above the ordinary helps. The tables
come from simulated hands (`bornes.training.equity`) and are kept beside this file.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from math import erf, sqrt
from typing import Final

from bornes.engine.rules import Rules
from bornes.engine.scoring import match_result

FORMAT: Final = "bornes-equity 1"
STEP: Final = 100
NEAREST: Final = 25
"""The least that can be missing; a table begins here and goes on in steps."""
_FEW_GAMES: Final = 40


class Table:
    """What simulated hands say about one form of an edition."""

    __slots__ = ("chances", "mean", "spread")

    def __init__(self, mean: float, spread: float, chances: Sequence[Sequence[float]]) -> None:
        self.mean = mean
        """The points of one side in one hand, on average."""
        self.spread = spread
        """How far two sides' points of one hand lie apart: the standard deviation."""
        self.chances = chances
        """The chance to be home before another side, by what each still misses."""

    def ahead(self, missing: float, other: float) -> float:
        """The chance to be home before a side that misses so much."""
        row, column = _place(missing), _place(other)
        last = len(self.chances) - 1
        if max(row, column) > last:
            hands = max(missing, other) / self.mean
            return _normal((other - missing) / (self.spread * sqrt(hands)))
        low, left = min(int(row), last - 1), min(int(column), last - 1)
        down, right = row - low, column - left
        upper, lower = self.chances[low], self.chances[low + 1]
        above = upper[left] * (1 - right) + upper[left + 1] * right
        below = lower[left] * (1 - right) + lower[left + 1] * right
        return above * (1 - down) + below * down


Tables = Mapping[str, Table]
"""Tables by the name of their form: see `form_of`."""


class Equity:
    """Chances of winning matches by some rules; ``tables`` replace the shipped ones."""

    def __init__(self, rules: Rules, tables: Tables | None = None) -> None:
        self.rules = rules
        self._table = table_for(rules, tables)
        self._known: dict[tuple[int, ...], tuple[float, ...]] = {}

    def chances(self, totals: Sequence[int], hands: int) -> tuple[float, ...]:
        """Each side's chance when the match stands like this after so many hands."""
        key = (hands, *totals)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._work_out(totals, hands)
        return found

    def _work_out(self, totals: Sequence[int], hands: int) -> tuple[float, ...]:
        sides = self.rules.sides
        result = match_result(self.rules, dict(zip(sides, totals, strict=True)), hands)
        if result is not None:
            return tuple((side in result.winners) / len(result.winners) for side in sides)
        # The odds against each rival add up, as if the first one home were drawn by lot with
        # tickets in these proportions. Matches of three sides, played out, agree to within 5 %.
        strengths = [
            1 / (1 + sum(self._odds_against(own, other, hands) for other in _but(totals, place)))
            for place, own in enumerate(totals)
        ]
        return tuple(strength / sum(strengths) for strength in strengths)

    def _odds_against(self, own: int, other: int, hands: int) -> float:
        chance = self.ahead(own, other, hands)
        return (1 - chance) / max(chance, 1e-9)

    def ahead(self, own: int, other: int, hands: int) -> float:
        """The chance to be home before another side, from both totals after so many hands."""
        rules, table = self.rules, self._table
        if not rules.scored:
            wanted = (rules.games + 1) // 2
            return _first_to(max(1, wanted - own), max(1, wanted - other))
        if rules.match_hands is not None:
            left = max(1, rules.match_hands - hands)  # a tie is played on
            return _normal((own - other) / (table.spread * sqrt(left)))
        assert rules.match_total is not None
        missing, theirs = rules.match_total - own, rules.match_total - other
        return table.ahead(max(NEAREST, missing), max(NEAREST, theirs))


@lru_cache(64)
def equity_of(rules: Rules) -> Equity:
    """The equity of some rules, with what was looked up before."""
    return Equity(rules)


def _but(totals: Sequence[int], place: int) -> list[int]:
    return [total for at, total in enumerate(totals) if at != place]


def _place(missing: float) -> float:
    return (missing - NEAREST) / STEP


def _normal(deviations: float) -> float:
    return min(0.999999, max(0.000001, 0.5 * (1.0 + erf(deviations / sqrt(2.0)))))


@cache
def _first_to(own: int, other: int) -> float:
    """The chance to win so many even games before the other side wins its number."""
    if own + other > _FEW_GAMES:
        return _normal((other - own) / sqrt(own + other))
    if own == 0 or other == 0:
        return float(own == 0)
    return (_first_to(own - 1, other) + _first_to(own, other - 1)) / 2


def form_of(rules: Rules) -> str:
    """The name of a table: the edition and who plays with whom."""
    return f"{rules.edition} {rules.seating}"


def table_for(rules: Rules, tables: Tables | None = None) -> Table:
    """The table of these rules; the nearest there is, for a form nobody has simulated."""
    tables = all_tables() if tables is None else tables
    forms = [form for form in tables if len(set(form.split()[1])) == len(rules.sides)]
    alike = [form for form in forms if form.startswith(f"{rules.edition} ")]
    for form in (form_of(rules), *alike, *forms, *tables):
        if form in tables:
            return tables[form]
    raise LookupError("the equity tables are empty")


@cache
def all_tables() -> Tables:
    """Every table that is shipped, by its form."""
    return tables_in(files("bornes.bots.equity").joinpath("equity.json").read_text("utf-8"))


def tables_in(text: str) -> Tables:
    """Every table of a file, by its form."""
    data = json.loads(text)
    if data["format"] != FORMAT:
        raise ValueError(f"the tables are not {FORMAT}")
    return {
        form: Table(entry["mean"], entry["spread"], _whole(entry["chances"]))
        for form, entry in data["tables"].items()
    }


def _whole(rows: Sequence[Sequence[float]]) -> list[list[float]]:
    """A square table from its lower half; what is above the diagonal is the other side's view."""
    size = range(len(rows))
    return [[rows[i][j] if j <= i else 1 - rows[j][i] for j in size] for i in size]

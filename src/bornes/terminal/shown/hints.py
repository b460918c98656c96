"""Hints for whoever is asked: what every move seems to be worth, and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bornes.advice.adviser import advise
from bornes.engine.moves import Move
from bornes.engine.view import View
from bornes.locales.advice_text import Names, explain, percent
from bornes.locales.log_text import Company, offer_in_full

_PLAYOUTS: Final = 300
_SECONDS: Final = 4.0
"""Nobody waits longer for a hint."""


@dataclass(frozen=True, slots=True)
class HintShown:
    """A move in words, with its chance of winning the match and a reason."""

    move: str
    chance: str
    reason: str


def hints(view: View, company: Company, seconds: float = _SECONDS) -> list[HintShown]:
    """Every legal move, the best first."""
    found = advise(view, playouts=_PLAYOUTS, seconds=seconds)
    return [
        hint_shown(
            advice.move,
            advice.chance,
            explain(advice.reason, company.words, named(company)),
            company,
        )
        for advice in found
    ]


def hint_shown(move: Move, chance: float, reason: str, company: Company) -> HintShown:
    """A hint in words; a server tells the reason in words already."""
    return HintShown(offer_in_full(move, company), percent(chance, company.words), reason)


def named(company: Company) -> Names:
    """The names of those at the table, as reasons take them."""
    rules = company.rules
    return Names(
        sides={side: company.side_object(side) for side in rules.sides},
        seats={seat: company.plain_name(seat) for seat in rules.seats},
    )

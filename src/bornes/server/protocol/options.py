"""Options as messages tell them; what each may be is told by the edition."""

from __future__ import annotations

from bornes.editions import OPTIONS
from bornes.editions.options import Needs, Numbers
from bornes.server.protocol.requests import NumberRange, OptionInfo, OptionNeeds


def option_info(name: str) -> OptionInfo:
    """An option with everything that it may be."""
    option = OPTIONS[name]
    return OptionInfo(
        name=name,
        default=option.default,
        values=option.values,
        among=option.among,
        range=_range(option.numbers),
        needs=_needs(option.needs),
        yields_to=option.yields_to,
        scores=option.scores,
    )


def _range(numbers: Numbers | None) -> NumberRange | None:
    if numbers is None:
        return None
    return NumberRange(numbers.least, numbers.most, numbers.step)


def _needs(needs: Needs | None) -> OptionNeeds | None:
    if needs is None:
        return None
    return OptionNeeds(needs.scored, needs.players, needs.option)

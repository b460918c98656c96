"""Everything that one can choose from when a table is made, as messages tell it.

Nothing of it is known here: editions tell their options, `BOTS` the opponents, the settings
further ones and the limits.
"""

from __future__ import annotations

from typing import cast, get_args

from bornes.bots import BOTS
from bornes.editions import EDITIONS, OPTIONS, Edition
from bornes.editions.house_fields import HOUSE
from bornes.editions.options import Needs, Numbers
from bornes.lessons import lesson_for
from bornes.server.config import Config
from bornes.server.protocol.bodies import (
    Choices,
    DriverInfo,
    EditionInfo,
    NumberRange,
    OptionInfo,
    OptionNeeds,
)
from bornes.server.protocol.clocks import CLOCKS, LONGEST_INCREMENT, ClockRange, limits
from bornes.server.protocol.drivers import CARS, COLOURS, DRIVERS
from bornes.server.protocol.encoding import rules_info
from bornes.server.protocol.phrases import PHRASES
from bornes.server.protocol.values import VERSION, Language


def choices_of(config: Config) -> Choices:
    """What this server offers."""
    return Choices(
        version=VERSION,
        editions=[_edition(edition) for edition in EDITIONS.values()],
        bots=(*BOTS, *config.bots),
        languages=get_args(Language),
        shortest_pause=config.shortest_pause,
        longest_pause=config.longest_pause,
        longest_name=config.longest_name,
        drivers=tuple(
            DriverInfo(name, each.level, each.car, each.colour) for name, each in DRIVERS.items()
        ),
        phrases=PHRASES,
        cars=CARS,
        colours=COLOURS,
        clocks=[ClockRange(kind, *limits(kind, config.shortest_clock)) for kind in CLOCKS],
        longest_increment=LONGEST_INCREMENT,
    )


def _edition(edition: Edition) -> EditionInfo:
    return EditionInfo(
        edition.id,
        edition.in_miles,
        [_option(name) for name in edition.options],
        {str(players): rules_info(rules) for players, rules in edition.tables.items()},
        cast("Language", edition.language),
        lesson_for(edition.id) is not None,
    )


def _option(name: str) -> OptionInfo:
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
        sets=option.sets,
        leap=1 if option.sets is None else HOUSE[option.sets].leap,
    )


def _range(numbers: Numbers | None) -> NumberRange | None:
    if numbers is None:
        return None
    return NumberRange(numbers.least, numbers.most, numbers.step)


def _needs(needs: Needs | None) -> OptionNeeds | None:
    if needs is None:
        return None
    return OptionNeeds(needs.scored, needs.players, needs.option)

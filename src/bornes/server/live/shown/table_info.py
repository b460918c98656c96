"""Everything about a table but its cards, as messages tell it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from bornes.server.protocol.drivers import CARS, COLOURS, DRIVERS
from bornes.server.protocol.encoding import rules_info
from bornes.server.protocol.messages import Opening, SeatInfo, TableInfo
from bornes.server.table.table import Table


@dataclass(frozen=True, slots=True)
class Presence:
    """Who is there now. It is no part of the log: after a restart nobody is."""

    seats: frozenset[int] = frozenset()
    """The seats whose persons are connected."""
    grace: Mapping[int, float] = field(default_factory=dict)
    """The seconds until a bot plays for a person, for each who is away."""
    spectators: int = 0
    """The number of those who look on without a seat."""


NOBODY = Presence()


def table_info(
    table: Table, presence: Presence = NOBODY, *, now: float | None = None, shown: bool = True
) -> TableInfo:
    """A table as anybody may see it, at a time of its clocks.

    ``shown`` says whether it is for somebody who may see what is played.
    """
    opening, rules = table.opening, table.game.rules
    ended = table.status in {"over", "abandoned"}
    shuffle = table.shuffles[table.match]
    loss = table.losses.get(table.match)
    later = table.commitments[table.match :]
    return TableInfo(
        id=table.id,
        edition=opening.edition,
        players=opening.players,
        options=opening.options,
        house=opening.house,
        rules=rules_info(rules),
        pause=opening.pause,
        bot_delay=opening.bot_delay,
        deal_pause=opening.deal_pause,
        status=table.status,
        match=table.match,
        commitment=table.commitments[table.match - 1],
        next_commitment=later[0] if later else None,
        opening=Opening(str(shuffle.seed), shuffle.salt) if ended else None,
        seats=[_seat(table, seat, presence) for seat in rules.seats],
        spectators=presence.spectators if opening.spectators_allowed else 0,
        phrases=opening.phrases,
        spectators_allowed=opening.spectators_allowed,
        undo=opening.undo,
        undone=table.undone.get(table.match, 0),
        clock=opening.clock,
        times=table.times(now) if shown else None,
        waits_for=table.waits_for() if shown else [],
        beginning=_beginning(table),
        lost_on_time=None if loss is None else loss.seat,
        daily=None if table.daily is None else table.daily.date,
        dealt_on_device=table.dealt_on_device,
    )


def _beginning(table: Table) -> Literal["lesson", "moment"] | None:
    beginning = table.opening.beginning
    if beginning is None or table.match > 1:
        return None
    return "moment" if beginning.lesson is None else "lesson"


def _seat(table: Table, seat: int, presence: Presence) -> SeatInfo:
    chair = table.chairs[seat]
    # A log may know a driver of another version.
    driver = DRIVERS.get(chair.driver or "")
    return SeatInfo(
        seat=seat,
        side=table.game.rules.side_of(seat),
        kind=chair.kind,
        name=chair.name,
        level=chair.level,
        present=seat in presence.seats,
        grace=presence.grace.get(seat),
        ready=seat in table.ready,
        abandon=seat in table.abandon,
        rematch=seat in table.rematch,
        offered=table.may_be_taken(seat),
        agreed=tuple(sorted(chair.agreed)),
        driver=chair.driver if driver is not None else None,
        car=_known(CARS, chair.car if driver is None else driver.car),
        colour=_known(COLOURS, chair.colour if driver is None else driver.colour),
        out_of_time=chair.out_of_time,
        beside=chair.beside,
    )


def _known(offered: Sequence[str], wanted: str | None) -> str | None:
    return wanted if wanted in offered else None

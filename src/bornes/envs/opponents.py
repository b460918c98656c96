"""Who sits where: the learner's seat, and somebody on each of the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from bornes.engine.numbers import plain
from bornes.engine.refusals import Refusal, Refused, brief
from bornes.engine.rules import Rules

T = TypeVar("T")


def one_for_each(opponents: Sequence[T], needed: int) -> tuple[T, ...]:
    """An opponent for each other seat in their order; one alone sits on all of them."""
    if len(opponents) not in (1, needed):
        raise Refused(Refusal("envs-opponents", count=len(opponents), needed=needed))
    return tuple(opponents) * (needed if len(opponents) == 1 else 1)


def check_seat(seat: int | None, rules: Rules) -> int | None:
    """The learner's seat, checked; nothing if chance is to choose it."""
    if seat is None:
        return None
    found = plain(seat)
    if type(found) is not int or found not in rules.seats:
        raise Refused(Refusal("no-such-seat", seat=brief(seat), players=rules.players))
    return found

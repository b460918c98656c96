"""House rules for whoever sets a table up: which there are, and what a choice comes to.

Nothing of it is known here: `bornes.editions.house_fields` has the fields, the message files have
their words.
"""

from __future__ import annotations

from bornes.editions import edition_named, table_rules
from bornes.editions.house_fields import (
    HOUSE,
    HOUSE_GROUPS,
    HouseField,
    HouseKind,
    changed_alone,
    judged,
    values_of,
)
from bornes.editions.options import Numbers
from bornes.locales import Messages
from bornes.server.protocol import problems
from bornes.server.protocol.bodies import (
    CheckHouse,
    HouseChecked,
    HouseFieldInfo,
    HouseGroup,
    HouseInfo,
    HouseRefused,
    NumberRange,
)
from bornes.server.protocol.encoding import rules_info
from bornes.server.protocol.messages import Problem
from bornes.server.protocol.values import Language


def house_of(edition: str, players: int) -> HouseInfo:
    """The house rules that a table can have, and what is printed."""
    printed = values_of(edition_named(edition).rules_for(players))
    return HouseInfo(
        [
            HouseGroup(group, [_field(HOUSE[name], printed.get(name)) for name in names])
            for group, names in HOUSE_GROUPS.items()
        ]
    )


def checked(wish: CheckHouse, language: Language) -> HouseChecked:
    """What house rules come to at a table with these options; options may be refused."""
    printed = table_rules(wish.edition, wish.players, wish.options, {}, seed=0)
    found = judged(printed, wish.house)
    refused = None
    if found.refusal is not None:
        plain = problems.problem(found.refusal, language, wish.edition)
        text = Messages(language, wish.edition).house_refusal(found.refusal)
        refused = HouseRefused(found.concerns, Problem(plain.code, plain.details, text))
    rules = found.rules
    return HouseChecked(
        printed=values_of(printed),
        values=None if rules is None else values_of(rules),
        rules=None if rules is None else rules_info(rules),
        alone=changed_alone(printed),
        refused=refused,
    )


def _field(field: HouseField, printed: object) -> HouseFieldInfo:
    return HouseFieldInfo(
        name=field.name,
        kind=field.kind.value,
        printed=printed,
        among=field.choices if field.kind in {HouseKind.SWITCH, HouseKind.CHOICE} else None,
        range=_range(field.numbers),
        leap=field.leap,
        may_be_none=field.may_be_none,
        unit=field.unit.value,
    )


def _range(numbers: Numbers | None) -> NumberRange | None:
    return None if numbers is None else NumberRange(numbers.least, numbers.most, numbers.step)

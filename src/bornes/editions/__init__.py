"""The five rulebooks as data, and the way from an edition's name to a table's rules.

An edition is a page: a `Rules` value for each number of players, the names of its options, and
nothing that has to be run. Code that asks for an edition's name to decide what a rule does is
wrong wherever it stands; the engine asks for a field of the rules.

- `dujardin`, `rally`, `parker`, `arche`, `volant`: one rulebook each
- `edition`: what an edition is, and the classic deck
- `options`: every option of a rulebook: what it may be, what it needs, its default, its effect
- `house`: house rules, which may change any field of the rules

What an option may be stands in `options` and nowhere else: refusals, the terminal, the server's
`GET /api/choices` and with it the page are made from it. What is called how in which language
is in `bornes.locales`.

Begin with `dujardin`, whose fields all have the classic value, and compare `parker`. A sixth
edition is a module like these and its entry in `EDITIONS`; the checks say what else is missing.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from bornes.editions.arche import ARCHE
from bornes.editions.dujardin import DUJARDIN
from bornes.editions.edition import Edition
from bornes.editions.house import with_house_rules
from bornes.editions.options import OPTIONS, with_options, with_road
from bornes.editions.parker import PARKER
from bornes.editions.rally import RALLY
from bornes.editions.volant import VOLANT
from bornes.engine.refusals import Refusal, Refused, brief
from bornes.engine.rules import Rules

__all__ = ["EDITIONS", "OPTIONS", "Edition", "edition_named", "table_rules", "with_road"]

EDITIONS: Final[Mapping[str, Edition]] = MappingProxyType(
    {edition.id: edition for edition in (DUJARDIN, RALLY, PARKER, ARCHE, VOLANT)}
)
"""Every edition by its id."""


def edition_named(name: object) -> Edition:
    """The edition with this id."""
    edition = EDITIONS.get(name) if isinstance(name, str) else None
    if edition is None:
        raise Refused(Refusal("unknown-edition", edition=brief(name), allowed=", ".join(EDITIONS)))
    return edition


def table_rules(
    edition: str,
    players: int,
    options: Mapping[str, object],
    house: Mapping[str, object],
    seed: int,
) -> Rules:
    """The rules of a table: the edition's, with its options, with house rules on top."""
    rules = edition_named(edition).rules_for(players)
    rules = with_options(rules, options, edition_named(edition).options, seed)
    return _same(with_house_rules(rules, house))


@lru_cache(256)
def _same(rules: Rules) -> Rules:
    # Equal rules are one object, so that what is remembered for them is found by identity.
    return rules

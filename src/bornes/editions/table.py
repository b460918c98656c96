"""The way from an edition's name to the rules of a table."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from bornes.editions.arche import ARCHE
from bornes.editions.dujardin import DUJARDIN
from bornes.editions.edition import Edition
from bornes.editions.house import with_house_rules
from bornes.editions.options import with_options
from bornes.editions.parker import PARKER
from bornes.editions.rally import RALLY
from bornes.editions.volant import VOLANT
from bornes.engine.refusals import Refusal, Refused, brief
from bornes.engine.rules import Rules

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

"""The five rulebooks as data, and the way from an edition's name to a table's rules.

An edition is a page: a `Rules` value for each number of players, the names of its options, and
nothing that has to be run. Code that asks for an edition's name to decide what a rule does is
wrong wherever it stands; the engine asks for a field of the rules.

- `dujardin`, `rally`, `parker`, `arche`, `volant`: one rulebook each
- `edition`: what an edition is, and the classic deck
- `options`: every option of a rulebook: what it may be, what it needs, its default, its effect
- `house`: house rules, which may change any field of the rules
- `house_fields`: what can be chosen as a house rule: groups, kinds, choices and bounds
- `table`: every edition by its name, and the rules of a table from all of these
- `earlier`: what was chosen when a reading was still another, in words that mean it today

What an option may be stands in `options` and nowhere else: refusals, the terminal, the server's
`GET /api/choices` and with it the page are made from it. What is called how in which language
is in `bornes.locales`.

Begin with `dujardin`, whose fields all have the classic value, and compare `parker`. A sixth
edition is a module like these and its entry in `EDITIONS`; the checks say what else is missing.
"""

from bornes.editions.earlier import (
    RULES_VERSION,
    RULES_VERSIONS,
    in_full,
    in_todays_words,
    with_both_turns,
)
from bornes.editions.edition import Edition
from bornes.editions.options import OPTIONS, with_road
from bornes.editions.table import EDITIONS, edition_named, table_rules

__all__ = [
    "EDITIONS",
    "OPTIONS",
    "RULES_VERSION",
    "RULES_VERSIONS",
    "Edition",
    "edition_named",
    "in_full",
    "in_todays_words",
    "table_rules",
    "with_both_turns",
    "with_road",
]

"""A hint on demand, where nobody but bots could be wronged by it."""

from __future__ import annotations

from bornes.engine.refusals import Refused
from bornes.engine.view import View
from bornes.locales import Messages
from bornes.server.bots.names import names_at
from bornes.server.bots.thinkers import Thinkers
from bornes.server.protocol import problems
from bornes.server.protocol.messages import HintLine
from bornes.server.protocol.values import Language
from bornes.server.table.table import SEVERAL, Moment, Table


def moment_for_hint(table: Table) -> Moment:
    """What there may be a hint on now; refused where a hint would not be fair."""
    if len(table.persons()) >= SEVERAL:  # who is only away is not to be wronged either
        raise Refused(problems.no_hint_here())
    if table.daily is not None:
        raise Refused(problems.no_hint_today())
    if table.now is None:
        raise Refused(problems.not_started())
    return table.now


async def work_out_hint(
    thinkers: Thinkers, table: Table, view: View, language: Language, seconds: float, client: str
) -> list[HintLine]:
    """Every legal move of a seat with what it seems to be worth; refused if it has none."""
    names = names_at(table, Messages(language, view.edition))
    return await thinkers.advice(view, seconds, language, names, client)

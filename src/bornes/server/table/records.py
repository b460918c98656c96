"""A finished match as a file, with what opens the commitment to its shuffle."""

from __future__ import annotations

from typing import Final

from bornes.engine.refusals import Refused
from bornes.server.protocol import problems
from bornes.server.table.table import Table

DEALT_ON_DEVICE: Final = "# dealt on a device: no server chose these cards"
"""What the record of a match says whose cards come from a device."""
_PREPARED: Final = {
    True: "begun as a guided hand: its cards were prepared",
    False: "begun from a moment of another match: its cards were known",
}


def exported(table: Table, number: int) -> str:
    """A finished match as a record, with the commitment to its shuffle and what opens it."""
    game = table.finished.get(number)
    if game is None:
        later = number == table.match
        raise Refused(problems.record_later() if later else problems.no_match(number))
    shuffle = table.shuffles[number]
    comments = f"# commitment: {table.commitments[number - 1]}\n# salt: {shuffle.salt}\n"
    if table.opening.beginning is not None and number == 1:
        comments += f"# {_PREPARED[table.opening.beginning.lesson is not None]}\n"
    if table.opening.daily is not None and number == 1:
        comments += f"# the deal of the day of {table.opening.daily}: everybody has its cards\n"
    if number <= table.opening.carried:
        comments += f"{DEALT_ON_DEVICE}\n"
    if number in table.undone:
        comments += f"# moves taken back: {table.undone[number]}\n"
    if (loss := table.losses.get(number)) is not None:
        comments += f"# lost on time: seat {loss.seat}\n# won by: {' '.join(loss.winners)}\n"
    first, rest = game.record().split("\n", 1)
    return f"{first}\n{comments}{rest}"

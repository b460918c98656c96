"""The drivers: who the bots at a table are, and the cars and colours that there are.

A driver plays at one level, the one that he or she says. Names and manners are in `drivers.ftl`,
faces in the page's `drivers/faces.ts`; both go by the id, so an id that was once given to a table
keeps its meaning. There are at least five drivers of each level, as many as there can be bots at
one table.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

CARS: Final = ("saloon", "convertible", "estate", "van", "micro", "coupe")
COLOURS: Final = ("red", "blue", "green", "orange", "purple", "grey")


@dataclass(frozen=True, slots=True)
class Driver:
    """Somebody who plays at a level, in a car of a colour."""

    level: str
    car: str
    colour: str


DRIVERS: Final = {
    "loulou": Driver("random", "micro", "orange"),
    "zoe": Driver("random", "coupe", "purple"),
    "barnabe": Driver("random", "van", "green"),
    "pip": Driver("random", "convertible", "blue"),
    "dotty": Driver("random", "saloon", "red"),
    "felix": Driver("novice", "micro", "red"),
    "mia": Driver("novice", "saloon", "blue"),
    "ollie": Driver("novice", "estate", "green"),
    "suzon": Driver("novice", "convertible", "orange"),
    "tibo": Driver("novice", "van", "grey"),
    "marcel": Driver("steady", "saloon", "grey"),
    "greta": Driver("steady", "estate", "blue"),
    "joost": Driver("steady", "van", "orange"),
    "amina": Driver("steady", "coupe", "green"),
    "walter": Driver("steady", "micro", "purple"),
    "ines": Driver("sharp", "coupe", "red"),
    "viktor": Driver("sharp", "saloon", "purple"),
    "yoko": Driver("sharp", "convertible", "green"),
    "kofi": Driver("sharp", "estate", "orange"),
    "rosa": Driver("sharp", "micro", "blue"),
    "leila": Driver("expert", "saloon", "green"),
    "bruno": Driver("expert", "van", "red"),
    "ingrid": Driver("expert", "estate", "purple"),
    "sacha": Driver("expert", "convertible", "grey"),
    "mateo": Driver("expert", "coupe", "orange"),
    "odile": Driver("champion", "convertible", "purple"),
    "enzo": Driver("champion", "coupe", "red"),
    "astrid": Driver("champion", "saloon", "blue"),
    "hector": Driver("champion", "estate", "grey"),
    "naoko": Driver("champion", "micro", "green"),
}
"""Every driver by id, those of a level together."""


def driver_for(level: str, draw: str, taken: Collection[str | None]) -> str | None:
    """Who takes a seat at a level: the same for the same draw, and nobody who sits there already.

    None if all of them do, or a level has nobody.
    """
    free = [name for name, each in DRIVERS.items() if each.level == level and name not in taken]
    return min(free, key=lambda name: sha256(f"{draw} {name}".encode()).digest(), default=None)

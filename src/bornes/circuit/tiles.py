"""The four tiles of the board, and the 96 circuits they make.

The start tile S comes first; A, B and C follow in any order; every tile shows one of its two
faces. Circuit ``n`` is number ``n - 1`` written as an order and four faces:
``n - 1 = 16 * order + faces``. The orders count in alphabetical order (ABC is 0, CBA is 5);
``faces`` is a binary number with one digit for each place of the road, the start first, 0 for
face 1 and 1 for face 2. The numbers are a promise: records rely on them. So where a face has
been drawn anew, the first drawing is kept for the records that were made with it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from itertools import permutations
from types import MappingProxyType
from typing import Final

from bornes.circuit.layout import Layout, join, number_at, read_layout, refuse
from bornes.engine.refusals import brief

START_TILE: Final = "S"
OTHER_TILES: Final = ("A", "B", "C")
FACES: Final = ("1", "2")
CIRCUITS: Final = 96
SCHEMA: Final = 1
FACE_SETS: Final = len(FACES) ** (1 + len(OTHER_TILES))  # ways to turn the four tiles

_ORDERS: Final = tuple(permutations(OTHER_TILES))


def tiles_of(number: object) -> str:
    """Give the tiles of a numbered circuit, in driving order: ``S1 B2 A1 C2``."""
    index = number_at(number, "circuit", 1, CIRCUITS) - 1
    order, faces = divmod(index, FACE_SETS)
    tiles = (START_TILE, *_ORDERS[order])
    digits = f"{faces:0{len(tiles)}b}"
    return " ".join(tile + FACES[int(digit)] for tile, digit in zip(tiles, digits, strict=True))


def number_of(tiles: object) -> int:
    """Give the number of the circuit that some tiles make; capitals don't matter."""
    number = _numbers().get(" ".join(tiles.upper().split())) if isinstance(tiles, str) else None
    if number is None:
        raise refuse("circuit-unknown-tiles", found=brief(tiles))
    return number


@cache
def assembled(number: int, *, first_drawn: bool = False) -> Layout:
    """Lay the tiles of a numbered circuit, as they are or as they were first drawn."""
    known = faces(first_drawn=first_drawn)
    return join(known[face] for face in tiles_of(number).split())


@cache
def faces(*, first_drawn: bool = False) -> Mapping[str, Layout]:
    """Give the eight faces by name (``S1``, ``S2``, ``A1`` …), each a road of ten squares."""
    data = _data()["faces"]
    if first_drawn:
        data = {**data, **_data()["first_drawn"]}
    return MappingProxyType({name: read_layout(face["road"]) for name, face in data.items()})


@cache
def descriptions() -> Mapping[str, str]:
    """Say in a sentence what each face is like."""
    return MappingProxyType({name: str(face["about"]) for name, face in _data()["faces"].items()})


@cache
def _data() -> Mapping[str, Mapping[str, Mapping[str, object]]]:
    # Reached through the package above: the editions are built on the road, not under it.
    text = (files("bornes") / "editions" / "tiles.json").read_text("utf-8")
    stored = json.loads(text)
    if stored["schema"] != SCHEMA:
        raise ValueError(f"tiles.json has schema {stored['schema']}, not {SCHEMA}")
    return MappingProxyType({part: stored[part] for part in ("faces", "first_drawn")})


@cache
def _numbers() -> Mapping[str, int]:
    return MappingProxyType({tiles_of(number): number for number in range(1, CIRCUITS + 1)})

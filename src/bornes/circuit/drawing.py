"""A road as a drawing in plain text, ten squares to a row."""

from __future__ import annotations

from typing import Final

from bornes.circuit.layout import KM_PER_SQUARE, Layout
from bornes.circuit.tiles import CIRCUITS, FACE_SETS, descriptions, faces, tiles_of

_ROW: Final = 10
_LANE: Final = "[ ]"
_DARK_LANE: Final = "[#]"


def drawing(layout: Layout) -> str:
    """Draw a road from left to right, lane 1 on top, with its signs underneath."""
    blocks = []
    for first in range(1, layout.finish + 1, _ROW):
        squares = range(first, min(first + _ROW, layout.finish + 1))
        blocks.append("\n".join(_rows(layout, squares)))
    return "\n\n".join(blocks)


def faces_page() -> str:
    """Draw the eight faces, as docs/circuits.md shows them."""
    parts = []
    for name, face in faces().items():
        parts.append(f"### {name}\n\n{descriptions()[name]}\n\n```text\n{drawing(face)}\n```\n")
    return "\n".join(parts)


def orders_page() -> str:
    """List the orders of the tiles with the numbers of their circuits, for the same page."""
    rows = ["| order | numbers |", "|---|---|"]
    for first in range(1, CIRCUITS + 1, FACE_SETS):
        order = " ".join(tile[0] for tile in tiles_of(first).split())
        rows.append(f"| {order} | {first} to {first + FACE_SETS - 1} |")
    return "\n".join(rows) + "\n"


def _rows(layout: Layout, squares: range) -> list[str]:
    rows = [_row("square", [str(square) for square in squares])]
    most = max(layout.lanes[square] + layout.dark[square] for square in squares)
    for lane in range(1, most + 1):
        cells = [_lane(layout, square, lane) for square in squares]
        rows.append(_row(f"lane {lane}", cells))
    for title, sign, table in (("limit", "", layout.limits), ("bonus", "+", layout.bonuses)):
        signs = [f"{sign}{table[square]}" if table[square] else "" for square in squares]
        if any(signs):
            rows.append(_row(title, signs))
    side = [_beside(layout, square) for square in squares]
    if any(side):
        rows.append(_row("shortcut", side))
    return rows


def _row(title: str, cells: list[str]) -> str:
    return f"{title:<9}{''.join(f'{cell:^5}' for cell in cells)}".rstrip()


def _lane(layout: Layout, square: int, lane: int) -> str:
    if lane <= layout.lanes[square]:
        return _LANE
    return _DARK_LANE if lane == layout.lanes[square] + 1 and layout.dark[square] else ""


def _beside(layout: Layout, square: int) -> str:
    """Say what the shortcut has beside a square of the road: its squares stand at their km."""
    side = layout.shortcut
    if side is None or not side.entry <= square <= side.exit:
        return ""
    if square == side.entry:
        return "in"
    if square == side.exit:
        return "out"
    return _LANE if square * KM_PER_SQUARE in side.squares else "···"

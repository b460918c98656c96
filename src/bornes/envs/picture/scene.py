"""A table as a picture: the roads, what lies before each side, and the hand of one seat."""

from __future__ import annotations

from typing import Final

from PIL import Image

from bornes.editions import edition_named
from bornes.engine.cards import RANK, Card
from bornes.engine.rules import Rules
from bornes.engine.tableau import Tableau
from bornes.engine.view import View
from bornes.envs.numbers.observation_fields import road_size
from bornes.envs.picture.brush import (
    BLUE,
    CREAM,
    GREY,
    INK,
    PAPER,
    RED,
    SIDES,
    YELLOW,
    Brush,
    Point,
)
from bornes.envs.picture.card_faces import (
    HELD,
    LAID,
    card_back,
    card_crosswise,
    card_face,
    card_place,
)
from bornes.envs.picture.roads import circuit_height, circuit_road, straight_road

WIDTH: Final = 1024
_MARGIN: Final = 24.0
_HEAD: Final = 48.0
_SIDE: Final = 112.0
_FOOT: Final = 156.0


def picture(view: View) -> Image.Image:
    """All that the seat of a view sees. Pictures of one table are all of one size."""
    road = _road_height(view.rules)
    height = _HEAD + len(view.sides) * _SIDE + road + _FOOT
    brush = Brush(WIDTH, round(height))
    _head(brush, view)
    top = _HEAD
    for tableau in view.sides.values():
        _side(brush, view, tableau, top)
        top += _SIDE
    if view.rules.circuit is not None:
        most = road_size(view.rules)[1]
        circuit_road(brush, (32.0, top), view, view.rules.circuit, most)
        top += road
    _foot(brush, view, top)
    return brush.finished()


def _road_height(rules: Rules) -> float:
    if rules.circuit is None:
        return 0.0
    return circuit_height(rules.circuit, road_size(rules)[1])


def _head(brush: Brush, view: View) -> None:
    brush.box((0, 0), (WIDTH, _HEAD - 8), BLUE)
    brush.box((0, _HEAD - 8), (WIDTH, 3), YELLOW)
    brush.text((_MARGIN, 20), "BORNES", 20, CREAM, "lm")
    where = f"{view.edition}   hand {view.hand_number}   target {view.target}"
    brush.text((140, 20), where, 14, "#dfe8f4", "lm")
    brush.text((WIDTH - _MARGIN, 20), _news(view), 14, YELLOW, "rm")


def _news(view: View) -> str:
    """What is going on, in a few words."""
    if view.match_outcome is not None:
        return f"match won by {' '.join(view.match_outcome.winners)}"
    if view.outcome is not None:
        return f"hand won by {' '.join(view.outcome.winners) or 'nobody'}"
    if view.asked is not None:
        return f"seat {view.seat}: answer {view.asked.hazard or 'the move'}?"
    if view.phase == "extension":
        return f"seat {view.turn}: extension?"
    return f"seat {view.turn} to {view.phase}" if view.to_act is not None else ""


def _side(brush: Brush, view: View, tableau: Tableau, top: float) -> None:
    own = view.side is not None and view.side.side == tableau.side
    turn = view.rules.side_of(view.turn) == tableau.side
    fill = "#fbf3df" if own else PAPER
    size = (WIDTH - 16, _SIDE - 6)
    edge = YELLOW if turn else "#e3d6b4"
    brush.box((8, top), size, fill, edge=edge, width=3 if turn else 1.2, round_by=10)
    colour = SIDES[view.rules.sides.index(tableau.side)]
    brush.disc((46, top + 34), 22, colour, edge=CREAM, width=3)
    brush.text((46, top + 34), tableau.side, 22, CREAM)
    _score(brush, view, tableau, (46, top + 74))
    _seats(brush, view, tableau, (84, top + 8))
    _piles(brush, view, tableau, (196, top + 15))
    _safeties(brush, tableau, (332, top + 15))
    if view.rules.circuit is None:
        furthest = max(view.rules.target, view.rules.extension_to or 0)
        straight_road(brush, (632, top + 22), 348, view, tableau.side, furthest)
    unit = "mi" if edition_named(view.edition).in_miles else "km"
    brush.text((1000, top + 88), f"{tableau.km} {unit}", 15, INK, "rm")
    _laid(brush, view, tableau, (618, top + 88))


def _score(brush: Brush, view: View, tableau: Tableau, at: Point) -> None:
    brush.text(at, str(view.scores[tableau.side]), 15)
    brush.text((at[0], at[1] + 16), "points" if view.rules.scored else "games", 10, GREY)


def _seats(brush: Brush, view: View, tableau: Tableau, at: Point) -> None:
    x, y = at
    for number, seat in enumerate(tableau.seats):
        place = y + number * 31
        bold = RED if view.turn == seat else INK
        brush.text((x, place + 9), f"seat {seat}", 12, bold, "lm")
        for card in range(view.hand_sizes[seat]):
            card_back(brush, (x + card * 10, place + 16), (9, 12))


def _piles(brush: Brush, view: View, tableau: Tableau, at: Point) -> None:
    """The battle and the speed pile, or the hazards where there are no piles."""
    x, y = at
    speed = tableau.speed[-1] if tableau.speed else None
    battle = tableau.battle[-1] if tableau.battle else None
    piles = [(battle, "battle"), (speed, "speed")]
    if Card.SPEED_LIMIT not in dict(view.rules.deck):
        piles.pop()
    for place, (card, words) in enumerate(piles):
        where = (x + place * (LAID[0] + 8), y)
        if card is None:
            card_place(brush, where, LAID, words)
        else:
            card_face(brush, where, LAID, card)
    if not tableau.rolling(view.rules):
        brush.disc((x + 2, y + 2), 7, RED, edge=CREAM, width=1.5)
    else:
        brush.disc((x + 2, y + 2), 7, "#4fb06d", edge=CREAM, width=1.5)


def _safeties(brush: Brush, tableau: Tableau, at: Point) -> None:
    x, y = at
    for place in range(4):
        where = (x + place * 68, y)
        if place >= len(tableau.safeties):
            card_place(brush, where, LAID, "safety")
        elif tableau.safeties[place] in tableau.coups:
            card_crosswise(brush, where, LAID, tableau.safeties[place])
        else:
            card_face(brush, where, LAID, tableau.safeties[place])


def _laid(brush: Brush, view: View, tableau: Tableau, at: Point) -> None:
    """The distance cards that were laid, counted."""
    kinds = sorted(set(tableau.distance), key=RANK.__getitem__)
    words = "   ".join(f"{tableau.distance.count(card)} x {card}" for card in kinds)
    if view.extension == tableau.side:
        words += "   extension"
    brush.text(at, words, 11, GREY, "lm")


def _foot(brush: Brush, view: View, top: float) -> None:
    y = top + 18
    card_back(brush, (_MARGIN, y), HELD)
    brush.text((_MARGIN + HELD[0] / 2, y + HELD[1] + 10), f"draw {view.draw_size}", 11, GREY)
    left = _MARGIN + HELD[0] + 14
    if view.discards:
        card_face(brush, (left, y), HELD, view.discards[-1])
    else:
        card_place(brush, (left, y), HELD, "discards")
    words = f"discards {len(view.discards)}"
    brush.text((left + HELD[0] / 2, y + HELD[1] + 10), words, 11, GREY)
    hand = sorted(view.hand, key=RANK.__getitem__)
    first = left + HELD[0] + 40
    room = WIDTH - _MARGIN - first - HELD[0]
    step = min(HELD[0] + 10, room / max(1, len(hand) - 1))
    for number, card in enumerate(hand):
        card_face(brush, (first + number * step, y), HELD, card)
    if view.seat is not None:
        brush.text((first, y + HELD[1] + 10), f"seat {view.seat}", 11, GREY, "lm")

"""Guided hands for the tests: which there are, and the same with other cards where nobody sees."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Final

from bornes.engine.cards import KIND, Card, Kind
from bornes.engine.events import CardDrawn
from bornes.game import Game
from bornes.lessons import GUIDED, LESSONS, Lesson
from bornes.notation.writer import write_position

LESSONS_BY_EDITION: Final[tuple[tuple[Lesson, str], ...]] = tuple(
    (lesson, edition) for lesson in LESSONS.values() for edition in lesson.editions
)


def dealt_otherwise(lesson: Lesson, game: Game, rand: random.Random) -> Mapping[str, object]:
    """The position of a guided hand, other in all that the guided seat has not seen by now.

    The pile lies otherwise, and of what the bot holds some is exchanged for what lies there.
    What can be an answer stays where it is, since whoever has one is asked.
    """
    first = write_position(lesson.begin(game.rules.edition))["position"]
    assert isinstance(first, dict)
    hands, pile = first["hands"], first["draw"]
    drawn = [event.seat for event in game.log if isinstance(event, CardDrawn)]
    hidden = [(pile, at) for at in range(len(drawn), len(pile)) if not _may_answer(pile[at])]
    (other,) = (seat for seat in game.rules.seats if seat != GUIDED)
    cards = hands[str(other)] if str(other) in hands else hands[other]
    theirs = [(pile, at) for at, seat in enumerate(drawn) if seat == other]
    theirs = [*((cards, at) for at in range(len(cards))), *theirs]
    for card in game.hand(other):
        if not _may_answer(card):
            place = next(spot for spot in reversed(theirs) if str(spot[0][spot[1]]) == str(card))
            theirs.remove(place)
            hidden.append(place)
    shuffled = [row[at] for row, at in hidden]
    rand.shuffle(shuffled)
    for (row, at), card in zip(hidden, shuffled, strict=True):
        row[at] = card
    return first


def _may_answer(card: object) -> bool:
    known = Card(str(card))
    return KIND[known] in {Kind.SAFETY, Kind.REMEDY} or known is Card.U_TURN

"""How a match at a table begins: with a deal, or from a prepared moment.

A prepared moment is a position in the project's notation with every card in it. What comes after
its cards, such as the next hand, follows from the seed of the table like anywhere else. It stands
in the log and is no secret, which is why such tables are for one person against bots.
"""

from __future__ import annotations

import json

from bornes.editions import in_todays_words
from bornes.engine.refusals import Refusal, Refused
from bornes.game import Game, new
from bornes.lessons import LESSONS, Lesson
from bornes.notation.writer import write_position
from bornes.reading import position
from bornes.server.table.entries import Beginning, Created


def begun(opening: Created, match: int, seed: int) -> Game:
    """The game with which a match of a table begins; another match begins with a deal."""
    options, house = in_todays_words(
        opening.version, opening.edition, opening.players, opening.options, opening.house, seed
    )
    if opening.beginning is None or match > 1:
        return new(opening.edition, opening.players, seed=seed, options=options, house=house)
    prepared = {**opening.beginning.position, "seed": seed}
    return position(
        {
            "edition": opening.edition,
            "players": opening.players,
            "options": options,
            "house": house,
            "position": prepared,
        }
    )


def moment_as_beginning(game: Game) -> Beginning:
    """A moment of a match as the beginning of a table; refused if nobody is to move then."""
    if game.phase == "over":
        raise Refused(Refusal("no-running-hand"))
    whole = write_position(game)["position"]
    assert isinstance(whole, dict)
    # The cards of later hands are not those of a match whose secret has been told.
    del whole["seed"]
    # As the log gives it back.
    return Beginning(json.loads(json.dumps(whole)))


def lesson_as_beginning(lesson: Lesson) -> Beginning:
    """A guided hand as the beginning of a table."""
    return Beginning(json.loads(json.dumps(lesson.position)), lesson.id)


def lesson_of(opening: Created, match: int) -> Lesson | None:
    """The guided hand that a match of a table is; None if it is none, or not known here."""
    if opening.beginning is None or opening.beginning.lesson is None or match > 1:
        return None
    return LESSONS.get(opening.beginning.lesson)


def check_beginning(opening: Created) -> None:
    """Refuse a prepared moment for more than one person: the others might not know the cards."""
    persons = sum(plan.level is None for plan in opening.seats)
    if opening.beginning is not None and persons != 1:
        raise Refused(Refusal("server-prepared-company"))

"""Games and views from files: the reading half of the public face."""

from __future__ import annotations

from collections.abc import Mapping

from bornes.engine.refusals import Refused
from bornes.engine.view import View
from bornes.game import Game
from bornes.notation.files import NotationError, Source, located, read_source
from bornes.notation.positions import load_position, load_view
from bornes.notation.records import read_record


def position(source: Source) -> Game:
    """A game from a position: a mapping, or the path of a YAML file that holds one."""
    mapping, text, name = read_source(source)
    try:
        return load_position(_without_scenario(mapping), Game)
    except NotationError:
        raise
    except Refused as error:
        raise located(error, text, name) from None


def read_view(source: Source, seat: int) -> View:
    """A view from one seat's knowledge, a question being asked to it included."""
    mapping, text, name = read_source(source)
    try:
        return load_view(_without_scenario(mapping), seat)
    except NotationError:
        raise
    except Refused as error:
        raise located(error, text, name) from None


def replay(text: str, *, moves: int | None = None) -> Game:
    """The game of a record: at its end, or after so many moves."""
    return read_record(text, Game, Game.apply, moves)


def _without_scenario(source: Mapping[str, object]) -> Mapping[str, object]:
    # A scenario file is a position with a few keys more; its position may be looked at.
    return {key: value for key, value in source.items() if key not in {"title", "cites", "steps"}}

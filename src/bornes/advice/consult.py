"""From a file and a few wishes to advice."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from bornes.advice.adviser import Advice, advise
from bornes.engine.refusals import Refusal
from bornes.engine.view import View
from bornes.notation.files import NotationError, read_source, read_text
from bornes.notation.records import FIRST_LINE
from bornes.reading import read_view, replay


@dataclass(frozen=True, slots=True)
class Advised:
    """What was asked, and the advice."""

    view: View
    bot: str
    seed: int
    advice: list[Advice]


def consult(
    file: Path,
    seat: int | None,
    *,
    bot: str,
    seed: int,
    playouts: int | None,
    seconds: float | None,
) -> Advised:
    """Advice on the position in a file, for a seat or for whoever it says is to act."""
    if read_text(file).startswith(FIRST_LINE):
        view = _view_in_record(file, seat)
    else:
        view = read_view(file, seat) if seat is not None else _view_of_whoever_acts(file)
    return Advised(view, bot, seed, advise(view, bot, seed, playouts, seconds))


def _view_in_record(file: Path, seat: int | None) -> View:
    """What a seat knows where a record ends; without one, the seat that is to act."""
    try:
        game = replay(read_text(file))
        if game.phase == "over":
            raise NotationError(Refusal("no-running-hand"))
    except NotationError as error:
        raise NotationError(error.refusal, error.line, str(file)) from None
    return game.view(game.to_act if seat is None else seat)


def _view_of_whoever_acts(file: Path) -> View:
    view = read_view(file, seat_in(read_source(file)[0]))
    if view.legal_moves() or view.to_act is None:
        return view
    return read_view(file, view.to_act)


def seat_in(source: Mapping[str, object]) -> int:
    """The seat that a position says is asked or is to play, or whose cards alone it lists.

    What is wrong with the position is left to its reader, which knows the place and the
    reason; so any seat will do where it doesn't name one.
    """
    position = _mapping(source.get("position"))
    hands = list(_mapping(position.get("hands")))
    named = (
        _mapping(position.get("asked")).get("seat"),
        position.get("to_play"),
        hands[0] if len(hands) == 1 else None,
    )
    return next((seat for seat in named if type(seat) is int), 1)


def _mapping(value: object) -> Mapping[object, object]:
    return value if isinstance(value, Mapping) else {}

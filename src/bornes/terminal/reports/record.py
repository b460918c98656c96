"""Looking back at a record: the table after some move, or the moves in words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from bornes.engine.events import Event
from bornes.engine.moves import Move
from bornes.game import Game
from bornes.locales import Messages
from bornes.notation.files import NotationError, read_text
from bornes.notation.records import read_record
from bornes.notation.writer import write_position, write_view
from bornes.terminal.console import WIDTH
from bornes.terminal.lines.board import hand_line, table_lines
from bornes.terminal.mistakes import Mistake
from bornes.terminal.shown.narration import narrated
from bornes.terminal.shown.sheet import sheet_lines


@dataclass(frozen=True, slots=True)
class Replayed:
    """The game after so many moves, and where in its log each of them stands."""

    game: Game
    moves: tuple[tuple[Move, int], ...]
    """Each move with the length of the log before it."""


def replayed(path: Path, to: int | None) -> Replayed:
    """Replay the record in a file, to its end or to so many moves."""
    moves: list[tuple[Move, int]] = []

    def apply(game: Game, move: Move) -> None:
        moves.append((move, len(game.log)))
        game.apply(move)

    text = read_text(path)
    try:
        game = read_record(text, Game, apply, to)
    except NotationError as error:
        raise NotationError(error.refusal, error.line, str(path)) from None
    if to is not None and len(moves) < to:
        raise Mistake("replay-too-far", to=to, moves=len(moves))
    return Replayed(game, tuple(moves))


def position_data(looked_at: Replayed, seat: int | None) -> dict[str, object]:
    """The position as a mapping: the whole table, or what one seat knows of it."""
    game = looked_at.game
    if game.phase == "over":
        raise Mistake("replay-hand-over")
    if seat is not None:
        return write_view(game.view(seat))
    return write_position(game)


def table_text(looked_at: Replayed, seat: int | None, messages: Messages) -> list[str]:
    """The table, and the hands: all of them, or one seat's own."""
    game = looked_at.game
    view = game.view(seat)
    if not game.hand_number:
        return [messages.text("replay-nothing-dealt")]
    lines = [messages.text("replay-after", moves=len(looked_at.moves)), ""]
    lines += [*table_lines(view, messages), ""]
    if seat is not None:
        lines += hand_line(view.hand, messages)
    else:
        for place in game.rules.seats:
            lines += hand_line(game.hand(place), messages, WIDTH, "replay-hand", seat=place)
    if game.phase == "over":
        lines += ["", *sheet_lines(view, messages, WIDTH)]
    return lines


def moves_data(looked_at: Replayed, seat: int | None, messages: Messages) -> dict[str, object]:
    """Every move with what happened, as data; for a seat only what it was told."""
    game = looked_at.game
    if seat is not None:
        return {"seat": seat, "events": _told(game.events_for(seat), messages)}
    first = looked_at.moves[0][1] if looked_at.moves else len(game.log)
    ends = [*(start for _, start in looked_at.moves[1:]), len(game.log)]
    moves = [
        {"number": number, "move": str(move), "events": _told(game.log[start:end], messages)}
        for number, ((move, start), end) in enumerate(
            zip(looked_at.moves, ends, strict=False), start=1
        )
    ]
    return {"seat": None, "events": _told(game.log[:first], messages), "moves": moves}


def _told(events: Iterable[Event], messages: Messages) -> list[str]:
    texts = (messages.event(event) for event in events)
    return [text for text in texts if text is not None]


def moves_text(looked_at: Replayed, seat: int | None, messages: Messages) -> list[str]:
    """Every move as it is written, and under it what happened; for a seat only the latter.

    A seat may not know of every move: that somebody declined to answer is nobody's business.
    """
    game = looked_at.game
    if seat is not None:
        return narrated(game.events_for(seat), messages.event, WIDTH)
    first = looked_at.moves[0][1] if looked_at.moves else len(game.log)
    lines = narrated(game.log[:first], messages.event, WIDTH)
    ends = [*(start for _, start in looked_at.moves[1:]), len(game.log)]
    for number, (move, start) in enumerate(looked_at.moves, start=1):
        lines.append(f"{number:>4}  {move}")
        news = game.log[start : ends[number - 1]]
        lines += [f"        {line}" for line in narrated(news, messages.event, WIDTH - 8)]
    return lines

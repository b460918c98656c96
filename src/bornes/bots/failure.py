"""What went wrong inside a bot: the reason in a line, and its own traceback."""

from __future__ import annotations

import importlib
import traceback
from pathlib import Path
from typing import Final

from bornes.bots.bot import Bot
from bornes.engine.moves import Move
from bornes.engine.refusals import Refusal, Refused
from bornes.engine.resolve import resolve
from bornes.engine.view import View

LONGEST_REASON: Final = 200
_LONGEST_MOVE: Final = 60
_OURS: Final = str(Path(__file__).parents[1])
_MACHINERY: Final = ("<frozen importlib", str(Path(importlib.__file__).parent), _OURS)


class BotFailed(Refused):
    """A bot that can't be loaded or made, that raised something, or made no legal move.

    ``trace`` is the traceback from the bot's own first line on, empty if there is none.
    """

    def __init__(self, refusal: Refusal, trace: str = "") -> None:
        super().__init__(refusal)
        self.trace = trace

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.refusal, self.trace)


def ask(bot: Bot, view: View) -> Move:
    """What a bot answers to a view: a legal move, or `BotFailed` with the reason."""
    try:
        answer: object = bot.choose(view)  # a promise that a stranger's bot may break
    except (Exception, SystemExit) as error:
        refusal = Refusal("bot-failed", name=name_of(bot), problem=told(error))
        raise BotFailed(refusal, own_trace(error)) from error
    if not isinstance(answer, Move | str):
        raise answered_badly(bot, no_move(answer))
    try:
        move = Move.of(answer, view.seat)  # a move as it is written is understood as well
    except Refused as error:
        raise answered_badly(bot, not_legal(answer, error)) from None
    meant = resolve(view.known(), move) if move.seat == view.seat else view.why_not(move)
    if not isinstance(meant, Move):
        raise answered_badly(bot, not_legal(answer, meant))
    return meant


def answered_badly(bot: object, problem: str) -> BotFailed:
    """That a bot answered with what is no legal move."""
    return BotFailed(Refusal("bot-failed", name=name_of(bot), problem=problem))


def name_of(bot: object) -> str:
    """What a bot is called: its own name if it has one, or its class's."""
    name = getattr(bot, "name", None)
    return name if isinstance(name, str) else type(bot).__name__


def told(error: BaseException) -> str:
    """What went wrong inside a bot, in one line of bounded length."""
    return " ".join(f"{type(error).__name__}: {error}".split())[:LONGEST_REASON].rstrip(": ")


def no_move(answer: object) -> str:
    """That an answer is no move at all."""
    return f"no move but {type(answer).__name__}"


def not_legal(move: Move | str, refusal: object) -> str:
    """That a move was not legal."""
    return f"‘{str(move)[:_LONGEST_MOVE]}’: {refusal}"


def own_trace(error: BaseException) -> str:
    """The traceback as Python prints it, from the first line on that is not ours."""
    told = traceback.TracebackException.from_exception(error)
    frames = list(told.stack)
    while frames and frames[0].filename.startswith(_MACHINERY):
        del frames[0]
    if not frames and not isinstance(error, SyntaxError):
        return ""
    told.stack = traceback.StackSummary.from_list(frames)
    return "".join(told.format())

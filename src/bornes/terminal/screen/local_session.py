"""A match at this machine, for the screen: persons who share it, and bots who take their time.

Whether a bot was asked for an answer is not to be seen: a move that might be answered is shown
with answers open for the same time, whatever anybody holds.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

from bornes.engine.moves import Move
from bornes.engine.view import View
from bornes.locales import Messages
from bornes.locales.log_text import Company
from bornes.terminal.match.local import LocalMatch, Next
from bornes.terminal.match.save_file import SaveFile
from bornes.terminal.mistakes import Mistake, explained
from bornes.terminal.session import Kind, Moment, Session
from bornes.terminal.shown.hints import HintShown, hints

PACE: Final = 0.8
"""The seconds that a bot takes for a move, and for which answers stay open."""


class LocalSession(Session):
    """A match whose persons all sit before this screen."""

    may_save = True

    def __init__(self, match: LocalMatch, messages: Messages, pace: float = PACE) -> None:
        self.match = match
        self.messages = messages
        self.pace = pace
        self.watching: int | None = match.persons[0] if len(match.persons) == 1 else None
        self.problem = ""
        """Why the game could not be saved, if it could not."""
        self._open: View | None = None
        self._changed = asyncio.Event()

    # --- what there is to see -----------------------------------------------------

    def moment(self) -> Moment:
        """What there is to see and to do now."""
        if self._open is not None:
            return Moment(Kind.WAIT, self._open, self._company(), note=self.problem)
        step = self.match.next
        if step.kind in {Next.ASK, Next.NO_ANSWER, Next.DRAW} and step.seat != self.watching:
            return Moment(Kind.CURTAIN, None, self._company(), seat=step.seat)
        if step.kind is Next.NO_ANSWER:
            return Moment(Kind.NO_ANSWER, None, self._company(), seat=step.seat)
        view = self.match.view(self.watching)
        if step.kind is Next.ASK:
            return Moment(
                Kind.ASK, view, self._company(), tuple(view.legal_moves()), note=self.problem
            )
        kind = {Next.DEAL: Kind.HAND_ENDED, Next.OVER: Kind.MATCH_ENDED}.get(step.kind, Kind.WAIT)
        if kind is not Kind.WAIT and len(self.match.persons) > 1:
            view = self.match.view(None)  # everybody looks at the score
        return Moment(kind, view, self._company(), note=self.problem)

    def _company(self) -> Company:
        return self.match.company(self.watching, self.messages)

    # --- what is done -------------------------------------------------------------

    async def wait(self) -> None:
        """Let bots play, or wait for whoever sits there."""
        if self._open is not None:
            await self._close_answers()
            return
        match self.match.next.kind:
            case Next.BOT:
                await self._bot()
            case Next.DRAW if self.match.next.seat == self.watching:
                self._apply(self.match.game.legal_moves()[0])
            case _:
                await self._changed.wait()
                self._changed.clear()

    async def _bot(self) -> None:
        choice, _ = await asyncio.gather(
            asyncio.to_thread(self.match.bot_choice), asyncio.sleep(self.pace)
        )
        self._apply(choice)

    def _apply(self, move: Move) -> None:
        """Make a move; if only bots might answer it, show it with answers open for a while."""
        game, persons = self.match.game, set(self.match.persons)
        opened = game.answerable(move)
        shown = None if opened is None else game.with_answers_open(move)
        self.match.apply(move)
        if opened is not None and shown is not None:
            if persons & set(opened.seats):
                # A curtain, or a question, comes next whatever bots hold: they answer unseen.
                self._let_bots_answer()
            else:
                self._open = shown.view(self.watching)
        self._keep()

    def _let_bots_answer(self) -> None:
        while self.match.next.kind is Next.BOT and self.match.game.question is not None:
            self.match.play_bot()

    async def _close_answers(self) -> None:
        """Let the bots that are asked answer while the answers stay open."""
        await asyncio.gather(asyncio.to_thread(self._let_bots_answer), asyncio.sleep(self.pace))
        self._open = None
        self._keep()

    def play(self, move: Move) -> None:
        """Make a move of the person who looks."""
        self._apply(move)
        self._changed.set()

    def go_on(self) -> None:
        """Lift the curtain, say that one has looked, or deal the next hand."""
        step = self.match.next
        if step.kind in {Next.ASK, Next.NO_ANSWER, Next.DRAW} and step.seat != self.watching:
            self.watching = step.seat
        elif step.kind is Next.NO_ANSWER:
            self.match.looked()
        elif step.kind is Next.DEAL:
            self.match.deal()
            self._keep()
            if len(self.match.persons) > 1:
                self.watching = None
        self._changed.set()

    async def hints(self) -> list[HintShown]:
        """What the moves of the person who looks seem to be worth."""
        view = self.match.view(self.watching)
        return await asyncio.to_thread(hints, view, self._company())

    # --- the file -----------------------------------------------------------------

    def save(self, path: Path) -> str:
        """Keep the match in a file from now on."""
        if self.match.save is None or self.match.save.path != path:
            save = SaveFile(path)
            save.write(self.match.game, self.match.seats)
            self.match.save = save
        self.match.keep()
        return self.messages.text("play-saved", file=str(path))

    def _keep(self) -> None:
        """Write the game to its file; a full disk doesn't end the game."""
        try:
            self.match.keep()
            self.problem = ""
        except Mistake as mistake:
            self.problem = explained(mistake, self.messages)

    def farewell(self) -> list[str]:
        """How the match is gone on with."""
        if self.match.save is not None:
            file = str(self.match.save.path)
            return [self.messages.text("play-resume-with", file=file)]
        if self.match.game.match_outcome is not None:
            return []
        return [self.messages.text("play-left"), self.messages.text("play-not-saved")]

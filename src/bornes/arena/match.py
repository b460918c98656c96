"""One match between bots, and the matches of a fixture."""

from __future__ import annotations

import sys
from collections import Counter
from contextlib import redirect_stdout
from time import perf_counter_ns
from typing import Final

from bornes.arena.clock import Clock
from bornes.arena.exposure import Watch
from bornes.arena.outcomes import Forfeit, Group, Match, SideCount
from bornes.arena.plan import Fixture, Plan, Table
from bornes.bots import Bot
from bornes.bots.failure import no_move, not_legal, own_trace, told
from bornes.engine.events import CoupFourrePlayed, Event, ExtensionCalled, HandEnded
from bornes.engine.moves import Move
from bornes.engine.refusals import IllegalMove
from bornes.engine.scoring import total
from bornes.game import Game, new

PATIENCE: Final = 50_000
"""So many moves that change no total end a match. Even chance needs fewer for any hand, but
bots that only ever pass each other the same cards would go on for ever."""


def play_fixture(plan: Plan, fixture: Fixture) -> Group:
    """Play a match seed at every table of its fixture."""
    clocks = {bot: Clock() for bot in fixture.bots}
    # Results are printed to the output, and a bot that talks must not get among them.
    with redirect_stdout(sys.stderr):
        matches = tuple(_Playing(plan, fixture, table, clocks).match() for table in fixture.tables)
    return Group(fixture.number, fixture.bots, matches, clocks)


class _Failed(Exception):
    """A bot that raised something, or answered with what is no legal move."""

    def __init__(self, bot: int, seat: int, error: BaseException | str) -> None:
        reason = error if isinstance(error, str) else told(error)
        super().__init__(reason)
        trace = "" if isinstance(error, str) else own_trace(error)
        self.forfeit = Forfeit(bot, seat, reason, trace)


class _Playing:
    """A match as it is played."""

    def __init__(
        self, plan: Plan, fixture: Fixture, table: Table, clocks: dict[int, Clock]
    ) -> None:
        self.plan = plan
        self.number = fixture.number
        self.table = table
        self.clocks = clocks
        self.game = new(
            plan.edition,
            plan.players,
            seed=plan.match_seed(fixture.number),
            options=plan.options,
            house=plan.house,
        )
        sides = self.game.rules.sides
        self.bot_of = {
            seat: table[sides.index(self.game.rules.side_of(seat))]
            for seat in self.game.rules.seats
        }
        self.watch = Watch(sides[table.index(0)]) if plan.fairness else None

    def match(self) -> Match:
        """Play it to its end, to a bot's failure, or until nothing happens any more."""
        try:
            players = {seat: self._make(seat) for seat in self.game.rules.seats}
            finished = self._play(players)
        except _Failed as failed:
            return self._result(failed.forfeit)
        return self._result(unfinished=not finished)

    def _play(self, players: dict[int, Bot]) -> bool:
        """Whether the match was decided."""
        game, idle, totals = self.game, 0, self.game.scores
        while idle < PATIENCE:
            if game.phase == "over":
                if game.match_outcome is not None:
                    return True
                if game.scores != totals:
                    idle, totals = 0, game.scores
                game.deal()
            self._move(players)
            idle += 1
        return False

    def _move(self, players: dict[int, Bot]) -> None:
        game = self.game
        seat, legal = game.to_act, game.legal_moves()
        assert seat is not None
        # Where there is no choice nobody is asked: it would only make the times look better.
        move = legal[0] if len(legal) == 1 else self._answer(seat, players[seat])
        targets = self.watch.targets(game, legal) if self.watch else ()
        try:
            events = game.apply(move)
        except IllegalMove as error:
            raise _Failed(self.bot_of[seat], seat, not_legal(move, error)) from None
        if self.watch:
            self.watch.count(targets, events)

    def _answer(self, seat: int, player: Bot) -> Move | str:
        view = self.game.view(seat)
        begun = perf_counter_ns()
        try:
            answer: object = player.choose(view)  # a promise that a stranger's bot may break
        except (Exception, SystemExit) as error:  # noqa: BLE001 -- whatever a bot may raise
            raise _Failed(self.bot_of[seat], seat, error) from None
        self.clocks[self.bot_of[seat]].count(perf_counter_ns() - begun)
        if isinstance(answer, Move | str):  # a move as it is written is understood as well
            return answer
        raise _Failed(self.bot_of[seat], seat, no_move(answer))

    def _make(self, seat: int) -> Bot:
        bot = self.bot_of[seat]
        try:
            return self.plan.contestants[bot].make(self.plan.bot_seed(self.number, bot, seat))
        except (Exception, SystemExit) as error:  # noqa: BLE001 -- whatever a bot may raise
            raise _Failed(bot, seat, error) from None

    def _result(self, forfeit: Forfeit | None = None, *, unfinished: bool = False) -> Match:
        game, everybody = self.game, tuple(range(len(self.table)))
        if forfeit is not None:
            winners = tuple(side for side in everybody if self.table[side] != forfeit.bot)
        elif game.match_outcome is None:
            winners = everybody
        else:
            winners = tuple(map(game.rules.sides.index, game.match_outcome.winners))
        return Match(
            table=self.table,
            winners=winners,
            totals=tuple(game.scores.values()),
            hands=len(game.sheets),
            sides=side_counts(game),
            forfeit=forfeit,
            unfinished=unfinished,
            exposures=self.watch.exposures() if self.watch else (),
        )


def side_counts(game: Game) -> tuple[SideCount, ...]:
    """What each side did in the finished hands of a match."""
    points: Counter[str] = Counter()
    coups: Counter[str] = Counter()
    called: Counter[str] = Counter()
    extended: Counter[str] = Counter()
    for hand in _hands(game.log):
        asker = None
        for event in hand:
            if isinstance(event, CoupFourrePlayed):
                coups[game.rules.side_of(event.seat)] += 1
            elif isinstance(event, ExtensionCalled):
                asker = event.side
                called[asker] += 1
            elif isinstance(event, HandEnded):
                points.update({side: total(lines) for side, lines in event.score.items()})
                if asker in event.winners:
                    extended[asker] += 1
    return tuple(
        SideCount(points[side], coups[side], called[side], extended[side])
        for side in game.rules.sides
    )


def _hands(log: list[Event]) -> list[list[Event]]:
    """The events of the finished hands."""
    hands: list[list[Event]] = []
    begun = 0
    for place, event in enumerate(log, start=1):
        if isinstance(event, HandEnded):
            hands.append(log[begun:place])
            begun = place
    return hands

"""From views to messages. This is the only place where cards enter a message.

What everybody may see is written once for all, from what is the same in every view; what
one seat may see besides is made from its own view. Nothing else of the game is looked at.
"""

from __future__ import annotations

from msgspec import Raw, Struct

from bornes.engine.events import Event
from bornes.engine.rules import Rules
from bornes.engine.tableau import Tableau
from bornes.engine.view import View, shown
from bornes.server.live.shown.reasons import obstacles, tied
from bornes.server.protocol.clocks import ClockTimes
from bornes.server.protocol.encoding import encode, event_raw, framed, move_info
from bornes.server.protocol.game import (
    Asked,
    HandResult,
    LessonStep,
    MatchResult,
    OpenTable,
    Own,
    SideInfo,
)
from bornes.server.protocol.messages import AnswerInfo, UndoInfo
from bornes.server.protocol.values import Waiting
from bornes.server.table.table import Loss, Moment


class UpdateParts(Struct, frozen=True, tag_field="type", tag="update"):
    """An `Update` of which parts have been written already."""

    seq: int
    events: list[Raw]
    open: Raw
    own: Own | None
    answer: AnswerInfo | None
    re: str | None = None
    undo: UndoInfo | None = None
    times: ClockTimes | None = None


def open_part(view: View, loss: Loss | None = None) -> OpenTable:
    """What everybody may see: the same from every view of a moment."""
    rules, won = view.rules, view.outcome
    return OpenTable(
        hand_number=view.hand_number,
        dealer=view.dealer,
        phase=view.phase,
        turn=view.turn,
        to_act=view.to_act,
        plays_left=view.plays_left,
        owed=view.owed,
        taken=view.taken,
        target=view.target,
        extension=view.extension,
        draw_size=view.draw_size,
        discards=view.discards,
        hand_sizes=tuple(view.hand_sizes.values()),
        sides=[_side(side, rules) for side in view.sides.values()],
        score=view.score,  # type: ignore[arg-type]
        scores=view.scores,  # type: ignore[arg-type]
        sheets=view.sheets,  # type: ignore[arg-type]
        outcome=None if won is None else HandResult(won.winners, won.reason),
        match_outcome=_match_result(view, loss),
        tied=list(tied(view)),
    )


def _match_result(view: View, loss: Loss | None) -> MatchResult | None:
    if loss is not None:
        return MatchResult(loss.winners, "time")
    match = view.match_outcome
    return None if match is None else MatchResult(match.winners, match.reason.value)


def _side(side: Tableau, rules: Rules) -> SideInfo:
    return SideInfo(
        side.side,
        side.seats,
        side.battle,
        side.speed,
        side.distance,
        side.safeties,
        side.coups,
        side.hazards,
        side.limited,
        side.rolling(rules),
        side.km,
        side.spot,
    )


def own_part(moment: Moment, view: View) -> Own:
    """What a seat may see besides; it is noted what it may do."""
    assert view.seat is not None
    asked = view.asked
    moves = view.legal_moves()
    moment.legal[view.seat] = moves
    if not moves and asked is None:
        return Own(view.hand, None, [])
    road = view.rules.circuit is not None
    return Own(
        view.hand,
        None if asked is None else Asked(asked.by, asked.side, asked.hazard, asked.back_to),
        [move_info(move, view.arrival(move) if road else None) for move in moves],
        obstacles(view),
        _lesson_step(moment, view.seat),
    )


def _lesson_step(moment: Moment, seat: int) -> LessonStep | None:
    """What a guided hand shows next: told by the moves that were made and those that can be."""
    if moment.lesson is None:
        return None
    step = moment.lesson.next_step(moment.game_for(seat))
    if step is None or step.say is None or step.move.seat != seat:
        return None
    return LessonStep(f"{moment.lesson.id}-{step.say}", str(step.move))


def answer_part(moment: Moment, seconds: float | None) -> AnswerInfo | None:
    """That answers are open, and for how long, in the same words for everybody."""
    window = moment.window
    if window is None:
        return None
    everyone = window.waiting is Waiting.ALL
    return AnswerInfo(
        by=window.about.by,
        side=window.about.side,
        hazard=window.about.hazard,
        seats=window.might,
        declined=tuple(sorted(window.declined)) if everyone else (),
        waiting=window.waiting,
        seconds=seconds if window.waiting is Waiting.TIMED else None,
    )


def undo_part(moment: Moment, seconds: float | None) -> UndoInfo | None:
    """That the last move can be taken back, and for how long."""
    if moment.undo is None:
        return None
    return UndoInfo(moment.undo, seconds if moment.held else None)


class Showing:
    """One moment, written for whoever looks; what is the same for several is written once."""

    def __init__(
        self, moment: Moment, seconds: float | None, times: ClockTimes | None = None
    ) -> None:
        self.moment = moment
        self._times = times
        self._answer = answer_part(moment, seconds)
        self._undo = undo_part(moment, seconds)
        self._open: Raw | None = None
        self._written: dict[int | None, bytes] = {}
        self._events: dict[int, tuple[Event, Raw]] = {}

    def frame_for(self, seat: int | None, re: str | None = None) -> bytes:
        """The update for a seat, or for a spectator, as a frame."""
        if re is not None:
            return framed(self.message_for(seat, re))
        written = self._written.get(seat)
        if written is None:
            written = self._written[seat] = framed(self.message_for(seat))
        return written

    def message_for(self, seat: int | None, re: str | None = None) -> bytes:
        """The update for a seat, or for a spectator."""
        moment = self.moment
        # Without its history, which messages tell event by event.
        view = moment.game.view(seat, history=False)
        if self._open is None:
            self._open = Raw(encode(open_part(view, moment.loss)))
        update = UpdateParts(
            moment.seq,
            self._events_for(seat),
            self._open,
            None if seat is None else own_part(moment, own_view(moment, view)),
            self._answer,
            re,
            self._undo,
            self._times,
        )
        return encode(update)

    def _events_for(self, seat: int | None) -> list[Raw]:
        """What a seat is shown of what happened; most events are the same for all."""
        found = []
        for event in self.moment.fresh:
            part = shown(event, seat)
            if part is None:
                continue
            known = self._events.get(id(part))
            if known is None:
                known = self._events[id(part)] = (part, event_raw(part))
            found.append(known[1])
        return found


def own_view(moment: Moment, view: View) -> View:
    """A seat's own view: the one of the moment, unless it alone is offered an answer."""
    game = moment.game_for(view.seat)
    return view if game is moment.game else game.view(view.seat, history=False)

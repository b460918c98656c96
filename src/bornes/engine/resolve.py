"""A written move judged: completed if it leaves out the obvious, refused with the reason."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from bornes.circuit import Arrival
from bornes.engine.cards import HAZARD_OF, KIND, Card, Kind
from bornes.engine.legal_moves import legal_moves, parries, why_not_take
from bornes.engine.legality import (
    tokens_left,
    why_not_attack,
    why_not_draw,
    why_not_drive,
    why_not_own,
)
from bornes.engine.moves import Move, Verb
from bornes.engine.refusals import Refusal
from bornes.engine.rules import DrawFrom
from bornes.engine.state import State

_MOST_SHOWN = 6


def resolve(state: State, move: Move) -> Move | Refusal:
    """The legal move that was meant, or why there is none."""
    # A view can't list the moves of another seat, whose cards it doesn't know.
    legal = legal_moves(state) if move.seat == state.to_act else []
    if move in legal:
        return move
    meant = [full for full in legal if _could_mean(move, full)]
    if len(meant) == 1 or (meant and all(_arrives(state, full) for full in meant)):
        return meant[0]
    if meant:
        shown = ", ".join(f"'{full}'" for full in meant[:_MOST_SHOWN])
        return Refusal("say-which", choices=shown)
    return why_not(state, move)


def _could_mean(short: Move, full: Move) -> bool:
    """Whether a move leaves out nothing but what it may leave out."""
    if (short.seat, short.verb, short.card, short.doubled, short.shortcut) != (
        full.seat,
        full.verb,
        full.card,
        full.doubled,
        full.shortcut,
    ):
        return False
    return all(
        getattr(short, name) in (None, getattr(full, name))
        for name in ("on", "curing", "top", "lane")
    )


def _arrives(state: State, move: Move) -> bool:
    # At the finish the lane no longer matters, so it need not be named.
    if move.lane is None or state.rules.circuit is None:
        return False
    card = move.doubled or move.card
    assert card is not None
    end = why_not_drive(
        state, move.seat, card, doubled=move.doubled is not None, shortcut=move.shortcut
    )
    return isinstance(end, Arrival) and end.square == state.rules.circuit.finish


def why_not(state: State, move: Move) -> Refusal:
    """The reason against a move that is not among the legal ones."""
    if state.phase == "over":
        return Refusal("match-over" if state.match_outcome else "hand-over")
    if move.seat not in state.rules.seats:
        return Refusal("no-such-seat", seat=move.seat, players=state.rules.players)
    if move.seat != state.to_act:
        # Who is being asked is nobody else's business, so the reason doesn't name them.
        if state.phase == "react":
            return Refusal("not-asked", seat=move.seat)
        return Refusal("not-your-turn", seat=state.to_act)
    if refusal := _why_not_now(state, move.verb):
        return refusal
    if move.card is not None and move.card not in state.hand(move.seat):
        return Refusal("not-in-hand", card=move.card)
    reason = _BY_VERB[move.verb](state, move) if move.verb in _BY_VERB else None
    return reason or Refusal("badly-formed", move=str(move))


_PHASE_VERBS = {
    "draw": (Verb.DRAW, Verb.TAKE),
    "play": (Verb.PLAY, Verb.DISCARD, Verb.END),
    "react": (Verb.COUP_FOURRE, Verb.PARRY, Verb.U_TURN, Verb.PASS),
    "extension": (Verb.EXTEND, Verb.FINISH),
}
_FIRST = {"draw": "draw-first", "react": "answer-first", "extension": "extension-first"}


def _why_not_now(state: State, verb: Verb) -> Refusal | None:
    """Why this is not the time for such a move."""
    if verb in _PHASE_VERBS[state.phase]:
        return None
    if state.phase in _FIRST:
        return Refusal(_FIRST[state.phase])
    if verb in _PHASE_VERBS["react"]:
        return Refusal("nothing-to-answer")
    if verb in _PHASE_VERBS["extension"]:
        return Refusal("no-extension-now")
    if state.rules.draw_from is DrawFrom.PILE:
        return Refusal("draw-is-automatic")
    return Refusal("already-drawn")


def _why_not_play(state: State, move: Move) -> Refusal | None:
    card = move.card
    assert card is not None
    if state.owed:
        return Refusal("owes-discards", count=state.owed)
    if state.taken not in (None, card):
        return Refusal("must-play-taken", card=state.taken)
    if state.plays_left == 0:
        return Refusal("only-end")
    if KIND[card] is Kind.HAZARD:
        return _why_not_hazard(state, move, card)
    if move.on is not None:
        return Refusal("takes-no-target", card=card)
    if card is Card.ACCELERATION or (state.rules.circuit and KIND[card] is Kind.DISTANCE):
        return _why_not_road(state, move, card)
    if move.lane is not None or move.shortcut:
        return Refusal("no-lanes", card=card)
    status = state.side(move.seat).status(state.rules, state.target)
    if refusal := why_not_own(state.rules, status, card):
        return refusal
    if move.curing is not None:
        return Refusal("not-cured", card=move.curing)
    return Refusal("bad-top", card=move.top) if move.top is not None else None


def _why_not_hazard(state: State, move: Move, hazard: Card) -> Refusal | None:
    own = state.side(move.seat).side
    rivals = [side for side in state.tableaus if side != own]
    if move.on == own:
        return Refusal("own-side", card=hazard)
    if move.on is not None and move.on not in rivals:
        return Refusal("no-such-side", side=move.on)
    if state.rules.hazard_tokens is not None and not tokens_left(state, hazard):
        return Refusal("no-tokens", card=hazard)
    targets = [move.on] if move.on is not None else rivals
    for side in targets:
        status = state.tableaus[side].status(state.rules, state.target)
        if refusal := why_not_attack(state.rules, status, hazard):
            return refusal if len(targets) == 1 else Refusal("no-target", card=hazard)
    return None


def _why_not_road(state: State, move: Move, card: Card) -> Refusal | None:
    distance = card
    if card is Card.ACCELERATION:
        if move.doubled is None or KIND[move.doubled] is not Kind.DISTANCE:
            return Refusal("acceleration-alone")
        if move.doubled not in state.hand(move.seat):
            return Refusal("not-in-hand", card=move.doubled)
        distance = move.doubled
    end = why_not_drive(
        state,
        move.seat,
        distance,
        doubled=card is Card.ACCELERATION,
        shortcut=move.shortcut,
    )
    if isinstance(end, Refusal):
        return end
    if move.lane is not None and move.lane not in end.lanes:
        return Refusal("lane-not-free", lane=move.lane, square=end.square)
    return None


def _why_not_discard(state: State, _: Move) -> Refusal | None:
    if state.taken is not None:
        return Refusal("must-play-taken", card=state.taken)
    if state.plays_left == 0:
        return Refusal("only-end")
    if state.rules.accelerated and state.played:
        return Refusal("no-discard-after-play")
    return Refusal("could-play") if state.rules.discard_only_when_stuck else None


def _why_not_end(state: State, _: Move) -> Refusal | None:
    return Refusal("end-after-play" if state.rules.accelerated else "no-end")


def _why_not_u_turn(state: State, _: Move) -> Refusal:
    hazard = state.question.hazard if state.question else None
    if hazard is not None:
        return Refusal("wrong-answer", card=Card.U_TURN, hazard=hazard)
    return Refusal("not-in-hand", card=Card.U_TURN)


def _why_not_answer(state: State, move: Move) -> Refusal | None:
    question, card = state.question, move.card
    assert question is not None
    assert card is not None
    hazard = question.hazard
    if hazard is None:
        return Refusal("only-u-turn")
    if move.verb is Verb.COUP_FOURRE:
        return Refusal("wrong-answer", card=card, hazard=hazard)
    if not state.rules.remedy_answers:
        return Refusal("no-parry")
    if HAZARD_OF.get(card) is not hazard:
        return Refusal("wrong-answer", card=card, hazard=hazard)
    return Refusal("bad-top", card=move.top) if parries(state, move.seat, hazard) else None


_BY_VERB: Final[Mapping[Verb, Callable[[State, Move], Refusal | None]]] = {
    Verb.DRAW: lambda state, _: why_not_draw(state),
    Verb.TAKE: lambda state, _: why_not_take(state),
    Verb.PLAY: _why_not_play,
    Verb.DISCARD: _why_not_discard,
    Verb.END: _why_not_end,
    Verb.COUP_FOURRE: _why_not_answer,
    Verb.PARRY: _why_not_answer,
    Verb.U_TURN: _why_not_u_turn,
}

"""Advice: every legal move with what it is worth, and a reason, the best first.

The figures come from the champion's search, the reasons from the view alone.
"""

from __future__ import annotations

from dataclasses import dataclass

from bornes.advice.figures import clearly_worse, ranked, searched
from bornes.advice.reason import Reason
from bornes.advice.reasons import answers, plays
from bornes.advice.reasons.discards import discard
from bornes.advice.reasons.drives import drive
from bornes.advice.reasons.ends import ENDINGS, ending, extend
from bornes.advice.situation import Situation
from bornes.bots import ask, make
from bornes.bots.champion import ChampionBot
from bornes.engine.cards import KIND, Card, Kind
from bornes.engine.moves import Move, Verb
from bornes.engine.refusals import Refusal, Refused
from bornes.engine.view import View
from bornes.game import read_seed


@dataclass(frozen=True, slots=True)
class Advice:
    """A legal move, what it seems to be worth to the side that makes it, and why."""

    move: Move
    chance: float
    """The chance of winning the match."""
    points: float | None
    """The side's points of this hand on average, or None where hands are games without points."""
    hand: float
    """The chance of winning this hand."""
    reason: Reason
    chosen: bool
    """Whether this is what the bot that was asked would do."""
    worlds: int
    """The number of ways of dealing the hidden cards in which the move was played out."""
    worse: bool
    """Whether the search's best move is clearly better: beyond doubt, and by three per cent."""


def advise(
    view: View,
    bot: str = ChampionBot.name,
    seed: int = 0,
    playouts: int | None = None,
    seconds: float | None = None,
) -> list[Advice]:
    """Every legal move of the seat: the bot's choice first, then by the chance of winning.

    The bot is named as everywhere (`bornes.bots.make`). Whichever is asked, the figures come from
    a search. ``playouts`` bounds it, and ``seconds`` cuts it short; without the latter the same
    arguments give the same advice.
    """
    _check_asked(view)
    read_seed(seed)
    chooser = None if bot == ChampionBot.name else make(bot, seed=seed)
    estimates = searched(view, seed, playouts, seconds)
    situation = Situation(view)
    reasons = {e.move: reason_for(situation, e.move, e.hand) for e in estimates}
    certain = [move for move, reason in reasons.items() if reason.code in ENDINGS]
    found = ranked(estimates, certain)
    choice = found[0][0].move if chooser is None else ask(chooser, view)
    advice = [
        Advice(
            move=estimate.move,
            chance=chance,
            points=estimate.points if view.rules.scored else None,
            hand=estimate.hand,
            reason=reasons[estimate.move],
            chosen=estimate.move is choice,
            worlds=estimate.worlds,
            worse=clearly_worse(estimate),
        )
        for estimate, chance in found
    ]
    return sorted(advice, key=lambda one: not one.chosen)


def _check_asked(view: View) -> None:
    if view.legal_moves():
        return
    if view.seat is None:
        raise Refused(Refusal("advice-spectator"))
    if view.to_act is None:
        raise Refused(Refusal("advice-nothing-asked", seat=view.seat))
    raise Refused(Refusal("advice-not-asked", seat=view.seat, other=view.to_act))


def reason_for(situation: Situation, move: Move, hand: float) -> Reason:
    """The reason for a legal move; ``hand`` is the chance of winning the hand after it."""
    match move.verb:
        case Verb.PLAY:
            return _play(situation, move)
        case Verb.DISCARD:
            return discard(situation, move)
        case Verb.COUP_FOURRE:
            return answers.coup_fourre(situation, move)
        case Verb.PARRY:
            return answers.parry(situation, move)
        case Verb.U_TURN:
            return answers.u_turn(situation)
        case Verb.PASS:
            return answers.decline(situation)
        case Verb.DRAW:
            return answers.draw(situation)
        case Verb.TAKE:
            return answers.take(situation)
        case Verb.END:
            return answers.end(situation, move)
        case Verb.EXTEND:
            return extend(situation, hand, situation.after(move))
        case Verb.FINISH:
            found = ending(situation, situation.after(move))
            assert found is not None
            return found


def _play(situation: Situation, move: Move) -> Reason:
    card = move.card
    assert card is not None
    if card is Card.TURBO:
        return plays.turbo(situation, move)
    if card is Card.TOW_TRUCK:
        return plays.remedy(situation, move)
    match KIND[card]:
        case Kind.HAZARD:
            return plays.hazard(situation, move)
        case Kind.SAFETY:
            return plays.safety(situation, move)
        case Kind.REMEDY:
            return plays.remedy(situation, move)
        case _:
            return drive(situation, move)

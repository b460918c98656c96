"""A brisk player for trying moves out: few thoughts, as many moves as possible."""

from __future__ import annotations

from random import Random
from typing import Final

from bornes.engine.cards import HAZARD_OF, KIND, KM, Card, Kind
from bornes.engine.moves import Move, Verb
from bornes.game import Game

_ANSWERS: Final = (Verb.COUP_FOURRE, Verb.PARRY)
_REMEDY: Final = 300.0
_DRIVE: Final = 150.0
_HAZARD: Final = 200.0
_SAFETY_FROM: Final = 100.0


def brisk_move(game: Game, chance: Random) -> Move:
    """A sensible move for the seat to act, from its own cards and the open table."""
    moves = game.legal_moves()
    if len(moves) == 1:
        return moves[0]
    noise = chance.random
    return max(moves, key=lambda move: _worth(game, move) + noise())


def _worth(game: Game, move: Move) -> float:
    verb, card = move.verb, move.card
    if verb is Verb.PLAY:
        assert card is not None
        return _play(game, move, card)
    if verb is Verb.DISCARD:
        assert card is not None
        return -_missed(game, move.seat, card)
    if verb in _ANSWERS:
        return _REMEDY
    if verb is Verb.U_TURN:
        question = game.question
        return 1.0 if question and game.tableaus[question.side].km >= game.target else -1.0
    if verb is Verb.TAKE:
        return 1.0 if KIND[game.discards[-1]] in (Kind.DISTANCE, Kind.SAFETY) else -1.0
    return 2.0 if verb is Verb.FINISH else 0.0


def _play(game: Game, move: Move, card: Card) -> float:
    kind = KIND[card]
    if kind is Kind.DISTANCE:
        return _DRIVE + KM[card] / 2
    if kind is Kind.HAZARD:
        assert move.on is not None
        return _HAZARD + game.tableaus[move.on].km / 10
    if kind is Kind.REMEDY:
        return _REMEDY
    if kind is Kind.SAFETY:
        own = game.side(move.seat)
        return _SAFETY_FROM + game.rules.safety_km if not own.hazards else _REMEDY
    if move.doubled is not None:
        return _DRIVE + KM[move.doubled]
    return _REMEDY - 50.0


def _missed(game: Game, seat: int, card: Card) -> float:
    kind = KIND[card]
    if kind is Kind.DISTANCE:
        return 10.0 + KM[card] / 20
    if kind is Kind.REMEDY:
        return 40.0 if HAZARD_OF[card] in game.side(seat).hazards else 12.0
    return 12.0 if kind is Kind.HAZARD else 50.0

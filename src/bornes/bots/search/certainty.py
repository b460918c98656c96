"""What needs no search: the move that wins the match, and those to which another is preferable.

Rollouts compare averages over worlds, and points count a little beside the match. So by a hair a
search may prefer to play on where it could win, or throw away a card that it could play.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from bornes.engine.cards import KIND, Kind
from bornes.engine.moves import Move, Verb
from bornes.engine.view import View
from bornes.game import Game
from bornes.sampling import Worlds

_MAY_END: Final = (Verb.PLAY, Verb.DISCARD, Verb.FINISH, Verb.END, Verb.COUP_FOURRE)


def winning_moves(view: View, moves: Sequence[Move]) -> list[Move]:
    """The moves that win the match whatever anybody else may hold.

    Where nobody else can answer, no hidden card counts: any world tells.
    """
    assert view.side is not None
    candidates = [move for move in moves if move.verb in _MAY_END]
    if not candidates:
        return []
    world = Worlds(view).sample(Random(0))
    return [move for move in candidates if _wins(world.copy(), move, view.side.side)]


def _wins(game: Game, move: Move, side: str) -> bool:
    """Whether a side wins the match by a move, and by finishing where it is asked thereafter."""
    if game.answerable(move) is not None:
        return False
    game.apply(move)
    if game.phase == "extension" and game.to_act == move.seat:
        game.apply(Move(move.seat, Verb.FINISH))
    return game.match_outcome is not None and game.match_outcome.winner == side


def wasteful_moves(view: View, moves: Sequence[Move]) -> set[Move]:
    """Discards of safeties and remedies that could be played on one's own side instead.

    On a circuit a turn is several moves, and what is discarded there may be played before.
    """
    if view.rules.circuit is not None:
        return set()
    playable = {move.card for move in moves if move.verb is Verb.PLAY and move.on is None}
    return {
        move
        for move in moves
        if move.verb is Verb.DISCARD
        and move.card is not None
        and move.card in playable
        and KIND[move.card] in (Kind.REMEDY, Kind.SAFETY)
    }

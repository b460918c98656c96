"""What needs no search: the move that wins the match, and those to which another is preferable.

Rollouts compare averages over worlds, and points count a little beside the match. So by a hair a
search may prefer to play on where it could win, or throw away a card that it could play.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from bornes.bots.knowledge import Knowledge
from bornes.engine.cards import KIND, KM, SAFETY_FOR, Card, Kind
from bornes.engine.moves import Move, Verb
from bornes.engine.rules import DrawFrom, Reshuffle
from bornes.engine.view import View
from bornes.game import Game
from bornes.sampling import Worlds

Wasteful = Callable[[View, Sequence[Move]], set[Move]]
"""Tells which of some moves another is preferable to."""
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
    """Discards to which another move is preferable, whatever anybody else may hold."""
    discards = {move for move in moves if move.verb is Verb.DISCARD}
    if not discards:
        return set()
    if harmless_plays(view, moves):
        # Every turn takes a card from the hand, and none comes to it. A card that is discarded now
        # can be discarded later as well, and may be of use until then; the other may not be
        # playable for long.
        return discards
    played = {move.card for move in moves if move.verb is Verb.PLAY and move.on is None}
    kinds = _kinds_never_thrown(view)
    wasted = {card for card in played if card is not None and KIND[card] in kinds}
    return {move for move in discards if move.card in wasted}


def eligible_moves(
    view: View, moves: Sequence[Move], wasteful: Wasteful = wasteful_moves
) -> list[Move]:
    """The moves that may be made: those that win the match, or else all that are not wasteful."""
    if winning := winning_moves(view, moves):
        return winning
    refused = wasteful(view, moves)
    return [move for move in moves if move not in refused]


def _kinds_never_thrown(view: View) -> tuple[Kind, ...]:
    """What is played on one's own side rather than thrown away.

    On a circuit only safeties: what is cured there gives a token back, to be used again. And what
    is discarded covers what the next seat may take, so there must be nothing that it could.
    """
    if view.rules.circuit is None:
        return (Kind.REMEDY, Kind.SAFETY)
    covers = view.discards and view.discards[-1] not in view.rules.never_taken
    return () if covers else (Kind.SAFETY,)


def harmless_plays(view: View, moves: Sequence[Move]) -> list[Move]:
    """The moves that lay a card on one's own side which can bring nothing but points."""
    rules = view.rules
    bare = (
        view.draw_size == 0
        and rules.plain_turns
        and rules.reshuffle is Reshuffle.NEVER
        and rules.draw_from is DrawFrom.PILE
        and rules.idle_rounds is None
        and rules.scored
    )
    own = [move for move in moves if move.verb is Verb.PLAY and move.on is None] if bare else []
    if not own:
        return []
    know = Knowledge(view)
    free = {Kind.DISTANCE} if _out_of_reach(know) else set()
    return [
        move
        for move in own
        if move.card is not None and (KIND[move.card] in free or _changes_nothing(know, move.card))
    ]


def _out_of_reach(know: Knowledge) -> bool:
    """Whether a side can't arrive any more, so that more km only count, and none is one too many.

    Whoever is furthest when nobody arrives may win by the rules; what a winner is paid for going
    without some cards is then at stake.
    """
    rules = know.rules
    if rules.furthest_wins or rules.safety_km or rules.coup_fourre_km:
        return False
    unseen = (KM[card] for card in Counter(know.unseen).elements() if card in KM)
    partners = sorted(unseen, reverse=True)[: know.hidden(know.own)]
    return sum(KM.get(card, 0) for card in know.hand) + sum(partners) < know.left(know.own)


def _changes_nothing(know: Knowledge, card: Card) -> bool:
    """Whether a card is a safety that brings its points and no more: what it answers can't come.

    What it cures would be a shelter from other hazards, and so would be the want of a ``roll``.
    """
    kept = know.rules.roll_after_safety or KIND[card] is not Kind.SAFETY
    if kept or know.may_answer(card):
        return False
    coming = (hazard for hazard in SAFETY_FOR if know.unseen.get(hazard, 0))
    if all(SAFETY_FOR[hazard] in know.own.safe for hazard in coming):
        return True
    cures = any(SAFETY_FOR[hazard] is card for hazard in know.own.hazards)
    return card is not Card.RIGHT_OF_WAY and not cures

"""Answers out of turn at a table with several people: open for all, the same for all.

The engine knows who can answer and asks only those. What the table is shown while answers
are open is therefore made without looking at what anybody holds: it is the same whether or
not there is an answer. Only a seat that has one is offered it.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from bornes.engine.cards import KIND, SAFETY_FOR, Card, Kind
from bornes.engine.moves import Move, Verb
from bornes.engine.rules import Rules
from bornes.game import Game
from bornes.server.protocol.values import Waiting


@dataclass(slots=True)
class Window:
    """The time in which a move may be answered."""

    by: int
    """The seat that attacked or moved."""
    side: str
    """The side attacked, or the side that moved."""
    hazard: Card | None
    might: tuple[int, ...]
    """Every seat that could have an answer for all the table knows."""
    waiting: Waiting
    shown: Game
    """The table as it is shown meanwhile."""
    offers: dict[int, Game]
    """For each seat that has an answer, the game in which it is asked."""
    declined: set[int] = field(default_factory=set)

    def game_for(self, seat: int | None) -> Game:
        """The game that a seat's view is made from."""
        if seat is None or seat in self.declined:
            return self.shown
        return self.offers.get(seat, self.shown)


def may_open(rules: Rules, move: Move) -> bool:
    """Whether a move is of a kind that may be answered."""
    if move.verb is not Verb.PLAY or move.card is None:
        return False
    kind = KIND[move.card]
    if kind is Kind.HAZARD:
        return True
    return rules.circuit is not None and (kind is Kind.DISTANCE or move.card is Card.ACCELERATION)


def could_be_answered(shown: Game, hazard: Card | None) -> bool:
    """Whether the table can't rule an answer out: after a distance, while a U-turn is unseen."""
    if hazard is not None:
        return True
    deck = dict(shown.rules.deck).get(Card.U_TURN, 0)
    return shown.discards.count(Card.U_TURN) < deck


def open_window(before: Game, after: Game, move: Move, waiting: Waiting) -> Window:
    """The window after a whole move, given the game before and after it.

    The game before it is used up.
    """
    assert move.card is not None
    rules = before.rules
    hazard = move.card if KIND[move.card] is Kind.HAZARD else None
    own = rules.side_of(move.seat)
    side = move.on if hazard is not None and move.on is not None else own
    # From the mover's left, as the engine asks them.
    order = [(move.seat - 1 + step) % rules.players + 1 for step in range(1, rules.players)]
    might = tuple(
        seat
        for seat in order
        if (rules.side_of(seat) == side if hazard is not None else rules.side_of(seat) != side)
    )
    answer = SAFETY_FOR[hazard] if hazard is not None else Card.U_TURN
    shown = _as_if_answerable(before, move, might[0], answer)
    return Window(move.seat, side, hazard, might, waiting, shown, _offers(after))


def _as_if_answerable(before: Game, move: Move, seat: int, answer: Card) -> Game:
    """The table after a move, at the point where answers are open.

    The engine stops there only if somebody can answer. So a seat is lent an answer while
    the move is made, whether it has one or not, and then nobody is asked.
    """
    hand = before.hands[seat - 1]
    before.hands[seat - 1] = [*hand, answer]
    before.apply(move)
    before.hands[seat - 1] = hand
    before.question = None
    before.to_act = None
    before.known_legal = None
    return before


def _offers(after: Game) -> dict[int, Game]:
    """Everybody who has an answer is offered it at once; the engine asks one by one."""
    offers: dict[int, Game] = {}
    asking = after
    while asking.phase == "react" and asking.to_act is not None:
        seat = asking.to_act
        offers[seat] = asking.copy()
        asking = asking.copy()
        asking.apply(Move(seat, Verb.PASS))
    return offers

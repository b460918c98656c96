"""The legal moves: everything that `legality` has no reason to refuse.

What may be played on one side's table is worked out once for every `Status` and kept, so
that listing the moves of a turn is a matter of looking them up.
"""

from __future__ import annotations

from functools import lru_cache

from bornes.circuit import Arrival
from bornes.engine.cards import BATTLE_HAZARDS, HAZARD_OF, KIND, KM, SAFETY_FOR, Card, Kind
from bornes.engine.legality import (
    tokens_left,
    why_not_attack,
    why_not_draw,
    why_not_drive,
    why_not_own,
)
from bornes.engine.moves import Move, Verb
from bornes.engine.refusals import Refusal
from bornes.engine.rules import DrawFrom, Rules
from bornes.engine.state import State
from bornes.engine.tableau import CardMoves, Facts, Status, Tableau


def legal_moves(state: State) -> list[Move]:
    """The moves of the seat to act, in a fixed order."""
    rules = state.rules
    if (
        state.phase != "play"
        or rules.circuit is not None
        or rules.accelerated
        or rules.discard_only_when_stuck
        or state.taken is not None
    ):
        return _other_moves(state)
    # A turn in which one card is played or discarded on a plain road. It is written for
    # speed, because programs play millions of them.
    seat = state.turn
    own = state.tableaus[rules.seating[seat - 1]]
    table = own.plays.get(seat)
    if table is None:
        table = _plays(state, own, seat)
    moves: list[Move] = []
    last = None
    hand = state.hands[seat - 1]
    for card in hand:
        if card is not last:  # hands are sorted, so copies of a card lie together
            last = card
            moves += table[card]
    for other in state.tableaus.values():
        if other is not own:
            attacks = other.attacks.get(seat)
            if attacks is None:
                attacks = _attacks(state, other, seat)
            last = None
            for card in hand:
                if card in attacks and card is not last:
                    last = card
                    moves += attacks[card]
    return moves


def _other_moves(state: State) -> list[Move]:
    seat = state.to_act
    if seat is None:
        return []
    if state.phase == "play":
        return _full_turn(state)
    if state.phase == "react":
        return answers(state, seat)
    if state.phase == "draw":
        draw = [] if why_not_draw(state) else [Move(seat, Verb.DRAW)]
        return draw if why_not_take(state) else [*draw, Move(seat, Verb.TAKE)]
    if state.phase == "extension":
        return [Move(seat, Verb.EXTEND), Move(seat, Verb.FINISH)]
    return []


def _full_turn(state: State) -> list[Move]:
    """The moves of a turn with a circuit, several plays, or cards that must be played."""
    seat = state.turn
    hand = state.hand(seat)
    cards = list(dict.fromkeys(hand))
    if state.owed:
        return [Move(seat, Verb.DISCARD, card) for card in cards]
    if state.taken is not None:
        return plays_of(state, seat, state.taken, hand)
    plays = [move for card in cards for move in plays_of(state, seat, card, hand)]
    if state.rules.accelerated and state.plays_left == 0:
        return [Move(seat, Verb.END)]
    if state.rules.accelerated and state.played:
        return [*plays, Move(seat, Verb.END)]
    if plays and state.rules.discard_only_when_stuck:
        return plays
    return plays + [Move(seat, Verb.DISCARD, card) for card in cards]


def answers(state: State, seat: int) -> list[Move]:
    """What a seat may answer to the hazard or the move in question."""
    question = state.question
    assert question is not None
    hand = state.hand(seat)
    moves = []
    if question.hazard is not None:
        safety = SAFETY_FOR[question.hazard]
        if safety in hand:
            moves.append(Move(seat, Verb.COUP_FOURRE, safety))
        moves += parries(state, seat, question.hazard)
    elif Card.U_TURN in hand:
        moves.append(Move(seat, Verb.U_TURN))
    return [*moves, Move(seat, Verb.PASS)]


def can_answer(state: State, seat: int, hazard: Card) -> bool:
    """Whether a seat has an answer to a hazard."""
    if SAFETY_FOR[hazard] in state.hands[seat - 1]:
        return True
    return state.rules.remedy_answers and bool(parries(state, seat, hazard))


def parries(state: State, seat: int, hazard: Card) -> list[Move]:
    """The out-of-turn remedies of a seat against a hazard, where the rules have them."""
    if not state.rules.remedy_answers:
        return []
    return [
        Move(seat, Verb.PARRY, card, top=top)
        for card in dict.fromkeys(state.hand(seat))
        if HAZARD_OF.get(card) is hazard
        for top in ((card, hazard) if state.rules.hazard_tokens is None else (card,))
    ]


def plays_of(state: State, seat: int, card: Card, hand: list[Card]) -> list[Move]:
    """Every play of one card from this hand, discards apart."""
    rules, tableau = state.rules, state.side(seat)
    if KIND[card] is Kind.HAZARD:
        if rules.hazard_tokens is not None and not tokens_left(state, card):
            return []
        others = (other for other in state.tableaus.values() if other is not tableau)
        return [move for other in others for move in _attacks(state, other, seat).get(card, ())]
    if rules.circuit is not None and KIND[card] is Kind.DISTANCE:
        return _road_moves(state, seat, card)
    if card is Card.ACCELERATION:
        partners = sorted({other for other in hand if other in KM})
        return [m for other in partners for m in _road_moves(state, seat, other, doubled=True)]
    return list(_plays(state, tableau, seat)[card][:-1])


def why_not_take(state: State) -> Refusal | None:
    """Why the top of the discard pile can't be taken by the seat to act."""
    rules, seat = state.rules, state.turn
    if rules.draw_from is DrawFrom.PILE:
        return Refusal("no-taking")
    if not state.discards:
        return Refusal("no-discards")
    if rules.draw_from is DrawFrom.PILE_OR_DISCARD:
        return None
    card = state.discards[-1]
    if card in rules.never_taken:
        return Refusal("never-taken", card=card)
    if not plays_of(state, seat, card, [*state.hand(seat), card]):
        return Refusal("taken-not-playable", card=card)
    return None


class Menus:
    """What each status allows under some rules, by card: worked out once and kept."""

    __slots__ = ("_discards", "_tables", "attacks", "own", "rules")

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self._discards = {
            seat: {card: Move(seat, Verb.DISCARD, card) for card, _ in rules.deck}
            for seat in rules.seats
        }
        self._tables: dict[tuple[tuple[Card, tuple[Move, ...]], ...], CardMoves] = {}
        self.own: dict[int, dict[Facts, CardMoves]] = {seat: {} for seat in rules.seats}
        self.attacks: dict[tuple[int, str], dict[Facts, CardMoves]] = {
            (seat, side): {} for seat in rules.seats for side in rules.sides
        }

    def work_out_own(self, seat: int, facts: Facts) -> CardMoves:
        """The moves of each card on one's own side, and its discard, road apart."""
        status = Status(*facts)
        table = {card: self._card(seat, status, card) for card, _ in self.rules.deck}
        shared = self.own[seat][facts] = self._one(table)
        return shared

    def _card(self, seat: int, status: Status, card: Card) -> tuple[Move, ...]:
        discard = self._discards[seat][card]
        if why_not_own(self.rules, status, card) is not None:
            return (discard,)
        return (*_forms(self.rules, status, seat, card), discard)

    def work_out_attacks(self, seat: int, side: str, facts: Facts) -> CardMoves:
        """The hazards that a seat may play on a side."""
        status = Status(*facts)
        table: dict[Card, tuple[Move, ...]] = {
            card: (Move(seat, Verb.PLAY, card, on=side),)
            for card, _ in self.rules.deck
            if KIND[card] is Kind.HAZARD and why_not_attack(self.rules, status, card) is None
        }
        shared = self.attacks[seat, side][facts] = self._one(table)
        return shared

    def _one(self, table: dict[Card, tuple[Move, ...]]) -> CardMoves:
        # Thousands of statuses allow one of a few hundred tables; keeping each of these
        # once keeps them in the processor's cache.
        return self._tables.setdefault(tuple(table.items()), table)


@lru_cache(256)
def menus(rules: Rules) -> Menus:
    """The menus of some rules, the same for every game played by them."""
    return Menus(rules)


def _forms(rules: Rules, status: Status, seat: int, card: Card) -> tuple[Move, ...]:
    """The ways of playing a card that may be played."""
    if card is Card.TOW_TRUCK:
        limit = (Card.SPEED_LIMIT,) if status.limited else ()
        battle = (status.battle,) if status.battle in BATTLE_HAZARDS else ()
        return tuple(Move(seat, Verb.PLAY, card, curing=hazard) for hazard in (*battle, *limit))
    if rules.circuit is not None and KIND[card] is Kind.DISTANCE:
        return ()  # the road decides; see `_road_moves`
    if KIND[card] is Kind.REMEDY and not rules.remedy_covers and rules.hazard_tokens is None:
        tops = (card, HAZARD_OF[card])
        return tuple(Move(seat, Verb.PLAY, card, top=top) for top in tops)
    return (Move(seat, Verb.PLAY, card),)


def _plays(state: State, tableau: Tableau, seat: int) -> CardMoves:
    table = tableau.plays.get(seat)
    if table is None:
        facts = tableau.known_facts or tableau.facts(state.rules, state.target)
        menus = _menus_of(state)
        table = menus.own[seat].get(facts) or menus.work_out_own(seat, facts)
        tableau.plays[seat] = table
    return table


def _attacks(state: State, tableau: Tableau, seat: int) -> CardMoves:
    table = tableau.attacks.get(seat)
    if table is None:
        facts = tableau.known_facts or tableau.facts(state.rules, state.target)
        known = _menus_of(state).attacks[seat, tableau.side]
        table = known.get(facts)
        if table is None:
            table = _menus_of(state).work_out_attacks(seat, tableau.side, facts)
        tableau.attacks[seat] = table
    return table


def _menus_of(state: State) -> Menus:
    found = state.menus
    if type(found) is not Menus:
        found = state.menus = menus(state.rules)
    return found


def _road_moves(state: State, seat: int, card: Card, *, doubled: bool = False) -> list[Move]:
    """Every way of driving a distance card: each free lane, by the road or the shortcut."""
    moves = []
    for shortcut in (False, True):
        arrival = why_not_drive(state, seat, card, doubled=doubled, shortcut=shortcut)
        if isinstance(arrival, Arrival):
            for lane in arrival.lanes:
                if doubled:
                    play = Move(
                        seat,
                        Verb.PLAY,
                        Card.ACCELERATION,
                        doubled=card,
                        lane=lane,
                        shortcut=shortcut,
                    )
                else:
                    play = Move(seat, Verb.PLAY, card, lane=lane, shortcut=shortcut)
                moves.append(play)
    return moves

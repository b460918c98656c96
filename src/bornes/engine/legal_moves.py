"""The legal moves: everything that `legality` has no reason to refuse.

What may be played on one side's table is worked out once for every `Status` and kept, so
that listing the moves of a turn is a matter of looking them up.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache, lru_cache
from typing import Final

from bornes.circuit import Arrival, Circuit
from bornes.engine.cards import (
    BATTLE_HAZARDS,
    HAZARD_OF,
    KIND,
    KM,
    REMEDY_FOR,
    SAFETY_FOR,
    Card,
    Kind,
)
from bornes.engine.events import DISCARDED
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

_ANY_ROAD: Final = Circuit.numbered(1)


def legal_moves(state: State) -> list[Move]:
    """The moves of the seat to act, in a fixed order."""
    if state.phase != "play" or not state.plain_turns or state.taken is not None:
        return _other_moves(state)
    # It is written for speed, because programs play millions of such turns.
    seat = state.turn
    own = state.tableaus[state.rules.seating[seat - 1]]
    table = own.plays.get(seat)
    if table is None:
        table = _plays(state, own, seat)
    moves: list[Move] = []
    hazards: list[Card] = []
    last = None
    for card in state.hands[seat - 1]:
        if card is not last:  # hands are sorted, so copies of a card lie together
            last = card
            moves += table[card]
            if card in REMEDY_FOR:
                hazards.append(card)
    if hazards:
        for other in state.tableaus.values():
            if other is not own:
                attacks = _attacks(state, other, seat)
                for card in hazards:
                    moves += attacks.get(card, ())
    return moves


def is_legal(state: State, move: Move) -> bool:
    """Whether a move, with nothing left out, is one of the legal ones.

    In a plain turn it is looked up by its card: to list all the moves for it takes longer.
    """
    if state.phase != "play" or not state.plain_turns or state.taken is not None:
        if state.known_legal is None:
            state.known_legal = legal_moves(state)
        # Not in the list itself: moves can be sorted, which makes comparing them slow.
        return move in set(state.known_legal)
    seat, card = move.seat, move.card
    if seat != state.turn or card is None or card not in state.hands[seat - 1]:
        return False
    if move in DISCARDED:
        return True
    own = state.tableaus[state.rules.seating[seat - 1]]
    if move.on is not None:
        other = state.tableaus.get(move.on, own)
        return other is not own and move in _attacks(state, other, seat).get(card, ())
    return move in _plays(state, own, seat)[card]


def _other_moves(state: State) -> list[Move]:
    seat = state.to_act
    if seat is None:
        return []
    if state.phase == "play":
        return _full_turn(state)
    if state.phase == "react":
        return answers(state, seat)
    if state.phase == "draw":
        draw = [] if why_not_draw(state) else [_move(seat, Verb.DRAW)]
        return draw if why_not_take(state) else [*draw, _move(seat, Verb.TAKE)]
    if state.phase == "extension":
        return [_move(seat, Verb.EXTEND), _move(seat, Verb.FINISH)]
    return []


def _full_turn(state: State) -> list[Move]:
    """The moves of a turn with a circuit, several plays, or cards that must be played."""
    seat = state.turn
    hand = state.hand(seat)
    cards = dict.fromkeys(hand)
    discards = [_move(seat, Verb.DISCARD, card) for card in cards]
    if state.owed:
        return discards
    if state.taken is not None:
        return list(plays_of(state, seat, state.taken, hand))
    if state.rules.accelerated and state.plays_left == 0:
        return [_move(seat, Verb.END)]
    plays: list[Move] = []
    for card in cards:
        plays += plays_of(state, seat, card, hand)
    if state.rules.accelerated and state.played:
        return [*plays, _move(seat, Verb.END)]
    if plays and state.rules.discard_only_when_stuck:
        return plays
    return plays + discards


def answers(state: State, seat: int) -> list[Move]:
    """What a seat may answer to the hazard or the move in question."""
    question = state.question
    assert question is not None
    hand = state.hand(seat)
    moves = []
    if question.hazard is not None:
        safety = SAFETY_FOR[question.hazard]
        if safety in hand:
            moves.append(_move(seat, Verb.COUP_FOURRE, safety))
        moves += parries(state, seat, question.hazard)
    elif Card.U_TURN in hand:
        moves.append(_move(seat, Verb.U_TURN))
    return [*moves, _move(seat, Verb.PASS)]


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


def plays_of(state: State, seat: int, card: Card, hand: list[Card]) -> Sequence[Move]:
    """Every play of one card from this hand, discards apart."""
    rules, kind = state.rules, KIND[card]
    tableau = state.tableaus[rules.seating[seat - 1]]
    if kind is Kind.HAZARD:
        moves: list[Move] = []
        if rules.hazard_tokens is None or tokens_left(state, card):
            for other in state.tableaus.values():
                if other is not tableau:
                    moves += _attacks(state, other, seat).get(card, ())
        return moves
    if kind is Kind.DISTANCE and rules.circuit is not None:
        return _road_moves(state, tableau, seat, card, doubled=False)
    if card is Card.ACCELERATION:
        moves = []
        for other_card in sorted({other for other in hand if other in KM}):
            moves += _road_moves(state, tableau, seat, other_card, doubled=True)
        return moves
    return _plays(state, tableau, seat)[card][:-1]


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
        found = state.menus = menus(_on_one_road(state.rules))
    return found


@lru_cache(256)
def _on_one_road(rules: Rules) -> Rules:
    """The same rules on one road for all: what a status allows is the same on every road."""
    if rules.circuit is None or rules.circuit.finish > _ANY_ROAD.finish:
        return rules
    return replace(rules, circuit=_ANY_ROAD.shortened(rules.circuit.finish))


def _road_moves(
    state: State, tableau: Tableau, seat: int, card: Card, *, doubled: bool
) -> tuple[Move, ...]:
    """Every way of driving a distance card: each free lane, by the road or the shortcut.

    They stay the same until a car moves or something changes before this side.
    """
    key = (card, doubled, state.stopped_here)
    moves = tableau.roads.get(key)
    if moves is None:
        circuit = state.rules.circuit
        assert circuit is not None
        ways = (False, True) if circuit.may_turn_off(tableau.spot) else (False,)
        moves = tableau.roads[key] = tuple(
            _drive(seat, card, lane, shortcut, doubled)
            for shortcut in ways
            for lane in _lanes(state, seat, card, doubled=doubled, shortcut=shortcut)
        )
    return moves


def _lanes(
    state: State, seat: int, card: Card, *, doubled: bool, shortcut: bool
) -> tuple[int, ...]:
    """The free lanes where a distance card would take a car; none if it can't be driven."""
    end = why_not_drive(state, seat, card, doubled=doubled, shortcut=shortcut)
    return end.lanes if isinstance(end, Arrival) else ()


# To find a move among the known ones by what it is costs less than to make it again.
_move = cache(Move)


@cache
def _drive(seat: int, card: Card, lane: int, shortcut: bool, doubled: bool) -> Move:
    if doubled:
        fast = Card.ACCELERATION
        return Move(seat, Verb.PLAY, fast, doubled=card, lane=lane, shortcut=shortcut)
    return Move(seat, Verb.PLAY, card, lane=lane, shortcut=shortcut)

"""Reasons for driving: how far it takes the car, what is left then, and what it costs."""

from __future__ import annotations

from bornes.advice.reason import CARD_OF, Reason, first_of
from bornes.advice.reasons.ends import ending, may_extend, score_if_won
from bornes.advice.situation import Situation
from bornes.bots.evaluation.turns import sums
from bornes.circuit import Circuit, Spot
from bornes.engine.cards import KM, Card
from bornes.engine.moves import Move
from bornes.engine.tableau import Tableau
from bornes.game import Game


def drive(situation: Situation, move: Move) -> Reason:
    """Why a distance card may be played, alone or doubled."""
    after = situation.after(move)
    if situation.rules.circuit is not None:
        return _drive_on_road(situation, move, after)
    arrived = first_of(ending(situation, after), may_extend(situation, after))
    if arrived is not None:
        return arrived
    side = after.tableaus[situation.own.side]
    km, left = side.km - situation.own.km, after.target - side.km
    also = first_of(
        _bonus_given_up(situation, after), _the_rest(situation, move, left), _first(situation)
    )
    return Reason("reason-drive", km=km, rest=left).and_also(also)


# --- on a road with cars --------------------------------------------------------------


def _drive_on_road(situation: Situation, move: Move, after: Game) -> Reason:
    own, circuit = situation.own, situation.rules.circuit
    assert circuit is not None
    side = after.tableaus[own.side]
    if side.km >= after.target:
        odds = situation.odds_of_u_turn()
        sure = None if odds else ending(situation, after)
        return sure or Reason("reason-arrives-unless", odds=odds, card=Card.U_TURN)
    km, left = side.km - own.km, after.target - side.km
    rest = None if side.spot.shortcut else _the_rest(situation, move, left)
    also = first_of(
        _bonus_given_up(situation, after),
        _limit_there(situation, side),
        _road_closed(situation, side),
        _carried_on(situation, move, km),
        rest,
        _shortcut_open(situation, side),
        _first(situation),
    )
    return Reason("reason-drive-to", km=km, spot=side.spot, rest=left).and_also(also)


def _limit_there(situation: Situation, side: Tableau) -> Reason | None:
    circuit = situation.rules.circuit
    most = circuit.limit(side.spot) if circuit else None
    return None if most is None else Reason("reason-limit-there", km=most)


def _road_closed(situation: Situation, side: Tableau) -> Reason | None:
    """Whether the car takes the last free lane, and so holds up those behind it."""
    circuit, spot = situation.rules.circuit, side.spot
    if circuit is None or spot.shortcut or _way_round(circuit, spot):
        return None
    rivals = situation.know.rivals
    here = sum(rival.spot.square == spot.square and not rival.spot.shortcut for rival in rivals)
    if here + 1 < circuit.lanes(spot.square, situation.rules.players):
        return None
    behind = sum(rival.spot.square < spot.square for rival in rivals)
    return Reason("reason-road-closed", count=behind) if behind else None


def _way_round(circuit: Circuit, spot: Spot) -> bool:
    """Whether the shortcut leads past a square."""
    way = circuit.shortcut
    return way is not None and way.entry < spot.square < way.exit


def _carried_on(situation: Situation, move: Move, km: int) -> Reason | None:
    card = move.doubled or move.card
    if card is None or situation.own.spot.shortcut or move.shortcut:
        return None
    bonus = km - KM[card] * (2 if move.doubled else 1)
    return Reason("reason-carried-on", km=bonus) if bonus > 0 else None


def _shortcut_open(situation: Situation, side: Tableau) -> Reason | None:
    circuit, spot = situation.rules.circuit, side.spot
    way = circuit.shortcut if circuit else None
    open_there = way is not None and not spot.shortcut and spot.square == way.entry
    return Reason("reason-shortcut-open") if open_there else None


# --- what it costs, and what is left --------------------------------------------------


def _bonus_given_up(situation: Situation, after: Game) -> Reason | None:
    """The winner's bonus that the first 200, or the first 100, spoils."""
    own = situation.own.side
    before, then = score_if_won(situation.state, own), score_if_won(after, own)
    safe_trip, both = (
        before.get(line, 0) - then.get(line, 0) for line in ("safe_trip", "no_200_no_100")
    )
    if safe_trip:
        return Reason("reason-gives-up-200", points=safe_trip + both)
    return Reason("reason-gives-up-100", points=both) if both else None


def _the_rest(situation: Situation, move: Move, left: int) -> Reason | None:
    """Whether what is left after a move can be driven with the cards that stay."""
    hand = list(situation.hand)
    for card in (move.card, move.doubled):
        if card in hand:
            hand.remove(card)
    if not situation.rules.exact_finish:
        enough = [card for card in hand if KM.get(card, 0) >= left]
        return (
            Reason("reason-then-enough", card=min(enough, key=KM.__getitem__)) if enough else None
        )
    count = sums(_drivable(situation, hand, move), left).get(left)
    if count == 1:
        return Reason("reason-then-exactly", card=CARD_OF[left])
    if count is not None:
        return Reason("reason-then-cards", count=count)
    return _one_card(situation, move, left)


def _one_card(situation: Situation, move: Move, left: int) -> Reason | None:
    """The single card that would arrive, where it is not in the hand."""
    card = CARD_OF.get(left)
    if card is None or not situation.discards_are_out or not _allowed(situation, card, move):
        return None
    unseen = situation.know.unseen.get(card, 0)
    if unseen:
        return Reason("reason-then-needs", card=card, count=unseen)
    return Reason("reason-then-none", card=card)


def _drivable(situation: Situation, hand: list[Card], move: Move) -> list[Card]:
    """The distances of a hand, without the 200s that are too many."""
    most = situation.rules.most_200s
    distances = [card for card in hand if card in KM]
    if most is None:
        return distances
    spare = most - situation.own.twohundreds - (Card.KM_200 in (move.card, move.doubled))
    long = [card for card in distances if card is Card.KM_200]
    return [card for card in distances if card is not Card.KM_200] + long[: max(0, spare)]


def _allowed(situation: Situation, card: Card, move: Move) -> bool:
    return bool(_drivable(situation, [card], move))


def _first(situation: Situation) -> Reason | None:
    """Whether this is the first distance, after which no shut-out is to be feared."""
    rules = situation.rules
    fears = rules.scored and rules.points.shut_out and not situation.own.placed
    return Reason("reason-first-distance", points=rules.points.shut_out) if fears else None

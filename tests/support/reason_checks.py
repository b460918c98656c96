"""What each reason claims, checked against the game itself, hidden cards included."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from bornes import Card, Game, Move, Verb
from bornes.advice.reason import Reason
from bornes.circuit import Arrival
from bornes.engine.cards import HAZARD_OF, KM, REMEDY_FOR, SAFETY_FOR
from bornes.engine.events import CarMoved
from bornes.engine.scoring import total
from bornes.engine.tableau import Tableau
from tests.support.games import all_cards, whole_deck


@dataclass(frozen=True)
class Case:
    """A move with a reason, and the game before and after it."""

    game: Game
    move: Move
    after: Game
    reason: Reason

    def __getattr__(self, name: str) -> Any:
        """A detail of the reason."""
        return self.reason.details[name]

    @property
    def own(self) -> Tableau:
        return self.game.side(self.move.seat)

    @property
    def then(self) -> Tableau:
        return self.after.side(self.move.seat)

    @property
    def played(self) -> Card:
        assert self.move.card is not None
        return self.move.card

    @property
    def kept(self) -> list[Card]:
        """The hand without what is played."""
        hand = list(self.game.hand(self.move.seat))
        for card in (self.move.card, self.move.doubled):
            if card is not None:
                hand.remove(card)
        return hand

    @property
    def rivals(self) -> list[Tableau]:
        return [side for side in self.game.tableaus.values() if side is not self.own]

    @property
    def hidden(self) -> list[Card]:
        """Every card that the seat can't see, those a position leaves out included."""
        others = [self.game.hand(s) for s in self.game.rules.seats if s != self.move.seat]
        left_out = (whole_deck(self.game) - all_cards(self.game)).elements()
        return [card for cards in (*others, self.game.pile, left_out) for card in cards]

    def held_by(self, side: str) -> list[Card]:
        return [card for seat in self.game.tableaus[side].seats for card in self.game.hand(seat)]

    def score(self, game: Game) -> int:
        return total(game.score[self.own.side])

    def has_play(self) -> bool:
        plays = [move for move in self.game.legal_moves() if move.verb is Verb.PLAY]
        return any(move.card is self.move.card for move in plays)

    def next_may_take(self) -> bool:
        """Whether the seat named acts next and may take the top of the discards."""
        verbs = [move.verb for move in self.after.legal_moves()]
        return self.after.to_act == self.reason.details["seat"] and Verb.TAKE in verbs


def parts(reason: Reason) -> Iterator[Reason]:
    """A reason, and what is told after it."""
    yield reason
    if reason.more is not None:
        yield from parts(reason.more)


def _won(case: Case) -> bool:
    return case.after.outcome is not None and case.own.side in case.after.outcome.winners


def _scored(case: Case) -> bool:
    return bool(case.score(case.after) == case.points)


def _match(case: Case) -> tuple[str, ...]:
    return case.after.match_outcome.winners if case.after.match_outcome else ()


def _stops_now(case: Case) -> int:
    """The points of a side that is content with the target."""
    game = case.after.copy()
    game.apply(Move(case.move.seat, Verb.FINISH))
    return case.score(game)


def _sums(cards: list[Card], count: int) -> set[int]:
    distances = [KM[card] for card in cards if card in KM]
    return {sum(some) for some in combinations(distances, count)}


def _barred(case: Case) -> int:
    """How many rivals can't get past the car by the road or the shortcut."""
    circuit = case.game.rules.circuit
    assert circuit is not None
    barred = 0
    for rival in case.after.tableaus.values():
        if rival.side == case.own.side or rival.km >= case.then.km:
            continue
        others = [car.spot for car in case.after.tableaus.values() if car is not rival]
        passes = False
        for km in range(25, case.after.target + 25, 25):
            for shortcut in (False, True):
                way = circuit.drive(
                    rival.spot,
                    km,
                    others,
                    case.game.rules.players,
                    via_shortcut=shortcut,
                    bonuses=False,
                )
                passes = passes or (isinstance(way, Arrival) and way.square > case.then.spot.square)
        barred += not passes
    return barred


def _bonus(case: Case) -> int:
    moved = [event for event in case.after.log if isinstance(event, CarMoved)][-1]
    return sum(moved.bonuses)


def _question_side(case: Case) -> Tableau:
    assert case.game.question is not None
    return case.game.tableaus[case.game.question.side]


def _target_km(case: Case) -> int:
    return case.game.target


CHECKS: dict[str, Callable[[Case], bool]] = {
    # the end of a hand
    "reason-wins-hand": lambda c: _won(c) and _scored(c) and not _match(c),
    "reason-wins-hand-and-match": lambda c: _won(c) and _scored(c) and c.own.side in _match(c),
    "reason-wins-hand-not-match": lambda c: _won(c) and _scored(c) and _match(c) == (c.side,),
    "reason-hand-ends": lambda c: c.after.phase == "over" and not _won(c) and _scored(c),
    "reason-hand-ends-match-won": lambda c: not _won(c) and _scored(c) and c.own.side in _match(c),
    "reason-hand-ends-match-lost": lambda c: not _won(c) and _scored(c) and c.side in _match(c),
    "reason-wins-game": lambda c: _won(c) and not _match(c),
    "reason-wins-match": lambda c: _won(c) and _match(c) == (c.own.side,),
    "reason-shares-game": lambda c: _won(c) and len(c.after.outcome.winners) > 1,  # type: ignore[union-attr]
    "reason-loses-game": lambda c: c.after.phase == "over" and not _won(c) and not _match(c),
    "reason-loses-match": lambda c: c.side in _match(c) and c.own.side not in _match(c),
    # the extension
    "reason-reaches-target": lambda c: (
        c.after.phase == "extension"
        and c.then.km == c.km == c.after.target
        and _stops_now(c) == c.points
    ),
    "reason-extension": lambda c: c.km == c.after.target > c.game.target,
    "reason-extension-risk": lambda c: c.points >= c.game.rules.points.trip,
    "reason-extension-risk-if-beaten": lambda c: c.points >= c.game.rules.points.trip,
    # driving
    "reason-drive": lambda c: (
        c.then.km - c.own.km == c.km and c.after.target - c.then.km == c.rest > 0
    ),
    "reason-drive-to": lambda c: (
        c.then.km - c.own.km == c.km
        and c.then.spot == c.spot
        and c.after.target - c.then.km == c.rest > 0
    ),
    "reason-arrives-unless": lambda c: c.then.km == c.after.target and c.odds > 0,
    "reason-gives-up-200": lambda c: (
        Card.KM_200 not in c.own.distance and Card.KM_200 in c.then.distance
    ),
    "reason-gives-up-100": lambda c: (
        Card.KM_100 not in c.own.distance and Card.KM_100 in c.then.distance
    ),
    "reason-limit-there": lambda c: c.game.rules.circuit.limit(c.then.spot) == c.km,  # type: ignore[union-attr]
    "reason-road-closed": lambda c: _barred(c) == c.count,
    "reason-carried-on": lambda c: _bonus(c) == c.km,
    "reason-shortcut-open": lambda c: (
        c.then.spot.square == c.game.rules.circuit.shortcut.entry  # type: ignore[union-attr]
    ),
    "reason-then-exactly": lambda c: c.card in c.kept and KM[c.card] == c.after.target - c.then.km,
    "reason-then-enough": lambda c: c.card in c.kept and KM[c.card] >= c.after.target - c.then.km,
    "reason-then-cards": lambda c: c.after.target - c.then.km in _sums(c.kept, c.count),
    "reason-then-needs": lambda c: c.hidden.count(c.card) == c.count and c.card not in c.kept,
    "reason-then-none": lambda c: c.card not in [*c.hidden, *c.kept],
    "reason-first-distance": lambda c: not c.own.placed and c.then.placed,
    # remedies
    "reason-starts": lambda c: not c.own.rolling(c.game.rules) and c.then.rolling(c.game.rules),
    "reason-cures": lambda c: c.hazard in c.own.hazards and c.then.rolling(c.game.rules),
    "reason-cures-but": lambda c: (
        c.hazard in c.own.hazards and c.then.hazard is None and not c.then.rolling(c.game.rules)
    ),
    "reason-limit-lifted": lambda c: c.own.limited and not c.then.limited,
    "reason-still-stopped": lambda c: c.then.hazard is c.hazard,
    "reason-still-needs": lambda c: c.then.hazard is None and not c.then.rolling(c.game.rules),
    "reason-still-limited": lambda c: c.then.limited,
    "reason-holds": lambda c: c.card in c.game.hand(c.move.seat),
    "reason-lacks": lambda c: c.card not in c.game.hand(c.move.seat),
    "reason-top": lambda c: c.after.discards[-1] is c.card and c.next_may_take(),
    "reason-top-needed": lambda c: (
        c.after.discards[-1] is c.card
        and c.next_may_take()
        and c.hazard in c.after.side(c.seat).hazards
    ),
    "reason-top-own": lambda c: c.after.discards[-1] is c.card and c.after.to_act == c.move.seat,
    # safeties
    "reason-safety-cures": lambda c: c.hazard in c.own.hazards and c.hazard not in c.then.hazards,
    "reason-safety-cures-km": lambda c: c.then.km - c.own.km == c.km,
    "reason-safety-starts": lambda c: c.then.rolling(c.game.rules),
    "reason-safety-km": lambda c: c.then.km - c.own.km == c.km < c.coup,
    "reason-safety-no-coup": lambda c: (
        not any(SAFETY_FOR.get(card) is c.played for card in c.hidden)
    ),
    "reason-safety-early": lambda c: (
        sum(SAFETY_FOR.get(card) is c.played for card in c.hidden) == c.count
    ),
    "reason-safety-early-turn": lambda c: (
        sum(SAFETY_FOR.get(card) is c.played for card in c.hidden) == c.count
    ),
    "reason-all-four": lambda c: len(c.then.safeties) == 4,
    "reason-another-turn": lambda c: c.after.to_act == c.move.seat,
    "reason-no-more-turn": lambda c: c.after.to_act != c.move.seat,
    # hazards
    "reason-stops": lambda c: c.after.tableaus[c.side].hazard is c.played,
    "reason-stops-leader": lambda c: (
        c.after.tableaus[c.side].hazard is c.played
        and c.game.tableaus[c.side].km > sorted(rival.km for rival in c.rivals)[-2]
    ),
    "reason-limits": lambda c: c.after.tableaus[c.side].limited,
    "reason-limits-leader": lambda c: (
        c.after.tableaus[c.side].limited
        and c.game.tableaus[c.side].km > sorted(rival.km for rival in c.rivals)[-2]
    ),
    "reason-covers": lambda c: (
        c.game.tableaus[c.side].hazard is c.hazard
        and c.card is REMEDY_FOR[c.after.tableaus[c.side].hazard]  # type: ignore[index]
    ),
    "reason-covers-same": lambda c: c.game.tableaus[c.side].hazard is c.played,
    "reason-coup-held": lambda c: c.card is SAFETY_FOR[c.played] and c.card in c.kept,
    "reason-no-coup": lambda c: SAFETY_FOR[c.played] not in c.held_by(c.move.on),  # type: ignore[arg-type]
    "reason-no-answer": lambda c: (
        not (
            {SAFETY_FOR[c.played], REMEDY_FOR[c.played]} & set(c.held_by(c.move.on))  # type: ignore[arg-type]
        )
    ),
    # discards
    "reason-spare": lambda c: c.game.hand(c.move.seat).count(c.played) == c.count > 1,
    "reason-no-more-200s": lambda c: c.own.twohundreds == c.game.rules.most_200s,
    "reason-too-long": lambda c: not c.has_play() and c.game.target - c.own.km == c.left,
    "reason-too-long-yet": lambda c: KM[c.played] > c.game.target - c.own.km == c.left,
    "reason-drivable": lambda c: c.has_play(),
    "reason-stopped": lambda c: not c.own.rolling(c.game.rules),
    "reason-above-limit": lambda c: c.own.limited and not c.has_play(),
    "reason-not-now": lambda c: not c.has_play() and c.own.rolling(c.game.rules),
    "reason-immune": lambda c: SAFETY_FOR[HAZARD_OF[c.played]] is c.card and c.card in c.own.safe,
    "reason-none-to-come": lambda c: c.hazard not in [*c.hidden, *c.own.hazards],
    "reason-safety-in-hand": lambda c: (
        c.card is SAFETY_FOR[HAZARD_OF[c.played]] and c.card in c.kept
    ),
    "reason-needed": lambda c: c.hazard in c.own.hazards and c.has_play(),
    "reason-roll-needed": lambda c: not c.own.rolling(c.game.rules),
    "reason-roll-later": lambda c: c.own.rolling(c.game.rules),
    "reason-would-answer": lambda c: c.hidden.count(c.hazard) == c.count,
    "reason-nobody-to-hit": lambda c: all(SAFETY_FOR[c.played] in r.safe for r in c.rivals),
    "reason-could-hit": lambda c: (
        Move(c.move.seat, Verb.PLAY, c.played, on=c.side) in c.game.legal_moves()
    ),
    "reason-hit-later": lambda c: not c.has_play(),
    "reason-no-use": lambda c: c.game.rules.accelerated,
    "reason-next-cures": lambda c: c.next_may_take() and c.hazard in c.after.side(c.seat).hazards,
    "reason-next-attacks": lambda c: c.next_may_take(),
    "reason-next-takes": lambda c: c.next_may_take(),
    # special cards
    "reason-turbo": lambda c: (
        c.after.plays_left == c.plays
        and len(c.after.hand(c.move.seat)) == len(c.game.hand(c.move.seat)) - 1 + c.count
    ),
    # answers out of turn
    "reason-coup-turn": lambda c: c.move.seat in (c.after.turn, c.after.owed_turn),
    "reason-coup-points": lambda c: (
        c.move.seat in (c.after.turn, c.after.owed_turn)
        and c.score(c.after) - c.score(c.game) == c.points
    ),
    "reason-coup-points-no-turn": lambda c: (
        c.move.seat not in (c.after.turn, c.after.owed_turn)
        and c.score(c.after) - c.score(c.game) == c.points
    ),
    "reason-coup-km": lambda c: c.then.km - c.own.km == c.km and c.after.turn == c.move.seat,
    "reason-skips": lambda c: (c.move.seat - c.game.turn - 1) % c.game.rules.players == c.count,
    "reason-parry": lambda c: c.hazard in c.own.hazards and c.hazard not in c.then.hazards,
    "reason-keeps-safety": lambda c: SAFETY_FOR[c.hazard] in c.game.hand(c.move.seat),
    "reason-keeps-safety-points": lambda c: c.card in c.game.hand(c.move.seat),
    "reason-keeps-safety-km": lambda c: c.card in c.game.hand(c.move.seat),
    "reason-keeps-remedy": lambda c: c.card in c.game.hand(c.move.seat),
    "reason-u-turn": lambda c: (
        _question_side(c).km - c.after.tableaus[c.side].km == c.km
        and c.after.tableaus[c.side].spot == c.spot
    ),
    "reason-u-turn-arrival": lambda c: (
        _question_side(c).km == _target_km(c)
        and _question_side(c).km - c.after.tableaus[c.side].km == c.km
    ),
    "reason-lets-go": lambda c: _target_km(c) - _question_side(c).km == c.left > 0,
    "reason-lets-arrive": lambda c: _question_side(c).km == _target_km(c),
    # drawing and ending the turn
    "reason-draw-answer": lambda c: c.own.hazard is c.hazard,
    "reason-draw-distance": lambda c: c.own.rolling(c.game.rules),
    "reason-draw-reshuffled": lambda c: c.after.reshuffles > c.game.reshuffles,
    "reason-take": lambda c: c.game.discards[-1] is c.card,
    "reason-take-cure": lambda c: c.game.discards[-1] is c.card and c.hazard in c.own.hazards,
    "reason-take-distance": lambda c: c.game.discards[-1] is c.card,
    "reason-take-attack": lambda c: c.game.discards[-1] is c.card,
    "reason-take-to-play": lambda c: c.after.taken is c.game.discards[-1],
    "reason-end": lambda c: (
        len(c.after.hand(c.move.seat)) - len(c.game.hand(c.move.seat)) == c.count
    ),
}
"""The reasons whose claims can be checked on the spot. Odds are checked by themselves."""

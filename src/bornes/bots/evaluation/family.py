"""The sharp player's evaluator in the short game, in which a remedy answers out of turn.

As in the longer games, a move is valued by the features of the table that it leaves behind.
Before a draw the evaluator looks one card further: at the card on the discards, or at every
card that may come from the pile with the chance that it does.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bornes.bots.evaluation.linear import Features, Weights, add, dot, family_weights
from bornes.bots.knowledge import Knowledge
from bornes.engine.cards import HAZARD_OF, KIND, KM, REMEDY_FOR, SAFETY_FOR, Card, Kind
from bornes.engine.moves import Move, Verb

_WON: Final = 1000.0
_FAR: Final = 100.0
"""The km that count as one in the features."""


@dataclass(slots=True)
class Scene:
    """A table that a move may lead to."""

    km: int
    hazard: Card | None
    safe: frozenset[Card]
    hand: list[Card]
    struck: str | None = None
    """The side that a hazard has just been played on."""
    by: Card | None = None
    """The hazard that has just been played."""
    top: Card | None = None
    """The top of the discards, if it has changed."""
    again: bool = False
    """Whether this seat has the next turn."""


class FamilyEvaluator:
    """Values the moves of one seat at one moment; ``weights`` replace the shipped ones."""

    def __init__(self, know: Knowledge, weights: Weights | None = None) -> None:
        self.know = know
        self.rules = know.rules
        self.weights = family_weights() if weights is None else weights
        self.features = FamilyFeatures(know)

    def value(self, move: Move) -> float:
        """What a move is worth, in thousandths of a game."""
        if move.verb is Verb.TAKE:
            return self._best_with(self.know.view.discards[-1], taken=True)
        if move.verb is Verb.DRAW:
            return self._drawn()
        scene = self.scene(move, list(self.know.hand))
        return self.value_of(scene)

    def value_of(self, scene: Scene) -> float:
        """What a table is worth."""
        if scene.km >= self.know.target:
            return _WON
        return dot(self.features.read(scene), self.weights)

    # --- before a draw ----------------------------------------------------------------

    def _drawn(self) -> float:
        know = self.know
        if not know.unseen_cards:
            return self._best_with(None, taken=False)
        return sum(
            count / know.unseen_cards * self._best_with(card, taken=False)
            for card, count in know.unseen.items()
            if count
        )

    def _best_with(self, card: Card | None, *, taken: bool) -> float:
        """The value of the best move with one more card."""
        know = self.know
        hand = sorted([*know.hand, card]) if card else list(know.hand)
        top = know.view.discards[-2] if taken and len(know.view.discards) > 1 else None
        best = -_WON
        for held in dict.fromkeys(hand):
            for move in self._moves(held):
                scene = self.scene(move, hand)
                if scene.top is None and taken:
                    scene.top = top
                best = max(best, self.value_of(scene))
        return best

    def _moves(self, card: Card) -> list[Move]:
        """What may be done with a card, as far as this player looks ahead."""
        know, kind, seat = self.know, KIND[card], self.know.seat
        moves = [Move(seat, Verb.DISCARD, card)]
        if kind is Kind.HAZARD:
            moves += [
                Move(seat, Verb.PLAY, card, on=rival.side)
                for rival in know.rivals
                if rival.hazard is None and SAFETY_FOR[card] not in rival.safe
            ]
        elif kind is Kind.REMEDY:
            if know.own.hazard is HAZARD_OF[card]:
                moves += [Move(seat, Verb.PLAY, card, top=t) for t in (card, HAZARD_OF[card])]
        elif kind is Kind.SAFETY or know.own.hazard is None:
            moves.append(Move(seat, Verb.PLAY, card))
        return moves

    # --- where a move leads -----------------------------------------------------------

    def scene(self, move: Move, hand: list[Card]) -> Scene:
        """The table after a move with a card of this hand."""
        own, card = self.know.own, move.card
        left = list(hand)
        if card is not None:
            left.remove(card)
        scene = Scene(own.km, own.hazard, own.safe, left)
        if move.verb is Verb.PASS or card is None:
            return scene
        if move.verb is Verb.DISCARD:
            scene.top = card
        elif KIND[card] is Kind.HAZARD:
            scene.struck, scene.by = move.on, card
        elif KIND[card] is Kind.SAFETY:
            self._safety(scene, card, coup=move.verb is Verb.COUP_FOURRE)
        elif KIND[card] is Kind.REMEDY:
            scene.hazard, scene.top = None, move.top or card
        else:
            scene.km += KM.get(card, 0)
        scene.again = move.verb is Verb.COUP_FOURRE
        return scene

    def _safety(self, scene: Scene, card: Card, *, coup: bool) -> None:
        rules = self.rules
        scene.km += rules.coup_fourre_km if coup else rules.safety_km
        scene.safe |= {card}
        if scene.hazard is not None and SAFETY_FOR[scene.hazard] is card:
            scene.top, scene.hazard = scene.hazard, None


class FamilyFeatures:
    """Reads the features of one seat's table."""

    def __init__(self, know: Knowledge) -> None:
        self.know = know
        self.rules = know.rules
        self.threat = know.threats()
        self.danger = know.dangers(_FAR)
        self.next = know.rules.side_of(know.seat % know.rules.players + 1)

    def read(self, scene: Scene) -> Features:
        """The features of a table."""
        left = self.know.target - scene.km
        features: Features = {"left": left / _FAR, "again": float(scene.again)}
        features["within_100"] = float(left <= 100)
        features["within_200"] = float(left <= 200)
        if scene.hazard is not None:
            cured = REMEDY_FOR[scene.hazard] in scene.hand or SAFETY_FOR[scene.hazard] in scene.hand
            features["stopped_cured" if cured else "stopped"] = 1.0
        features["immune"] = sum(self.threat[card] for card in scene.safe)
        self._hand(features, scene, left)
        self._rivals(features, scene)
        self._top(features, scene)
        return features

    def _hand(self, features: Features, scene: Scene, left: int) -> None:
        hand = scene.hand
        kms = [KM[card] for card in hand if card in KM]
        features["km"] = min(sum(kms), left) / _FAR
        features["km_best"] = min(max(kms, default=0), left) / _FAR
        ends = bool(kms) and max(kms) >= left
        if ends:
            features["ends"] = 1.0 if scene.hazard is None else 0.3
        for card in dict.fromkeys(hand):
            kind = KIND[card]
            if kind is Kind.SAFETY:
                add(features, "safety", 1.0)
                add(features, "safety_coup", self.threat[card])
                if left <= self.rules.safety_km:
                    features["ends"] = 1.0
            elif kind is Kind.REMEDY:
                safety = SAFETY_FOR[HAZARD_OF[card]]
                if safety not in scene.safe and safety not in hand:
                    add(features, "remedy", self.threat[safety])
                    if hand.count(card) > 1:
                        add(features, "remedy_2", self.threat[safety])
            elif kind is Kind.HAZARD:
                self._hazard(features, scene, card)

    def _hazard(self, features: Features, scene: Scene, card: Card) -> None:
        open_to = [r for r in self.know.rivals if SAFETY_FOR[card] not in r.safe]
        if open_to:
            add(features, "hazard", scene.hand.count(card))
            now = any(r.hazard is None and r.side != scene.struck for r in open_to)
            features["hazard_now"] = max(features.get("hazard_now", 0.0), float(now))

    def _rivals(self, features: Features, scene: Scene) -> None:
        know = self.know
        for rival, danger in zip(know.rivals, self.danger, strict=True):
            left = know.left(rival)
            stopped = float(rival.hazard is not None)
            if rival.side == scene.struck and scene.by is not None:
                answered = know.holds(rival, REMEDY_FOR[scene.by])
                coup = know.holds(rival, SAFETY_FOR[scene.by])
                stopped = (1.0 - answered) * (1.0 - coup)
                features["their_coup"] = coup
            add(features, "their_stop", stopped * danger)
            add(features, "their_end", (1.0 - stopped) * danger * (left <= 100))

    def _top(self, features: Features, scene: Scene) -> None:
        """What lies open for the next player, unless this seat is the next."""
        know = self.know
        card = scene.top or (know.view.discards[-1] if know.view.discards else None)
        if card is None or scene.again:
            return
        rival = know.view.sides[self.next]
        kind = KIND[card]
        struck = rival.side == scene.struck
        if kind is Kind.DISTANCE and rival.hazard is None and not struck:
            features["top_km"] = KM[card] / _FAR
            features["top_ends"] = float(KM[card] >= know.left(rival))
        elif kind is Kind.REMEDY:
            cures = rival.hazard is HAZARD_OF[card] or (struck and scene.by is HAZARD_OF[card])
            features["top_cure"] = float(cures)
        elif kind is Kind.HAZARD:
            safe = SAFETY_FOR[card] in scene.safe or scene.hazard is not None
            held = REMEDY_FOR[card] in scene.hand or SAFETY_FOR[card] in scene.hand
            features["top_hazard"] = float(not safe and not held)
        elif kind is Kind.SAFETY:
            features["top_safety"] = 1.0

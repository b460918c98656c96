"""What a table and a hand show in the short game: the signs that the sharp player reads."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bornes.bots.evaluation.knowledge import Knowledge
from bornes.bots.evaluation.linear import Signs, add
from bornes.engine.cards import HAZARD_OF, KIND, KM, REMEDY_FOR, SAFETY_FOR, Card, Kind

_FAR: Final = 100.0
"""The km that count as one in the signs."""


@dataclass(slots=True)
class Scene:
    """A table that a move may lead to."""

    km: int
    hazard: Card | None
    safe: frozenset[Card]
    hand: list[Card]
    struck: str | None = None
    """The side that a hazard has just been played on,"""
    by: Card | None = None
    """and this hazard."""
    top: Card | None = None
    """The top of the discards, if it has changed."""
    again: bool = False
    """Whether this seat has the next turn."""


class FamilySigns:
    """Reads the signs of one seat's table."""

    def __init__(self, know: Knowledge) -> None:
        self.know = know
        self.rules = know.rules
        self.threat = know.threats()
        self.danger = know.dangers(_FAR)
        self.next = know.rules.side_of(know.seat % know.rules.players + 1)

    def read(self, scene: Scene) -> Signs:
        """The signs of a table."""
        left = self.know.target - scene.km
        signs: Signs = {"left": left / _FAR, "again": float(scene.again)}
        signs["within_100"] = float(left <= 100)
        signs["within_200"] = float(left <= 200)
        if scene.hazard is not None:
            cured = REMEDY_FOR[scene.hazard] in scene.hand or SAFETY_FOR[scene.hazard] in scene.hand
            signs["stopped_cured" if cured else "stopped"] = 1.0
        signs["immune"] = sum(self.threat[card] for card in scene.safe)
        self._hand(signs, scene, left)
        self._rivals(signs, scene)
        self._top(signs, scene)
        return signs

    def _hand(self, signs: Signs, scene: Scene, left: int) -> None:
        hand = scene.hand
        kms = [KM[card] for card in hand if card in KM]
        signs["km"] = min(sum(kms), left) / _FAR
        signs["km_best"] = min(max(kms, default=0), left) / _FAR
        ends = bool(kms) and max(kms) >= left
        if ends:
            signs["ends"] = 1.0 if scene.hazard is None else 0.3
        for card in dict.fromkeys(hand):
            kind = KIND[card]
            if kind is Kind.SAFETY:
                add(signs, "safety", 1.0)
                add(signs, "safety_coup", self.threat[card])
                if left <= self.rules.safety_km:
                    signs["ends"] = 1.0
            elif kind is Kind.REMEDY:
                safety = SAFETY_FOR[HAZARD_OF[card]]
                if safety not in scene.safe and safety not in hand:
                    add(signs, "remedy", self.threat[safety])
                    if hand.count(card) > 1:
                        add(signs, "remedy_2", self.threat[safety])
            elif kind is Kind.HAZARD:
                self._hazard(signs, scene, card)

    def _hazard(self, signs: Signs, scene: Scene, card: Card) -> None:
        open_to = [r for r in self.know.rivals if SAFETY_FOR[card] not in r.safe]
        if open_to:
            add(signs, "hazard", scene.hand.count(card))
            now = any(r.hazard is None and r.side != scene.struck for r in open_to)
            signs["hazard_now"] = max(signs.get("hazard_now", 0.0), float(now))

    def _rivals(self, signs: Signs, scene: Scene) -> None:
        know = self.know
        for rival, danger in zip(know.rivals, self.danger, strict=True):
            left = know.left(rival)
            stopped = float(rival.hazard is not None)
            if rival.side == scene.struck and scene.by is not None:
                answered = know.holds(rival, REMEDY_FOR[scene.by])
                coup = know.holds(rival, SAFETY_FOR[scene.by])
                stopped = (1.0 - answered) * (1.0 - coup)
                signs["their_coup"] = coup
            add(signs, "their_stop", stopped * danger)
            add(signs, "their_end", (1.0 - stopped) * danger * (left <= 100))

    def _top(self, signs: Signs, scene: Scene) -> None:
        """What lies open for the next player, unless this seat is the next."""
        know = self.know
        card = scene.top or (know.view.discards[-1] if know.view.discards else None)
        if card is None or scene.again:
            return
        rival = know.view.sides[self.next]
        kind = KIND[card]
        struck = rival.side == scene.struck
        if kind is Kind.DISTANCE and rival.hazard is None and not struck:
            signs["top_km"] = KM[card] / _FAR
            signs["top_ends"] = float(KM[card] >= know.left(rival))
        elif kind is Kind.REMEDY:
            cures = rival.hazard is HAZARD_OF[card] or (struck and scene.by is HAZARD_OF[card])
            signs["top_cure"] = float(cures)
        elif kind is Kind.HAZARD:
            safe = SAFETY_FOR[card] in scene.safe or scene.hazard is not None
            held = REMEDY_FOR[card] in scene.hand or SAFETY_FOR[card] in scene.hand
            signs["top_hazard"] = float(not safe and not held)
        elif kind is Kind.SAFETY:
            signs["top_safety"] = 1.0

"""The features of a table and a hand in the games with piles, for `classic`'s evaluator."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from typing import Final

from bornes.bots.evaluation.linear import Features, add
from bornes.bots.evaluation.turns import TurnCounter
from bornes.bots.knowledge import HAZARDS_BY_SAFETY, Knowledge
from bornes.engine.cards import KM, REMEDY_FOR, SAFETY_FOR, Card
from bornes.engine.tableau import Tableau

_ROW: Final = Card.RIGHT_OF_WAY
_STOP: Final = Card.STOP
_LIMIT: Final = Card.SPEED_LIMIT
_END: Final = Card.END_OF_LIMIT
_ROLL: Final = Card.ROLL
_MENDED: Final = (Card.OUT_OF_GAS, Card.FLAT_TIRE, Card.ACCIDENT)
"""The hazards that take a remedy, and after it a roll."""
_HAZARDS: Final = (*_MENDED, _STOP, _LIMIT)
LONGEST: Final = 200
"""The longest card."""
_SAFETIES: Final = (_ROW, *(SAFETY_FOR[hazard] for hazard in _MENDED))


class ClassicFeatures:
    """Reads the features of one seat's table: its own side, its hand, and each rival."""

    def __init__(self, know: Knowledge, turns: TurnCounter, lasts: float) -> None:
        self.know = know
        self.turns = turns
        self.rules = know.rules
        self.risk = _risks(know, lasts)

    def table(self, own: Tableau, hand: Sequence[Card], target: int) -> Features:
        """The features of one's own side, with the cards that its seat would hold."""
        features: Features = {}
        safe = own.safe
        held = [card for card in _SAFETIES if card in hand]
        covered = safe.union(held) if held else safe
        delay = self.turns.own_delay(own, hand, covered)
        limited = own.limited and _ROW not in covered
        features["free"] = float(delay == 0)
        features["delay"] = delay / (delay + 2.0)
        features["km"] = own.km / 1000
        features["placed"] = float(own.placed)
        if not own.rolling(self.rules):
            self._standing(features, own, hand, held)
        if limited:
            features["limited"] = 1.0
            short = any(KM.get(card, 999) <= self.rules.limited_to for card in hand)
            features["limited_badly"] = float(_END not in hand and not short)
        self._safeties(features, safe, held)
        self._remedies(features, own, hand, held)
        self._distances(features, own, hand, target - own.km, may_end=delay == 0, limited=limited)
        return features

    def _standing(
        self, features: Features, own: Tableau, hand: Sequence[Card], held: Sequence[Card]
    ) -> None:
        """What it is that keeps a side from driving."""
        hazard = own.hazard
        if hazard is None:
            features["waiting"] = 1.0
        else:
            features["hit"] = 1.0
            features["hit_stop"] = float(hazard is _STOP)
            features["hit_cured"] = float(REMEDY_FOR[hazard] in hand)
            features["hit_covered"] = float(SAFETY_FOR[hazard] in held)
        features["roll_needed"] = float(_ROLL in hand)
        features["row_needed"] = float(_ROW in held)

    def _safeties(self, features: Features, safe: frozenset[Card], held: Sequence[Card]) -> None:
        risk, unseen = self.risk, self.know.unseen
        features["immune"] = sum(
            risk[HAZARDS_BY_SAFETY[card][0]] for card in safe if card is not _ROW
        )
        features["immune_row"] = float(_ROW in safe)
        for card in held:
            coup = 1.0
            for hazard in HAZARDS_BY_SAFETY[card]:
                coup *= 1.0 - risk[hazard]
            kind = "row" if card is _ROW else "safety"
            add(features, f"{kind}_held", 1.0)
            add(features, f"{kind}_coup", 1.0 - coup)
        count = len(safe) + len(held)
        if count == 4:
            features["all_four"] = 1.0
        elif count == 3:
            features["three"] = float(any(unseen.get(card, 0) for card in _SAFETIES))

    def _remedies(
        self, features: Features, own: Tableau, hand: Sequence[Card], held: Sequence[Card]
    ) -> None:
        risk, safe = self.risk, own.safe
        if _ROW not in safe and _ROW not in held:
            rolls = hand.count(_ROLL)
            for n in range(min(rolls, 3)):
                features[f"roll_{n + 1}"] = 1.0
            ends = hand.count(_END)
            if ends:
                features["end_1"] = 1.0 if own.limited else risk[_LIMIT]
                features["end_2"] = risk[_LIMIT] if ends > 1 else 0.0
        first = second = spared = 0.0
        for hazard in _MENDED:
            remedy = REMEDY_FOR[hazard]
            copies = hand.count(remedy)
            safety = SAFETY_FOR[hazard]
            if not copies or safety in safe:
                continue
            if safety in held:
                spared += risk[hazard]
                continue
            first += 1.0 if own.hazard is hazard else risk[hazard]
            second += risk[hazard] if copies > 1 else 0.0
        features["remedy_1"], features["remedy_2"], features["remedy_spared"] = (
            first,
            second,
            spared,
        )

    def attacks(self, hand: Sequence[Card], rivals: Sequence[Tableau]) -> Features:
        """The features of the hazards in a hand."""
        features: Features = {}
        rules, now = self.rules, 0
        for hazard in _HAZARDS:
            copies = hand.count(hazard)
            open_to = [rival for rival in rivals if SAFETY_FOR[hazard] not in rival.safe]
            if not copies or not open_to:
                continue
            if hazard is _LIMIT:
                kind, at_once = "limit", any(not rival.limited for rival in open_to)
            else:
                kind = "stop" if hazard is _STOP else "hazard"
                at_once = any(rival.rolling(rules) for rival in open_to)
            now += at_once
            add(features, f"{kind}_1", 1.0)
            add(features, f"{kind}_2", copies - 1.0)
        features["now_1"] = float(now > 0)
        features["now_2"] = max(0.0, now - 1.0)
        return features

    def _distances(
        self,
        features: Features,
        own: Tableau,
        hand: Sequence[Card],
        left: int,
        *,
        may_end: bool,
        limited: bool,
    ) -> None:
        most = self.rules.most_200s
        room = len(hand) if most is None else most - own.twohundreds
        kms = []
        dead = 0
        for card in reversed(hand):  # hands are sorted: the longest come first
            km = KM.get(card)
            if km is None:
                continue
            if km > left or (km == 200 and room <= 0):
                dead += 1
            else:
                kms.append(km)
                room -= km == 200
        kms.sort(reverse=True)
        features["km_held"] = min(sum(kms), left) / 400
        features["km_best"] = sum(kms[:2]) / 300
        features["km_200"] = float(kms.count(200))
        features["distances"] = len(kms) / 4
        features["dead"] = float(dead)
        if left <= LONGEST:
            features["near"] = 1.0
            features["near_fills"] = float(_fills(kms, left))
            features["near_stuck"] = float(not kms)
        within = not limited or left <= self.rules.limited_to
        features["may_end"] = float(may_end and left in kms and within)

    def rival(self, rival: Tableau, delay: float, target: int) -> Features:
        """The features of another side."""
        hazard, limited = rival.hazard, rival.limited
        rolling = rival.rolling(self.rules)
        reach = self.rules.limited_to if limited else LONGEST
        return {
            "their_free": float(rolling),
            "their_far": rolling * min(1.0, rival.km / target),
            "their_near": float(rolling and target - rival.km <= reach),
            "their_delay": delay / (delay + 2.0),
            "their_hit": float(hazard is not None),
            "their_hit_stop": float(hazard is _STOP),
            "their_limited": float(limited),
            "their_limited_free": float(limited and rolling),
            "their_immune": float(len(rival.safe - {_ROW})),
            "their_immune_row": float(_ROW in rival.safe),
            "their_coups": float(len(rival.coups)),
        }


def _fills(kms: Sequence[int], left: int) -> bool:
    """Whether one or two of these distances end exactly on the target."""
    if left in kms:
        return True
    return any(one + other == left for n, one in enumerate(kms) for other in kms[n + 1 :])


def _risks(know: Knowledge, lasts: float) -> Mapping[Card, float]:
    """The chance that each hazard comes to be played on this side before the end."""
    rivals = len(know.rivals)
    drawn = min(lasts, know.draw_size / know.rules.players * len(know.own.seats)) * rivals
    reach = min(1.0, (know.hidden_from_rivals() + drawn) / max(1, know.unseen_cards))
    return {
        hazard: 1.0 - exp(-know.unseen.get(hazard, 0) * reach / rivals) for hazard in REMEDY_FOR
    }

"""What a table and a hand show in the games with piles: the signs that the sharp player reads."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from typing import Final

from bornes.bots.evaluation.classic_turns import ClassicTurns
from bornes.bots.evaluation.knowledge import HAZARDS_BY_SAFETY, Knowledge
from bornes.bots.evaluation.linear import Signs, add
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


class ClassicSigns:
    """Reads the signs of one seat's table."""

    def __init__(self, know: Knowledge, turns: ClassicTurns, lasts: float) -> None:
        self.know = know
        self.turns = turns
        self.rules = know.rules
        self.risk = _risks(know, lasts)

    def table(self, own: Tableau, hand: Sequence[Card], target: int) -> Signs:
        """The signs of one's own side, with the cards that its seat would hold."""
        signs: Signs = {}
        safe = own.safe
        held = [card for card in _SAFETIES if card in hand]
        covered = safe.union(held) if held else safe
        delay = self.turns.own_delay(own, hand, covered)
        limited = own.limited and _ROW not in covered
        signs["free"] = float(delay == 0)
        signs["delay"] = delay / (delay + 2.0)
        signs["km"] = own.km / 1000
        signs["placed"] = float(own.placed)
        if not own.rolling(self.rules):
            self._standing(signs, own, hand, held)
        if limited:
            signs["limited"] = 1.0
            short = any(KM.get(card, 999) <= self.rules.limited_to for card in hand)
            signs["limited_badly"] = float(_END not in hand and not short)
        self._safeties(signs, safe, held)
        self._remedies(signs, own, hand, held)
        self._distances(signs, own, hand, target - own.km, may_end=delay == 0, limited=limited)
        return signs

    def _standing(
        self, signs: Signs, own: Tableau, hand: Sequence[Card], held: Sequence[Card]
    ) -> None:
        """What it is that keeps a side from driving."""
        hazard = own.hazard
        if hazard is None:
            signs["waiting"] = 1.0
        else:
            signs["hit"] = 1.0
            signs["hit_stop"] = float(hazard is _STOP)
            signs["hit_cured"] = float(REMEDY_FOR[hazard] in hand)
            signs["hit_covered"] = float(SAFETY_FOR[hazard] in held)
        signs["roll_needed"] = float(_ROLL in hand)
        signs["row_needed"] = float(_ROW in held)

    def _safeties(self, signs: Signs, safe: frozenset[Card], held: Sequence[Card]) -> None:
        risk, unseen = self.risk, self.know.unseen
        signs["immune"] = sum(risk[HAZARDS_BY_SAFETY[card][0]] for card in safe if card is not _ROW)
        signs["immune_row"] = float(_ROW in safe)
        for card in held:
            coup = 1.0
            for hazard in HAZARDS_BY_SAFETY[card]:
                coup *= 1.0 - risk[hazard]
            kind = "row" if card is _ROW else "safety"
            add(signs, f"{kind}_held", 1.0)
            add(signs, f"{kind}_coup", 1.0 - coup)
        count = len(safe) + len(held)
        if count == 4:
            signs["all_four"] = 1.0
        elif count == 3:
            signs["three"] = float(any(unseen.get(card, 0) for card in _SAFETIES))

    def _remedies(
        self, signs: Signs, own: Tableau, hand: Sequence[Card], held: Sequence[Card]
    ) -> None:
        risk, safe = self.risk, own.safe
        if _ROW not in safe and _ROW not in held:
            rolls = hand.count(_ROLL)
            for n in range(min(rolls, 3)):
                signs[f"roll_{n + 1}"] = 1.0
            ends = hand.count(_END)
            if ends:
                signs["end_1"] = 1.0 if own.limited else risk[_LIMIT]
                signs["end_2"] = risk[_LIMIT] if ends > 1 else 0.0
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
        signs["remedy_1"], signs["remedy_2"], signs["remedy_spared"] = first, second, spared

    def attacks(self, hand: Sequence[Card], rivals: Sequence[Tableau]) -> Signs:
        """The signs of the hazards in a hand."""
        signs: Signs = {}
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
            add(signs, f"{kind}_1", 1.0)
            add(signs, f"{kind}_2", copies - 1.0)
        signs["now_1"] = float(now > 0)
        signs["now_2"] = max(0.0, now - 1.0)
        return signs

    def _distances(
        self,
        signs: Signs,
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
        signs["km_held"] = min(sum(kms), left) / 400
        signs["km_best"] = sum(kms[:2]) / 300
        signs["km_200"] = float(kms.count(200))
        signs["distances"] = len(kms) / 4
        signs["dead"] = float(dead)
        if left <= LONGEST:
            signs["near"] = 1.0
            signs["near_fills"] = float(_fills(kms, left))
            signs["near_stuck"] = float(not kms)
        within = not limited or left <= self.rules.limited_to
        signs["may_end"] = float(may_end and left in kms and within)

    def rival(self, rival: Tableau, delay: float, target: int) -> Signs:
        """The signs of another side."""
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

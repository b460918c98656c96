"""The sharp player's judgement in the games with piles.

A move is judged by the table it leaves behind. The turns that each side still needs give the
chance of each way the hand may end; every ending has its points; the match says what those
are worth. What the cards in the hand may yet bring is added to the side's own points.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from bornes.bots.classic_turns import ClassicTurns
from bornes.bots.knowledge import ENDLESS, HAZARDS_BY_SAFETY, Knowledge, chance_of_any
from bornes.bots.race import chances
from bornes.bots.stakes import Stakes
from bornes.bots.weights import Weights
from bornes.cards import HAZARD_OF, KIND, KM, REMEDY_FOR, SAFETY_FOR, Card, Kind
from bornes.moves import Move, Verb
from bornes.rules import MissedExtension, ShutOut
from bornes.tableau import Tableau

LONGEST_CARD: Final = max(KM.values())


class ClassicJudge:
    """Judges the moves of one seat at one moment."""

    def __init__(self, know: Knowledge, weights: Weights) -> None:
        self.know = know
        self.weights = weights
        self.rules = know.rules
        self.points = know.rules.points
        self.target = know.target
        self.extension = know.view.extension
        self.turns = ClassicTurns(know, weights)
        self.stakes = Stakes(
            know.rules,
            know.view.scores,
            know.own.side,
            [rival.side for rival in know.rivals],
            know.view.hand_number,
            weights,
        )
        rules, seats = know.rules, len(know.own.seats)
        self.drawing = know.draw_size / rules.players * seats
        self.nobody = know.turns_left + 1.0
        self.rival_turns = [self.turns.rival(rival, self.target) for rival in know.rivals]
        self._measure()

    def _measure(self) -> None:
        """How long the hand will last, and what a turn of each side is worth, as things are."""
        know, weights = self.know, self.weights
        own = min(
            self.turns.own(know.own, know.hand, self.target, clean=False) + weights.order, 60.0
        )
        racers = [own, *self.rival_turns, self.nobody]
        odds = chances(racers, weights.luck)
        self.lasts = min(racers)
        scale = weights.luck * (self.lasts + 1.0) ** 0.5
        prize = self.points.trip + self.points.safe_trip * 0.6
        self.turn_worth = [
            prize * chance * (1.0 - chance) / scale + weights.km_value for chance in odds[:-1]
        ]
        self.sudden = max(self._arrives_next(rival) for rival in know.rivals)
        self.worth = {card: self._card(card) for card in set(know.hand)}

    def _arrives_next(self, rival: Tableau) -> float:
        """The chance that a rival ends the hand before this side's next turn."""
        know, rules = self.know, self.rules
        left = self.target - rival.km
        most = rules.limited_to if rival.limited else LONGEST_CARD
        if left > most or not rival.rolling(rules):
            return 0.0
        copies = sum(know.unseen[card] for card, km in KM.items() if km == left)
        return chance_of_any(copies, know.unseen_cards, know.hidden(rival) + 1)

    # --- what a card in the hand may yet bring ------------------------------------------

    def _hit(self, hazards: Sequence[Card]) -> float:
        """The chance that one of some hazards is played on this side before the end."""
        know, weights = self.know, self.weights
        if not know.unseen_cards:
            return 0.0
        copies = sum(know.coming(hazard) for hazard in hazards)
        rivals = len(know.rivals)
        draws = min(self.lasts, self.drawing) * rivals
        reach = min(1.0, (know.hidden_from_rivals() + draws) / know.unseen_cards)
        return 1.0 - exp(-copies * reach * weights.aggression / rivals)

    def _card(self, card: Card) -> tuple[float, float]:
        """What a card in the hand is worth, and what part of that each further copy is."""
        kind, weights = KIND[card], self.weights
        if kind is Kind.DISTANCE:
            value = weights.distance * self.know.useful_km(card)
            return value, 1.0
        if kind is Kind.SAFETY:
            return self._safety(card), 0.0
        if kind is Kind.HAZARD:
            value = self._hazard(card)
            return value, weights.spare_hazard
        value = self._remedy(card)
        return value, weights.spare_remedy

    def _safety(self, card: Card) -> float:
        points, weights = self.points, self.weights
        coup = self._hit(HAZARDS_BY_SAFETY[card]) * (1.0 - self.sudden)
        laid = weights.exposed * (1.0 - self.sudden)
        gain = points.safety + points.coup_fourre + weights.coup_turn
        return coup * gain + (1.0 - coup) * laid * points.safety

    def _remedy(self, card: Card) -> float:
        know, weights = self.know, self.weights
        hazard = HAZARD_OF[card]
        if SAFETY_FOR[hazard] in know.own.safe:
            return 0.0
        hazards = [hazard]
        if card is Card.ROLL:
            hazards = [h for h in REMEDY_FOR if h is not Card.SPEED_LIMIT]
        saved = min(know.wait(card), self.lasts)
        if card is Card.END_OF_LIMIT:
            saved *= weights.awkward
        if SAFETY_FOR[hazard] in know.hand:
            saved *= weights.covered
        worth: float = weights.remedy * self._hit(hazards) * saved * self.turn_worth[0]
        return worth

    def _hazard(self, card: Card) -> float:
        know, weights = self.know, self.weights
        best = 0.0
        for rival, worth in zip(know.rivals, self.turn_worth[1:], strict=True):
            if SAFETY_FOR[card] in rival.safe:
                continue
            held = know.holds(rival, REMEDY_FOR[card])
            delay = 1.0 + (1.0 - held) * min(self.lasts, know.wait(REMEDY_FOR[card]))
            best = max(best, worth * delay)
        return weights.hazard * best

    def pending(self, own: Tableau, hand: Sequence[Card]) -> float:
        """What the cards of a hand may yet bring, besides what they are needed for now."""
        total, last, copies = 0.0, None, 0
        needed = self._needed(own)
        for card in hand:
            copies = copies + 1 if card is last else 0 if card in needed else 1
            last = card
            if copies:
                first, further = self.worth[card]
                total += first * further ** (copies - 1)
        return total

    def _needed(self, own: Tableau) -> tuple[Card, ...]:
        """The cards this side is waiting to play; the turns it needs count them already."""
        hazard = own.hazard
        limit = (Card.END_OF_LIMIT,) if own.limited else ()
        if hazard is not None:
            return (REMEDY_FOR[hazard], Card.ROLL, *limit)
        return limit if own.rolling(self.rules) else (Card.ROLL, *limit)

    # --- moves --------------------------------------------------------------------------

    def value(self, move: Move) -> float:
        """What a move is worth, in points at an even match."""
        verb, card = move.verb, move.card
        if verb in (Verb.COUP_FOURRE, Verb.PARRY, Verb.DRAW):
            return 1.0
        if verb is Verb.EXTEND:
            return self._extended()
        if verb is Verb.FINISH:
            return self._final(self.know.own)
        if card is None:
            return 0.0
        hand = list(self.know.hand)
        hand.remove(card)
        own = self.know.own
        if verb is Verb.DISCARD:
            return self._judge(own, hand, again=False)
        if KIND[card] is Kind.HAZARD:
            return self._attack(move, card, hand)
        own = own.copy()
        if KIND[card] is Kind.SAFETY:
            own.expose(card, coup=False)
            again = self.know.draw_size > 0 or self.rules.extra_turn_on_empty_pile
            return self._judge(own, hand, again=again)
        if KIND[card] is Kind.DISTANCE:
            own.add_distance(card)
            own.km += KM[card]
            if own.km >= self.target:
                return self._arrival(own, hand)
        else:
            (own.speed if card is Card.END_OF_LIMIT else own.battle).append(card)
        return self._judge(own, hand, again=False)

    def _attack(self, move: Move, hazard: Card, hand: Sequence[Card]) -> float:
        """An attack stands, or runs into a coup fourré."""
        know = self.know
        place = next(i for i, rival in enumerate(know.rivals) if rival.side == move.on)
        rival = know.rivals[place]
        hit = rival.copy()
        (hit.speed if hazard is Card.SPEED_LIMIT else hit.battle).append(hazard)
        turns = list(self.rival_turns)
        turns[place] = self.turns.rival(hit, self.target, hazard)
        stands = self._judge(know.own, hand, again=False, turns=turns)
        ambush = know.holds(rival, SAFETY_FOR[hazard])
        if not ambush:
            return stands
        saved = rival.copy()
        saved.expose(SAFETY_FOR[hazard], coup=True)
        turns[place] = max(0.5, self.turns.rival(saved, self.target) - 1.0)
        rivals = [saved if i == place else other for i, other in enumerate(know.rivals)]
        coup = self._judge(know.own, hand, again=False, turns=turns, rivals=rivals)
        return (1.0 - ambush) * stands + ambush * coup

    def _arrival(self, own: Tableau, hand: Sequence[Card]) -> float:
        """Reaching the target: the hand is over, unless it is worth going on."""
        final = self._final(own)
        if self.rules.extension_to is None or self.extension is not None:
            return final
        return max(final, self._extended(own, hand))

    def _extended(self, own: Tableau | None = None, hand: Sequence[Card] | None = None) -> float:
        """Going on to the longer distance."""
        know = self.know
        assert self.rules.extension_to is not None
        own, hand = own or know.own, know.hand if hand is None else hand
        target, side = self.rules.extension_to, know.own.side
        turns = [self.turns.rival(rival, target) for rival in know.rivals]
        before = self.target, self.extension
        self.target, self.extension = target, side
        value = self._judge(own, hand, again=False, turns=turns)
        self.target, self.extension = before
        return value

    def _final(self, own: Tableau) -> float:
        """The hand ends with this side's arrival."""
        rivals = self.know.rivals
        turns = [ENDLESS] * len(rivals)
        return self._ending(0, own, rivals, [0.0, *turns], 0.0, clean=True)

    def _judge(
        self,
        own: Tableau,
        hand: Sequence[Card],
        *,
        again: bool,
        turns: Sequence[float] | None = None,
        rivals: Sequence[Tableau] | None = None,
    ) -> float:
        """What the table is worth once it looks like this, with the others to move."""
        pending = self.pending(own, hand)
        turns = self.rival_turns if turns is None else turns
        rivals = self.know.rivals if rivals is None else rivals
        order = self.weights.order - (1.0 if again else 0.0)
        values = []
        unspoilt = not own.twohundreds and self.points.safe_trip
        plans = (True, False) if unspoilt and Card.KM_200 in hand else (bool(unspoilt),)
        for clean in plans:
            needed = self.turns.own(own, hand, self.target, clean=clean) + order
            racers = [max(0.3, needed), *turns, self.nobody]
            odds = chances(racers, self.weights.luck)
            values.append(
                sum(
                    chance * self._ending(winner, own, rivals, racers, pending, clean=clean)
                    for winner, chance in enumerate(odds)
                    if chance > 0.004
                )
            )
        return max(values)

    # --- the points of an ending --------------------------------------------------------

    def _ending(
        self,
        winner: int,
        own: Tableau,
        rivals: Sequence[Tableau],
        racers: Sequence[float],
        pending: float,
        *,
        clean: bool,
    ) -> float:
        """What it is worth if a side wins when it is expected to (the last: nobody does)."""
        lasts = racers[winner]
        sides = (own, *rivals)
        points = [
            self._lines(side, lasts, racers[i], won=i == winner) for i, side in enumerate(sides)
        ]
        points[0] += pending
        if winner < len(sides):
            own_plan = clean if winner == 0 else None
            points[winner] += self._prize(sides[winner], lasts, clean=own_plan)
        self._missed_extension(points, winner, sides)
        self._shut_outs(points, winner, sides, lasts)
        return self.stakes.worth(points[0], points[1:])

    def _lines(self, side: Tableau, lasts: float, needs: float, *, won: bool) -> float:
        points = self.points
        left = self.target - side.km
        km = left if won else left * min(0.85, 0.85 * lasts / max(needs, 1.0))
        count = len(side.safeties)
        lines = side.km + km + points.safety * count + points.coup_fourre * len(side.coups)
        return lines + (points.all_four if count == 4 else 0)

    def _prize(self, side: Tableau, lasts: float, *, clean: bool | None) -> float:
        """The lines of the winner; `clean` is not known of a rival."""
        points = self.points
        prize = float(points.trip)
        if not side.twohundreds:
            prize += points.safe_trip * (0.7 if clean is None else 1.0 if clean else 0.0)
        late = self.drawing - lasts
        if late < 1.0 and (self.know.draw_size == 0 or lasts > 0):
            prize += points.delayed_action * min(1.0, max(0.0, 1.0 - late))
        if self.extension == side.side:
            prize += points.extension
        elif self.extension is None and self.rules.extension_to is not None and lasts > 0:
            rivals = max(rival.km for rival in self.know.rivals)
            prize += self.weights.extend_bonus * (1.0 - rivals / self.target)
        return prize

    def _missed_extension(self, points: list[float], winner: int, sides: Sequence[Tableau]) -> None:
        asker = self.extension
        if asker is None or (winner < len(sides) and sides[winner].side == asker):
            return
        if winner < len(sides) or self.rules.missed_extension is MissedExtension.ALWAYS:
            for i, side in enumerate(sides):
                if side.side != asker:
                    points[i] += self.points.extension

    def _shut_outs(
        self, points: list[float], winner: int, sides: Sequence[Tableau], lasts: float
    ) -> None:
        shut = [0.0 if side.placed else self._stays_out(i, lasts) for i, side in enumerate(sides)]
        if not any(shut):
            return
        if self.rules.shut_out is ShutOut.ONCE_TO_WINNER:
            if winner < len(sides):
                both = 1.0
                for i, out in enumerate(shut):
                    both *= 1.0 if i == winner else out
                points[winner] += self.points.shut_out * both
            return
        for i in range(len(sides)):
            others = sum(shut) - shut[i]
            points[i] += self.points.shut_out * others * (1.0 - shut[i])

    def _stays_out(self, place: int, lasts: float) -> float:
        """The chance that a side lays no distance in so many turns."""
        know, turns = self.know, self.turns
        if place:
            delay = turns.rival_delay(know.rivals[place - 1])
        else:
            delay = turns.own_delay(know.own, know.hand, know.own.safe)
        return 0.9 * exp(-max(0.0, lasts) / (1.0 + delay))

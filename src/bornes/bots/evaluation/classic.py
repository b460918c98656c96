"""The sharp player's evaluator in the games with piles.

A move is valued by the tables it may leave behind. Each is worth the points that lie there
already, and what its features were found to bring until the end of the hand. Where the hand
may end, the chance of winning the match decides (`HandEnds`, `Stakes`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import exp
from typing import Final

from bornes.bots.equity.table import Equity, equity_of
from bornes.bots.evaluation.classic_features import ClassicFeatures
from bornes.bots.evaluation.linear import AgedWeights, Features, classic_weights, dot
from bornes.bots.evaluation.turns import ORDER, TurnCounter, race_chances
from bornes.bots.knowledge import Knowledge
from bornes.engine.cards import KIND, SAFETY_FOR, Card, Kind
from bornes.engine.moves import Move, Verb
from bornes.engine.scoring import HandEnd, arrival, side_score, table_points, total
from bornes.engine.tableau import Tableau

_EARLY_TURNS: Final = 10.0
"""The turns to go with which a hand is as early as can be."""
_LONGEST: Final = 25.0
_SOONEST: Final = 0.3
_ARRIVES: Final = 10_000.0
"""A value above that of everything else."""
_LOST: Final = 0.001
"""The chance of the match that is as good as none."""
_GOOD_HAND: Final = 1100.0
"""The points of a good hand: a rival so far behind another is feared a third as much."""
_BEHIND: Final = 0.85
"""The part of its way that a side has gone at most when another arrives."""
_STAYS_SAFE: Final = 0.5
"""The chance that whoever has laid no 200 yet will not lay one."""
_EXPECTED: Final = {"trip": 1.0, "safe_trip": _STAYS_SAFE, "extension": 1.0}
"""The part of each line of the score that is expected of an extension; the others are little."""


@dataclass(slots=True)
class Prospect:
    """A table that a move may lead to."""

    chance: float
    own: Tableau
    hand: Sequence[Card]
    rivals: Sequence[Tableau]
    turns: Sequence[float]
    """The turns that each rival needs."""
    delays: Sequence[float]
    """The turns until each rival may drive."""
    again: bool = False
    """Whether this seat goes on at once."""


class ClassicEvaluator:
    """Values the moves of one seat at one moment; what is given replaces what is shipped."""

    def __init__(
        self, know: Knowledge, weights: AgedWeights | None = None, equity: Equity | None = None
    ) -> None:
        self.know = know
        self.rules = know.rules
        self.turns = TurnCounter(know)
        self.stakes = Stakes(know, equity_of(know.rules) if equity is None else equity)
        self.ends = HandEnds(know, self.turns, self.stakes)
        self.their_turns = [self.turns.rival(rival, know.target) for rival in know.rivals]
        self.their_delays = [self.turns.rival_delay(rival) for rival in know.rivals]
        own = self.turns.own(know.own, know.hand, know.target, clean=False) + ORDER
        lasts = min(own, *self.their_turns, self.ends.nobody)
        self.features = ClassicFeatures(know, self.turns, lasts)
        self.early = min(1.0, lasts / _EARLY_TURNS)
        aged = classic_weights() if weights is None else weights
        self.weights = {
            name: early * self.early + late * (1.0 - self.early)
            for name, (early, late) in aged.items()
        }

    def value(self, move: Move) -> float:
        """What a move is worth: in points, or where the hand may end as a chance."""
        know, verb = self.know, move.verb
        if verb is Verb.EXTEND:
            return self.ends.extended(know.own, know.hand)
        if verb is Verb.FINISH:
            return self.ends.finished(know.own)
        if verb is Verb.END:
            return self._value_of(self._prospect(know.own, know.hand))
        if verb in (Verb.PLAY, Verb.DISCARD):
            return sum(
                prospect.chance * self._value_of(prospect) for prospect in self.prospects(move)
            )
        return float(verb not in (Verb.PASS, Verb.TAKE))

    def _value_of(self, prospect: Prospect) -> float:
        own, target = prospect.own, self.know.target
        if own.km >= target:
            return self._arrival(own, prospect.hand)
        features, theirs = self.describe(prospect)
        if prospect.again and features["may_end"]:
            # Nothing is lost by laying a safety first: the arrival follows at once.
            own = own.copy()
            own.km = target
            return self._arrival(own, prospect.hand)
        mine = table_points(self.rules, own) + dot(features, self.weights)
        leads = [
            mine - table_points(self.rules, rival) + dot(seen, self.weights)
            for rival, seen in zip(prospect.rivals, theirs, strict=True)
        ]
        return self.stakes.weighed(leads)

    def _arrival(self, own: Tableau, hand: Sequence[Card]) -> float:
        """Arriving comes before everything else, unless it would lose the match."""
        chance = self.ends.arrival(own, hand)
        return chance + _ARRIVES if chance > _LOST else chance - _ARRIVES

    # --- where a move leads -----------------------------------------------------------

    def prospects(self, move: Move) -> Iterator[Prospect]:
        """The tables that playing or discarding a card may lead to."""
        know, card = self.know, move.card
        assert card is not None
        hand = list(know.hand)
        hand.remove(card)
        own = know.own
        if move.verb is Verb.DISCARD:
            yield self._prospect(own, hand)
        elif KIND[card] is Kind.HAZARD:
            yield from self._attacked(move, card, hand)
        elif KIND[card] is Kind.SAFETY:
            own = own.copy()
            own.expose(card, coup=False, roll_after=self.rules.roll_after_safety)
            own.km += self.rules.safety_km
            gains = know.draw_size > 0 or self.rules.extra_turn_on_empty_pile
            yield self._prospect(own, hand, again=gains and self.rules.safety_gives_turn)
        else:
            own = own.copy()
            if KIND[card] is Kind.DISTANCE:
                own.cover(card, know.target)
            else:
                (own.speed if card is Card.END_OF_LIMIT else own.battle).append(card)
                own.owes_roll &= card is not Card.ROLL
            yield self._prospect(own, hand)

    def _prospect(self, own: Tableau, hand: Sequence[Card], *, again: bool = False) -> Prospect:
        know = self.know
        return Prospect(1.0, own, hand, know.rivals, self.their_turns, self.their_delays, again)

    def _attacked(self, move: Move, hazard: Card, hand: Sequence[Card]) -> Iterator[Prospect]:
        """An attack stands, or runs into a coup fourré."""
        know = self.know
        place = next(n for n, rival in enumerate(know.rivals) if rival.side == move.on)
        rival = know.rivals[place]
        ambush = know.holds(rival, SAFETY_FOR[hazard])
        hit = rival.copy()
        (hit.speed if hazard is Card.SPEED_LIMIT else hit.battle).append(hazard)
        turns = self.turns.rival(hit, know.target, hazard)
        delay = self.turns.rival_delay(hit, hazard)
        yield self._changed(1.0 - ambush, hand, place, hit, turns, delay)
        if ambush:
            saved = rival.copy()
            saved.expose(SAFETY_FOR[hazard], coup=True)
            saved.km += self.rules.coup_fourre_km
            turns = max(_SOONEST, self.turns.rival(saved, know.target) - 1.0)
            delay = self.turns.rival_delay(saved)
            yield self._changed(ambush, hand, place, saved, turns, delay)

    def _changed(
        self,
        chance: float,
        hand: Sequence[Card],
        place: int,
        rival: Tableau,
        turns: float,
        delay: float,
    ) -> Prospect:
        rivals = list(self.know.rivals)
        their_turns, their_delays = list(self.their_turns), list(self.their_delays)
        rivals[place], their_turns[place], their_delays[place] = rival, turns, delay
        return Prospect(chance, self.know.own, hand, rivals, their_turns, their_delays)

    # --- the features of a prospect ---------------------------------------------------

    def describe(self, prospect: Prospect) -> tuple[Features, list[Features]]:
        """The features of a prospect: those of one's own side, and those of each rival."""
        own, hand, target = prospect.own, prospect.hand, self.know.target
        features = self.features.table(own, hand, target)
        features |= self.features.attacks(hand, prospect.rivals)
        features["again"] = float(prospect.again)
        order = ORDER - prospect.again
        needed = max(_SOONEST, self.turns.own(own, hand, target, clean=False) + order)
        odds = race_chances([needed, *prospect.turns, self.ends.nobody])
        features["first"] = odds[0]
        features["turns"] = min(needed, _LONGEST) / 10
        if not own.twohundreds:
            clean = max(_SOONEST, self.turns.own(own, hand, target, clean=True) + order)
            features["first_clean"] = race_chances([clean, *prospect.turns, self.ends.nobody])[0]
        theirs = []
        for n, rival in enumerate(prospect.rivals):
            seen = self.features.rival(rival, prospect.delays[n], target)
            seen["their_first"] = odds[n + 1]
            seen["their_first_clean"] = 0.0 if rival.twohundreds else odds[n + 1]
            seen["their_turns"] = min(prospect.turns[n], _LONGEST) / 10
            seen["shutting_out"] = 0.0 if rival.placed else odds[0]
            seen["shut_out"] = 0.0 if own.placed else odds[n + 1]
            theirs.append(seen)
        return features, theirs


class Stakes:
    """The match, as one side sees it. Sides are given with the own one first."""

    def __init__(self, know: Knowledge, equity: Equity) -> None:
        self.rules = know.rules
        self.hand_number = know.view.hand_number
        self.equity = equity
        self.sides = (know.own.side, *(rival.side for rival in know.rivals))
        self.places = [self.sides.index(side) for side in know.rules.sides]
        self.totals = [know.view.scores[side] for side in self.sides]
        best = max(self.totals[1:])
        feared = [exp((total - best) / _GOOD_HAND) for total in self.totals[1:]]
        self.shares = [weight / sum(feared) for weight in feared]

    def weighed(self, leads: Sequence[float]) -> float:
        """One's lead over each rival in this hand, with the strongest rivals counting most."""
        return sum(share * lead for share, lead in zip(self.shares, leads, strict=True))

    def chance(self, points: Sequence[float], winner: int | None) -> float:
        """The chance to win the match if the hand ends with these points for each side."""
        if self.rules.scored:
            after = [total + round(more) for total, more in zip(self.totals, points, strict=True)]
        else:
            after = [total + (place == winner) for place, total in enumerate(self.totals)]
        chances = self.equity.chances([after[place] for place in self.places], self.hand_number)
        return chances[self.places.index(0)]


class HandEnds:
    """The ends of one hand, as one seat sees them coming."""

    def __init__(self, know: Knowledge, turns: TurnCounter, stakes: Stakes) -> None:
        self.know = know
        self.rules = know.rules
        self.turns = turns
        self.stakes = stakes
        self.nobody = know.turns_left + 1.0
        """The turns after which nobody arrives any more."""

    def arrival(self, own: Tableau, hand: Sequence[Card]) -> float:
        """What reaching the target is worth, with the better of ending the hand or going on."""
        finished = self.finished(own)
        if self.rules.extension_to is None or self.know.view.extension is not None:
            return finished
        return max(finished, self.extended(own, hand))

    def finished(self, own: Tableau) -> float:
        """The chance of the match if the hand ends with this side's arrival."""
        know, view, rules = self.know, self.know.view, self.rules
        pile_empty = know.draw_size == 0
        end = arrival(own.side, pile_empty=pile_empty, ran_out=view.ran_out, asker=view.extension)
        mine = total(side_score(rules, own, (own, *know.rivals), end))
        # What rivals would be paid for the end itself is little, and left out.
        theirs = [table_points(rules, rival) for rival in know.rivals]
        return self.stakes.chance([mine, *theirs], winner=0)

    # --- the extension ----------------------------------------------------------------

    def extended(self, own: Tableau, hand: Sequence[Card]) -> float:
        """The chance of the match after going on, over each way that may end."""
        rivals, target = self.know.rivals, self.rules.extension_to
        assert target is not None
        needed = self.turns.own(own, hand, target, clean=False) + ORDER
        turns = [needed, *(self.turns.rival(rival, target) for rival in rivals), self.nobody]
        value = 0.0
        for winner, chance in enumerate(race_chances(turns)):
            points = self._after_extension(own, winner, turns, target)
            value += chance * self.stakes.chance(points, winner)
        return value

    def _after_extension(
        self, own: Tableau, winner: int, turns: Sequence[float], target: int
    ) -> list[float]:
        """Every side's points if this one wins the extension; the last number is nobody's."""
        sides, found = (own, *self.know.rivals), []
        won = winner < len(sides)
        winners = (sides[winner].side,) if won else ()
        end = HandEnd(winners, arrived=won, pile_empty=False, ran_out=False, asker=own.side)
        for place, side in enumerate(sides):
            gone = 1.0 if place == winner else min(_BEHIND, turns[winner] / turns[place])
            lines = side_score(self.rules, side, sides, end)
            found.append(
                table_points(self.rules, side)
                + (target - side.km) * gone
                + sum(part * lines.get(line, 0) for line, part in _EXPECTED.items())
            )
        return found

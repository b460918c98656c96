"""The sharp player's judgement in the games with piles.

A move is judged by the tables it may leave behind. Each is worth the points that lie there
already, and what its signs have been found to bring until the end of the hand. Where the
hand may end, the chance of winning the match decides.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from bornes.bots.equity.stakes import Stakes
from bornes.bots.evaluation.classic_ends import ClassicEnds
from bornes.bots.evaluation.classic_features import ClassicSigns
from bornes.bots.evaluation.classic_turns import ORDER, ClassicTurns
from bornes.bots.evaluation.classic_weights import PRICES
from bornes.bots.evaluation.knowledge import Knowledge
from bornes.bots.evaluation.linear import Signs, appraised
from bornes.bots.evaluation.race import chances
from bornes.engine.cards import KIND, SAFETY_FOR, Card, Kind
from bornes.engine.moves import Move, Verb
from bornes.engine.tableau import Tableau

_EARLY_TURNS: Final = 10.0
"""With so many turns to go, a hand is as early as can be."""
_LONGEST: Final = 25.0
_SOONEST: Final = 0.3
_ARRIVES: Final = 10_000.0
"""More than anything else is worth."""
_LOST: Final = 0.001
"""With no better chance than this, the match is lost."""


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


class ClassicJudge:
    """Judges the moves of one seat at one moment."""

    def __init__(self, know: Knowledge) -> None:
        self.know = know
        self.rules = know.rules
        self.turns = ClassicTurns(know)
        self.stakes = Stakes(know)
        self.ends = ClassicEnds(know, self.turns, self.stakes)
        self.their_turns = [self.turns.rival(rival, know.target) for rival in know.rivals]
        self.their_delays = [self.turns.rival_delay(rival) for rival in know.rivals]
        own = self.turns.own(know.own, know.hand, know.target, clean=False) + ORDER
        lasts = min(own, *self.their_turns, self.ends.nobody)
        self.signs = ClassicSigns(know, self.turns, lasts)
        self.early = min(1.0, lasts / _EARLY_TURNS)
        self.prices = {
            name: early * self.early + late * (1.0 - self.early)
            for name, (early, late) in PRICES.items()
        }

    def value(self, move: Move) -> float:
        """What a move is worth: in points, or where the hand may end as a chance."""
        know, verb = self.know, move.verb
        if verb is Verb.EXTEND:
            return self.ends.extended(know.own, know.hand)
        if verb is Verb.FINISH:
            return self.ends.finished(know.own)
        if verb is Verb.END:
            return self._worth(self._prospect(know.own, know.hand))
        if verb in (Verb.PLAY, Verb.DISCARD):
            return sum(prospect.chance * self._worth(prospect) for prospect in self.prospects(move))
        return float(verb not in (Verb.PASS, Verb.TAKE))

    def _worth(self, prospect: Prospect) -> float:
        own, target = prospect.own, self.know.target
        if own.km >= target:
            return self._arrival(own, prospect.hand)
        signs, theirs = self.read(prospect)
        if prospect.again and signs["may_end"]:
            # Nothing is lost by laying a safety first: the arrival follows at once.
            own = own.copy()
            own.km = target
            return self._arrival(own, prospect.hand)
        mine = self.ends.laid(own) + appraised(signs, self.prices)
        gaps = [
            mine - self.ends.laid(rival) + appraised(seen, self.prices)
            for rival, seen in zip(prospect.rivals, theirs, strict=True)
        ]
        return self.stakes.weighed(gaps)

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
            own.expose(card, coup=False)
            own.km += self.rules.safety_km
            gains = know.draw_size > 0 or self.rules.extra_turn_on_empty_pile
            yield self._prospect(own, hand, again=gains and self.rules.safety_gives_turn)
        else:
            own = own.copy()
            if KIND[card] is Kind.DISTANCE:
                own.cover(card, know.target)
            else:
                (own.speed if card is Card.END_OF_LIMIT else own.battle).append(card)
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

    # --- what a prospect shows --------------------------------------------------------

    def read(self, prospect: Prospect) -> tuple[Signs, list[Signs]]:
        """The signs of a prospect: one's own, and those in which each rival differs."""
        own, hand, target = prospect.own, prospect.hand, self.know.target
        signs = self.signs.table(own, hand, target)
        signs |= self.signs.attacks(hand, prospect.rivals)
        signs["again"] = float(prospect.again)
        order = ORDER - prospect.again
        needed = max(_SOONEST, self.turns.own(own, hand, target, clean=False) + order)
        odds = chances([needed, *prospect.turns, self.ends.nobody])
        signs["first"] = odds[0]
        signs["turns"] = min(needed, _LONGEST) / 10
        if not own.twohundreds:
            clean = max(_SOONEST, self.turns.own(own, hand, target, clean=True) + order)
            signs["first_clean"] = chances([clean, *prospect.turns, self.ends.nobody])[0]
        theirs = []
        for n, rival in enumerate(prospect.rivals):
            seen = self.signs.rival(rival, prospect.delays[n], target)
            seen["their_first"] = odds[n + 1]
            seen["their_first_clean"] = 0.0 if rival.twohundreds else odds[n + 1]
            seen["their_turns"] = min(prospect.turns[n], _LONGEST) / 10
            seen["shutting_out"] = 0.0 if rival.placed else odds[0]
            seen["shut_out"] = 0.0 if own.placed else odds[n + 1]
            theirs.append(seen)
        return signs, theirs

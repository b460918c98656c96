"""How a hand of the games with piles may end, and the chance of the match after each end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bornes.bots.equity.stakes import Stakes
from bornes.bots.evaluation.classic_turns import ORDER, ClassicTurns
from bornes.bots.evaluation.knowledge import Knowledge
from bornes.bots.evaluation.race import chances
from bornes.engine.cards import Card
from bornes.engine.rules import MissedExtension, ShutOut
from bornes.engine.tableau import Tableau

_BEHIND: Final = 0.85
"""The part of its way that a side has gone at most when another arrives."""
_STAYS_SAFE: Final = 0.5
"""The chance that whoever has laid no 200 yet will not lay one."""


class ClassicEnds:
    """The ends of one hand, as one seat sees them coming."""

    def __init__(self, know: Knowledge, turns: ClassicTurns, stakes: Stakes) -> None:
        self.know = know
        self.rules = know.rules
        self.points = know.rules.points
        self.turns = turns
        self.stakes = stakes
        self.nobody = know.turns_left + 1.0
        """The turns after which nobody arrives any more."""

    def laid(self, side: Tableau) -> float:
        """The points that a side has for sure."""
        points, count = self.points, len(side.safeties)
        four = points.all_four if count == 4 else 0
        return side.km + points.safety * count + four + points.coup_fourre * len(side.coups)

    def arrival(self, own: Tableau, hand: Sequence[Card]) -> float:
        """What reaching the target is worth, with the better of ending the hand or going on."""
        finished = self.finished(own)
        if self.rules.extension_to is None or self.know.view.extension is not None:
            return finished
        return max(finished, self.extended(own, hand))

    def finished(self, own: Tableau) -> float:
        """The chance of the match if the hand ends with this side's arrival."""
        mine = self.laid(own) + self._prize(own)
        return self.stakes.chance([mine, *map(self.laid, self.know.rivals)], winner=0)

    def _prize(self, own: Tableau) -> float:
        know, points = self.know, self.points
        prize = points.trip
        if know.draw_size == 0:
            prize += points.delayed_action
        if not own.twohundreds:
            prize += points.safe_trip
            prize += 0 if Card.KM_100 in own.distance else points.no_200_no_100
        if know.view.extension is not None:
            prize += points.extension
        out = sum(not rival.placed for rival in know.rivals)
        if self.rules.shut_out is ShutOut.ONCE_TO_WINNER:
            out = int(out == len(know.rivals))
        return prize + points.shut_out * out

    # --- the extension ----------------------------------------------------------------

    def extended(self, own: Tableau, hand: Sequence[Card]) -> float:
        """The chance of the match after going on, over each way that may end."""
        rivals, target = self.know.rivals, self.rules.extension_to
        assert target is not None
        needed = self.turns.own(own, hand, target, clean=False) + ORDER
        turns = [needed, *(self.turns.rival(rival, target) for rival in rivals), self.nobody]
        value = 0.0
        for winner, chance in enumerate(chances(turns)):
            points = self._after_extension(own, winner, turns, target)
            value += chance * self.stakes.chance(points, winner)
        return value

    def _after_extension(
        self, own: Tableau, winner: int, turns: Sequence[float], target: int
    ) -> list[float]:
        """Every side's points if this one wins the extension; the last number is nobody's."""
        points, found = self.points, []
        for place, side in enumerate((own, *self.know.rivals)):
            total = self.laid(side)
            if place == winner:
                safe = 0.0 if side.twohundreds else points.safe_trip * _STAYS_SAFE
                total += target - side.km + points.trip + safe + points.extension
            else:
                gone = min(_BEHIND, turns[winner] / turns[place])
                total += (target - side.km) * gone
                total += points.extension if place and self._missed_pays(winner) else 0
            found.append(total)
        return found

    def _missed_pays(self, winner: int) -> bool:
        beaten = 0 < winner <= len(self.know.rivals)
        always = self.rules.missed_extension is MissedExtension.ALWAYS
        return beaten or (winner > 0 and always)

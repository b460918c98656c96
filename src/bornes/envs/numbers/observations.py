"""Writing a view into the fields of an observation, as whole numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bornes.circuit import KM_PER_SQUARE, Circuit, Spot
from bornes.engine.cards import BATTLE_HAZARDS, Card
from bornes.engine.scoring import table_points
from bornes.engine.tableau import Tableau
from bornes.engine.view import View
from bornes.envs.numbers.action_list import seats_from, sides_from
from bornes.envs.numbers.observation_fields import PHASES, Field, Kinds

_PHASE: Final = {phase: place for place, phase in enumerate(PHASES)}


def _points(view: View, tableau: Tableau) -> int:
    """What a side's lines add up to; before the end these are the ones on the table."""
    if view.outcome is not None:
        return sum(view.score[tableau.side].values())
    return table_points(view.rules, tableau) if view.rules.scored else 0


class Writer:
    """Writes views of one table. It is given a view and nothing else."""

    def __init__(self, fields: Mapping[str, Field], kinds: Kinds) -> None:
        self._at = {name: field.start for name, field in fields.items()}
        self._hazards = len(kinds.hazards)
        self._card = _places(kinds.cards)
        self._hazard = _places(kinds.hazards)
        self._battle = _places(kinds.battle)
        self._safety = _places(kinds.safeties)
        self._distance = _places(kinds.distances)

    def write(self, view: View, raw: list[int]) -> None:
        """Write what a seat knows into a list of zeros."""
        assert view.seat is not None
        self._write_table(view, raw)
        self._write_cards(view, raw)
        rules = view.rules
        tableaus, totals, at = view.sides, view.scores, self._at
        for place, side in enumerate(sides_from(rules, rules.side_of(view.seat))):
            tableau = tableaus[side]
            self._write_side(view, tableau, place, raw)
            raw[at["total"] + place] = totals[side]
            raw[at["points"] + place] = _points(view, tableau)
        if rules.circuit is not None:
            self._write_road(view, rules.circuit, raw)

    def _write_table(self, view: View, raw: list[int]) -> None:
        at, seat = self._at, view.seat
        assert seat is not None
        raw[at["phase"] + _PHASE[view.phase]] = 1
        raw[at["acting"]] = view.to_act == seat
        turn, sizes = view.turn, view.hand_sizes
        for place, other in enumerate(seats_from(view.rules, seat)):
            raw[at["turn"] + place] = turn == other
            raw[at["hand_sizes"] + place] = sizes[other]
        if (asked := view.asked) is not None:
            hazard = asked.hazard
            place = self._hazards if hazard is None else self._hazard[hazard]
            raw[at["asked"] + place] = 1
        raw[at["draw_size"]] = view.draw_size
        raw[at["target"]] = view.target
        raw[at["hand_number"]] = view.hand_number
        raw[at["plays_left"]] = view.plays_left
        raw[at["owed"]] = view.owed
        raw[at["played"]] = view.played
        raw[at["ran_out"]] = view.ran_out

    def _write_cards(self, view: View, raw: list[int]) -> None:
        at, kinds, rules = self._at, self._card, view.rules
        hand, unseen, discards = at["hand"], at["unseen"], at["discards"]
        for card in view.hand:
            raw[hand + kinds[card]] += 1
        lying = view.discards
        for card in lying:
            raw[discards + kinds[card]] += 1
        for card, count in rules.deck:
            kind = kinds[card]
            raw[unseen + kind] = count - raw[hand + kind] - raw[discards + kind]
        for tableau in view.sides.values():
            for card in tableau.cards(rules):
                raw[unseen + kinds[card]] -= 1
        if lying:
            raw[at["top"] + kinds[lying[-1]]] = 1
        if (taken := view.taken) is not None:
            raw[at["taken"] + kinds[taken]] = 1

    def _write_side(self, view: View, tableau: Tableau, place: int, raw: list[int]) -> None:
        at = self._at
        raw[at["km"] + place] = tableau.km
        raw[at["left"] + place] = max(0, view.target - tableau.km)
        raw[at["rolling"] + place] = tableau.rolling(view.rules)
        raw[at["limited"] + place] = tableau.limited
        raw[at["extension"] + place] = view.extension == tableau.side
        if view.outcome is not None:
            raw[at["won"] + place] = tableau.side in view.outcome.winners
        battle = len(self._battle) * place
        if tableau.hazard is not None:
            raw[at["stopped"] + battle + self._battle[tableau.hazard]] = 1
        for card in reversed(tableau.battle):
            if card not in BATTLE_HAZARDS:
                raw[at["roll_under"] + place] = card is Card.ROLL
                break
            raw[at["stacked"] + battle + self._battle[card]] += 1
        safeties = len(self._safety) * place
        for card in tableau.safeties:
            raw[at["safeties"] + safeties + self._safety[card]] += 1
        for card in tableau.coups:
            raw[at["coups"] + safeties + self._safety[card]] += 1
        distance = at["distance"] + len(self._distance) * place
        for card in tableau.distance:
            raw[distance + self._distance[card]] += 1

    def _write_road(self, view: View, circuit: Circuit, raw: list[int]) -> None:
        at, layout = self._at, circuit.layout
        assert view.side is not None
        for place, side in enumerate(sides_from(view.rules, view.side.side)):
            spot = view.sides[side].spot
            raw[at["square"] + place] = spot.square
            raw[at["lane"] + place] = spot.lane
            raw[at["inside"] + place] = spot.shortcut
        if view.asked is not None and view.asked.back_to is not None:
            self._write_spot(view.asked.back_to, raw)
        for square in range(1, circuit.finish + 1):
            raw[at["lanes"] + square - 1] = circuit.lanes(square, view.players)
            raw[at["limits"] + square - 1] = layout.limits[square]
            raw[at["bonuses"] + square - 1] = layout.bonuses[square]
        if layout.shortcut is not None:
            raw[at["entry"] + layout.shortcut.entry - 1] = 1
            raw[at["exit"] + layout.shortcut.exit - 1] = 1
            for km in layout.shortcut.squares:
                raw[at["shortcut"] + km // KM_PER_SQUARE - 1] = 1

    def _write_spot(self, spot: Spot, raw: list[int]) -> None:
        first = self._at["back_to"]
        raw[first : first + 3] = (spot.square, spot.lane, spot.shortcut)


def _places(cards: tuple[Card, ...]) -> dict[Card, int]:
    return {card: place for place, card in enumerate(cards)}

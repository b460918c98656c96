"""What others may hold: how much likelier than by chance a hidden card is in a hand.

Others' play tells much of it. How much was counted in simulated hands (`bornes.training.beliefs`),
for every cell of `cells` and every feature of `features`, and is kept beside this file.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from math import prod
from typing import Any, Final, NamedTuple

from bornes.bots.beliefs.cells import TURNS, cells_of, group_of, moment_of, name_of
from bornes.bots.beliefs.features import FEATURES, Values, features_of
from bornes.engine.cards import Card
from bornes.engine.view import View
from bornes.sampling import CardOdds, Odds

FORMAT: Final = "bornes-beliefs 3"


_LEAST, _MOST = 0.05, 6.0
"""The bounds of all odds: not everybody plays as those bots do, so no belief is firmer."""


def odds(view: View, counted: Counted | None = None) -> Odds:
    """What the seat of a view may believe of the others' hands.

    What was ``counted`` elsewhere replaces what is shipped.
    """
    if view.rules.circuit is not None:
        return {}
    groups = all_odds() if counted is None else counted
    return {seat: _odds_of(view, seat, groups) for seat in view.rules.seats if seat != view.seat}


def _odds_of(view: View, seat: int, groups: Counted) -> Mapping[Card, CardOdds]:
    moment = moment_of(view, seat)
    if moment is None:
        return {}
    known = groups.get(group_of(view, seat))
    if known is None:
        return {}
    features = dict(features_of(view, seat))
    return {
        card: known.of(cell, moment, name_of(card), features[card])
        for card, cell in cells_of(view, seat)
        if cell in known.cells
    }


class GroupOdds(NamedTuple):
    """What is believed of the hands of one group."""

    cells: Mapping[str, Sequence[Sequence[float]]]
    """The odds by name of the cell: of a first card at each moment, and of a further one."""
    features: Mapping[str, Sequence[Sequence[float]]]
    """The odds' multiples by the name of the card: for each feature, one for each of its values."""

    def of(self, cell: str, moment: int, name: str, values: Values) -> CardOdds:
        """How likely a card is; a feature whose value is not known tells nothing."""
        known = zip(self.features[name], values, strict=True)
        multiple = prod(multiples[value] for multiples, value in known if value is not None)
        first, further = (odds[moment] * multiple for odds in self.cells[cell])
        return CardOdds(_kept(first), _kept(further))


Counted = Mapping[str, GroupOdds]
"""What was counted, by whose hand it is."""


def _kept(odds: float) -> float:
    return min(max(odds, _LEAST), _MOST)


@cache
def all_odds() -> Counted:
    """The odds that are shipped, by whose hand it is."""
    return odds_in(files("bornes.bots.beliefs").joinpath("beliefs.json").read_text("utf-8"))


def odds_in(text: str) -> Counted:
    """The odds of a file, by whose hand it is."""
    data = json.loads(text)
    if data["format"] != FORMAT or tuple(data["turns"]) != TURNS:
        raise ValueError(f"the beliefs are not {FORMAT}, or have other moments")
    return {group: _group_odds(odds) for group, odds in data["odds"].items()}


def _group_odds(odds: Mapping[str, Any]) -> GroupOdds:
    features = {
        name: [multiples[feature] for feature in FEATURES]
        for name, multiples in odds["traits"].items()
    }
    return GroupOdds(odds["cells"], features)

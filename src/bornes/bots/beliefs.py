"""What others may hold: how much likelier than by chance a hidden card is in a hand.

Others' play tells much of it. How much was counted in simulated hands (see
`beliefs_making`), for every cell of `belief_cells`, and is kept beside this file.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from bornes.bots.belief_cells import cells_of, group_of, moment_of
from bornes.cards import Card
from bornes.view import View

FORMAT: Final = "bornes-beliefs 1"

Odds = Mapping[int, Mapping[Card, float]]
"""For each other seat, how readily a card is dealt to it, compared with other cards.

A card that is not named has 1, which is what not knowing makes it.
"""


def odds(view: View) -> Odds:
    """What the seat of a view may believe of the others' hands."""
    if view.rules.circuit is not None:
        return {}
    return {seat: _odds_of(view, seat) for seat in view.rules.seats if seat != view.seat}


def _odds_of(view: View, seat: int) -> Mapping[Card, float]:
    moment = moment_of(view, seat)
    if moment is None:
        return {}
    known = all_odds().get(group_of(view, seat), {})
    return {
        card: known[cell][moment] if cell in known else 1.0 for card, cell in cells_of(view, seat)
    }


@cache
def all_odds() -> Mapping[str, Mapping[str, Sequence[float]]]:
    """The odds that are shipped, by whose hand it is and by cell; one for each moment."""
    data = json.loads(files("bornes.bots").joinpath("beliefs.json").read_text("utf-8"))
    if data["format"] != FORMAT:
        raise ValueError(f"beliefs.json is not {FORMAT}")
    odds_by_group: Mapping[str, Mapping[str, Sequence[float]]] = data["odds"]
    return odds_by_group

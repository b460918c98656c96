"""The rules of thumb that fit a table: for piles, for the family game, for the road."""

from __future__ import annotations

from bornes.bots.evaluation.knowledge import Knowledge
from bornes.bots.heuristics.classic import ClassicThumb
from bornes.bots.heuristics.family import FamilyThumb
from bornes.bots.heuristics.road import RoadThumb
from bornes.engine.view import View

Thumb = ClassicThumb | FamilyThumb | RoadThumb


def thumb_for(view: View) -> Thumb:
    """The rules of thumb for the table of a view."""
    know = Knowledge(view)
    if view.rules.circuit is not None:
        return RoadThumb(know)
    return ClassicThumb(know) if view.rules.remedy_covers else FamilyThumb(know)

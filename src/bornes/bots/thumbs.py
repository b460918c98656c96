"""The rules of thumb that fit a table: for piles, for the family game, for the road."""

from __future__ import annotations

from bornes.bots.knowledge import Knowledge
from bornes.bots.thumb_classic import ClassicThumb
from bornes.bots.thumb_family import FamilyThumb
from bornes.bots.thumb_road import RoadThumb
from bornes.view import View

Thumb = ClassicThumb | FamilyThumb | RoadThumb


def thumb_for(view: View) -> Thumb:
    """The rules of thumb for the table of a view."""
    know = Knowledge(view)
    if view.rules.circuit is not None:
        return RoadThumb(know)
    return ClassicThumb(know) if view.rules.remedy_covers else FamilyThumb(know)

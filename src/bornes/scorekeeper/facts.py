"""What people tell of a hand that they have played, and which of it a table has to ask for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from bornes.engine.cards import KIND, KM, Card, Kind
from bornes.engine.rules import Reshuffle, Rules

STEP: Final = 25
"""Distances come in these steps."""
MOST_200S: Final = 99
"""More are never asked for, where nothing else limits them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SideFacts:
    """What lies before one side at the end of a hand."""

    km: int = 0
    """The distance that the side came, all told."""
    safeties: int = 0
    """The number of safeties that the side has laid, coups fourrés included."""
    coups_fourres: int = 0
    twohundreds: int = 0
    """The number of 200s that the side has laid."""
    no_100: bool = False
    """Whether the side has laid no 100."""
    laid_distance: bool = False
    """Whether the side has laid a distance card although it stands at the start."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HandFacts:
    """What is told of one hand. A side of which nothing is told has nothing before it."""

    sides: Mapping[str, SideFacts] = field(default_factory=dict)
    finisher: str | None = None
    """The side that arrived; nothing if nobody did."""
    extension: str | None = None
    """The side that called the extension; nothing if none was called."""
    pile_empty: bool = False
    """Whether the draw pile was empty at the arrival."""
    ran_out: bool = False
    """Whether somebody had to draw from an empty draw pile, or it was made anew, before that."""

    def of(self, side: str) -> SideFacts:
        """What is told of a side."""
        return self.sides.get(side, _NOTHING)


_NOTHING: Final = SideFacts()


@dataclass(frozen=True, slots=True, kw_only=True)
class Questions:
    """What a table has to ask after each hand: all on which its score can depend."""

    target: int
    """The distance at which a side has arrived."""
    furthest: int
    """The most that a side can have come, without an extension."""
    extension_to: int | None
    """The distance after an extension; nothing where none can be called."""
    furthest_extended: int | None
    """The most that a side can have come after an extension."""
    safeties: int
    """The number of safeties that there are in all; 0 where they don't count."""
    coups_fourres: bool
    most_200s: int
    """The number of 200s that one side can lay; 0 where they don't count."""
    no_100: bool
    laid_distance: bool
    """Whether a side at the start may have laid a distance card."""
    pile_empty: bool
    ran_out: bool


def questions(rules: Rules) -> Questions:
    """What has to be asked at a table with these rules."""
    points, scored, longer = rules.points, rules.scored, rules.extension_to
    deck = dict(rules.deck)
    moves = bool(rules.safety_km or rules.coup_fourre_km)
    safeties = bool(points.safety or points.all_four or points.coup_fourre or moves)
    told = count_of(rules, Kind.SAFETY) if scored and safeties else 0
    coups = bool(points.coup_fourre) or rules.safety_km != rules.coup_fourre_km
    no_200 = bool(points.safe_trip or points.no_200_no_100)
    early = scored and bool(points.early_finish)
    until_reshuffle = rules.early_finish_until_reshuffle
    never = rules.reshuffle is Reshuffle.NEVER
    return Questions(
        target=rules.target,
        furthest=_furthest(rules, rules.target),
        extension_to=longer,
        furthest_extended=None if longer is None else _furthest(rules, longer),
        safeties=told,
        coups_fourres=told > 0 and coups,
        most_200s=_most_200s(rules) if scored and no_200 else 0,
        no_100=scored and bool(points.no_200_no_100 and deck.get(Card.KM_100)),
        laid_distance=scored and bool(points.shut_out) and rules.circuit is not None,
        pile_empty=(scored and bool(points.delayed_action)) or (early and not until_reshuffle),
        ran_out=early and (until_reshuffle or not never),
    )


def km_by_cards(rules: Rules, told: SideFacts) -> int:
    """The km that a side has driven with distance cards; safeties may count for the rest."""
    plain = told.safeties - told.coups_fourres
    return told.km - rules.safety_km * plain - rules.coup_fourre_km * told.coups_fourres


def count_of(rules: Rules, kind: Kind) -> int:
    """How many cards of a kind the deck has."""
    return sum(count for card, count in rules.deck if KIND[card] is kind)


def _furthest(rules: Rules, target: int) -> int:
    """How far a side can come in the step with which it arrives."""
    card = max((KM[card] for card, count in rules.deck if card in KM and count), default=STEP)
    step = STEP if rules.exact_finish else card
    return target - STEP + max(step, rules.safety_km, rules.coup_fourre_km)


def _most_200s(rules: Rules) -> int:
    held = dict(rules.deck).get(Card.KM_200, 0)
    most = MOST_200S if rules.most_200s is None else min(rules.most_200s, MOST_200S)
    # Where cars drive, a distance card goes to the discards and comes back.
    comes_back = rules.circuit is not None and held > 0
    return most if comes_back else min(most, held)

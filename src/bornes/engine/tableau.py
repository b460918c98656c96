"""What one side has before it: piles, distances, safeties, and its car."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from bornes.circuit import START
from bornes.engine.cards import BATTLE_HAZARDS, KM, SAFETY_FOR, Card
from bornes.engine.moves import Move
from bornes.engine.rules import Rules

FURTHEST_CARD: Final = 200
# Reaching a member through its enum is slow enough to show in millions of hands.
_SPEED_LIMIT: Final = Card.SPEED_LIMIT
_KM_200: Final = Card.KM_200
_RIGHT_OF_WAY: Final = Card.RIGHT_OF_WAY


Facts = tuple[Card | None, bool, frozenset[Card], int, bool]
"""The parts of a `Status`; a bare tuple, because one is made at every change."""


class Status(NamedTuple):
    """All about a side on which the legality of a card can depend, road apart.

    It has few values, so the answers to "why not" are worked out once for each.
    """

    battle: Card | None
    """The top of the battle pile; nothing too while a roll is owed after a safety."""
    limited: bool
    safeties: frozenset[Card]
    left: int
    """The km to the target; more than 200 count as 200, which no card exceeds."""
    may_play_200: bool


CardMoves = Mapping[Card, tuple[Move, ...]]


class Tableau:
    """One side's table. Only the top card of a pile counts."""

    __slots__ = (
        "attacks",
        "battle",
        "coups",
        "distance",
        "km",
        "known_facts",
        "owes_roll",
        "plays",
        "roads",
        "safe",
        "safeties",
        "seats",
        "side",
        "speed",
        "spot",
        "still",
        "twohundreds",
    )

    def __init__(self, side: str, seats: tuple[int, ...]) -> None:
        self.side = side
        self.seats = seats
        self.battle: list[Card] = []
        self.owes_roll = False
        """Whether a safety has cured and a roll must be laid, whatever lies on the pile."""
        self.speed: list[Card] = []
        self.distance: list[Card] = []
        self.twohundreds = 0
        """The number of 200s among the distances."""
        self.safeties: list[Card] = []
        self.safe: frozenset[Card] = frozenset()
        """The safeties as a set, kept for the many times that legality asks."""
        self.coups: list[Card] = []
        """The safeties that were played as a coup fourré."""
        self.km = 0
        self.spot = START
        # What each seat may play here, by card: filled by `legal_moves`, dropped by `changed`.
        self.plays: dict[int, CardMoves] = {}
        self.attacks: dict[int, CardMoves] = {}
        self.roads: dict[tuple[Card, bool, bool], tuple[Move, ...]] = {}
        """How its car may drive with a card, doubled or not, having stopped in this turn or not."""
        self.known_facts: Facts | None = None
        self.still: Tableau | None = None

    def copy(self) -> Tableau:
        """An independent copy."""
        twin = Tableau.__new__(Tableau)
        twin.side = self.side
        twin.seats = self.seats
        twin.battle = self.battle[:]
        twin.owes_roll = self.owes_roll
        twin.speed = self.speed[:]
        twin.distance = self.distance[:]
        twin.twohundreds = self.twohundreds
        twin.safeties = self.safeties[:]
        twin.safe = self.safe
        twin.coups = self.coups[:]
        twin.km = self.km
        twin.spot = self.spot
        # Shared, not copied: a change replaces these dictionaries and never edits them
        # in a way that would be wrong for the twin.
        twin.plays = self.plays
        twin.attacks = self.attacks
        twin.roads = self.roads
        twin.known_facts = self.known_facts
        twin.still = None
        return twin

    def as_it_is(self) -> Tableau:
        """A copy that nobody changes or looks moves up in: made once, kept until the next change.

        It is for views. They are made after every move, and few moves change a table.
        """
        still = self.still
        if still is None:
            still = self.still = self.copy()
            still.changed()  # what was looked up for a seat tells what it holds
        return still

    def changed(self) -> None:
        """Forget what may be played here; call it after every change."""
        self.plays = {}
        self.attacks = {}
        self.roads = {}
        self.known_facts = None
        self.still = None

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Tableau):
            return NotImplemented
        return self._contents() == other._contents()

    __hash__ = object.__hash__

    def _contents(self) -> tuple[object, ...]:
        return (
            self.side,
            self.battle,
            self.owes_roll,
            self.speed,
            self.distance,
            sorted(self.safeties),
            sorted(self.coups),
            self.km,
            self.spot,
        )

    @property
    def limited(self) -> bool:
        """Whether a speed limit is in force."""
        return bool(self.speed) and self.speed[-1] is Card.SPEED_LIMIT

    @property
    def hazard(self) -> Card | None:
        """The battle hazard that stops this side, if any."""
        top = self.battle[-1] if self.battle else None
        return top if top in BATTLE_HAZARDS else None

    @property
    def hazards(self) -> tuple[Card, ...]:
        """Every hazard in force."""
        battle = (self.hazard,) if self.hazard else ()
        return (*battle, Card.SPEED_LIMIT) if self.limited else battle

    def rolling(self, rules: Rules) -> bool:
        """Whether nothing keeps this side from driving (rules 4.2)."""
        return rolling(rules, self._battle_top(), self.safe)

    def _battle_top(self) -> Card | None:
        # With a roll owed a side is where it was before its first one: it may lay a roll,
        # it may not drive, and no battle hazard can be laid before it.
        return self.battle[-1] if self.battle and not self.owes_roll else None

    @property
    def placed(self) -> bool:
        """Whether it has laid a distance card in this hand (rules 9.1, 12.17)."""
        return bool(self.distance) or self.spot != START

    def count_km(self, rules: Rules) -> None:
        """Work out the km of a side without a car from the cards before it."""
        plain = len(self.safeties) - len(self.coups)
        self.km = (
            sum(KM[card] for card in self.distance)
            + rules.safety_km * plain
            + rules.coup_fourre_km * len(self.coups)
        )

    def cards(self, rules: Rules) -> list[Card]:
        """The cards that lie here; tokens and what has been driven are not cards."""
        if rules.circuit is not None:
            distance: list[Card] = []
        else:
            distance = self.distance
        hazards = [] if rules.hazard_tokens is not None else self.battle + self.speed
        return distance + hazards + self.safeties

    def facts(self, rules: Rules, target: int) -> Facts:
        """What legality looks at, as the key under which its answers are kept."""
        if self.known_facts is None:
            left = target - self.km
            most = rules.most_200s
            self.known_facts = (
                self._battle_top(),
                bool(self.speed) and self.speed[-1] is _SPEED_LIMIT,
                self.safe,
                min(left, FURTHEST_CARD),
                most is None or self.twohundreds < most,
            )
        return self.known_facts

    def status(self, rules: Rules, target: int) -> Status:
        """The part of this table that legality looks at."""
        return Status(*self.facts(rules, target))

    def expose(self, safety: Card, *, coup: bool, roll_after: bool = False) -> list[Card]:
        """Lay a safety and take away what it cures; returns the hazards taken away.

        A copy of such a hazard that comes to light under a stack is gone as well. With
        ``roll_after`` a roll is owed once no hazard is left on the battle pile.
        """
        self.add_safety(safety, coup=coup)
        cleared: list[Card] = []
        for pile in (self.speed, self.battle):
            while pile and SAFETY_FOR.get(pile[-1]) in self.safe:
                cleared.insert(0, pile.pop())
        stopped = any(hazard in BATTLE_HAZARDS for hazard in cleared)
        if _RIGHT_OF_WAY in self.safe:
            self.owes_roll = False
        elif roll_after and stopped and self.hazard is None:
            self.owes_roll = True
        return cleared

    def add_safety(self, safety: Card, *, coup: bool) -> None:
        """Put a safety among the others."""
        self.safeties.append(safety)
        self.safe = frozenset(self.safeties)
        if coup:
            self.coups.append(safety)
        self.changed()

    def add_distance(self, card: Card) -> None:
        """Put a distance card among the others; the km are counted elsewhere."""
        self.distance.append(card)
        if card is _KM_200:
            self.twohundreds += 1
        self.changed()

    def cover(self, card: Card, target: int) -> None:
        """Lay a distance card and count its km."""
        self.distance.append(card)
        self.km += KM[card]
        self.still = None
        if card is _KM_200:
            self.twohundreds += 1
            self.changed()
        elif target - self.km < FURTHEST_CARD:
            self.changed()
        # Further from the target, legality sees no difference: what was looked up stays true.


def rolling(rules: Rules, top: Card | None, safeties: frozenset[Card]) -> bool:
    """Whether a side with this top card and these safeties may drive."""
    if top in BATTLE_HAZARDS:
        return False
    return not rules.needs_roll or top is Card.ROLL or Card.RIGHT_OF_WAY in safeties

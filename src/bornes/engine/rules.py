"""Rules: one value that says everything in which editions differ, and checks itself."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from functools import cache, lru_cache
from typing import Final

from bornes.circuit import Circuit
from bornes.engine.cards import KIND, REMEDY_FOR, SAFETY_FOR, STOP_SAFETIES, Card, Kind
from bornes.engine.refusals import Refusal, Refused

SIDE_NAMES: Final = "ABCDEF"


class DrawFrom(StrEnum):
    """Where the card of a turn may come from."""

    PILE = "pile"
    PILE_OR_DISCARD = "pile_or_discard"
    PILE_OR_DISCARD_TO_PLAY = "pile_or_discard_to_play"


class Reshuffle(StrEnum):
    """What becomes of the discards when the draw pile has run out."""

    NEVER = "never"
    ALL = "all"
    ALL_BUT_TOP = "all_but_top"


class EmptyPile(StrEnum):
    """How a hand goes on once its draw pile is empty and stays so."""

    PLAY_OUT = "play_out"
    END_HAND = "end_hand"
    PLAY_OUT_IN_EXTENSION = "play_out_in_extension"


class MissedExtension(StrEnum):
    """When a failed extension pays the other sides."""

    ALWAYS = "always"
    IF_BEATEN = "if_beaten"


class ShutOut(StrEnum):
    """Who is paid for a side that laid no distance card."""

    EACH_TO_PLACED = "each_to_placed"
    EACH_TO_ALL = "each_to_all"
    ONCE_TO_WINNER = "once_to_winner"


@dataclass(frozen=True, slots=True, kw_only=True)
class Points:
    """What each line of the score is worth; 0 where an edition has no such line."""

    safety: int = 100
    all_four: int = 300
    coup_fourre: int = 300
    trip: int = 400
    delayed_action: int = 300
    safe_trip: int = 300
    no_200_no_100: int = 0
    extension: int = 200
    shut_out: int = 500
    early_finish: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """The rules of one table. Every field may be changed as a house rule, by its name."""

    edition: str
    """The id of the rulebook that these rules come from."""
    players: int
    """The number of seats."""
    seating: str
    """The side of each seat in turn: ``ABAB`` is two teams of two."""
    deck: tuple[tuple[Card, int], ...]
    """The number of copies of each card; a house rule names only the cards it changes."""
    target: int
    """The distance that wins the hand."""
    first_seat: int = 1
    """The seat that begins the first hand; the next ones begin one to the left each."""

    hand_size: int = 6
    """The number of cards that a seat is dealt, and holds between its turns."""
    draw_from: DrawFrom = DrawFrom.PILE
    """The piles from which the card of a turn may be drawn."""
    never_taken: frozenset[Card] = frozenset()
    """Cards that may not be taken from the discard pile."""
    reshuffle: Reshuffle = Reshuffle.NEVER
    """Whether the discards become a new draw pile when it has run out, and which of them."""
    empty_pile: EmptyPile = EmptyPile.PLAY_OUT
    """What becomes of a hand whose draw pile has run out for good."""
    make_up_hand: bool = False
    """A short hand is made up from the draw pile when its turn begins."""
    accelerated: bool = False
    """A turn has no draw: as many cards are played as wanted, then drawn back to a full hand."""
    idle_rounds: int | None = None
    """The hand ends after so many full rounds of nothing but discards."""
    idle_only_when_exhausted: bool = False
    """Rounds of discards count as idle only while there is nothing left to reshuffle."""
    discard_only_when_stuck: bool = False
    """A card may be discarded only by a seat that can play none."""

    needs_roll: bool = True
    """A ``roll`` is needed to start, and after every remedy."""
    hazard_on_hazard: bool = False
    """A battle hazard may be laid on one that has not been remedied."""
    hazard_on_remedy: bool = False
    """A battle hazard may be laid on a remedy that waits for its roll."""
    hazard_needs_roll_card: bool = False
    """A battle hazard needs a ``roll`` on top; a right of way is not enough."""
    remedy_covers: bool = True
    """Hazards and remedies pile up; otherwise both leave the table together."""
    hazard_tokens: tuple[tuple[Card, int], ...] | None = None
    """Hazard cards leave a token, this many of each, and go to the discards at once."""
    hazards_stop_safeties: bool = False
    """``mum_coffee`` and ``dad_thirsty`` keep safeties from being laid in turn."""
    limited_to: int = 50
    """The longest move under a speed limit."""
    most_200s: int | None = 2
    """The number of 200s that a side may lay in a hand; None for as many as it has."""
    exact_finish: bool = True
    """A side must reach the target exactly, and may not pass it."""
    circuit: Circuit | None = None
    """The road with lanes that cars drive on; none where distances are only added up."""
    square_limit_next_turn: bool = False
    """A limited square binds from the turn after the one in which the car stopped there."""
    extension_to: int | None = None
    """The target after an extension, where one may be asked for."""

    safety_gives_turn: bool = True
    """A safety laid in turn gives another turn."""
    extra_turn_on_empty_pile: bool = False
    """A safety laid in turn still gives another when there is nothing left to draw."""
    coup_fourre_turn_on_empty_pile: bool = False
    """A coup fourré still gives its turn when there is nothing left to draw."""
    roll_after_safety: bool = False
    """A side that a safety laid in turn has cured needs a ``roll``, as after a remedy."""
    safety_km: int = 0
    """The distance that a safety laid in turn is worth."""
    coup_fourre_km: int = 0
    """The distance that a coup fourré is worth."""
    remedy_answers: bool = False
    """A hazard may be answered out of turn with its remedy."""

    scored: bool = True
    """Hands give points; otherwise they are games that are won."""
    points: Points = Points()
    """The points of each line of the score."""
    missed_extension: MissedExtension = MissedExtension.ALWAYS
    """When a failed extension pays the other sides."""
    shut_out: ShutOut = ShutOut.EACH_TO_PLACED
    """Who is paid for a side that laid no distance card."""
    furthest_wins: bool = False
    """A hand in which nobody arrives is won by whoever came furthest."""
    shared_win_at_zero: bool = False
    """Sides that all end at 0 km share the win of a hand with points; otherwise nobody wins it."""
    early_finish_until_reshuffle: bool = False
    """The early finish is paid until the pile is reshuffled, not only until it is empty."""
    match_total: int | None = 5000
    """The points that win the match; None where hands or games are counted instead."""
    match_hands: int | None = None
    """The number of hands that a match has; None where points or games decide."""
    games: int = 1
    """The number of games of which a match is the best, where hands give no points."""

    def __post_init__(self) -> None:
        _check(self)

    def __hash__(self) -> int:
        # Rules are the key of remembered legal moves; a few telling fields hash fast.
        return hash((self.edition, self.players, self.target, self.accelerated))

    @property
    def draws_itself(self) -> bool:
        """Whether the card of a turn is drawn without a move."""
        return self.draw_from is DrawFrom.PILE and not self.accelerated

    @property
    def plain_turns(self) -> bool:
        """Whether any one card is played or discarded in a turn, on a road without squares."""
        return (
            self.circuit is None
            and not self.accelerated
            and not self.discard_only_when_stuck
            and self.hazard_tokens is None
        )

    @property
    def sides(self) -> tuple[str, ...]:
        """The sides in order: ``("A", "B")``."""
        return _sides(self.seating)

    def side_of(self, seat: int) -> str:
        """The side that a seat belongs to."""
        return self.seating[seat - 1]

    def seats_of(self, side: str) -> tuple[int, ...]:
        """The seats of a side, in order."""
        return _seats_of(self.seating, side)

    def rivals_of(self, side: str) -> tuple[int, ...]:
        """The seats that are not of a side, in order."""
        return _rivals_of(self.seating, side)

    @property
    def seats(self) -> range:
        """All seats, clockwise."""
        return range(1, self.players + 1)

    @property
    def cards(self) -> list[Card]:
        """Every card of the deck, in its printed order."""
        return list(_all_cards(self.deck))

    def differences(self, other: Rules) -> dict[str, object]:
        """The fields in which this differs from other rules, with this one's values."""
        names = (field.name for field in fields(self))
        return {
            name: getattr(self, name)
            for name in names
            if getattr(self, name) != getattr(other, name)
        }


@cache
def _sides(seating: str) -> tuple[str, ...]:
    return tuple(sorted(set(seating)))


@cache
def _seats_of(seating: str, side: str) -> tuple[int, ...]:
    return tuple(seat for seat, name in enumerate(seating, start=1) if name == side)


@cache
def _rivals_of(seating: str, side: str) -> tuple[int, ...]:
    return tuple(seat for seat, name in enumerate(seating, start=1) if name != side)


@lru_cache(64)
def _all_cards(deck: tuple[tuple[Card, int], ...]) -> tuple[Card, ...]:
    return tuple(card for card, count in deck for _ in range(count))


MOST_TOTAL: Final = 10_000_000
MOST_HANDS: Final = 10_000
MOST_GAMES: Final = 999

# The limits of numeric fields. They are wide; they exist so that a typing error or an
# absurd file is refused instead of filling the memory.
RANGES: Final[Mapping[str, tuple[int, int]]] = {
    "target": (25, 10_000),
    "hand_size": (1, 20),
    "limited_to": (25, 200),
    "safety_km": (0, 1000),
    "coup_fourre_km": (0, 1000),
    "games": (1, MOST_GAMES),
}
RANGES_OR_NONE: Final[Mapping[str, tuple[int, int]]] = {
    "idle_rounds": (1, 1000),
    "most_200s": (0, 100),
    "extension_to": (50, 10_000),
    "match_total": (1, MOST_TOTAL),
    "match_hands": (1, MOST_HANDS),
}
IN_25S: Final = ("target", "extension_to", "limited_to", "safety_km", "coup_fourre_km")
"""The fields that are distances, in steps of 25."""
_MOST_OF_A_CARD: Final = 60
MOST_POINTS: Final = 100_000


def _refuse(code: str, **details: object) -> None:
    raise Refused(Refusal(code, **details))


def _check(rules: Rules) -> None:
    _check_numbers(rules)
    _check_seating(rules)
    _check_counts(rules)
    _check_deck(rules)
    _check_rolls(rules)
    _check_piles(rules)
    _check_road(rules)
    _check_match(rules)


def _check_numbers(rules: Rules) -> None:
    for name, (low, high) in {**RANGES, **RANGES_OR_NONE}.items():
        value = getattr(rules, name)
        if value is None and name in RANGES_OR_NONE:
            continue
        if type(value) is not int or not low <= value <= high:
            _refuse("rule-out-of-range", name=name, low=low, high=high)
    for field in fields(rules.points):
        value = getattr(rules.points, field.name)
        if type(value) is not int or not 0 <= value <= MOST_POINTS:
            _refuse("rule-out-of-range", name=f"points.{field.name}", low=0, high=MOST_POINTS)
    for name in IN_25S:
        if (getattr(rules, name) or 0) % 25:
            _refuse("rule-not-in-25s", name=name)


def _check_seating(rules: Rules) -> None:
    sides = sorted(set(rules.seating))
    if len(rules.seating) != rules.players or "".join(sides) != SIDE_NAMES[: len(sides)]:
        _refuse("rule-seating", seating=rules.seating, players=rules.players)
    if len(sides) < 2:
        _refuse("rule-one-side")
    if type(rules.first_seat) is not int or rules.first_seat not in rules.seats:
        _refuse("rule-out-of-range", name="first_seat", low=1, high=rules.players)
    if rules.circuit is not None and len(sides) != rules.players:
        _refuse("rule-circuit-teams")


def _check_counts(rules: Rules) -> None:
    for card, count in rules.deck:
        if type(count) is not int or not 0 <= count <= _MOST_OF_A_CARD:
            _refuse("rule-out-of-range", name=f"deck.{card}", low=0, high=_MOST_OF_A_CARD)
        if KIND[card] is Kind.SAFETY and count > 1:
            # A side has a safety or hasn't; a second one would be points for nothing.
            _refuse("rule-safety-twice", card=card)


def _check_deck(rules: Rules) -> None:
    counts = dict(rules.deck)
    if sum(counts.values()) <= rules.players * rules.hand_size:
        _refuse("rule-deck-too-small", cards=sum(counts.values()), players=rules.players)
    if not any(KIND[card] is Kind.DISTANCE and count for card, count in counts.items()):
        _refuse("rule-no-distance")
    if rules.needs_roll and not (counts.get(Card.ROLL) or counts.get(Card.RIGHT_OF_WAY)):
        _refuse("rule-no-roll")
    if rules.circuit is None:
        for card in (Card.TOW_TRUCK, Card.TURBO, Card.ACCELERATION, Card.U_TURN):
            if counts.get(card):
                _refuse("rule-card-needs-circuit", card=card)
    for hazard in REMEDY_FOR:
        if counts.get(hazard) and not (
            counts.get(REMEDY_FOR[hazard]) or counts.get(SAFETY_FOR[hazard])
        ):
            _refuse("rule-no-answer", card=hazard)


# Combinations in which one field would make another meaningless.


def _check_rolls(rules: Rules) -> None:
    for name in ("hazard_on_remedy", "hazard_needs_roll_card", "roll_after_safety"):
        if getattr(rules, name) and not rules.needs_roll:
            _refuse("rule-without-roll", name=name)


def _check_piles(rules: Rules) -> None:
    covers, counts = rules.remedy_covers, dict(rules.deck)
    tokens = rules.hazard_tokens is not None
    boxed = {hazard for hazard, _ in rules.hazard_tokens or ()}
    held = [card for card, count in counts.items() if KIND[card] is Kind.HAZARD and count]
    reshuffled = rules.reshuffle is not Reshuffle.NEVER
    chosen = rules.draw_from is not DrawFrom.PILE
    checks = (
        (rules.hazard_on_hazard and not covers, "rule-stack-without-piles"),
        (rules.needs_roll and not covers, "rule-roll-without-piles"),
        (rules.hazard_on_remedy and rules.hazard_needs_roll_card, "rule-remedy-or-roll-card"),
        (tokens and covers, "rule-tokens-and-piles"),
        (rules.remedy_answers and covers, "rule-parry-with-piles"),
        (tokens and any(card not in boxed for card in held), "rule-tokens-missing"),
        (
            rules.hazards_stop_safeties and not any(counts.get(card) for card in STOP_SAFETIES),
            "rule-no-stopping-hazard",
        ),
        (rules.accelerated and rules.safety_gives_turn, "rule-accelerated-turns"),
        (rules.accelerated and chosen, "rule-accelerated-draws"),
        (rules.accelerated and rules.make_up_hand, "rule-accelerated-draws"),
        (reshuffled and rules.idle_rounds is None, "rule-endless"),
        (
            # The last discard would always come back, so those rounds would never be counted.
            rules.reshuffle is Reshuffle.ALL and rules.idle_only_when_exhausted,
            "rule-never-exhausted",
        ),
        (reshuffled and rules.empty_pile is not EmptyPile.PLAY_OUT, "rule-reshuffle-and-end"),
        (chosen and not reshuffled, "rule-take-without-reshuffle"),
    )
    for broken, code in checks:
        if broken:
            _refuse(code)


def _check_road(rules: Rules) -> None:
    road, longer = rules.circuit, rules.extension_to
    checks = (
        (longer is not None and longer <= rules.target, "rule-extension-short"),
        (longer is not None and not rules.exact_finish, "rule-extension-inexact"),
        (longer is not None and road is not None, "rule-extension-circuit"),
        (road is not None and road.finish * 25 != rules.target, "rule-circuit-target"),
        (road is not None and rules.remedy_covers, "rule-circuit-piles"),
        (road is not None and not rules.exact_finish, "rule-circuit-inexact"),
        (
            road is not None and bool(rules.safety_km or rules.coup_fourre_km),
            "rule-circuit-safety-km",
        ),
        (rules.square_limit_next_turn and road is None, "rule-square-limit-without-circuit"),
    )
    for broken, code in checks:
        if broken:
            _refuse(code)


def _check_match(rules: Rules) -> None:
    scored, furthest = rules.scored, rules.furthest_wins
    checks = (
        (scored and (rules.match_total is None) == (rules.match_hands is None), "rule-match-end"),
        (not scored and rules.games % 2 == 0, "rule-games-even"),
        (not scored and not furthest, "rule-games-need-winner"),
        (scored and rules.games != 1, "rule-games-scored"),
        (rules.shared_win_at_zero and not (scored and furthest), "rule-zero-without-points"),
        (
            rules.early_finish_until_reshuffle and not rules.points.early_finish,
            "rule-early-finish-unpaid",
        ),
    )
    for broken, code in checks:
        if broken:
            _refuse(code)

"""The cards of all editions: their stable ids, their kinds, and what answers what."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from bornes.engine.numbers import plain
from bornes.engine.refusals import Refusal, Refused, brief


class Card(StrEnum):
    """A kind of card. Its value is the id used in every edition, record and message."""

    KM_25 = "25"
    KM_50 = "50"
    KM_75 = "75"
    KM_100 = "100"
    KM_200 = "200"

    STOP = "stop"
    SPEED_LIMIT = "speed_limit"
    OUT_OF_GAS = "out_of_gas"
    FLAT_TIRE = "flat_tire"
    ACCIDENT = "accident"

    ROLL = "roll"
    END_OF_LIMIT = "end_of_limit"
    GASOLINE = "gasoline"
    SPARE_TIRE = "spare_tire"
    REPAIRS = "repairs"

    RIGHT_OF_WAY = "right_of_way"
    EXTRA_TANK = "extra_tank"
    PUNCTURE_PROOF = "puncture_proof"
    DRIVING_ACE = "driving_ace"

    TOW_TRUCK = "tow_truck"
    TURBO = "turbo"
    ACCELERATION = "acceleration"
    U_TURN = "u_turn"

    SISTER_HUNGRY = "sister_hungry"
    BROTHER_THIRSTY = "brother_thirsty"
    MUM_COFFEE = "mum_coffee"
    DAD_THIRSTY = "dad_thirsty"

    ICE_CREAM = "ice_cream"
    JUNIOR_OASIS = "junior_oasis"
    GOURMET_COFFEE = "gourmet_coffee"
    ADULT_OASIS = "adult_oasis"

    JUNIOR_MENU_SISTER = "junior_menu_sister"
    JUNIOR_MENU_BROTHER = "junior_menu_brother"
    CAFETERIA_MUM = "cafeteria_mum"
    CAFETERIA_DAD = "cafeteria_dad"

    @property
    def kind(self) -> Kind:
        """What it does."""
        return KIND[self]

    @property
    def km(self) -> int:
        """How far it takes a car; 0 unless it is a distance card."""
        return KM.get(self, 0)


class Kind(StrEnum):
    """What a card does."""

    DISTANCE = "distance"
    HAZARD = "hazard"
    REMEDY = "remedy"
    SAFETY = "safety"
    SPECIAL = "special"


KM: Final[Mapping[Card, int]] = {
    Card.KM_25: 25,
    Card.KM_50: 50,
    Card.KM_75: 75,
    Card.KM_100: 100,
    Card.KM_200: 200,
}
"""How far each distance card takes a car."""

REMEDY_FOR: Final[Mapping[Card, Card]] = {
    Card.STOP: Card.ROLL,
    Card.SPEED_LIMIT: Card.END_OF_LIMIT,
    Card.OUT_OF_GAS: Card.GASOLINE,
    Card.FLAT_TIRE: Card.SPARE_TIRE,
    Card.ACCIDENT: Card.REPAIRS,
    Card.SISTER_HUNGRY: Card.ICE_CREAM,
    Card.BROTHER_THIRSTY: Card.JUNIOR_OASIS,
    Card.MUM_COFFEE: Card.GOURMET_COFFEE,
    Card.DAD_THIRSTY: Card.ADULT_OASIS,
}
"""The remedy that answers each hazard."""

SAFETY_FOR: Final[Mapping[Card, Card]] = {
    Card.STOP: Card.RIGHT_OF_WAY,
    Card.SPEED_LIMIT: Card.RIGHT_OF_WAY,
    Card.OUT_OF_GAS: Card.EXTRA_TANK,
    Card.FLAT_TIRE: Card.PUNCTURE_PROOF,
    Card.ACCIDENT: Card.DRIVING_ACE,
    Card.SISTER_HUNGRY: Card.JUNIOR_MENU_SISTER,
    Card.BROTHER_THIRSTY: Card.JUNIOR_MENU_BROTHER,
    Card.MUM_COFFEE: Card.CAFETERIA_MUM,
    Card.DAD_THIRSTY: Card.CAFETERIA_DAD,
}
"""The safety that answers each hazard."""

HAZARD_OF: Final[Mapping[Card, Card]] = {remedy: hazard for hazard, remedy in REMEDY_FOR.items()}
"""The hazard that each remedy answers."""

SAFETIES: Final = tuple(dict.fromkeys(SAFETY_FOR.values()))
BATTLE_HAZARDS: Final = frozenset(REMEDY_FOR) - {Card.SPEED_LIMIT}
"""Every hazard that stops a car outright."""
STOP_SAFETIES: Final = (Card.MUM_COFFEE, Card.DAD_THIRSTY)
"""The hazards whose texts speak of safeties (rules 11.6)."""

KIND: Final[Mapping[Card, Kind]] = {
    **dict.fromkeys(Card, Kind.SPECIAL),
    **dict.fromkeys(KM, Kind.DISTANCE),
    **dict.fromkeys(REMEDY_FOR, Kind.HAZARD),
    **dict.fromkeys(HAZARD_OF, Kind.REMEDY),
    **dict.fromkeys(SAFETIES, Kind.SAFETY),
}
"""What each card does."""

RANK: Final[Mapping[Card, int]] = {card: i for i, card in enumerate(Card)}
"""The order in which people are shown cards: by kind, as they are listed above."""

_BY_ID: Final[Mapping[str, Card]] = {card.value: card for card in Card}


def card_named(name: object) -> Card:
    """The card with this id. YAML reads ``25`` as a number, so numbers are taken too."""
    number = plain(name)
    text = brief(number) if type(number) is int else name
    card = _BY_ID.get(text) if isinstance(text, str) else None
    if card is None:
        raise Refused(Refusal("unknown-card", card=brief(name)))
    return card

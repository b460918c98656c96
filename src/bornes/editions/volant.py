"""The edition with a board: cars, lanes, and cards that turn the race around."""

from dataclasses import replace
from types import MappingProxyType
from typing import Final

from bornes.circuit import Circuit
from bornes.editions.edition import CLASSIC_DECK, Deck, Edition
from bornes.engine.cards import KM, Card
from bornes.engine.rules import DrawFrom, Points, Reshuffle, Rules, ShutOut

# The rulebook gives the total of 108 and the two U-turns; whoever owns the box can
# correct the other counts here (rules 1.2, decision a).
DECK: Final[Deck] = (
    *((card, 6 if card is Card.ROLL else count) for card, count in CLASSIC_DECK),
    (Card.TOW_TRUCK, 3),
    (Card.TURBO, 2),
    (Card.ACCELERATION, 3),
    (Card.U_TURN, 2),
)

TOKENS: Final = (
    (Card.STOP, 6),
    (Card.SPEED_LIMIT, 6),
    (Card.OUT_OF_GAS, 5),
    (Card.FLAT_TIRE, 5),
    (Card.ACCIDENT, 5),
)

# Points are only used with the option `scoring`; they are the rulebook's, which has no
# delayed action and pays nothing for four safeties.
POINTS: Final = Points(all_four=0, delayed_action=0, safe_trip=200, extension=0)

_TWO: Final = Rules(
    edition="volant",
    players=2,
    seating="AB",
    deck=DECK,
    target=1000,
    circuit=Circuit.numbered(1),
    draw_from=DrawFrom.PILE_OR_DISCARD_TO_PLAY,
    never_taken=frozenset({*KM, Card.TOW_TRUCK, Card.U_TURN}),
    reshuffle=Reshuffle.ALL,
    idle_rounds=10,
    needs_roll=False,
    remedy_covers=False,
    hazard_tokens=TOKENS,
    safety_gives_turn=False,
    extra_turn_on_empty_pile=True,
    coup_fourre_turn_on_empty_pile=True,
    points=POINTS,
    shut_out=ShutOut.EACH_TO_ALL,
    scored=False,
    furthest_wins=True,
)

VOLANT: Final = Edition(
    id="volant",
    language="fr",
    tables=MappingProxyType(
        {n: replace(_TWO, players=n, seating="ABCDEF"[:n]) for n in range(2, 7)}
    ),
    options=(
        "scoring",
        "games",
        "match_total",
        "match_hands",
        "first_seat",
        "accelerated",
        "small_game",
        "target",
        "circuit",
    ),
)

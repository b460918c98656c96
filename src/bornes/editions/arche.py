"""The motorway-cafeteria edition: 33 cards, 400 km, a hungry family."""

from dataclasses import replace
from types import MappingProxyType
from typing import Final

from bornes.editions.edition import Deck, Edition
from bornes.engine.cards import Card
from bornes.engine.rules import DrawFrom, Reshuffle, Rules

# The rulebook's only surviving figure is the total of 33; whoever owns the box can
# correct the counts here (rules 1.2, decision b).
DECK: Final[Deck] = (
    (Card.KM_25, 3),
    (Card.KM_50, 3),
    (Card.KM_75, 3),
    (Card.KM_100, 3),
    (Card.KM_200, 1),
    (Card.SISTER_HUNGRY, 2),
    (Card.BROTHER_THIRSTY, 2),
    (Card.MUM_COFFEE, 2),
    (Card.DAD_THIRSTY, 2),
    (Card.ICE_CREAM, 2),
    (Card.JUNIOR_OASIS, 2),
    (Card.GOURMET_COFFEE, 2),
    (Card.ADULT_OASIS, 2),
    (Card.JUNIOR_MENU_SISTER, 1),
    (Card.JUNIOR_MENU_BROTHER, 1),
    (Card.CAFETERIA_MUM, 1),
    (Card.CAFETERIA_DAD, 1),
)

_TWO: Final = Rules(
    edition="arche",
    players=2,
    seating="AB",
    deck=DECK,
    target=400,
    hand_size=4,
    draw_from=DrawFrom.PILE_OR_DISCARD,
    reshuffle=Reshuffle.ALL_BUT_TOP,
    make_up_hand=True,
    idle_rounds=1,
    idle_only_when_exhausted=True,
    needs_roll=False,
    remedy_covers=False,
    most_200s=None,
    exact_finish=False,
    safety_gives_turn=False,
    extra_turn_on_empty_pile=True,
    coup_fourre_turn_on_empty_pile=True,
    safety_km=100,
    coup_fourre_km=200,
    remedy_answers=True,
    scored=False,
    furthest_wins=True,
)

ARCHE: Final = Edition(
    id="arche",
    language="fr",
    tables=MappingProxyType(
        {
            2: _TWO,
            3: replace(_TWO, players=3, seating="ABC"),
            4: replace(_TWO, players=4, seating="ABCD"),
        }
    ),
    options=("games", "first_seat"),
)

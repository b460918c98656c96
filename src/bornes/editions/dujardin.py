"""The French classic: 106 cards, teams of two or each for themselves."""

from dataclasses import replace
from types import MappingProxyType
from typing import Final

from bornes.editions.edition import CLASSIC_DECK, Edition, small_deck
from bornes.engine.rules import Rules

# A field not named here has the value of the classic game, which is this edition's.
_TEAMS: Final = Rules(edition="dujardin", players=4, seating="ABAB", deck=CLASSIC_DECK, target=1000)
_SOLO: Final = replace(
    _TEAMS, players=2, seating="AB", deck=small_deck(CLASSIC_DECK), target=700, extension_to=1000
)

DUJARDIN: Final = Edition(
    id="dujardin",
    language="fr",
    tables=MappingProxyType(
        {
            2: _SOLO,
            3: replace(_SOLO, players=3, seating="ABC"),
            4: _TEAMS,
            6: replace(_TEAMS, players=6, seating="ABCABC", target=700, extension_to=1000),
        }
    ),
    options=("match_total", "match_hands", "first_seat", "no_200_no_100"),
)

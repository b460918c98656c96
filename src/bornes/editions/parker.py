"""The English edition: hazards may be stacked, and every safety gives its turn."""

from dataclasses import replace
from types import MappingProxyType
from typing import Final

from bornes.editions.edition import CLASSIC_DECK, Edition, small_deck
from bornes.engine.rules import MissedExtension, Rules, ShutOut

_TEAMS: Final = Rules(
    edition="parker",
    players=4,
    seating="ABAB",
    deck=CLASSIC_DECK,
    target=1000,
    hazard_on_hazard=True,
    extra_turn_on_empty_pile=True,
    coup_fourre_turn_on_empty_pile=True,
    missed_extension=MissedExtension.IF_BEATEN,
    shut_out=ShutOut.ONCE_TO_WINNER,
)
_SOLO: Final = replace(
    _TEAMS, players=2, seating="AB", deck=small_deck(CLASSIC_DECK), target=700, extension_to=1000
)

PARKER: Final = Edition(
    id="parker",
    language="en",
    tables=MappingProxyType(
        {
            2: _SOLO,
            3: replace(_SOLO, players=3, seating="ABC"),
            4: _TEAMS,
            6: replace(_TEAMS, players=6, seating="ABCABC", target=700, extension_to=1000),
        }
    ),
    options=("match_total", "match_hands", "first_seat"),
    in_miles=True,
)

"""The Dutch edition, told as a rally: two teams of three, and no play-out."""

from dataclasses import replace
from types import MappingProxyType
from typing import Final

from bornes.editions.edition import CLASSIC_DECK, Edition, small_deck
from bornes.engine.rules import EmptyPile, Rules

_TEAMS: Final = Rules(
    edition="rally",
    players=4,
    seating="ABAB",
    deck=CLASSIC_DECK,
    target=1000,
    empty_pile=EmptyPile.PLAY_OUT_IN_EXTENSION,
)
_SOLO: Final = replace(
    _TEAMS, players=2, seating="AB", deck=small_deck(CLASSIC_DECK), target=700, extension_to=1000
)

RALLY: Final = Edition(
    id="rally",
    language="nl",
    tables=MappingProxyType(
        {
            2: _SOLO,
            3: replace(_SOLO, players=3, seating="ABC"),
            4: _TEAMS,
            6: replace(_TEAMS, players=6, seating="ABABAB"),
        }
    ),
    options=("match_total", "match_hands", "first_seat"),
)

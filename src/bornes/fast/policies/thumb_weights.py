"""The weights of the rules of thumb: what each of them means, and its value.

They only say what comes before what: plays lie around 100, a discard is worth as much less
than nothing as its card would be missed. They were set by playing: tens of thousands of hands
at tables of two to six, one weight changed at a time, by the mean lead in points.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from bornes.fast.policies.weights import Weights

(
    DRIVE,  # any distance card
    DRIVE_KM,  # more for each 100 km
    AWKWARD,  # less if no card in the hand fills what is left to go
    FIRST_200,  # more for the first 200, though it gives a bonus away
    ARRIVE,  # the card that wins
    ATTACK,  # any hazard
    ATTACK_PROGRESS,  # more for the part of its way that the rival has done
    ATTACK_BREAKDOWN,  # more for a hazard that takes a remedy and a roll
    ATTACK_LIMIT,  # less for a speed limit
    ATTACK_BEHIND,  # less for each 100 km that the rival is behind the first rival
    ATTACK_STOPPED,  # less if the rival is stopped already
    REMEDY,  # what ends a hazard, and a roll
    END_LIMIT,  # the end of a limit
    END_LIMIT_SHORT,  # the same while there are short distances to play
    SAFETY,  # a safety that should be laid
    SAFETY_PAID,  # the same where it gives no other turn
    SAFETY_HELD,  # a safety that waits for its hazard
    RIGHT_OF_WAY_EARLY,  # the right of way, when it would start the car
    LAST_TURNS,  # the turns before the end at which safeties are laid
    MISS_DISTANCE,  # how much any distance card is missed
    MISS_KM,  # more for each 100 km
    MISS_HAZARD,  # how much a hazard is missed
    MISS_REMEDY,  # how much a remedy is missed that may be needed
    MISS_ROLL,  # the same of a roll
    MISS_END_LIMIT,  # the same of an end of limit
    MISS_COPY,  # less for each other copy in the hand
    MISS_COVERED,  # less for a remedy whose safety is in the hand
    MISS_NEEDED,  # more for the remedy that is waited for
    EXTEND_KM,  # the km that must be in the hand for an extension
    TAKE_FROM,  # how much a card must be worth to be taken from the discards
) = range(30)

_THUMB: Final = {
    DRIVE: 80,
    DRIVE_KM: 8,
    AWKWARD: 30,
    FIRST_200: 24,
    ARRIVE: 200,
    ATTACK: 92,
    ATTACK_PROGRESS: 40,
    ATTACK_BREAKDOWN: 66,
    ATTACK_LIMIT: 12,
    ATTACK_BEHIND: 5,
    ATTACK_STOPPED: 216,
    REMEDY: 152,
    END_LIMIT: 112,
    END_LIMIT_SHORT: 90,
    SAFETY: 210,
    SAFETY_PAID: 100,
    SAFETY_HELD: -95,
    RIGHT_OF_WAY_EARLY: 100,
    LAST_TURNS: 0,
    MISS_DISTANCE: 8,
    MISS_KM: 10,
    MISS_HAZARD: 44,
    MISS_REMEDY: 28,
    MISS_ROLL: 34,
    MISS_END_LIMIT: 19,
    MISS_COPY: 23,
    MISS_COVERED: 24,
    MISS_NEEDED: 16,
    EXTEND_KM: 300,
    TAKE_FROM: 24,
}
THUMB: Final[Weights] = np.array([_THUMB[place] for place in range(len(_THUMB))], np.int32)
"""The weights of the policy ``thumb``."""

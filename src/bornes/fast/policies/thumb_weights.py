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
    # on the road, where what is like the above counts otherwise
    ROAD_ARRIVE,  # the card that wins
    ROAD_REMEDY,  # what ends a hazard, a safety that does so among it
    ROAD_TOW,  # the same by a tow truck
    ROAD_TURBO,
    ROAD_DRIVE,  # any distance card
    ROAD_DRIVE_KM,  # more for each 100 km that the car gains
    ROAD_DOUBLED,  # less for one that takes an acceleration
    ROAD_SLOW,  # less for a stop on a square that is limited to 75; twice that for 50
    ROAD_LAST_LANE,  # more for the last free lane
    ROAD_AWKWARD,  # less if no card in the hand fills what is left to go
    ROAD_ATTACK,  # any hazard
    ROAD_ATTACK_NEAR,  # more for the part of its way that the rival has done
    ROAD_ATTACK_BEHIND,  # less for each 100 km that the rival is behind the first rival
    ROAD_ATTACK_LIMIT,  # less for a speed limit
    ROAD_SAFETY,  # a safety that cures nothing
    ROAD_LIMIT_LATER,  # the end of a limit while there are short distances to play
    ROAD_LIMIT_LESS,  # how much less it is worth than other remedies where there are none
    ROAD_BACK_KM,  # the km of a move of the leader that a U-turn is spent on
    ROAD_MISS_DISTANCE,  # how much any distance card is missed; a tenth of its km is added
    ROAD_MISS_HAZARD,
    ROAD_MISS_REMEDY,
    ROAD_MISS_NEEDED,  # the remedy that is waited for
    ROAD_MISS_SAFETY,
    ROAD_MISS_SPECIAL,  # a card that only the road has
    ROAD_MISS_TURBO,  # a turbo, where it can't be played
) = range(55)

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
    ROAD_ARRIVE: 300,
    ROAD_REMEDY: 140,
    ROAD_TOW: 125,
    ROAD_TURBO: 150,
    ROAD_DRIVE: 80,
    ROAD_DRIVE_KM: 20,
    ROAD_DOUBLED: 15,
    ROAD_SLOW: 12,
    ROAD_LAST_LANE: 6,
    ROAD_AWKWARD: 25,
    ROAD_ATTACK: 82,
    ROAD_ATTACK_NEAR: 40,
    ROAD_ATTACK_BEHIND: 5,
    ROAD_ATTACK_LIMIT: 15,
    ROAD_SAFETY: 40,
    ROAD_LIMIT_LATER: 75,
    ROAD_LIMIT_LESS: 20,
    ROAD_BACK_KM: 175,
    ROAD_MISS_DISTANCE: 8,
    ROAD_MISS_HAZARD: 14,
    ROAD_MISS_REMEDY: 16,
    ROAD_MISS_NEEDED: 60,
    ROAD_MISS_SAFETY: 45,
    ROAD_MISS_SPECIAL: 40,
    ROAD_MISS_TURBO: 10,
}
THUMB: Final[Weights] = np.array([_THUMB[place] for place in range(len(_THUMB))], np.int32)
"""The weights of the policy ``thumb``."""

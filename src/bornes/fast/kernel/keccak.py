"""SHAKE-256 of the texts that shuffles follow from, compiled: see docs/randomness.md."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from bornes.fast.jit import inner

Lanes = NDArray[np.uint64]

LANES: Final = 25
"""The number of 64-bit lanes of the state."""
RATE: Final = 136
"""The bytes of a block."""
RATE_WORDS: Final = RATE // 4

_PREFIX: Final = np.frombuffer(b"bornes-1|", np.uint8).astype(np.uint64)
_DEAL: Final = np.frombuffer(b"|deal|", np.uint8).astype(np.uint64)
_ROUNDS: Final = np.array(
    [
        0x0000000000000001, 0x0000000000008082, 0x800000000000808A, 0x8000000080008000,
        0x000000000000808B, 0x0000000080000001, 0x8000000080008081, 0x8000000000008009,
        0x000000000000008A, 0x0000000000000088, 0x0000000080008009, 0x000000008000000A,
        0x000000008000808B, 0x800000000000008B, 0x8000000000008089, 0x8000000000008003,
        0x8000000000008002, 0x8000000000000080, 0x000000000000800A, 0x800000008000000A,
        0x8000000080008081, 0x8000000000008080, 0x0000000080000001, 0x8000000080008008,
    ],
    np.uint64,
)  # fmt: skip
# The walk of rho and pi through the lanes: how far each is turned, and where it goes.
_TURNS: Final = np.array(
    [1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 2, 14, 27, 41, 56, 8, 25, 43, 62, 18, 39, 61, 20, 44],
    np.uint64,
)
_PLACES: Final = np.array(
    [10, 7, 11, 17, 18, 3, 5, 16, 8, 21, 24, 4, 15, 23, 19, 13, 12, 2, 20, 14, 22, 9, 6, 1]
)
_ZERO, _ONE, _10, _32, _64 = np.uint64(0), np.uint64(1), np.uint64(10), np.uint64(32), np.uint64(64)
_LOW = np.uint64(0xFFFFFFFF)
_DIGIT_0: Final = np.uint64(ord("0"))


@inner
def _turned(lane: np.uint64, by: np.uint64) -> np.uint64:
    return lane << by | lane >> (_64 - by)


@inner
def permute(lanes: Lanes) -> None:
    """Keccak-f[1600]: 24 rounds over 25 lanes."""
    for constant in _ROUNDS:
        _mix_columns(lanes)
        lane = lanes[1]
        for step in range(24):
            place = _PLACES[step]
            here = lanes[place]
            lanes[place] = _turned(lane, _TURNS[step])
            lane = here
        _mix_rows(lanes)
        lanes[0] ^= constant


@inner
def _mix_columns(lanes: Lanes) -> None:
    a = lanes[0] ^ lanes[5] ^ lanes[10] ^ lanes[15] ^ lanes[20]
    b = lanes[1] ^ lanes[6] ^ lanes[11] ^ lanes[16] ^ lanes[21]
    c = lanes[2] ^ lanes[7] ^ lanes[12] ^ lanes[17] ^ lanes[22]
    d = lanes[3] ^ lanes[8] ^ lanes[13] ^ lanes[18] ^ lanes[23]
    e = lanes[4] ^ lanes[9] ^ lanes[14] ^ lanes[19] ^ lanes[24]
    for row in range(0, 25, 5):
        lanes[row] ^= e ^ _turned(b, _ONE)
        lanes[row + 1] ^= a ^ _turned(c, _ONE)
        lanes[row + 2] ^= b ^ _turned(d, _ONE)
        lanes[row + 3] ^= c ^ _turned(e, _ONE)
        lanes[row + 4] ^= d ^ _turned(a, _ONE)


@inner
def _mix_rows(lanes: Lanes) -> None:
    for row in range(0, 25, 5):
        a, b, c = lanes[row], lanes[row + 1], lanes[row + 2]
        d, e = lanes[row + 3], lanes[row + 4]
        lanes[row] = a ^ ~b & c
        lanes[row + 1] = b ^ ~c & d
        lanes[row + 2] = c ^ ~d & e
        lanes[row + 3] = d ^ ~e & a
        lanes[row + 4] = e ^ ~a & b


@inner
def _add_byte(lanes: Lanes, place: int, byte: np.uint64) -> int:
    lanes[place >> 3] ^= byte << np.uint64(8 * (place & 7))
    return place + 1


@inner
def _add_number(lanes: Lanes, place: int, number: np.uint64) -> int:
    """Add a number in decimal."""
    power = _ONE
    while number // power >= _10:
        power *= _10
    while power > _ZERO:
        place = _add_byte(lanes, place, _DIGIT_0 + number // power % _10)
        power //= _10
    return place


@inner
def absorb(lanes: Lanes, seed: np.uint64, hand_number: int) -> None:
    """Begin the stream of ``bornes-1|<seed>|deal|<hand number>``, which fits in one block."""
    for lane in range(LANES):
        lanes[lane] = _ZERO
    place = 0
    for byte in _PREFIX:
        place = _add_byte(lanes, place, byte)
    place = _add_number(lanes, place, seed)
    for byte in _DEAL:
        place = _add_byte(lanes, place, byte)
    place = _add_number(lanes, place, np.uint64(hand_number))
    _add_byte(lanes, place, np.uint64(0x1F))
    _add_byte(lanes, RATE - 1, np.uint64(0x80))
    permute(lanes)


@inner
def next_word(lanes: Lanes, place: int) -> np.uint64:
    """A 32-bit word of the present block."""
    lane = np.uint64(lanes[place >> 1])
    return lane >> _32 if place & 1 else lane & _LOW

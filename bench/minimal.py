"""Random two-player hands of `parker`, in the barest plain Python we know how to write.

This is a yardstick for the engine, not a part of it. Cards are small integers, a seat's cards are
a list of the distinct kinds it holds and a list of counts, and which cards may be played is a list
of flags that is mended only where a play changed something. There are no objects, no events, no
reasons for a refusal and no record beyond the list of what was put down. `play_hand` is one long
function on purpose: every call costs.

One action is one choice made by a seat: a play, a discard, a coup fourré or its pass, an extension
or its finish. Run as a program, it checks itself by replaying hands card by card with plainer rules
(`replay.py`) and prints its speed.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import ClassVar

# 0-4 distances, 5-8 battle hazards, 9 the speed limit, 10-13 battle remedies, 14 the end of limit,
# 15-18 safeties.
STOP, LIMIT, ROLL, END_OF_LIMIT, RIGHT_OF_WAY = 5, 9, 10, 14, 15
EMPTY = 19  # lies under every battle pile: an empty one is like a remedy waiting for its roll
NAMES = (
    "25 50 75 100 200 stop out_of_gas flat_tire accident speed_limit "
    "roll gasoline spare_tire repairs end_of_limit "
    "right_of_way extra_tank puncture_proof driving_ace"
).split()
# Two players take one of each hazard out of the 106 cards.
COUNTS = (10, 10, 10, 12, 4, 4, 2, 2, 2, 3, 14, 6, 6, 6, 6, 1, 1, 1, 1)
DECK = [card for card, number in enumerate(COUNTS) for _ in range(number)]
POSITIONS = range(len(DECK))
ANSWER = (0, 0, 0, 0, 0, 15, 16, 17, 18, 15)  # the safety that answers a hazard
# A safety's bit, also by its hazards.
BIT = [0] * 5 + [1, 2, 4, 8, 1] + [0] * 5 + [1, 2, 4, 8] + [0]

# What `moves` holds besides a discard (card), a play (~card) and a coup fourré (card + 20).
PASS, EXTEND, FINISH = 40, 41, 42

# Distances are counted in steps of 25.
STEPS = (1, 2, 3, 4, 8)
FIRST_TARGET, LAST_TARGET = 28, 40
NONE = (0, 0, 0, 0, 0)
# Which distances a rolling side may play: DISTANCES[limited][200s played][steps to the target].
DISTANCES = [
    [
        [
            tuple(
                int(s <= room and not (limited and s > 2) and not (s == 8 and twos == 2))
                for s in STEPS
            )
            for room in range(LAST_TARGET + 1)
        ]
        for twos in range(3)
    ]
    for limited in (0, 1)
]
# Which of the cards 10-13 a side may play: REMEDIES[has right of way][top of its battle pile].
REMEDIES = [
    [
        tuple(
            int(
                remedy == top + 5
                if STOP <= top <= 8
                else remedy == ROLL and top != ROLL and not row
            )
            for remedy in range(ROLL, END_OF_LIMIT)
        )
        for top in range(EMPTY + 1)
    ]
    for row in (0, 1)
]
# Which of the cards 5-9 a side may be hit by: HAZARDS[by battle hazards][limited][its safeties].
HAZARDS = [
    [
        [
            tuple(
                int(not safe & BIT[h] and (not limited if h == LIMIT else opened))
                for h in range(STOP, ROLL)
            )
            for safe in range(16)
        ]
        for limited in (0, 1)
    ]
    for opened in (0, 1)
]
# Before anybody has started: the limit, a roll and the safeties.
AT_START = [0] * 9 + [1, 1, 0, 0, 0, 0, 1, 1, 1, 1]

Random = Callable[[], float]


def shuffled(rand: Random) -> list[int]:
    """A shuffled deck, its last card drawn first; sorting by random keys is the quickest way."""
    keys = [rand() for _ in POSITIONS]
    return [DECK[i] for i in sorted(POSITIONS, key=keys.__getitem__)]


def play_hand(
    rand: Random, draw: list[int], first: int
) -> tuple[int, list[int], list[int], list[int]]:
    """Play one hand at random; give the actions made, both sides' steps and points, the moves."""
    held: list[list[int]] = [[], []]
    counts = [[0] * 19, [0] * 19]
    for seat in (0, 1) * 6:
        card = draw.pop()
        if not counts[seat][card]:
            held[seat].append(card)
        counts[seat][card] += 1
    flags = [AT_START[:], AT_START[:]]
    battle = [[EMPTY], [EMPTY]]
    limited, steps, twos, safeties, coups = [0, 0], [0, 0], [0, 0], [0, 0], [0, 0]
    target, asker, winner, actions = FIRST_TARGET, -1, -1, 0
    moves: list[int] = []
    put_down = moves.append
    me = first
    while True:
        mine = held[me]
        count = counts[me]
        if draw:
            card = draw.pop()
            if count[card]:
                count[card] += 1
            else:
                count[card] = 1
                mine.append(card)
        elif not mine:
            me = 1 - me
            if held[me]:
                continue
            break
        flag = flags[me]
        plays = []
        for card in mine:  # before Python 3.12 a comprehension would cost a call
            if flag[card]:
                plays.append(card)  # noqa: PERF401
        # The legal moves are `plays`, then `mine` as discards; choosing needs no joined list.
        playable = len(plays)
        pick = int(rand() * (playable + len(mine)))
        actions += 1
        if pick >= playable:
            pick -= playable
            card = mine[pick]
            put_down(card)
            if count[card] > 1:
                count[card] -= 1
            else:
                count[card] = 0
                del mine[pick]
            me = 1 - me
            continue
        card = plays[pick]
        put_down(~card)
        if count[card] > 1:
            count[card] -= 1
        else:
            count[card] = 0
            mine.remove(card)
        you = 1 - me
        if card < STOP:
            steps[me] = here = steps[me] + STEPS[card]
            if card == 4:
                twos[me] += 1
            if here == target:
                if target == FIRST_TARGET:
                    actions += 1
                    extend = rand() < 0.5
                    put_down(EXTEND if extend else FINISH)
                else:
                    extend = False
                if not extend:
                    winner = me
                    break
                target, asker = LAST_TARGET, me
                # The other side may have been held back by the nearer target.
                top = battle[you][-1]
                if top == ROLL or (top > LIMIT and safeties[you] & 1):
                    flags[you][:5] = DISTANCES[limited[you]][twos[you]][target - steps[you]]
            flag[:5] = DISTANCES[limited[me]][twos[me]][target - here]
            me = you
            continue
        side = me  # the side whose tableau changes; whoever plays next becomes `me`
        if card >= RIGHT_OF_WAY:
            safeties[me] |= BIT[card]
        elif card >= ROLL:
            if card == END_OF_LIMIT:
                limited[me] = 0
            else:
                battle[me].append(card)
            me = you
        else:
            side = you
            if card == LIMIT:
                limited[you] = 1
            else:
                battle[you].append(card)
            me = you
            card = ANSWER[card]
            if counts[you][card]:
                actions += 1
                if rand() < 0.5:
                    put_down(card + 20)
                    safeties[you] |= BIT[card]
                    coups[you] += 1
                    counts[you][card] = 0
                    held[you].remove(card)
                    if draw:
                        card = draw.pop()
                        if not counts[you][card]:
                            held[you].append(card)
                        counts[you][card] += 1
                else:
                    put_down(PASS)
        pile = battle[side]
        top = pile[-1]
        safe = safeties[side]
        row = safe & 1
        if row:
            limited[side] = 0
        while top < LIMIT and safe & BIT[top]:
            pile.pop()
            top = pile[-1]
        rolling = top == ROLL or (row and top > LIMIT)
        limit = limited[side]
        flag = flags[side]
        flag[:5] = DISTANCES[limit][twos[side]][target - steps[side]] if rolling else NONE
        flag[10:14] = REMEDIES[row][top]
        flag[14] = limit
        flags[1 - side][5:10] = HAZARDS[1 if rolling or top < LIMIT else 0][limit][safe]
    points = [
        25 * steps[s]
        + 100 * safeties[s].bit_count()
        + 300 * (safeties[s] == 15)
        + 300 * coups[s]
        + (s == winner)
        * (
            400
            + 300 * (not draw)
            + 300 * (not twos[s])
            + 200 * (asker >= 0)
            + 500 * (not steps[1 - s])
        )
        for s in (0, 1)
    ]
    return actions, steps, points, moves


def play(seconds: float, seed: int) -> tuple[int, float]:
    """Play for about so many CPU-seconds; give the actions made and the CPU-seconds taken."""
    rand = random.Random(seed).random
    actions = hands = 0
    start = now = time.process_time()
    while now - start < seconds:
        for _ in range(20):
            actions += play_hand(rand, shuffled(rand), hands & 1)[0]
            hands += 1
        now = time.process_time()
    return actions, now - start


class Spied(float):
    """A random number that notes among how many moves it was asked to choose."""

    sizes: ClassVar[list[int]] = []

    def __mul__(self, moves: float) -> float:
        self.sizes.append(int(moves))
        return float(self) * moves


def check(hands: int = 400, seed: int = 1) -> None:
    """Replay random hands with rules written out plainly; complain where the two disagree."""
    from replay import replay_hand  # needed by the check alone

    rand = random.Random(seed).random
    for number in range(hands):
        deck = shuffled(rand)
        if sorted(deck) != DECK:
            raise AssertionError("the shuffle lost a card")
        Spied.sizes.clear()
        actions, steps, points, moves = play_hand(lambda: Spied(rand()), deck[:], number & 1)
        found = replay_hand(
            [NAMES[card] for card in reversed(deck)], moves, Spied.sizes, number & 1
        )
        if found != (actions, [25 * s for s in steps], points):
            raise AssertionError(f"hand {number}: {(actions, steps, points)}, replayed {found}")


if __name__ == "__main__":
    check()
    made, spent = play(2.0, 1)
    print(f"400 hands checked; {made / spent:,.0f} actions per CPU-second")

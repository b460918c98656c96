"""The rules of a two-player `parker` hand written out plainly, to check what `minimal.py` played.

Slow and shaped differently on purpose: whole piles of named cards, legality asked anew each turn.
"""

from __future__ import annotations

from collections import Counter

from minimal import EXTEND, FINISH, NAMES, PASS

SAFETY_OF = {
    "stop": "right_of_way",
    "speed_limit": "right_of_way",
    "out_of_gas": "extra_tank",
    "flat_tire": "puncture_proof",
    "accident": "driving_ace",
}
HAZARD_OF = {"gasoline": "out_of_gas", "spare_tire": "flat_tire", "repairs": "accident"}
KM = {"25": 25, "50": 50, "75": 75, "100": 100, "200": 200}
BATTLE_HAZARDS = SAFETY_OF.keys() - {"speed_limit"}


class Side:
    """One side's hand and tableau."""

    def __init__(self) -> None:
        self.hand: list[str] = []
        self.battle: list[str] = []
        self.speed: list[str] = []
        self.distance: list[str] = []
        self.safeties: list[str] = []
        self.coups = 0

    @property
    def top(self) -> str:
        return self.battle[-1] if self.battle else ""

    @property
    def limited(self) -> bool:
        return self.speed[-1:] == ["speed_limit"]

    @property
    def rolling(self) -> bool:
        return self.top == "roll" or (
            "right_of_way" in self.safeties and self.top not in BATTLE_HAZARDS
        )

    @property
    def km(self) -> int:
        return sum(KM[card] for card in self.distance)

    def may_lay(self, card: str, target: int) -> bool:
        """Whether the side may put a card on its own tableau."""
        if card in KM:
            within = self.km + KM[card] <= target and not (self.limited and KM[card] > 50)
            return (
                self.rolling and within and not (card == "200" and self.distance.count("200") == 2)
            )
        if card == "roll":
            return not self.rolling and (self.top in ("", "stop") or self.top in HAZARD_OF)
        if card == "end_of_limit":
            return self.limited
        return card in SAFETY_OF.values() or (card in HAZARD_OF and self.top == HAZARD_OF[card])

    def may_suffer(self, hazard: str) -> bool:
        """Whether an opponent may put a hazard on this tableau."""
        if SAFETY_OF[hazard] in self.safeties:
            return False
        if hazard == "speed_limit":
            return not self.limited
        return self.rolling or self.top in BATTLE_HAZARDS

    def expose(self, safety: str, discards: list[str]) -> None:
        """Lay a safety and take away the hazards it cures, and copies coming to light."""
        self.safeties.append(safety)
        while self.top in BATTLE_HAZARDS and SAFETY_OF[self.top] in self.safeties:
            discards.append(self.battle.pop())
        if safety == "right_of_way" and self.limited:
            discards.append(self.speed.pop())

    def lay(self, card: str, discards: list[str]) -> None:
        """Put a card that is allowed on this tableau."""
        if card in KM:
            self.distance.append(card)
        elif card in ("speed_limit", "end_of_limit"):
            self.speed.append(card)
        elif card in SAFETY_OF.values():
            self.expose(card, discards)
        else:
            self.battle.append(card)


def demand(condition: bool, what: str) -> None:
    """Stop the check where the hand and the rules part."""
    if not condition:
        raise AssertionError(what)


class Replay:
    """A hand being replayed from its deck and the moves that were made."""

    def __init__(self, deck: list[str], moves: list[int], sizes: list[int], first: int) -> None:
        self.draw, self.moves, self.sizes, self.me = deck[::-1], moves[::-1], sizes[::-1], first
        self.sides = (Side(), Side())
        self.discards: list[str] = []
        self.whole = Counter(deck)
        self.target, self.asked, self.winner = 700, False, -1
        for seat in (0, 1) * 6:
            self.sides[seat].hand.append(self.draw.pop())

    def draw_for(self, side: Side) -> None:
        """Draw, while there is something to draw."""
        if self.draw:
            side.hand.append(self.draw.pop())

    def run(self) -> None:
        """Replay turns until the hand is over; no card may be lost or made on the way."""
        while self.winner < 0 and (self.draw or self.sides[0].hand or self.sides[1].hand):
            side, other = self.sides[self.me], self.sides[1 - self.me]
            self.draw_for(side)
            self.me = self.turn(side, other) if side.hand else 1 - self.me
            self.conserve()
        demand(not self.moves and not self.sizes, "moves after the end of the hand")

    def turn(self, side: Side, other: Side) -> int:
        """Replay one move of the seat to play, with the answer to it; say who plays next."""
        kinds = set(side.hand)
        plays = sum(
            other.may_suffer(c) if c in SAFETY_OF else side.may_lay(c, self.target) for c in kinds
        )
        demand(
            self.sizes.pop() == len(kinds) + plays, f"not all moves of {vars(side)} were offered"
        )
        code = self.moves.pop()
        card = NAMES[code if code >= 0 else ~code]
        side.hand.remove(card)
        if code >= 0:
            self.discards.append(card)
            return 1 - self.me
        if card in SAFETY_OF:
            demand(other.may_suffer(card), f"{card} played on {vars(other)}")
            other.lay(card, self.discards)
            self.answer(card, other)
            return 1 - self.me
        demand(side.may_lay(card, self.target), f"{card} laid on {vars(side)}")
        side.lay(card, self.discards)
        if card in KM and side.km == self.target:
            self.arrive()
        return self.me if card in SAFETY_OF.values() else 1 - self.me

    def answer(self, hazard: str, side: Side) -> None:
        """Ask the holder of the safety, if there is one."""
        safety = SAFETY_OF[hazard]
        if safety not in side.hand:
            return
        code = self.moves.pop()
        if code != PASS:
            demand(code - 20 == NAMES.index(safety), f"{code} in answer to {hazard}")
            side.hand.remove(safety)
            side.expose(safety, self.discards)
            side.coups += 1
            self.draw_for(side)

    def arrive(self) -> None:
        """At the target: over, unless it is the first and the side asks for an extension."""
        code = self.moves.pop() if self.target == 700 else FINISH
        demand(code in (EXTEND, FINISH), f"{code} in answer to the extension")
        if code == EXTEND:
            self.target, self.asked = 1000, True
        else:
            self.winner = self.me

    def conserve(self) -> None:
        """Every card of the deck is in exactly one place."""
        found = Counter(self.draw) + Counter(self.discards)
        for side in self.sides:
            demand(side.km <= self.target, "past the target")
            for pile in (side.hand, side.battle, side.speed, side.distance, side.safeties):
                found += Counter(pile)
        demand(found == self.whole, "a card was lost or made")

    def points(self, seat: int) -> int:
        """The score of a side's finished hand."""
        side, other = self.sides[seat], self.sides[1 - seat]
        total = side.km + 100 * len(side.safeties) + 300 * side.coups
        if len(side.safeties) == 4:
            total += 300
        if self.winner == seat:
            total += 400
            total += 300 if not self.draw else 0
            total += 300 if "200" not in side.distance else 0
            total += 200 if self.asked else 0
            total += 500 if not other.distance else 0
        return total


def replay_hand(
    deck: list[str], moves: list[int], sizes: list[int], first: int
) -> tuple[int, list[int], list[int]]:
    """Replay a hand; say how many choices it took, the distances and the points of both sides.

    `sizes` says among how many moves each turn's was chosen.
    """
    hand = Replay(deck, moves, sizes, first)
    hand.run()
    return len(moves), [side.km for side in hand.sides], [hand.points(seat) for seat in (0, 1)]

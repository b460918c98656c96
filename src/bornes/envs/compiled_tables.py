"""Many tables at once over the compiled rules, with a learner's seat at each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bornes import fast
from bornes.editions import table_rules
from bornes.engine.refusals import Refused
from bornes.engine.rules import Reshuffle, Rules
from bornes.engine.view import View
from bornes.envs.numbers.codec import Encoding, Observation, rules_of
from bornes.envs.numbers.compiled import STAY, advance, card_places, observe, places_of
from bornes.envs.numbers.compiled_road import road_places_of
from bornes.envs.rewards import POINTS, read_episode, read_reward
from bornes.envs.row_views import view_of_row
from bornes.envs.vector_opponents import Opponent, Opponents
from bornes.fast.api.line_up import settled
from bornes.fast.codec.rules import empty_rows
from bornes.fast.kernel.layout import (
    CHANCE,
    NONE,
    OVER,
    PHASE,
    SIDE,
    SIDE_CELLS,
    TO_ACT,
    TOTAL,
    WINNERS,
)
from bornes.fast.kernel.layout import Rows as Cells
from bornes.fast.kernel.score import LINE_COUNT
from bornes.fast.threads import share

Rows = NDArray[np.int64]
"""Indices of tables among all that are played at once."""
Floats = NDArray[np.float64]


class Tables:
    """Matches or hands at many tables. What an array holds, it holds for each of them."""

    def __init__(
        self,
        count: int,
        edition: str,
        players: int,
        options: Mapping[str, object] | None,
        house: Mapping[str, object] | None,
        episode: str,
        reward: str | None,
        opponents: Opponent | Sequence[Opponent],
        threads: int | None,
    ) -> None:
        rules = rules_of(edition, players, options, house)
        if refusal := fast.why_not(rules):
            raise Refused(refusal)
        self.episode = read_episode(episode)
        self.reward = read_reward(reward, rules)
        self.encoding = Encoding(rules)
        self._table: dict[str, Any] = {"options": options, "house": house}
        self._threads = threads
        self._places = places_of(self.encoding)
        self._road_places = road_places_of(self.encoding, card_places(self.encoding))
        self._actions = _compiled_actions(self.encoding)
        self._opponents = Opponents(self.encoding, opponents)
        self._side_of = np.array([rules.sides.index(side) for side in rules.seating])
        self.hands = empty_rows(rules, count)
        self._policies, self._weights = settled(self.hands[0], self._opponents.codes)
        self.seats = np.zeros(count, np.int64)
        """The learners' seats, from 0."""
        self.seeds = np.zeros(count, np.int64)
        self.hand_numbers = np.ones(count, np.int64)
        self.totals = np.zeros((count, len(rules.sides)), np.int64)
        self.over = np.ones(count, np.bool_)
        """A mask of the tables whose episode has ended."""

    def __len__(self) -> int:
        return len(self.hands)

    def begin(self, rows: Rows, seeds: Rows, seats: Rows, chance: np.random.Generator) -> None:
        """Begin episodes at some tables: the matches of these seeds."""
        self.seats[rows] = seats
        self.seeds[rows] = seeds
        self._opponents.begin(rows, chance)
        while len(rows):
            self.hand_numbers[rows] = 1
            self.totals[rows] = 0
            self.over[rows] = False
            self._deal(rows, chance)
            # A house rule can let a hand end before the learner has acted.
            rows = rows[self.hands[rows, PHASE] == OVER]
            self.seeds[rows] = chance.integers(1 << 63, size=len(rows))

    def play(self, rows: Rows, actions: Rows, chance: np.random.Generator) -> Floats:
        """Make legal actions at some tables and play on to the learners' next turns.

        Returns what learners are paid, at all tables.
        """
        paid = np.zeros(len(self))
        self._advance(rows, self._actions[self.seats[rows], actions])
        rows = rows[self.hands[rows, PHASE] == OVER]
        while len(rows):
            paid[rows] += self._end_hands(rows)
            rows = rows[~self.over[rows]]
            self.hand_numbers[rows] += 1
            self._deal(rows, chance)
            rows = rows[self.hands[rows, PHASE] == OVER]
        return paid

    def observations(self) -> Observation:
        """What the learners may know, and their legal actions."""
        return self._observed(self.hands, self.seats, self.hand_numbers, self.totals)

    def observed(self, rows: Rows, seats: Rows) -> Observation:
        """What these seats may know at these tables, and their legal actions."""
        return self._observed(self.hands[rows], seats, self.hand_numbers[rows], self.totals[rows])

    def view(self, row: int) -> View:
        """What the seat to act at a table may know; it remembers nothing."""
        rules, number = self._rules_at(row), int(self.hand_numbers[row])
        return view_of_row(self.hands[row], rules, number, self.totals[row].tolist())

    def _rules_at(self, row: int) -> Rules:
        """The rules of one table, whose seed may have chosen its road."""
        rules = self.encoding.rules
        if rules.circuit is None:
            return rules
        told = {name: part or {} for name, part in self._table.items()}
        return table_rules(rules.edition, rules.players, **told, seed=int(self.seeds[row]))

    def _observed(self, hands: Cells, seats: Rows, numbers: Rows, totals: Rows) -> Observation:
        raw = np.zeros((len(hands), self.encoding.observation_size), np.float32)
        masks = np.zeros((len(hands), self.encoding.action_count), np.int8)

        def part(first: int, after: int) -> int:
            some = slice(first, after)
            observe(
                hands[some],
                seats[some],
                self._places,
                self._road_places,
                numbers[some],
                totals[some],
                raw[some],
                self._actions,
                masks[some],
                np.zeros(LINE_COUNT, np.int32),
            )
            return 0

        share(part, len(hands), self._threads)
        return {"observation": self.encoding.finished(raw), "action_mask": masks}

    def _deal(self, rows: Rows, chance: np.random.Generator) -> None:
        rules = self.encoding.rules
        for number in np.unique(self.hand_numbers[rows]):
            some = rows[self.hand_numbers[rows] == number]
            self.hands[some] = fast.new_batch(
                rules.edition,
                rules.players,
                self.seeds[some],
                hand_number=int(number),
                **self._table,
            )
        for side in range(len(rules.sides)):
            self.hands[rows, SIDE + side * SIDE_CELLS + TOTAL] = self.totals[rows, side]
        if rules.reshuffle is Reshuffle.NEVER:  # else the piles to come belong to the match's seed
            self.hands[rows, CHANCE : CHANCE + 2] = chance.integers(1 << 31, size=(len(rows), 2))
        self._advance(rows, np.full(len(rows), NONE))

    def _advance(self, rows: Rows, actions: Rows) -> None:
        """Make an action at each of these tables, and let all others play that are due."""
        while len(rows):
            self._advance_compiled(rows, actions)
            seats = self.hands[rows, TO_ACT].astype(np.int64)
            waits = (self.hands[rows, PHASE] != OVER) & (seats != self.seats[rows])
            rows, seats = rows[waits], seats[waits]
            if len(rows):
                places = -1 - self._policies[self.seats[rows], seats]
                chosen = self._opponents.actions(self, rows, seats, places)
                actions = self._actions[seats, chosen]

    def _advance_compiled(self, rows: Rows, actions: Rows) -> None:
        every = np.full(len(self), STAY)
        every[rows] = actions

        def part(first: int, after: int) -> int:
            some = slice(first, after)
            advance(self.hands[some], self.seats[some], every[some], self._policies, self._weights)
            return 0

        share(part, len(self), self._threads)

    def _end_hands(self, rows: Rows) -> Floats:
        """Count the hands that are over; what the learners are paid for them."""
        points = fast.score(self.hands[rows]).astype(np.int64)
        self.totals[rows] += points
        bits = np.arange(points.shape[1])
        winners = self.hands[rows, WINNERS][:, np.newaxis] >> bits & 1 == 1
        self.over[rows] = True
        if self.episode == "match":
            self.over[rows], winners = self._matches(rows)
        if self.reward == "points":
            values = points / POINTS
        else:
            values = winners / np.maximum(1, winners.sum(axis=1, keepdims=True))
        own = values[np.arange(len(rows)), self._side_of[self.seats[rows]]]
        made: Floats = own - (values.sum(axis=1) - own) / (values.shape[1] - 1)
        return made

    def _matches(self, rows: Rows) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
        """Which matches are decided, and by whom: `bornes.engine.scoring.match_result` for many."""
        rules, totals, hands = self.encoding.rules, self.totals[rows], self.hand_numbers[rows]
        best = totals.max(axis=1)
        leaders = totals == best[:, np.newaxis]
        if rules.match_hands is not None and rules.scored:
            enough = hands >= rules.match_hands
        elif rules.scored:
            enough = best >= (rules.match_total or 0)
        else:
            enough = (best >= (rules.games + 1) // 2) | (hands >= rules.games)
        if rules.scored or rules.games > 1:  # one game is the match, and may be shared
            enough &= leaders.sum(axis=1) == 1
        return enough, leaders & enough[:, np.newaxis]


def _compiled_actions(encoding: Encoding) -> Rows:
    """The compiled action of each action, for each seat; NONE where there is none."""
    [row] = empty_rows(encoding.rules, 1)
    table = np.full((encoding.rules.players, encoding.action_count), NONE, np.int64)
    for seat in encoding.rules.seats:
        row[TO_ACT] = seat - 1
        for action, move in enumerate(encoding.moves(seat)):
            try:
                table[seat - 1, action] = fast.action_of(row, move)
            except Refused:  # a move of other editions
                continue
    return table

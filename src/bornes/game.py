"""A game of Mille Bornes: the public face of the engine."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Self

from bornes.editions import in_full, table_rules
from bornes.engine import answers, plays, turns
from bornes.engine.answers import OpenAnswer
from bornes.engine.events import Event
from bornes.engine.legal_moves import is_legal, legal_moves
from bornes.engine.moves import Move, Verb
from bornes.engine.numbers import plain
from bornes.engine.randomness import MAX_SEED_BITS, fresh_seed
from bornes.engine.refusals import IllegalMove, Refusal, Refused, brief
from bornes.engine.resolve import resolve
from bornes.engine.rules import Rules
from bornes.engine.scoring import copied, hand_score
from bornes.engine.state import State
from bornes.engine.view import NOTHING_TOLD, History, Told, View, view_of
from bornes.notation.records import write_record


class Game(State):
    """A match being played. It knows every card; a seat is given its `view`.

    Read ``phase``, ``to_act``, ``outcome``, ``match_outcome``, ``score`` and ``scores``;
    change it only with `apply` and `deal`. What else may be read is in docs/api.md.
    """

    __slots__ = ("shown_to",)

    def __init__(
        self,
        rules: Rules,
        seed: int,
        options: Mapping[str, object] | None = None,
        house: Mapping[str, object] | None = None,
    ) -> None:
        super().__init__(rules, seed, options, house)
        self.shown_to: dict[int | None, History] = {}

    def __repr__(self) -> str:
        return f"<Game {self.summary()}>"

    def legal_moves(self) -> list[Move]:
        """The moves of the seat to act, in a fixed order; empty when the hand is over."""
        if self.known_legal is None:
            self.known_legal = legal_moves(self)
        return self.known_legal[:]

    def why_not(self, move: Move | str) -> Refusal | None:
        """Why a move is refused now, or None if it is legal."""
        try:
            answer = resolve(self, self._read(move))
        except Refused as error:
            return error.refusal
        return answer if isinstance(answer, Refusal) else None

    def apply(self, move: Move | str) -> list[Event]:
        """Make a move, given as such or as text; returns what happened.

        A text may leave out the seat (``play roll``): the one to act is meant. Raises
        `IllegalMove` with the reason, and changes nothing, if the move is not legal.
        """
        if type(move) is not Move or not is_legal(self, move):
            move = self._meant(move)
        before = len(self.log)
        self.story.append(move)
        self.known_legal = None
        _EFFECTS[move.verb](self, move)
        return self.log[before:]

    def _meant(self, move: Move | str) -> Move:
        try:
            answer = resolve(self, self._read(move))
        except Refused as error:
            raise IllegalMove(error.refusal) from None
        if isinstance(answer, Refusal):
            raise IllegalMove(answer)
        return answer

    def _read(self, move: Move | str) -> Move:
        """A move as it was given; a text that names no seat means the one to act."""
        return Move.of(move, self.to_act or self.turn)

    def answerable(self, move: Move | str) -> OpenAnswer | None:
        """What others might answer to a move of now, for all that the table can know.

        Nothing means that no answer can come. What anybody holds makes no difference, so that
        whoever shows the table may act on it. A move that is not legal is refused.
        """
        wanted = self._read(move)
        if not answers.may_open_answers(self.rules, wanted):
            return None
        whole = wanted if is_legal(self, wanted) else self._meant(wanted)
        return answers.answerable(self, whole)

    def with_answers_open(self, move: Move | str) -> Self:
        """A copy in which a move has been made, answers to it are open, and nobody is asked.

        That is what the table may be shown until it is too late to answer: it is the same
        whether or not anybody can. Refused if the move has no answers.
        """
        opened = self.answerable(move)
        if opened is None:
            raise Refused(Refusal("nothing-to-answer"))
        twin = self.copy()
        # Play stops there only if somebody can answer. So a seat is lent an answer while the move
        # is made, whether it has one or not.
        place = opened.seats[0] - 1
        hand = twin.hands[place]
        twin.hands[place] = [*hand, opened.card]
        twin.apply(move)
        twin.hands[place] = hand
        twin.question = twin.to_act = twin.known_legal = None
        return twin

    def with_turn_kept(self, move: Move | str) -> Self:
        """A copy in which a move has been made, and what follows it has not happened yet.

        Nobody else has drawn, and the hand is not over. That is what the table may be shown as
        long as the move can be taken back. Where others might answer, answers are open.
        """
        if self.answerable(move) is not None:
            return self.with_answers_open(move)
        twin = self.copy()
        twin.stays = True
        twin.apply(move)
        return twin

    def deal(self) -> list[Event]:
        """Begin the next hand of an undecided match; returns what happened."""
        before = len(self.log)
        turns.deal(self)
        return self.log[before:]

    def view(self, seat: int | None = None, *, history: bool = True) -> View:
        """What a seat may know, or a spectator if no seat is given; if need be without events."""
        if seat is not None:
            seat = self._seat(seat)
        # Worked out once, for the game and its view.
        legal = self.legal_moves() if seat is not None and seat == self.to_act else None
        return view_of(self, seat, self._told(seat) if history else NOTHING_TOLD, legal)

    @property
    def events(self) -> list[Event]:
        """Everything that happened since the match began, all cards known: for the table's host."""
        return self.log[:]

    @property
    def moves(self) -> list[Move]:
        """Every move that was made since the match began, passes included."""
        return [entry for entry in self.story if isinstance(entry, Move)]

    def events_for(self, seat: int | None = None) -> list[Event]:
        """What a seat, or a spectator, may know of what happened since the match began."""
        past, present = self._told(None if seat is None else self._seat(seat))
        return [*past, *present]

    def _seat(self, seat: int) -> int:
        found = plain(seat)
        if type(found) is not int or not 1 <= found <= self.rules.players:
            raise Refused(Refusal("no-such-seat", seat=brief(seat), players=self.rules.players))
        return found

    def _told(self, seat: int | None) -> Told:
        # The log only grows, so each seat's part of it is kept and continued.
        history = self.shown_to.get(seat)
        if history is None:
            history = self.shown_to[seat] = History(seat)
        return history.told(self.log)

    @property
    def score(self) -> Mapping[str, Mapping[str, int]]:
        """This hand, line by line, for each side: final, or what lies there so far."""
        return copied(self.sheet) if self.sheet else hand_score(self, None)

    @property
    def scores(self) -> Mapping[str, int]:
        """Match totals before this hand, or after it once it is over: points, or games won."""
        return dict(self.totals)

    def copy(self) -> Self:
        """An independent copy, cheap enough for search."""
        twin = super().copy()
        twin.shown_to = {}
        return twin

    def record(self) -> str:
        """The whole match as text, all cards included: for after the match."""
        return write_record(self)


_EFFECTS: Final = {
    Verb.DRAW: turns.draw,
    Verb.TAKE: turns.take,
    Verb.END: turns.end,
    Verb.PLAY: plays.play,
    Verb.DISCARD: plays.discard,
    Verb.EXTEND: plays.extend,
    Verb.FINISH: plays.finish,
    Verb.COUP_FOURRE: answers.coup_fourre,
    Verb.PARRY: answers.parry,
    Verb.U_TURN: answers.u_turn,
    Verb.PASS: answers.decline,
}


def new(
    edition: str,
    players: int,
    *,
    seed: int | None = None,
    options: Mapping[str, object] | None = None,
    house: Mapping[str, object] | None = None,
) -> Game:
    """A new match, its first hand dealt. Without a seed a secret one is chosen."""
    chosen = read_seed(seed)
    house = {} if house is None else house
    rules = table_rules(edition, players, {} if options is None else options, house, chosen)
    game = Game(rules, chosen, options, in_full(house, rules))
    game.deal()
    return game


def read_seed(seed: object) -> int:
    """A seed that was given, checked; or a fresh secret one."""
    if seed is None:
        return fresh_seed()
    number = plain(seed)
    if type(number) is not int or not 0 <= number < 1 << MAX_SEED_BITS:
        raise Refused(Refusal("bad-seed", bits=MAX_SEED_BITS))
    return number

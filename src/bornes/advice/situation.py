"""What a seat that asks for advice can be told: its view, counted, and a world to try moves in."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from bornes.bots.knowledge import Knowledge, chance_of_any
from bornes.engine.cards import REMEDY_FOR, SAFETY_FOR, Card
from bornes.engine.moves import Move, Verb
from bornes.engine.rules import Reshuffle
from bornes.engine.tableau import Tableau
from bornes.engine.view import View
from bornes.game import Game
from bornes.sampling import Worlds


class Situation:
    """One decision, with everything that reasons are made from."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.know = Knowledge(view)
        self.rules = self.know.rules
        self.seat = self.know.seat
        self.hand = self.know.hand
        self.own = self.know.own
        self.state = view.known()
        worlds = Worlds(view)
        self._taken = worlds.taken
        self._world = worlds.sample(Random(0))
        self.legal = view.legal_moves()

    def after(self, move: Move) -> Game:
        """The table after a move, as far as it doesn't depend on what is hidden.

        The hidden cards are any that may be; only what lies open should be looked at.
        """
        game = self._world.copy()
        game.apply(move)
        return game

    def next_to(self, seat: int) -> int:
        """The seat on the left of another."""
        return self.state.left_of(seat)

    def plays(self, card: Card) -> list[Move]:
        """The legal plays of a card."""
        return [move for move in self.legal if move.verb is Verb.PLAY and move.card is card]

    # --- odds -------------------------------------------------------------------------

    def odds_held(self, side: Tableau, cards: Iterable[Card]) -> float:
        """The chance that a side holds one of these cards."""
        wanted = list(cards)
        if any(self._taken[seat][card] for seat in side.seats for card in wanted):
            return 1.0
        shown = sum(self._taken[seat].total() for seat in side.seats)
        copies, cards_hidden = self._hidden(wanted)
        return chance_of_any(copies, cards_hidden, self.know.hidden(side) - shown)

    def odds_of_answer(self, side: Tableau, hazard: Card) -> float:
        """The chance that a side answers a hazard at once."""
        answers = [SAFETY_FOR[hazard]]
        if self.rules.remedy_answers:
            answers.append(REMEDY_FOR[hazard])
        return self.odds_held(side, answers)

    def odds_of_u_turn(self) -> float:
        """The chance that some rival can send a car back."""
        copies, hidden = self._hidden([Card.U_TURN])
        return chance_of_any(copies, hidden, self.know.hidden_from_rivals())

    def odds_drawn(self, cards: Iterable[Card]) -> float:
        """The chance that the next card of the draw pile is one of these."""
        copies, hidden = self._hidden(cards)
        return copies / hidden if hidden else 0.0

    def _hidden(self, cards: Iterable[Card]) -> tuple[int, int]:
        """How many of these cards, and of all, lie where this seat can't see them."""
        know, taken = self.know, list(self._taken.values())
        copies = sum(know.unseen.get(card, 0) - sum(t[card] for t in taken) for card in set(cards))
        return copies, know.unseen_cards - sum(t.total() for t in taken)

    # --- counts -----------------------------------------------------------------------

    @property
    def discards_are_out(self) -> bool:
        """Whether a discarded card is gone for the rest of the hand."""
        return self.rules.reshuffle is Reshuffle.NEVER

    def to_come(self, hazards: Iterable[Card]) -> int:
        """How many of these hazards this seat has not seen yet."""
        return sum(self.know.unseen.get(hazard, 0) for hazard in hazards)

    @property
    def leader(self) -> Tableau | None:
        """The one rival that is ahead of the other rivals, if there are several."""
        best = max(rival.km for rival in self.know.rivals)
        leaders = [rival for rival in self.know.rivals if rival.km == best]
        return leaders[0] if len(leaders) == 1 < len(self.know.rivals) else None

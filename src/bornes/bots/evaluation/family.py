"""The sharp player's judgement in the short game, in which a remedy answers out of turn.

As in the longer games, a move is judged by the signs of the table that it leaves behind.
Before a draw it looks one card further: at the card on the discards, or at every card that
may come from the pile with the chance that it does.
"""

from __future__ import annotations

from typing import Final

from bornes.bots.evaluation.family_features import FamilySigns, Scene
from bornes.bots.evaluation.family_weights import PRICES
from bornes.bots.evaluation.knowledge import Knowledge
from bornes.bots.evaluation.linear import Prices, appraised
from bornes.engine.cards import HAZARD_OF, KIND, KM, SAFETY_FOR, Card, Kind
from bornes.engine.moves import Move, Verb

_WON: Final = 1000.0


class FamilyJudge:
    """Judges the moves of one seat at one moment."""

    def __init__(self, know: Knowledge, prices: Prices = PRICES) -> None:
        self.know = know
        self.rules = know.rules
        self.prices = prices
        self.signs = FamilySigns(know)

    def value(self, move: Move) -> float:
        """What a move is worth, in thousandths of a game."""
        if move.verb is Verb.TAKE:
            return self._best_with(self.know.view.discards[-1], taken=True)
        if move.verb is Verb.DRAW:
            return self._drawn()
        scene = self.scene(move, list(self.know.hand))
        return self.worth(scene)

    def worth(self, scene: Scene) -> float:
        """What a table is worth."""
        if scene.km >= self.know.target:
            return _WON
        return appraised(self.signs.read(scene), self.prices)

    # --- before a draw ----------------------------------------------------------------

    def _drawn(self) -> float:
        know = self.know
        if not know.unseen_cards:
            return self._best_with(None, taken=False)
        return sum(
            count / know.unseen_cards * self._best_with(card, taken=False)
            for card, count in know.unseen.items()
            if count
        )

    def _best_with(self, card: Card | None, *, taken: bool) -> float:
        """The worth of the best move with one more card."""
        know = self.know
        hand = sorted([*know.hand, card]) if card else list(know.hand)
        top = know.view.discards[-2] if taken and len(know.view.discards) > 1 else None
        best = -_WON
        for held in dict.fromkeys(hand):
            for move in self._moves(held):
                scene = self.scene(move, hand)
                if scene.top is None and taken:
                    scene.top = top
                best = max(best, self.worth(scene))
        return best

    def _moves(self, card: Card) -> list[Move]:
        """What may be done with a card, as far as this player looks ahead."""
        know, kind, seat = self.know, KIND[card], self.know.seat
        moves = [Move(seat, Verb.DISCARD, card)]
        if kind is Kind.HAZARD:
            moves += [
                Move(seat, Verb.PLAY, card, on=rival.side)
                for rival in know.rivals
                if rival.hazard is None and SAFETY_FOR[card] not in rival.safe
            ]
        elif kind is Kind.REMEDY:
            if know.own.hazard is HAZARD_OF[card]:
                moves += [Move(seat, Verb.PLAY, card, top=t) for t in (card, HAZARD_OF[card])]
        elif kind is Kind.SAFETY or know.own.hazard is None:
            moves.append(Move(seat, Verb.PLAY, card))
        return moves

    # --- where a move leads -----------------------------------------------------------

    def scene(self, move: Move, hand: list[Card]) -> Scene:
        """The table after a move with a card of this hand."""
        own, card = self.know.own, move.card
        left = list(hand)
        if card is not None:
            left.remove(card)
        scene = Scene(own.km, own.hazard, own.safe, left)
        if move.verb is Verb.PASS or card is None:
            return scene
        if move.verb is Verb.DISCARD:
            scene.top = card
        elif KIND[card] is Kind.HAZARD:
            scene.struck, scene.by = move.on, card
        elif KIND[card] is Kind.SAFETY:
            self._safety(scene, card, coup=move.verb is Verb.COUP_FOURRE)
        elif KIND[card] is Kind.REMEDY:
            scene.hazard, scene.top = None, move.top or card
        else:
            scene.km += KM.get(card, 0)
        scene.again = move.verb is Verb.COUP_FOURRE
        return scene

    def _safety(self, scene: Scene, card: Card, *, coup: bool) -> None:
        rules = self.rules
        scene.km += rules.coup_fourre_km if coup else rules.safety_km
        scene.safe |= {card}
        if scene.hazard is not None and SAFETY_FOR[scene.hazard] is card:
            scene.top, scene.hazard = scene.hazard, None

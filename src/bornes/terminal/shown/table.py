"""A table as whoever looks at it sees it: the sides, the piles, the hand, and what is asked.

Everything comes from the view and from the names of those at the table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from bornes.engine.cards import BATTLE_HAZARDS, RANK, Card
from bornes.engine.moves import Move
from bornes.engine.tableau import Tableau
from bornes.engine.view import View
from bornes.locales import Messages
from bornes.locales.log_text import Company
from bornes.terminal.shown.choices import ordered


@dataclass(frozen=True, slots=True)
class SideShown:
    """What is to be seen of a side."""

    side: str
    name: str
    own: bool
    playing: bool
    """Whether it is the turn of a seat of this side."""
    km: int
    target: int
    rolling: bool
    top: Card | None
    """The top of the battle pile."""
    under: tuple[Card, ...]
    """The hazards right under it, which may count again."""
    hazards: tuple[Card, ...]
    """Every hazard in force, the speed limit included."""
    limit: int | None
    """The largest distance that may be played, by a card or by the square of a road."""
    distances: tuple[tuple[Card, int], ...]
    """The distance cards that lie there, with how many there are of each."""
    safeties: tuple[tuple[Card, bool], ...]
    """The safeties, and whether each was a coup fourré."""
    cards: tuple[int, ...]
    """The number of cards that each seat of the side holds."""
    score: str
    """The match total, or the games won; empty where one game is the match."""
    spot: str
    """The spot of the side's car in words, in an edition with a road; empty otherwise."""
    place: str
    """The spot of the side's car in characters: square and lane."""


@dataclass(frozen=True, slots=True)
class HandCard:
    """A card of one's own hand, and what can be done with it now."""

    card: Card
    name: str
    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class TableShown:
    """A view as a person sees it."""

    title: str
    aim: str
    sides: tuple[SideShown, ...]
    """One's own side first, then as they sit."""
    draw_size: int
    discards: int
    discard_top: Card | None
    extension: str
    """The news that the distance has become longer; empty if it has not."""
    hand: tuple[HandCard, ...]
    other_moves: tuple[Move, ...]
    """What can be done without choosing a card: draw, pass, extend, and the like."""
    question: str
    """What whoever looks is asked now; empty if nothing."""


def table_shown(
    view: View, company: Company, messages: Messages, legal: Iterable[Move] | None = None
) -> TableShown:
    """The table of a view; ``legal`` are the moves, where the view doesn't know them itself."""
    moves = ordered(view.legal_moves() if legal is None else legal)
    sides = [_side(view, tableau, company, messages) for tableau in view.sides.values()]
    own = [side for side in sides if side.own]
    return TableShown(
        title=messages.text("name-hand", number=view.hand_number),
        aim=_aim(view, messages),
        sides=(*own, *(side for side in sides if not side.own)),
        draw_size=view.draw_size,
        discards=len(view.discards),
        discard_top=view.discards[-1] if view.discards else None,
        extension=_extension(view, company, messages),
        hand=_hand(view, moves, messages),
        other_moves=tuple(move for move in moves if _acting_card(move, view) is None),
        question=_question(view, moves, messages),
    )


def _aim(view: View, messages: Messages) -> str:
    """How far the match goes."""
    rules, hand = view.rules, messages.text("name-hand", number=view.hand_number)
    if rules.scored and rules.match_hands is not None:
        return messages.text("table-goal-hands", hand=hand, count=rules.match_hands)
    if rules.scored:
        return messages.text("table-goal-total", hand=hand, total=rules.match_total)
    if rules.games == 1:
        return messages.text("play-aim-games", distance=distance_of(view, messages), games=1)
    return messages.text("table-goal-games", hand=hand, count=rules.games)


def distance_of(view: View, messages: Messages) -> str:
    """How far it is to the finish."""
    return messages.text("count-distance", km=view.target)


def _extension(view: View, company: Company, messages: Messages) -> str:
    if view.extension is None:
        return ""
    side, target = (
        company.side_name(view.extension),
        messages.text("count-distance", km=view.target),
    )
    return messages.text(
        "terminal-extension", form=company.form(view.extension), side=side, target=target
    )


# --- sides ------------------------------------------------------------------------


def _side(view: View, tableau: Tableau, company: Company, messages: Messages) -> SideShown:
    rules, side = view.rules, tableau.side
    battle = tableau.battle if rules.remedy_covers else ()
    return SideShown(
        side=side,
        name=company.side_name(side),
        own=company.is_own(side),
        playing=view.phase != "over" and rules.side_of(view.turn) == side,
        km=tableau.km,
        target=view.target,
        rolling=tableau.rolling(rules),
        top=battle[-1] if battle else None,
        under=_under(tableau) if rules.remedy_covers else (),
        hazards=tableau.hazards,
        limit=_limit(view, tableau),
        distances=tuple(sorted(Counter(tableau.distance).items(), key=lambda item: RANK[item[0]])),
        safeties=tuple((card, card in tableau.coups) for card in tableau.safeties),
        cards=tuple(view.hand_sizes[seat] for seat in tableau.seats),
        score=score_text(view, side, messages),
        spot=messages.spot(tableau.spot) if rules.circuit is not None else "",
        place=_place(tableau) if rules.circuit is not None else "",
    )


def _place(tableau: Tableau) -> str:
    spot = tableau.spot
    return f"{spot.square}+{spot.shortcut}" if spot.shortcut else f"{spot.square}/{spot.lane}"


def _under(tableau: Tableau) -> tuple[Card, ...]:
    """The hazards right under a hazard on the battle pile."""
    if tableau.hazard is None:
        return ()
    found: list[Card] = []
    for card in reversed(tableau.battle[:-1]):
        if card not in BATTLE_HAZARDS:
            break
        found.append(card)
    return tuple(found)


def _limit(view: View, tableau: Tableau) -> int | None:
    limits = [view.rules.limited_to] if tableau.limited else []
    if view.rules.circuit is not None:
        square = view.rules.circuit.limit(tableau.spot)
        limits += [] if square is None else [square]
    return min(limits, default=None)


def score_text(view: View, side: str, messages: Messages) -> str:
    """The match total of a side, or the games it has won where there are several."""
    total = view.scores[side]
    if view.rules.scored:
        return messages.text("count-points", count=total)
    return messages.text("play-games-won", count=total) if view.rules.games > 1 else ""


# --- one's own cards, and what is asked -------------------------------------------


def _hand(view: View, moves: list[Move], messages: Messages) -> tuple[HandCard, ...]:
    """The cards in the order of kinds, each with its moves."""
    of_card: Mapping[Card, list[Move]] = {card: [] for card in view.hand}
    for move in moves:
        card = _acting_card(move, view)
        if card is not None:
            of_card[card].append(move)
    return tuple(
        HandCard(card, messages.card(card), tuple(of_card[card]))
        for card in sorted(view.hand, key=RANK.__getitem__)
    )


def _acting_card(move: Move, view: View) -> Card | None:
    """The card of one's hand by which a move is chosen; nothing for one that needs none."""
    card = Card.U_TURN if move.verb == "u-turn" else move.card
    return card if card in view.hand else None


def _question(view: View, moves: list[Move], messages: Messages) -> str:
    if not moves:
        return ""
    return messages.text(question_key(view))


def question_key(view: View) -> str:
    """The key of what is asked now."""
    if view.asked is not None:
        return "play-ask-answer" if view.asked.hazard is not None else "play-ask-u-turn"
    return "play-ask-owed" if view.owed else f"play-ask-{view.phase}"

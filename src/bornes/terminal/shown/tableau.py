"""What lies before a side: its piles or hazards, its distance cards, its safeties."""

from __future__ import annotations

from bornes.engine.cards import Card
from bornes.locales import Messages
from bornes.terminal.shown.race import COUP_FOURRE, ROLLING, SAFETY, STOPPED
from bornes.terminal.shown.spans import Line, Span, Tone, packed, tone_of
from bornes.terminal.shown.table import SideShown


def tableau_lines(side: SideShown, messages: Messages, width: int) -> list[Line]:
    """The cards before a side, in as few lines as they fit in, what stops it first."""
    lines = packed([*_state(side, messages), *_spot(side)], width)
    lines += packed(_distances(side, messages), width)
    return lines + packed(_safeties(side, messages), width)


def _state(side: SideShown, messages: Messages) -> list[Line]:
    """Whether it rolls, by which card it does or doesn't, and its speed limit."""
    moving = messages.text("term-rolling" if side.rolling else "term-stopped")
    sign = Span(f"{ROLLING if side.rolling else STOPPED} ", _moving(side))
    groups: list[Line] = [(sign, Span(moving, _moving(side)))]
    if side.top is not None:
        groups.append(_pile(side, messages))
    groups += [
        (Span(messages.card(card), Tone.HAZARD),)
        for card in side.hazards
        if card is not Card.SPEED_LIMIT and side.top is None
    ]
    if side.limit is not None:
        distance = messages.text("count-distance", km=side.limit)
        groups.append((Span(f"≤ {distance}", Tone.LIMITED),))
    return groups


def _moving(side: SideShown) -> Tone:
    return Tone.ROLLING if side.rolling else Tone.STOPPED


def _pile(side: SideShown, messages: Messages) -> Line:
    assert side.top is not None
    top = Span(f"[{messages.card(side.top)}]", tone_of(side.top))
    if not side.under:
        return (top,)
    under = ", ".join(map(messages.card, side.under))
    return (top, Span(f" ⟩ {under}", Tone.DIM))


def _spot(side: SideShown) -> list[Line]:
    return [(Span(side.spot, Tone.DIM),)] if side.spot else []


def _distances(side: SideShown, messages: Messages) -> list[Line]:
    """How far it has come, and with which cards."""
    target = messages.text("count-distance", km=side.target)
    driven = messages.text("play-progress", km=side.km, target=target)
    cards = [
        (Span(f"{count}×{card}" if count > 1 else str(card), Tone.DISTANCE),)
        for card, count in side.distances
    ]
    return [(Span(driven, Tone.STRONG),), *cards]


def _safeties(side: SideShown, messages: Messages) -> list[Line]:
    return [
        (Span(f"{COUP_FOURRE if coup else SAFETY} {_safety(card, messages, coup)}", Tone.SAFETY),)
        for card, coup in side.safeties
    ]


def _safety(card: Card, messages: Messages, coup: bool) -> str:
    name = messages.card(card)
    return f"{name} ({messages.text('term-coup-fourre')})" if coup else name

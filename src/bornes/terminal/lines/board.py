"""The table as one seat sees it: in a line or two at every turn, and as a page when asked for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from bornes.engine.cards import RANK, Card
from bornes.engine.tableau import Tableau
from bornes.engine.view import View
from bornes.locales import Messages
from bornes.locales.log_text import Company
from bornes.terminal.console import WIDTH
from bornes.terminal.shown.race import safety_signs
from bornes.terminal.shown.road_map import strip
from bornes.terminal.shown.spans import unbroken, wrapped
from bornes.terminal.shown.table import SideShown, table_shown

_INDENT: Final = "    "
_LONGEST_BAR: Final = 30
_NEARLY_OUT: Final = 12
"""The number of cards in the draw pile from which on it is told at every turn."""


# --- at every turn ----------------------------------------------------------------


def status_text(sides: Iterable[SideShown], draw_size: int, messages: Messages) -> str:
    """How sides stand, as briefly as it can be said, and the pile if it ends; for `wrapped`."""
    groups = [_status(side, messages) for side in sides]
    if draw_size <= _NEARLY_OUT:
        groups.append(messages.text("play-draw-pile", count=draw_size))
    return f"[{unbroken(groups, ' | ')}]"


def _status(side: SideShown, messages: Messages) -> str:
    parts = [f"{side.name} {side.km} ({side.place})" if side.place else f"{side.name} {side.km}"]
    hazards = [messages.card(card) for card in side.hazards if card is not Card.SPEED_LIMIT]
    if hazards:
        parts.append(" + ".join(hazards))
    else:
        parts.append(messages.text("term-rolling" if side.rolling else "term-stopped"))
    if side.limit is not None:
        parts.append(f"≤{side.limit}")
    if side.safeties:
        parts.append(safety_signs(side))
    return ", ".join(parts)


def hand_line(
    cards: Iterable[Card],
    messages: Messages,
    width: int = WIDTH,
    key: str = "play-your-hand",
    **values: object,
) -> list[str]:
    """The cards of a hand, by kind, with copies counted."""
    counts = Counter(cards)
    names = [
        messages.card(card) if count == 1 else f"{count} × {messages.card(card)}"
        for card, count in sorted(counts.items(), key=lambda item: RANK[item[0]])
    ]
    text = unbroken(names) or messages.text("play-no-cards")
    return wrapped(messages.text(key, cards=text, **values), width, hanging="  ")


# --- as a page --------------------------------------------------------------------


def table_lines(view: View, messages: Messages, width: int = WIDTH) -> list[str]:
    """Everything that lies open, and how far everyone has come."""
    shown = table_shown(view, Company(view.rules, messages, view.seat), messages)
    sides = {side.side: side for side in shown.sides}
    lines = _title(view, messages, width)
    for tableau in view.sides.values():
        lines += _side(view, tableau, sides[tableau.side], messages, width)
    if view.extension is not None:
        side, target = view.extension, messages.text("count-distance", km=view.target)
        text = messages.text("play-extension-called", side=side, target=target)
        lines += wrapped(text, width)
    if view.rules.circuit is not None:
        lines += ["", *strip(view, messages, width)]
    return [line.rstrip() for line in lines]


def _title(view: View, messages: Messages, width: int) -> list[str]:
    """The number of the hand and the two piles, as a line across the page."""
    parts = [
        messages.text("name-hand", number=view.hand_number),
        messages.text("play-draw-pile", count=view.draw_size),
    ]
    if view.discards:
        top = messages.card(view.discards[-1])
        parts.append(messages.text("play-discards", count=len(view.discards), card=top))
    else:
        parts.append(messages.text("play-no-discards"))
    line = "-- " + " -- ".join(parts) + " "
    return [line + "-" * (width - len(line))] if len(line) <= width else wrapped(line, width)


def _side(
    view: View, tableau: Tableau, side: SideShown, messages: Messages, width: int
) -> list[str]:
    mark = ">" if view.rules.side_of(view.turn) == tableau.side else " "
    who = f"{mark} {tableau.side}  {_seats(view, tableau, messages)}"
    bar = _progress(side, messages, width)
    if len(who) + len(side.score) < width:
        lines = [f"{who:<{width - len(side.score)}}{side.score}", bar]
    else:  # three seats to a side leave no room, but the line below has some
        lines = [who, f"{bar:<{width - len(side.score)}}{side.score}"]
    lines = [
        each for line in lines for each in (wrapped(line, width) if len(line) > width else [line])
    ]
    lines += wrapped(_state(view, side, messages), width, indent=_INDENT, hanging="  ")
    if side.safeties:
        names = unbroken(_safety(card, coup, messages) for card, coup in side.safeties)
        text = messages.text("play-safeties", cards=names)
        lines += wrapped(text, width, indent=_INDENT, hanging="  ")
    return lines


def _seats(view: View, tableau: Tableau, messages: Messages) -> str:
    sizes = view.hand_sizes
    return ", ".join(
        messages.text(
            "play-seat-yours" if seat == view.seat else "play-seat-other",
            seat=seat,
            cards=messages.text("count-cards", count=sizes[seat]),
        )
        for seat in tableau.seats
    )


def _progress(side: SideShown, messages: Messages, width: int) -> str:
    """A bar from the start to the target, and the distance in figures."""
    target = messages.text("count-distance", km=side.target)
    text = messages.text("play-progress", km=side.km, target=target)
    text = f"{text}   {side.spot}" if side.spot else text
    most = max(4, min(_LONGEST_BAR, width - len(text) - len(_INDENT) - 3))
    driven = min(most, side.km * most // side.target)
    bar = "=" * driven + ">" if driven < most else "=" * most
    return f"{_INDENT}[{bar:-<{most}}] {text}"


def _state(view: View, side: SideShown, messages: Messages) -> str:
    """What lies before a side: its two piles, or its hazards where there are no piles."""
    if not view.rules.remedy_covers:
        hazards = unbroken(map(messages.card, side.hazards)) or messages.text("play-no-cards")
        text = messages.text("play-hazards", cards=hazards)
        circuit = view.rules.circuit
        limit = circuit.limit(view.sides[side.side].spot) if circuit is not None else None
        return text if limit is None else f"{text}   {messages.text('play-limit-here', km=limit)}"
    moving = messages.text("term-rolling" if side.rolling else "term-stopped")
    speed = view.sides[side.side].speed
    limit_card = messages.card(speed[-1]) if speed else messages.text("play-nothing")
    parts = (
        messages.text("play-battle", cards=_battle(side, messages), state=moving),
        messages.text("play-speed", card=limit_card),
    )
    return "   ".join(parts)


def _battle(side: SideShown, messages: Messages) -> str:
    """The top of the battle pile, and the hazards right under it that may count again."""
    if side.top is None:
        return messages.text("play-nothing")
    top = messages.card(side.top)
    under = ", ".join(map(messages.card, side.under))
    return messages.text("play-on-top-of", top=top, under=under) if under else top


def _safety(card: Card, coup: bool, messages: Messages) -> str:
    name = messages.card(card)
    return f"{name} ({messages.text('term-coup-fourre')})" if coup else name

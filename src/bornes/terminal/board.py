"""The table as one seat sees it, drawn with letters: a block for every side."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from textwrap import wrap
from typing import Final

from bornes.engine.cards import BATTLE_HAZARDS, RANK, Card
from bornes.engine.tableau import Tableau
from bornes.engine.view import View
from bornes.locales import Messages
from bornes.terminal.console import WIDTH
from bornes.terminal.road_map import strip

_INDENT: Final = "    "
_BAR: Final = 30


def table_lines(view: View, messages: Messages) -> list[str]:
    """Everything that lies open, and how far everyone has come."""
    lines = [_title(view, messages)]
    for tableau in view.sides.values():
        lines += _side(view, tableau, messages)
    if view.extension is not None:
        side, target = view.extension, messages.text("count-distance", km=view.target)
        lines.append(messages.text("play-extension-called", side=side, target=target))
    if view.rules.circuit is not None:
        lines += ["", *strip(view, messages)]
    return [line.rstrip() for line in lines]


def hand_line(
    cards: Iterable[Card], messages: Messages, key: str = "play-your-hand", **values: object
) -> list[str]:
    """The cards of a hand, by kind, with copies counted."""
    counts = Counter(cards)
    names = [
        messages.card(card) if count == 1 else f"{count} × {messages.card(card)}"
        for card, count in sorted(counts.items(), key=lambda item: RANK[item[0]])
    ]
    text = unbroken(names) or messages.text("play-no-cards")
    return wrapped(messages.text(key, cards=text, **values), hanging="  ")


# Stands for a space where a line may not end.
_JOINT: Final = "\x00"


def unbroken(names: Iterable[str]) -> str:
    """Names in a row, for `wrapped`: it will end a line between them, and not inside."""
    return ", ".join(name.replace(" ", _JOINT) for name in names)


def wrapped(text: str, *, indent: str = "", hanging: str = "") -> list[str]:
    """A text as lines that are no longer than the page is wide."""
    lines = wrap(
        text,
        WIDTH,
        initial_indent=indent,
        subsequent_indent=indent + hanging,
        break_long_words=False,
        break_on_hyphens=False,
    )
    return [line.replace(_JOINT, " ") for line in lines]


def _title(view: View, messages: Messages) -> str:
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
    return line + "-" * (WIDTH - len(line))


def _side(view: View, tableau: Tableau, messages: Messages) -> list[str]:
    score = _score(view, tableau, messages)
    mark = ">" if view.rules.side_of(view.turn) == tableau.side else " "
    who = f"{mark} {tableau.side}  {_seats(view, tableau, messages)}"
    bar = _progress(view, tableau, messages)
    if len(who) + len(score) < WIDTH:
        who = f"{who:<{WIDTH - len(score)}}{score}"
    else:  # three seats to a side leave no room, but the line below has some
        bar = f"{bar:<{WIDTH - len(score)}}{score}"
    lines = [who, bar]
    lines += wrapped(_state(view, tableau, messages), indent=_INDENT, hanging="  ")
    if tableau.safeties:
        names = unbroken(_safety(tableau, card, messages) for card in tableau.safeties)
        text = messages.text("play-safeties", cards=names)
        lines += wrapped(text, indent=_INDENT, hanging="  ")
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


def _score(view: View, tableau: Tableau, messages: Messages) -> str:
    """The match total, or the games won where there are several."""
    total = view.scores[tableau.side]
    if view.rules.scored:
        return messages.text("count-points", count=total)
    return messages.text("play-games-won", count=total) if view.rules.games > 1 else ""


def _progress(view: View, tableau: Tableau, messages: Messages) -> str:
    """A bar from the start to the target, and the distance in figures."""
    driven = min(_BAR, tableau.km * _BAR // view.target)
    bar = "=" * driven + ">" if driven < _BAR else "=" * _BAR
    target = messages.text("count-distance", km=view.target)
    text = messages.text("play-progress", km=tableau.km, target=target)
    line = f"{_INDENT}[{bar:-<{_BAR}}] {text}"
    return f"{line}   {messages.spot(tableau.spot)}" if view.rules.circuit else line


def _state(view: View, tableau: Tableau, messages: Messages) -> str:
    """What lies before a side: its two piles, or its hazards where there are no piles."""
    if not view.rules.remedy_covers:
        hazards = unbroken(map(messages.card, tableau.hazards)) or messages.text("play-no-cards")
        text = messages.text("play-hazards", cards=hazards)
        limit = view.rules.circuit.limit(tableau.spot) if view.rules.circuit else None
        return text if limit is None else f"{text}   {messages.text('play-limit-here', km=limit)}"
    moving = messages.text("term-rolling" if tableau.rolling(view.rules) else "term-stopped")
    battle = _battle(tableau, messages)
    speed = messages.card(tableau.speed[-1]) if tableau.speed else messages.text("play-nothing")
    parts = (
        messages.text("play-battle", cards=battle, state=moving),
        messages.text("play-speed", card=speed),
    )
    return "   ".join(parts)


def _battle(tableau: Tableau, messages: Messages) -> str:
    """The top of the battle pile, and the hazards right under it that may count again."""
    if not tableau.battle:
        return messages.text("play-nothing")
    shown = [tableau.battle[-1]]
    if shown[0] in BATTLE_HAZARDS:
        for card in reversed(tableau.battle[:-1]):
            if card not in BATTLE_HAZARDS:
                break
            shown.append(card)
    top, *under = map(messages.card, shown)
    return messages.text("play-on-top-of", top=top, under=", ".join(under)) if under else top


def _safety(tableau: Tableau, card: Card, messages: Messages) -> str:
    name = messages.card(card)
    return f"{name} ({messages.text('term-coup-fourre')})" if card in tableau.coups else name

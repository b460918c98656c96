"""Which panel a moment calls for, and the moves behind its keys."""

from __future__ import annotations

from collections.abc import Mapping

from bornes.engine.moves import Move, Verb
from bornes.engine.view import View
from bornes.locales import Messages
from bornes.locales.log_text import Company, offer_in_full, tell_named
from bornes.terminal.screen.offer import PANEL_WIDTH, Offered
from bornes.terminal.session import Kind, Moment
from bornes.terminal.shown.sheet import sheet_of
from bornes.terminal.shown.spans import Line, Span, Tone, wrapped

_LETTERS = "CDFGIJKLMOPSTUVWXYZ"
ENTER = "⏎"


def offered_at(moment: Moment, messages: Messages, width: int) -> Offered | None:
    """The panel for a moment, or none where the table itself is asked."""
    match moment.kind:
        case Kind.CURTAIN:
            return _curtain(moment, messages)
        case Kind.NO_ANSWER:
            text = messages.text("play-no-answer")
            go_on = messages.text("terminal-go-on")
            name = _name(moment)
            return Offered(name, text, ((ENTER, go_on),), covers=True)
        case Kind.HAND_ENDED | Kind.MATCH_ENDED:
            return _ended(moment, messages, width)
        case Kind.SPEAK:
            return Offered(
                messages.text("terminal-answers-open"),
                messages.text("table-answers-speak"),
                (("N", messages.text("table-no-answer")),),
            )
        case Kind.LOBBY | Kind.GONE:
            return _lobby(moment, messages, width)
        case Kind.ASK if moment.view is not None:
            return _asked(moment, moment.view, messages)
        case _:
            return None


def offered_moves(moment: Moment) -> Mapping[str, Move]:
    """The moves behind the keys of a panel that asks for one."""
    found: dict[str, Move] = {}
    answers = [move for move in moment.legal if move.verb not in {Verb.PASS, Verb.FINISH}]
    if moment.legal and any(move.verb is Verb.EXTEND for move in moment.legal):
        found = {"E": answers[0]}
    elif any(move.verb is Verb.PASS for move in moment.legal):
        found = dict(zip(_LETTERS, answers, strict=False))
    for move in moment.legal:
        if move.verb in {Verb.PASS, Verb.FINISH}:
            found["N"] = move
    return found if len(found) == len(moment.legal) else {}


def _name(moment: Moment) -> str:
    return "" if moment.seat is None else moment.company.plain_name(moment.seat)


def _curtain(moment: Moment, messages: Messages) -> Offered:
    name = _name(moment)
    return Offered(
        messages.text("terminal-hand-device", name=name),
        messages.text("terminal-hand-device-why", name=name),
        ((ENTER, messages.text("terminal-show-cards")),),
        covers=True,
    )


def _asked(moment: Moment, view: View, messages: Messages) -> Offered | None:
    """An answer out of turn, or the extension."""
    keys = offered_moves(moment)
    if not keys:
        return None
    company = moment.company
    buttons = tuple((key, offer_in_full(move, company)) for key, move in keys.items())
    if any(move.verb is Verb.EXTEND for move in keys.values()):
        distance = messages.text("count-distance", km=view.rules.extension_to)
        title = messages.text("terminal-extension-title")
        return Offered(
            title, messages.text("table-extension-ask", distance=distance), buttons, loud=True
        )
    asked = view.asked
    if asked is None:
        return None
    name = company.plain_name(asked.by)
    if asked.hazard is None:
        title, text = "table-offer-u-turn", messages.text("table-offer-moved", name=name)
    else:
        coup = any(move.verb is Verb.COUP_FOURRE for move in keys.values())
        title = "table-offer-coup" if coup else "table-offer-parry"
        text = messages.text("table-offer-attacked", name=name, card=asked.hazard)
    if moment.seconds is not None:
        text = f"{text}\n{messages.text('table-seconds-left', seconds=moment.seconds)}"
    return Offered(messages.text(title), text, buttons, loud=True)


def _ended(moment: Moment, messages: Messages, width: int) -> Offered:
    """The score of the hand, and who won it."""
    view, company = moment.view, moment.company
    assert view is not None
    over = moment.kind is Kind.MATCH_ENDED
    told = [tell_named(event, company) for event in view.events[-3:]]
    text = " ".join(sentence for sentence in told[-2 if over else -1 :] if sentence)
    title = messages.text("sheet-match-over" if over else "score-title")
    buttons: list[tuple[str, str]] = []
    if over:
        buttons += [("R", wish.text) for wish in moment.wishes_for("rematch")]
        buttons.append(("Q", messages.text("terminal-leave")))
    elif moment.ready:
        buttons.append((ENTER, messages.text("sheet-next")))
    aside = ("V", messages.text("sheet-aside"))
    # Enter presses the first, perhaps once too often: that must not begin another match.
    buttons = [aside, *buttons] if len(buttons) > 1 else [*buttons, aside]
    if moment.note:
        text = f"{text}\n{moment.note}"
    if moment.seconds is not None:
        text = f"{text}\n{messages.text('terminal-deal-in', seconds=moment.seconds)}"
    lines = _sheet_lines(view, company, messages, width)
    return Offered(title, text, tuple(buttons), lines, loud=over)


def _sheet_lines(view: View, company: Company, messages: Messages, width: int) -> tuple[Line, ...]:
    sheet = sheet_of(view, messages)
    column = 8 if width >= 76 else 6
    names = max(len(name) for name, _ in sheet.rows) + 2
    names = min(names, max(10, width - 12 - column * len(sheet.heads)))
    lines: list[Line] = [
        (Span(f"{side} ", Tone.OWN), Span(company.side_name(side))) for side in sheet.heads
    ]
    head = " " * names + "".join(f"{side:>{column}}" for side in sheet.heads)
    lines.append((Span(head, Tone.OWN),))
    for place, (name, figures) in enumerate(sheet.rows):
        tone = Tone.STRONG if place >= len(sheet.rows) - sheet.totals else Tone.PLAIN
        cells = "".join(f"{figure:>{column}}" for figure in figures)
        lines.append((Span(f"{name[: names - 1]:<{names}}{cells}", tone),))
    return tuple(lines)


def _lobby(moment: Moment, messages: Messages, width: int) -> Offered:
    room = min(width, PANEL_WIDTH) - 6
    lines = [each for line in moment.lines for each in (wrapped(line, room) or [""])]
    buttons = [("B", wish.text) for wish in moment.wishes_for("fill")[:1]]
    buttons += [("R", wish.text) for wish in moment.wishes_for("rematch")]
    if moment.wishes:
        buttons.append(("A", messages.text("terminal-wishes")))
    buttons.append(("Q", messages.text("terminal-leave")))
    return Offered(
        moment.title, moment.note, tuple(buttons), tuple((Span(line),) for line in lines)
    )

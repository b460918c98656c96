"""What somebody with a seat can say at a table besides a move, and the messages that say it."""

from __future__ import annotations

from collections.abc import Sequence

from bornes.locales import Messages
from bornes.server.protocol.messages import (
    Abandon,
    FillSeat,
    Leave,
    OfferSeat,
    Rematch,
    Request,
    Say,
    SeatInfo,
    TableInfo,
)
from bornes.terminal.match.seat_plan import OPPONENT
from bornes.terminal.remote.lobby import names_of
from bornes.terminal.session import Wish


def wishes_at(
    info: TableInfo, own: SeatInfo | None, phrases: Sequence[str], messages: Messages
) -> tuple[Wish, ...]:
    """What can be said now; nothing by who looks on."""
    if own is None:
        return ()
    found: list[Wish] = []
    if info.status == "waiting":
        found += [
            Wish(f"fill {seat.seat}", messages.text("start-lobby-fill-of", seat=seat.seat))
            for seat in info.seats
            if seat.kind == "open"
        ]
    elif info.status == "playing":
        if own.out_of_time and info.clock is not None and info.clock.kind != "match":
            found.append(Wish("back", messages.text("join-time-back")))
        found += [*_ending(info, own, messages), *_offers(info, own, messages)]
    elif not own.rematch:
        found.append(Wish("rematch", messages.text("sheet-rematch")))
    found += _phrases(info, own, phrases, messages)
    return (*found, Wish("leave", messages.text("join-give-up")))


def _ending(info: TableInfo, own: SeatInfo, messages: Messages) -> list[Wish]:
    if own.abandon:
        return [Wish("play-on", messages.text("table-abandon-not"))]
    wanted = any(seat.abandon for seat in info.seats)
    key = "table-abandon-agree" if wanted else "table-abandon"
    return [Wish("abandon", messages.text(key))]


def _offers(info: TableInfo, own: SeatInfo, messages: Messages) -> list[Wish]:
    """Seats that were left, which somebody else may take if all agree."""
    found = []
    for seat in info.seats:
        if seat.kind != "open" or seat.offered:
            continue
        against = own.seat in seat.agreed
        key = "join-offer-not" if against else "join-offer"
        name = "withhold" if against else "offer"
        found.append(Wish(f"{name} {seat.seat}", messages.text(key, seat=seat.seat)))
    return found


def _phrases(
    info: TableInfo, own: SeatInfo, phrases: Sequence[str], messages: Messages
) -> list[Wish]:
    others = any(seat.kind == "person" and seat.seat != own.seat for seat in info.seats)
    if not info.phrases or not others:
        return []
    return [
        Wish(f"say {each}", messages.text("join-say", phrase=messages.text(f"table-say-{each}")))
        for each in phrases
        if messages.has(f"table-say-{each}")
    ]


def request_for(name: str) -> Request:
    """The message that says a wish."""
    what, _, rest = name.partition(" ")
    match what:
        case "fill":
            return FillSeat(seat=int(rest), level=OPPONENT)
        case "rematch":
            return Rematch()
        case "abandon" | "play-on":
            return Abandon(agree=what == "abandon")
        case "offer" | "withhold":
            return OfferSeat(seat=int(rest), agree=what == "offer")
        case "say":
            return Say(phrase=rest)
        case "leave":
            return Leave(offer=True)
        case _:
            raise AssertionError(name)


def calls(info: TableInfo, own: SeatInfo | None, messages: Messages) -> list[str]:
    """What others would like, so that one can agree."""
    names = names_of(info, messages)
    notes = []
    ending = [names[seat.seat] for seat in info.seats if seat.abandon and seat != own]
    if ending and info.status == "playing":
        notes.append(messages.text("table-abandon-wanted", names=messages.listed(ending)))
    again = [names[seat.seat] for seat in info.seats if seat.rematch and seat != own]
    if again and info.status in {"over", "abandoned"}:
        notes.append(messages.text("join-rematch-wanted", names=messages.listed(again)))
    return notes

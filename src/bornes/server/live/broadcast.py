"""What is sent to whom: to one who comes everything, to all what is new.

Nothing is decided here, and nothing of the game is looked at but views (`live.shown.views`).
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from bornes.server.live.audience import Asker, Audience
from bornes.server.live.connection import Connection
from bornes.server.live.shown.views import (
    Showing,
    answer_part,
    open_part,
    own_part,
    own_view,
    undo_part,
)
from bornes.server.protocol import problems
from bornes.server.protocol.clocks import ClockTimes
from bornes.server.protocol.encoding import event_raw, to_frame
from bornes.server.protocol.messages import Done, Hello, TableChanged, TableInfo, Welcome
from bornes.server.protocol.values import VERSION
from bornes.server.table.news import News
from bornes.server.table.table import Table


def welcome(
    table: Table, info: TableInfo, seat: int | None, hello: Hello, seconds: float | None
) -> Welcome:
    """All there is to see of a table now, for a seat or a spectator."""
    hidden = seat is None and not table.opening.spectators_allowed
    moment = None if hidden else table.now
    seq = table.base if moment is None else moment.seq
    # A client that claims to have more than there is has something else: begin anew.
    since = max(hello.since, table.base) if hello.since <= seq else table.base
    events = [] if moment is None else table.events_for(seat, since, seq)
    view = None if moment is None else moment.game.view(seat, history=False)
    own = None
    if moment is not None and view is not None and seat is not None:
        own = own_part(moment, own_view(moment, view))
    return Welcome(
        version=VERSION,
        seat=seat,
        table=without_times(info) if hidden else info,
        seq=seq,
        first=since,
        events=[event_raw(event) for event in events],
        open=None if view is None else open_part(view, moment.loss if moment is not None else None),
        own=own,
        answer=None if moment is None else answer_part(moment, seconds),
        re=hello.re,
        undo=None if moment is None else undo_part(moment, seconds),
    )


def hello_anew(connection: Connection, asker: Asker | None = None) -> Hello:
    """What a client would say that has to be told everything again."""
    mine = asker is not None and asker.connection is connection
    return Hello(version=VERSION, re=asker.re if asker is not None and mine else None)


def show(
    audience: Audience,
    news: News,
    info: TableInfo | None,
    seconds: float | None,
    asker: Asker | None = None,
    times: ClockTimes | None = None,
) -> None:
    """Show everybody what is new; the answer to who asked is the last that shows it.

    ``info`` is the table as it is now, where something about it is new; ``seconds`` is for how
    long answers are open, ``times`` how much time everybody has.
    """
    # A match begins with its table, commitment and all; it ends with its last card.
    ended = info is not None and info.status in {"over", "abandoned"}
    if info is not None and not ended:
        tell_table(audience, info, asker if not news.moments else None)
    answered = asker if info is None or not ended else None
    _show_moments(audience, news, seconds, answered, times)
    if info is not None and ended:
        tell_table(audience, info, asker)
    if asker is not None and info is None and not news.moments:
        asker.connection.tell(Done(asker.re))


def _show_moments(
    audience: Audience,
    news: News,
    seconds: float | None,
    asker: Asker | None,
    times: ClockTimes | None,
) -> None:
    for number, moment in enumerate(news.moments, start=1):
        showing = Showing(moment, seconds, times)
        last = number == len(news.moments)
        # To write down what a seat may do takes longer the more its cards allow. Nobody's message
        # waits for that, or its time would tell of cards that others hold.
        for connection in audience.ending_with(moment.game.to_act):
            if news.concerns(connection.seat) and audience.may_see(connection):
                mine = last and asker is not None and connection is asker.connection
                re = asker.re if asker is not None and mine else None
                connection.send(showing.frame_for(connection.seat, re))


def tell_table(
    audience: Audience,
    info: TableInfo,
    asker: Asker | None = None,
    besides: Connection | None = None,
) -> None:
    """Tell everybody, besides one, what is new about the table itself."""
    frames: dict[bool, bytes] = {}
    for connection in audience:
        if connection is besides:
            continue
        sees = audience.may_see(connection)
        own = info if sees else without_times(info)
        if asker is not None and connection is asker.connection and asker.re is not None:
            connection.tell(TableChanged(own, asker.re))
            continue
        if sees not in frames:
            frames[sees] = to_frame(TableChanged(own))
        connection.send(frames[sees])


def without_times(info: TableInfo) -> TableInfo:
    """A table for whoever may not see what is played: not even whose turn it is."""
    return replace(info, times=None, waits_for=[])


def tell_storage(connections: Iterable[Connection], *, works: bool) -> None:
    """Tell clients whether what is done at the table can be kept, each in its language."""
    for connection in connections:
        connection.tell(problems.storage_changed(works, connection.language))

"""How much time everybody has at a table with clocks, as a line of text."""

from __future__ import annotations

from math import ceil, floor

from bornes.locales import Messages
from bornes.server.protocol.clocks import ClockTimes
from bornes.server.protocol.messages import TableInfo
from bornes.terminal.remote.lobby import names_of

_HOUR, _DAY = 3600, 86400


def clock_line(
    info: TableInfo, times: ClockTimes | None, elapsed: float, messages: Messages
) -> list[str]:
    """Who has how much time, so long after it was told; or whose time was up."""
    names = names_of(info, messages)
    if info.lost_on_time is not None:
        return [messages.text("join-lost-on-time", name=names[info.lost_on_time])]
    if times is None or info.status != "playing":
        return []
    parts = []
    for seat, left in enumerate(times.left, start=1):
        if left is None:
            continue
        running = seat == times.running
        shown = clock_text(left - (elapsed if running else 0.0), messages)
        parts.append(f"{'▸' if running else ''}{names[seat]} {shown}")
    return [" ".join(parts)] if parts else []


def clock_text(seconds: float, messages: Messages) -> str:
    """A time as a clock shows it; days and hours where there are days."""
    left = max(0, ceil(seconds))
    if left >= _DAY:
        hours = floor(left / _HOUR)
        return messages.text("join-clock-days", days=hours // 24, hours=hours % 24)
    minutes, rest = divmod(left, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"

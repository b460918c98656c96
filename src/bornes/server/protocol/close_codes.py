"""Why a WebSocket ends: the codes with which the server closes one."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Final


class CloseCode(IntEnum):
    """A code with which the server closes a WebSocket."""

    GOING_AWAY = 1001
    PROTOCOL_ERROR = 1002
    NOT_TEXT = 1007
    TOO_MUCH = 1008
    TOO_LONG = 1009
    UNANSWERED = 1011
    RESTART = 1012
    TRY_LATER = 1013
    NO_TABLE = 4404
    DAMAGED = 4500


CLOSE_CODES: Final[Mapping[CloseCode, str]] = {
    CloseCode.GOING_AWAY: "The server has said `bye`, with the reason.",
    CloseCode.PROTOCOL_ERROR: "What came is not the WebSocket protocol.",
    CloseCode.NOT_TEXT: "A text frame was not valid UTF-8.",
    CloseCode.TOO_MUCH: (
        "There are too many connections, of the client or at the table (a `refused` comes first), "
        "or too many frames came (`too many frames` is the reason)."
    ),
    CloseCode.TOO_LONG: "A message was too long.",
    CloseCode.UNANSWERED: "A ping was not answered in time.",
    CloseCode.RESTART: "The server ends.",
    CloseCode.TRY_LATER: (
        "The log can't be read just now, or only by a newer server; a `refused` comes first."
    ),
    CloseCode.NO_TABLE: "There is no such table; a `refused` comes first.",
    CloseCode.DAMAGED: "What was kept of the table is damaged; a `refused` comes first.",
}
"""What each code tells a client. All but the last two allow to connect again, with `since`."""

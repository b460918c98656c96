"""The address of a table, as somebody was sent it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from bornes.terminal.mistakes import Mistake

# As the page makes it: /t/<table>. What programs use will do as well.
_TABLE: Final = re.compile(r"^(.*?)/(?:t|api/tables)/([A-Za-z0-9_-]{1,32})(?:/live)?/?$")
_CODE: Final = re.compile(r"^seat=([A-Za-z0-9_-]{1,100})$")
_SCHEMES: Final = {"http": "http", "https": "https", "ws": "http", "wss": "https"}


@dataclass(frozen=True, slots=True)
class Link:
    """A server, one of its tables, and perhaps a code that hands a seat over."""

    address: str
    """The server, without a slash at the end."""
    table: str
    code: str | None = None

    def __str__(self) -> str:
        return f"{self.address}/t/{self.table}"

    @property
    def socket(self) -> str:
        """The address of the table's WebSocket."""
        return f"{self.address.replace('http', 'ws', 1)}/api/tables/{self.table}/live"


def read_link(text: str) -> Link:
    """Read a link; refused if it names no table."""
    text = text.strip()
    try:
        parts = urlsplit(text if "://" in text else f"//{text}")
        host, port = parts.hostname, parts.port
    except ValueError:
        raise Mistake("join-no-link", link=text[:80]) from None
    scheme = _SCHEMES.get(parts.scheme or ("http" if _is_near(host) else "https"))
    if scheme is None or not host or not host.isascii() or parts.username is not None:
        raise Mistake("join-no-link", link=text[:80])
    found = _TABLE.match(parts.path)
    if found is None:
        raise Mistake("join-no-table-named", link=text[:80])
    code = _CODE.match(parts.fragment)
    named = f"[{host}]" if ":" in host else host
    place = named if port is None else f"{named}:{port}"
    return Link(f"{scheme}://{place}{found[1]}", found[2], code[1] if code else None)


def _is_near(host: str | None) -> bool:
    """Whether a host is this machine or a bare address, which has no certificate."""
    if not host or host == "localhost" or "." not in host:
        return True
    try:
        ip_address(host)
    except ValueError:
        return False
    return True

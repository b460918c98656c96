"""Where PostgreSQL is: an address with a password in it, which nobody is shown."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final
from urllib.parse import parse_qs, unquote, urlsplit

from bornes.engine.refusals import Refusal, Refused

SCHEMES: Final = ("postgresql", "postgres")
_HIDDEN: Final = "…"


@dataclass(frozen=True, slots=True)
class Address:
    """An address such as ``postgresql://user:password@host:5432/database``."""

    whole: str = field(repr=False)
    """The address as it was given, for connecting only."""
    shown: str
    """What may be shown of it: no password, and none of its parameters."""
    secrets: tuple[str, ...] = field(repr=False)
    """What no message may contain."""

    def hide(self, text: str) -> str:
        """A text on one line, without what is secret."""
        text = " ".join(text.split())
        for secret in self.secrets:
            text = text.replace(secret, _HIDDEN)
        return text


def read_address(text: str) -> Address:
    """Read an address; what is none is refused without being repeated."""
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        raise Refused(Refusal("server-storage-address")) from None
    if parts.scheme not in SCHEMES:
        raise Refused(Refusal("server-storage-address"))
    hosts = parse_qs(parts.query).get("host", [])
    host = parts.hostname or (hosts[0] if hosts else "localhost")
    user = f"{unquote(parts.username)}@" if parts.username else ""
    place = f"[{host}]" if ":" in host else host
    shown = f"{parts.scheme}://{user}{place}{f':{port}' if port else ''}{unquote(parts.path)}"
    given = [parts.password or "", *parse_qs(parts.query).get("password", [])]
    secrets = {form for word in given for form in (word, unquote(word)) if form}
    return Address(text, shown, tuple(sorted(secrets, key=len, reverse=True)))

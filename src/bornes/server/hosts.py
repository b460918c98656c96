"""By which names the server is called, and which pages may speak to it.

A page of a stranger can have its own name point to this machine (DNS rebinding): a browser then
takes that page for one of ours. Such a name is in the header ``Host``, so only names that are known
are answered. Numbers can't be made to point elsewhere; they are no danger.
"""

from __future__ import annotations

import socket
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final
from urllib.parse import urlsplit

from bornes.server.config import Config

_ANY: Final = "*"
_LOCAL: Final = "localhost"
_NOT_IN_HOSTS: Final = "@/?#\\ "

Headers = Iterable[tuple[bytes, bytes]]


class Hosts:
    """The names that a server answers to."""

    def __init__(self, config: Config, own_name: str | None = None) -> None:
        own_name = socket.gethostname() if own_name is None else own_name
        listening = _address(config.host)
        self._this_machine_only = config.host == _LOCAL or bool(listening and listening.is_loopback)
        named = [name.lower() for name in config.allowed_hosts]
        # Whoever trusts a page trusts its name.
        named += [name for origin in config.origins if (name := _host_in(origin)) is not None]
        if not self._this_machine_only:
            first = own_name.partition(".")[0].lower()
            named += [config.host.lower(), own_name.lower(), first, f"{first}.local"]
        self._all = _ANY in named
        self._names = frozenset(named)
        self._endings = tuple(name[1:] for name in named if name.startswith("*."))

    def know(self, header: str | None) -> bool:
        """Whether a request with this header ``Host`` is for this server."""
        if self._all or header is None:  # every browser sends one
            return True
        name = host_of(header)
        if name is None:
            return False
        if name in self._names or name.endswith(self._endings):
            return True
        address = _address(name)
        if address is not None:
            return address.is_loopback or not self._this_machine_only
        return name == _LOCAL or name.endswith(f".{_LOCAL}")


def host_of(header: str) -> str | None:
    """The name in a header ``Host``, without its port; None if there is none."""
    if any(character in header for character in _NOT_IN_HOSTS):
        return None
    try:
        return (urlsplit(f"//{header}").hostname or "").rstrip(".").lower() or None
    except ValueError:
        return None


def same_origin(headers: Headers, allowed: tuple[str, ...]) -> bool:
    """Whether a page of this server, or of one that is allowed, has asked.

    Programs that are no browsers send no origin; they could send any.
    """
    origin = header(headers, b"origin")
    if origin is None or origin in allowed:
        return True
    host = header(headers, b"host")
    try:
        return bool(host) and urlsplit(origin).netloc.lower() == str(host).lower()
    except ValueError:
        return False


def header(headers: Headers, wanted: bytes) -> str | None:
    """What a header says; None if it is not there."""
    for name, value in headers:
        if name.lower() == wanted:
            return value.decode("latin-1")
    return None


def _host_in(origin: str) -> str | None:
    try:
        return urlsplit(origin).hostname
    except ValueError:
        return None


def _address(name: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(name)
    except ValueError:
        return None

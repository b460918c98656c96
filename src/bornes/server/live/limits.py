"""What one client may do, and how often. Clients are told apart by their address."""

from __future__ import annotations

import sys
import time
from collections import Counter
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

from bornes.engine.refusals import Refused
from bornes.server.config import Config
from bornes.server.protocol import problems

if sys.platform != "win32":
    import resource

_HOUR: Final = 3600.0
_MOST_REMEMBERED: Final = 10_000
_ANY: Final = "*"
_MANY_FILES: Final = 65_536
_OTHER_FILES: Final = 128
"""The number of files left for the log, the bots and whatever else the server opens."""


def allow_many_sockets() -> None:
    """Let this process open as many files as the system lets it have, within reason."""
    if sys.platform != "win32":
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = _MANY_FILES if hard == resource.RLIM_INFINITY else min(hard, _MANY_FILES)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def most_sockets() -> int | None:
    """How many connections this process can have open and go on working; None for no limit."""
    if sys.platform == "win32":
        return None
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if soft == resource.RLIM_INFINITY else max(1, soft - _OTHER_FILES)


@lru_cache(10_000)
def client_key(address: str) -> str:
    """Whom an address is counted as: a household has a whole network (/64) of IPv6 addresses."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found) >> 64 << 64, 64)))


class Allowance:
    """So many at once, and so many a second."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, most: int, now: float) -> None:
        self._rate, self._most, self._left, self._at = rate, most, float(most), now

    def spend(self, now: float, count: int = 1) -> bool:
        """Take some; whether there were so many left."""
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < count:
            return False
        self._left -= count
        return True

    def full(self, now: float) -> bool:
        """Whether nothing has been taken lately."""
        return self._left + (now - self._at) * self._rate >= self._most


class Counts:
    """How many of something each client has now."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._now: Counter[str] = Counter()

    def enter(self, key: str) -> bool:
        """Count one more; whether there may be one more."""
        if self._now[key] >= self._most:
            return False
        self._now[key] += 1
        return True

    def leave(self, key: str) -> None:
        """Count one less."""
        self._now[key] -= 1
        if not self._now[key]:
            del self._now[key]


class Peers:
    """The connections of all kinds that are open, by the address at the other end."""

    def __init__(self, config: Config, most: int | None = None) -> None:
        self._counts = Counts(config.sockets_per_client)
        self._most = most
        """The number of connections of all clients together; None for as many as come."""
        self._all = 0
        self._trusted = [_network(proxy) for proxy in config.trusted_proxies if proxy != _ANY]
        self._trusts_all = _ANY in config.trusted_proxies

    def enter(self, host: str) -> bool:
        """Count a connection; whether it may stay."""
        if self._most is not None and self._all >= self._most:
            return False
        # A proxy speaks for many clients; it has to keep an eye on them itself.
        if not self._is_proxy(host) and not self._counts.enter(client_key(host)):
            return False
        self._all += 1
        return True

    def leave(self, host: str) -> None:
        """Forget a connection that was counted."""
        self._all -= 1
        if not self._is_proxy(host):
            self._counts.leave(client_key(host))

    def _is_proxy(self, host: str) -> bool:
        if self._trusts_all:
            return True
        if not self._trusted:
            return False
        try:
            address = ip_address(host)
        except ValueError:
            return False
        return any(network is not None and address in network for network in self._trusted)


def _network(proxy: str) -> IPv4Network | IPv6Network | None:
    try:
        return ip_network(proxy)
    except ValueError:
        return None


class Limits:
    """Allowances by client."""

    def __init__(self, config: Config) -> None:
        self._config = config
        self._tables: dict[str, Allowance] = {}
        self._records: dict[str, Allowance] = {}
        self._requests: dict[str, Allowance] = {}

    def new_table(self, client: str) -> None:
        """Count a new table; refused if there have been too many lately."""
        most = self._config.tables_per_hour
        if not _spend(self._tables, client_key(client), most / _HOUR, most):
            raise Refused(problems.too_many_tables(most))

    def new_record(self, client: str) -> None:
        """Count a record that is to be judged; refused if there have been too many lately."""
        most = self._config.records_per_hour
        if not _spend(self._records, client_key(client), most / _HOUR, most):
            raise Refused(problems.too_many_records(most))

    def request_allowed(self, client: str) -> bool:
        """Count a request or a handshake; whether there were not too many lately."""
        rate, most = self._config.requests_per_second, self._config.requests_at_once
        return _spend(self._requests, client_key(client), rate, most)


def _spend(known: dict[str, Allowance], client: str, rate: float, most: int) -> bool:
    now = time.monotonic()
    if len(known) > _MOST_REMEMBERED:
        for name in [name for name, allowance in known.items() if allowance.full(now)]:
            del known[name]
    allowance = known.get(client)
    if allowance is None:
        allowance = known[client] = Allowance(rate, most, now)
    return allowance.spend(now)

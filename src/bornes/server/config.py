"""How the server is set up: from a file, from the environment, from the command line."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from bornes.bots.registry import BOTS, read
from bornes.engine.refusals import Refusal, Refused, brief
from bornes.server.protocol.values import BotLevel

PREFIX: Final = "BORNES_"
_ADDRESSES: Final = ("postgresql://", "postgres://")
# What the server has itself at its root can't be told from a base path of that name.
_BASE_PATH: Final = re.compile(r"(?!/(?:api|schema|healthz|assets|t)(?:/|$))(?:/[A-Za-z0-9_-]+)*")
FILE_VARIABLE: Final = "BORNES_CONFIG"
_NOT_SETTINGS: Final = {FILE_VARIABLE, "BORNES_CHROMIUM", "BORNES_PICTURES", "BORNES_SERVER"}
"""Variables that are no settings: the file of them, and what building and testing the page uses."""

Positive = Annotated[int, Meta(ge=1)]
Port = Annotated[int, Meta(ge=0, le=65535)]
Seconds = Annotated[float, Meta(ge=0, le=86400)]
Rate = Annotated[float, Meta(gt=0)]
Wait = Annotated[float, Meta(gt=0, le=3600)]


class Config(Struct, frozen=True, forbid_unknown_fields=True):
    """Every setting, with its safe default."""

    host: str = "127.0.0.1"
    port: Port = 8000
    data: Path = Path("bornes-data")
    """The folder that holds the log."""
    storage: str = "sqlite"
    """What keeps the tables: `sqlite`, in that folder, or the address of a PostgreSQL."""
    workers: Positive = 1
    """How many processes serve together; more than one need PostgreSQL."""
    base_path: str = ""
    """The part of its site under which the page lies, such as `/bornes`; empty for all of it."""
    web: Path | None = None
    """The folder of the page; None for the page that is installed, if any."""
    origins: tuple[str, ...] = ()
    """Addresses of other pages that may connect, such as `https://example.org`."""
    allowed_hosts: tuple[str, ...] = ()
    """Further names by which the server is called; `*.example.org` and `*` stand for several."""
    trusted_proxies: tuple[str, ...] = ()
    """The addresses of proxies that may tell in headers for whom a request is made."""
    metrics: str = ""
    """Where Prometheus reads what is counted, such as `127.0.0.1:9464`; empty for nowhere."""
    https: bool = False
    """Whether browsers are told to come by HTTPS only."""

    shortest_pause: Seconds = 3.0
    longest_pause: Seconds = 60.0
    shortest_clock: Seconds = 5.0
    """The least seconds that a table may choose as time for a move or a match."""
    grace: Seconds = 45.0
    """How many seconds a person may be away before a bot plays for them."""
    bots: tuple[str, ...] = ()
    """Further bots that may be chosen at a table: `package.module:Class`, or an installed one."""
    stand_in: BotLevel = "steady"
    """The bot that plays for a person who is away or has left."""
    handover_minutes: Positive = 15
    keep_days: Annotated[float, Meta(ge=0)] = 90.0
    """After how many days a table that nobody looks at goes to the trash; 0 keeps all."""
    trash_days: Annotated[float, Meta(ge=0)] = 14.0
    """After how many more days it is deleted for good; 0 deletes at once."""

    largest_message: Positive = 4096
    largest_body: Positive = 32 * 1024
    longest_name: Positive = 24
    messages_per_second: Rate = 20.0
    messages_at_once: Positive = 60
    requests_per_second: Rate = 10.0
    requests_at_once: Positive = 60
    phrase_seconds: Seconds = 5.0
    """After how many seconds the same person may say another phrase."""
    tables_per_hour: Positive = 60
    """How many tables one client may make in an hour."""
    sockets_per_client: Positive = 100
    """How many connections of all kinds one client may have open at once."""
    connections_per_client: Positive = 40
    """How many WebSockets one client may have open at once."""
    connections_per_table: Positive = 100
    head_seconds: Wait = 10.0
    """How many seconds the head of a request may take to come."""
    body_seconds: Wait = 20.0
    """How many seconds the body of a request may take to come."""
    ping_seconds: Wait = 20.0
    """How many seconds after the answer to a ping a WebSocket is sent the next one."""
    unanswered_seconds: Wait = 30.0
    """After how many seconds a client that does not read or answer counts as gone."""
    bot_processes: Positive = 1
    """How many processes there are for bots that ponder, and for hints."""
    warm_up: bool = True
    """Whether the processes of the bots start with the server, and compile what they need."""
    log_requests: bool = False
    """Whether every request and connection is written to the log of the server."""
    hint_seconds: Annotated[float, Meta(gt=0, le=60)] = 3.0
    """How many seconds the work on one hint takes at most."""
    hints_waiting: Positive = 10
    """How many hints may wait to be worked out; one more is refused."""
    hints_per_client: Positive = 2
    """How many hints may be worked out, or wait, for one client at once."""
    reviews_waiting: Positive = 20
    """How many finished matches may wait to be judged; one more is refused."""
    records_per_hour: Positive = 12
    """How many records of its own one client may have judged in an hour."""

    @property
    def log_file(self) -> Path:
        """The file of the log."""
        return self.data / "tables.sqlite3"


def read_config(
    environment: Mapping[str, str],
    file: Path | None = None,
    given: Mapping[str, object] | None = None,
) -> Config:
    """The settings of a file, over them the environment's, over those the ones given here."""
    if file is None and environment.get(FILE_VARIABLE):
        file = Path(environment[FILE_VARIABLE])
    values: dict[str, object] = {} if file is None else _from_file(file)
    values |= _from_environment(environment)
    values |= {name: value for name, value in (given or {}).items() if value is not None}
    return _checked(values)


def _from_file(file: Path) -> dict[str, object]:
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except (OSError, ValueError) as error:
        problem = " ".join(str(error).split())
        raise Refused(Refusal("server-config-file", file=str(file), problem=problem)) from None


def _from_environment(environment: Mapping[str, str]) -> dict[str, object]:
    found: dict[str, object] = {}
    settings = {PREFIX + name.upper(): name for name in Config.__struct_fields__}
    for variable, text in environment.items():
        name = settings.get(variable)
        if name is not None:
            several = name in {"origins", "allowed_hosts", "trusted_proxies", "bots"}
            found[name] = [part for part in text.split(",") if part] if several else text
        elif variable.startswith(PREFIX) and variable not in _NOT_SETTINGS:
            allowed = ", ".join(settings)
            raise Refused(Refusal("server-config-unknown", name=variable[:40], allowed=allowed))
    return found


def _checked(values: Mapping[str, object]) -> Config:
    for name in values:
        if name not in Config.__struct_fields__:
            allowed = ", ".join(Config.__struct_fields__)
            raise Refused(Refusal("server-config-unknown", name=name[:40], allowed=allowed))
    for name, value in values.items():
        try:
            # Not strict, because the environment has only texts.
            msgspec.convert({name: value}, Config, strict=False, dec_hook=_path)
        except msgspec.ValidationError as error:
            problem = str(error).partition(" - at ")[0]
            raise Refused(Refusal("server-config-value", name=name, problem=problem)) from None
    config = msgspec.convert(values, Config, strict=False, dec_hook=_path)
    if config.shortest_pause > config.longest_pause:
        raise Refused(Refusal("server-config-pauses"))
    for bot in config.bots:
        read(bot).checked()  # loaded now, so that the operator hears of what is wrong with it
    _check_stand_in(config)
    for proxy in config.trusted_proxies:
        _check_proxy(proxy)
    _check_addresses(config)
    # The folder of the tables is made if need be, the one that holds it is not: it may be a
    # slip of the pen, or a disk that is not there.
    for name, folder in (("web", config.web), ("data", config.data.absolute().parent)):
        if folder is not None and not folder.is_dir():
            raise Refused(Refusal("server-config-folder", name=name, folder=str(folder)))
    return config


def _check_addresses(config: Config) -> None:
    if config.metrics:
        metrics_address(config.metrics)
    if not _BASE_PATH.fullmatch(config.base_path):
        raise Refused(Refusal("server-config-base-path", found=brief(config.base_path)))
    if config.storage != "sqlite" and not config.storage.startswith(_ADDRESSES):
        raise Refused(Refusal("server-storage-address"))


def check_level(level: BotLevel, config: Config) -> None:
    """Refuse a bot that is neither ours nor one that the operator allows."""
    allowed = (*BOTS, *config.bots)
    if level not in allowed:
        listed = ", ".join(allowed)
        raise Refused(Refusal("unknown-bot", name=brief(level), allowed=listed))


def _check_stand_in(config: Config) -> None:
    """Refuse a stand-in that is no bot, by the name of the setting."""
    try:
        check_level(config.stand_in, config)
    except Refused as refused:
        problem = str(refused.refusal).removesuffix(".")
        raise Refused(Refusal("server-config-value", name="stand_in", problem=problem)) from None


def metrics_address(text: str) -> tuple[str, int]:
    """The host and the port at which what is counted can be read."""
    host, colon, port = text.rpartition(":")
    host = host.strip("[]")
    if not colon or not host or not port.isdecimal() or not 0 < int(port) < 65536:
        raise Refused(Refusal("server-config-metrics", found=brief(text)))
    return host, int(port)


def _check_proxy(proxy: str) -> None:
    if proxy == "*":
        return
    try:
        ip_network(proxy)
    except ValueError:
        raise Refused(Refusal("server-config-proxy", proxy=brief(proxy))) from None


def _path(kind: type, value: object) -> object:
    if kind is Path and isinstance(value, str | Path):
        return Path(value)
    raise msgspec.ValidationError(f"Expected a path, got {type(value).__name__}")

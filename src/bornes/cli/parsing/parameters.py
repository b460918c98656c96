"""The parameters that several commands share."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Final, Literal

from cyclopts import Parameter

from bornes.cli.parsing.arguments import whole
from bornes.editions import EDITIONS

*_OTHERS, _LAST = EDITIONS
ONE_EDITION: Final = f"{', '.join(_OTHERS)} or {_LAST}"
Edition = Annotated[str, Parameter(help=f"{ONE_EDITION}.")]
Seed = Annotated[
    int | None,
    Parameter(converter=whole, help="The number all chance follows from. Without it a new one."),
]
Jobs = Annotated[
    int,
    Parameter(
        converter=whole, help="How many processes play. The result is the same for any number."
    ),
]
Cluster = Annotated[
    str | None,
    Parameter(
        help="Play on the Ray cluster with this address, such as `auto` or `ray://host:10001`, "
        "instead of on this machine. The result is the same. Needs `bornes[cluster]`."
    ),
]
ShardOf = Annotated[
    str | None,
    Parameter(
        name="--shard",
        help="Play one share only, such as `2/5`. `bornes merge` joins the files of all shares.",
    ),
]
Save = Annotated[
    Path | None,
    Parameter(help="Keep every result in this file, and go on from what it holds already."),
]
Language = Annotated[
    Literal["en", "fr", "nl"] | None,
    Parameter(help="Language of what is printed. Without it, the system's, or English."),
]
Options = Annotated[
    list[str] | None,
    Parameter(
        name="--option",
        negative=(),
        help="A rule option as `name=value`; may be repeated. `bornes editions` lists them.",
    ),
]
House = Annotated[
    list[str] | None,
    Parameter(
        name="--house",
        negative=(),
        help="A house rule as `field=value`; may be repeated. Values are true, false, none, "
        "a number, a text, or JSON.",
    ),
]
AsJson = Annotated[bool, Parameter(name="--json", negative=(), help="Print JSON, for programs.")]


def quoted(names: Iterable[str]) -> list[str]:
    """Names as a help text has them."""
    return [f"`{name}`" for name in names]


def one_of(names: Iterable[str]) -> str:
    """Names of which one is to be chosen, as a help text has them."""
    *others, last = quoted(names)
    return f"{', '.join(others)} or {last}"

"""The figures on pages: written by the program that measures, between two marks."""

from __future__ import annotations

import os
import platform
import re
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

PAGE = Path(__file__).with_name("README.md")
BEGIN, END = "<!-- figures: begin -->", "<!-- figures: end -->"
DOCS = Path(__file__).parent.parent / "docs"
PACKAGES = ("bornes", "numpy", "numba", "gymnasium", "pettingzoo", "rlcard")
SERVING = ("bornes", "litestar", "uvicorn", "uvloop", "websockets", "msgspec", "asyncpg")
HEAD = "| | per CPU-second | median | lowest | highest |"
_ROW = re.compile(
    r"^\| (?P<name>`[^|]+) \| (?P<unit>\w*) ?\| (?P<median>[\d,.]+) \| (?P<lowest>[\d,.]+)"
    r" \| (?P<highest>[\d,.]+) \|$",
    re.MULTILINE,
)


def surroundings(packages: Sequence[str] = PACKAGES) -> str:
    """The day, the machine in words, what else it was doing, and the versions of all parts."""
    now = datetime.now(UTC)
    cores = os.cpu_count() or 1
    busy = os.getloadavg()[0] if hasattr(os, "getloadavg") else None
    load = "" if busy is None else f", a load of {busy:.1f} when it began"
    return (
        f"{now.day} {now:%B %Y}: {cores} core{'s' if cores > 1 else ''}, {_processor()},"
        f" {platform.machine()}, {platform.system()}{load};"
        f" {platform.python_implementation()} {platform.python_version()}, {_versions(packages)}"
    )


def _processor() -> str:
    """What the system calls its processor."""
    listed = Path("/proc/cpuinfo")
    text = listed.read_text("utf-8") if listed.exists() else ""
    named = re.search(r"^model name\s*: (.+)$", text, re.MULTILINE)
    return named[1].strip() if named else platform.processor() or "a processor without a name"


def _versions(packages: Sequence[str]) -> str:
    found = []
    for name in packages:
        try:
            found.append(f"{name} {version(name)}")
        except PackageNotFoundError:
            continue
    return ", ".join(found)


def written(found: Mapping[str, Any], units: Mapping[str, str], around: str) -> str:
    """What stands between the marks, from a report of `run.py`."""
    lines = [
        f"{around}; {found['rounds']} rounds of {found['seconds']:g} CPU-seconds each.",
        "",
        HEAD,
        "|---|---|---|---|---|",
    ]
    for name, figure in found["per_cpu_second"].items():
        lines.append(_row(f"`{name}`", units[name], [f"{each:,.0f}" for each in _three(figure)]))
    for pair, figure in found["ratios"].items():
        name = " / ".join(f"`{each}`" for each in pair.split("/"))
        lines.append(_row(name, "", [_short(each) for each in _three(figure)]))
    return "\n".join(lines)


def _three(figure: Mapping[str, float]) -> list[float]:
    return [figure[each] for each in ("median", "lowest", "highest")]


def _short(ratio: float) -> str:
    """A ratio in three digits or so."""
    return f"{ratio:.3f}" if ratio < 10 else f"{ratio:,.1f}" if ratio < 100 else f"{ratio:,.0f}"


def _row(name: str, unit: str, cells: list[str]) -> str:
    return " ".join(["|", name, "|", *([unit] if unit else []), "|", " | ".join(cells), "|"])


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table of a page."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(re.sub(r"\|  (?=\|)", "| ", f"| {' | '.join(line)} |") for line in lines)


def marks(of: str = "") -> tuple[str, str]:
    """Where the figures of a program begin and end; those of `run.py` have no name."""
    named = f"figures of {of}:" if of else "figures:"
    return BEGIN.replace("figures:", named), END.replace("figures:", named)


def with_figures(text: str, told: str, of: str = "") -> str:
    """The page with other figures between its marks."""
    begin, end = marks(of)
    before, _, rest = text.partition(begin)
    _, mark, after = rest.partition(end)
    if not mark or begin in rest or end in after:
        raise ValueError(f"the page must have {begin} and {end}, once each and in this order")
    return f"{before}{begin}\n{told}\n{end}{after}"


def write(page: Path, told: str, of: str) -> None:
    """Put what a program found between its marks."""
    page.write_text(with_figures(page.read_text("utf-8"), told, of), encoding="utf-8")


def read_figures(text: str) -> dict[str, tuple[float, float, float]]:
    """The rows between the marks: median, lowest and highest, by name."""
    part = text.partition(BEGIN)[2].partition(END)[0]
    return {
        row["name"].replace("`", ""): (
            float(row["median"].replace(",", "")),
            float(row["lowest"].replace(",", "")),
            float(row["highest"].replace(",", "")),
        )
        for row in _ROW.finditer(part)
    }


def rewrite(found: Mapping[str, Any], units: Mapping[str, str], around: str) -> None:
    """Put what was measured into README.md."""
    write(PAGE, written(found, units, around), "")

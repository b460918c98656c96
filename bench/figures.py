"""The figures in README.md: written by the program that measures, between two marks."""

from __future__ import annotations

import os
import platform
import re
from collections.abc import Mapping
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

PAGE = Path(__file__).with_name("README.md")
BEGIN, END = "<!-- figures: begin -->", "<!-- figures: end -->"
PACKAGES = ("bornes", "numpy", "numba", "gymnasium", "pettingzoo", "rlcard")
HEAD = "| | per CPU-second | median | lowest | highest |"
_ROW = re.compile(
    r"^\| (?P<name>`[^|]+) \| (?P<unit>\w*) ?\| (?P<median>[\d,.]+) \| (?P<lowest>[\d,.]+)"
    r" \| (?P<highest>[\d,.]+) \|$",
    re.MULTILINE,
)


def surroundings() -> str:
    """The day, the machine in words, what else it was doing, and the versions of all parts."""
    now = datetime.now(UTC)
    cores = os.cpu_count() or 1
    busy = os.getloadavg()[0] if hasattr(os, "getloadavg") else None
    load = "" if busy is None else f", a load of {busy:.1f} when it began"
    return (
        f"{now.day} {now:%B %Y}: {cores} core{'s' if cores > 1 else ''}, {_processor()},"
        f" {platform.machine()}, {platform.system()}{load};"
        f" {platform.python_implementation()} {platform.python_version()}, {_versions()}"
    )


def _processor() -> str:
    """What the system calls its processor."""
    listed = Path("/proc/cpuinfo")
    text = listed.read_text("utf-8") if listed.exists() else ""
    named = re.search(r"^model name\s*: (.+)$", text, re.MULTILINE)
    return named[1].strip() if named else platform.processor() or "a processor without a name"


def _versions() -> str:
    found = []
    for name in PACKAGES:
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


def with_figures(text: str, table: str) -> str:
    """The page with other figures between its marks."""
    before, _, rest = text.partition(BEGIN)
    _, mark, after = rest.partition(END)
    if not mark or BEGIN in rest or END in after:
        raise ValueError(f"the page must have {BEGIN} and {END}, once each and in this order")
    return f"{before}{BEGIN}\n{table}\n{END}{after}"


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
    text = with_figures(PAGE.read_text("utf-8"), written(found, units, around))
    PAGE.write_text(text, encoding="utf-8")

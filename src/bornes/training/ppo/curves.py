"""The figures of a run as pictures, and for TensorBoard; each where its package is there."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

PROGRESS: Final = "progress.jsonl"
_SHOWN: Final = ("ahead", "entropy", "explained", "value", "belief", "rate_decisions")


class Figures:
    """The figures of a run, written line by line and for TensorBoard."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._path = folder / PROGRESS
        self._events: Any = None
        if find_spec("tensorboardX") is not None:
            self._events = import_module("tensorboardX").SummaryWriter(str(folder / "events"))

    def write(self, figures: Mapping[str, float], hands: int) -> None:
        """Add a report."""
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(dict(figures)) + "\n")
        if self._events is not None:
            for name, number in figures.items():
                self._events.add_scalar(name, number, hands)
            self._events.flush()


def read_progress(folder: Path) -> list[dict[str, float]]:
    """The reports of a run."""
    path = folder / PROGRESS
    if not path.exists():
        return []
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def draw(folder: Path) -> Path | None:
    """Draw the curves of a run; nothing where there is no Matplotlib."""
    reports = read_progress(folder)
    if not reports or find_spec("matplotlib") is None:
        return None
    figure_of = import_module("matplotlib.figure").Figure
    figure = figure_of(figsize=(11, 6.5), layout="constrained")
    for place, name in enumerate(_SHOWN, start=1):
        axes = figure.add_subplot(2, 3, place)
        curves = _ahead_in(reports) if name == "ahead" else [name]
        for curve in curves:
            _draw_curve(axes, reports, curve)
        if len(curves) > 1:
            axes.legend(fontsize=6)
        axes.set_title(name)
        axes.set_xlabel("million hands")
        axes.grid(alpha=0.3)
    path = folder / "curves.png"
    figure.savefig(path, dpi=110)
    return path


def _ahead_in(reports: Sequence[Mapping[str, float]]) -> list[str]:
    """The figures of every table: how far ahead the net is there."""
    names = dict.fromkeys(name for report in reports for name in report)
    return [name for name in names if name.startswith("ahead_") and not name.endswith("_error")]


def _draw_curve(axes: Any, reports: Sequence[Mapping[str, float]], name: str) -> None:
    found = [report for report in reports if name in report]
    hands = [report["hands"] / 1e6 for report in found]
    label = name.removeprefix("ahead_")
    axes.plot(hands, [report[name] for report in found], linewidth=1.4, label=label)
    if f"{name}_error" in (found[0] if found else {}):
        low = [report[name] - 2 * report[f"{name}_error"] for report in found]
        high = [report[name] + 2 * report[f"{name}_error"] for report in found]
        axes.fill_between(hands, low, high, alpha=0.2)

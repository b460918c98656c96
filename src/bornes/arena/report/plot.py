"""A picture of a tournament: what each bot won, with its interval, and each against each."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from bornes.arena.report import columns
from bornes.arena.results import Figures, Results
from bornes.engine.refusals import Refusal, Refused
from bornes.locales import Messages

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

PLOT_ENDINGS: Final = (".svg", ".png")

# Paper, asphalt, and the colours of road signs.
_PAPER, _ASPHALT, _LINE = "#fbf7ec", "#2b2d2f", "#d9d2bd"
_BLUE, _RED = "#1d4f91", "#c1272d"
_STYLE: Final[dict[Any, Any]] = {
    "font.size": 10,
    "text.color": _ASPHALT,
    "axes.edgecolor": _LINE,
    "axes.facecolor": _PAPER,
    "axes.labelcolor": _ASPHALT,
    "figure.facecolor": _PAPER,
    "xtick.color": _ASPHALT,
    "ytick.color": _ASPHALT,
    # Words stay words, and the same results give the same file.
    "svg.fonttype": "none",
    "svg.hashsalt": "bornes",
}


def check_plot(path: Path) -> None:
    """Refuse what can't be drawn, before anything is played."""
    if path.suffix.lower() not in PLOT_ENDINGS:
        raise Refused(Refusal("arena-plot-name", file=str(path)))
    if find_spec("matplotlib") is None:
        raise Refused(Refusal("arena-needs-extra", package="matplotlib"))


def draw(results: Results, path: Path, language: str) -> None:
    """Draw the results into a file, an .svg or a .png."""
    check_plot(path)
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    messages = Messages(language, results.plan.edition)
    standings = results.standings()
    size = len(standings)
    both = size > 2  # with two bots the second picture would only repeat the first
    with rc_context(_STYLE):
        figure = Figure(figsize=(7.5 + both * (1.6 + 0.75 * size), 1.9 + 0.55 * size), dpi=150)
        places = figure.subplots(1, 1 + both, squeeze=False)[0]
        _draw_wins(places[0], standings, messages)
        if both:
            _draw_pairings(places[1], results, standings, messages)
        _entitle(figure, results, messages)
        figure.tight_layout()
        # Without the date, so that the file follows from the results alone.
        dated = {"Date": None} if path.suffix.lower() == ".svg" else {}
        figure.savefig(path, metadata=dated)


def _entitle(figure: Figure, results: Results, messages: Messages) -> None:
    title, subtitle = columns.title(results.plan, messages, results.played, results.planned)
    figure.suptitle(f"{title}\n{subtitle}", fontsize=11, x=0.02, ha="left")


def _draw_wins(axes: Axes, standings: list[Figures], messages: Messages) -> None:
    """A dot for each bot where its share is, on the line of its interval."""
    for place, figures in enumerate(reversed(standings)):
        rate = figures.rate
        axes.plot([rate.low * 100, rate.high * 100], [place] * 2, color=_BLUE, lw=2.5, alpha=0.45)
        if rate.value is None:
            continue
        axes.plot([rate.value * 100], [place], "o", color=_BLUE, ms=8)
        axes.annotate(
            columns.share(rate.value, messages),
            (rate.value * 100, place),
            xytext=(0, 9),
            textcoords="offset points",
            ha="center",
            bbox={"facecolor": _PAPER, "edgecolor": "none", "pad": 1},
        )
    names = [columns.cut(figures.bot, 30) for figures in reversed(standings)]
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(-0.6, len(names) - 0.3)
    axes.set_xlim(-2, 102)  # room for the dots of those who won nothing or everything
    axes.axvline(50, color=_RED, lw=1, ls="--", zorder=0)
    axes.grid(axis="x", color=_LINE, lw=0.6)
    axes.set_axisbelow(True)
    axes.tick_params(length=0)
    axes.set_xlabel(messages.text("arena-plot-wins"))
    axes.spines[["top", "right", "left"]].set_visible(False)


def _draw_pairings(
    axes: Axes, results: Results, standings: list[Figures], messages: Messages
) -> None:
    """A square for each pairing: blue where the bot of its line won more, red where less."""
    bots = [figures.bot for figures in standings]
    for line, bot in enumerate(bots):
        for column, other in enumerate(bots):
            value = results.pairing(bot, other).value if bot != other else None
            if value is None:
                continue
            colour, strength = (_BLUE if value >= 0.5 else _RED), abs(value - 0.5) * 2
            axes.fill_between(
                [column - 0.48, column + 0.48],
                line - 0.48,
                line + 0.48,
                color=colour,
                alpha=0.12 + 0.75 * strength,
                lw=0,
            )
            ink = "white" if strength > 0.62 else _ASPHALT
            shown = columns.number(value * 100, messages, 0)
            axes.text(column, line, shown, ha="center", va="center", color=ink)
    names = [columns.cut(bot, 16) for bot in bots]
    axes.set_xticks(range(len(bots)), names)
    if max(map(len, names)) > 8:  # long names would run into each other
        for label in axes.get_xticklabels():
            label.set(rotation=25, ha="right", rotation_mode="anchor")
    axes.set_yticks(range(len(bots)), names)
    axes.set_xlim(-0.5, len(bots) - 0.5)
    axes.set_ylim(len(bots) - 0.5, -0.5)
    axes.tick_params(length=0)
    axes.set_title(messages.text("arena-plot-pairings"), fontsize=10)
    axes.spines[:].set_visible(False)

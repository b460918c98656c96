"""The colours: one set for terminals of many colours, one for those of sixteen or none."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from rich.console import Console
from textual.content import Content
from textual.theme import Theme

from bornes.terminal.shown.spans import Line, Tone

MANY_COLOURS: Final = Theme(
    name="bornes",
    primary="#7cc7ff",
    secondary="#9aa5b8",
    accent="#ffd34d",
    warning="#ffb454",
    error="#ff6b60",
    success="#62d28a",
    foreground="#e8ebf1",
    background="#12141a",
    surface="#1a1d25",
    panel="#242833",
    dark=True,
    variables={
        "distance": "#7cc7ff",
        "hazard": "#ff7a6e",
        "remedy": "#62d28a",
        "safety": "#ffd34d",
        "special": "#c9a3ff",
        "road": "#525a6b",
        "quiet": "#8b94a6",
        "own": "#ffd34d",
        "ink": "#12141a",
        "line": "#3a4150",
    },
)
FEW_COLOURS: Final = Theme(
    name="bornes-ansi",
    ansi=True,
    primary="ansi_cyan",
    secondary="ansi_white",
    accent="ansi_yellow",
    warning="ansi_yellow",
    error="ansi_red",
    success="ansi_green",
    foreground="ansi_default",
    background="ansi_default",
    surface="ansi_default",
    panel="ansi_default",
    boost="ansi_default",
    dark=True,
    variables={
        "distance": "ansi_cyan",
        "hazard": "ansi_red",
        "remedy": "ansi_green",
        "safety": "ansi_yellow",
        "special": "ansi_magenta",
        "road": "ansi_default",
        "quiet": "ansi_default",
        "own": "ansi_yellow",
        "ink": "ansi_black",
        "line": "ansi_default",
        "ansi-background": "ansi_black",
        "ansi-foreground": "ansi_white",
        "border-blurred": "ansi_default",
        "block-cursor-foreground": "ansi_black",
        "block-cursor-background": "ansi_white",
        "input-cursor-background": "ansi_white",
        "input-cursor-foreground": "ansi_black",
        "input-selection-background": "ansi_white",
        "input-selection-foreground": "ansi_black",
        "screen-selection-background": "ansi_white",
        "screen-selection-foreground": "ansi_black",
    },
)
_FEW: Final = (None, "standard", "windows")

# Bold, reverse and underline stand beside every colour, so that nothing is told by colour alone.
_STYLES: Final[Mapping[Tone, str]] = {
    Tone.PLAIN: "",
    Tone.DIM: "$quiet",
    Tone.STRONG: "bold",
    Tone.DISTANCE: "$distance",
    Tone.HAZARD: "bold $hazard",
    Tone.REMEDY: "$remedy",
    Tone.SAFETY: "$safety",
    Tone.SPECIAL: "$special",
    Tone.ROLLING: "bold $remedy",
    Tone.STOPPED: "bold $hazard",
    Tone.LIMITED: "bold $warning",
    Tone.CAR: "reverse",
    Tone.OWN_CAR: "bold reverse $own",
    Tone.OWN: "bold $own",
    Tone.ROAD: "$road",
    Tone.DRIVEN: "$secondary",
}


def theme_for(*, no_colour: bool) -> Theme:
    """The colours for this terminal."""
    return FEW_COLOURS if no_colour or Console().color_system in _FEW else MANY_COLOURS


def styled(line: Line) -> Content:
    """A line in the colours of its marks."""
    return Content.assemble(*((span.text, _STYLES[span.tone]) for span in line))


def paragraph(lines: Iterable[Line]) -> Content:
    """Lines under each other."""
    return Content("\n").join(styled(line) for line in lines)

"""The ways in which a table is shown: as text, as a picture, or printed."""

from __future__ import annotations

import sys
from typing import Final

import gymnasium
import numpy as np
from numpy.typing import NDArray

from bornes.engine.refusals import Refusal, Refused, brief
from bornes.engine.view import View
from bornes.envs.picture.scene import picture
from bornes.envs.text import text

RENDER_MODES: Final = ("human", "ansi", "rgb_array")


def check_render_mode(mode: object) -> str | None:
    """A way of rendering, checked; nothing if none was chosen."""
    if mode is None:
        return None
    if not isinstance(mode, str) or mode not in RENDER_MODES:
        allowed = ", ".join(RENDER_MODES)
        raise Refused(Refusal("envs-render-mode", mode=brief(mode), allowed=allowed))
    return mode


def rendered(view: View, mode: str | None) -> NDArray[np.uint8] | str | None:
    """A table in one of these ways; `human` prints the text."""
    if mode == "rgb_array":
        return np.asarray(picture(view), dtype=np.uint8)
    if mode == "ansi":
        return text(view)
    if mode == "human":
        sys.stdout.write(text(view) + "\n")
    else:
        gymnasium.logger.warn("render() was called, but no render_mode was chosen")
    return None

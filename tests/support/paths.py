"""Where things are in the checkout, for tests and tools that read them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
"""The folder of the checkout."""
DOCS: Final = ROOT / "docs"
"""The documentation."""
SCENARIOS: Final = ROOT / "tests" / "scenarios"
"""The rules as examples, by edition."""
COUNTS: Final = ROOT / "tests" / "counts"
"""How many sequences of moves there are from some positions."""
PLAYTHROUGHS: Final = ROOT / "tests" / "playthroughs"
"""A whole match of every edition, move by move."""

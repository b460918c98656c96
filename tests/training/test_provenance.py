"""Files that were made say where they come from."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

import bornes
from bornes.nets import file as nets_file

PACKAGE = Path(bornes.__file__).parent
MADE = [
    path
    for path in sorted(PACKAGE.rglob("*.json"))
    if "web" not in path.relative_to(PACKAGE).parts and '"made":' in path.read_text("utf-8")
]
PARENT = re.compile(r"[\w.]+ sha256:[0-9a-f]{64}")

KEYS = ("command", "version", "seed", "parent")

Note = Mapping[str, object]


def notes_in(made: Mapping[str, Note] | Note) -> Iterator[Note]:
    """The notes of a file, which has one, or one for each of its parts."""
    if "command" in made:
        yield made
        return
    for note in made.values():
        assert isinstance(note, Mapping)
        yield note


def test_all_of_them_are_looked_at() -> None:
    names = sorted(path.relative_to(PACKAGE).as_posix() for path in MADE)
    assert len(names) == 12, names


@pytest.mark.parametrize("path", MADE, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_a_made_file_says_where_it_comes_from(path: Path) -> None:
    notes = list(notes_in(json.loads(path.read_text("utf-8"))["made"]))
    assert notes
    for note in notes:
        assert {*KEYS} <= note.keys() <= {*KEYS, "note"}
        parent = note["parent"]
        assert PARENT.fullmatch(str(parent)) if parent is not None else note["note"]
        if note["command"] is None or note["seed"] is None:
            assert note["note"]  # what was not recorded is said to be so


@pytest.mark.parametrize(
    "path", sorted((PACKAGE / "nets").glob("*.net")), ids=lambda path: path.name
)
def test_a_net_says_where_it_comes_from(path: Path) -> None:
    made = nets_file.read(path).made
    assert {*KEYS} <= made.keys()
    assert made["command"]
    assert made["seed"] is not None


def test_equity_says_which_hands_are_which_policys() -> None:
    for room in ("equity", "earlier"):
        kept = json.loads((PACKAGE / "bots" / room / "equity.json").read_text("utf-8"))
        by_keen, by_thumb = kept["made"]["AB"], kept["made"]["all others"]
        assert "keen" in by_keen["note"]
        assert by_keen["parent"].startswith("keen.json ")
        assert "rules of thumb" in by_thumb["note"]
        assert by_thumb["parent"] is None
        assert sum(form.endswith(" AB") for form in kept["tables"]) == 3

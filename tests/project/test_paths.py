"""Every path that the map, the walks, the recipes, the glossary and the decisions name exists."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.paths import DOCS, ROOT

_READ = ("README.md", "CONTRIBUTING.md", "docs/add-an-edition.md", "docs/glossary.md")
PAGES = [
    *(ROOT / name for name in _READ),
    *sorted((DOCS / "decisions").glob("*.md")),
    *sorted((DOCS / "lab").glob("*.md")),
    *sorted((DOCS / "bots").glob("*.md")),
]
# What a recipe would add stands for something of the same kind that is there already.
EXAMPLES = {"<language>": "en", "<edition>": "parker", "atlas": "parker", "eager": "steady"}
BUILT = ("src/bornes/web",)
"""What `make page` makes: a checkout may not have it yet."""
ROOMS = ("src", "tests", "web", "tools", "docs", "bench", "examples", "requirements")
FILES = ("py", "ts", "svelte", "css", "md", "ftl", "json", "yaml", "toml")

MOST_MODULES = 17
"""In a room, with its docstring."""
LARGER_ROOMS = {"engine": 18}
LARGER_ROOMS_OF_TESTS = {"support": 30}
"""Decision 0013 says why."""

GERUNDS = {
    "encoding": "the field's word for values written as messages",
    "parsing": "the field's word for what a program makes of its arguments",
    "reading": "public: `bornes.position` and its kin are at home there",
    "sampling": "the field's word, and public: `bornes.worlds` is at home there",
    "scoring": "the field's word, and a promised path",
    "training": "the field's word for how weights come about",
    "advising": "a promised path that only re-exports",
    "drawing": "a promised path, and a noun",
}
"""The names in -ing that modules and rooms may have: others are called by what they are."""
RINGS = {"Ring", "SeatRing"}

FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
SPAN = re.compile(r"`([^`\n]+)`")
PATH = re.compile(rf"(?:{'|'.join(ROOMS)})/\S*|\S+\.(?:{'|'.join(FILES)})")
MAP = re.compile(r"^## The map\n.*?^```text\n(?P<tree>.*?)^```$", re.MULTILINE | re.DOTALL)
LINE = re.compile(r"(?P<indent> *)(?P<path>\S+/)\s+(?P<what>\S.*)")


def paths_named(text: str) -> Iterator[str]:
    """The paths in code spans; a command may hold one, too."""
    for span in SPAN.findall(FENCE.sub("", text)):
        for word in span.split():
            if PATH.fullmatch(word):
                yield word


def missing(text: str) -> list[str]:
    """The paths of a page that do not exist in the checkout."""
    lost = []
    for path in paths_named(text):
        there = path.partition("::")[0]
        for example, stands_for in EXAMPLES.items():
            there = there.replace(example, stands_for)
        if there not in BUILT and not (ROOT / there).exists():
            lost.append(path)
    return lost


def mapped(tree: str) -> dict[str, str]:
    """The folders of a map, written as a tree, with what it says of each."""
    folders: dict[str, str] = {}
    above: list[str] = []
    for line in tree.splitlines():
        found = LINE.fullmatch(line)
        assert found is not None, line
        del above[len(found["indent"]) // 2 :]
        above.append(found["path"])
        folders["".join(above)] = found["what"]
    return folders


def the_map() -> dict[str, str]:
    found = MAP.search((ROOT / "CONTRIBUTING.md").read_text("utf-8"))
    assert found is not None
    return mapped(found["tree"])


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_path_is_there(page: Path) -> None:
    assert missing(page.read_text("utf-8")) == []


def test_a_path_that_is_gone_is_found() -> None:
    text = "`src/bornes/game.py`, `make x`, `tests/nowhere/`, `gone.py`, `src/bornes/bots/eager.py`"
    assert missing(text) == ["tests/nowhere/", "gone.py"]


def test_the_pages_for_who_carries_on_name_many_paths() -> None:
    for name in ("CONTRIBUTING.md", "docs/add-an-edition.md"):
        assert len(set(paths_named((ROOT / name).read_text("utf-8")))) > 30, name


def test_every_folder_of_the_map_is_there() -> None:
    assert [path for path in the_map() if not (ROOT / path).is_dir()] == []


def test_every_room_of_the_package_is_on_the_map() -> None:
    """Folders with Python modules, and the folders of the languages."""
    rooms = {path.parent for path in (ROOT / "src" / "bornes").rglob("__init__.py")}
    rooms |= {path.parent for path in (ROOT / "src" / "bornes" / "locales").glob("*/page.ftl")}
    assert {f"{room.relative_to(ROOT).as_posix()}/" for room in rooms} <= the_map().keys()


def test_no_room_is_too_full() -> None:
    package = ROOT / "src" / "bornes"
    rooms = {path.parent for path in package.rglob("__init__.py")}
    counts = {room.relative_to(package).as_posix(): len(list(room.glob("*.py"))) for room in rooms}
    most = {room: LARGER_ROOMS.get(room, MOST_MODULES) for room in counts}
    assert {room: count for room, count in counts.items() if count > most[room]} == {}
    assert counts.keys() >= LARGER_ROOMS.keys()


def test_no_room_of_the_tests_is_too_full() -> None:
    tests = ROOT / "tests"
    rooms = {path.parent for path in tests.rglob("*.py")}
    counts = {room.relative_to(tests).as_posix(): len(list(room.glob("*.py"))) for room in rooms}
    most = {room: LARGER_ROOMS_OF_TESTS.get(room, MOST_MODULES) for room in counts}
    assert {room: count for room, count in counts.items() if count > most[room]} == {}
    assert counts["support"] > MOST_MODULES, "only what is larger is kept larger"


def test_every_helper_of_the_tests_is_listed() -> None:
    support = ROOT / "tests" / "support"
    listed = re.findall(
        r"^\| `(\w+)\.py` \|", (support / "README.md").read_text("utf-8"), re.MULTILINE
    )
    assert sorted(listed) == sorted(path.stem for path in support.glob("*.py"))


def test_modules_and_rooms_are_called_by_what_they_are() -> None:
    """What is done in them is told by their functions."""
    package = {
        path.parent.name if path.name == "__init__.py" else path.stem
        for path in (ROOT / "src" / "bornes").rglob("*.py")
    }
    page = {
        name
        for path in (ROOT / "web" / "src").rglob("*")
        if (name := path.name.partition(".")[0]) and path.suffix in {"", ".svelte", ".ts"}
    }
    helpers = {path.stem for path in (ROOT / "tests" / "support").rglob("*.py")}
    in_gerund = {name for name in package | page | helpers if re.search(r"ing$", name)} - RINGS
    assert "scoring" in in_gerund
    assert in_gerund - GERUNDS.keys() == set()
    assert GERUNDS.keys() <= in_gerund


def test_every_decision_has_a_status_a_date_and_at_most_a_page() -> None:
    head = re.compile(
        r"# \d{4} .+\n\n- Status: (accepted|superseded by \[\d{4}\]).*\n- Date: \d{4}-\d\d-\d\d\n"
    )
    for page in sorted((DOCS / "decisions").glob("*.md")):
        text = page.read_text("utf-8")
        assert head.match(text), page.name
        assert len(text.split()) < 500, page.name

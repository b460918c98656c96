"""The documentation holds: its examples run, its links lead somewhere, it leaves nothing out."""

import doctest
import inspect
import re
from collections.abc import Collection, Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any, NamedTuple, get_args

import pytest

import bornes
from bornes.bots import BOTS
from bornes.engine import events, rules
from bornes.engine.scoring import LINES
from bornes.notation.files import parse_yaml
from bornes.notation.positions import KEYS as POSITION_KEYS
from bornes.notation.positions import TOP_KEYS
from bornes.scenarios import _EXPECTED, load_scenario, run_scenario
from tests.support.paths import ROOT
from tools.doc_tables import FIELDS, editions_page, fields_described, house_page, rules_pages

DOCS = ROOT / "docs"
PAGES = [
    *(ROOT / name for name in ("README.md", "CHANGELOG.md", "CONTRIBUTING.md")),
    *sorted(DOCS.rglob("*.md")),
]
# The circuits' page shows the part of a position that is a circuit; its own tests load that.
PAGES_WITH_POSITIONS = [page for page in PAGES if page.name != "circuits.md"]

FENCE = re.compile(r"^```(?P<language>\w*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"(?<!!)\[[^\]]*\]\((?P<target>[^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
CODE_SPAN = re.compile(r"`([^`\n]+)`")
OPTIONS = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL


class Block(NamedTuple):
    """A fenced block of a page."""

    language: str
    text: str
    line: int


def blocks(page: Path) -> Iterator[Block]:
    text = page.read_text("utf-8")
    for found in FENCE.finditer(text):
        line = text.count("\n", 0, found.start("text"))
        yield Block(found["language"], found["text"], line)


def words_in_code(page: Path) -> set[str]:
    """Every word that stands in a code span of a page, fenced blocks apart."""
    spans = CODE_SPAN.findall(FENCE.sub("", page.read_text("utf-8")))
    return {word for span in spans for word in re.findall(r"[\w-]+", span)}


def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings, as they are made by those who show Markdown."""
    text = FENCE.sub("", page.read_text("utf-8"))
    titles = (re.sub(r"[^\w\- ]", "", title.lower()) for title in HEADING.findall(text))
    return {title.strip().replace(" ", "-") for title in titles}


def name(page: Path) -> str:
    return str(page.relative_to(ROOT))


# --- examples ---------------------------------------------------------------------


def run(block: Block, page: Path, names: dict[str, Any]) -> str:
    """Run a Python block; what went otherwise than the page says."""
    if ">>> " not in block.text:
        code = compile("\n" * block.line + block.text, name(page), "exec")
        exec(code, names)  # noqa: S102 -- our own pages, run as a reader would
        return ""
    test = doctest.DocTestParser().get_doctest(
        block.text, names, name(page), name(page), block.line
    )
    report: list[str] = []
    doctest.DocTestRunner(optionflags=OPTIONS).run(test, out=report.append, clear_globs=False)
    names.update(test.globs)
    return "".join(report)


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_the_examples_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # an example may write a file
    names: dict[str, Any] = {"__name__": "__docs__"}
    for block in blocks(page):
        if block.language in {"python", "pycon"}:
            assert run(block, page, names) == ""


def test_a_wrong_example_is_found() -> None:
    assert "Expected:" in run(Block("pycon", ">>> 1 + 1\n3\n", 0), ROOT / "README.md", {})


def load(block: Block) -> None:
    """Load a YAML example: a scenario, one seat's knowledge, or a position."""
    source = parse_yaml(block.text)
    position = source.get("position", {})
    assert isinstance(position, dict)
    if "steps" in source:
        assert run_scenario(*load_scenario(source)) is None
    elif "hand_sizes" in position:
        [seat] = position["hands"]
        assert bornes.read_view(source, seat).legal_moves()
    else:
        assert bornes.position(source).legal_moves()


@pytest.mark.parametrize("page", PAGES_WITH_POSITIONS, ids=name)
def test_the_positions_and_scenarios_load(page: Path) -> None:
    for block in blocks(page):
        if block.language == "yaml":
            load(block)


def test_the_record_replays() -> None:
    [record] = [b.text for b in blocks(DOCS / "notation.md") if b.text.startswith("bornes-record")]
    written = bornes.replay(record).record()
    assert [line for line in written.split("\n") if line] == [
        line for line in record.split("\n") if line
    ]


# --- links ------------------------------------------------------------------------


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_the_links_lead_somewhere(page: Path) -> None:
    broken = []
    for found in LINK.finditer(FENCE.sub("", page.read_text("utf-8"))):
        target, _, anchor = found["target"].partition("#")
        if ":" in target:  # another site
            continue
        file = (page.parent / target) if target else page
        if not file.exists() or (anchor and anchor not in anchors(file)):
            broken.append(found["target"])
    assert broken == []


def test_the_index_names_every_page() -> None:
    linked = {found["target"] for found in LINK.finditer((DOCS / "README.md").read_text("utf-8"))}
    pages = {str(page.relative_to(DOCS)) for page in DOCS.rglob("*.md")} - {"README.md"}
    assert pages <= linked


# --- nothing left out -------------------------------------------------------------


def public(kind: type) -> set[str]:
    """The methods and properties that a class itself has for its users."""
    return {
        member
        for member, value in vars(kind).items()
        if not member.startswith("_") and (inspect.isfunction(value) or isinstance(value, property))
    }


def events_in_table() -> dict[str, set[str]]:
    """The fields that the page of the library gives to each event."""
    section = (DOCS / "api.md").read_text("utf-8").partition("## Every event\n")[2]
    rows = (line.split("|") for line in section.split("\n") if line.startswith("| `"))
    return {row[1].strip(" `"): set(CODE_SPAN.findall(row[2])) for row in rows}


@pytest.mark.parametrize(
    ("page", "what"),
    [
        ("api.md", bornes.__all__),
        ("api.md", public(bornes.Game)),
        ("api.md", public(bornes.View) | {"events", "seat"}),
        ("api.md", public(bornes.Outcome) | {field.name for field in fields(bornes.Outcome)}),
        ("api.md", set(bornes.Move.__slots__)),
        ("api.md", {"write_position", "write_view", "__version__"}),
        ("notation.md", [str(verb) for verb in bornes.Verb]),
        ("notation.md", [str(card) for card in bornes.Card]),
        ("notation.md", [*TOP_KEYS, *POSITION_KEYS]),
        ("notation.md", ["played", "discarded", "taken", "owes", "then"]),
        ("notation.md", [*_EXPECTED, *LINES]),
        ("house-rules.md", set(re.findall(r'"(rule-[\w-]+)"', inspect.getsource(rules)))),
    ],
)
def test_the_page_leaves_nothing_out(page: str, what: Collection[str]) -> None:
    assert what
    assert set(what) - words_in_code(DOCS / page) == set()


def test_every_event_is_described_with_its_fields() -> None:
    kinds = get_args(events.Event)
    assert events_in_table() == {
        kind.__name__: {field.name for field in fields(kind)} for kind in kinds
    }


# --- in step with the data --------------------------------------------------------


def test_the_page_of_the_editions_is_in_step() -> None:
    text = (DOCS / "editions.md").read_text("utf-8")
    assert set(re.findall(r"<!-- table: (\w+) -->", text)) == {*bornes.EDITIONS, "decks", "options"}
    assert editions_page(text) == text


def test_the_page_of_the_house_rules_is_in_step() -> None:
    text = (DOCS / "house-rules.md").read_text("utf-8")
    assert sorted(fields_described(text)) == sorted(FIELDS)
    assert house_page(text) == text


def test_the_pages_on_how_to_play_are_in_step() -> None:
    pages = (DOCS / "how-to-play").rglob("*.md")
    assert rules_pages() == {
        page.relative_to(DOCS).as_posix(): page.read_text("utf-8") for page in pages
    }


@pytest.mark.parametrize("bot", BOTS)
def test_every_bot_has_a_page_that_is_found(bot: str) -> None:
    assert (DOCS / "bots" / f"{bot}.md").is_file()
    assert f"({bot}.md" in (DOCS / "bots" / "README.md").read_text("utf-8")
    assert f"(bots/{bot}.md)" in (DOCS / "README.md").read_text("utf-8")


def test_decisions_are_numbered_without_gaps() -> None:
    files = sorted(page.name for page in (DOCS / "decisions").glob("*.md"))
    assert [file[:4] for file in files] == [f"{n:04}" for n in range(1, len(files) + 1)]

"""The figures of `bench/README.md` are written by the program that measures, and can be read."""

from __future__ import annotations

import re

import pytest

from bench import figures as page
from bench import server_table

REPORT = {
    "rounds": 3,
    "seconds": 0.5,
    "per_cpu_second": {
        "minimal": {"median": 1234567.8, "lowest": 1000.0, "highest": 2000000.0},
        "aec": {"median": 7800.4, "lowest": 7000.0, "highest": 8000.0},
    },
    "ratios": {"aec/minimal": {"median": 0.00632, "lowest": 12.345, "highest": 1234.5}},
}
UNITS = {"minimal": "actions", "aec": "steps"}


def test_the_page_shows_what_is_measured() -> None:
    text = page.PAGE.read_text("utf-8")
    source = page.PAGE.with_name("run.py").read_text("utf-8")
    names = set(re.findall(r'Contender\("([a-z-]+)"', source))
    pairs = set(re.findall(r'^    \("([a-z-]+)", "([a-z-]+)"\),$', source, re.MULTILINE))
    found = page.read_figures(text)
    assert len(names) > 10
    assert set(found) <= names | {f"{one} / {other}" for one, other in pairs}
    assert {"minimal", "api", "views", "volant", "aec", "wrapped", "api / minimal"} <= set(found)
    assert all(0 < low <= median <= high for median, low, high in found.values())
    written = text.partition(page.BEGIN)[2]
    assert re.match(r"\n\d{1,2} [A-Z][a-z]+ 20\d\d: \d+ cores?, ", written)
    assert "bornes " in written.partition(page.HEAD)[0]


def test_what_is_written_can_be_read() -> None:
    around = page.surroundings()
    text = page.with_figures(
        f"above\n{page.BEGIN}\nold\n{page.END}\nbelow\n", page.written(REPORT, UNITS, around)
    )
    assert text.startswith(f"above\n{page.BEGIN}\n{around}; 3 rounds of 0.5 CPU-seconds each.\n")
    assert text.endswith(f"|\n{page.END}\nbelow\n")
    assert "old" not in text.partition(page.BEGIN)[2].partition(page.HEAD)[0].replace(around, "")
    assert page.read_figures(text) == {
        "minimal": (1234568, 1000, 2000000),
        "aec": (7800, 7000, 8000),
        "aec / minimal": (0.006, 12.3, 1234),
    }


WRITTEN = {
    "server": page.PAGE,
    "page": page.PAGE,
    "secrecy": page.PAGE,
    "postgres": page.DOCS / "server.md",
}
"""Which program's figures stand on which page."""


@pytest.mark.parametrize("of", WRITTEN)
def test_other_figures_are_written_by_what_measures(of: str) -> None:
    text = WRITTEN[of].read_text("utf-8")
    begin, end = page.marks(of)
    (told,) = [part.partition(end)[0] for part in text.split(begin)[1:]]
    day = r"\n\d{1,2} [A-Z][a-z]+ 20\d\d: \d+ cores?, .*; CPython \d.*bornes \d.*\.\n\n\| "
    assert re.match(day, told), told[:200]
    assert len(told.splitlines()) >= 6, "a head and two rows"
    assert page.with_figures(text, "new", of).count("\nnew\n") == 1


def test_what_was_measured_of_the_server_is_told_in_words() -> None:
    figures = {part: {name: 1234.5} for part, name, _, _ in server_table.ROWS[:2]}
    rounds = [figures, {part: {name: 10.0} for part, name, _, _ in server_table.ROWS[:2]}]
    told = server_table.told(rounds, "here", 20, 2.0, 1000)
    assert told.startswith("here; 20 tables, 2 rounds of 2 s, 1,000 tables kept.\n\n| | | median |")
    row = "| `moves` | moves per server-CPU-second, flat out | 622 | 10 | 1,234 |"
    assert told.endswith(row), told


@pytest.mark.parametrize(
    "text",
    ["", page.BEGIN, page.END + page.BEGIN, page.BEGIN + page.BEGIN + page.END],
    ids=["no marks", "no end", "turned round", "twice"],
)
def test_a_page_without_its_marks_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="once each"):
        page.with_figures(text, "figures")

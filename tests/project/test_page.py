"""The page's sources agree with the rest: its types with the server's, its words with its needs."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser, ast

from bornes import EDITIONS
from bornes.server.protocol.schema import typescript
from tests.support.browser.known import HANDS
from tests.support.browser.screens import SCREENS
from tests.support.paths import ROOT

SOURCES = ROOT / "web" / "src"
LOCALES = ROOT / "src" / "bornes" / "locales"
LANGUAGES = ("en", "fr", "nl")
OWN_FILES = ("help", "keeper", "log", "page", "road", "sets", "sheet", "start", "table")
"""The message files that nothing but the page uses. The file's name begins each of its keys."""

ROOMS = sorted(path.name for path in SOURCES.iterdir() if path.is_dir())
MOST_FILES = 16
"""A folder holds some fifteen files, and what it says of itself."""

CALL = re.compile(r"\b(?:t|hasText)\(")
COMPARED = re.compile(r'[=!]==\s*"[^"]*"')
LITERAL = re.compile(r'"(?P<plain>[\w-]+)"|`(?P<made>[^`\n]+)`')
HOLE = re.compile(r"\$\{[^}]*\}")
EDITION_OWN = re.compile(rf"-in-(?:{'|'.join(EDITIONS)})$")


def source_text() -> str:
    files = [*SOURCES.rglob("*.ts"), *SOURCES.rglob("*.svelte")]
    return "\n".join(path.read_text("utf-8") for path in sorted(files))


def loaded_files() -> set[str]:
    """The message files that the page takes along: loaded in a language, or always there."""
    names: set[str] = set()
    for loader in ("en", "always"):
        text = (SOURCES / "words" / f"{loader}.ts").read_text("utf-8")
        found = re.search(r"/\{?([\w,]+)\}?\.ftl", text)
        assert found is not None
        names |= set(found[1].split(","))
    return names


def keys(language: str, name: str) -> set[str]:
    parsed = FluentParser().parse((LOCALES / language / f"{name}.ftl").read_text("utf-8"))
    return {entry.id.name for entry in parsed.body if isinstance(entry, ast.Message)}


def asked_for(text: str) -> tuple[set[str], set[str]]:
    """The keys in calls for a text, and the templates that keys are made from there."""
    plain, made = set(), set()
    for call in CALL.finditer(text):
        for literal in LITERAL.finditer(COMPARED.sub("", first_argument(text[call.end() :]))):
            plain |= {literal["plain"]} - {None}
            made |= {literal["made"]} - {None}
    return plain, made


def first_argument(text: str) -> str:
    """What stands before the comma or the bracket that ends it."""
    depth = 0
    for index, sign in enumerate(text):
        if depth == 0 and sign in ",)":
            return text[:index]
        depth += (sign in "([{") - (sign in ")]}")
    return ""


def pattern(template: str) -> re.Pattern[str]:
    """The keys that a template such as `name-bot-${level}` can become."""
    return re.compile(".*".join(re.escape(part) for part in HOLE.split(template)))


def test_keys_are_found_in_calls() -> None:
    text = (
        """t("a"); t(x === "b" ? "c" : `d-${f(e, 1)}`, {g: "h"}); set("i"); hasText(`j-${k}-l`)"""
    )
    assert asked_for(text) == ({"a", "c"}, {"d-${f(e, 1)}", "j-${k}-l"})


def test_the_types_of_the_protocol_are_the_servers() -> None:
    written = (SOURCES / "net" / "protocol.ts").read_text("utf-8")
    assert written == typescript(), "make protocol writes it"


def test_every_edition_is_played_and_looked_at_in_a_browser() -> None:
    assert {known.edition for known in HANDS} == set(EDITIONS)
    assert {f"table-{edition}" for edition in EDITIONS} <= {screen.name for screen in SCREENS}


@pytest.mark.parametrize("room", ROOMS)
def test_every_room_says_what_belongs_in_it(room: str) -> None:
    heading = (SOURCES / room / "README.md").read_text("utf-8").partition("\n")[0]
    assert heading.startswith(f"# {room}: ")
    assert f"[`{room}/`]({room}/README.md)" in (SOURCES / "README.md").read_text("utf-8")


def test_no_folder_is_too_full() -> None:
    folders = [SOURCES, *(path for path in SOURCES.rglob("*") if path.is_dir())]
    full = {str(path): len(list(path.iterdir())) for path in folders}
    assert {path: count for path, count in full.items() if count > MOST_FILES} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_loads_the_same_files_in_every_language(language: str) -> None:
    english = (SOURCES / "words" / "en.ts").read_text("utf-8")
    own = (SOURCES / "words" / f"{language}.ts").read_text("utf-8")
    assert own == english.replace("/en/", f"/{language}/")
    assert set(OWN_FILES) <= loaded_files()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_that_the_page_asks_for_is_there(language: str) -> None:
    there = {key for name in loaded_files() for key in keys(language, name)}
    plain, made = asked_for(source_text())

    assert len(plain) > 50
    assert sorted(plain - there) == []
    assert [text for text in made if not any(map(pattern(text).fullmatch, there))] == []


def test_every_text_of_the_page_is_asked_for() -> None:
    text = source_text()
    plain = set(re.findall(r'"([\w-]+)"', text))
    begin = "|".join(OWN_FILES)
    made = [pattern(found) for found in re.findall(rf"`((?:{begin})-[^`\n]*)`", text)]
    unused = []
    for name in OWN_FILES:
        for key in sorted(keys("en", name)):
            asked = EDITION_OWN.sub("", key)
            assert asked.startswith(f"{name}-"), key
            if asked not in plain and not any(each.fullmatch(asked) for each in made):
                unused.append(key)
    assert unused == []

"""The words in three languages: the same files, the same keys, the same variables."""

import re

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bornes.bots import BOTS
from bornes.editions import EDITIONS, OPTIONS
from bornes.engine.cards import Card
from tests.support.paths import ROOT

LOCALES = ROOT / "src" / "bornes" / "locales"
LANGUAGES = ("en", "fr", "nl")
CARDS = [str(card) for card in Card]
SCORE_LINES = """
    distance safeties all_four coups_fourres trip delayed_action safe_trip
    no_200_no_100 extension shut_out early_finish total carried
""".split()


class Variables(Visitor):
    """Collects the names of the variables below a node."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def files(language: str) -> list[str]:
    folder = LOCALES / language
    return sorted(path.name for path in folder.glob("*.ftl"))


def parse(language: str, name: str) -> ast.Resource:
    return FluentParser().parse((LOCALES / language / name).read_text(encoding="utf-8"))


def variables(node: ast.BaseNode) -> frozenset[str]:
    visitor = Variables()
    visitor.visit(node)
    return frozenset(visitor.names)


def entries(language: str, name: str) -> list[tuple[str, frozenset[str]]]:
    """Each key of a file, attributes included, with the variables it uses."""
    found: list[tuple[str, frozenset[str]]] = []
    for entry in parse(language, name).body:
        if not isinstance(entry, ast.Message | ast.Term):
            continue
        key = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
        if entry.value is not None:
            found.append((key, variables(entry.value)))
        found += [(f"{key}.{a.id.name}", variables(a)) for a in entry.attributes]
    return found


def keys(language: str) -> list[str]:
    return [key for name in files(language) for key, _ in entries(language, name)]


def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for name in files(language):
        made.add_resource(FluentResource((LOCALES / language / name).read_text(encoding="utf-8")))
    return made


def test_languages_have_the_same_files() -> None:
    assert {"cards.ftl", "editions.ftl", "options.ftl", "score.ftl", "terms.ftl"} <= {*files("en")}
    assert files("en") == files("fr") == files("nl")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_parses_without_junk(language: str) -> None:
    for name in files(language):
        junk = [e.content for e in parse(language, name).body if isinstance(e, ast.Junk)]
        assert junk == [], name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_written_twice(language: str) -> None:
    found = keys(language)
    assert sorted(found) == sorted(set(found))


@pytest.mark.parametrize("language", ["fr", "nl"])
def test_languages_have_the_same_keys_and_variables(language: str) -> None:
    for name in files("en"):
        assert dict(entries(language, name)) == dict(entries("en", name)), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_shown(language: str) -> None:
    made = bundle(language)
    for name in files(language):
        for key, names in entries(language, name):
            if key.startswith("-") or "." in key:
                continue
            pattern = made.get_message(key).value
            assert pattern is not None, key
            for number in (0, 1, 2, 1000):
                text, errors = made.format_pattern(pattern, dict.fromkeys(names, number))
                assert not errors, key
                assert str(text).strip(), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_its_words(language: str) -> None:
    wanted = {f"card-{card}{end}" for card in CARDS for end in ("", "-effect")}
    wanted |= {f"score-{line}" for line in SCORE_LINES}
    wanted |= {f"option-{option}{end}" for option in OPTIONS for end in ("", "-explanation")}
    wanted |= {f"{key}-{bot}" for bot in BOTS for key in ("bot", "start-bot", "name-bot")}
    wanted |= {f"start-bot-{bot}-why" for bot in BOTS}
    wanted |= {f"editions-values-{option}" for option in OPTIONS}
    wanted |= {f"{key}-{edition}" for edition in EDITIONS for key in ("page-edition", "start-fun")}
    wanted |= {f"edition-{edition}{end}" for edition in EDITIONS for end in ("", "-description")}
    assert wanted - set(keys(language)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_an_edition_stand_beside_the_general_ones(language: str) -> None:
    found = set(keys(language))
    for key in found:
        general, mark, edition = key.rpartition("-in-")
        if mark and edition in EDITIONS:
            assert general in found, key
    for file in ("cards.ftl", "score.ftl", "terms.ftl"):
        for key, _ in entries(language, file):
            assert "-in-" not in key or key.rpartition("-in-")[2] in EDITIONS, key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_two_cards_of_an_edition_share_a_name(language: str, edition: str) -> None:
    made = bundle(language)
    own = CARDS[:5] + CARDS[23:] if edition == "arche" else CARDS[:23]
    names = []
    for card in own:
        special = f"card-{card}-in-{edition}"
        key = special if made.has_message(special) else f"card-{card}"
        pattern = made.get_message(key).value
        assert pattern is not None, key
        names.append(made.format_pattern(pattern)[0])
    assert len(names) == len(set(names))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_edition_and_no_other_has_a_rules_page(language: str) -> None:
    pages = {path.stem for path in (LOCALES / language / "rules").glob("*.md")}
    assert pages == set(EDITIONS)


def test_french_marks_are_not_torn_from_their_words() -> None:
    names = [LOCALES / "fr" / name for name in files("fr")]
    for path in names + sorted((LOCALES / "fr" / "rules").glob("*.md")):
        for line in path.read_text(encoding="utf-8").splitlines():
            # The mark before a picture is Markdown's, not the sentence's.
            assert not re.search(r" (?!!\[)[:;!?»]|« ", line), f"{path.name}: {line}"
            assert not re.search(r"[\u00a0\u202f]!\[", line), f"{path.name}: {line}"

"""One word for one thing, in every message and on every page of rules."""

import re
from pathlib import Path

import pytest

import bornes.locales

ROOM = Path(bornes.locales.__file__).parent
VALUE = re.compile(r"^(?P<key>[a-z][\w-]*) =(?P<value>(?:.*\n?)(?:^[ }].*\n?)*)", re.MULTILINE)
# What is filled in is nobody's wording, and neither are the keys of variants.
FILLED_IN = re.compile(r"\{[^{}]*\}|\{ ?\$[\w-]+ ->|^ *\*?\[[\w-]+\]", re.MULTILINE)
# What may be typed is as many words as people know for it.
TYPED = ("typed-", "detail-", "move-unknown-verb")

STRANGERS = {
    "fr": (
        r"\bcamps?\b",  # a side is a « joueur ou équipe »
        r"(?<!\bou )\bson équipe\b",  # who plays alone has none
        r"\bbots?\b",
        r"\bcoups? fourrés?\b",  # the rulebook has it with a hyphen
        r"\b(?:tu|te|toi|ton|tes)\b",
        r"\((?:extend|finish|end|pass|draw|take|roll)\)",
        r"(?<!«)[ \u00a0][;!?](?!\[)",  # a narrow space stands before tall signs
        r"[ \u202f]:(?!\w)",
        r"«[^\u00a0]|[^\u00a0]»",
    ),
    "nl": (
        r"\bpartij(?:en)?\b",  # neither a side nor a match
        r"\b(?:die|deze|elke|welke|andere) kant\b",  # a side is a ‘speler of team’
        r"\bpartners?\b",  # but a ‘teamgenoot’
        r"\bcoups? fourrés?\b",
        r"\b(?:u|uw)\b(?!-)",
        r"\((?:extend|finish|end|pass|draw|take|roll|right_of_way)\)",
    ),
}


def texts(language: str) -> list[tuple[str, str]]:
    found = [(path.stem, path.read_text("utf-8")) for path in (ROOM / language / "rules").iterdir()]
    for path in sorted((ROOM / language).glob("*.ftl")):
        found.extend(
            (match["key"], FILLED_IN.sub("…", match["value"]))
            for match in VALUE.finditer(path.read_text("utf-8"))
            if not match["key"].startswith(TYPED)
        )
    assert len(found) > 900
    return found


@pytest.mark.parametrize(
    ("language", "stranger"), [(lang, word) for lang, words in STRANGERS.items() for word in words]
)
def test_no_text_has_a_word_that_is_another_elsewhere(language: str, stranger: str) -> None:
    word = re.compile(stranger, re.IGNORECASE)
    odd = {where: hit[0] for where, text in texts(language) if (hit := word.search(text))}
    assert odd == {}

"""The rules page of an edition, laid out on a terminal."""

import io
import re
import sys

import pytest

from bornes.editions import EDITIONS
from bornes.locales import LANGUAGES, Messages
from bornes.terminal.reports.editions import show_rules


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_rules_fit_a_terminal_of_80_columns(
    edition: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.setattr(sys, "stdout", Terminal())
    said: list[str] = []
    show_rules(edition, language, said.append)
    lines = [line.strip(" ") for line in "\n".join(said).splitlines()]
    assert max(map(len, lines)) <= 80
    # A figure stays on one line, and a French mark on that of its word.
    page = Messages(language, edition).rules_text()
    unbreakable = re.compile("[\u00a0\u202f]")
    assert len(unbreakable.findall("\n".join(lines))) == len(unbreakable.findall(page))
    assert [line for line in lines if line != line.strip("\u00a0\u202f")] == []
    assert not re.search("[\ue000-\uf8ff]", "\n".join(lines))

"""A release is refused for everything that would make it a bad one, and its files are whole."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

import bornes
from hatch_build import description
from tests.support.packed import names_in
from tests.support.paths import ROOT
from tools.release import build, log_problems, problems

HEAD = re.compile(r"## \[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d")
GOOD = "# Change log\n\n## [Unreleased]\n\n## [0.2.0] - 2026-01-31\n\n### Added\n\n- A game.\n"


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    (tmp_path / "CHANGELOG.md").write_text(GOOD, "utf-8")
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--quiet", "--message", "All")
    return tmp_path


def git(folder: Path, *words: str) -> None:
    who = ["-c", "user.name=Somebody", "-c", "user.email=somebody@example.invalid"]
    subprocess.run(["git", *who, *words], cwd=folder, check=True)


def test_a_clean_tree_with_its_change_log_may_be_released(repository: Path) -> None:
    assert problems(repository, "0.2.0") == []


def test_changes_that_are_not_committed_are_refused(repository: Path) -> None:
    (repository / "new.txt").touch()
    assert problems(repository, "0.2.0") == ["The tree has changes that are not committed."]


def test_a_version_that_has_a_tag_is_refused(repository: Path) -> None:
    git(repository, "tag", "v0.2.0")
    [problem] = problems(repository, "0.2.0")
    assert "tag v0.2.0 already" in problem
    assert problems(repository, "0.2.1") == ["The change log has no section [0.2.1]."]


@pytest.mark.parametrize(
    ("log", "word"),
    [
        (GOOD.replace("[Unreleased]\n", "[Unreleased]\n\n- Another.\n"), "[Unreleased]"),
        (GOOD.replace("0.2.0", "0.3.0"), "no section [0.2.0]"),
        (GOOD.replace(" - 2026-01-31", ""), "no day"),
        (GOOD.replace(" - 2026", " – 2026"), "no day"),
        (GOOD + "\n### Changed\n\n- More.\n\n### Added\n\n- A bot.\n", "each once at most"),
        (GOOD + "\n### Promised\n\n- A name.\n", "each once at most"),
        (GOOD.partition("### Added")[0], "empty"),
    ],
)
def test_an_unfinished_change_log_is_refused(log: str, word: str) -> None:
    [problem] = log_problems(log, "0.2.0")
    assert word in problem


def test_every_release_of_the_change_log_has_its_day() -> None:
    log = (ROOT / "CHANGELOG.md").read_text("utf-8")
    heads = [line for line in log.splitlines() if line.startswith("## ")]
    assert heads[0] == "## [Unreleased]"
    assert [head for head in heads[1:] if not HEAD.fullmatch(head)] == []
    assert f"## [{bornes.__version__}]" in heads[1]


def test_the_files_of_a_release_are_whole(tmp_path: Path) -> None:
    sdist, wheel = build(ROOT, tmp_path / "dist")

    assert sdist.name == f"bornes-{bornes.__version__}.tar.gz"
    assert wheel.name == f"bornes-{bornes.__version__}-py3-none-any.whl"
    assert sorted((tmp_path / "dist").iterdir()) == sorted([sdist, wheel])
    assert "src/bornes/web/index.html" in names_in(sdist)
    assert "bornes/web/index.html" in names_in(wheel)


def test_links_of_the_description_are_absolute_or_none() -> None:
    page = "See [docs](docs/a.md#b), [there](https://example.org/c) and ![d](e.png)."
    assert description(page, "") == "See docs, [there](https://example.org/c) and ![d](e.png)."
    assert description(page, "https://example.org/bornes/") == (
        "See [docs](https://example.org/bornes/docs/a.md#b), [there](https://example.org/c) "
        "and ![d](e.png)."
    )

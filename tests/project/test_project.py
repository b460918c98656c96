"""The project's own papers agree with each other, and its lock files name no addresses."""

import json
import os
import re
import tomllib
from importlib import metadata
from pathlib import Path
from typing import Any

import pytest
from hatchling.builders.wheel import WheelBuilder

import bornes
from tests.support.paths import ROOT

LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
NPM_LOCKS = [
    path for path in (ROOT / "package-lock.json", ROOT / "web/package-lock.json") if path.exists()
]

ADDRESS = re.compile(
    r"""
    [a-z][a-z0-9+.-]*://                        # any scheme, files included
    | \b[a-z0-9-]+\.(?:com|dev|io|net|org)\b    # a host without one
    | \blocalhost\b
    | ^\s*(?:-i|-f|--(?:extra-)?index-url|--find-links|--trusted-host)\b
    | \s@\s                                     # name @ place
    """,
    re.VERBOSE | re.MULTILINE | re.IGNORECASE,
)
PIN = re.compile(r"^(?P<name>[a-z0-9-]+)==(?P<rest>(?:.*\\\n)*.*)$", re.MULTILINE)
TARGET = re.compile(r"^(?P<name>[a-z][a-z-]*):(?!=)", re.MULTILINE)
CODE = re.compile(r"```.*?```|`[^`\n]+`", re.DOTALL)
MAKE_IN_CODE = re.compile(
    r"(?:^|[`$&;]\s*)make[ ](?:[A-Z]+=\S+[ ])*(?P<target>[a-z][a-z-]*)", re.MULTILINE
)


def addresses(text: str) -> list[str]:
    """Everything in the text that says where on a network or a disk something comes from."""
    return [found.group().strip() for found in ADDRESS.finditer(text)]


def without_funding(node: Any) -> Any:
    """An npm lock less its `funding` entries: they say whom to thank, not where to fetch."""
    if isinstance(node, dict):
        return {key: without_funding(value) for key, value in node.items() if key != "funding"}
    if isinstance(node, list):
        return [without_funding(value) for value in node]
    return node


def make_targets_named(markdown: str) -> set[str]:
    """The targets that a page tells its reader to make, in code only: prose may make sense."""
    return {
        found["target"] for code in CODE.findall(markdown) for found in MAKE_IN_CODE.finditer(code)
    }


def project_table() -> dict[str, Any]:
    table: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return table


@pytest.mark.parametrize(
    "line",
    [
        "--index-url https://packages.example/simple",
        "--find-links /somewhere/wheels",
        "six @ file:///somewhere/six.whl",
        "# from packages.example.org",
        '"resolved": "http://127.0.0.1/six.tgz"',
    ],
)
def test_an_address_is_recognised(line: str) -> None:
    assert addresses(line)


def test_every_lock_is_looked_at() -> None:
    assert [path.name for path in LOCKS] == [
        "bench.txt",
        "cluster.txt",
        "dev.txt",
        "docs.txt",
        "openspiel.txt",
        "run.txt",
        "tools.txt",
        "train.txt",
    ]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
def test_a_lock_names_no_address_and_hashes_every_pin(lock: Path) -> None:
    text = lock.read_text("utf-8")
    pins = list(PIN.finditer(text))

    assert addresses(text) == []
    assert pins
    assert [pin["name"] for pin in pins if "--hash=sha256:" not in pin["rest"]] == []


def test_no_npm_lock_names_an_address() -> None:
    found = {
        str(path): addresses(json.dumps(without_funding(json.loads(path.read_text("utf-8")))))
        for path in NPM_LOCKS
    }
    assert not any(found.values()), found


def test_funding_is_no_address_but_a_download_is() -> None:
    lock = {
        "packages": {
            "a": {"funding": {"url": "https://thanks.example"}},
            "b": {"resolved": "https://packages.example/b.tgz"},
        }
    }
    assert addresses(json.dumps(without_funding(lock))) == ["https://"]


@pytest.mark.parametrize("lock", ["run.txt", "dev.txt"])
def test_every_dependency_is_pinned(lock: str) -> None:
    asked = {
        re.split(r"[<>=!~ ;\[]", wanted)[0].lower().replace(".", "-")
        for wanted in project_table()["dependencies"]
    }
    pinned = {
        pin["name"] for pin in PIN.finditer((ROOT / "requirements" / lock).read_text("utf-8"))
    }
    assert asked <= pinned


def test_one_version_everywhere() -> None:
    assert "version" in project_table()["dynamic"], "it is written in src/bornes/__init__.py"
    assert metadata.version("bornes") == bornes.__version__


def test_the_package_brings_all_its_data() -> None:
    packed = {path.distribution_path for path in WheelBuilder(str(ROOT)).recurse_included_files()}
    for path in (ROOT / "src").rglob("*"):
        if path.suffix in {".json", ".ftl", ".typed", ".toml", ".sql"}:
            assert path.relative_to(ROOT / "src").as_posix() in packed, path


def test_make_targets_are_read_from_code_only() -> None:
    page = "Then make sure: `make play`.\n```sh\n$ make PYTHON=python3.12 test\nmake bench\n```\n"
    assert make_targets_named(page) == {"play", "test", "bench"}


def test_the_readme_names_only_targets_that_exist() -> None:
    named = make_targets_named((ROOT / "README.md").read_text("utf-8"))
    there = {found["name"] for found in TARGET.finditer((ROOT / "Makefile").read_text("utf-8"))}

    assert {"play", "test"} <= named
    assert named <= there


def test_ci_runs_what_a_developer_runs() -> None:
    script = ROOT / ".ci" / "run"

    assert os.access(script, os.X_OK)
    assert "make test" in script.read_text("utf-8")

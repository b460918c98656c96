"""Checks that a release may be made, and builds its files: `make release`.

Publishing them is a person's step; what is printed at the end says how.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import bornes

ROOT = Path(__file__).resolve().parents[1]
_SECTION = re.compile(r"^## \[(?P<name>[^\]]+)\](?P<day>.*)$", re.MULTILINE)
_DAY = re.compile(r" - \d{4}-\d\d-\d\d")
_HEADING = re.compile(r"^### (.+)$", re.MULTILINE)
_HEADINGS = ("Added", "Changed", "Deprecated", "Removed", "Fixed", "Security")


def problems(root: Path, version: str) -> list[str]:
    """Everything that stands in the way of a release, or nothing."""
    found = []
    if _git(root, "status", "--porcelain"):
        found.append("The tree has changes that are not committed.")
    if _git(root, "tag", "--list", f"v{version}"):
        found.append(f"There is a tag v{version} already: set __version__ to the next version.")
    return found + log_problems((root / "CHANGELOG.md").read_text("utf-8"), version)


def log_problems(log: str, version: str) -> list[str]:
    """What the change log lacks."""
    heads = list(_SECTION.finditer(log))
    ends = [*(head.start() for head in heads[1:]), len(log)]
    sections = {
        head["name"]: (head["day"], log[head.end() : end].strip())
        for head, end in zip(heads, ends, strict=True)
    }
    found = []
    if sections.get("Unreleased", (None, ""))[1]:
        found.append("The change log has entries under [Unreleased]: they belong to the release.")
    if version not in sections:
        found.append(f"The change log has no section [{version}].")
        return found
    day, text = sections[version]
    if not _DAY.fullmatch(day):
        found.append(f"The section [{version}] of the change log has no day: - YYYY-MM-DD.")
    if not text:
        found.append(f"The section [{version}] of the change log is empty.")
    return found + _heading_problems(text, version)


def _heading_problems(text: str, version: str) -> list[str]:
    """The headings of a section that don't stand there, or not so: each once, and in this order."""
    headings = _HEADING.findall(text)
    if headings == [heading for heading in _HEADINGS if heading in headings]:
        return []
    here, wanted = ", ".join(headings), ", ".join(_HEADINGS)
    order = f"they are {wanted}, in this order, each once at most."
    return [f"The section [{version}] of the change log has the headings {here}: {order}"]


def build(root: Path, into: Path) -> list[Path]:
    """Build the sdist, and the wheel from what the sdist holds, as an installer would."""
    shutil.rmtree(into, ignore_errors=True)
    into.mkdir(parents=True)
    made = into / _backend("sdist", root, into)
    unpacked = into / "unpacked"
    shutil.unpack_archive(made, unpacked, filter="data")
    [folder] = unpacked.iterdir()
    wheel = into / _backend("wheel", folder, into)
    shutil.rmtree(unpacked)
    return [made, wheel]


def main(words: list[str]) -> int:
    """Carry out `check` or `build`; returns the exit status."""
    version = bornes.__version__
    # After the tests too: they may have taken long enough for something to change.
    if found := problems(ROOT, version):
        print(f"Bornes {version} can't be released:", *found, sep="\n  ", file=sys.stderr)
        return 1
    if words == ["build"]:
        print("Built:", *(path.relative_to(ROOT) for path in build(ROOT, ROOT / "dist")))
        print(f"What is left to a person: git tag v{version}, push it, upload the two files.")
    return 0


def _backend(kind: str, folder: Path, into: Path) -> str:
    # The backend packs the folder it is started in.
    code = f"import hatchling.build as b; print(b.build_{kind}({str(into)!r}))"
    command = [sys.executable, "-I", "-c", code]
    done = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, text=True, check=True)
    return done.stdout.splitlines()[-1]


def _git(root: Path, *words: str) -> str:
    done = subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=True)
    return done.stdout.strip()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""The browser that the tests drive: the system's Chromium.

Run as a program, it makes sure that there is one, and says how to get one where it can't.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from typing import Final

VARIABLE: Final = "BORNES_CHROMIUM"
NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ADVICE: Final = (
    "The tests of the page need Chromium or Chrome, and there is none. Install it "
    "(Debian, Ubuntu: apt-get install chromium), or name one: "
    f"{VARIABLE}=/path/to/chromium make test"
)
# The sandbox wants rights that containers don't give; what the tests visit is their own server.
ELSEWHERE: Final = "bornes.test"
"""A name by which tests come to their server as from another machine."""
ARGUMENTS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    # A name of another machine, where a browser allows less than on its own.
    f"--host-resolver-rules=MAP {ELSEWHERE} 127.0.0.1",
)


def find() -> str | None:
    """Where the browser is, if there is one."""
    chosen = os.environ.get(VARIABLE)
    if chosen:
        return shutil.which(chosen)
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def executable() -> str:
    """Where the browser is. Without one the tests fail: they are never left out in silence."""
    path = find()
    if path is None:
        raise RuntimeError(ADVICE)
    return path


def install() -> None:
    """Install it, where that takes no more than asking for it."""
    print("Installing Chromium for the tests of the page", flush=True)
    quiet = ("--quiet", "--quiet")
    for command in (
        ["apt-get", "update", *quiet],
        ["apt-get", "install", "--yes", *quiet, "--no-install-recommends", "chromium"],
    ):
        subprocess.run(command, check=True, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"})


def main() -> int:
    """Make sure that there is a browser."""
    can_install = os.geteuid() == 0 and shutil.which("apt-get") and VARIABLE not in os.environ
    if find() is None and can_install:
        try:
            install()
        except subprocess.CalledProcessError as error:
            print(f"That failed: {error}", file=sys.stderr)
    if find() is None:
        print(ADVICE, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Write the golden screens of the terminal anew: ``make screens``.

Each is the text of the full screen at some table. Read what has changed before you keep it.
"""

from __future__ import annotations

import asyncio

from tests.support.golden_screens import SCREENS, path_of, text_of


def main() -> None:
    for screen in SCREENS:
        path_of(screen).parent.mkdir(exist_ok=True)
        path_of(screen).write_text(asyncio.run(text_of(screen)) + "\n", "utf-8")


if __name__ == "__main__":
    main()

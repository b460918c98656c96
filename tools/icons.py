"""Draws the icons of the installed page anew, from its mark: `python -m tools.icons`."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.support.browser.chromium import ARGUMENTS, executable

PUBLIC = Path(__file__).parent.parent / "web" / "public"
PAPER = "#f6efdc"
ICONS = {"icon-192.png": (192, 0.94), "icon-512.png": (512, 0.94), "icon-maskable.png": (512, 0.6)}
"""Each with its size, and how much of it the mark fills: of a maskable one, the edge is cut off."""

PAGE = """<!doctype html><style>
html, body {{ margin: 0; height: 100%; background: {paper}; }}
body {{ display: grid; place-items: center; }}
svg {{ width: {share}vw; height: {share}vw; }}
</style>{mark}"""


def main() -> None:
    mark = (PUBLIC / "mark.svg").read_text("utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=[*ARGUMENTS])
        for name, (size, share) in ICONS.items():
            whole = share < 0.9
            page = browser.new_page(viewport={"width": size, "height": size})
            paper = PAPER if whole else "transparent"
            page.set_content(PAGE.format(paper=paper, share=100 * share, mark=mark))
            page.screenshot(path=PUBLIC / name, omit_background=not whole)
        browser.close()


if __name__ == "__main__":
    main()

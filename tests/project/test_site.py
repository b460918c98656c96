"""The documentation as a site: whole, and readable from a folder without a network."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

import pytest
from playwright.sync_api import expect, sync_playwright

from tests.support.browser.chromium import ARGUMENTS, executable
from tests.support.paths import ROOT
from tools import site

NAV_PAGE = re.compile(r"[\w/-]+\.md")


class Addresses(HTMLParser):
    """The ids of a page, where its links lead, and what it fetches by itself."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.fetched: list[str] = []
        self.feed(page.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.ids |= {given[name] for name in ("id", "name") if name in given}
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        elif tag == "link" and given.get("rel") != "canonical":
            self.fetched.append(given.get("href", ""))
        elif "src" in given:
            self.fetched.append(given["src"])


def test_every_page_of_the_menu_is_gathered(tmp_path: Path) -> None:
    site.gather(tmp_path)
    menu = (ROOT / "mkdocs.yml").read_text("utf-8").partition("\nnav:\n")[2]
    named = set(NAV_PAGE.findall(menu))
    assert len(named) > 25
    assert {name for name in named if not (tmp_path / name).is_file()} == set()


def test_links_follow_their_pages() -> None:
    places = {Path("docs/api.md"): Path("api.md"), Path("CHANGELOG.md"): Path("changelog.md")}
    text = "[a](../CHANGELOG.md#x), [b](https://x.org), [c](../src/y.py), [d](#here)\n"
    moved = "[a](changelog.md#x), [b](https://x.org), c, [d](#here)\n"
    assert site.with_links(text, Path("docs/api.md"), places) == moved
    fenced = "```\n[a](../CHANGELOG.md)\n```"
    assert site.with_links(fenced, Path("docs/api.md"), places) == fenced


@pytest.fixture(scope="module")
def built() -> Path:
    """The site as `make docs` builds it."""
    subprocess.run(["make", "docs"], cwd=ROOT, check=True)
    return site.HTML


@pytest.mark.long
def test_no_link_is_broken_and_nothing_is_fetched(built: Path) -> None:
    pages = {page: Addresses(page) for page in built.rglob("*.html")}
    assert len(pages) > 50
    assert list(_broken(built, pages)) == []


def _broken(built: Path, pages: dict[Path, Addresses]) -> Iterator[str]:
    for page, addresses in pages.items():
        name = page.relative_to(built)
        yield from (f"{name} fetches {one}" for one in addresses.fetched if "//" in one)
        for link in [*addresses.links, *addresses.fetched]:
            target, _, anchor = unquote(link).partition("#")
            if ":" in target or page.name == "404.html":
                continue
            there = (page.parent / target).resolve() if target else page
            if there.is_dir():
                there /= "index.html"
            known = pages.get(there)
            if not there.exists() or (anchor and known and anchor not in known.ids):
                yield f"{name}: {link}"


@pytest.mark.long
def test_the_search_finds_something_from_a_folder(built: Path) -> None:
    asked: list[str] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=[*ARGUMENTS])
        page = browser.new_page()
        page.on("request", lambda request: asked.append(request.url))
        page.goto((built / "index.html").as_uri())
        # The search begins when somebody comes to it; what is typed before is not searched for.
        line = page.locator(".md-search__input")
        line.focus()
        begun = page.locator(".md-search-result__meta")
        expect(begun).to_have_text("Type to start searching", timeout=120_000)
        line.press_sequentially("shut-out")
        found = page.locator(".md-search-result__link")
        expect(found.first).to_be_visible()
        browser.close()
    assert [url for url in asked if not url.startswith(("file:", "data:", "blob:"))] == []

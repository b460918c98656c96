"""A page that is kept, and a server that has another one: told, offered, and never forced."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from bornes.locales import Messages
from tests.browser.conftest import page_folder
from tests.support.browser.cut_off import AT_TABLE, LONG, comer, fetch_all, one_step, sit_down
from tests.support.server_client import make_table
from tests.support.server_process import ServerProcess

pytestmark = pytest.mark.long

NEW = "[data-new-version]"
OLDER = "of-an-older-bornes"
STEPS = 60
HELLO = "type:`hello`,version:1,"
"""What the page says first to a table, as the builder writes it."""
PACKAGE = Path(str(files("bornes")))
WORDS = Messages("en")


def older(folder: Path) -> str:
    """An earlier Bornes, whole, in a folder: what Python does first so that it is that one.

    Server and page speak another version of the protocol, and its page is marked. Every program of
    the page has another name there, as builders see to where content differs.
    """
    package = folder / "bornes"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("web", "__pycache__"))
    shutil.copytree(page_folder(), package / "web")
    rewrite(package / "server/protocol/values.py", "VERSION: Final = 1\n", "VERSION: Final = 0\n")
    web = package / "web"
    rewrite(web / "index.html", "<head>", f'<head><meta name="{OLDER}">')
    programs = list(web.glob("assets/*.js"))
    said = [path for path in programs if HELLO in path.read_text("utf-8")]
    assert len(said) == 1, "where the page says hello"
    rewrite(said[0], HELLO, HELLO.replace("1", "0"))
    for path in [web / "index.html", web / "device.json", web / "sw.js", *programs]:
        text = path.read_text("utf-8")
        for program in programs:
            text = text.replace(program.name, f"older-{program.name}")
        path.write_text(text, "utf-8")
    for program in programs:
        program.rename(program.with_name(f"older-{program.name}"))
    # What was packed beforehand is what was there before.
    for path in [*web.glob("**/*.js.*"), *web.glob("*.html.*"), *web.glob("*.json.*")]:
        path.unlink()
    return f"import sys; sys.path.insert(0, {str(folder)!r}); "


def rewrite(path: Path, before: str, after: str) -> None:
    """Put something in the place of what has to be there."""
    text = path.read_text("utf-8")
    assert before in text, (path, before)
    path.write_text(text.replace(before, after), "utf-8")


@contextmanager
def left_behind(browser: Browser, folder: Path) -> Iterator[tuple[Page, str]]:
    """Somebody in the middle of a hand on their device, whose page is older than the server."""
    with ExitStack() as stack:
        before = ServerProcess(folder / "before")
        before.before_start = older(folder / "older")
        before.start()
        stack.callback(end, before)
        page = stack.enter_context(comer(browser, before.address, "parker"))
        fetch_all(page, before.address)
        before.stop()
        page.context.set_offline(True)
        page.goto(before.address)
        table = sit_down(page)
        play_some(page)
        after = ServerProcess(folder / "after", web=str(page_folder()))
        after.port = before.port
        after.start()
        stack.callback(end, after)
        page.context.set_offline(False)
        yield page, table


def end(server: ServerProcess) -> None:
    """End a server that may have ended."""
    if server.process.poll() is None:
        server.kill()


def play_some(page: Page) -> None:
    """Play on for some moves."""
    for _ in range(STEPS):
        one_step(page)
        page.wait_for_timeout(20)


def hand(page: Page) -> int:
    """How many cards one holds, once it is one's turn to play."""
    mine = page.locator("main[data-seat='1'][data-turn='1'][data-phase='play']:not([data-showing])")
    for _ in range(10 * STEPS):
        if mine.count():
            return page.locator("[data-hand-card]").count()
        if page.locator("[data-decline]").count():
            one_step(page)
        page.wait_for_timeout(50)
    raise AssertionError("it is never one's turn")


def is_older(page: Page) -> bool:
    """Whether it is the page of before."""
    return page.locator(f"meta[name={OLDER}]").count() == 1


def test_a_new_version_is_offered_in_a_hand_and_taken_when_one_likes(
    browser: Browser, tmp_path: Path
) -> None:
    with left_behind(browser, tmp_path) as (page, table):
        assert is_older(page)
        held = hand(page)
        page.reload()
        notice = page.locator(NEW)
        expect(notice).to_be_visible(timeout=LONG)
        # Nobody is sent away: the hand goes on with the page of before, and after a reload, too.
        expect(page.locator(AT_TABLE)).to_be_visible(timeout=LONG)
        expect(page.locator("[data-hand-card]")).to_have_count(held)
        play_some(page)
        page.reload()
        expect(page.locator(AT_TABLE)).to_be_visible(timeout=LONG)
        assert is_older(page)
        assert page.url == table
        held = hand(page)
        expect(notice).to_be_visible()
        before = page.evaluate("caches.keys()")
        notice.get_by_role("button", name="Use it now").click()
        page.wait_for_function(
            "async (before) => !(await caches.keys()).includes(before[0])", arg=before
        )
        expect(page.locator(AT_TABLE)).to_be_visible(timeout=LONG)
        expect(page.locator("[data-hand-card]")).to_have_count(held)
        expect(notice).to_have_count(0)
        assert not is_older(page)
        assert page.url == table
        # And the new one is kept as the old one was.
        page.context.set_offline(True)
        page.reload()
        expect(page.locator("[data-hand-card]")).to_have_count(held, timeout=LONG)
        assert not is_older(page)


def test_a_page_whose_protocol_is_of_another_time_is_told(browser: Browser, tmp_path: Path) -> None:
    with left_behind(browser, tmp_path) as (page, _):
        address = page.url.partition("/t/")[0]
        info, _ = make_table(address, "parker", ["me", "steady"])
        page.goto(f"{address}/t/{info['id']}")
        expect(page.locator("h1")).to_have_text(WORDS.text("table-gone-version"), timeout=LONG)
        expect(page.locator("main p")).to_have_text(WORDS.text("table-gone-version-kept"))
        assert is_older(page)
        notice = page.locator(NEW)
        expect(notice).to_be_visible(timeout=LONG)
        notice.get_by_role("button", name="Use it now").click()
        expect(page.locator("[data-phase=play], [data-phase=draw]")).to_be_visible(timeout=LONG)
        assert not is_older(page)

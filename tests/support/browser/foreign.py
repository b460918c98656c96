"""Other browsers than Chromium, driven by their own remote protocols: Firefox and WebKitGTK."""

from __future__ import annotations

import base64
import json
import os
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Protocol

import httpx

PATIENCE: Final = 60.0
_STEP: Final = 0.1


class Foreign(Protocol):
    """A browser with one page."""

    def go(self, url: str) -> None:
        """Open an address."""

    def run(self, script: str, *arguments: object) -> Any:
        """Run a function body in the page; what it returns."""

    def picture(self, file: Path) -> None:
        """Picture the window."""


def wait_for(browser: Foreign, script: str, *arguments: object) -> Any:
    """Run a script until it returns something; a busy machine takes its time."""
    end = time.monotonic() + PATIENCE
    while True:
        found = browser.run(script, *arguments)
        if found:
            return found
        assert time.monotonic() < end, f"never so: {script} {arguments}"
        time.sleep(_STEP)


class Firefox:
    """Firefox by Marionette: messages of JSON over a socket, each with its length before it."""

    def __init__(self, port: int) -> None:
        self._count = 0
        self._socket = _connected(port)
        self._file = self._socket.makefile("rb")
        self._read()  # says who it is
        self._ask("WebDriver:NewSession")
        self._ask("WebDriver:SetWindowRect", width=1440, height=900)

    def _read(self) -> Any:
        length = b""
        while (sign := self._file.read(1)) != b":":
            assert sign, "Firefox has hung up"
            length += sign
        return json.loads(self._file.read(int(length)))

    def _ask(self, command: str, **arguments: object) -> Any:
        self._count += 1
        text = json.dumps([0, self._count, command, arguments]).encode()
        self._socket.sendall(f"{len(text)}:".encode() + text)
        _, _, error, result = self._read()
        assert error is None, error
        return result

    def go(self, url: str) -> None:
        """Open an address."""
        self._ask("WebDriver:Navigate", url=url)

    def run(self, script: str, *arguments: object) -> Any:
        """Run a function body in the page; what it returns."""
        return self._ask("WebDriver:ExecuteScript", script=script, args=arguments)["value"]

    def picture(self, file: Path) -> None:
        """Picture the window."""
        taken = self._ask("WebDriver:TakeScreenshot", full=False)["value"]
        file.write_bytes(base64.b64decode(taken))

    def close(self) -> None:
        """Hang up."""
        self._file.close()
        self._socket.close()


class WebKit:
    """A WebKitGTK browser by WebDriver: JSON over HTTP."""

    def __init__(self, port: int, binary: str, arguments: list[str]) -> None:
        self._client = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE)
        options = {"webkitgtk:browserOptions": {"binary": binary, "args": arguments}}
        made = self._post("/session", capabilities={"alwaysMatch": options})
        self._session = f"/session/{made['sessionId']}"
        self._post(f"{self._session}/window/rect", width=1440, height=900)

    def _post(self, path: str, **body: object) -> Any:
        answer = self._client.post(path, json=body)
        assert answer.status_code == 200, answer.text
        return answer.json()["value"]

    def go(self, url: str) -> None:
        """Open an address."""
        self._post(f"{self._session}/url", url=url)

    def run(self, script: str, *arguments: object) -> Any:
        """Run a function body in the page; what it returns."""
        return self._post(f"{self._session}/execute/sync", script=script, args=arguments)

    def picture(self, file: Path) -> None:
        """Picture the window."""
        taken = self._client.get(f"{self._session}/screenshot").json()["value"]
        file.write_bytes(base64.b64decode(taken))

    def close(self) -> None:
        """End the browser."""
        self._client.delete(self._session)
        self._client.close()


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port


def _connected(port: int) -> socket.socket:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return socket.create_connection(("127.0.0.1", port), PATIENCE)
        except OSError:
            assert time.monotonic() < end, "the browser does not answer"
            time.sleep(_STEP)


@contextmanager
def _started(*command: str) -> Iterator[None]:
    # A session of its own, so that what it has started itself ends with it.
    process = subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
    )
    try:
        yield
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def firefox_found() -> str | None:
    """Where Firefox is, if there is one."""
    return shutil.which("firefox-esr") or shutil.which("firefox")


@contextmanager
def firefox(folder: Path) -> Iterator[Firefox]:
    """Firefox without a window, with a profile of its own."""
    path, port = firefox_found(), _free_port()
    assert path is not None
    (folder / "user.js").write_text(
        f'user_pref("marionette.port", {port});\n'
        'user_pref("app.update.enabled", false);\n'
        'user_pref("ui.prefersReducedMotion", 1);\n'
    )
    with _started(path, "--headless", "--marionette", "--no-remote", "--profile", str(folder)):
        found = Firefox(port)
        try:
            yield found
        finally:
            found.close()


def webkit_found() -> bool:
    """Whether there is a WebKitGTK browser with its driver, and a screen for it."""
    needed = ("WebKitWebDriver", "xvfb-run", "dbus-run-session")
    return all(shutil.which(name) for name in needed) and _mini_browser() is not None


def _mini_browser() -> str | None:
    """The small browser that comes with WebKitGTK; it lies among the system's libraries."""
    found = sorted(Path("/usr/lib").glob("*/webkit*gtk-*/MiniBrowser"))
    return str(found[-1]) if found else None


@contextmanager
def webkit() -> Iterator[WebKit]:
    """The browser of WebKitGTK on a screen that nobody sees."""
    port = _free_port()
    screen = ("xvfb-run", "-a", "-s", "-screen 0 1440x900x24")
    driver = ("WebKitWebDriver", f"--port={port}")
    with _started("dbus-run-session", "--", *screen, *driver):
        _connected(port).close()
        found = WebKit(port, _mini_browser() or "", ["--automation"])
        try:
            yield found
        finally:
            found.close()

"""The page: files of a folder, with names that tell how long they may be kept."""

from __future__ import annotations

import gzip
import hashlib
import json
import mimetypes
import re
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Final

from bornes.server.http.device_parts import ARCHIVE, archive, archive_name

# The builder puts a hash of the content into these names, so that they never change.
_HASHED: Final = re.compile(r"^assets/(?:.+[-.][A-Za-z0-9_-]{8,}\.\w+|device-[0-9a-f]+/[^/]+)$")
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"
_INDEX: Final = "index.html"
_ADDRESS: Final = re.compile(r'((?:src|href)=")/')
_SAID: Final = 'name="bornes-base-path" content=""'
"""The place in the page where it reads under which path it lies."""
_ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))
_PARTS: Final = "device.json"
"""What tables on the device are made of; the page is told of this Bornes in it, too."""
_SERVICE: Final = "sw.js"
_VERSION: Final = b"bornes-version"
"""The place in the service worker where a browser sees whether there is something new."""
_NOT_BUILT: Final = (
    b"The page is not installed here. The API is at /api, its description at /schema.\n"
)


@dataclass(frozen=True, slots=True)
class Found:
    """A file as it is sent."""

    body: bytes
    headers: list[tuple[bytes, bytes]]


def web_folder(chosen: Path | None) -> Path | None:
    """The folder of the page: the one chosen, or the one that is part of the package."""
    folder = chosen if chosen is not None else Path(str(files("bornes"))) / "web"
    return folder if (folder / _INDEX).is_file() else None


class Page:
    """The files of the page, read once."""

    def __init__(self, folder: Path | None, base_path: str = "") -> None:
        self._files: dict[str, bytes] = {}
        if folder is not None:
            for path in sorted(folder.rglob("*")):
                if path.is_file():
                    self._files[path.relative_to(folder).as_posix()] = path.read_bytes()
        if base_path and _INDEX in self._files:
            self._move_to(base_path)

    def _move_to(self, base_path: str) -> None:
        """Let the page begin all its addresses with a base path."""
        text = self._files[_INDEX].decode("utf-8")
        text = _ADDRESS.sub(rf"\1{base_path}/", text)
        text = text.replace(_SAID, _SAID.replace('""', f'"{base_path}"'))
        self._files[_INDEX] = text.encode("utf-8")
        for _, ending in _ENCODINGS:
            self._files.pop(_INDEX + ending, None)

    @property
    def built(self) -> bool:
        """Whether there is a page at all."""
        return bool(self._files)

    def find(self, path: str, accepted: str) -> Found | None:
        """The file of a path; addresses within the page, such as a table's, are the page."""
        name = path.strip("/") or _INDEX
        if name not in self._files and "." not in name.rpartition("/")[2]:
            name = _INDEX
        if not self.built and name == _INDEX:
            return Found(_NOT_BUILT, _headers("text/plain; charset=utf-8", _ASK_AGAIN))
        if name not in self._files:
            return self._made(name, accepted)
        if name == _PARTS:
            return Found(self._parts(), _headers("application/json", _ASK_AGAIN))
        if name == _SERVICE:
            return Found(self._service(), _headers("text/javascript", _ASK_AGAIN))
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        if kind.startswith("text/") or kind.endswith(("javascript", "json", "svg+xml")):
            kind += "; charset=utf-8"
        headers = _headers(kind, _caching(name))
        for encoding, ending in _ENCODINGS:
            if encoding in accepted and name + ending in self._files:
                headers.append((b"content-encoding", encoding.encode()))
                return Found(self._files[name + ending], headers)
        return Found(self._files[name], headers)

    def _made(self, name: str, accepted: str) -> Found | None:
        """What is not there by its name: this Bornes, or a file that is only there packed."""
        if name.startswith(ARCHIVE) and name == archive_name():
            return Found(archive(), _headers("application/zip", _FOR_EVER))
        packed = self._files.get(f"{name}.gz")
        if packed is None:
            return None
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        headers = _headers(kind, _caching(name))
        if "gzip" in accepted:
            return Found(packed, [*headers, (b"content-encoding", b"gzip")])
        return Found(gzip.decompress(packed), headers)

    def _parts(self) -> bytes:
        """The list of parts, with this Bornes as the last."""
        listed = json.loads(self._files[_PARTS])
        size = len(archive())
        listed["files"].append({"name": archive_name(), "sent": size, "bytes": size})
        return json.dumps(listed).encode()

    def _service(self) -> bytes:
        """The service worker of this version: names tell contents, but for the page's own."""
        told = hashlib.sha256(self._parts() + self._files[_INDEX]).hexdigest()[:16]
        return self._files[_SERVICE].replace(_VERSION, told.encode())


def _caching(name: str) -> str:
    return _FOR_EVER if _HASHED.match(name) else _ASK_AGAIN


def _headers(kind: str, caching: str) -> list[tuple[bytes, bytes]]:
    return [
        (b"content-type", kind.encode()),
        (b"cache-control", caching.encode()),
        (b"vary", b"accept-encoding"),
    ]

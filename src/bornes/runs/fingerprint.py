"""What tells one Bornes from another: every file that a result may follow from."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

import bornes

_KINDS: Final = {".py", ".json"}


@cache
def fingerprint() -> str:
    """The version, and a digest of the code and data of this installation."""
    root = Path(bornes.__file__).parent
    digest = sha256()
    for path in sorted(root.rglob("*")):
        if path.suffix in _KINDS and "web" not in path.relative_to(root).parts[:1]:
            digest.update(path.relative_to(root).as_posix().encode())
            # Line ends differ between systems, and results don't follow from them.
            digest.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return f"{bornes.__version__}+{digest.hexdigest()[:16]}"

"""The rules pages without what only the browser shows.

A page is Markdown with two additions: a heading of the second level ends in its id,
``## Your turn {#turn}``, and a picture of a card is an image with the card's address,
``![Stop](card:stop)``. The browser uses the ids to find its way and draws the cards.
"""

from __future__ import annotations

import re
from typing import Final

_HEADING_ID: Final = re.compile(r"^(#+ .*?) *\{#\w+\}$", re.MULTILINE)
_PICTURE: Final = re.compile(r"!\[([^\]]*)\]\(card:\w+\)")


def without_pictures(page: str) -> str:
    """A rules page as plain Markdown: no ids, and each card by its name, as in ``[Stop]``."""
    return _PICTURE.sub(r"[\1]", _HEADING_ID.sub(r"\1", page))

"""Cases of which some are tried every day, and all others where there is time: `make test-long`."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

import pytest


def seldom(cases: Iterable[Any], every_day: Collection[Any]) -> list[Any]:
    """The cases for `parametrize`, those marked `long` that are not tried every day."""
    chosen = list(cases)
    assert all(case in chosen for case in every_day)
    return [
        case if case in every_day else pytest.param(case, marks=pytest.mark.long) for case in chosen
    ]

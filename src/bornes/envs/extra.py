"""What is said when the packages that learners use are not there."""

from __future__ import annotations

from typing import Final

from bornes.engine.refusals import Refusal, Refused

PACKAGES: Final = ("gymnasium", "numba", "numpy", "pettingzoo", "PIL")
"""The packages of the extra ``rl``, by the names they are imported under."""


class MissingExtra(Refused, ImportError):
    """The environments can't be imported without the extra `rl`."""


def missing(error: ModuleNotFoundError) -> ImportError:
    """The refusal for a package that is not there; the error itself for any other module."""
    package = (error.name or "").partition(".")[0]
    if package not in PACKAGES:
        return error
    return MissingExtra(Refusal("envs-needs-extra", package=package))


def no_openspiel(error: ModuleNotFoundError) -> MissingExtra:
    """What to raise where OpenSpiel's package is not there."""
    return MissingExtra(Refusal("openspiel-needs-extra", package=str(error.name)))

"""Advice on a position in a file, as a page for people or as data for programs."""

from bornes.advise.consulting import Advised, consult
from bornes.advise.report import as_data, as_text

__all__ = ["Advised", "as_data", "as_text", "consult"]

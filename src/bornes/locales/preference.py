"""Which language a person has asked the system for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bornes.locales.words import LANGUAGES

DEFAULT: Final = "en"
_VARIABLES: Final = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def preferred_language(environment: Mapping[str, str]) -> str:
    """The first of our languages in the first variable that is set; English otherwise.

    ``LANGUAGE`` may be a list: ``de:nl_BE:fr`` asks for Dutch here. A variable that asks
    for none of ours is not passed over: ``LC_ALL=C`` means English, whatever ``LANG`` says.
    """
    wanted = next((environment[name] for name in _VARIABLES if environment.get(name)), "")
    for locale in wanted.split(":"):
        # What follows the language is its country, encoding and variant: nl_BE.UTF-8@euro.
        language = locale.lower().replace("-", "_").partition("_")[0]
        language = language.partition(".")[0].partition("@")[0]
        if language in LANGUAGES:
            return language
    return DEFAULT

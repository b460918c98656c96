"""How every test runs: the same examples on every machine, and no clock that can fail one."""

from __future__ import annotations

import os
import signal

import pytest
from hypothesis import settings

settings.register_profile("steady", derandomize=True, deadline=None, print_blob=True)
settings.register_profile("long", deadline=None, max_examples=2_000, print_blob=True)
settings.load_profile("steady")

# Whatever a script starts in the background ignores Ctrl-C, and so would the programs tested.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int | None:
    """How many processes `-n auto` stands for; `-n logical` is one a core.

    The everyday tests often wait for servers and browsers: half as many again as there are cores.
    """
    if config.option.numprocesses != "auto":
        return None
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return (cores or 1) * 3 // 2

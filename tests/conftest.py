"""How every test runs: the same examples on every machine, and no clock that can fail one."""

import signal

from hypothesis import settings

settings.register_profile("steady", derandomize=True, deadline=None, print_blob=True)
settings.register_profile("long", deadline=None, max_examples=2_000, print_blob=True)
settings.load_profile("steady")

# Whatever a script starts in the background ignores Ctrl-C, and so would the programs tested.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

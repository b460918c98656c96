"""How every test runs: the same examples on every machine, and no clock that can fail one."""

from hypothesis import settings

settings.register_profile("steady", derandomize=True, deadline=None, print_blob=True)
settings.register_profile("long", deadline=None, max_examples=2_000, print_blob=True)
settings.load_profile("steady")

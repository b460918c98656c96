"""Environments for learners: PettingZoo's, Gymnasium's, and a vectorised one.

What belongs here: the game as numbers for learning programs, in the interfaces they know. What
doesn't: rules (`bornes.engine`, `bornes.fast`) and opponents (`bornes.bots`). A learner's
observation is made from its seat's view alone. All of this needs the extra ``bornes[rl]``;
`extra` says so where it is missing.

The environments: `aec` (several learners in turn, PettingZoo, with `wrappers`), `solo_env` (one
learner against bots, Gymnasium) and `vector_env` (many tables at once over the compiled rules).
The first two stand on `engine_table`, the last on `compiled_tables` with `vector_opponents` and
`row_views`.

`bornes.envs.numbers` has the game as numbers: observations and actions. Begin reading with its
`codec`. `rewards` says what a seat is paid, `opponents` who sits on the other seats. What is shown:
`render`, `text`, and `bornes.envs.picture`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bornes.envs.extra import missing

try:
    import gymnasium

    from bornes.envs.aec import env, raw_env
    from bornes.envs.numbers.codec import VERSION, Encoding, encoding
    from bornes.envs.numbers.observation_fields import Field
    from bornes.envs.solo_env import ID, SoloEnv, solo
except ModuleNotFoundError as error:
    raise missing(error) from None

if TYPE_CHECKING:
    from bornes.envs.vector_env import FastVectorEnv

__all__ = [
    "ID",
    "VERSION",
    "Encoding",
    "Field",
    "SoloEnv",
    "encoding",
    "env",
    "raw_env",
    "solo",
    "vector",
]

gymnasium.register(
    id=ID,
    entry_point="bornes.envs.solo_env:SoloEnv",
    vector_entry_point="bornes.envs.vector_env:FastVectorEnv",
)


def vector(
    num_envs: int, edition: str = "parker", players: int = 2, **settings: Any
) -> FastVectorEnv:
    """Many environments at once, at any table that is compiled."""
    try:
        # The compiler takes a second to load, and only this environment needs it.
        from bornes.envs.vector_env import FastVectorEnv
    except ModuleNotFoundError as error:
        raise missing(error) from None
    return FastVectorEnv(num_envs, edition, players, **settings)

"""Environments for learners: PettingZoo's, Gymnasium's, and a vectorised one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bornes.envs.extra import missing

try:
    import gymnasium

    from bornes.envs.aec import env, raw_env
    from bornes.envs.codec import VERSION, Encoding, encoding
    from bornes.envs.fields import Field
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
    """Many environments at once against compiled policies, at any table that is compiled."""
    try:
        # The compiler takes a second to load, and only this environment needs it.
        from bornes.envs.vector_env import FastVectorEnv
    except ModuleNotFoundError as error:
        raise missing(error) from None
    return FastVectorEnv(num_envs, edition, players, **settings)

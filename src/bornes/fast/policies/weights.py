"""The type that weights of all policies have, whatever each number in them means."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Weights = NDArray[np.int32]
"""The weights of one policy are a list of whole numbers, read from place to place."""
WeightTable = NDArray[np.int32]
"""A table of weights has a row for each policy, in the order of their numbers."""

"""What both kinds of PettingZoo environments and Gymnasium's share: spaces, names, seeds."""

from __future__ import annotations

import json
from typing import Any

from arcanum.kernel.state import State
from arcanum.lab.extras import not_installed
from arcanum.lab.study import BOUND, Study

try:
    import gymnasium
    import numpy as np
except ImportError as missing:
    raise not_installed(missing) from None

RENDER_MODES = ["ansi", "human"]
MOST_SEED = 2**31


def observation_space(study: Study, actions: int) -> gymnasium.spaces.Dict:
    """The flat tensor and the mask of legal actions."""
    box = gymnasium.spaces.Box
    return gymnasium.spaces.Dict(
        {
            "observation": box(-BOUND, BOUND, (study.layout.size,), np.float32),
            "action_mask": box(0, 1, (actions,), np.int8),
        }
    )


def agents(study: Study) -> list[str]:
    """The names of the seats."""
    return [f"player_{p}" for p in range(study.seats)]


def seed_from(generator: np.random.Generator) -> int:
    """The seed of the next table."""
    return int(generator.integers(MOST_SEED))


def rendered(s: State, mode: str | None) -> str | None:
    """What an onlooker sees, as text; printed for people."""
    text = json.dumps(s.observe(None), indent=1, ensure_ascii=False)
    if mode == "human":
        print(text)
        return None
    return text


def shown(view: dict[str, Any]) -> dict[str, Any]:
    """The info of an agent: the structured view."""
    return {"view": view}

"""What OpenSpiel is shown: observations and information states, as tensors and as strings."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Protocol

from arcanum.kernel.codec import canonical
from arcanum.kernel.frames import Player, Viewer
from arcanum.lab.extras import not_installed
from arcanum.lab.held import KEY_BITS, Held, spelled
from arcanum.lab.study import Study

try:
    import numpy as np
except ImportError as missing:
    raise not_installed(missing) from None

HEARD = 32  # the last notes heard that are in the tensor of an information state
BEFORE_THE_DEAL = "before the deal"


class HasHeld(Protocol):
    """A state of OpenSpiel that is ours."""

    held: Held


class Observer:
    """What a seat observes (`recall` false), or its information state.

    The string of an information state is exact: own actions, all that was heard, a digest of
    every view that the seat decided on, and the view of now. Its tensor adds to the view's
    tensors the last things heard, how often each was heard, and the key: a digest of the
    string, bit by bit. So it differs wherever the string does.
    """

    def __init__(self, study: Study, recall: bool) -> None:
        self.study = study
        self.recall = recall
        self.notes = {key: at for at, key in enumerate(study.game.words.notes)}
        pieces = self.pieces_of_recall() if recall else {}
        seen, more = study.layout.size, sum(int(np.prod(s)) for s in pieces.values())
        self.tensor = np.zeros(seen + more, np.float32)
        self.seen = self.tensor[:seen]
        self.dict = study.layout.split(self.seen)
        at = seen
        for name, shape in pieces.items():
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[at : at + size].reshape(shape)
            at += size

    def pieces_of_recall(self) -> dict[str, tuple[int, ...]]:
        """Names and shapes of what an information state has beside the view."""
        kinds = len(self.notes)
        return {"heard.times": (kinds,), "heard.last": (HEARD, kinds), "key": (KEY_BITS,)}

    def viewer(self, player: Player) -> Player | None:
        """Through whose eyes we look."""
        return player

    def set_from(self, state: HasHeld, player: int) -> None:
        """Fills the tensors."""
        self.tensor.fill(0)
        table = state.held.table
        if table is None:
            return
        viewer = self.viewer(player)
        view = table.observe(viewer)
        self.study.layout.encode(view, self.seen)
        if self.recall:
            heard = [self.notes[note.key] for note in table.log if note.heard_by(viewer)]
            self.dict["heard.times"][:] = np.bincount(heard, minlength=len(self.notes))
            for row, kind in enumerate(heard[: -HEARD - 1 : -1]):
                self.dict["heard.last"][row, kind] = 1
            text = self.text(state.held, viewer, view).encode()
            digest = np.frombuffer(sha256(text).digest(), np.uint8)
            self.dict["key"][:] = np.unpackbits(digest)[:KEY_BITS]

    def string_from(self, state: HasHeld, player: int) -> str:
        """The view as JSON; for an information state also what the seat did, heard and saw."""
        table = state.held.table
        if table is None:
            return BEFORE_THE_DEAL
        viewer = self.viewer(player)
        return self.text(state.held, viewer, table.observe(viewer))

    def text(self, now: Held, viewer: Viewer, view: dict[str, Any]) -> str:
        """The string, from a view that is already made."""
        assert now.table is not None
        parts = {"view": canonical(view).decode()}
        if self.recall and viewer is None:
            heard = [spelled(note) for note in now.table.heard(None)]
            parts["heard"] = f"[{','.join(heard)}]"
        elif self.recall and viewer is not None:
            memory = now.memories[viewer]
            parts["did"] = canonical(memory.did).decode()
            parts["heard"] = f"[{','.join(memory.listen(now.table))}]"
            parts["saw"] = f'"{memory.saw()}"'
        return "{" + ",".join(f'"{key}":{parts[key]}' for key in sorted(parts)) + "}"


class Onlooker(Observer):
    """What everybody sees."""

    def viewer(self, player: Player) -> Player | None:
        """Nobody's eyes."""
        return None


class Secrets(Observer):
    """What a seat sees and an onlooker does not; with the onlooker's it is the observation."""

    def __init__(self, study: Study) -> None:
        super().__init__(study, recall=False)

    def set_from(self, state: HasHeld, player: int) -> None:
        """Fills the tensors; what everybody sees is 0."""
        super().set_from(state, player)
        table = state.held.table
        if table is not None:
            own = table.observe(player)["viewer"]
            public = self.study.layout.encode({**table.observe(None), "viewer": own})
            self.seen[self.seen == public] = 0

    def text(self, now: Held, viewer: Viewer, view: dict[str, Any]) -> str:
        """The view less the onlooker's."""
        assert now.table is not None
        left = less(view, now.table.observe(None))
        return canonical({"view": left}).decode()


def less(view: Any, public: Any) -> Any:
    """The part of a view that another lacks; None where it lacks nothing."""
    if isinstance(view, dict) and isinstance(public, dict):
        parts = {key: less(value, public.get(key)) for key, value in view.items()}
        return {key: part for key, part in parts.items() if part is not None} or None
    if isinstance(view, list) and isinstance(public, list) and len(view) == len(public):
        left = [less(a, b) for a, b in zip(view, public, strict=True)]
        return left if any(part is not None for part in left) else None
    return None if view == public else view

"""What is under way: small immutable frames on a stack inside the state.

A `Frame` runs; an `Ask` waits for a seat to pick one of its options. What is legal and what
it does stand in the same class. Fields are ints and public: secrets live in zones.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar

from arcanum.kernel.words import Action

if TYPE_CHECKING:
    from arcanum.kernel.state import State

S = TypeVar("S", bound="State")

Player = int
Refusal = tuple[str, dict[str, str], str]  # message key, arguments, rule id


class Frame(Generic[S]):
    """Something to do. `fields` names the constructor's arguments, in order, for the codec."""

    fields: ClassVar[tuple[str, ...]] = ()

    def run(self, s: S) -> None:
        """Do it."""
        raise NotImplementedError


class Ask(Frame[S]):
    """A frame that waits for `player` to pick one of its options; without any it is skipped."""

    fields: ClassVar[tuple[str, ...]] = ("player",)
    prompt: ClassVar[str] = ""  # the key of the question, for people
    rule: ClassVar[str] = ""  # the rule that asks it
    secret: ClassVar[bool] = False  # decided at once with its neighbours on the stack
    lasting: ClassVar[bool] = False  # may be answered while its secret neighbours are open

    def __init__(self, player: Player) -> None:
        self.player: Final = player

    def options(self, s: S) -> list[Action]:
        """The legal actions, in a stable order."""
        raise NotImplementedError

    def take(self, s: S, action: Action) -> None:
        """Carry out one of the options. The frame is off the stack by then."""
        raise NotImplementedError

    def forced(self, s: S) -> bool:
        """Whether a lone option is taken unasked; False where that would tell a secret.

        Secret questions are always asked: so their order shows nowhere.
        """
        return True

    def why_not(self, s: S, action: Action) -> Refusal:
        """Why an action is not among the options, in words the player may hear."""
        return ("answer-first", {}, self.rule)

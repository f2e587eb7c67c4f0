"""What is under way: small immutable frames on a stack inside the state.

A `Frame` runs; an `Ask` waits for a seat to pick one of its options. What is legal and what
it does stand in the same class. Fields are ints and public: secrets live in zones.

A frame declares its fields in its body, as a dataclass does. The constructor takes them in that
order, after those of the class below: `Pay(player, need)` for

    class Pay(Ask[Seasons], prompt="ask-pay", rule="S-10.5"):
        need: int

The head of a question says what it asks and by which rule. Before rules are compiled, the same
constructors and heads are written out for the compiler.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar, dataclass_transform

from arcanum.kernel.words import Action

if TYPE_CHECKING:
    from arcanum.kernel.state import State

S = TypeVar("S", bound="State")

Player = int
Viewer = Player | None  # a seat, or an onlooker
Refusal = tuple[str, dict[str, str], str]  # message key, arguments, rule id


@dataclass_transform(frozen_default=True, eq_default=False)
class Frame(Generic[S]):
    """Something to do. `fields` names the constructor's arguments, in order, for the codec."""

    fields: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        construct(cls)

    def values(self) -> list[int]:
        """What its fields hold, in their order: `type(frame)(*frame.values())` is another."""
        return [getattr(self, name) for name in self.fields]

    def run(self, s: S) -> None:
        """Do it."""
        raise NotImplementedError


def construct(frame: Any) -> None:
    """Gives a class of frames its `fields` and its `__init__`, from the fields it declares."""
    kinds: dict[str, str] = frame.__annotations__  # its own, as they are written
    own = [name for name, kind in kinds.items() if not kind.startswith("ClassVar")]
    if not own:
        return
    handed, fields = frame.fields, (*frame.fields, *own)
    lines = [f"def __init__(self, {', '.join(fields)}):"]
    below = frame.__base__.__init__
    if handed and not hasattr(below, "is_plain"):
        lines.append(f"    below(self, {', '.join(handed)})")
        lines += [f"    self.{name} = {name}" for name in own]
    else:  # a call the less for every frame
        lines += [f"    self.{name} = {name}" for name in fields]
    made: dict[str, Any] = {"fields": fields}
    exec("\n".join(lines), {"below": below}, made)
    if "below(" not in lines[1]:
        made["__init__"].is_plain = True  # it sets the fields and does nothing else
    for name, value in made.items():
        if name not in frame.__dict__:  # what is written by hand stays
            setattr(frame, name, value)


class Act(Frame[S]):
    """A frame that runs for one player."""

    player: Player


class Ask(Frame[S]):
    """A frame that waits for `player` to pick one of its options; without any it is skipped."""

    player: Player

    prompt: ClassVar[str] = ""  # the key of the question, for people
    rule: ClassVar[str] = ""  # the rule that asks it
    secret: ClassVar[bool] = False  # decided at once with its neighbours on the stack
    lasting: ClassVar[bool] = False  # may be answered while its secret neighbours are open
    broad: ClassVar[bool] = False  # `why_not` is asked about every verb, not only those offered

    def __init_subclass__(
        cls,
        *,
        prompt: str | None = None,
        rule: str | None = None,
        secret: bool | None = None,
        lasting: bool | None = None,
        broad: bool | None = None,
    ) -> None:
        # Not Frame's own: mypyc calls a class method above directly, and hands it `type(cls)`.
        super(Frame, cls).__init_subclass__()
        construct(cls)
        head = {
            "prompt": prompt,
            "rule": rule,
            "secret": secret,
            "lasting": lasting,
            "broad": broad,
        }
        for name, value in head.items():
            if value is not None:  # else that of the class below
                setattr(cls, name, value)

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
        """Why an action is not among the options, in words the player may hear.

        It is one of a verb that is offered with other nouns, unless the question is `broad`.
        """
        return ("not-now", {}, self.rule)

    def refuse(self, s: S, action: Action) -> Refusal:
        """`why_not`, or that this question comes first."""
        verbs = [option >> 16 for option in s.options]
        if not self.broad and action >> 16 not in verbs:
            return ("answer-first", {}, self.rule)
        return self.why_not(s, action)

"""What the table needs of msgspec, in plain Python: browsers have no build of it.

`install` puts it in the place of msgspec, where that is missing. It makes the same JSON, byte
for byte, and takes what the page sends on trust: nobody else can send anything here.
"""

from __future__ import annotations

import inspect
import json
import sys
import typing
from types import ModuleType, UnionType
from typing import Any, ClassVar, Self, dataclass_transform


class Raw(bytes):
    """JSON that is sent as it is."""


class Meta:
    """Bounds of a value. They are for what comes over a network."""

    def __init__(self, **bounds: Any) -> None:
        self.bounds = bounds


class UnsetType:
    """The type of `UNSET`."""


UNSET = UnsetType()


@dataclass_transform()
class Struct:
    """A message with named fields."""

    __struct_fields__: ClassVar[tuple[str, ...]] = ()
    __struct_defaults__: ClassVar[dict[str, Any]] = {}
    __struct_places__: ClassVar[tuple[str, ...]] = ()  # those that need no name
    __struct_config__: ClassVar[dict[str, Any]] = {}

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__()
        own = list(inspect.get_annotations(cls))
        cls.__struct_defaults__ = {
            **cls.__struct_defaults__,
            **{name: cls.__dict__[name] for name in own if name in cls.__dict__},
        }
        if config.get("kw_only"):
            cls.__struct_fields__ = (*cls.__struct_fields__, *own)
        else:
            cls.__struct_places__ = (*cls.__struct_places__, *own)
            named = [n for n in cls.__struct_fields__ if n not in cls.__struct_places__]
            cls.__struct_fields__ = (*cls.__struct_places__, *named)
        cls.__struct_config__ = {**cls.__struct_config__, **config}

    def __init__(self, *values: Any, **named: Any) -> None:
        cls = type(self)
        for name, value in zip(cls.__struct_places__, values, strict=False):
            setattr(self, name, value)
        for name in cls.__struct_fields__[len(values) :]:
            if name in named:
                setattr(self, name, named.pop(name))
            elif name in cls.__struct_defaults__:
                value = cls.__struct_defaults__[name]
                setattr(self, name, value.copy() if isinstance(value, dict | list) else value)
            else:
                raise TypeError(f"{cls.__name__} needs '{name}'")
        if named:
            raise TypeError(f"{cls.__name__} has no '{next(iter(named))}'")

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and vars(self) == vars(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        fields = (f"{name}={getattr(self, name)!r}" for name in self.__struct_fields__)
        return f"{type(self).__name__}({', '.join(fields)})"


# -- into JSON

plain = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


def written(value: Any) -> str:
    """A value as JSON. What holds no message, such as a view, is written at one go."""
    if isinstance(value, Raw):
        return str(value, "utf-8")
    if isinstance(value, Struct):
        return written_struct(value)
    try:
        return plain(value)
    except TypeError:  # there is a message inside
        if isinstance(value, dict):
            fields = [f"{plain(str(key))}:{written(each)}" for key, each in value.items()]
            return "{" + ",".join(fields) + "}"
        if isinstance(value, list | tuple):
            return "[" + ",".join([written(each) for each in value]) + "]"
        raise


def written_struct(value: Struct) -> str:
    """A message as JSON."""
    config = value.__struct_config__
    out = []
    if "tag_field" in config:
        out.append(f"{plain(config['tag_field'])}:{plain(config['tag'])}")
    defaults = value.__struct_defaults__ if config.get("omit_defaults") else {}
    for name in value.__struct_fields__:
        field = getattr(value, name)
        if field is UNSET or (name in defaults and field == defaults[name]):
            continue
        out.append(f'"{name}":{written(field)}')
    return "{" + ",".join(out) + "}"


class Encoder:
    """Makes JSON."""

    def encode(self, value: Any) -> bytes:
        return written(value).encode()


def to_builtins(value: Any) -> Any:
    """The same in dicts and lists."""
    return json.loads(written(value))


# -- from JSON


def decode(data: bytes | str, type: Any = Any) -> Any:
    """JSON as values of a type."""
    return convert(json.loads(data), type)


def convert(value: Any, kind: Any) -> Any:
    """Dicts and lists as values of a type; what is no message stays as it is."""
    kind = bare(kind)
    origin = typing.get_origin(kind)
    if origin in (typing.Union, UnionType):
        return one_of(value, typing.get_args(kind))
    if origin in (list, dict, tuple):
        return inside(value, origin, typing.get_args(kind))
    return struct_of(value, kind) if is_struct(kind) else value


def bare(kind: Any) -> Any:
    """A type without what is said about it."""
    return typing.get_args(kind)[0] if typing.get_origin(kind) is typing.Annotated else kind


def is_struct(kind: Any) -> bool:
    """Whether a type is that of a message."""
    return isinstance(kind, type) and issubclass(kind, Struct)


def inside(value: Any, origin: Any, kinds: tuple[Any, ...]) -> Any:
    """A list, a map or a tuple."""
    if origin is list:
        return [convert(each, kinds[0]) for each in value]
    if origin is dict:
        return {key: convert(each, kinds[1]) for key, each in value.items()}
    return tuple(convert(each, kind) for each, kind in zip(value, kinds, strict=False))


def one_of(value: Any, kinds: tuple[Any, ...]) -> Any:
    """A value of one of several types: messages are told apart by their tag."""
    for kind in map(bare, kinds):
        if isinstance(value, dict) and is_struct(kind):
            config = kind.__struct_config__
            if "tag" not in config or value.get(config["tag_field"]) == config["tag"]:
                return struct_of(value, kind)
        elif isinstance(value, list) and typing.get_origin(kind) is list:
            return convert(value, kind)
    return value


HINTS: dict[type, dict[str, Any]] = {}


def struct_of(value: dict[str, Any], kind: type[Struct]) -> Struct:
    """A message from its fields."""
    if kind not in HINTS:
        HINTS[kind] = typing.get_type_hints(kind, include_extras=True)
    hints = HINTS[kind]
    tag = kind.__struct_config__.get("tag_field")
    fields = {
        name: convert(each, hints.get(name, Any)) if each is not None else None
        for name, each in value.items()
        if name != tag and name in kind.__struct_fields__
    }
    return kind(**fields)


def replace(value: Struct, **changes: Any) -> Struct:
    """A copy with other fields."""
    return type(value)(**{**vars(value), **changes})


class Stand(ModuleType):
    """A module in the place of another one."""

    @classmethod
    def of(cls, name: str, *named: Any, **parts: Any) -> Self:
        """A module with these in it: things under their own names, and others."""
        made = cls(name)
        made.__dict__.update({each.__name__: each for each in named}, **parts)
        return made


def install() -> None:
    """Stands in for msgspec from now on."""
    form = Stand.of("msgspec.json", Encoder, decode, encode=Encoder().encode)
    structs = Stand.of("msgspec.structs", replace)
    whole = Stand.of(
        "msgspec",
        *(Raw, Meta, Struct, UnsetType, to_builtins, convert),
        json=form,
        structs=structs,
        UNSET=UNSET,
        ValidationError=ValueError,
    )
    sys.modules.update({"msgspec": whole, "msgspec.json": form, "msgspec.structs": structs})


def is_missing() -> bool:
    """Whether there is no msgspec."""
    try:
        import msgspec  # noqa: F401
    except ImportError:
        return True
    return False

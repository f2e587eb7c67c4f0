"""What can go wrong when somebody talks to a game."""


class ArcanumError(Exception):
    """Bad input, explained in one line. Everything we raise on purpose is one of these."""


class IllegalAction(ArcanumError):
    """The action is not among the options; the state is as it was before."""


class UnknownWords(ArcanumError):
    """A spelled action that the game's vocabulary does not know."""


class BadSetting(ArcanumError):
    """A seat count, an option or a seed that the game does not have."""


class BadData(ArcanumError):
    """A dump, record or scenario that cannot be read."""


def in_short(wrong: BaseException) -> str:
    """An error of somebody else's code in one line."""
    return " ".join(f"{type(wrong).__name__}: {wrong}".split())

"""The `arcanum` command. Every command imports what it needs when it runs, and not before.

The words of a command stand in the same file as what it does.
"""

from arcanum.cli.command import main, parser

__all__ = ["main", "parser"]

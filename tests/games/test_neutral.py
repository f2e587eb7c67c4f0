"""What the games share knows none of them: no quoted word of its code is one of theirs."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from arcanum.games import built_in, game

ROOT = Path(__file__).parents[2]
SHARED = (  # all but the folders of the games themselves
    ("src/arcanum", (".py",)),
    ("web/src", (".ts", ".js", ".svelte")),
    ("web/build", (".ts", ".js", ".mjs")),
)
QUOTED = re.compile(r"""(["'`])([\w-]+)\1""")
ORDINARY = {"go-on"}  # the page ends a pause by a call of this name


def own_words() -> set[str]:
    """Ids of games, and words of options, verbs, notes and nouns that are not plain English."""
    found = set(built_in())
    for name in built_in():
        words = game(name).words
        kinds = [kind for verb in words.verbs for kind in verb.kinds]
        spelled = [*words.by_name, *words.notes, *(v for kind in kinds for v in kind.values)]
        for key, option in game(name).options.items():
            spelled += [key, *option.choices]
        found |= {word for word in spelled if re.search(r"\w[-_]\w", word)}
    return found - ORDINARY


def shared_files() -> Iterator[Path]:
    for folder, endings in SHARED:
        for path in (ROOT / folder).rglob("*"):
            inside = path.relative_to(ROOT / folder).parts
            if path.suffix in endings and inside[0] != "games" and "page" not in inside[:2]:
                yield path


def quoted(path: Path) -> set[str]:
    """The quoted words of a source; documentation may give examples."""
    source = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        return {found[2] for found in QUOTED.finditer(source)}
    tree = ast.parse(source)
    documents = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and id(node) not in documents
    }


def test_no_shared_file_names_a_game_or_what_is_in_it() -> None:
    words, files = own_words(), list(shared_files())
    assert len(words) > 700
    assert len(files) > 300
    found = {
        str(path.relative_to(ROOT)): named for path in files if (named := quoted(path) & words)
    }
    assert found == {}


def test_a_word_of_a_game_is_found(tmp_path: Path) -> None:
    """So the test above can fail."""
    python, script = tmp_path / "a.py", tmp_path / "a.ts"
    python.write_text(
        '"""As `take-die`."""\nif game == "seasons" or option == \'dark_alley\': x()'
    )
    script.write_text("if (note === 'round-starts' || `${verb}` === `take-die`) x();")
    assert quoted(python) & own_words() == {"seasons", "dark_alley"}
    assert quoted(script) & own_words() == {"round-starts", "take-die"}

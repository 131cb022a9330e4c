"""Writes what follows from the fields of a table: clone, stored and restore, from one declaration each.

A field is declared once, in `__init__`: `self.prayer: i64 = 0  # with its meaning`.  Below a line that begins with
`# made by tools/fields.py`, this script writes the methods that would otherwise name all fields again; `make format`
runs it, `make lint` complains where a file is not as it would be written.  The line may say more:

    # made by tools/fields.py; shared: path board; unstored: board

Shared fields are the same object in clones (they are replaced, never changed); unstored ones are set by whoever loads.
"forgiving" is a record that may grow without new rules, such as variants: what a stored one lacks keeps its start.
"""

import argparse
import ast
import re
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

BEGIN = re.compile(r"^( *)# made by tools/fields\.py(.*)$")
END = "# end of what is made"
ROOT = Path(__file__).resolve().parent.parent
NUMBERS, FLAGS, PILE = ("i64", "int"), ("bool",), "vec[i64]"


class Field(NamedTuple):
    """One field: its name and its declared type."""

    name: str
    type: str

    def copied(self) -> str:
        own = f"self.{self.name}"
        if self.type in (*NUMBERS, *FLAGS):
            return own
        if self.type == PILE:
            return f"{own}[:]"
        if one := self.listed():
            return f"vec[{one}]([one.clone() for one in {own}])"
        return f"None if {own} is None else {own}.clone()" if self.optional() else f"{own}.clone()"

    def stored(self) -> str:
        own = f"self.{self.name}"
        if self.type in NUMBERS:
            return f"int({own})"
        if self.type in FLAGS:
            return f"bool({own})"
        if self.type == PILE:
            return f"ints({own})"
        if self.listed():
            return f"[one.stored() for one in {own}]"
        return f"None if {own} is None else {own}.stored()" if self.optional() else f"{own}.stored()"

    def restored(self) -> list[str]:
        own, kept = f"self.{self.name}", f'stored["{self.name}"]'
        if self.type in (*NUMBERS, *FLAGS):
            return [f"{own} = {kept}"]
        if self.type == PILE:
            return [f"{own} = vec_of({kept})"]
        if one := self.listed():
            return [
                f"{own} = vec[{one}]()",
                f"for kept in {kept}:",
                f"    {own} = append({own}, {one}.from_stored(kept))",
            ]
        made = f"{self.type.removesuffix(' | None')}.from_stored({kept})"
        return [f"{own} = None if {kept} is None else {made}" if self.optional() else f"{own} = {made}"]

    def listed(self) -> str:
        """Player of vec[Player]."""
        found = re.fullmatch(r"vec\[(\w+)\]", self.type)
        return found[1] if found else ""

    def optional(self) -> bool:
        return self.type.endswith(" | None")


def fields_of(kind: ast.ClassDef) -> list[Field]:
    init = next(node for node in kind.body if isinstance(node, ast.FunctionDef) and node.name == "__init__")
    found = []
    for node in init.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute):
            found.append(Field(node.target.attr, ast.unparse(node.annotation)))
        elif isinstance(node, ast.Assign):
            sys.exit(f"{kind.name}, line {node.lineno}: a field says its type: self.name: i64 = 0")
    return found


def names_after(word: str, wishes: str) -> list[str]:
    found = re.search(rf"{word}: ([\w ]+)", wishes)
    return found[1].split() if found else []


def made_methods(kind: ast.ClassDef, wishes: str) -> list[str]:
    """The lines of the methods, not indented."""
    fields, shared, unstored = fields_of(kind), names_after("shared", wishes), names_after("unstored", wishes)
    for name in (*shared, *unstored):
        if name not in [field.name for field in fields]:
            sys.exit(f"{kind.name} has no field {name!r}")
    is_table = any(isinstance(base, ast.Name) and base.id == "State" for base in kind.bases)
    kept = [field for field in fields if field.name not in unstored]
    lines = [f"def clone(self) -> {kind.name}:", f"    copy = {kind.name}({'self.game' if is_table else ''})"]
    if is_table:
        lines.append("    State.copy_engine(self, copy)  # called by its name: nothing overrides it")
    lines += [f"    copy.{f.name} = {f'self.{f.name}' if f.name in shared else f.copied()}" for f in fields]
    lines += ["    return copy", "", "def stored(self) -> Stored:", "    return {"]
    lines += [f'        "{field.name}": {field.stored()},' for field in kept]
    lines += ["    }", "", "def restore(self, stored: Stored) -> None:"]
    if "forgiving" in wishes:
        lines.append("    stored = {**self.stored(), **stored}")
    lines += [f"    {line}" for field in kept for line in field.restored()]
    if not is_table:
        lines += ["", "@staticmethod", f"def from_stored(stored: Stored) -> {kind.name}:", f"    made = {kind.name}()"]
        lines += ["    made.restore(stored)", "    return made"]
    return lines


def made(text: str) -> str:
    """This file as it has to be."""
    lines = text.split("\n")
    classes = [node for node in ast.parse(text).body if isinstance(node, ast.ClassDef)]
    begins = [(number, match) for number, line in enumerate(lines) if (match := BEGIN.match(line))]
    for number, match in reversed(begins):
        kind = next(kind for kind in classes if kind.lineno <= number < (kind.end_lineno or 0) + 2)
        last = next((other.lineno for other in classes if other.lineno > number + 1), len(lines) + 1) - 1
        end = next((n for n in range(number, last) if lines[n].strip() == END), number)
        indent = match[1]
        body = [f"{indent}{line}" if line else "" for line in made_methods(kind, match[2])]
        lines[number : end + 1] = [lines[number], *body, "", f"{indent}{END}"]
    return "\n".join(lines)


def formatted(text: str) -> str:
    """As ruff leaves it, so that both agree on a file."""
    command = [sys.executable, "-m", "ruff", "format", "--quiet", "--stdin-filename", "fields.py", "-"]
    return subprocess.run(command, input=text, capture_output=True, text=True, check=True, cwd=ROOT).stdout


def main() -> None:
    parser = argparse.ArgumentParser(description="Write what follows from the fields of tables.")
    parser.add_argument(
        "--check", action="store_true", help="only complain about files that are not as they have to be"
    )
    check = parser.parse_args().check
    stale = []
    for path in sorted((ROOT / "src").rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if "# made by tools/fields.py" in text and (new := formatted(made(text))) != text:
            stale.append(path.relative_to(ROOT))
            if not check:
                path.write_text(new, encoding="utf-8")
    if check and stale:
        sys.exit(f"not as tools/fields.py writes them (run `make format`): {', '.join(map(str, stale))}")


if __name__ == "__main__":
    main()

"""What the commands share: printing, reading files, checking what was wished for."""

from __future__ import annotations

import json
import locale
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from deskovka.bots.registry import is_class, make_bot, split_bots
from deskovka.core.errors import DeskovkaError
from deskovka.text import texts

console = Console(emoji=False)


def print_json(document: object) -> None:
    print(json.dumps(document, ensure_ascii=False, indent=1))


def counted() -> Progress:
    """A bar that counts, where somebody looks at it."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        console=Console(stderr=True),
        disable=not sys.stderr.isatty(),
    )


def read_file(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except OSError as problem:
        raise DeskovkaError(f"cannot read {file}: {problem.strerror}") from None
    except UnicodeDecodeError:
        raise DeskovkaError(f"cannot read {file}: it is not text") from None


def chosen_variants(pairs: list[str] | None) -> dict[str, str]:
    variants: dict[str, str] = {}
    for pair in pairs or []:
        name, equals, value = pair.partition("=")
        if not equals:
            raise DeskovkaError(f"a variant is name=value, not {pair!r}")
        variants[name] = value
    return variants


def chosen_language(language: str | None) -> str:
    if language is not None:
        texts(language)
        return language
    system = (locale.getlocale()[0] or "en").lower()
    return "cs" if system.startswith(("cs", "czech")) else "en"


def positive(name: str, number: int) -> int:
    if number < 1:
        raise DeskovkaError(f"{name} must be at least 1, not {number}")
    return number


def chosen_bots(written: str) -> list[str]:
    """Bots with commas, each of which there is; a class may also be in the folder one is in."""
    bots = split_bots(written)
    if any(is_class(bot) for bot in bots) and "" not in sys.path:
        sys.path.append(str(Path.cwd()))  # last: nothing there takes the place of what is installed
    for bot in bots:
        make_bot(bot, 0)
    return bots

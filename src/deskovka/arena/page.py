"""The report of an arena as one page that needs nothing else: light and dark, on a desk or a phone."""

from __future__ import annotations

from html import escape
from pathlib import Path

from deskovka.arena.page_games import places, points, scores, things, thinking
from deskovka.arena.page_strength import matchups, ratings, verdicts
from deskovka.arena.pen import Pen
from deskovka.arena.report import Report
from deskovka.arena.words import Words

STYLE = Path(__file__).with_name("page.css")
SECTIONS = (ratings, matchups, scores, points, things, places, thinking)


def page(found: Report, words: Words, command: str) -> str:
    """The whole page."""
    pen = Pen(found, words)
    parts = [section(pen) for section in SECTIONS] + [how(pen, command)]
    sections = "\n".join(part for part in parts if part)
    title = escape(f"{words('arena-title')}: {words.title()}")
    return (
        f'<!doctype html>\n<html lang="{words.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>\n{STYLE.read_text(encoding='utf-8')}</style>\n</head>\n<body>\n"
        f"{header(pen)}\n<main>\n{sections}\n</main>\n</body>\n</html>\n"
    )


def header(pen: Pen) -> str:
    words, found = pen.words, pen.found
    games = words("arena-so-many-games", games=found["games"])
    chips = [games, pen.mode(), pen.all_seats(), words("arena-seed", seed=str(found["seed"]))]
    chips += [f"{name}: {value}" for name, value in found["variants"].items()]
    listed = "".join(f"<li>{escape(chip)}</li>" for chip in chips)
    said = "".join(f"<p>{verdict}</p>" for verdict in verdicts(pen))
    return (
        f'<header>\n<p class="caps">{escape(words("arena-title"))}</p>\n<h1>{escape(words.title())}</h1>\n'
        f'<ul class="chips">{listed}</ul>\n<div class="verdict">{said}</div>\n</header>'
    )


def how(pen: Pen, command: str) -> str:
    words, found = pen.words, pen.found
    deals = max((matchup["deals"] for matchup in found["matchups"]), default=1)
    told = [
        words(
            "arena-how-games",
            mode=pen.mode(),
            seats=pen.all_seats(),
            games=words("arena-so-many-games", games=found["games"]),
            first=str(found["seed"]),
            last=str(found["seed"] + deals - 1),
            version=found["deskovka"],
            rules=str(found["rules_version"]),
        )
    ]
    if found["variants"]:
        variants = ", ".join(f"{name}={value}" for name, value in found["variants"].items())
        told.append(words("arena-how-variants", variants=variants))
    told += [words("arena-how-ratings"), words("arena-how-shares")]
    paragraphs = "".join(f'<p class="how">{escape(one)}</p>' for one in told)
    return pen.section(words("arena-how"), "", f"<code>{escape(command)}</code>{paragraphs}")

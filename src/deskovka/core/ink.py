"""Text in colours for a terminal: spans that flow into lines, and a sheet to draw on.  Marks are those of Rich."""

from __future__ import annotations

from typing import Final

Span = tuple[str, str]  # text with its brackets escaped, and a style or ""
Line = list[Span]  # also a word: spans that stay together
CUT: Final = "…"

# Lines of walls by the directions they lead to
UP: Final = 1
DOWN: Final = 2
LEFT: Final = 4
RIGHT: Final = 8
WALLS: Final = {3: "│", 12: "─", 10: "┌", 6: "┐", 9: "└", 5: "┘", 11: "├", 7: "┤", 14: "┬", 13: "┴", 15: "┼"}
LEADS: Final = {sign: ways for ways, sign in WALLS.items()}


def plain(text: str, style: str = "") -> Line:
    return [(text, style)]


def width(line: Line) -> int:
    return sum(len(text.replace("\\[", "[")) for text, _ in line)


def marked(line: Line) -> str:
    return "".join(f"[{style}]{text}[/]" if style else text for text, style in line)


def cut(word: Line, columns: int) -> Line:
    """A word that fits, shortened if it must be."""
    if width(word) <= columns:
        return word
    text = "".join(text for text, _ in word)
    return [(text[: columns - 1].rstrip("\\") + CUT, word[0][1])]


def flow(words: list[Line], columns: int, between: str = " ", indent: int = 0) -> list[Line]:
    """Words side by side in lines of so many columns; lines after the first are indented."""
    lines: list[Line] = []
    line: Line = []
    for word in words:
        room = columns - (indent if lines else 0)
        if line and width(line) + len(between) + width(word) > room:
            lines.append(indented(line, indent if lines else 0))
            line = []
            room = columns - indent
        line = [*line, (between, ""), *word] if line else cut(word, room)
    return [*lines, indented(line, indent if lines else 0)] if line else lines


def indented(line: Line, indent: int) -> Line:
    return [(" " * indent, ""), *line] if indent else line


def padded(line: Line, columns: int, right: bool = False) -> Line:
    """A line of exactly so many columns, cut or filled with blanks."""
    line = cut(line, columns)
    blanks = (" " * (columns - width(line)), "")
    return [blanks, *line] if right else [*line, blanks]


class Sheet:
    """Characters in rows, each with its style."""

    def __init__(self, columns: int, rows: int) -> None:
        self.letters = [[" "] * columns for _ in range(rows)]
        self.styles = [[""] * columns for _ in range(rows)]

    def put(self, x: int, y: int, text: str, style: str) -> None:
        for letter in text:
            self.letters[y][x] = letter
            self.styles[y][x] = style
            x += 1

    def write(self, x: int, y: int, line: Line) -> None:
        for text, style in line:
            self.put(x, y, text, style)
            x += len(text)

    def fill(self, x: int, y: int, columns: int, rows: int, sign: str, style: str) -> None:
        for down in range(rows):
            self.put(x, y + down, sign * columns, style)

    def frame(self, x: int, y: int, right: int, bottom: int, style: str) -> None:
        """A frame with these corners; where it meets another one, they share the wall."""
        for column in range(x, right + 1):
            ways = (LEFT if column > x else 0) | (RIGHT if column < right else 0)
            for row, turn in ((y, DOWN), (bottom, UP)):
                self.wall(column, row, ways | (turn if column in (x, right) else 0), style)
        for row in range(y + 1, bottom):
            for column in (x, right):
                self.wall(column, row, UP | DOWN, style)

    def wall(self, x: int, y: int, ways: int, style: str) -> None:
        self.put(x, y, WALLS[ways | LEADS.get(self.letters[y][x], 0)], style)

    def lines(self) -> list[Line]:
        return [self.line(y) for y in range(len(self.letters))]

    def line(self, y: int) -> Line:
        """One row, without blanks at its end."""
        spans: Line = []
        text = ""
        last = ""
        for letter, style in zip("".join(self.letters[y]).rstrip(), self.styles[y], strict=False):
            if style != last and text:
                spans.append((text, last))
                text = ""
            last = style
            text += letter
        return [*spans, (text, last)] if text else spans

"""What people are called and what they say: nothing that can pass for something else or turn a line around."""

from __future__ import annotations

import unicodedata

# Letters that look like nothing although Unicode counts them among letters and symbols: fillers of Hangul, Braille
# without dots, and a musical sign for no note.
BLANKS = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159"
SELECTORS = "\ufe0e\ufe0f"  # an emoji as a picture or as a letter
UNSEEN = "\u034f\u180b\u180c\u180d\u180e\u180f"  # joins or chooses a form, and shows nothing
HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")  # control, format, half characters, nobody's, breaks
MOST_MARKS = 4  # accents on one letter; more of them grow over the lines around
TURNING = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"


class StrangeName(Exception):
    """A name with something in it that cannot be seen, or that disturbs what stands around it."""


def checked_name(name: str) -> str:
    """A name as it is kept: composed, with plain single blanks; StrangeName for what hides or grows over others."""
    if any(is_hidden(letter) for letter in name):
        raise StrangeName
    plain = " ".join(unicodedata.normalize("NFC", name).split())
    if plain and (marks_in_a_row(plain) > MOST_MARKS or not any(map(is_seen, plain))):
        raise StrangeName
    return plain


def is_seen(letter: str) -> bool:
    return unicodedata.category(letter)[0] in "LNSP"


def is_hidden(letter: str) -> bool:
    if letter in SELECTORS:  # a form of the emoji before it
        return False
    return letter in BLANKS or letter in UNSEEN or is_tag(letter) or unicodedata.category(letter) in HIDDEN


def is_tag(letter: str) -> bool:
    """Further selectors of forms, which can carry whole texts unseen."""
    return "\U000e0000" <= letter <= "\U000e0fff" or "\ufe00" <= letter <= "\ufe0d"


def marks_in_a_row(text: str) -> int:
    most = run = 0
    for letter in text:
        run = run + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        most = max(most, run)
    return most


def without_turning(text: str) -> str:
    """What somebody says, without what turns the direction of text around: a line cannot reorder others."""
    return "".join(letter for letter in text if letter not in TURNING)

"""The treasure tokens: twelve of each element (ELDER-3.10, ELDER-3.11).

Faces are those of docs/rules/eldervale-treasures.yaml; a test compares them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deskovka.core.bits import bit
from deskovka.core.vecs import append, vec
from deskovka.games.eldervale.resources import bundle
from deskovka.games.eldervale.terms import (
    AIR,
    CHAOS,
    DARK,
    EARTH,
    ELEMENT_NAMES,
    FIRE,
    LIGHT,
    ORDER,
    RESOURCE_NAMES,
    WATER,
)

OF_ELEMENT: Final = 12
STACK: Final = 3  # tokens in a stack
TOKEN_COUNT: Final = 96
NO_TOKEN: Final = -1
ORB: Final = -2  # lies on a deposit field in the place of a token (ELDER-16.4)

PRINTED: Final = {
    AIR: "2-scroll 2-scroll 2-gem 2-tool scroll-or-gem scroll-or-gem scroll-or-tool gem-or-tool magic gem gold magic",
    EARTH: "2-gem 2-gem 2-tool 2-scroll gem-or-tool gem-or-tool gem-or-scroll tool-or-scroll gem tool gold magic",
    FIRE: "2-sword 2-sword 2-tool 2-gem sword-or-tool sword-or-tool sword-or-gem tool-or-gem sword 2-sword gold magic",
    WATER: "2-potion 2-potion 2-gem 2-scroll potion-or-gem potion-or-gem "
    "potion-or-scroll gem-or-scroll 2-gem gem gold magic",
    LIGHT: "2-scroll 2-scroll 2-potion 2-tool scroll-or-potion scroll-or-potion "
    "scroll-or-tool potion-or-tool scroll potion gold magic",
    DARK: "2-potion 2-potion 2-sword 2-scroll potion-or-sword potion-or-sword "
    "potion-or-scroll sword-or-scroll potion magic gold magic",
    ORDER: "2-tool 2-tool 2-scroll 2-sword tool-or-scroll tool-or-scroll "
    "tool-or-sword scroll-or-sword tool scroll-or-sword gold magic",
    CHAOS: "2-sword 2-sword 2-gem 2-potion sword-or-gem sword-or-gem sword-or-potion gem-or-potion gold gem gold magic",
}
FACES: Final = [face for element in range(len(PRINTED)) for face in PRINTED[element].split()]  # of all 96

# Tokens with the same face and back are one and the same: a token is known by the number of the first of them.
SAME_AS: Final = vec[i64](
    [
        next(first for first in range(TOKEN_COUNT) if first // 12 == token // 12 and FACES[first] == FACES[token])
        for token in range(TOKEN_COUNT)
    ]
)
TOKEN_NAMES: Final = [
    f"{ELEMENT_NAMES[token // 12]}-{FACES[token]}" if SAME_AS[token] == token else "" for token in range(TOKEN_COUNT)
]


def shows(face: str) -> int:
    """What a face shows, as a bundle: all of it, or one of it where a slash stands between."""
    if "-or-" in face:
        first, second = face.split("-or-")
        return bundle(f"1 {first} 1 {second}")
    number, _, name = face.rpartition("-")
    return bundle(f"{number or 1} {name}")


SHOWN: Final = vec[i64]([shows(face) for face in FACES])
HAS_SLASH: Final = vec[i64]([1 if "-or-" in face else 0 for face in FACES])


def kinds_shown(token: i64) -> vec[i64]:
    """The resources a token shows, each once."""
    found = vec[i64]()
    for kind in range(len(RESOURCE_NAMES)):
        if SHOWN[token] >> 4 * kind & 15:
            found = append(found, kind)
    return found


def element_of_token(token: i64) -> i64:
    """Of its back."""
    return token // OF_ELEMENT


# ---- a stack in one number: seven bits for each token, the top one lowest; 0 is a stack that is used up


def stacked(top: i64, middle: i64, bottom: i64) -> i64:
    return top + 1 | middle + 1 << 7 | bottom + 1 << 14


def top_of(stack: i64) -> i64:
    """NO_TOKEN where nothing is left."""
    return (stack & 127) - 1


def without_top(stack: i64) -> i64:
    return stack >> 7


def height(stack: i64) -> i64:
    count: i64 = 0
    while stack:
        stack >>= 7
        count += 1
    return count


def bottom_of(stack: i64) -> i64:
    """The lowest token; NO_TOKEN where nothing is left."""
    while stack >> 7:
        stack >>= 7
    return stack - 1


def without_bottom(stack: i64) -> i64:
    under: i64 = 7 * (height(stack) - 1)
    return stack & bit(under) - 1 if stack else 0

"""How everybody can prove, once a game is over, that nobody changed its luck and that nobody chose it alone.

Before anybody sits down there is a secret of 256 bits, and everybody is told its commitment.  Whoever sits down may
add a share.  The key of the table comes from the secret and the shares; when the game is over the secret is told.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

from deskovka.core.luck import KEY_BYTES, Key

SECRET_LETTERS: Final = 2 * KEY_BYTES
MOST_SHARE_LETTERS: Final = 64
HEX: Final = "0123456789abcdef"


def new_secret() -> str:
    """256 bits that nobody knows, as hexadecimal digits."""
    return secrets.token_hex(KEY_BYTES)


def is_secret(text: str) -> bool:
    return len(text) == SECRET_LETTERS and is_hex(text)


def is_share(text: str) -> bool:
    """What one seat adds; "" where it adds nothing."""
    return len(text) <= MOST_SHARE_LETTERS and is_hex(text)


def is_hex(text: str) -> bool:
    return all(letter in HEX for letter in text)


def key_of(secret: str, shares: list[str]) -> Key:
    """The key of a table with this secret, to which its seats added these shares."""
    added = "|".join(shares).encode()
    return Key(hashlib.blake2b(added, key=bytes.fromhex(secret), digest_size=KEY_BYTES).digest())


def commitment_to_secret(secret: str) -> str:
    """What is shown before a game; 256 bits nobody knows stand behind it, so no guess can be tried on it."""
    return hashlib.sha256(f"deskovka luck {secret}".encode()).hexdigest()


def commitment(seed: int) -> str:
    """The same for a seed.  Seeds are few enough to be tried: it hides nothing from whoever has a fast machine."""
    return hashlib.sha256(f"deskovka seed {seed}".encode()).hexdigest()

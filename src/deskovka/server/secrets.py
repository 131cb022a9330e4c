"""Unguessable words, and comparing them without telling how near a guess was."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets


def new_id() -> str:
    """16 random bytes as 22 letters."""
    return secrets.token_urlsafe(16)


def is_id(text: str) -> bool:
    return re.fullmatch(r"[A-Za-z0-9_-]{22}", text) is not None


def digest(secret: str) -> str:
    """What is stored instead of a secret."""
    return hashlib.sha256(secret.encode(errors="replace")).hexdigest()


def fits(secret: str, stored: str) -> bool:
    return hmac.compare_digest(digest(secret), stored)

"""Unguessable words, and comparing them without telling how near a guess was."""

from __future__ import annotations

import hashlib
import hmac
import secrets


def new_id() -> str:
    """16 random bytes as 22 letters."""
    return secrets.token_urlsafe(16)


def digest(secret: str) -> str:
    """What is stored instead of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def fits(secret: str, stored: str) -> bool:
    return hmac.compare_digest(digest(secret), stored)

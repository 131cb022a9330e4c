"""What one seat knows beyond everybody: for a screen that several people share."""

from __future__ import annotations


def shows_more(own: object, open: object) -> bool:
    """Does the view of a seat hold more than that of a spectator?  An empty hand of one's own is nothing."""
    if isinstance(own, dict) and isinstance(open, dict):
        return any(shows_more(own[key], open[key]) if key in open else bool(own[key]) for key in own)
    if isinstance(own, list) and isinstance(open, list) and len(own) == len(open):
        return any(shows_more(mine, theirs) for mine, theirs in zip(own, open, strict=True))
    return own != open

"""What can be wrong with what somebody asks of us."""

from __future__ import annotations


class DeskovkaError(Exception):
    """Something the caller can put right; the message is one clear line."""


class IllegalOption(DeskovkaError):
    """An answer that is not on offer.  Nothing has changed."""


class ImpossiblePosition(DeskovkaError):
    """A description of a table that cannot be."""


class BrokenRecord(DeskovkaError):
    """A record that cannot be read or does not fit the rules."""


class UnknownName(DeskovkaError):
    """A game, variant, bot or seat count that does not exist."""


class OldRules(DeskovkaError):
    """A table of another version of the rules that cannot go on under this one."""

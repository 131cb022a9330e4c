"""What a seat knows for certain of things it does not see, put together place by place (docs/memory.md)."""

from __future__ import annotations

from typing import final


@final
class Knowing:
    """Hands in the order of the players, and piles by name; things are names by their kinds."""

    def __init__(self) -> None:
        self.hands: list[list[str]] = []
        self.piles: dict[str, dict[str, list[str]]] = {}
        self.more_in_hands: list[int] = []
        self.more_in_piles: dict[str, int] = {}
        self.kinds: dict[str, str] = {}

    def own_hand(self) -> None:
        """The seat sees it."""
        self.hands.append([])
        self.more_in_hands.append(0)

    def hand(self, size: int, things: dict[str, list[str]]) -> None:
        """The next player's hand of so many things, and those that are certain: how they came there tells nothing."""
        known = [name for kind, names in things.items() for name in self.of_kind(kind, sorted(names))]
        self.hands.append(known)
        self.more_in_hands.append(size - len(known))

    def pile(self, name: str, size: int, kind: str, top: list[str], bottom: list[str], within: list[str]) -> None:
        """So many things of a kind: from the top down, from the bottom up, and in any order somewhere between."""
        ends = {"top": top, "bottom": bottom, "within": sorted(within)}
        self.piles[name] = {end: self.of_kind(kind, names) for end, names in ends.items()}
        self.more_in_piles[name] = size - sum(len(names) for names in ends.values())

    def of_kind(self, kind: str, names: list[str]) -> list[str]:
        for name in names:
            self.kinds[name] = kind
        return names

    def told(self) -> dict[str, object]:
        """As `Game.known` tells it, ready for JSON."""
        return {
            "hands": self.hands,
            "piles": self.piles,
            "unknown": {"hands": self.more_in_hands, "piles": self.more_in_piles},
            "kinds": self.kinds,
        }

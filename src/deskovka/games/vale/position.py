"""A table from a short description (docs/positions.md): only what differs from a plain table need be named."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deskovka.core.codec import vec_of
from deskovka.core.errors import ImpossiblePosition
from deskovka.core.game import Game
from deskovka.core.luck import luck_of
from deskovka.core.position import (
    checked_keys,
    checked_list,
    checked_name,
    checked_number,
    checked_seats,
    checked_seed,
    find_name,
)
from deskovka.core.vecs import append, vec
from deskovka.games.vale.actions import Turn
from deskovka.games.vale.phrases import CARD_NAMES
from deskovka.games.vale.rounds import Actions, ActivateNext, Effects, EndRound, Hunt, Round
from deskovka.games.vale.setup import plain_table
from deskovka.games.vale.stones import stone_limit
from deskovka.games.vale.table import CARDS, Player, Vale
from deskovka.games.vale.terms import ACTION, ACTIVE, DECK_SIZE, EFFECTS, HUNT, LAST_ROUND, PHASES, STONES

KEYS: Final = (
    "round",
    "phase",
    "first_player",
    "active",
    "seats",
    "deck_top",
    "discard",
    "offer",
    "used",
    "rest",
    "seed",
)
SEAT_KEYS: Final = ("score", "stones", "area", "hand", "marked")


def lay_out(game: Game, description: object) -> Vale:
    return Builder(game, checked_keys("position", description, KEYS)).table()


class Builder:
    """Reads a description key by key; `placed` remembers which cards are on the table already."""

    def __init__(self, game: Game, keys: dict[str, object]) -> None:
        self.keys = keys
        self.placed: set[int] = set()
        self.seats = checked_seats(game, keys)
        self.first = checked_number("first_player", keys.get("first_player", 0), 0, len(self.seats) - 1)
        self.g = plain_table(game, len(self.seats), self.first, luck_of(checked_seed(keys)))

    def table(self) -> Vale:
        g = self.g
        g.round = checked_number("round", self.keys.get("round", 1), 1, LAST_ROUND)
        g.phase = self.phase()
        for seat, description in enumerate(self.seats):
            self.seat(g.players[seat], checked_keys(f"seat {seat}", description, SEAT_KEYS))
        g.discard = self.cards("discard", self.keys.get("discard", []))
        g.offer = self.cards("offer", self.keys.get("offer", []))
        top = self.cards("deck_top", self.keys.get("deck_top", []))
        g.deck = vec[i64]()
        self.put_rest()
        for c in [*top][::-1]:
            g.deck = append(g.deck, c)
        self.begin()
        return g

    def phase(self) -> int:
        return checked_name("phase", self.keys.get("phase", "action"), PHASES)

    def seat(self, p: Player, keys: dict[str, object]) -> None:
        who = f"seat {p.seat}"
        p.score = checked_number(f"{who} score", keys.get("score", int(p.score)), 0, 999)
        p.area = self.cards(f"{who} area", keys.get("area", []))
        p.hand = self.cards(f"{who} hand", keys.get("hand", []))
        p.marked = self.cards(f"{who} marked", keys.get("marked", []))
        if len(p.area) > self.g.area_limit():
            raise ImpossiblePosition(f"{who} area: {len(p.area)} cards in round {self.g.round} (VALE-AREA.2)")
        if len(p.marked) > 2:
            raise ImpossiblePosition(f"{who} marked: a player has two markers (VALE-SETUP.2)")
        stones = checked_keys(f"{who} stones", keys.get("stones", {}), STONES)
        limit = int(stone_limit(p))
        p.red, p.blue, p.purple = (
            checked_number(f"{who} stones {kind}", stones.get(kind, 0), 0, limit) for kind in STONES
        )
        if p.stone_count() > limit:
            raise ImpossiblePosition(f"{who} stones: {p.stone_count()} stones, the limit is {limit} (VALE-STONE.2)")

    def cards(self, where: str, given: object) -> vec[i64]:
        """Cards by name, each of them once on the whole table."""
        numbers: list[int] = []
        for name in checked_list(where, given):
            number = find_name(name, CARD_NAMES)
            if number < 0:
                raise ImpossiblePosition(f"{where}: there is no card {name!r}")
            if number in self.placed:
                raise ImpossiblePosition(f"{where}: {name} is already on the table")
            self.placed.add(number)
            numbers.append(number)
        return vec_of(numbers)

    def put_rest(self) -> None:
        """The cards nobody named: shuffled into the draw pile, or where `rest` says."""
        g = self.g
        rest = vec[i64]([c for c in range(DECK_SIZE) if c not in self.placed])
        g.shuffle(rest)
        where = self.keys.get("rest", "deck")
        if where == "deck":
            g.deck = rest
        elif where == "discard":
            for c in rest:
                g.discard = append(g.discard, c)
        else:
            seat = checked_number("rest (deck, discard or the seat that holds them)", where, 0, len(self.seats) - 1)
            for c in rest:
                g.players[seat].hand = append(g.players[seat].hand, c)

    def begin(self) -> None:
        """Put on the agenda what is still to do in this phase."""
        if self.g.phase == HUNT:
            self.begin_hunt()
        else:
            self.begin_turns()

    def begin_hunt(self) -> None:
        g = self.g
        marks = sum(len(p.marked) for p in g.players)
        if "used" in self.keys:
            raise ImpossiblePosition("used: only in the effects phase")
        if not marks and not len(g.offer):
            self.check_marker(self.first)
            g.do(Round())
            return
        seats = int(g.seats)
        order = [*range(seats), *range(seats)[::-1]]
        for p in g.players:
            place = (int(p.seat) - self.first) % seats
            if len(p.marked) != order[:marks].count(place):
                raise ImpossiblePosition(f"seat {p.seat} marked: not its number of markers by now (VALE-HUNT.4)")
        if not len(g.offer) or marks + len(g.offer) > 2 * seats:
            raise ImpossiblePosition(f"offer: {2 * seats} cards in all, with at least one left to mark (VALE-HUNT.1)")
        asked = (self.first + order[marks]) % seats
        self.check_marker(asked)
        g.do(Hunt(asked, amount=marks), Actions(amount=0), Effects(amount=0), EndRound())

    def check_marker(self, asked: int) -> None:
        if self.active(asked) != asked:
            raise ImpossiblePosition(f"active: it is seat {asked} that marks the next card (VALE-HUNT.4)")

    def begin_turns(self) -> None:
        g = self.g
        active = self.active(self.first)
        turn = (active - self.first) % int(g.seats)
        if len(g.offer):
            raise ImpossiblePosition("offer: after the hunt every card carries a marker; name them as `marked`")
        for p in g.players:
            had_turn = g.phase == EFFECTS or (int(p.seat) - self.first) % int(g.seats) < turn
            if had_turn and len(p.marked):
                raise ImpossiblePosition(f"seat {p.seat} marked: its turn is over, its markers are gone (VALE-ACT.6)")
        if g.phase == ACTION:
            if "used" in self.keys:
                raise ImpossiblePosition("used: only in the effects phase")
            g.do(Turn(active), Actions(amount=turn + 1), Effects(amount=0), EndRound())
        else:
            g.used = self.used(g.players[active])
            g.do(ActivateNext(active), Effects(amount=turn + 1), EndRound())

    def active(self, default: int) -> int:
        return checked_number("active", self.keys.get("active", default), 0, len(self.seats) - 1)

    def used(self, p: Player) -> vec[i64]:
        """The active effects the active player has carried out already."""
        used: list[int] = []
        for name in checked_list("used", self.keys.get("used", [])):
            number = find_name(name, CARD_NAMES)
            if number not in [int(c) for c in p.area] or not CARDS[number].has(ACTIVE):
                raise ImpossiblePosition(
                    f"used: {name!r} is no card with an active effect in the area of seat {p.seat}"
                )
            if number in used:
                raise ImpossiblePosition(f"used: {name} twice")
            used.append(number)
        return vec_of(used)

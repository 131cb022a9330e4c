"""A table from a short description (docs/positions.md): only what differs from a plain table need be named."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deskovka.core.codec import vec_of
from deskovka.core.errors import ImpossiblePosition
from deskovka.core.game import Game
from deskovka.core.position import Part, checked_card, checked_number, checked_seed, whole
from deskovka.core.steps import Step as CoreStep
from deskovka.core.vecs import append, vec
from deskovka.games.vale.actions import Release, Turn, release_obstacle
from deskovka.games.vale.obstacles import OBSTACLES
from deskovka.games.vale.phrases import CARD_NAMES
from deskovka.games.vale.rounds import Actions, ActivateNext, Effects, EndRound, Hunt, Round, marking_seat
from deskovka.games.vale.setup import plain_table
from deskovka.games.vale.stones import stone_limit
from deskovka.games.vale.summon import Summon, summon_obstacle
from deskovka.games.vale.table import CARDS, Player, Vale
from deskovka.games.vale.terms import (
    ACTION,
    ACTIVE,
    DECK_SIZE,
    EFFECTS,
    HUNT,
    LAST_ROUND,
    MOST_ACTIONS,
    PHASES,
    STONES,
)

KEYS: Final = (
    "round",
    "phase",
    "first_player",
    "active",
    "seats",
    "deck_top",
    "known_top",
    "deck",
    "discard",
    "offer",
    "actions",
    "paying",
    "used",
    "rest",
    "seed",
)
SEAT_KEYS: Final = ("score", "stones", "area", "hand", "marked")
ONLY_IN: Final = {"actions": ACTION, "paying": ACTION, "used": EFFECTS}  # keys that speak of one phase


def lay_out(game: Game, description: object) -> Vale:
    return Builder(game, whole(description, KEYS)).table()


class Builder:
    """Reads a description key by key; `placed` remembers which cards are on the table already."""

    def __init__(self, game: Game, given: Part) -> None:
        self.given = given
        self.placed: set[int] = set()
        self.seats = given.seats(game, SEAT_KEYS)
        self.first = given.number("first_player", 0, len(self.seats) - 1, 0)
        self.g = plain_table(game, len(self.seats), self.first, checked_seed(given.keys))

    def table(self) -> Vale:
        g = self.g
        g.round = self.given.number("round", 1, LAST_ROUND, 1)
        g.phase = self.phase()
        for p, seat in zip(g.players, self.seats, strict=True):
            self.seat(p, seat)
        g.discard = self.cards(self.given, "discard")
        g.offer = self.cards(self.given, "offer")
        self.put_rest(self.cards(self.given, "deck_top"))
        self.begin()
        return g

    def phase(self) -> int:
        phase = self.given.name("phase", PHASES, "action")
        for key, only in ONLY_IN.items():
            if self.given.has(key) and phase != only:
                raise ImpossiblePosition(f"{key}: only in the {PHASES[only]} phase")
        return phase

    def seat(self, p: Player, given: Part) -> None:
        p.score = given.number("score", 0, 999, int(p.score))
        p.area = self.cards(given, "area")
        p.hand = self.cards(given, "hand")
        p.marked = self.cards(given, "marked")
        if len(p.area) > self.g.area_limit():
            raise ImpossiblePosition(f"{given.at('area')}: {len(p.area)} cards in round {self.g.round} (VALE-AREA.2)")
        if len(p.marked) > 2:
            raise ImpossiblePosition(f"{given.at('marked')}: a player has two markers (VALE-SETUP.2)")
        stones = given.part("stones", STONES)
        limit = int(stone_limit(p))
        p.red, p.blue, p.purple = (stones.number(kind, 0, limit, 0) for kind in STONES)
        if p.stone_count() > limit:
            raise ImpossiblePosition(f"{stones.where}: {p.stone_count()} stones, the limit is {limit} (VALE-STONE.2)")

    def cards(self, given: Part, key: str) -> vec[i64]:
        """Cards by name, each of them once on the whole table."""
        numbers: list[int] = []
        for name in given.things(key):
            number = checked_card(given.at(key), name, CARD_NAMES)
            if number in self.placed:
                raise ImpossiblePosition(f"{given.at(key)}: {name} is already on the table")
            self.placed.add(number)
            numbers.append(number)
        return vec_of(numbers)

    def put_rest(self, top: vec[i64]) -> None:
        """The cards nobody named: shuffled, in the draw pile up to its size, the others where `rest` says."""
        g = self.g
        rest = vec[i64]([c for c in range(DECK_SIZE) if c not in self.placed])
        g.shuffle(rest)
        where = self.given.keys.get("rest", "deck")
        usual = len(rest) if where == "deck" else 0
        below = self.given.number("deck", len(top), len(top) + len(rest), len(top) + usual) - len(top)
        g.deck = rest[len(rest) - below :]
        self.put_aside(rest[: len(rest) - below], where)
        for c in [*top][::-1]:
            g.deck = append(g.deck, c)
        g.known_top = self.given.number("known_top", 0, len(top), 0)

    def put_aside(self, rest: vec[i64], where: object) -> None:
        """What is not in the draw pile lies on the discard pile, or a seat holds it."""
        g = self.g
        if where in ("deck", "discard"):
            for c in rest:
                g.discard = append(g.discard, c)
            return
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
        if not marks and not len(g.offer):
            self.check_marker(self.first)
            g.do(Round())
            return
        marked_by = [int(marking_seat(g, mark)) for mark in range(2 * int(g.seats))]
        for p, given in zip(g.players, self.seats, strict=True):
            if len(p.marked) != marked_by[:marks].count(int(p.seat)):
                raise ImpossiblePosition(f"{given.at('marked')}: not its number of markers by now (VALE-HUNT.4)")
        cards = len(marked_by)
        if not len(g.offer) or marks + len(g.offer) > cards:
            raise ImpossiblePosition(f"offer: {cards} cards in all, with at least one left to mark (VALE-HUNT.1)")
        self.check_marker(marked_by[marks])
        g.do(Hunt(marked_by[marks], amount=marks), Actions(amount=0), Effects(amount=0), EndRound())

    def check_marker(self, asked: int) -> None:
        if self.active(asked) != asked:
            raise ImpossiblePosition(f"active: it is seat {asked} that marks the next card (VALE-HUNT.4)")

    def begin_turns(self) -> None:
        g = self.g
        active = self.active(self.first)
        turn = (active - self.first) % int(g.seats)
        if len(g.offer):
            raise ImpossiblePosition("offer: after the hunt every card carries a marker; name them as `marked`")
        for p, given in zip(g.players, self.seats, strict=True):
            had_turn = g.phase == EFFECTS or (int(p.seat) - self.first) % int(g.seats) < turn
            if had_turn and len(p.marked):
                raise ImpossiblePosition(f"{given.at('marked')}: its turn is over, its markers are gone (VALE-ACT.6)")
        if g.phase == ACTION:
            g.actions = self.given.number("actions", 0, MOST_ACTIONS, 0)
            g.do(Turn(active), Actions(amount=turn + 1), Effects(amount=0), EndRound())
            if self.given.has("paying"):
                g.do(self.payment(g.players[active]))
        else:
            g.used = self.used(g.players[active])
            g.do(ActivateNext(active), Effects(amount=turn + 1), EndRound())

    def active(self, usual: int) -> int:
        return self.given.number("active", 0, len(self.seats) - 1, usual)

    def payment(self, p: Player) -> CoreStep:
        """The summon or release that the active player has announced and is paying for."""
        paying = self.given.part("paying", ("summon", "release"))
        if len(paying.keys) != 1:
            raise ImpossiblePosition("paying: a card to summon, or one to release")
        summoning = paying.has("summon")
        key = "summon" if summoning else "release"
        card = checked_card(paying.at(key), paying.keys[key], CARD_NAMES)
        obstacle = int(summon_obstacle(self.g, p, card) if summoning else release_obstacle(self.g, p, card))
        if obstacle:
            rule, name = OBSTACLES.known[obstacle].rule, OBSTACLES.name(obstacle)
            raise ImpossiblePosition(f"{paying.at(key)}: {CARD_NAMES[card]}: {name} ({rule})")
        self.g.actions += 1
        return Summon(p.seat, card) if summoning else Release(p.seat, card)

    def used(self, p: Player) -> vec[i64]:
        """The active effects the active player has carried out already."""
        used: list[int] = []
        for name in self.given.things("used"):
            number = checked_card("used", name, CARD_NAMES)
            if number not in [int(c) for c in p.area] or not CARDS[number].has(ACTIVE):
                raise ImpossiblePosition(
                    f"used: {name!r} is no card with an active effect in the area of seat {p.seat}"
                )
            if number in used:
                raise ImpossiblePosition(f"used: {name} twice")
            used.append(number)
        return vec_of(used)

"""A table from a short description (docs/positions.md): only what differs from a plain table need be named."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deskovka.core.codec import vec_of
from deskovka.core.errors import ImpossiblePosition, UnknownName
from deskovka.core.game import Game
from deskovka.core.luck import luck_of
from deskovka.core.position import (
    Part,
    checked_card,
    checked_name,
    checked_number,
    checked_seed,
    checked_variants,
    find_name,
    whole,
)
from deskovka.core.vecs import append, remove
from deskovka.games.empire import terms as t
from deskovka.games.empire.auction import Auction
from deskovka.games.empire.board import (
    PLACES,
    RECTANGLE,
    REGION_NAMES,
    REGION_NUMBERS,
    SIDE_NAMES,
    Board,
    start_obstacle,
    start_regions,
)
from deskovka.games.empire.cards import CARD_NAMES, deck_for
from deskovka.games.empire.obstacles import OBSTACLES
from deskovka.games.empire.pieces import gain_card, gain_discovery
from deskovka.games.empire.player import Player
from deskovka.games.empire.setup import FinishGame, plain_table, set_armies
from deskovka.games.empire.table import Empire, place
from deskovka.games.empire.tokens import tokens_to_lay
from deskovka.games.empire.turns import Turn
from deskovka.games.empire.variants import TURNS, Variants, chosen_variants

KEYS: Final = (
    "seats",
    "variants",
    "map",
    "start",
    "tokens",
    "neutral",
    "row",
    "deck_top",
    "game",
    "starter",
    "active",
    "phase",
    "seed",
)
SEAT_KEYS: Final = (
    "coins",
    "armies",
    "cities",
    "cards",
    "tokens",
    "leader",
    "trophies",
    "looked",
    "earlier",
)
PHASES: Final = ("turn", "auction")
USUAL_MAPS: Final = (
    ["crescent", "meadow", "bridge_isles", "volcano east"],  # T
    ["meadow", "crescent", "bridge_isles", "volcano"],  # rectangle
)
USUAL_START: Final = "CRE-3"


def lay_out(game: Game, description: object) -> Empire:
    return Builder(game, whole(description, KEYS)).table()


class Builder:
    """Reads a description key by key."""

    def __init__(self, game: Game, given: Part) -> None:
        self.given = given
        self.seats = given.seats(game, SEAT_KEYS)
        variants = self.variants(game)
        luck = luck_of(checked_seed(given.keys))
        self.g = plain_table(game, len(self.seats), variants, self.board(variants), luck)
        self.deck = deck_for(len(self.seats))

    def table(self) -> Empire:
        g = self.g
        g.number = self.given.number("game", 1, int(g.variants.games), 1)
        self.set_start()
        self.set_tokens()
        for p, seat in zip(g.players, self.seats, strict=True):
            self.set_seat(p, seat)
        self.set_trophies()
        for region, count in self.pieces(self.given, "neutral", t.NEUTRAL_ARMIES).items():
            g.armies[place(t.NEUTRAL, region)] = count
        if g.armies_on_board(t.NEUTRAL) > (t.NEUTRAL_ARMIES if g.seats == 2 else 0):
            raise ImpossiblePosition("neutral: ten at most, and only with two players (EMPIRE-NEUT.1, EMPIRE-NEUT.8)")
        self.set_cards()
        self.begin()
        return g

    def variants(self, game: Game) -> Variants:
        try:
            return chosen_variants(checked_variants(game, self.given.keys), len(self.seats))
        except UnknownName as wrong:
            raise ImpossiblePosition(str(wrong)) from wrong

    def board(self, variants: Variants) -> Board:
        """Four sides by place, each with the direction its top points in: ["crescent", "volcano east", …]."""
        given = self.given.keys.get("map", USUAL_MAPS[variants.layout])
        if not isinstance(given, list) or len(given) != PLACES:
            raise ImpossiblePosition("map: expected the sides of the four places")
        sides: list[int] = []
        turns: list[int] = []
        for entry in given:
            side, _, turn = str(entry).partition(" ")
            number, direction = find_name(side, SIDE_NAMES), find_name(turn or "north", TURNS)
            if number < 0 or direction < 0:
                raise ImpossiblePosition(f"map: {entry!r} is no side with a direction, such as 'volcano east'")
            sides.append(number)
            turns.append(direction)
        if len({side // 2 for side in sides}) < PLACES:
            raise ImpossiblePosition("map: each board is used once (EMPIRE-MAP.2, EMPIRE-MAP.3)")
        if variants.layout == RECTANGLE and len({turn % 2 for turn in turns}) > 1:
            raise ImpossiblePosition("map: in the rectangle all segments lie alike (EMPIRE-RECT.2)")
        return Board(variants.layout, vec_of(sides), vec_of(turns))

    def region(self, where: str, name: object) -> int:
        """A region on this map, by name."""
        number = find_name(name, REGION_NAMES)
        if number < 0 or self.g.board.place_of(number) < 0:
            raise ImpossiblePosition(f"{where}: there is no region {name!r} on this map")
        return number

    def set_start(self) -> None:
        if self.given.has("start"):
            self.g.start = self.region("start", self.given.keys["start"])
            obstacle = int(start_obstacle(self.g.board, self.g.start))
            if obstacle:
                raise ImpossiblePosition(f"start: not in {self.given.keys['start']} ({OBSTACLES.known[obstacle].rule})")
        else:
            allowed = start_regions(self.g.board)
            usual = REGION_NUMBERS[USUAL_START]
            self.g.start = usual if usual in allowed else allowed[0]

    def set_tokens(self) -> None:
        g = self.g
        for name, token in self.given.pairs("tokens").items():
            region = self.region("tokens", name)
            if region == g.start:
                raise ImpossiblePosition("tokens: the starting region has its own (EMPIRE-TOK.1)")
            number = self.token("tokens", token)
            g.tokens[region] = number
            if number == t.PORTAL:
                if g.portal_a < 0:
                    g.portal_a = region
                else:
                    g.portal_b = region
        if (g.portal_a < 0) != (g.portal_b < 0):
            raise ImpossiblePosition("tokens: both portals or none (EMPIRE-ENC.2)")

    def token(self, where: str, name: object) -> int:
        """A token by name that is in play and not yet used up."""
        number = checked_name(where, name, t.TOKENS)
        there_are = sum(token == number for token in tokens_to_lay(self.g.variants))
        used = sum(token == number for token in self.g.tokens)
        used += sum(token == number for p in self.g.players for token in p.tokens)
        if used >= there_are:
            raise ImpossiblePosition(f"{where}: {name} is not in play, or not so often")
        return number

    def set_seat(self, p: Player, given: Part) -> None:
        who = given.where
        g = self.g
        for region, count in self.pieces(given, "armies", t.ARMIES).items():
            set_armies(g, p, region, count)
        for region, count in self.pieces(given, "cities", t.CITIES).items():
            g.cities[place(p.seat, region)] = count
            p.cities -= count
        if p.supply < 0 or p.cities < 0:
            raise ImpossiblePosition(f"{who}: {t.ARMIES} armies and {t.CITIES} cities are all there are")
        for card in given.things("cards"):
            gain_card(g, p, self.card(f"{who} cards", card))
        if len(p.cards) > t.CARDS_EACH[int(g.seats)]:
            raise ImpossiblePosition(f"{who} cards: {t.CARDS_EACH[int(g.seats)]} at most (EMPIRE-END.1)")
        for token in given.things("tokens"):
            number = self.token(f"{who} tokens", token)
            if number in (t.CITADEL, t.PORTAL, t.ROBBERS):
                raise ImpossiblePosition(f"{who} tokens: {token} stays on the board")
            p.tokens = append(p.tokens, number)
            gain_discovery(g, p, number)
        self.set_leader(p, given)
        most = t.MOST_COINS if self.given.keys.get("phase") == "auction" else 60
        p.coins = given.number("coins", 0, most, t.START_COINS[int(g.seats)])
        for name in given.things("looked"):
            region = self.region(f"{who} looked", name)
            if not g.is_hidden(region):
                raise ImpossiblePosition(f"{who} looked: no face-down token in {name}")
            p.looked |= 1 << region
        earlier = given.things("earlier") if given.has("earlier") else [0] * (int(g.number) - 1)
        if len(earlier) != g.number - 1:
            raise ImpossiblePosition(f"{who} earlier: points of {g.number - 1} games are needed")
        p.earlier = vec_of([checked_number(f"{who} earlier", points, -t.LOWEST, 60) for points in earlier])

    def set_leader(self, p: Player, given: Part) -> None:
        leader = given.keys.get("leader")
        if leader is None:
            return
        p.leader = given.name("leader", t.LEADERS)
        if not self.g.variants.leaders:
            raise ImpossiblePosition(f"{given.at('leader')}: {leader!r} is not in play")
        if any(q.leader == p.leader for q in self.g.players if q.seat != p.seat):
            raise ImpossiblePosition(f"{given.at('leader')}: {leader} leads somebody else")

    def set_trophies(self) -> None:
        """{"trophies": {1: 3}}: three armies of seat 1 lie on the card of the Red Sorceress."""
        for p, given in zip(self.g.players, self.seats, strict=True):
            who = given.at("trophies")
            trophies = given.pairs("trophies")
            if trophies and p.leader != t.RED_SORCERESS:
                raise ImpossiblePosition(f"{who}: seats and armies, and only for the Red Sorceress (EMPIRE-LEAD.11)")
            for seat, count in trophies.items():
                owner = self.g.players[checked_number(who, seat, 0, len(self.seats) - 1)]
                if owner.seat == p.seat:
                    raise ImpossiblePosition(f"{who}: own armies are not kept (EMPIRE-LEAD.13)")
                kept = checked_number(who, count, 0, int(owner.supply))
                owner.supply -= kept
                p.trophies += kept

    def pieces(self, given: Part, key: str, most: int) -> dict[int, int]:
        """Regions with numbers of pieces."""
        where = given.at(key)
        pairs = given.pairs(key).items()
        return {self.region(where, name): checked_number(where, count, 0, most) for name, count in pairs}

    def card(self, where: str, name: object) -> i64:
        """A card that is still in the deck; it is taken out."""
        number = checked_card(where, name, CARD_NAMES)
        if number not in self.deck:
            raise ImpossiblePosition(f"{where}: {name} is already on the table, or not for so few (EMPIRE-DECK.2)")
        self.deck = remove(self.deck, number)
        return number

    def set_cards(self) -> None:
        """The row from the left, filled up from the shuffled deck; `deck_top` comes next."""
        g = self.g
        row = [self.card("row", name) for name in self.given.things("row")]
        top = [self.card("deck_top", name) for name in self.given.things("deck_top")]
        if len(row) > t.ROW_SIZE:
            raise ImpossiblePosition(f"row: {t.ROW_SIZE} cards at most (EMPIRE-DECK.5)")
        g.shuffle(self.deck)
        waiting = [*self.deck, *top[::-1]]
        while len(row) < t.ROW_SIZE and waiting:
            row.append(waiting.pop())
        g.row = vec_of([int(card) for card in row])
        g.deck = vec_of([int(card) for card in waiting])

    def begin(self) -> None:
        g = self.g
        if PHASES[self.given.name("phase", PHASES, "turn")] == "auction":
            if self.given.has("starter") or self.given.has("active"):
                raise ImpossiblePosition("starter, active: not before the auction is over (EMPIRE-BID.3)")
            g.do(Auction(), FinishGame())
            return
        last = len(self.seats) - 1
        g.starter = self.given.number("starter", 0, last, 0)
        active = self.given.number("active", 0, last, int(g.starter))
        if len(g.players[active].cards) == t.CARDS_EACH[int(g.seats)]:
            raise ImpossiblePosition(f"active: seat {active} has all its cards (EMPIRE-END.1)")
        g.active = active
        g.do(Turn(active), FinishGame())

"""A table from a short description (docs/positions.md): only what differs from a plain table need be named."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deskovka.core.codec import vec_of
from deskovka.core.errors import ImpossiblePosition, UnknownName
from deskovka.core.game import Game
from deskovka.core.position import (
    Part,
    checked_card,
    checked_name,
    checked_number,
    checked_seed,
    checked_variants,
    whole,
)
from deskovka.core.vecs import append, remove
from deskovka.games.empire import terms as t
from deskovka.games.empire.cards import CARD_NAMES, deck_for
from deskovka.games.empire.described_map import checked_region, described_board, described_start
from deskovka.games.empire.moments import (
    PHASES,
    check_keys,
    comes_after,
    go_on_with_auction,
    go_on_with_card,
    go_on_with_neutral_armies,
    go_on_with_set_up,
)
from deskovka.games.empire.pieces import gain_card, gain_discovery
from deskovka.games.empire.player import Player
from deskovka.games.empire.setup import FinishGame, plain_table, set_armies
from deskovka.games.empire.table import Empire, place
from deskovka.games.empire.tokens import lay_portal, tokens_to_lay
from deskovka.games.empire.turns import QueenCard, Turn, queen
from deskovka.games.empire.variants import Variants, chosen_variants

KEYS: Final = (
    "seats",
    "variants",
    "map",
    "start",
    "tokens",
    "left_out",
    "neutral",
    "row",
    "deck",
    "deck_top",
    "playing",
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
    "bid",
)
PLAYING_KEYS: Final = ("card", "place", "action", "left")


def lay_out(game: Game, description: object) -> Empire:
    return Builder(game, whole(description, KEYS)).table()


class Builder:
    """Reads a description key by key."""

    def __init__(self, game: Game, given: Part) -> None:
        self.given = given
        self.seats = given.seats(game, SEAT_KEYS)
        self.phase = PHASES[given.name("phase", PHASES, "turn")]
        self.playing = given.part("playing", PLAYING_KEYS)
        variants = self.variants(game)
        seed = checked_seed(given.keys)
        self.g = plain_table(game, len(self.seats), variants, described_board(self.given, int(variants.layout)), seed)
        self.deck = deck_for(len(self.seats))

    def table(self) -> Empire:
        g = self.g
        check_keys(self.phase, self.given, self.seats)
        g.number = self.given.number("game", 1, int(g.variants.games), 1)
        if self.phase != "start":
            g.start = described_start(self.given, g.board)
        self.set_tokens()
        for p, seat in zip(g.players, self.seats, strict=True):
            self.set_seat(p, seat)
        self.set_trophies()
        for region, count in self.pieces(self.given, "neutral", t.NEUTRAL_ARMIES).items():
            g.armies[place(t.NEUTRAL, region)] = count
        if g.armies_on_board(t.NEUTRAL) > (t.NEUTRAL_ARMIES if g.seats == 2 else 0):
            raise ImpossiblePosition("neutral: ten at most, and only with two players (EMPIRE-NEUT.1, EMPIRE-NEUT.8)")
        if comes_after(self.phase, "auction"):
            self.set_turn()
        if comes_after(self.phase, "tokens"):
            self.set_cards()
        self.begin()
        return g

    def variants(self, game: Game) -> Variants:
        try:
            return chosen_variants(checked_variants(game, self.given.keys), len(self.seats))
        except UnknownName as wrong:
            raise ImpossiblePosition(str(wrong)) from wrong

    def region(self, where: str, name: object) -> int:
        return checked_region(where, name, self.g.board)

    def set_tokens(self) -> None:
        g = self.g
        for name, token in self.given.pairs("tokens").items():
            region = self.region("tokens", name)
            if region == g.start:
                raise ImpossiblePosition("tokens: the starting region has its own (EMPIRE-TOK.1)")
            number = self.token("tokens", token)
            g.set_token(region, number)
            if number == t.PORTAL:
                lay_portal(g, region)
        if (g.portal_a < 0) != (g.portal_b < 0) and self.phase != "tokens":
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
            g.set_cities(p.seat, region, count)
            p.cities -= count
        if p.supply < 0 or p.cities < 0:
            raise ImpossiblePosition(f"{who}: {t.ARMIES} armies and {t.CITIES} cities are all there are")
        for card in given.things("cards"):
            give_card(g, p, self.card(f"{who} cards", card))
        if len(p.cards) > t.CARDS_EACH[int(g.seats)]:
            raise ImpossiblePosition(f"{who} cards: {t.CARDS_EACH[int(g.seats)]} at most (EMPIRE-END.1)")
        for token in given.things("tokens"):
            number = self.token(f"{who} tokens", token)
            if number in (t.CITADEL, t.PORTAL, t.ROBBERS):
                raise ImpossiblePosition(f"{who} tokens: {token} stays on the board")
            p.tokens = append(p.tokens[:], number)
            gain_discovery(g, p, number)
        self.set_leader(p, given)
        if comes_after(self.phase, "neutral"):
            most = t.MOST_COINS if self.phase == "auction" else 60
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
            seats = [str(seat) for seat in range(len(self.seats))]  # in JSON keys are words
            for seat, count in trophies.items():
                owner = self.g.players[checked_name(who, seat, seats)]
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

    def set_turn(self) -> None:
        """Who began, whose turn it is, and which card is being played."""
        g = self.g
        last = len(self.seats) - 1
        g.starter = self.given.number("starter", 0, last, 0)
        g.active = self.given.number("active", 0, last, int(g.starter)) if self.phase == "turn" else queen(g)
        if g.active < 0:
            raise ImpossiblePosition("phase: nobody is led by the Fairy Queen (EMPIRE-LEAD.3)")
        if self.given.has("playing"):
            g.playing = self.card(self.playing.at("card"), self.playing.keys.get("card", ""))
            g.gap = self.playing.number("place", 0, t.ROW_SIZE - 1, 0)
            give_card(g, g.players[g.active], g.playing)

    def set_cards(self) -> None:
        """The row from the left, filled up from the shuffled deck; `deck_top` comes next."""
        g = self.g
        row = [self.card("row", name) for name in self.given.things("row")]
        top = [self.card("deck_top", name) for name in self.given.things("deck_top")]
        size = t.ROW_SIZE if g.playing < 0 else t.ROW_SIZE - 1
        if len(row) > size:
            raise ImpossiblePosition(f"row: {size} cards at most (EMPIRE-DECK.5)")
        g.shuffle(self.deck)
        waiting = [*self.deck, *top[::-1]]
        while len(row) < size and waiting:
            row.append(waiting.pop())
        if g.gap > len(row):
            raise ImpossiblePosition(f"playing place: {g.gap} is not between 0 and {len(row)}")
        g.row = vec_of([int(card) for card in row])
        left = len(waiting)
        taken = left - self.given.number("deck", max(0, left - len(self.deck)), left, left)
        self.take_by_turns(waiting[:taken])
        g.deck = vec_of([int(card) for card in waiting[taken:]])

    def take_by_turns(self, cards: list[i64]) -> None:
        """Give out what a short deck has no more: whoever has fewest takes the next, the starting player first."""
        g = self.g
        order = [g.players[(g.starter + turn) % g.seats] for turn in range(int(g.seats))]
        for card in cards:
            fewest = min(len(p.cards) for p in order)
            give_card(g, next(p for p in order if len(p.cards) == fewest), card)

    def begin(self) -> None:
        """What comes next."""
        g = self.g
        if not comes_after(self.phase, "settle"):
            go_on_with_set_up(g, self.phase, self.given)
        elif self.phase == "neutral":
            go_on_with_neutral_armies(g)
        elif self.phase == "auction":
            go_on_with_auction(g, self.seats)
        elif self.phase == "queen":
            g.do(QueenCard(g.active), FinishGame())
        elif g.playing >= 0:
            go_on_with_card(g, g.players[g.active], self.playing)
        elif len(g.players[g.active].cards) == t.CARDS_EACH[int(g.seats)]:
            raise ImpossiblePosition(f"active: seat {g.active} has all its cards (EMPIRE-END.1)")
        else:
            g.do(Turn(g.active), FinishGame())


def give_card(g: Empire, p: Player, card: i64) -> None:
    """A card that was taken before; the coins it gave are among those the player has."""
    coins = p.coins
    gain_card(g, p, card)
    p.coins = coins

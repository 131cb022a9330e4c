"""Setting the table, and the match (EMPIRE-MAP.14, EMPIRE-START, EMPIRE-DECK, EMPIRE-ARMY, EMPIRE-FULL)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.game import Game
from deskovka.core.luck import Seed
from deskovka.core.options import each, first, verb
from deskovka.core.steps import NATURE, NONE
from deskovka.core.vecs import append, pop, vec
from deskovka.games.empire.auction import Auction
from deskovka.games.empire.board import (
    PLACES,
    T_SHAPE,
    Board,
    settle_obstacle,
    settle_regions,
    start_obstacle,
    start_regions,
)
from deskovka.games.empire.cards import deck_for
from deskovka.games.empire.neutral import PlaceNeutral
from deskovka.games.empire.obstacles import SET_UP_FIRST
from deskovka.games.empire.player import Player
from deskovka.games.empire.scoring import sheet, total
from deskovka.games.empire.table import FIRST_BOARD, NO_PIECES, NO_TOKENS, Ask, Empire, Step, place
from deskovka.games.empire.terms import (
    ARMIES_SET,
    ENDED,
    GAME_BEGAN,
    GAME_SCORED,
    LEADER_DEALT,
    LEADERS,
    LOWEST,
    NEUTRAL_ARMIES,
    RED_SORCERESS,
    REVEALED,
    ROW_SIZE,
    SETTLE,
    SETTLED,
    START,
    START_ARMIES,
    START_CHOSEN,
    START_COINS,
)
from deskovka.games.empire.tokens import LayTokens
from deskovka.games.empire.variants import Variants


def plain_table(game: Game, seats: i64, variants: Variants, board: Board, seed: Seed) -> Empire:
    """A table before anything is set up: a map, all pieces in supply, no coins."""
    g = Empire(game)
    g.take_luck(seed)
    g.seats = seats
    g.variants = variants
    g.board = board
    g.armies = NO_PIECES[:]
    g.cities = NO_PIECES[:]
    g.tokens = NO_TOKENS[:]
    g.players = vec[Player]([new_player(seat, NONE) for seat in range(seats)])
    return g


def new_player(seat: i64, earlier: vec[i64]) -> Player:
    """A player with nothing but the points of earlier games."""
    p = Player()
    p.seat = seat
    p.earlier = earlier
    return p


def deal(game: Game, seats: i64, seed: Seed, variants: Variants) -> Empire:
    g = plain_table(game, seats, variants, FIRST_BOARD, seed)
    g.do(SetUpGame())
    return g


# ---- the map


def draw_board(g: Empire) -> Board:
    """Lay the segments: what the variants fix, luck for the rest (EMPIRE-MAP.2 to .6, EMPIRE-RECT.2)."""
    wanted = g.variants
    boards = vec[i64]([board for board in range(PLACES) if not is_fixed(wanted, board)])
    g.shuffle(boards)
    sides = wanted.sides[:]
    turns = wanted.turns[:]
    quarter = -1  # in the rectangle all lie alike: 0 upright, 1 sideways
    for turn in turns:
        if turn >= 0 and wanted.layout != T_SHAPE:
            quarter = turn % 2
    if quarter < 0 and wanted.layout != T_SHAPE:
        quarter = g.random_below(2)
    for at in range(PLACES):
        if sides[at] < 0:
            boards, board = pop(boards)
            sides[at] = 2 * board + g.random_below(2)
        if turns[at] < 0:
            turns[at] = g.random_below(4) if quarter < 0 else quarter + 2 * g.random_below(2)
    return Board(wanted.layout, sides, turns)


def is_fixed(variants: Variants, board: i64) -> bool:
    """Does a side of this board have its place already?"""
    for side in variants.sides:
        if side >= 0 and side // 2 == board:
            return True
    return False


@mypyc_attr(acyclic=True)
@final
class SetUpGame(Step):
    """A new game: everything anew but the points of the match (EMPIRE-MAP.14, EMPIRE-FULL.2)."""

    def run(self, g: Empire) -> None:
        clear_table(g)
        g.tell(GAME_BEGAN, -1, g.number)
        chooser = set_up_by(g)
        g.do(
            ChooseStart(chooser),
            LayTokens(chooser, amount=0),
            DealCards(),
            FirstArmies(),
            Settle(chooser),
            SetUpPlayers(),
        )


def set_up_by(g: Empire) -> i64:
    """The set-up player, or luck in his place."""
    return NATURE if g.variants.set_up_by_luck else g.setup_player()


def clear_table(g: Empire) -> None:
    g.board = draw_board(g)
    g.start = -1
    g.starter = -1
    g.active = -1
    g.portal_a = -1
    g.portal_b = -1
    g.armies = NO_PIECES[:]
    g.cities = NO_PIECES[:]
    g.tokens = NO_TOKENS[:]
    g.row = vec[i64]()
    g.deck = vec[i64]()
    g.bids = NONE
    g.players = vec[Player]([new_player(p.seat, p.earlier) for p in g.players])


@mypyc_attr(acyclic=True)
@final
class ChooseStart(Ask):
    """The set-up player chooses the starting region (EMPIRE-START)."""

    def options(self, g: Empire) -> vec[i64]:
        return each(START, start_regions(g.board))

    def obstacle(self, g: Empire, pick: i64) -> i64:
        return start_obstacle(g.board, first(pick)) if verb(pick) == START else SET_UP_FIRST

    def chosen(self, g: Empire, pick: i64) -> None:
        g.start = first(pick)
        g.tell(START_CHOSEN, self.seat, g.start)


# ---- cards, leaders, armies, coins


@mypyc_attr(acyclic=True)
@final
class DealCards(Step):
    """Shuffle the deck for this number of players and lay the row; deal the leaders (EMPIRE-DECK, EMPIRE-LEAD.1)."""

    def run(self, g: Empire) -> None:
        g.deck = deck_for(g.seats)
        g.shuffle(g.deck)
        for _ in range(ROW_SIZE):
            g.deck, card = pop(g.deck)  # of a new deck, which no clone has yet
            g.row = append(g.row, card)
            g.tell(REVEALED, -1, card)
        if g.variants.leaders:
            leaders = vec[i64]([leader for leader in range(len(LEADERS))])
            g.shuffle(leaders)
            for p in g.players:
                leaders, p.leader = pop(leaders)
                g.tell(LEADER_DEALT, p.seat, p.leader)


@mypyc_attr(acyclic=True)
@final
class FirstArmies(Step):
    """Four armies of everybody into the starting region, five of the Red Sorceress (EMPIRE-ARMY.1, EMPIRE-LEAD.10)."""

    def run(self, g: Empire) -> None:
        for p in g.players:
            count = START_ARMIES + (1 if p.leader == RED_SORCERESS else 0)
            set_armies(g, p, g.start, count)
            g.tell(ARMIES_SET, p.seat, count, g.start)


def set_armies(g: Empire, p: Player, region: i64, count: i64) -> None:
    """Put armies on the board before play: nothing reacts to them (EMPIRE-ARMY.6)."""
    p.supply -= count
    g.armies[place(p.seat, region)] += count


@mypyc_attr(acyclic=True)
@final
class Settle(Ask):
    """One more army of everybody, all into one region (EMPIRE-ARMY.2 to .4)."""

    def options(self, g: Empire) -> vec[i64]:
        return each(SETTLE, settle_regions(g.board, g.start))

    def obstacle(self, g: Empire, pick: i64) -> i64:
        return settle_obstacle(g.board, g.start, first(pick)) if verb(pick) == SETTLE else SET_UP_FIRST

    def chosen(self, g: Empire, pick: i64) -> None:
        for p in g.players:
            set_armies(g, p, first(pick), 1)
        g.tell(SETTLED, self.seat, first(pick))


@mypyc_attr(acyclic=True)
@final
class SetUpPlayers(Step):
    """Neutral armies for two, coins, the auction; the score waits for the end (EMPIRE-NEUT.1, EMPIRE-COIN.1)."""

    def run(self, g: Empire) -> None:
        neutral = NEUTRAL_ARMIES if g.seats == 2 else 0  # EMPIRE-NEUT.8
        g.do(PlaceNeutral(g.setup_player(), amount=neutral, total=0), GiveCoins(), Auction(), FinishGame())


@mypyc_attr(acyclic=True)
@final
class GiveCoins(Step):
    """Coins by the number of players (EMPIRE-COIN.1)."""

    def run(self, g: Empire) -> None:
        for p in g.players:
            p.coins = START_COINS[int(g.seats)]


# ---- the end


@mypyc_attr(acyclic=True)
@final
class FinishGame(Step):
    """Score; then the match goes on or is over (EMPIRE-END.3, EMPIRE-FULL)."""

    def run(self, g: Empire) -> None:
        points = sheet(g)
        for p in g.players:
            g.tell(GAME_SCORED, p.seat, total(points, p.seat) + LOWEST)
        if g.number == g.variants.games:
            g.active = -1
            g.tell(ENDED)
            return
        for p in g.players:
            p.earlier = append(p.earlier[:], total(points, p.seat))
        g.number += 1
        g.do(SetUpGame())

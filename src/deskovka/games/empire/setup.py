"""Setting the table, and the match (EMPIRE-MAP.14, EMPIRE-START, EMPIRE-TOK, EMPIRE-DECK, EMPIRE-ARMY, EMPIRE-NEUT)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.game import Game
from deskovka.core.luck import luck_of
from deskovka.core.options import each, first, option, second, verb
from deskovka.core.steps import NATURE, NONE
from deskovka.core.vecs import append, pop, vec
from deskovka.games.empire.auction import Auction
from deskovka.games.empire.board import PLACES, T_SHAPE, Board, settle_regions, start_regions
from deskovka.games.empire.cards import deck_for
from deskovka.games.empire.scoring import sheet, total
from deskovka.games.empire.table import FIRST_BOARD, NO_PIECES, NO_TOKENS, Ask, Empire, Player, Step, Variants, place
from deskovka.games.empire.terms import (
    ARMIES_SET,
    CITADEL,
    CITADELS,
    DISCOVERIES,
    DRAGON,
    ENDED,
    GAME_BEGAN,
    GAME_SCORED,
    HIDDEN_LAID,
    LAY,
    LAY_HIDDEN,
    LEADER_DEALT,
    LEADERS,
    LEAVE_OUT,
    LEFT_NEUTRAL_TO_LOT,
    LEFT_OUT,
    LEFT_TOKENS_TO_LOT,
    LOWEST,
    NEUTRAL,
    NEUTRAL_ARMIES,
    NEUTRAL_BY_LOT,
    NEUTRAL_PLACED,
    NO_TOKEN,
    POISON_SWAMP,
    PORTAL,
    PUT_NEUTRAL,
    RED_SORCERESS,
    REVEALED,
    ROBBERS,
    ROW_SIZE,
    SETTLE,
    SETTLED,
    START,
    START_ARMIES,
    START_CHOSEN,
    START_COINS,
    TOKEN_LAID,
    TOKENS_BY_LOT,
)


def plain_table(game: Game, seats: i64, variants: Variants, board: Board, luck: i64) -> Empire:
    """A table before anything is set up: a map, all pieces in supply, no coins."""
    g = Empire(game)
    g.luck = luck
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


def deal(game: Game, seats: i64, seed: i64, variants: Variants) -> Empire:
    g = plain_table(game, seats, variants, FIRST_BOARD, luck_of(seed))
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
        chooser = NATURE if g.variants.set_up_by_luck else g.setup_player()
        g.do(
            ChooseStart(chooser),
            LayTokens(chooser, amount=0),
            DealCards(),
            FirstArmies(),
            Settle(chooser),
            SetUpPlayers(),
        )


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

    def chosen(self, g: Empire, pick: i64) -> None:
        g.start = first(pick)
        g.tell(START_CHOSEN, self.seat, g.start)


# ---- tokens


@mypyc_attr(acyclic=True)
@final
class LayTokens(Step):
    """Lay the tokens of the variants in use, one after another; `amount` have been dealt with (EMPIRE-TOK.2)."""

    def run(self, g: Empire) -> None:
        plan = tokens_to_lay(g.variants)
        if self.amount == len(plan):
            return
        token = plan[self.amount]
        if g.variants.swamp and token <= POISON_SWAMP:
            g.do(LayHidden(self.seat, amount=self.amount))
        elif token == PORTAL and plan[self.amount - 1] == PORTAL and g.portal_a < 0:  # EMPIRE-ENC.2
            g.do(LayTokens(self.seat, amount=self.amount + 1))
        else:
            g.do(LayToken(self.seat, token, amount=self.amount))


def tokens_to_lay(variants: Variants) -> vec[i64]:
    plan = vec[i64]([])
    if variants.discoveries:  # EMPIRE-DISC.1, EMPIRE-SWAMP.2
        plan = vec[i64]([token for token in range(DISCOVERIES + (1 if variants.swamp else 0))])
    if variants.citadels:  # EMPIRE-CIT.1
        for _ in range(CITADELS):
            plan = append(plan, CITADEL)
    if variants.encounters:
        for token in (DRAGON, PORTAL, PORTAL, ROBBERS):
            plan = append(plan, token)
    return plan


def free_regions(g: Empire) -> vec[i64]:
    """Regions without any token, the starting region's included (EMPIRE-TOK.1)."""
    found = vec[i64]([])
    for region in g.board.regions:
        if g.tokens[region] == NO_TOKEN and region != g.start:
            found = append(found, region)
    return found


def with_lot(step: Ask, g: Empire, found: vec[i64]) -> vec[i64]:
    """These options; where several tokens are still to be laid, luck may lay them all (EMPIRE-TOK.3)."""
    left = len(tokens_to_lay(g.variants)) - step.amount
    if step.seat == NATURE or left < 2:
        return found
    return append(found, option(TOKENS_BY_LOT, left))


def lay_by_lot(g: Empire, step: Ask, pick: i64) -> None:
    """Luck lays this token and all that follow; it leaves none out."""
    g.tell(LEFT_TOKENS_TO_LOT, step.seat, first(pick))
    g.do(LayTokens(NATURE, amount=step.amount))


@mypyc_attr(acyclic=True)
@final
class LayToken(Ask):
    """Lay a token face up in a free region; an encounter may be left out (EMPIRE-ENC.1); `amount` came before it."""

    def options(self, g: Empire) -> vec[i64]:
        found = vec[i64]([option(LAY, self.thing, region) for region in free_regions(g)])
        if self.seat != NATURE and may_be_left_out(g, self.thing):
            found = append(found, option(LEAVE_OUT, self.thing))
        return with_lot(self, g, found)

    def chosen(self, g: Empire, pick: i64) -> None:
        if verb(pick) == TOKENS_BY_LOT:
            lay_by_lot(g, self, pick)
            return
        if verb(pick) == LEAVE_OUT:
            g.tell(LEFT_OUT, self.seat, self.thing)
        else:
            lay(g, self.seat, self.thing, second(pick))
        g.do(LayTokens(self.seat, amount=self.amount + 1))


def lay(g: Empire, seat: i64, token: i64, region: i64) -> None:
    g.tokens[region] = token
    if token == PORTAL:
        lay_portal(g, region)
    g.tell(TOKEN_LAID, seat, token, region)


def lay_portal(g: Empire, region: i64) -> None:
    """One end of the way, then the other; which of them was laid first is not remembered."""
    if g.portal_a < 0:
        g.portal_a = region
    else:
        g.portal_a, g.portal_b = min(g.portal_a, region), max(g.portal_a, region)


def may_be_left_out(g: Empire, token: i64) -> bool:
    """Any encounter, but not the second portal alone (EMPIRE-ENC.1, EMPIRE-ENC.2)."""
    return token in (DRAGON, ROBBERS) or (token == PORTAL and g.portal_a < 0)


@mypyc_attr(acyclic=True)
@final
class LayHidden(Ask):
    """Lay a discovery or the swamp face down; luck decides which it is (EMPIRE-SWAMP.2); `amount` came before it."""

    def options(self, g: Empire) -> vec[i64]:
        return with_lot(self, g, each(LAY_HIDDEN, free_regions(g)))

    def chosen(self, g: Empire, pick: i64) -> None:
        if verb(pick) == TOKENS_BY_LOT:
            lay_by_lot(g, self, pick)
            return
        left = vec[i64]([token for token in range(POISON_SWAMP + 1) if token not in g.tokens])
        g.tokens[first(pick)] = left[g.random_below(len(left))]
        g.tell(HIDDEN_LAID, self.seat, first(pick))
        g.do(LayTokens(self.seat, amount=self.amount + 1))


# ---- cards, leaders, armies, coins


@mypyc_attr(acyclic=True)
@final
class DealCards(Step):
    """Shuffle the deck for this number of players and lay the row; deal the leaders (EMPIRE-DECK, EMPIRE-LEAD.1)."""

    def run(self, g: Empire) -> None:
        g.deck = deck_for(g.seats)
        g.shuffle(g.deck)
        for _ in range(ROW_SIZE):
            g.deck, card = pop(g.deck)
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
class PlaceNeutral(Ask):
    """The two players place neutral armies by turns; `amount` are left (EMPIRE-NEUT.1 to .3).

    Whoever leaves their own to the lot (EMPIRE-NEUT.9) is a bit of `total`; luck then answers for `other`.
    """

    def options(self, g: Empire) -> vec[i64]:
        if self.amount == 0:
            return NONE
        found = each(PUT_NEUTRAL, g.board.regions)
        if self.seat == NATURE or self.mine() < 2:
            return found
        return append(found, option(NEUTRAL_BY_LOT, self.mine()))

    def chosen(self, g: Empire, pick: i64) -> None:
        owner = self.other if self.seat == NATURE else self.seat
        if verb(pick) == NEUTRAL_BY_LOT:
            g.tell(LEFT_NEUTRAL_TO_LOT, owner, first(pick))
            g.do(next_neutral(owner, self.amount, self.total | 1 << owner))
            return
        g.armies[place(NEUTRAL, first(pick))] += 1
        g.tell(NEUTRAL_PLACED, owner, first(pick))
        g.do(next_neutral(1 - owner, self.amount - 1, self.total))

    def mine(self) -> i64:
        """How many are this player's own: every other one, this one first."""
        return (self.amount + 1) // 2


def next_neutral(owner: i64, amount: i64, lots: i64) -> PlaceNeutral:
    if lots >> owner & 1:
        return PlaceNeutral(NATURE, other=owner, amount=amount, total=lots)
    return PlaceNeutral(owner, amount=amount, total=lots)


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

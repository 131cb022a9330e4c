"""What is going on at a described table (docs/positions.md): the phases of a game, a card that is being played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from deskovka.core.errors import ImpossiblePosition
from deskovka.core.position import Part, checked_name
from deskovka.core.secret import everyone, next_picker, without
from deskovka.games.empire import terms as t
from deskovka.games.empire.actions import Begin, ChooseAction, allowed, carrying_out
from deskovka.games.empire.auction import Auction, Bid, ShowBids
from deskovka.games.empire.cards import CARDS
from deskovka.games.empire.neutral import PlaceNeutral
from deskovka.games.empire.player import Player
from deskovka.games.empire.setup import (
    ChooseStart,
    DealCards,
    FinishGame,
    FirstArmies,
    GiveCoins,
    Settle,
    SetUpPlayers,
    set_up_by,
)
from deskovka.games.empire.table import Empire
from deskovka.games.empire.tokens import LayTokens, tokens_to_lay
from deskovka.games.empire.turns import EndTurn

PHASES: Final = ("start", "tokens", "settle", "neutral", "auction", "turn", "queen")

# What cannot be said before a phase, because it is not there yet
NOT_BEFORE: Final = {
    "start": "tokens",
    "tokens": "tokens",
    "row": "settle",
    "deck_top": "settle",
    "neutral": "neutral",
    "deck": "turn",
}
SEAT_NOT_BEFORE: Final = {
    "leader": "settle",
    "armies": "neutral",
    "looked": "neutral",
    "coins": "auction",
    "cities": "auction",
    "cards": "auction",
    "tokens": "auction",
    "trophies": "auction",
}
ONLY_IN: Final = {"left_out": "tokens", "bid": "auction", "playing": "turn"}
ENCOUNTERS: Final = (t.DRAGON, t.PORTAL, t.ROBBERS)


def comes_after(phase: str, other: str) -> bool:
    return PHASES.index(phase) > PHASES.index(other)


def check_keys(phase: str, given: Part, seats: Sequence[Part]) -> None:
    """Nothing is said that cannot be there in this phase."""
    if not comes_after(phase, "auction") and (given.has("starter") or given.has("active")):
        raise ImpossiblePosition("starter, active: not before the auction is over (EMPIRE-BID.3)")
    if phase == "queen" and given.has("active"):
        raise ImpossiblePosition("active: only in the phase turn")
    check_part(phase, given, NOT_BEFORE)
    for seat in seats:
        check_part(phase, seat, SEAT_NOT_BEFORE)


def check_part(phase: str, given: Part, not_before: dict[str, str]) -> None:
    for key in given.keys:
        if comes_after(not_before.get(key, phase), phase):
            raise ImpossiblePosition(f"{given.at(key)}: not before the phase {not_before[key]}")
        if ONLY_IN.get(key, phase) != phase:
            raise ImpossiblePosition(f"{given.at(key)}: only in the phase {ONLY_IN[key]}")


# ---- set-up


def go_on_with_set_up(g: Empire, phase: str, given: Part) -> None:
    """The rest of the set-up; the last of it is put on the agenda first."""
    who = set_up_by(g)
    g.do(FirstArmies(), Settle(who), SetUpPlayers())
    if phase != "settle":
        g.do(LayTokens(who, amount=0 if phase == "start" else tokens_dealt_with(g, given)), DealCards())
    if phase == "start":
        g.do(ChooseStart(who))


def tokens_dealt_with(g: Empire, given: Part) -> int:
    """How many tokens lie on the map or were left out: the first ones of all that are laid (EMPIRE-TOK.2)."""
    plan = [int(token) for token in tokens_to_lay(g.variants)]
    left_out = given.names("left_out", t.TOKENS)
    for token in left_out:
        if token not in ENCOUNTERS or token not in plan:
            raise ImpossiblePosition(f"left_out: {t.TOKENS[token]} is no encounter of this table (EMPIRE-ENC.1)")
    done = [int(token) for token in g.tokens if token != t.NO_TOKEN] + left_out
    if t.PORTAL in left_out:
        done.append(t.PORTAL)  # both of them (EMPIRE-ENC.2)
    if faces(g, done) != faces(g, plan[: len(done)]):
        order = ", ".join(t.TOKENS[token] for token in plan)
        raise ImpossiblePosition(f"tokens: they are laid in their order: {order} (EMPIRE-TOK.2)")
    return len(done)


def faces(g: Empire, tokens: list[int]) -> list[int]:
    """Which tokens these are; those that lie face down look alike (EMPIRE-SWAMP.2)."""
    return sorted(max(token, t.POISON_SWAMP) if g.variants.swamp else token for token in tokens)


def go_on_with_neutral_armies(g: Empire) -> None:
    if g.seats != 2:
        raise ImpossiblePosition("phase: neutral armies are placed by two players (EMPIRE-NEUT.8)")
    placed = g.armies_on_board(t.NEUTRAL)
    whose = (g.setup_player() + placed) % 2
    left = t.NEUTRAL_ARMIES - placed
    g.do(PlaceNeutral(whose, amount=left, total=0), GiveCoins(), Auction(), FinishGame())


# ---- the auction and turns


def go_on_with_auction(g: Empire, seats: Sequence[Part]) -> None:
    """Whoever has a bid has made it; it is turned up when all have."""
    waiting = everyone(g.seats)
    for p, given in zip(g.players, seats, strict=True):
        if given.has("bid"):
            g.pick_secretly(p.seat, given.number("bid", 0, int(p.coins), 0), g.seats)
            waiting = without(waiting, p.seat)
    g.do(ShowBids(), FinishGame())
    if waiting:
        g.do(Bid(next_picker(waiting, 0), amount=waiting))


def go_on_with_card(g: Empire, p: Player, given: Part) -> None:
    """Go on with an action of the card that is played, or choose one; then the turn ends."""
    card = CARDS[g.playing]
    kinds = [t.ACTIONS[action.kind] for action in card.actions]
    g.do(EndTurn(p.seat), FinishGame())
    if card.joined == t.EITHER and not given.has("action"):
        if given.has("left"):
            raise ImpossiblePosition("playing left: of which action? (EMPIRE-ACT.3)")
        g.do(ChooseAction(p.seat, g.playing))
        return
    number = checked_name(given.at("action"), given.keys.get("action", kinds[0]), kinds)
    if card.joined == t.BOTH and number == 0:
        g.do(Begin(p.seat, card.actions[1].kind, amount=card.actions[1].count))
    action = card.actions[number]
    total: i64 = allowed(p, action.kind, action.count)
    left = given.number("left", 0, int(total), int(total))
    g.do(carrying_out(action.kind, p.seat, left, total))

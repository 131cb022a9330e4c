"""A placement and a battle while they go on."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.codec import Stored, ints, vec_of
from deskovka.core.steps import NONE
from deskovka.core.vecs import append, vec
from deskovka.games.eldervale.terms import NOBODY

NO_PIECE: Final = -1
THE_ROLL: Final = 4  # the step of a battle in which dice are rolled
NOT_MIMICKED: Final = -2  # no source, not even none

# Where dice of a side come from, beside what carries effects (sources.py): a unit's kind is added
FROM_UNITS: Final = 256
FROM_SUPPORT: Final = 288
FROM_SWORDS: Final = 321
FROM_MATE: Final = 322
FROM_FALLEN: Final = 330  # the ghosts' units in the Underworld (GHOST-11.3)
FROM_DWELLING_IN: Final = 384  # a realm is added


@mypyc_attr(acyclic=True)
@final
class Placement:
    """A unit placed this turn, and the battle it may bring (ELDER-8.7)."""

    def __init__(self) -> None:
        self.piece: i64 = NO_PIECE
        self.realm: i64 = -1
        self.rampaged: i64 = NO_PIECE  # the monster that rampaged in, and from which realm
        self.came_from: i64 = -1
        self.charged: bool = False  # the Minotaur came too
        self.assault: bool = False  # placed by the warrior's ability (ELDER-9.15)
        self.veiled: bool = False  # a monster here alone triggers nothing: Dark Veil, Circling declined
        self.peaceful: bool = False  # no battle against players (R59)
        self.cancelled: bool = False  # no battle at all
        self.met: bool = False  # opponents' units or a monster were there already (ELDER-19.1); never in peace
        self.settled: bool = False  # the battle it brought is over, or there was none
        self.declined: i64 = 0  # monsters that do not rampage this time, as bits (R60)

    # made by tools/fields.py
    def clone(self) -> Placement:
        copy = Placement()
        copy.piece = self.piece
        copy.realm = self.realm
        copy.rampaged = self.rampaged
        copy.came_from = self.came_from
        copy.charged = self.charged
        copy.assault = self.assault
        copy.veiled = self.veiled
        copy.peaceful = self.peaceful
        copy.cancelled = self.cancelled
        copy.met = self.met
        copy.settled = self.settled
        copy.declined = self.declined
        return copy

    def stored(self) -> Stored:
        return {
            "piece": int(self.piece),
            "realm": int(self.realm),
            "rampaged": int(self.rampaged),
            "came_from": int(self.came_from),
            "charged": bool(self.charged),
            "assault": bool(self.assault),
            "veiled": bool(self.veiled),
            "peaceful": bool(self.peaceful),
            "cancelled": bool(self.cancelled),
            "met": bool(self.met),
            "settled": bool(self.settled),
            "declined": int(self.declined),
        }

    def restore(self, stored: Stored) -> None:
        self.piece = stored["piece"]
        self.realm = stored["realm"]
        self.rampaged = stored["rampaged"]
        self.came_from = stored["came_from"]
        self.charged = stored["charged"]
        self.assault = stored["assault"]
        self.veiled = stored["veiled"]
        self.peaceful = stored["peaceful"]
        self.cancelled = stored["cancelled"]
        self.met = stored["met"]
        self.settled = stored["settled"]
        self.declined = stored["declined"]

    @staticmethod
    def from_stored(stored: Stored) -> Placement:
        made = Placement()
        made.restore(stored)
        return made

    # end of what is made


@mypyc_attr(acyclic=True)
@final
class Side:
    """One side of a battle: a player, or the uncontrolled monster (ELDER-19.6)."""

    def __init__(self) -> None:
        self.seat: i64 = NOBODY  # NOBODY: the monster
        self.dice: i64 = 0  # how many it rolls: a running total (R61)
        self.sources: vec[i64] = NONE  # where dice came from: pairs of a thing and a number, for people to read
        self.sixes: i64 = 0  # dice that are not rolled but lie on 6
        self.rolled: vec[i64] = NONE  # highest first
        self.was: vec[i64] = NONE  # what each of them showed before it was changed; 0: it was not
        self.guarded: vec[i64] = NONE  # of them, those that nobody can change (Calibrated)
        self.again: vec[i64] = NONE  # of them, those taken up to be rolled again
        self.from_units: i64 = 0  # dice of its units in the realm, as last counted (R46)
        self.fallen: i64 = 0  # of the ghosts: units in the Underworld whose dice are counted, as bits of their nine
        self.units: vec[i64] = NONE  # the kinds of these units; after the battle they may be anywhere
        self.supporters: i64 = 0  # pieces in adjacent realms that have lent their dice, as bits of the seat's units
        self.wins_ties: bool = False
        self.mimics: i64 = -1  # the source of the ability that Mimeza uses as her own here (R64)
        self.lost: i64 = 0  # units beaten, counted in step 6 (R65)

    # made by tools/fields.py; forgiving
    def clone(self) -> Side:
        copy = Side()
        copy.seat = self.seat
        copy.dice = self.dice
        copy.sources = self.sources[:]
        copy.sixes = self.sixes
        copy.rolled = self.rolled[:]
        copy.was = self.was[:]
        copy.guarded = self.guarded[:]
        copy.again = self.again[:]
        copy.from_units = self.from_units
        copy.fallen = self.fallen
        copy.units = self.units[:]
        copy.supporters = self.supporters
        copy.wins_ties = self.wins_ties
        copy.mimics = self.mimics
        copy.lost = self.lost
        return copy

    def stored(self) -> Stored:
        return {
            "seat": int(self.seat),
            "dice": int(self.dice),
            "sources": ints(self.sources),
            "sixes": int(self.sixes),
            "rolled": ints(self.rolled),
            "was": ints(self.was),
            "guarded": ints(self.guarded),
            "again": ints(self.again),
            "from_units": int(self.from_units),
            "fallen": int(self.fallen),
            "units": ints(self.units),
            "supporters": int(self.supporters),
            "wins_ties": bool(self.wins_ties),
            "mimics": int(self.mimics),
            "lost": int(self.lost),
        }

    def restore(self, stored: Stored) -> None:
        stored = {**self.stored(), **stored}
        self.seat = stored["seat"]
        self.dice = stored["dice"]
        self.sources = vec_of(stored["sources"])
        self.sixes = stored["sixes"]
        self.rolled = vec_of(stored["rolled"])
        self.was = vec_of(stored["was"])
        self.guarded = vec_of(stored["guarded"])
        self.again = vec_of(stored["again"])
        self.from_units = stored["from_units"]
        self.fallen = stored["fallen"]
        self.units = vec_of(stored["units"])
        self.supporters = stored["supporters"]
        self.wins_ties = stored["wins_ties"]
        self.mimics = stored["mimics"]
        self.lost = stored["lost"]

    @staticmethod
    def from_stored(stored: Stored) -> Side:
        made = Side()
        made.restore(stored)
        return made

    # end of what is made


NO_SIDES: Final = vec[Side]()


@mypyc_attr(acyclic=True)
@final
class Battle:
    """A battle (ELDER-19)."""

    def __init__(self) -> None:
        self.turn: i64 = 0  # the number of the turn
        self.realm: i64 = -1
        self.step: i64 = 0  # 1 to 7
        self.placed_by: i64 = NOBODY  # whose placement triggered it
        self.piece: i64 = NO_PIECE  # the placed unit
        self.rampaged: i64 = NO_PIECE  # the monster that rampaged in because of it, and from which realm
        self.came_from: i64 = -1
        self.assault: bool = False
        self.duel: bool = False  # only the placing player and the monster fight (R59)
        self.monster: i64 = NO_PIECE  # the uncontrolled monster that takes part
        self.bystander: i64 = NO_PIECE  # a monster that stands there and does not fight (R50)
        self.sides: vec[Side] = NO_SIDES
        self.winner: i64 = -1  # a side; -1: none yet, or everybody lost
        self.decided: bool = False
        self.column: i64 = -1  # the die that decided, from 0
        self.staying: vec[i64] = NONE  # beaten pieces that are not removed (ELDER-33.2)
        self.tale: vec[i64] = NONE  # what happened in it, for people to read (battle_tale.py)

    # made by tools/fields.py
    def clone(self) -> Battle:
        copy = Battle()
        copy.turn = self.turn
        copy.realm = self.realm
        copy.step = self.step
        copy.placed_by = self.placed_by
        copy.piece = self.piece
        copy.rampaged = self.rampaged
        copy.came_from = self.came_from
        copy.assault = self.assault
        copy.duel = self.duel
        copy.monster = self.monster
        copy.bystander = self.bystander
        copy.sides = vec[Side]([one.clone() for one in self.sides])
        copy.winner = self.winner
        copy.decided = self.decided
        copy.column = self.column
        copy.staying = self.staying[:]
        copy.tale = self.tale[:]
        return copy

    def stored(self) -> Stored:
        return {
            "turn": int(self.turn),
            "realm": int(self.realm),
            "step": int(self.step),
            "placed_by": int(self.placed_by),
            "piece": int(self.piece),
            "rampaged": int(self.rampaged),
            "came_from": int(self.came_from),
            "assault": bool(self.assault),
            "duel": bool(self.duel),
            "monster": int(self.monster),
            "bystander": int(self.bystander),
            "sides": [one.stored() for one in self.sides],
            "winner": int(self.winner),
            "decided": bool(self.decided),
            "column": int(self.column),
            "staying": ints(self.staying),
            "tale": ints(self.tale),
        }

    def restore(self, stored: Stored) -> None:
        self.turn = stored["turn"]
        self.realm = stored["realm"]
        self.step = stored["step"]
        self.placed_by = stored["placed_by"]
        self.piece = stored["piece"]
        self.rampaged = stored["rampaged"]
        self.came_from = stored["came_from"]
        self.assault = stored["assault"]
        self.duel = stored["duel"]
        self.monster = stored["monster"]
        self.bystander = stored["bystander"]
        self.sides = vec[Side]()
        for kept in stored["sides"]:
            self.sides = append(self.sides, Side.from_stored(kept))
        self.winner = stored["winner"]
        self.decided = stored["decided"]
        self.column = stored["column"]
        self.staying = vec_of(stored["staying"])
        self.tale = vec_of(stored["tale"])

    @staticmethod
    def from_stored(stored: Stored) -> Battle:
        made = Battle()
        made.restore(stored)
        return made

    # end of what is made

    def side_of(self, seat: i64) -> i64:
        """The number of a seat's side; -1: it takes no part."""
        for number in range(len(self.sides)):
            if self.sides[number].seat == seat:
                return number
        return -1

    def mimicked_by(self, seat: i64) -> i64:
        """The source of the ability that a seat's Mimeza uses here; NOT_MIMICKED: none."""
        number = self.side_of(seat)
        return NOT_MIMICKED if number < 0 or self.sides[number].mimics < 0 else self.sides[number].mimics

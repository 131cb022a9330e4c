"""Where a described table goes on: at a step of the set-up or of the night, in an action, on a march, in a battle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from deskovka.core.codec import vec_of
from deskovka.core.errors import ImpossiblePosition
from deskovka.core.position import Part, checked_name, find_name
from deskovka.core.steps import Step as CoreStep
from deskovka.games.kemet import terms as t
from deskovka.games.kemet.actions import GoldAction, NextAction, begin_action
from deskovka.games.kemet.areas import AREA_NAMES, CITIES
from deskovka.games.kemet.battle import begin_council
from deskovka.games.kemet.cards import BATTLE_KINDS, BATTLE_NAMES, CARD_NAMES, CARD_PREFIX
from deskovka.games.kemet.council import add_obstacle, council_pick, one_more, pair_obstacle, price_of_added
from deskovka.games.kemet.day import EndTurn, NextTurn
from deskovka.games.kemet.interludes import Interlude
from deskovka.games.kemet.march import EndMarch, MarchOn
from deskovka.games.kemet.night import AfterNight, AtDelta, AtPantheon, Awakening, Fate, InOrder, Night, Worship
from deskovka.games.kemet.ongoing import March, footstep, new_battle
from deskovka.games.kemet.player import Player
from deskovka.games.kemet.powers import SPIES, TILE_NAMES
from deskovka.games.kemet.setup import BeginPlay, ChooseCity, InTurn, TakeOrder
from deskovka.games.kemet.spreading import can_end
from deskovka.games.kemet.table import Kemet, at

KEYS: Final = ("phase", "step", "placed", "doing", "march", "battle")
SETUP_STEPS: Final = ("cities", "units", "pyramids", "tiles")
MARCH_KEYS: Final = ("area", "start", "left", "steps", "teleported", "no_walls", "entered")
USUAL_MOVE: Final = t.SPACES.index("move_3")  # where a march or battle comes from that names no space


def checked_area(g: Kemet, where: str, name: object) -> int:
    """An area of this board."""
    number = find_name(name, AREA_NAMES)
    if number < 0 or not g.board.is_in_play(number):
        raise ImpossiblePosition(f"{where}: there is no area {name!r} on this board")
    return number


class Situation:
    """What is going on.  It is read before the seats: it says where they may have more than usual."""

    def __init__(self, g: Kemet, given: Part) -> None:
        self.g = g
        self.phase = given.name("phase", t.PHASES, "day")
        self.step = 0
        if self.phase == t.SETTING_UP:
            self.step = given.name("step", SETUP_STEPS, "units")
        elif self.phase == t.NIGHT:
            self.step = given.number("step", 1, 9, 1)
        elif given.has("step"):
            raise ImpossiblePosition("step: of the set-up or of the night")
        self.placed = given.names("placed", t.SPACES)
        self.march = given.part("march", MARCH_KEYS)
        self.marching = self.area_of(self.march, "area") if given.has("march") else -1
        self.fighting = self.area_of(given, "battle") if given.has("battle") else -1
        self.doing = -1
        if given.has("doing"):
            self.doing = given.name("doing", t.SPACES)
        elif max(self.marching, self.fighting) >= 0:
            self.doing = USUAL_MOVE
        self.check(given)

    def area_of(self, part: Part, key: str) -> int:
        return checked_area(self.g, part.at(key), part.keys.get(key, "?"))

    def check(self, given: Part) -> None:
        if self.phase == t.SETTING_UP and given.has("round"):
            raise ImpossiblePosition("round: the first one begins after the set-up (KEMET-SETUP.26)")
        for key in KEYS[2:]:
            if given.has(key) and self.phase != t.DAY:
                raise ImpossiblePosition(f"{key}: only by day")
        action = t.SPACE_ACTION[self.doing] if self.doing >= 0 else -1  # -1: by the gold token, any that a tile allows
        if self.marching >= 0 and action not in (t.MOVE, -1):
            raise ImpossiblePosition("march: it belongs to a Move action (KEMET-MOV.1)")
        if self.fighting >= 0 and action not in (t.MOVE, t.RECRUIT, -1):
            raise ImpossiblePosition("battle: it arises from a Move or a Recruit action (KEMET-BAT.1)")
        if max(self.marching, self.fighting) >= 0 and min(self.marching, self.fighting) >= 0:
            raise ImpossiblePosition("march: it is over when there is a battle (KEMET-BAT8.4)")

    def active(self) -> Player:
        return self.g.players[self.g.order[self.g.turn]]

    def spaces_of(self, p: Player) -> list[int]:
        """Where tokens of this turn lie."""
        if p.seat != self.active().seat:
            return []
        return [*self.placed, *([self.doing] if self.doing >= 0 else [])]

    def most_units(self, p: Player, area: int) -> int:
        """A group on its way may be larger than an army (KEMET-MOV.16)."""
        passes = area == self.marching and p.seat == self.active().seat
        return t.UNITS if passes else int(p.army_limit())

    # ---- set-up

    def fill(self, seats: list[Part]) -> None:
        """In the set-up: what seats have that had their turn, where nothing is named; the others have nothing yet."""
        if self.phase != t.SETTING_UP:
            return
        g = self.g
        colours = [name for colour, name in enumerate(t.COLOURS) if g.colours >> colour & 1]
        for place, seat in enumerate(g.order):
            keys = seats[seat].keys
            city = CITIES[g.players[seat].city]
            usual: dict[str, object] = {
                "units": {f"{city}_d1": t.START_ARMY, f"{city}_d2": t.START_ARMY},
                "pyramids": {f"{city}_d1": f"{colours[0]} 2", f"{city}_d2": f"{colours[1]} 1"},
            }
            for number, key in enumerate(SETUP_STEPS[1:], 1):
                had = place > g.turn if key == "tiles" else place < g.turn  # tiles: the last player first
                if self.step > number or (self.step == number and had):
                    keys.setdefault(key, usual[key] if key in usual else [unnamed_tile(g, seats, colours[:2])])
                elif keys.get(key):
                    raise ImpossiblePosition(f"{seats[seat].at(key)}: not before its turn (KEMET-SETUP.18 to .24)")

    def begin_setup(self) -> None:
        g = self.g
        g.phase = t.SETTING_UP
        g.round = 0
        place, g.turn = int(g.turn), 0
        if self.step == 0:
            self.begin_cities(place)
            return
        had = int(g.seats) - 1 - place if SETUP_STEPS[self.step] == "tiles" else place
        turns = [InTurn(amount=had, thing=self.step - 1), *(InTurn(amount=0, thing=n) for n in range(self.step, 3))]
        do_all(g, [*turns, BeginPlay()])

    def begin_cities(self, seat: int) -> None:
        """Seats choose one after another; the turn order comes after that (KEMET-SETUP.11, KEMET-SETUP.15)."""
        g = self.g
        if not g.variants.choose_cities:
            raise ImpossiblePosition("step: cities are chosen only in the variant for it (KEMET-SETUP.11)")
        for p in g.players:
            if p.seat >= seat:
                p.city = -1
        do_all(g, [ChooseCity(seat), TakeOrder()])

    # ---- the night

    def begin_night(self) -> None:
        """Of steps 5 to 7 those before the active seat have had theirs."""
        g = self.g
        if self.step == 1:
            g.do(Night())
            return
        if self.step == 4:
            raise ImpossiblePosition("step: nobody is asked in steps 3 and 4; begin with 3 or 5 (KEMET-NIGHT.6)")
        g.phase = t.NIGHT
        g.step = self.step
        steps: list[tuple[int, CoreStep]] = [(1, AtPantheon()), (2, AtDelta()), (3, Worship())]
        for number in (5, 6, 7):
            had = int(g.turn) if number == self.step else 0
            steps.append((number, InOrder(amount=had, thing=number)))
        steps += [(8, Awakening()), (9, Fate())]
        do_all(g, [*(each for number, each in steps if number >= self.step), AfterNight()])

    # ---- the day

    def begin_day(self, seats: list[Part]) -> None:
        g = self.g
        p = self.active()
        if not self.spaces_of(p):
            g.do(NextTurn(), Night())
            return
        for space in self.placed:
            g.placed |= 1 << space
        g.do(NextAction(p.seat), EndTurn(p.seat), Night())
        if self.doing < 0:
            return
        g.doing = self.doing
        g.do(Interlude(p.seat))
        if self.fighting >= 0:
            self.begin_battle(p, seats)
        elif self.marching >= 0:
            self.begin_march(p)
        elif self.doing == t.GOLD_SPACE:
            g.do(GoldAction(p.seat))
        else:
            begin_action(g, p.seat, t.SPACE_ACTION[self.doing], self.doing)

    def begin_march(self, p: Player) -> None:
        g = self.g
        army = int(g.units[at(p.seat, self.marching)])
        if army == 0:
            raise ImpossiblePosition(f"march area: seat {p.seat} has no army there (KEMET-MOV.1)")
        start = self.area_of(self.march, "start") if self.march.has("start") else self.marching
        march = March()
        march.area = self.marching
        march.start = start
        march.steps = self.march.number("steps", 0, 20, 0 if start == self.marching else 1)
        march.left = self.march.number("left", 0, 20, 1)
        march.teleported = self.march.is_on("teleported")
        march.no_walls = self.march.is_on("no_walls")
        march.entered = self.march.is_on("entered")
        path = [int(footstep(t.MARCH_FROM, start, army))]
        if start != self.marching:
            way = t.TELEPORT if march.teleported else t.STEP_TO
            path.append(int(footstep(way, self.marching, army)))
        march.path = vec_of(path)
        g.march = march
        if not can_end(g, p):
            raise ImpossiblePosition("march: so large a group could not spread within the limits (KEMET-MOV.16)")
        g.do(MarchOn(p.seat, amount=march.steps), EndMarch())

    def begin_battle(self, p: Player, seats: list[Part]) -> None:
        """At the war council: what happens before it has happened (KEMET-BAT.5, KEMET-BAT.6)."""
        g = self.g
        enemy = int(g.enemy_in(p.seat, self.fighting))
        if enemy == t.NOBODY or not g.units[at(p.seat, self.fighting)]:
            raise ImpossiblePosition(f"battle: seat {p.seat} and an opponent need units there (KEMET-BAT.1)")
        by_move = t.SPACE_ACTION[self.doing] != t.RECRUIT
        if by_move:
            march = March()
            march.area = march.start = self.fighting
            march.steps = 1
            g.march = march
            g.do(EndMarch())
        g.battle = new_battle(self.fighting, p.seat, enemy, by_move)
        for seat in (int(p.seat), enemy):
            if seats[seat].has("council"):
                hold_council(g, seat, seats[seat])
        for spy, spied in ((int(p.seat), enemy), (enemy, int(p.seat))):
            first = g.players[spy].powers[SPIES] and not g.players[spied].powers[SPIES]
            if first and g.has_picked(spy) and not g.has_picked(spied):
                raise ImpossiblePosition(f"seat {spy} council: seat {spied} chooses first (KEMET-BAT1.6)")
        begin_council(g)

    # ---- all of them

    def begin(self, seats: list[Part]) -> None:
        if self.phase == t.SETTING_UP:
            self.begin_setup()
        elif self.phase == t.NIGHT:
            self.begin_night()
        else:
            self.begin_day(seats)
        battle = self.g.battle
        for seat, given in enumerate(seats):
            if given.has("council") and (battle is None or seat not in (battle.attacker, battle.defender)):
                raise ImpossiblePosition(f"{given.at('council')}: only two sides of a battle hold one (KEMET-BAT.2)")


def do_all(g: Kemet, steps: list[CoreStep]) -> None:
    """Do these steps, however many, in this order."""
    for step in reversed(steps):
        g.do(step)


def unnamed_tile(g: Kemet, seats: list[Part], colours: Sequence[str]) -> str:
    """A tile of level 1 of one of these colours that is left when all have what is named."""
    named = [find_name(name, TILE_NAMES) for seat in seats for name in seat.things("tiles")]
    for colour in colours:
        for number, name in enumerate(TILE_NAMES):
            if name.startswith(f"{colour}_1_") and g.offer[number] > named.count(number):
                return name
    raise ImpossiblePosition("tiles: none of level 1 is left (KEMET-SETUP.24)")


def hold_council(g: Kemet, seat: int, given: Part) -> None:
    """A side of a battle has chosen: a card to play, one to discard, then Divine Intervention cards it adds."""
    where = given.at("council")
    p = g.players[seat]
    names = given.things("council")
    if len(names) < 2:
        raise ImpossiblePosition(f"{where}: a card to play, one to discard, then cards added (KEMET-BAT1.1)")
    played, discarded = [checked_name(where, name, BATTLE_NAMES) for name in names[:2]]
    if pair_obstacle(p, played, discarded):
        raise ImpossiblePosition(f"{where}: two different cards in hand (KEMET-BAT1.1)")
    pick = int(council_pick(played, discarded))
    for name in names[2:]:
        kind = checked_name(where, name, CARD_NAMES[:BATTLE_KINDS], CARD_PREFIX)
        if add_obstacle(p, pick, kind, price_of_added(p, pick)):
            raise ImpossiblePosition(f"{where}: {CARD_NAMES[kind]} is not held, or too dear (KEMET-BAT1.3, .4)")
        pick += int(one_more(kind))
    g.pick_secretly(seat, pick, g.seats)

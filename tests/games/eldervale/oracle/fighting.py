"""Battle dice before swords, what may be spent for more, and who wins (ELDER-19, 23, R61)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

from games.eldervale.oracle.ground import (
    View,
    awake,
    card_modifiers,
    faction_modifiers,
    has_ability,
    has_card,
    kinds_at,
    neighbours,
    player,
    units_in,
)
from games.eldervale.oracle.printed import DICE_OF, MONSTERS, MOST_DICE, MOST_MONSTER_DICE

MONSTER = None  # the monster's side has no seat
HEADS = (0, 1, 2)  # what the Chimera's roll may add


def running(changes: list[int], most: int) -> int:
    """A total that never leaves 1 to `most` once something was counted (ELDER-19.33)."""
    dice = 0
    for change in changes:
        dice = max(1, min(most, dice + change))
    return dice


def sides(view: View) -> list[int | None]:
    return [side["seat"] for side in view["battle"]["sides"]]


def fighters(view: View) -> list[int]:
    return [seat for seat in sides(view) if seat is not None]


def beasts(view: View) -> list[tuple[str, int | None]]:
    """All monsters in the battle, with their controllers; None: nobody controls it."""
    realm = view["battle"]["realm"]
    found: list[tuple[str, int | None]] = []
    if MONSTER in sides(view):
        found.append((view["battle"]["monster"], None))
    for seat in fighters(view):
        found.extend((unit, seat) for unit in units_in(view, realm, seat) if unit in MONSTERS)
    return found


def possible_dice(view: View, seat: int | None, chosen: list[int], assault: bool, support: int = 0) -> set[int]:
    """Every number of dice the rules allow for a side when swords begin.

    `chosen` are the dice of what somebody chose, such as whom a wizard blinds; `support` those of units next door that
    somebody chose.  The order of abilities is open, so a total that touches the limits may come out in several ways.
    """
    first, later = dice_parts(view, seat, assault)
    first = [*first, support]
    most = MOST_MONSTER_DICE if seat is MONSTER else MOST_DICE
    rolls = HEADS if ("chimera", seat) in beasts(view) else (0,)
    found = set()
    for heads in rolls:
        changes = [dice for dice in [*later, *chosen, heads] if dice]
        found |= {running([*first, *order], most) for order in permutations(changes)}
    return found


def dice_parts(view: View, seat: int | None, assault: bool) -> tuple[list[int], list[int]]:
    """Dice of units, dwellings and archers; then those of abilities."""
    if seat is MONSTER:
        monster = view["battle"]["monster"]
        return [DICE_OF[monster]], [extra_dice(view, monster, chained=False)]
    first = [own_unit_dice(view, seat), *([1] * dwellings_near(view, seat)), *longbows(view, seat)]
    return first, ability_dice(view, seat, assault)


def own_unit_dice(view: View, seat: int) -> int:
    realm = view["battle"]["realm"]
    return sum(count * dice_of_unit(view, seat, unit) for unit, count in units_in(view, realm, seat).items())


def dice_of_unit(view: View, seat: int, unit: str) -> int:
    dice = DICE_OF[unit]
    for more in [*card_modifiers(view, seat, "dice_of"), *faction_modifiers(view, seat, "dice_of")]:
        if more["unit"] == unit and ("if" not in more or dwellings_near(view, seat)):  # if: near_own_dwelling
            dice += more["n"]
    if unit in MONSTERS:  # controlled
        dice += extra_dice(view, unit, chained=True)
    return dice


def dwellings_near(view: View, seat: int) -> int:
    """One for a dwelling in the realm and one for each next to it (ELDER-19.13)."""
    realm = view["battle"]["realm"]
    return sum(1 for near in {realm, *neighbours(view, realm)} if view["realms"][near]["dwelling"] == seat)


def longbows(view: View, seat: int) -> list[int]:
    """Workers next door add their dice (Elves of Briardell)."""
    if not has_ability(view, seat, "longbows"):
        return []
    near = neighbours(view, view["battle"]["realm"])
    return [units_in(view, realm, seat).get("worker", 0) for realm in near]


def ability_dice(view: View, seat: int, assault: bool) -> list[int]:
    """Card and faction dice that nobody has to choose."""
    mine = units_in(view, view["battle"]["realm"], seat)
    workers = mine.get("worker", 0)
    found = []
    if has_ability(view, seat, "mighty-swarm") and workers >= 2:
        found.append(workers - 1)
    if has_ability(view, seat, "brawlers") and mine == {"worker": 1}:
        found.append(1)
    if has_ability(view, seat, "lance-charge") and assault:
        found.append(2)
    if has_card(view, seat, "light-sun-lance") and MONSTER in sides(view):
        found.append(2)
    if has_card(view, seat, "dark-soul-scythe"):
        found.append(min(2, sum(kinds_at(view, seat, "underworld").values())))
    return [*found, *judged(view, seat)]


def judged(view: View, seat: int) -> list[int]:
    """The Celestial Lion: the participating players with the most points roll one die less, not its controller."""
    for unit, controller in beasts(view):
        less = awake(view, unit, "leader_dice", chained=controller is not None)
        rivals = [other for other in fighters(view) if other != controller]
        if less and seat in rivals and points(view, seat) == max(points(view, other) for other in rivals):
            return [less]
    return []


def points(view: View, seat: int) -> int:
    return int(player(view, seat)["points"])


def extra_dice(view: View, monster: str, chained: bool) -> int:
    """Feast on Power, Court of the Dead."""
    more = awake(view, monster, "extra_dice", chained)
    if not more:
        return 0
    if more["per"] == "fire_adepts_in_battle":
        counted = sum(1 for seat in fighters(view) if player(view, seat)["power"].get("fire", 0) >= 4)
    else:
        assert more["per"] == "fallen_participants"
        counted = sum(sum(kinds_at(view, seat, "underworld").values()) for seat in fighters(view))
    return int(min(more["max"], more["each"] * counted))


def blinders(view: View) -> list[int]:
    """Seats whose wizard blinds one other participant (Seraphs of Dawnspire)."""
    realm = view["battle"]["realm"]
    return [
        seat
        for seat in fighters(view)
        if has_ability(view, seat, "blinding-light") and units_in(view, realm, seat).get("wizard")
    ]


# ---- joining, swords


def join_options(view: View, seat: int) -> set[str]:
    """Own units next to the battle (ELDER-19.8); the Kraken's arms hold back those of others than its controller."""
    for unit, controller in beasts(view):
        if awake(view, unit, "no_join", chained=controller is not None) and controller != seat:
            return set()
    near = neighbours(view, view["battle"]["realm"])
    return {f"join {unit} from {realm}" for realm in near for unit in units_in(view, realm, seat)}


def sword_options(view: View, seat: int) -> set[str]:
    """What may be spent for a die now (ELDER-19.17, 19.19, Quake Hammer, Dread and Numbing Cold)."""
    side = next(side for side in view["battle"]["sides"] if side["seat"] == seat)
    for unit, controller in beasts(view):
        if awake(view, unit, "no_sword_spend", chained=controller is not None) and controller != seat:
            return set()
    kinds = {"sword", "gold"}
    for more in card_modifiers(view, seat, "spend_as_sword"):
        kinds |= set(more)
    have = player(view, seat)["resources"]
    return {f"spend {kind} for a die" for kind in kinds if have[kind] and side["dice"] < MOST_DICE}


# ---- the winner


def counted_dice(view: View, battle: Any, side: Any) -> list[int]:
    """Sorted downwards; the Brass Sentinel's ones and twos count as threes."""
    rolled = side["rolled"]
    if side["seat"] is MONSTER and awake(view, battle["monster"], "min_die", chained=False):
        rolled = [max(3, die) for die in rolled]
    return sorted(rolled, reverse=True)


def winner(view: View, battle: Any) -> int | None:
    """The number of the winning side; None when the best are equal in every die (ELDER-19.22, 19.23)."""
    dice = [counted_dice(view, battle, side) for side in battle["sides"]]
    alive = list(range(len(dice)))
    for place in range(max(len(rolled) for rolled in dice)):
        shown = {number: dice[number][place] if place < len(dice[number]) else 0 for number in alive}
        alive = [number for number in alive if shown[number] == max(shown.values())]
        if len(alive) == 1:
            return alive[0]
        for number in alive:
            seat = battle["sides"][number]["seat"]
            if seat is not MONSTER and has_card(view, seat, "order-halberd"):  # tied here for the highest
                return number
    return None

"""What an option costs, brings and leads to, in words: what matters most first, what a card says last."""

from __future__ import annotations

from typing import Final

from deskovka.core.game import Say
from deskovka.core.options import first, second, third, verb
from deskovka.games.eldervale import verbs as v
from deskovka.games.eldervale.box import FACTIONS, MAGIC, RAMPAGE_OPTIONAL, SPELL
from deskovka.games.eldervale.cards.catalogue import ADVENTURE_NAMES, MAGIC_NAMES, SOURCE_NAMES
from deskovka.games.eldervale.forecast import A_MONSTER, dice_of
from deskovka.games.eldervale.ghosts import GHOSTS
from deskovka.games.eldervale.monsters import has_mod
from deskovka.games.eldervale.ongoing import NO_PIECE, Placement
from deskovka.games.eldervale.outlook import BUILDS, gain_of, only_kind, price_of
from deskovka.games.eldervale.phrases import UNIT_NAMES
from deskovka.games.eldervale.powers import VEIL
from deskovka.games.eldervale.rampage import can_charge, rampagers
from deskovka.games.eldervale.realms import ELEMENT_TILES, FIELDS, FIELDS_OF, REALM_NAMES, REALMS, STEPS
from deskovka.games.eldervale.resources import PAYMENTS, said
from deskovka.games.eldervale.speech import bundle_forms, realm_name, source_message, token_name
from deskovka.games.eldervale.table import Eldervale, kind_of
from deskovka.games.eldervale.terms import ELEMENT_NAMES, RESOURCE_NAMES, START_ACTIONS, WIZARD
from deskovka.games.eldervale.treasures import TOKEN_NAMES, top_of

PLACINGS: Final = (v.PLACE, v.PLACE_PEACEFULLY)
PRICED: Final = (v.BUY, v.SUMMON_UNIT, *BUILDS)
SPENT: Final = (v.LOSE, v.SWORDS, v.GIFT, v.HIRE, v.PAY_OFF, v.TURN_IN)  # their words say what goes: what is left of it
MAGIC_CHOSEN: Final = (v.KEEP_CARD, v.TAKE_CARD, v.CAST)
START: Final = (v.ACT_START, v.ACT_START_FALLEN, v.ACT_START_AGAIN)
CARD_CHOSEN: Final = (v.BUY, v.KEEP_ADVENTURE, v.ACT_AGAIN, v.FREE_USE)


def in_words(g: Eldervale, seat: int, option: int, numbers: dict[str, int], say: Say) -> str:
    where = leads(g, seat, option, say)
    parts = [*fight(g, numbers, bool(where), say), *where, *pays(g, seat, option, numbers, say)]
    parts += brings(g, seat, option, numbers, say)
    told = ", ".join(part for part in parts if part)
    return " · ".join(part for part in (told, text_on(option, say)) if part)


# ---- battles and realms


def fight(g: Eldervale, numbers: dict[str, int], named: bool, say: Say) -> list[str]:
    """The dice of both sides, and whose the others are unless that is `named` anyway; or those of a joining unit."""
    if "dice" in numbers:
        dice = say("eldervale-label-dice", count=numbers["dice"])
        return [say("eldervale-detail-joins", dice=dice, mine=numbers["dice_mine"], theirs=numbers["dice_theirs"])]
    if "fight_seat" not in numbers:
        return []
    seat = numbers["fight_seat"]
    told = say("eldervale-detail-fight", mine=numbers["fight_mine"], theirs=numbers["fight_theirs"])
    who = say("eldervale-label-monster") if seat == A_MONSTER else people(g, seat, say)
    return [told if named else f"{told} ({who})"]


def people(g: Eldervale, seat: int, say: Say) -> str:
    """A player by the people that plays for it, or by its element as long as there is none; or the ghosts."""
    if g.is_ghost(seat):
        return say("eldervale-rival-ghosts")
    faction = int(g.players[seat].faction)
    if faction < 0:
        return say(f"eldervale-element-{ELEMENT_NAMES[g.players[seat].element]}")
    return say(f"eldervale-faction-{FACTIONS[faction].name}")


def leads(g: Eldervale, seat: int, option: int, say: Say) -> list[str]:
    """Who stands where an option leads, which monster comes, what the realm gives."""
    what = int(verb(option))
    if g.ask is not None and g.is_ghost(g.ask.seat):
        seat = GHOSTS  # the player decides for them
    if what in PLACINGS:
        realm = int(second(option))
        veiled = first(option) == WIZARD and g.players[seat].powers[VEIL] > 0
        coming = [] if veiled else monsters(g, realm, say)
        return [*around(g, seat, realm, say), *coming, *charge(g, seat, realm, say), given(g, realm, say)]
    if what in (v.LAY_TILE, v.LAY_BRIDGE):
        return beside(g, int(first(option)), say)
    if what == v.MOVE:
        return around(g, seat, int(third(option)), say)
    if what in (v.MOVE_TO, v.FIGHT):
        return around(g, seat, int(first(option)), say)
    return []


def beside(g: Eldervale, spot: int, say: Say) -> list[str]:
    """The realms round a spot of the map: nobody knows it by its name."""
    tiles = [int(g.tile_at(spot + int(step))) for step in STEPS]
    realms = [realm_name(REALM_NAMES[tile], say) for tile in tiles if tile >= 0]
    return [say("eldervale-detail-beside", realms=", ".join(realms))]


def around(g: Eldervale, seat: int, realm: int, say: Say) -> list[str]:
    """Others who stand in a realm, with their units."""
    there: list[str] = []
    for other in range(g.seats):
        units = [say(f"eldervale-unit-{UNIT_NAMES[kind_of(piece)]}") for piece in g.units_in(other, realm)]
        if units and other != seat:
            there.append(f"{people(g, other, say)} ({', '.join(units)})")
    beast = g.beast_in(realm)
    if beast != NO_PIECE:
        there.append(with_dice(int(kind_of(beast)), say))
    return [say("eldervale-detail-there", who=", ".join(there))] if there else []


def with_dice(kind: int, say: Say) -> str:
    """A monster with its battle strength."""
    dice = say("eldervale-label-dice", count=int(dice_of(kind)))
    return f"{say(f'eldervale-unit-{UNIT_NAMES[kind]}')} ({dice})"


def monsters(g: Eldervale, realm: int, say: Say) -> list[str]:
    """Those of which one comes, and those that may be held back."""
    placement = Placement()
    placement.realm = realm
    coming = [int(piece) for piece in rampagers(g, placement)]
    forced = [with_dice(int(kind_of(piece)), say) for piece in coming if not has_mod(g, piece, RAMPAGE_OPTIONAL)]
    optional = [with_dice(int(kind_of(piece)), say) for piece in coming if has_mod(g, piece, RAMPAGE_OPTIONAL)]
    found = [say("eldervale-detail-comes", count=len(forced), who=", ".join(forced))] if forced else []
    return [*found, say("eldervale-detail-may-come", who=", ".join(optional))] if optional else found


def charge(g: Eldervale, seat: int, realm: int, say: Say) -> list[str]:
    placement = Placement()
    placement.realm = realm
    return [say("eldervale-detail-charge")] if can_charge(g, placement, seat) else []


def given(g: Eldervale, realm: int, say: Say) -> str:
    """Treasure of an element realm, or what a ruin is for."""
    if realm >= ELEMENT_TILES:
        return say(f"eldervale-realm-{REALM_NAMES[realm]}.short")
    return " / ".join(shown(g, realm, field, say) for field in range(FIELDS_OF[realm]))


def shown(g: Eldervale, realm: int, field: int, say: Say) -> str:
    """The face of the top token of a stack, or what is printed under it."""
    token = int(top_of(g.stacks[FIELDS * realm + field]))
    if token >= 0:
        return say(f"eldervale-face-{TOKEN_NAMES[token].partition('-')[2]}")
    return bundle_words(int(REALMS[realm].printed[field]), say)


def bundle_words(bundle: int, say: Say) -> str:
    return str(bundle_forms("cost", said(bundle), say)["cost"])


# ---- what it costs and brings


def pays(g: Eldervale, seat: int, option: int, numbers: dict[str, int], say: Say) -> list[str]:
    """For 2 gems, 1 resource cheaper; free; what a payment leaves."""
    what = int(verb(option))
    p = g.players[seat]
    if what == v.PAY:
        return [say("eldervale-detail-leaves", cost=bundle_words(int(p.means()) - int(PAYMENTS[first(option)]), say))]
    cost, discount = price_of(g, p, option)
    if what in SPENT:
        return then(numbers["left"], only_kind(cost), say) if "left" in numbers else []
    if what not in PRICED and not (what == v.CAST and MAGIC[first(option)].kind == SPELL):
        return []
    if cost == 0:
        return [say("eldervale-detail-free")]
    told = say("eldervale-detail-price", **bundle_forms("cost", said(cost), say))
    return [told, say("eldervale-detail-cheaper", count=discount)] if discount else [told]


def then(count: int, kind: int, say: Say) -> list[str]:
    """How many of a resource there are afterwards."""
    return [say("eldervale-detail-then", amount=say(f"eldervale-count-{RESOURCE_NAMES[kind]}", count=count))]


def brings(g: Eldervale, seat: int, option: int, numbers: dict[str, int], say: Say) -> list[str]:
    """A token, resources, points, power."""
    what, thing = int(verb(option)), int(first(option))
    p = g.players[seat]
    found: list[str] = []
    if what == v.TREASURE:
        token = int(top_of(g.stacks[FIELDS * thing + int(second(option))]))
        found.append(token_name(TOKEN_NAMES[token], say) if token >= 0 else shown(g, thing, int(second(option)), say))
    elif "gain" in numbers:
        kind = only_kind(gain_of(g, option))
        found += then(int(p.has(kind)) + numbers["gain"], kind, say)
    if "points" in numbers:
        found.append(say("eldervale-detail-points", count=numbers["points"]))
    if what in BUILDS:
        element = say(f"eldervale-element-{ELEMENT_NAMES[REALMS[thing].element]}.genitive")
        found.append(say("eldervale-detail-power", element=element, count=int(REALMS[thing].symbols)))
    if what == v.ELEMENT:
        found.append(say("eldervale-detail-has-power", power=int(p.power(thing))))
    if what == v.MOVE_MARKER:
        found.append(say("eldervale-detail-loses-power", power=int(p.power(thing))))
    if what == v.CONTROL:
        found.append(say("eldervale-label-dice", count=int(dice_of(thing))))
    return found


# ---- what a card says


def text_on(option: int, say: Say) -> str:
    """What the thing does that an option speaks of, where that is not to be seen from its words."""
    what, thing = int(verb(option)), int(first(option))
    if what in MAGIC_CHOSEN:
        return say(f"eldervale-card-{MAGIC_NAMES[thing]}.short")
    if what in CARD_CHOSEN:
        return say(f"eldervale-card-{ADVENTURE_NAMES[thing]}.short")
    if what in (v.ACT, v.ACT_MASKED):
        return say(f"eldervale-card-{ADVENTURE_NAMES[third(option)]}.short")
    if what in (v.ACT_FALLEN, v.ACT_READY):
        return say(f"eldervale-card-{ADVENTURE_NAMES[second(option)]}.short")
    if what in START:
        return say(f"eldervale-action-{START_ACTIONS[action_of(option)]}.short")
    return about_source(SOURCE_NAMES[thing], say) if what in (v.USE, v.FIRST) else ""


def action_of(option: int) -> int:
    """The action of the start card that an option names."""
    what = int(verb(option))
    if what == v.ACT_START:
        return int(third(option))
    return int(second(option)) if what == v.ACT_START_FALLEN else int(first(option))


def about_source(name: str, say: Say) -> str:
    message = source_message(name)
    return say(f"{message}.short" if say.has(f"{message}.short") else f"{message}.about")

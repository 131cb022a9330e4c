"""What an option says about itself before it is chosen: the battle, the price, the gain."""

from __future__ import annotations

import pytest

from deskovka.core.options import first, second, verb
from deskovka.games.eldervale.battle_causes import battle_realms
from deskovka.games.eldervale.forecast import forecast
from deskovka.games.eldervale.ongoing import Battle
from deskovka.games.eldervale.rampage import Charge, Rampage
from deskovka.games.eldervale.realms import ELEMENT_TILES, FORTRESS, MAGE_TOWER, REALM_NAMES
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import NOBODY, UNDERWORLD, WARRIOR
from deskovka.games.eldervale.turn import Turn
from deskovka.games.eldervale.verbs import (
    DECLINE,
    DECLINE_RAMPAGE,
    DONE,
    FIGHT,
    GO_ON,
    PLACE,
    PLACE_PEACEFULLY,
    RAMPAGE,
)
from deskovka.testing.play import play_randomly
from deskovka.text import texts
from support.eldervale import ELDERVALE, answer, go_on, new_game, table

ALL = {
    "legendary": "on",
    "mercenaries": "on",
    "oracle": "on",
    "mother_of_dragons": "on",
    "ice_giant": "on",
    "tactics": "on",
}


def pick(g: Eldervale, words: str) -> int:
    return ELDERVALE.phrases.read(words, [int(each) for each in g.options])


def outlook(g: Eldervale, words: str) -> dict[str, int]:
    return ELDERVALE.outlook(g, int(g.seat), pick(g, words))


def detail(g: Eldervale, words: str, language: str = "en") -> str:
    return ELDERVALE.detail(g, int(g.seat), pick(g, words), texts(language))


def fight(mine: int, theirs: int, seat: int) -> dict[str, int]:
    return {"fight_mine": mine, "fight_theirs": theirs, "fight_seat": seat}


# ---- battles


@pytest.mark.rule("ELDER-19.12", "ELDER-19.13")
def test_a_placement_tells_the_dice_of_the_battle_it_brings() -> None:
    g = table(
        {"units": {"mill": ["worker"], "ready": ["warrior"]}, "dwellings": ["terraced-fields"]},
        {"units": {"mage-tower": ["worker", "dragon"]}, "faction": "wicked-ogres"},
    )
    assert outlook(g, "place warrior in mage-tower") == fight(3, 4, 1)  # a dwelling is next to it
    assert outlook(g, "place worker in mage-tower") == fight(2, 4, 1)
    assert outlook(g, "place worker in windswept-steppe") == {}
    told = detail(g, "place warrior in mage-tower")
    assert told.startswith("battle 3 : 4 dice, there: Wicked Ogres (worker, dragon), 2 resources for")
    assert detail(g, "place warrior in mage-tower", "cs").startswith("bitva 3 : 4, stojí tam: ")


@pytest.mark.rule("ELDER-18.1")
def test_in_peace_there_is_no_battle_but_one_sees_who_is_there() -> None:
    g = table({"units": {"mill": ["worker"]}}, {"units": {"mage-tower": ["dragon"]}}, peaceful=True)
    assert outlook(g, "place worker in mage-tower") == {}
    assert detail(g, "place worker in mage-tower").startswith("there: Fire (dragon)")


@pytest.mark.rule("ELDER-23.2")
def test_the_monster_that_comes_is_told_with_its_dice() -> None:
    g = table({"units": {"mill": ["worker"]}}, {}, monsters={"dread-crocodile": "fortress"}, elements=["water"])
    assert outlook(g, "place worker in windswept-steppe") == fight(1, 4, -1)
    assert "comes: Dread Crocodile (4 dice)" in detail(g, "place worker in windswept-steppe")
    assert outlook(g, "place worker in dungeon-1") == {}


@pytest.mark.rule("ELDER-23.23")
def test_a_monster_that_can_be_held_back_is_no_battle_yet() -> None:
    g = table({"units": {"mill": ["worker"]}}, {}, monsters={"winged-serpent": "fortress"})
    assert outlook(g, "place worker in windswept-steppe") == {}
    assert "may come if you like: Winged Serpent (4 dice)" in detail(g, "place worker in windswept-steppe")
    answer(g, "place worker in windswept-steppe")
    assert outlook(g, "let winged-serpent rampage") == fight(1, 4, -1)
    assert outlook(g, "hold back winged-serpent") == {}


def test_of_several_monsters_the_weakest_is_reckoned_with() -> None:
    """Whoever places chooses which one comes."""
    beasts = {"dread-crocodile": "fortress", "power-demon": "mage-tower"}
    g = table({"units": {"mill": ["worker"]}}, {}, monsters=beasts, elements=["water"])
    assert outlook(g, "place worker in windswept-steppe")["fight_theirs"] == 3
    assert "one of them comes: " in detail(g, "place worker in windswept-steppe")
    answer(g, "place worker in windswept-steppe")
    assert outlook(g, "let dread-crocodile rampage") == fight(1, 4, -1)


@pytest.mark.rule("ELDER-27.8")
def test_a_charge_tells_the_dice_of_whoever_charges() -> None:
    g = table(
        {"units": {"mill": ["worker"]}, "faction": "gale-harpies"},
        {"units": {"fortress": ["minotaur"]}},
        variants={"mercenaries": "on"},
    )
    assert "the Minotaur may charge" in detail(g, "place worker in mage-tower")
    assert outlook(g, "place worker in mage-tower") == {}  # nobody knows yet
    answer(g, "place worker in mage-tower")
    assert outlook(g, "charge") == fight(3, 1, 0)
    assert detail(g, "charge") == "battle 3 : 1 dice (Harpies of the Gale)"


@pytest.mark.rule("ELDER-19.8")
def test_a_unit_that_joins_tells_its_dice_and_how_it_stands_then() -> None:
    g = table({"units": {"mill": ["worker"], "fortress": ["dragon"]}}, {"units": {"windswept-steppe": ["warrior"]}})
    go_on(g, "place worker in windswept-steppe", "take treasure in windswept-steppe field 1")
    assert outlook(g, "join dragon from fortress") == {"dice": 3, "dice_mine": 4, "dice_theirs": 2}
    assert detail(g, "join dragon from fortress") == "+3 dice, then 4 : 2"


@pytest.mark.rule("ELDER-19.4")
def test_joining_a_battle_whose_enemy_has_gone_promises_none() -> None:
    """Compiled, this was an error: the battle is off when its dice would be counted."""
    g = table({"units": {"mill": ["worker"], "fortress": ["dragon"]}}, {"units": {"windswept-steppe": ["warrior"]}})
    go_on(g, "place worker in windswept-steppe", "take treasure in windswept-steppe field 1")
    g.where[g.first_of(1, WARRIOR, REALM_NAMES.index("windswept-steppe"))] = UNDERWORLD
    assert forecast(g, 0, pick(g, "join dragon from fortress")) is None


@pytest.mark.rule("ELDER-19.13")
def test_whoever_comes_into_a_battle_by_joining_brings_the_dice_of_dwellings_too() -> None:
    third = {"units": {"fortress": ["worker"]}, "dwellings": ["ash-plains", "windswept-steppe"]}
    g = table({"units": {"mill": ["worker"]}}, {"units": {"ash-plains": ["warrior"]}}, third)
    go_on(g, "place worker in ash-plains", "take treasure in ash-plains field 1")
    while g.seat != 2:
        answer(g, "done")
    told = {"dice": 2, "dice_mine": 2, "dice_theirs": 2}
    assert outlook(g, "join worker from fortress") == told


def test_a_forecast_changes_nothing() -> None:
    for g in moments(7):
        before = ELDERVALE.dump(g)
        for option in g.offered(int(g.seat)):
            ELDERVALE.outlook(g, int(g.seat), option)
        assert ELDERVALE.dump(g) == before


def moments(seed: int) -> list[Eldervale]:
    found = []
    for number, g in enumerate(play_randomly(new_game(4, seed, **ALL), seed)):
        if number % 40 == 0 and g.ask is not None:
            assert isinstance(g, Eldervale)
            found.append(g.clone())
    return found


# ---- and so it comes

STILL = (*range(ELEMENT_TILES), FORTRESS, MAGE_TOWER)  # realms whose action changes no dice


@pytest.mark.parametrize(("seats", "seed"), [(4, 0), (4, 1), (4, 2), (1, 0), (1, 1), (1, 3)])
def test_battles_begin_with_the_dice_that_were_told(seats: int, seed: int) -> None:
    """Every placement of some turns is made on a copy; nobody does more than they must."""
    fights = 0
    for number, g in enumerate(play_randomly(new_game(seats, seed, **ALL), seed)):
        if not isinstance(g.ask, Turn) or number % 3 or g.is_peaceful():
            continue
        assert isinstance(g, Eldervale)
        for option in g.options:
            if verb(option) in (PLACE, PLACE_PEACEFULLY) and second(option) in STILL:
                told = forecast(g, int(g.seat), int(option))
                came = played(g, int(option))
                assert (told is None) == (came is None), ELDERVALE.phrases.say(option)
                if told is not None and came is not None:
                    mine, theirs = dice(g, came, int(g.seat))
                    assert (told.mine, told.theirs) == (mine, theirs), ELDERVALE.phrases.say(option)
                    fights += 1
    assert fights > 10


def dice(g: Eldervale, battle: Battle, seat: int) -> tuple[int, int]:
    enemies = [side for side in battle.sides if side.seat == NOBODY or g.are_opponents(seat, side.seat)]
    return int(battle.sides[battle.side_of(seat)].dice), max(int(side.dice) for side in enemies)


def played(g: Eldervale, option: int) -> Battle | None:
    """The battle of a placement when its dice have been counted."""
    h = g.clone()
    h.open_luck = True
    h.play(option)
    realm = second(option)
    while isinstance(h.ask, Rampage | Charge) or h.turn == g.turn:
        if h.battle is not None and h.battle.realm == realm and h.battle.step >= 3:
            return h.battle
        if h.ask is None or (h.placements and all(one.settled for one in h.placements) and h.battle is None):
            return None
        h.play(humbly(h, int(realm)))
    return None


def humbly(h: Eldervale, realm: int) -> int:
    """What changes least."""
    for pick in h.options:
        if pick in (DECLINE, GO_ON, DONE) or verb(pick) == DECLINE_RAMPAGE:
            return int(pick)
    rampages = [int(pick) for pick in h.options if verb(pick) == RAMPAGE]
    if rampages:
        return min(rampages, key=lambda pick: (ELDERVALE.outlook(h, int(h.seat), pick).get("fight_theirs", 0), pick))
    return next((int(pick) for pick in h.options if verb(pick) == FIGHT and first(pick) == realm), int(h.options[0]))


# ---- prices, gains, points


def test_a_dwelling_tells_its_price_its_points_and_its_power() -> None:
    g = table(
        {"units": {"windswept-steppe": ["worker"], "briar-forest": ["worker"]}, "purse": "2 scroll 2 tool 1 gem"},
        {"dwellings": ["ash-plains"]},
    )
    go_on(g, "place worker in mill")
    for words in ("build in windswept-steppe", "build in briar-forest"):
        assert outlook(g, words)["points"] == points_of_building(g, words)
    assert detail(g, "build in windswept-steppe") == "for 1 scroll and 1 tool, +6 VP, 1 level of power in Air"


def points_of_building(g: Eldervale, words: str) -> int:
    h = g.clone()
    before = int(h.players[0].points)
    h.choose(0, words)
    while h.players[0].dwellings == 0:
        h.play(h.options[0])
    return int(h.players[0].points) - before


def test_quests_the_menu_and_what_is_turned_in_tell_their_points() -> None:
    g = table({"hand": ["quest-gilded"], "purse": "3 gold", "orbs": 1})
    assert outlook(g, "complete quest-gilded") == {"points": 3}
    assert outlook(g, "orb on space 9") == {"points": 4}
    assert outlook(g, "orb on space 1") == {"gain": 2}
    assert detail(g, "orb on space 1") == "then 2 gems"


@pytest.mark.rule("ELDER-3.4")
def test_a_gain_is_as_large_as_there_is_room() -> None:
    g = table({"orbs": 1, "purse": "5 gem"})
    limit = int(g.players[0].limit)
    assert outlook(g, "orb on space 1")["gain"] == min(2, limit - 5)


def test_a_payment_tells_what_it_leaves() -> None:
    g = table({"units": {"mill": ["worker"]}, "purse": "2 gem 1 tool"})
    go_on(g, "place worker in mage-tower")
    assert detail(g, "pay 2 gem") == "leaves 1 tool"
    assert detail(g, "pay 2 gem", "cs") == "zbude: 1 nástroj"
    assert detail(g, "pay 1 gem 1 tool") == "leaves 1 gem"


def test_a_price_of_one_kind_is_a_number_with_what_is_left() -> None:
    g = table({"hand": ["spell-gust"], "purse": "3 scroll", "units": {"mill": ["worker"]}})
    assert outlook(g, "cast spell-gust") == {"price": 1, "left": 2}
    assert detail(g, "cast spell-gust") == "for 1 scroll · Move your unit to any unoccupied realm."
    rich = table({"hand": ["spell-gust"], "power": {"air": 4}, "units": {"mill": ["worker"]}})
    assert outlook(rich, "cast spell-gust") == {}
    assert detail(rich, "cast spell-gust").startswith("free · ")
    in_gold = table({"hand": ["spell-gust"], "purse": "1 gold", "units": {"mill": ["worker"]}})
    assert outlook(in_gold, "cast spell-gust") == {"price": 1}


def test_an_action_of_a_card_tells_what_it_does() -> None:
    g = table({"units": {"mill": ["worker"]}, "tableau": ["air-kite-scouts"]})
    go_on(g, "regroup")
    assert detail(g, "worker from mill to air-kite-scouts") == "1 scroll; draw 2 cards, keep 1."
    assert detail(g, "worker from mill does harvest") == "Gain what the field of your start card shows."


def test_every_option_of_a_game_has_its_words_in_both_languages() -> None:
    for g in moments(3):
        for question in g.pending():
            for option in question.options:
                told = [ELDERVALE.detail(g, question.seat, option, texts(language)) for language in ("en", "cs")]
                assert bool(told[0]) == bool(told[1])
                assert not any("eldervale-" in words for words in told)


def test_battles_told_of_are_those_that_wait() -> None:
    """After a placement the battle that waits is the one that was told."""
    g = table({"units": {"mill": ["worker"]}, "purse": "2 gem"}, {"units": {"mage-tower": ["worker"]}})
    assert outlook(g, "place worker in mage-tower") == fight(1, 1, 1)
    answer(g, "place worker in mage-tower")
    assert [REALM_NAMES[realm] for realm in battle_realms(g)] == ["mage-tower"]

"""Treasure tokens: in realms, in the tray, on fields (ELDER-3.10 to 3.15, ELDER-10.1 to 10.4, ELDER-15.3 to 15.9)."""

from __future__ import annotations

from collections import Counter

import pytest

from deskovka.games.eldervale.effects.treasure import Treasure
from deskovka.games.eldervale.realms import REALM_NUMBERS
from deskovka.games.eldervale.selectors import HERE, NO_BEAST
from deskovka.games.eldervale.steps import Step
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import NOBODY
from deskovka.games.eldervale.tray import cash, put_obstacle, put_on_harvest, put_token, take_token
from deskovka.games.eldervale.treasure import TakeTreasure, can_take_treasure, harvest
from deskovka.games.eldervale.treasures import FACES, HAS_SLASH, SHOWN, height
from support.eldervale_bare import (
    act,
    bare,
    card,
    do,
    faction,
    field,
    has,
    home,
    in_tray,
    lay,
    lay_on,
    me,
    offered,
    own,
    purse,
    put,
    refused,
    resolve,
    rule,
    say,
    stack,
    token,
    told,
    tray,
)

FOUR = ["fire-2-sword", "fire-gold", "fire-magic", "fire-sword"]


def in_fields() -> Eldervale:
    """Terraced Fields (Order) with two stacks."""
    g = bare()
    lay(g, "terraced-fields", 0, 0)
    stack(g, "terraced-fields", 0, "order-2-tool", "order-gold")
    stack(g, "terraced-fields", 1, "order-scroll-or-sword", "order-magic", "order-tool")
    return g


def take(g: Eldervale, realm: str = "terraced-fields", piece: int = -1) -> None:
    do(g, TakeTreasure(0, realm=REALM_NUMBERS[realm], piece=piece))


# ---- tokens


@pytest.mark.rule("ELDER-3.10", "ELDER-1.10")
def test_twelve_tokens_of_each_element() -> None:
    assert len(FACES) == 96 == 8 * 12
    assert Counter(number // 12 for number in range(96)) == dict.fromkeys(range(8), 12)


@pytest.mark.rule("ELDER-3.11")
def test_a_face_shows_a_card_or_one_or_two_resources() -> None:
    for face, shown, slash in zip(FACES, SHOWN, HAS_SLASH, strict=True):
        counts = [int(shown) >> 4 * kind & 15 for kind in range(7)]
        assert counts[6] == (face == "magic")
        assert sorted(count for count in counts if count) == ([1, 1] if slash else [sum(counts)])
        assert sum(counts) <= 2


@pytest.mark.rule("ELDER-3.11", "ELDER-2.5", "ELDER-15.3")
def test_a_discarded_token_gives_what_it_shows() -> None:
    g = bare()
    tray(g, 0, "fire-2-sword", "fire-sword-or-tool", "fire-gold")
    cash(g, me(g), token("fire-2-sword"), 4)
    cash(g, me(g), token("fire-sword-or-tool"), 3)
    assert has(g) == "1 tool 2 sword"
    assert in_tray(g) == ["fire-gold"]


@pytest.mark.rule("ELDER-15.3")
def test_a_token_with_a_card_draws_one() -> None:
    g = bare()
    g.discards = 1 << 9
    tray(g, 0, "fire-magic")
    cash(g, me(g), token("fire-magic"), 6)
    assert me(g).hand == 1 << 9


@pytest.mark.rule("ELDER-3.15")
def test_a_discarded_token_is_out_of_the_game() -> None:
    g = in_fields()
    before = [int(number) for number in g.stacks]
    tray(g, 0, "order-gold")
    cash(g, me(g), token("order-gold"), 5)
    assert in_tray(g) == []
    assert [int(number) for number in g.stacks] == before
    assert all(lies < 0 for lies in g.fields)


@pytest.mark.rule("ELDER-3.12", "ELDER-3.13")
def test_a_fifth_token_sends_one_of_the_five_away() -> None:  # R9
    g = bare()
    g.turn = 1
    tray(g, 0, *FOUR)
    take_token(g, me(g), token("order-tool-or-scroll"))
    act(g)
    assert g.seat == 0
    assert offered(g) == [
        "cash fire-2-sword for sword",
        "cash fire-sword for sword",
        "cash fire-gold for gold",
        "cash fire-magic for magic",
        "cash order-tool-or-scroll for scroll",
        "cash order-tool-or-scroll for tool",
    ]
    assert refused(g, "go on") == "ELDER-3.13"
    assert refused(g, "put fire-gold on the start card") == "ELDER-15.4"
    assert refused(g, "cash order-gold for gold") == "ELDER-15.3"
    twin = g.clone()
    say(g, "cash order-tool-or-scroll for scroll")
    assert has(g) == "1 scroll"
    assert sorted(in_tray(g)) == sorted(FOUR)
    twin.choose(0, "cash fire-2-sword for sword")
    assert has(twin) == "2 sword"
    assert "order-tool-or-scroll" in in_tray(twin)


@pytest.mark.rule("ELDER-3.13", "ELDER-15.6", "ELDER-15.9")
def test_on_the_own_turn_one_of_five_may_go_on_a_field() -> None:  # R9
    g = bare()
    own(g, 0, "earth-granary", "earth-old-quarry")
    lay_on(g, "earth-old-quarry", "orb")
    tray(g, 0, *FOUR)
    take_token(g, me(g), token("order-tool"))
    act(g)
    assert "put order-tool on the start card" in offered(g)
    assert "put fire-sword on earth-granary field 1" in offered(g)
    assert refused(g, "put fire-sword on earth-old-quarry field 1") == "ELDER-16.7"
    assert refused(g, "put fire-sword on earth-granary field 2") == "ELDER-15.6"
    assert refused(g, "put order-gold on earth-granary field 1") != ""
    say(g, "put order-tool on earth-granary field 1")
    assert field(g, "earth-granary") == "order-tool"
    assert sorted(in_tray(g)) == sorted(FOUR)
    assert not g.options
    assert has(g) == ""


@pytest.mark.rule("ELDER-3.12", "ELDER-3.14")
def test_tokens_on_fields_do_not_count() -> None:
    g = bare()
    own(g, 0, "earth-granary")
    lay_on(g, "earth-granary", "fire-gold")
    me(g).harvest = token("fire-gold")
    tray(g, 0, *FOUR[:3])
    take_token(g, me(g), token("order-tool"))
    act(g)
    assert len(in_tray(g)) == 4
    assert not g.options


# ---- the action of an element realm


@pytest.mark.rule("ELDER-10.1", "ELDER-10.2")
def test_the_top_token_of_one_stack() -> None:
    g = in_fields()
    g.listen()
    take(g)
    assert offered(g) == ["take treasure in terraced-fields field 1", "take treasure in terraced-fields field 2"]
    assert refused(g, "take treasure in ash-plains field 1") == "ELDER-10.1"
    assert refused(g, "take treasure in terraced-fields field 3") == "ELDER-10.2"
    assert refused(g, "go on") == "ELDER-10.1"
    say(g, "take treasure in terraced-fields field 2")
    assert in_tray(g) == ["order-scroll-or-sword"]
    assert has(g) == ""
    assert [int(height(g.stacks[2 * REALM_NUMBERS["terraced-fields"] + number])) for number in (0, 1)] == [2, 2]
    assert told(g) == ["token", "token-turned"]


@pytest.mark.rule("ELDER-10.3")
def test_a_stack_used_up_gives_what_its_field_shows() -> None:
    g = bare()
    lay(g, "shifting-dunes", 0, 0)
    stack(g, "shifting-dunes", 0, "chaos-gem")
    take(g, "shifting-dunes")
    assert in_tray(g) == ["chaos-gem"]
    take(g, "shifting-dunes")
    take(g, "shifting-dunes")
    assert has(g) == "2 gold"
    assert in_tray(g) == ["chaos-gem"]


@pytest.mark.rule("ELDER-10.4")
def test_a_token_or_what_is_printed_on_the_empty_field() -> None:  # W12
    g = bare()
    lay(g, "terraced-fields", 0, 0)
    stack(g, "terraced-fields", 1, "order-scroll-or-sword")
    take(g)
    twin = g.clone()
    say(g, "take treasure in terraced-fields field 1")
    assert has(g) == "1 tool"
    twin.choose(0, "take treasure in terraced-fields field 2")
    assert in_tray(twin) == ["order-scroll-or-sword"]


@pytest.mark.rule("ELDER-9.10", "ELDER-3.4")
def test_what_is_printed_is_lost_above_the_limit() -> None:
    g = bare()
    lay(g, "shifting-dunes", 0, 0)
    purse(g, 0, "5 gold")
    assert can_take_treasure(g, 1 << REALM_NUMBERS["shifting-dunes"])
    take(g, "shifting-dunes")
    assert has(g) == "5 gold"


def test_ruins_and_realms_off_the_map_have_no_treasure() -> None:
    g = in_fields()
    lay(g, "mill", 1, 0)
    assert not can_take_treasure(g, 1 << REALM_NUMBERS["mill"] | 1 << REALM_NUMBERS["ash-plains"])


# ---- abilities that wait for it


def test_prospectors_may_look_under_the_top_token() -> None:
    g = bare()
    faction(g, 0, "deepdelve-dwarves")
    lay(g, "shifting-dunes", 0, 0)
    number = stack(g, "shifting-dunes", 0, "chaos-gem", "chaos-gold", "chaos-2-gem")
    worker = put(g, 0, "worker", "shifting-dunes")
    g.listen()
    take(g, "shifting-dunes", worker)
    assert offered(g) == ["use prospectors", "no"]
    say(g, "use prospectors")
    assert in_tray(g) == ["chaos-gold"]
    assert told(g) == ["used", "token-cycled", "token-turned", "token", "token-turned"]
    assert g.known_bottoms == 1 << number
    take(g, "shifting-dunes")
    take(g, "shifting-dunes", worker)  # a stack of one: nothing to ask
    assert in_tray(g) == sorted(["chaos-gem", "chaos-gold", "chaos-2-gem"], key=token)


def test_prospectors_are_workers_that_were_placed() -> None:
    g = bare()
    faction(g, 0, "deepdelve-dwarves")
    lay(g, "shifting-dunes", 0, 0)
    stack(g, "shifting-dunes", 0, "chaos-gem", "chaos-gold", "chaos-2-gem")
    take(g, "shifting-dunes", put(g, 0, "warrior", "shifting-dunes"))
    take(g, "shifting-dunes")
    assert sorted(in_tray(g)) == ["chaos-gem", "chaos-gold"]


def test_deep_divers_gain_a_print_twice_and_no_more() -> None:
    g = bare()
    faction(g, 0, "atlanteans")
    lay(g, "shifting-dunes", 0, 0)
    stack(g, "shifting-dunes", 0, "chaos-gem")
    worker = put(g, 0, "worker", "shifting-dunes")
    take(g, "shifting-dunes", worker)
    assert (in_tray(g), has(g)) == (["chaos-gem"], "")  # the last token is no print
    take(g, "shifting-dunes", worker)
    assert has(g) == "2 gold"
    take(g, "shifting-dunes", put(g, 0, "warrior", "shifting-dunes"))
    assert has(g) == "3 gold"


# ---- effects that take treasure


def test_a_card_takes_treasure_where_no_monster_is() -> None:
    g = in_fields()
    lay(g, "shifting-dunes", 1, 0)
    lay(g, "ash-plains", 2, 0)
    lay(g, "mill", 3, 0)
    put(g, NOBODY, "winged-serpent", "ash-plains")
    resolve(g, "spell-treasure-map")
    assert offered(g) == [
        "take treasure in terraced-fields field 1",
        "take treasure in terraced-fields field 2",
        "take treasure in shifting-dunes field 1",
    ]
    say(g, "take treasure in shifting-dunes field 1")
    assert has(g) == "1 gold"
    assert me(g).points == 1


def test_two_different_stacks() -> None:
    g = in_fields()
    put(g, 0, "worker", "terraced-fields")
    lay(g, "shifting-dunes", 1, 0)
    home(g, 0, "shifting-dunes")
    lay(g, "ash-plains", 2, 0)
    resolve(g, "spell-overgrowth")
    say(g, "take treasure in terraced-fields field 1")
    assert refused(g, "take treasure in terraced-fields field 1") == "ELDER-2.1"
    assert offered(g) == [
        "take treasure in terraced-fields field 2",
        "take treasure in shifting-dunes field 1",
        "cash order-2-tool for tool",
    ]
    say(g, "take treasure in terraced-fields field 2")
    assert in_tray(g) == sorted(["order-2-tool", "order-scroll-or-sword"], key=token)
    assert not g.options


def test_treasure_here_is_nothing_in_a_ruin() -> None:
    g = in_fields()
    mill = lay(g, "mill", 1, 0)
    assert not Treasure(1, HERE).can(g, Step(0, realm=mill))
    assert Treasure(1, HERE).can(g, Step(0, realm=REALM_NUMBERS["terraced-fields"]))
    assert Treasure(1, NO_BEAST).can(g, Step(0, realm=mill))


# ---- on fields


@pytest.mark.rule("ELDER-15.6", "ELDER-15.7", "ELDER-15.8", "ELDER-15.5")
def test_a_token_on_a_field_stays_and_the_old_one_is_lost() -> None:
    g = bare()
    own(g, 0, "earth-granary")
    own(g, 1, "earth-root-cave")
    tray(g, 0, "fire-gold", "fire-sword")
    g.listen()
    put_token(g, me(g), token("fire-gold"), card("earth-granary"), 0)
    assert (field(g, "earth-granary"), in_tray(g)) == ("fire-gold", ["fire-sword"])
    assert rule(put_obstacle(g, me(g), token("fire-gold"), card("earth-granary"), 0)) == "ELDER-15.6"
    assert rule(put_obstacle(g, me(g), token("fire-sword"), card("earth-root-cave"), 0)) == "ELDER-17.1"
    assert rule(put_obstacle(g, me(g), token("fire-sword"), card("earth-granary"), 1)) == "ELDER-15.6"
    put_token(g, me(g), token("fire-sword"), card("earth-granary"), 0)
    assert (field(g, "earth-granary"), in_tray(g), has(g)) == ("fire-sword", [], "")
    assert told(g) == ["token-put", "token-lost", "token-put"]


@pytest.mark.rule("ELDER-15.9", "ELDER-13.8")
def test_the_field_of_the_start_card() -> None:
    g = bare()
    harvest(g, me(g))
    assert has(g) == "1 sword"  # Fire
    tray(g, 0, "water-2-gem", "water-potion-or-gem")
    put_on_harvest(g, me(g), token("water-2-gem"))
    harvest(g, me(g))
    assert has(g) == "2 gem 1 sword"
    put_on_harvest(g, me(g), token("water-potion-or-gem"))
    assert (in_tray(g), has(g)) == ([], "2 gem 1 sword")
    harvest(g, me(g))
    act(g)
    assert offered(g) == ["gain gem", "gain potion"]
    assert refused(g, "gain tool") == "ELDER-3.11"
    assert refused(g, "go on") == "ELDER-15.10"
    say(g, "gain potion")
    assert has(g) == "2 gem 1 potion 1 sword"


def test_of_a_slash_only_what_there_is_room_for_is_offered() -> None:
    g = bare()
    purse(g, 0, "5 gem")
    me(g).harvest = token("water-potion-or-gem")
    harvest(g, me(g))
    act(g)
    assert has(g) == "5 gem 1 potion"


# ---- tokens used where they lie


def test_an_aura_of_earth_copies_a_token_on_a_field() -> None:
    g = bare()
    own(g, 0, "earth-aura", "earth-granary", "fire-ember-hoard", "earth-old-quarry")
    me(g).harvest = token("fire-gold")
    lay_on(g, "earth-granary", "water-potion-or-gem")
    lay_on(g, "earth-old-quarry", "orb")
    lay_on(g, "fire-ember-hoard", "fire-2-sword")  # face down
    tray(g, 0, "order-2-tool")
    resolve(g, "earth-aura")
    assert offered(g)[:3] == [
        "gain what fire-gold shows as gold",
        "gain what water-potion-or-gem shows as gem",
        "gain what water-potion-or-gem shows as potion",
    ]
    assert refused(g, "gain what fire-2-sword shows as sword") == "ELDER-2.2"
    assert refused(g, "gain what order-2-tool shows as tool") == "ELDER-2.2"
    assert refused(g, "gain what fire-gold shows as tool") == "ELDER-3.11"
    assert refused(g, "go on") == "ELDER-15.10"
    say(g, "gain what water-potion-or-gem shows as potion")
    assert (has(g), field(g, "earth-granary")) == ("1 potion", "water-potion-or-gem")


def test_a_druid_circle_copies_tokens_of_the_tray_too() -> None:
    g = bare()
    own(g, 0, "earth-druid-circle")
    tray(g, 0, "order-2-tool")
    lay(g, "shifting-dunes", 0, 0)
    home(g, 0, "shifting-dunes")
    resolve(g, "earth-druid-circle")
    assert (has(g), in_tray(g)) == ("2 tool 1 gold", ["order-2-tool"])

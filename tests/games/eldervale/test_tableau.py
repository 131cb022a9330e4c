"""The tableau: cards, fields, deposits, auras, walls (ELDER-17, ELDER-30.7)."""

from __future__ import annotations

import pytest

from deskovka.games.eldervale.box import ADVENTURE, AURA, NO_SYMBOL
from deskovka.games.eldervale.counters import SYMBOLS_HERE, count
from deskovka.games.eldervale.effects.treasure import Deposit
from deskovka.games.eldervale.powers import DWELLING_DISCOUNT
from deskovka.games.eldervale.sources import OPS_EACH, SOURCES, op_of
from deskovka.games.eldervale.steps import Step
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.tableau import (
    add_card,
    attach,
    attach_obstacle,
    aura_on,
    deposit_field,
    field_count,
    field_shows,
    lose_card,
)
from deskovka.games.eldervale.terms import ON_CARD, READY
from support.eldervale_bare import (
    act,
    bare,
    card,
    field,
    has,
    lay_on,
    levels,
    me,
    offered,
    own,
    power,
    purse,
    put,
    refused,
    resolve,
    rule,
    say,
    told,
)

# ---- cards come and go


@pytest.mark.rule("ELDER-17.1", "ELDER-17.2", "ELDER-22.9")
def test_a_card_brings_power_of_its_element() -> None:
    g = bare()
    for number in range(13, 26):
        add_card(g, me(g), number)
        act(g)
    assert list(me(g).tableau) == list(range(13, 26))
    assert levels(g) == {"earth": 5}
    assert all(g.card_owner[number] == 0 for number in range(13, 26))


@pytest.mark.rule("ELDER-17.3", "ELDER-11.11", "ELDER-17.20")
def test_a_card_that_is_lost_goes_under_its_deck() -> None:  # R18
    g = bare()
    own(g, 0, "earth-old-quarry", "fire-aura")
    g.decks[13] = card("earth-granary")
    g.deck_sizes[1] = 1
    power(g, 0, earth=2)
    lay_on(g, "earth-old-quarry", "fire-gold")
    g.card_orbs[card("earth-old-quarry")] = 1
    worker = put(g, 0, "worker", ON_CARD + card("earth-old-quarry"))
    attach(g, card("fire-aura"), card("earth-old-quarry"))
    act(g)
    lose_card(g, me(g), card("earth-old-quarry"))
    assert list(me(g).tableau) == [card("fire-aura")]
    assert levels(g) == {"earth": 2}
    assert field(g, "earth-old-quarry") == ""
    assert g.card_orbs[card("earth-old-quarry")] == 0
    assert g.where[worker] == READY
    assert [int(g.decks[13]), int(g.decks[14])] == [card("earth-old-quarry"), card("earth-granary")]
    assert (int(g.deck_sizes[1]), int(g.buried[1])) == (2, 1)
    own(g, 0, "fire-lava-forge")
    assert attach_obstacle(g, me(g), card("fire-aura"), card("fire-lava-forge")) == 0
    attach(g, card("fire-aura"), card("fire-lava-forge"))
    act(g)
    assert aura_on(g, card("fire-lava-forge")) == 2
    lose_card(g, me(g), card("fire-aura"))
    assert aura_on(g, card("fire-lava-forge")) == -1


@pytest.mark.rule("ELDER-30.7")
def test_a_card_may_be_given_to_the_team_mate_at_once() -> None:
    g = bare(4, teams=True)
    add_card(g, me(g), card("earth-granary"))
    act(g)
    assert offered(g) == ["keep earth-granary", "give earth-granary to the team mate"]
    assert refused(g, "go on") == "ELDER-30.7"
    assert refused(g, "give earth-wall to the team mate") == "ELDER-30.7"
    twin = g.clone()
    twin.listen()
    say(g, "keep earth-granary")
    assert (levels(g), levels(g, 1)) == ({"earth": 1}, {})
    assert g.card_owner[card("earth-granary")] == 0
    twin.choose(0, "give earth-granary to the team mate")
    assert (levels(twin), levels(twin, 1)) == ({}, {"earth": 1})
    assert twin.card_owner[card("earth-granary")] == 1
    assert list(me(twin, 1).tableau) == [card("earth-granary")]
    assert told(twin)[0] == "card-given"


@pytest.mark.rule("ELDER-30.7", "ELDER-22.7")
def test_whoever_keeps_a_card_decides_about_the_markers() -> None:
    g = bare(4, teams=True)
    power(g, 1, fire=4, water=2, order=1, air=1)
    add_card(g, me(g), card("earth-granary"))
    act(g)
    say(g, "give earth-granary to the team mate")
    assert g.seat == 1
    say(g, "move the marker from air")
    assert levels(g, 1) == {"fire": 4, "water": 2, "order": 1, "earth": 1}


@pytest.mark.rule("ELDER-17.10", "ELDER-17.22")
def test_what_a_passive_card_gives_holds_as_long_as_it_lies_there() -> None:
    g = bare()
    add_card(g, me(g), card("earth-masons-guild"))
    assert ADVENTURE[card("earth-masons-guild")].symbol == NO_SYMBOL
    assert me(g).powers[DWELLING_DISCOUNT] == 1
    lose_card(g, me(g), card("earth-masons-guild"))
    assert me(g).powers[DWELLING_DISCOUNT] == 0


# ---- fields


@pytest.mark.rule("ELDER-17.4")
def test_a_token_covers_what_is_printed() -> None:
    g = bare()
    passage = card("light-passage")
    printed = field_shows(g, passage, 0)
    assert printed == ADVENTURE[passage].fields[0] > 0
    lay_on(g, "light-passage", "light-2-potion")
    assert field_shows(g, passage, 0) != printed
    assert field_shows(g, card("earth-root-cave"), 1) == 0
    assert [int(field_count(card(name))) for name in ("earth-root-cave", "light-passage", "fire-wall")] == [3, 1, 0]


@pytest.mark.rule("ELDER-17.11", "ELDER-17.4")
def test_a_passage_with_a_token() -> None:  # W4
    g = bare()
    own(g, 0, "light-passage")
    lay_on(g, "light-passage", "light-2-potion")
    power(g, 0, light=2)
    power(g, 1, light=2)
    resolve(g, "light-passage")
    assert has(g) == "1 scroll"
    power(g, 0, light=3)
    resolve(g, "light-passage")
    assert has(g) == "2 scroll 2 potion"


@pytest.mark.rule("ELDER-17.11")
def test_a_passage_without_a_token() -> None:
    g = bare()
    own(g, 0, "light-passage")
    power(g, 0, light=1)
    resolve(g, "light-passage")
    assert g.players[0].means() == (1 << 4) + field_shows(g, card("light-passage"), 0)


@pytest.mark.rule("ELDER-17.13", "ELDER-17.12")
def test_a_slash_counts_two_symbols_in_a_cache() -> None:  # W5
    g = bare()
    own(g, 0, "earth-root-cave")
    lay_on(g, "earth-root-cave", "air-scroll-or-gem")
    at = Step(0, card("earth-root-cave") * OPS_EACH)
    assert count(g, at, SYMBOLS_HERE) == 2
    resolve(g, "earth-root-cave")
    assert me(g).points == 4
    lay_on(g, "earth-root-cave", "fire-gold", 2)
    assert count(g, at, SYMBOLS_HERE) == 3


# ---- deposits


def deposit(g: Eldervale, name: str) -> Deposit:
    op = op_of(SOURCES[card(name)].abilities[0].first)
    assert isinstance(op, Deposit)
    return op


def can_deposit(g: Eldervale, name: str = "earth-old-quarry", seat: int = 0) -> bool:
    op = deposit(g, name)
    return bool(op.can(g, Step(seat, op.number)))


@pytest.mark.rule("ELDER-17.5", "ELDER-13.4")
def test_an_empty_deposit_field_lets_nothing_happen() -> None:
    g = bare()
    own(g, 0, "earth-old-quarry")
    purse(g, 0, "5 gold")
    assert deposit_field(card("earth-old-quarry")) == 0
    assert deposit_field(card("earth-granary")) == -1
    assert not can_deposit(g)
    resolve(g, "earth-old-quarry")
    assert me(g).points == 0
    assert has(g) == "5 gold"


@pytest.mark.rule("ELDER-17.6")
def test_the_token_says_what_the_action_costs_and_stays() -> None:
    g = bare()
    own(g, 0, "earth-old-quarry")
    lay_on(g, "earth-old-quarry", "fire-2-sword")
    purse(g, 0, "1 sword")
    assert not can_deposit(g)
    purse(g, 0, "3 sword 1 gold")
    assert can_deposit(g)
    resolve(g, "earth-old-quarry")
    assert offered(g) == ["pay 1 sword 1 gold", "pay 2 sword"]
    say(g, "pay 2 sword")
    assert (me(g).points, has(g), field(g, "earth-old-quarry")) == (4, "1 sword 1 gold", "fire-2-sword")


@pytest.mark.rule("ELDER-17.7", "ELDER-2.5")
def test_a_slash_token_is_paid_with_one_of_its_resources() -> None:
    g = bare()
    own(g, 0, "earth-old-quarry")
    lay_on(g, "earth-old-quarry", "fire-sword-or-tool")
    purse(g, 0, "1 gem")
    assert not can_deposit(g)
    purse(g, 0, "1 gem 1 tool 1 sword 1 gold")
    resolve(g, "earth-old-quarry")
    assert sorted(offered(g)) == ["pay 1 gold", "pay 1 sword", "pay 1 tool"]
    assert refused(g, "pay 1 gem") == "ELDER-17.7"
    assert refused(g, "pay 1 tool 1 sword") == "ELDER-17.7"
    assert refused(g, "go on") == "ELDER-15.10"
    say(g, "pay 1 tool")
    assert (me(g).points, has(g)) == (4, "1 gem 1 sword 1 gold")


@pytest.mark.rule("ELDER-17.8", "ELDER-16.4")
def test_an_orb_pays_for_the_deposit() -> None:
    g = bare()
    own(g, 0, "earth-old-quarry")
    lay_on(g, "earth-old-quarry", "orb")
    assert can_deposit(g)
    resolve(g, "earth-old-quarry")
    assert me(g).points == 4


def test_whoever_uses_a_foreign_card_pays_its_deposit() -> None:
    g = bare()
    own(g, 1, "earth-old-quarry")
    lay_on(g, "earth-old-quarry", "fire-sword")
    purse(g, 0, "1 sword")
    resolve(g, "earth-old-quarry", 0, other=1)
    assert (me(g).points, has(g), me(g, 1).points) == (4, "", 0)


@pytest.mark.rule("ELDER-17.9", "ELDER-16.5")
def test_an_orb_symbol_makes_an_action_stronger() -> None:
    g = bare()
    own(g, 0, "earth-heart-tree")
    power(g, 0, earth=1)
    resolve(g, "earth-heart-tree")
    assert (has(g), levels(g)) == ("1 gem", {"earth": 1})
    g.card_orbs[card("earth-heart-tree")] = 1
    resolve(g, "earth-heart-tree")
    assert (has(g), levels(g)) == ("2 gem", {"earth": 2})


# ---- auras


def with_auras() -> Eldervale:
    g = bare()
    own(g, 0, "fire-aura", "water-aura", "fire-lava-forge", "order-citadel", "earth-wall")
    own(g, 1, "order-workshop")
    return g


def attaching(g: Eldervale, aura: str, host: str) -> str:
    return rule(attach_obstacle(g, me(g), card(aura), card(host)))


@pytest.mark.rule("ELDER-17.14", "ELDER-17.15", "ELDER-17.16", "ELDER-17.17")
def test_an_aura_is_attached_to_a_card_that_can_be_activated() -> None:
    g = with_auras()
    assert attaching(g, "fire-aura", "order-citadel") == ""
    assert attaching(g, "fire-aura", "earth-wall") == "ELDER-17.16"
    assert attaching(g, "fire-aura", "water-aura") == "ELDER-17.16"
    assert attaching(g, "fire-aura", "order-workshop") == "ELDER-17.16"
    assert attaching(g, "fire-lava-forge", "order-citadel") == "ELDER-17.14"
    assert attaching(g, "order-workshop", "order-citadel") == "ELDER-17.1"
    attach(g, card("fire-aura"), card("order-citadel"))
    act(g)
    assert aura_on(g, card("order-citadel")) == 2
    assert attaching(g, "water-aura", "order-citadel") == "ELDER-17.17"
    assert attaching(g, "fire-aura", "order-citadel") == "ELDER-17.18"
    assert attaching(g, "water-aura", "fire-lava-forge") == ""


@pytest.mark.rule("ELDER-17.18", "ELDER-17.19")
def test_an_aura_moves_for_its_price_and_brings_no_power() -> None:
    g = with_auras()
    attach(g, card("fire-aura"), card("order-citadel"))
    act(g)
    assert has(g) == ""
    assert attaching(g, "fire-aura", "fire-lava-forge") == "ELDER-17.18"
    me(g).purse = ADVENTURE[card("fire-aura")].cost
    assert attaching(g, "fire-aura", "fire-lava-forge") == ""
    attach(g, card("fire-aura"), card("fire-lava-forge"))
    act(g)
    assert has(g) == ""
    assert levels(g) == {}
    assert (aura_on(g, card("order-citadel")), aura_on(g, card("fire-lava-forge"))) == (-1, 2)


@pytest.mark.rule("ELDER-17.14")
def test_there_is_one_aura_of_each_element() -> None:
    assert [number // 13 for number, printed in enumerate(ADVENTURE) if printed.kind == AURA] == list(range(8))

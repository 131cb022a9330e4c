"""Free actions: the list, when each is allowed, what forbids it (ELDER-15, 16.2, 27.2, 30.5, 30.6, 33.6)."""

from __future__ import annotations

import pytest

from deskovka.games.eldervale.player import ACTIVE, EXHAUSTED
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import PLACED
from deskovka.games.eldervale.treasures import TOKEN_NAMES
from deskovka.games.eldervale.windows import window
from support.eldervale import answer, asked, card, holds, magic, me, offered, purse, refused, table, tops, units

TEAMS = {"teams": "on"}
ONE_UNIT = {"mill": ["worker"]}


def verbs(g: Eldervale) -> set[str]:
    """The first words of what is on offer."""
    return {words.split()[0] for words in offered(g)}


def four(first: dict[str, object], second: dict[str, object]) -> Eldervale:
    return table(first, second, {}, {}, variants=TEAMS)


# ---- when


@pytest.mark.rule("ELDER-15.1")
@pytest.mark.rule("ELDER-8.3")
def test_any_number_before_during_and_after_the_action_of_the_own_turn() -> None:
    seat = {"units": ONE_UNIT, "tray": ["air-2-gem", "air-2-tool", "air-gold", "air-magic"], "purse": ""}
    g = table(seat, {})
    answer(g, "cash air-2-gem for gem", "put air-2-tool on the start card")
    answer(g, "place worker in mage-tower")
    assert asked(g) == (0, "Window")  # after the placement, before the action
    answer(g, "cash air-gold for gold", "go on")
    assert asked(g) == (0, "Pay")
    answer(g, "pay 2 gem", "discard spell-gust")
    assert asked(g) == (0, "Window")  # at the end of the turn
    answer(g, "cash air-magic for magic")
    assert (tops(g), purse(g)) == ([], "1 gold")


@pytest.mark.rule("ELDER-15.2")
def test_the_list_of_free_actions() -> None:
    seat = {
        "tray": ["air-2-gem"], "hand": ["spell-merchants-favor", "quest-gilded"], "orbs": 1, "purse": "5 gold 5 sword",
        "tableau": ["air-aura", "air-kite-scouts", "water-tide-charts"],
    }  # fmt: skip
    mate = {"hand": ["spell-gust"]}
    g = table(seat, mate, {}, {}, variants={**TEAMS, "mercenaries": "on", "tactics": "on"}, steps=[])
    me(g).tactics = EXHAUSTED
    g.do(window(g, 0, 0))
    g.settle()
    assert verbs(g) == {"go", "cash", "put", "cast", "complete", "attach", "hire", "refresh", "orb", "swap", "free"}


@pytest.mark.rule("ELDER-15.3")
@pytest.mark.parametrize(
    ("token", "words", "gained"),
    [
        ("air-2-gem", "cash air-2-gem for gem", "2 gem"),
        ("air-gold", "cash air-gold for gold", "1 gold"),
        ("air-gem-or-tool", "cash air-gem-or-tool for tool", "1 tool"),
    ],
)
def test_a_token_is_discarded_for_its_resources(token: str, words: str, gained: str) -> None:
    g = table({"tray": [token], "purse": ""})
    answer(g, words)
    assert (purse(g), tops(g)) == (gained, [])


@pytest.mark.rule("ELDER-15.3")
def test_a_magic_token_draws_a_card() -> None:
    g = table({"tray": ["air-magic"]}, magic=["quest-slayer"])
    answer(g, "cash air-magic for magic")
    assert holds(g) == ["quest-slayer"]


@pytest.mark.rule("ELDER-15.3")
def test_only_what_a_token_shows_and_only_tokens_of_the_own_tray() -> None:
    g = table({"tray": ["air-2-gem"]})
    assert refused(g, "cash air-2-gem for tool").rule == "ELDER-3.11"
    assert refused(g, "cash air-gold for gold").rule == "ELDER-15.3"


@pytest.mark.rule("ELDER-15.4")
@pytest.mark.rule("ELDER-16.9")
def test_in_anothers_turn_treasure_may_be_discarded_and_nothing_else_is_free() -> None:
    other = {"tray": ["fire-gold"], "orbs": 1, "purse": "5 gold", "hand": ["spell-merchants-favor"]}
    g = table({"units": ONE_UNIT}, other, variants={"mercenaries": "on"})
    answer(g, "place worker in windswept-steppe")
    assert asked(g) == (1, "Window")
    assert offered(g) == ["go on", "cash fire-gold for gold"]
    for words in ("put fire-gold on the start card", "orb on space 1", "hire minotaur", "hire mimeza with an orb"):
        assert refused(g, words).rule == "ELDER-15.4"
    answer(g, "cash fire-gold for gold")
    assert asked(g)[0] == 0  # nothing is left to do there


@pytest.mark.rule("ELDER-15.4")
def test_treasure_may_be_discarded_while_an_effect_is_being_resolved() -> None:
    seat = {"units": ONE_UNIT, "purse": "1 gem 1 tool 1 sword", "tray": ["air-2-scroll"]}
    g = table(seat)
    answer(g, "place worker in mage-tower", "go on")
    assert asked(g) == (0, "Pay")
    answer(g, "cash air-2-scroll for scroll")
    assert asked(g) == (0, "Pay")
    answer(g, "pay 2 scroll")
    assert purse(g) == "1 gem 1 tool 1 sword"


@pytest.mark.rule("ELDER-15.5")
def test_a_token_on_a_field_cannot_be_discarded_for_resources() -> None:
    g = table({"tray": ["air-2-gem"]})
    answer(g, "put air-2-gem on the start card")
    assert refused(g, "cash air-2-gem for gem").rule == "ELDER-15.5"


@pytest.mark.rule("ELDER-15.6")
def test_a_token_is_put_on_a_field_of_an_own_card() -> None:
    g = table({"tray": ["air-2-gem"], "tableau": ["earth-root-cave"]})
    answer(g, "put air-2-gem on earth-root-cave field 2")
    assert [int(g.fields[3 * card("earth-root-cave") + field]) >= 0 for field in range(3)] == [False, True, False]
    assert tops(g) == []


@pytest.mark.rule("ELDER-15.7")
@pytest.mark.rule("ELDER-15.9")
def test_a_token_on_the_field_makes_room_and_gives_nothing() -> None:
    g = table({"tray": ["air-2-gem", "air-gold"], "purse": ""})
    answer(g, "put air-2-gem on the start card", "put air-gold on the start card")
    assert (purse(g), tops(g)) == ("", [])
    assert TOKEN_NAMES[int(me(g).harvest)] == "air-gold"


@pytest.mark.rule("ELDER-15.8")
def test_a_token_once_put_down_cannot_be_moved() -> None:
    g = table({"tray": ["air-2-gem"], "tableau": ["earth-root-cave"]})
    answer(g, "put air-2-gem on earth-root-cave field 1")
    assert refused(g, "put air-2-gem on earth-root-cave field 2").rule == "ELDER-15.6"
    assert refused(g, "put air-2-gem on the start card").rule == "ELDER-15.6"


@pytest.mark.rule("ELDER-15.10")
def test_nothing_but_treasure_interrupts_a_payment() -> None:
    seat = {"units": ONE_UNIT, "orbs": 1, "tray": ["air-2-gem"], "purse": "2 gold 2 gem"}
    g = table(seat, variants={"mercenaries": "on"})
    answer(g, "place worker in mage-tower", "go on")
    assert asked(g) == (0, "Pay")
    assert verbs(g) == {"pay", "cash"}
    for words in ("orb on space 1", "put air-2-gem on the start card", "hire minotaur"):
        assert refused(g, words).rule == "ELDER-15.10"


# ---- orbs, mercenaries


@pytest.mark.rule("ELDER-16.2")
def test_an_orb_is_used_once_in_the_own_turn() -> None:
    g = table({"orbs": 1, "purse": ""})
    answer(g, "orb on space 1")
    assert (purse(g), me(g).orbs) == ("2 gem", 0)
    assert refused(g, "orb on space 2").rule == "ELDER-16.2"


@pytest.mark.rule("ELDER-27.2")
@pytest.mark.rule("ELDER-27.3")
def test_a_mercenary_hired_for_a_gold_can_be_used_at_once() -> None:
    g = table({"purse": "1 gold", "units": ONE_UNIT}, variants={"mercenaries": "on"})
    answer(g, "hire minotaur")
    assert (purse(g), units(g, "ready")) == ("", ["minotaur", "worker", "worker"])
    assert "place minotaur in windswept-steppe" in offered(g)
    assert refused(g, "hire mimeza").rule == "ELDER-27.2"


@pytest.mark.rule("ELDER-27.1")
def test_without_the_variant_there_are_no_mercenaries() -> None:
    assert refused(table({"purse": "1 gold"}), "hire minotaur").rule == "ELDER-27.1"


@pytest.mark.rule("ELDER-27.7")
@pytest.mark.rule("ELDER-16.10")
def test_a_hired_mercenary_cannot_be_hired_again() -> None:
    g = table({"purse": "2 gold", "orbs": 1}, {"units": {"ready": ["mimeza"]}}, variants={"mercenaries": "on"})
    answer(g, "hire minotaur")
    assert refused(g, "hire minotaur with an orb").rule == "ELDER-16.10"
    assert refused(g, "hire mimeza").rule == "ELDER-27.7"


# ---- tactics


@pytest.mark.rule("ELDER-33.6")
def test_three_swords_refresh_the_tactics_token() -> None:
    g = table({"purse": "3 sword"}, variants={"tactics": "on"}, steps=[])
    me(g).tactics = EXHAUSTED
    g.do(window(g, 0, 0))
    g.settle()
    answer(g, "refresh tactics")
    assert (purse(g), me(g).tactics) == ("", ACTIVE)


@pytest.mark.rule("ELDER-33.6")
def test_what_forbids_refreshing() -> None:
    g = table({"purse": "2 sword"}, variants={"tactics": "on"})
    me(g).tactics = ACTIVE
    assert refused(g, "refresh tactics").rule == "ELDER-33.6"
    me(g).tactics = EXHAUSTED
    assert refused(g, "refresh tactics").rule == "ELDER-33.6"
    assert refused(table({"purse": "5 sword"}), "refresh tactics").rule == "ELDER-33.1"


# ---- teams


@pytest.mark.rule("ELDER-30.5")
def test_team_mates_see_each_others_hands() -> None:
    g = four({"hand": ["spell-gust"]}, {"hand": ["quest-slayer"]})
    assert "quest-slayer" in str(g.view(0))
    assert "quest-slayer" not in str(g.view(2))


@pytest.mark.rule("ELDER-30.6")
def test_team_mates_swap_magic_cards_one_for_one() -> None:
    g = four({"hand": ["spell-gust"]}, {"hand": ["quest-slayer", "quest-gilded"]})
    answer(g, "swap magic cards with the team mate", "take quest-slayer")
    assert (holds(g), holds(g, 1)) == (["quest-slayer"], ["spell-gust", "quest-gilded"])
    answer(g, "swap magic cards with the team mate", "take quest-gilded")
    assert holds(g) == ["quest-gilded"]


@pytest.mark.rule("ELDER-30.6")
def test_which_cards_are_swapped_is_asked_one_after_the_other() -> None:
    g = four({"hand": ["spell-gust", "spell-scorch"]}, {"hand": ["quest-slayer"]})
    answer(g, "swap magic cards with the team mate")
    assert refused(g, "give quest-slayer to the team mate").rule == "ELDER-4.1"
    answer(g, "give spell-scorch to the team mate")
    assert refused(g, "take spell-gust").rule == "ELDER-30.6"
    answer(g, "take spell-scorch")  # not after all
    assert (holds(g), holds(g, 1)) == (["spell-gust", "spell-scorch"], ["quest-slayer"])


def test_a_bot_sees_as_far_after_a_swap_as_without_it() -> None:
    """Otherwise it would swap for ever rather than see what comes."""
    g = four({"hand": ["spell-gust", "spell-scorch"]}, {"hand": ["quest-slayer", "quest-gilded"]})
    answer(g, "swap magic cards with the team mate")
    assert g.ask is not None
    assert len(g.ask.ahead(g)) == 1
    answer(g, "give spell-scorch to the team mate")
    assert g.ask is not None
    assert g.ask.inside()
    assert len(g.ask.ahead(g)) == 1


@pytest.mark.rule("ELDER-30.6")
def test_without_a_card_to_offer_there_is_no_swap() -> None:
    g = four({}, {"hand": ["quest-slayer"]})
    assert "swap" not in verbs(g)
    assert refused(g, "swap magic cards with the team mate").rule == "ELDER-30.6"
    other = four({"hand": ["spell-gust"]}, {})
    assert refused(other, "swap magic cards with the team mate").rule == "ELDER-30.6"
    alone = table({"hand": ["spell-gust"]}, {"hand": ["quest-slayer"]})
    assert refused(alone, "swap magic cards with the team mate").rule == "ELDER-30.6"


def test_others_forget_what_they_knew_of_hands_that_swapped() -> None:
    g = four({"hand": ["spell-gust", "spell-scorch"]}, {"hand": ["quest-slayer"]})
    g.seen_by[magic("spell-scorch")] = 15  # everybody saw it taken from the pile
    assert "spell-scorch" in str(g.view(2))
    answer(g, "swap magic cards with the team mate", "give spell-gust to the team mate", "take quest-slayer")
    assert "spell-scorch" not in str(g.view(2))


# ---- cards


def test_tide_charts_swap_a_resource_once_in_a_turn() -> None:
    g = table({"tableau": ["water-tide-charts"], "purse": "1 gem"}, {}, {})
    answer(g, "free action of water-tide-charts")
    answer(g, "swap gem for tool")
    assert purse(g) == "1 tool"
    assert refused(g, "free action of water-tide-charts").rule == "ELDER-15.2"
    assert refused(g, "free action of earth-root-cave").rule == "ELDER-15.2"


def test_a_window_is_no_question_for_who_can_do_nothing() -> None:
    assert table({"purse": ""}, steps=[window(table({}), 0, PLACED)]).ask is None


@pytest.mark.rule("ELDER-15.5")
def test_a_token_on_a_field_is_refused_by_its_own_rule() -> None:
    on_card = {"tableau": ["air-passage"], "fields": {"air-passage": ["air-gem"]}}
    for seat in (on_card, {"harvest": "air-gem"}):
        g = table({**seat, "tray": ["air-2-gem"]})
        assert refused(g, "cash air-gem for gem").rule == "ELDER-15.5"
        assert refused(g, "cash air-gold for gold").rule == "ELDER-15.3"

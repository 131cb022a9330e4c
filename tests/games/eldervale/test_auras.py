"""Auras: after the action of their host, or instead of it (ELDER-17.14 to 17.17, R57)."""

from __future__ import annotations

from typing import Any

import pytest

from support.eldervale import answer, asked, holds, me, offered, purse, refused, table, units

ALL = ["water", "light", "dark", "chaos"]


def hosted(aura: str, host: str, *more: str, **seat: Any) -> dict[str, Any]:
    """A seat with an aura on a card, and other cards."""
    return {"tableau": [aura, host, *more], "auras": {aura: host}, "purse": "", **seat}


@pytest.mark.rule("ELDER-17.14", "ELDER-13.3")
def test_w6_the_chaotic_aura_rolls_for_the_citadel() -> None:
    for face, fame in ((1, 0), (2, 1), (3, 1), (4, 2), (6, 2)):
        g = table(hosted("chaos-aura", "order-citadel", units={"mill": ["worker", "warrior"]}), elements=ALL)
        g.open_luck = True
        answer(g, "regroup")
        assert refused(g, "worker from mill to order-citadel").rule == "ELDER-13.3"
        answer(g, "warrior from mill to order-citadel", f"roll {face}")
        while asked(g)[1] != "TakeBack":
            answer(g, offered(g)[0])
        assert me(g).fame == fame


def test_each_time_the_chaotic_aura_resolves_the_action_it_is_paid_for() -> None:
    """A second time that cannot be paid is skipped; none is free."""
    seat = hosted(
        "chaos-aura", "fire-arena-of-ash", units={"mill": ["warrior"], "fortress": ["worker"]}, purse="1 sword"
    )
    once = table(seat, elements=ALL)
    once.open_luck = True
    answer(once, "regroup", "warrior from mill to fire-arena-of-ash", "roll 6")
    assert (me(once).fame, purse(once)) == (1, "")
    none = table(seat, elements=ALL)
    none.open_luck = True
    answer(none, "regroup", "warrior from mill to fire-arena-of-ash", "roll 1")
    assert (me(none).fame, purse(none)) == (0, "1 sword")
    assert refused(none, "ready warrior from mill").rule == "ELDER-12.5"  # it stands on the card all the same


def test_the_aura_of_air_sends_the_unit_on() -> None:
    """To another free action, once per regroup; the host stays taken."""
    g = table(
        hosted(
            "air-aura",
            "earth-passage",
            "fire-passage",
            "order-citadel",
            units={"mill": ["worker"], "fortress": ["worker"], "mage-tower": ["worker"], "ready": ["dragon"]},
        )
    )
    answer(g, "regroup", "worker from mill does harvest", "worker from fortress to earth-passage", "use air-aura")
    assert offered(g) == ["do summon", "resolve fire-passage"]
    assert refused(g, "do harvest").rule == "ELDER-12.4"
    assert refused(g, "resolve order-citadel").rule == "ELDER-13.3"
    assert refused(g, "resolve earth-passage").rule == "ELDER-12.4"


def test_the_aura_of_air_reaches_the_start_card() -> None:
    g = table(hosted("air-aura", "earth-passage", units={"mill": ["worker"], "fortress": ["worker"]}))
    answer(g, "regroup", "worker from mill to earth-passage", "use air-aura", "do harvest")
    assert purse(g) == "1 gem 1 scroll"
    assert offered(g)[0] == "ready worker from fortress"
    assert refused(g, "worker from fortress to earth-passage").rule == "ELDER-12.4"
    assert refused(g, "worker from fortress does harvest").rule == "ELDER-12.4"


def test_an_aura_of_air_that_leads_nowhere_is_not_offered() -> None:
    g = table(
        hosted(
            "air-aura",
            "earth-passage",
            units={"mill": ["worker", "worker"], "fortress": ["worker", "warrior", "wizard"]},
            purse="1 gem",
        )
    )
    answer(g, "worker from mill does summon", "worker from mill does harvest", "worker from fortress to earth-passage")
    assert asked(g)[1] == "TakeBack"


def test_an_action_without_a_unit_sends_nobody_on() -> None:
    g = table(
        hosted(
            "air-aura",
            "earth-passage",
            "water-mirror-lagoon",
            "fire-passage",
            units={"mill": ["wizard"], "fortress": ["worker"]},
        ),
        elements=ALL,
    )
    answer(g, "regroup", "wizard from mill to water-mirror-lagoon", "resolve earth-passage")
    assert asked(g)[1] == "TakeBack"


def test_the_aura_of_earth_reads_a_token_in_the_tableau() -> None:
    g = table(
        hosted(
            "earth-aura",
            "fire-passage",
            "earth-granary",
            units={"mill": ["worker"], "fortress": ["worker"]},
            fields={"earth-granary": ["earth-2-tool"]},
        )
    )
    answer(g, "regroup", "worker from mill to fire-passage")
    while asked(g)[1] != "TakeBack":
        answer(g, offered(g)[0])
    assert purse(g) == "2 tool 1 sword"


def test_the_aura_of_fire_resolves_the_action_again_for_a_sword() -> None:
    """Once per activation: the swords the repetition gains buy no third time."""
    g = table(hosted("fire-aura", "fire-passage", units={"mill": ["worker"], "fortress": ["worker"]}))
    answer(g, "regroup", "worker from mill to fire-passage", "use fire-aura")
    assert asked(g)[1] == "TakeBack"
    assert purse(g) == "1 sword"
    declined = table(hosted("fire-aura", "fire-passage", units={"mill": ["worker"], "fortress": ["worker"]}))
    answer(declined, "regroup", "worker from mill to fire-passage", "no")
    assert purse(declined) == "1 sword"
    poor = table(hosted("fire-aura", "earth-passage", units={"mill": ["worker"], "fortress": ["worker"]}))
    answer(poor, "regroup", "worker from mill to earth-passage")
    assert asked(poor)[1] == "TakeBack"


def test_a_repetition_pays_the_deposit_again() -> None:
    g = table(
        hosted(
            "fire-aura",
            "earth-old-quarry",
            units={"mill": ["worker"], "fortress": ["worker"]},
            fields={"earth-old-quarry": ["earth-gem"]},
            purse="2 gem 1 sword",
        )
    )
    answer(g, "regroup", "worker from mill to earth-old-quarry", "use fire-aura")
    assert me(g).points == 8
    assert purse(g) == ""


def test_a_repetition_nobody_could_pay_is_not_offered() -> None:
    """One sword for the aura and one for the Arena."""
    seat = hosted("fire-aura", "fire-arena-of-ash", units={"mill": ["warrior"], "fortress": ["worker"]})
    short = table({**seat, "purse": "2 sword"})
    answer(short, "regroup", "warrior from mill to fire-arena-of-ash")
    assert asked(short)[1] == "TakeBack"
    rich = table({**seat, "purse": "2 sword 1 gold"})
    answer(rich, "regroup", "warrior from mill to fire-arena-of-ash", "pay 1 gold", "use fire-aura")
    assert purse(rich) == ""
    assert me(rich).fame == 2


def test_the_aura_of_water_opens_an_action_to_all_and_gains_a_potion() -> None:
    g = table(hosted("water-aura", "order-citadel", units={"mill": ["worker"], "fortress": ["worker"]}), elements=ALL)
    answer(g, "regroup", "worker from mill to order-citadel")
    assert me(g).fame == 1
    assert purse(g) == "1 potion"


def test_with_the_aura_of_water_an_effect_finds_a_worker_symbol() -> None:
    """R57: Reflection reaches the Necromancer's Tower."""
    g = table(
        hosted("water-aura", "dark-necromancers-tower", hand=["spell-reflection"], power={"water": 3}),
        elements=ALL,
        discards=["spell-gust", "spell-muster", "spell-levy"],
    )
    answer(g, "cast spell-reflection", "take spell-gust", "take spell-levy")
    assert holds(g) == ["spell-gust", "spell-levy"]
    assert purse(g) == "2 potion"


def test_the_aura_of_light_scores() -> None:
    g = table(hosted("light-aura", "earth-passage", units={"mill": ["worker"], "fortress": ["worker"]}), elements=ALL)
    answer(g, "regroup", "worker from mill to earth-passage")
    assert me(g).points == 2


def test_the_aura_of_darkness_lets_one_fallen_unit_act_in_step_two() -> None:
    g = table(
        hosted("dark-aura", "earth-passage", units={"mill": ["worker"], "underworld": ["worker", "dragon"]}),
        elements=ALL,
    )
    answer(g, "regroup")
    assert refused(g, "fallen worker to earth-passage").rule == "ELDER-12.6"  # not in step 1
    answer(g, "ready worker from mill")
    assert asked(g) == (0, "FallenMayAct")
    assert offered(g) == ["fallen worker to earth-passage", "fallen dragon to earth-passage", "go on"]
    answer(g, "fallen dragon to earth-passage")
    assert purse(g) == "1 gem"
    assert len(holds(g)) == 1
    while asked(g)[0] == 0:
        answer(g, "go on")
    assert units(g, "ready") == ["dragon", "worker", "worker", "worker"]


def test_the_host_of_the_aura_of_darkness_must_still_be_free() -> None:
    g = table(hosted("dark-aura", "earth-passage", units={"mill": ["worker"], "underworld": ["worker"]}), elements=ALL)
    answer(g, "regroup", "worker from mill to earth-passage")
    assert holds(g) == []  # no fallen unit did it
    assert asked(g) == (1, "Turn")


@pytest.mark.rule("ELDER-2.1")
def test_with_the_aura_of_order_two_units_act_on_a_card() -> None:
    """A card that contradicts the rules overrides them (ELDER-12.4)."""
    g = table(
        hosted(
            "order-aura", "earth-passage", units={"mill": ["worker"], "fortress": ["worker"], "mage-tower": ["worker"]}
        )
    )
    answer(g, "worker from mill to earth-passage", "worker from fortress to earth-passage")
    assert purse(g) == "2 gem"
    assert refused(g, "worker from mage-tower to earth-passage").rule == "ELDER-12.4"


def test_several_things_an_aura_does_come_after_the_action() -> None:
    """The token lies on the card before the aura reads it: the action goes first."""
    g = table(
        hosted("light-aura", "fire-lava-forge", units={"mill": ["worker"], "fortress": ["worker"]}, purse="1 sword"),
        elements=ALL,
    )
    answer(g, "regroup", "worker from mill to fire-lava-forge")
    assert me(g).points == 0
    answer(g, "turn in sword for points")
    assert me(g).points == 5

"""Actions of cards in general (EMPIRE-ACT)."""

from __future__ import annotations

import pytest

from deskovka.games.empire.cards import CARD_NAMES
from deskovka.testing.play import play_randomly
from support.empire import answer, armies, asked, cities, events, me, new_game, offered, refused, table

CARDS_OF_KIND = {
    "place": ("ancient_tree_spirit", "Place", 4),
    "move": ("cursed_banshee", "Move", 6),
    "build": ("stronghold", "Build", 1),
}
EVERYWHERE = {"armies": {"CRE-3": 4, "MEA-1": 1}, "cities": {"MEA-1": 1}}


# ---- four kinds


@pytest.mark.rule("EMPIRE-ACT.1")
def test_every_card_places_moves_builds_or_destroys_and_nothing_else() -> None:
    verbs = set()
    for card in CARD_NAMES:
        g = table(*[EVERYWHERE] * 4, row=[card])
        answer(g, f"take {card}")
        while asked(g) != (1, "Turn"):
            said = {words.split()[0] for words in offered(g)} - {"choose", "done"}
            assert len(said) < 2  # one kind at a time
            verbs |= said
            answer(g, "done" if "done" in offered(g) and "choose move" not in offered(g) else offered(g)[-2])
    assert verbs == {"place", "move", "build", "destroy"}


@pytest.mark.rule("EMPIRE-ACT.1")
@pytest.mark.parametrize("kind", CARDS_OF_KIND)
def test_a_card_gives_its_own_kind_of_action_only(kind: str) -> None:
    card, question, count = CARDS_OF_KIND[kind]
    g = table(EVERYWHERE, EVERYWHERE, row=[card])
    answer(g, f"take {card}")
    assert (asked(g), g.ask.amount) == ((0, question), count)  # type: ignore[union-attr]
    others = {
        "place": "place in CRE-3",
        "move": "move CRE-3 to CRE-4",
        "build": "build in CRE-3",
        "destroy": "destroy in CRE-3 seat 1",
    }
    del others[kind]
    for words in others.values():
        assert refused(g, words).rule == "EMPIRE-ACT.1"


# ---- up to so many


@pytest.mark.rule("EMPIRE-ACT.2")
@pytest.mark.parametrize("count", range(5))
def test_any_number_of_armies_up_to_the_printed_one_is_placed(count: int) -> None:
    g = table(EVERYWHERE, {}, row=["ancient_tree_spirit"])
    answer(g, "take ancient_tree_spirit", *["place in CRE-3"] * count)
    if count < 4:
        assert asked(g) == (0, "Place")
        answer(g, "done")
    assert (asked(g), armies(g, "CRE-3")) == ((1, "Turn"), 4 + count)


@pytest.mark.rule("EMPIRE-ACT.2")
@pytest.mark.parametrize("count", range(3))
def test_any_number_of_movement_points_up_to_the_printed_one_is_spent(count: int) -> None:
    g = table(EVERYWHERE, {}, row=["forest_gnome"])
    answer(g, "take forest_gnome", *["move CRE-3 to CRE-4"] * count)
    if count < 2:
        assert asked(g) == (0, "Move")
        answer(g, "done")
    assert (asked(g), armies(g, "CRE-4")) == ((1, "Turn"), count)


@pytest.mark.rule("EMPIRE-ACT.2")
def test_the_number_counts_for_one_action_only() -> None:
    g = table(EVERYWHERE, {}, row=["forest_gnome", "ancient_sage", "dire_ogre"])
    answer(g, "take forest_gnome", "move CRE-3 to CRE-4", "done")
    answer(g, "take ancient_sage", "take dire_ogre")  # seat 1 has nothing to move
    assert g.ask.amount == 2  # type: ignore[union-attr]


@pytest.mark.rule("EMPIRE-ACT.2")
def test_what_is_left_unused_is_told() -> None:
    g = table(EVERYWHERE, {}, row=["graveyard"])
    told = events(g, "take graveyard", "place in CRE-3", "done")
    assert [event["event"] for event in told if event.get("seat") == 0] == ["took", "placed", "passed"]


# ---- one of two


@pytest.mark.rule("EMPIRE-ACT.3")
@pytest.mark.parametrize(
    ("card", "first", "second"),
    [
        ("cursed_king", ("place", 3), ("move", 4)),
        ("forest_elf", ("place", 4), ("move", 2)),  # an extra army comes with it
        ("lake", ("place", 2), ("move", 3)),
        ("arcane_sphinx", ("place", 3), ("move", 4)),
        ("castle_1", ("place", 3), ("build", 1)),
    ],
)
def test_of_two_actions_one_is_performed(card: str, first: tuple[str, int], second: tuple[str, int]) -> None:
    says = {"place": "place in CRE-3", "move": "move CRE-3 to CRE-4", "build": "build in CRE-3"}
    for kind, count in (first, second):
        g = table(*[{"armies": {"CRE-3": 9}}] * 4, row=[card])
        answer(g, f"take {card}")
        assert offered(g) == [f"choose {first[0]}", f"choose {second[0]}", "done"]
        answer(g, f"choose {kind}")
        other = second[0] if kind == first[0] else first[0]
        assert refused(g, says[other]).rule == "EMPIRE-ACT.3"
        assert refused(g, f"choose {other}").rule == "EMPIRE-ACT.3"
        answer(g, *[says[kind]] * count)
        assert asked(g) == (1, "Turn")


@pytest.mark.rule("EMPIRE-ACT.3", "EMPIRE-ACT.2")
def test_a_chosen_action_broken_off_does_not_bring_back_the_other() -> None:
    g = table(EVERYWHERE, {}, row=["cursed_king"])
    answer(g, "take cursed_king", "choose place", "done")
    assert asked(g) == (1, "Turn")


@pytest.mark.rule("EMPIRE-ACT.3")
def test_before_choosing_neither_can_be_performed() -> None:
    g = table(EVERYWHERE, {}, row=["cursed_king"])
    answer(g, "take cursed_king")
    for words in ("place in CRE-3", "move CRE-3 to CRE-4"):
        assert refused(g, words).rule == "EMPIRE-ACT.3"


# ---- both, in their order

BOTH = [
    ("ancient_woods", "Build", "build in CRE-3", "Place"),
    ("dire_dragon", "Place", "place in CRE-3", "Destroy"),
    ("dire_giant", "Place", "place in CRE-3", "Destroy"),
    ("night_hydra", "Move", "move CRE-3 to CRE-4", "Destroy"),
    ("night_wizard", "Place", "place in CRE-3", "Destroy"),
    ("noble_knight", "Place", "place in CRE-3", "Destroy"),
    ("noble_unicorn", "Move", "move CRE-3 to CRE-4", "Place"),
    ("arcane_manticore", "Place", "place in CRE-3", "Destroy"),
    ("mountain_dwarf", "Place", "place in CRE-3", "Destroy"),
    ("castle_2", "Move", "move CRE-3 to CRE-4", "Build"),
]
SECONDS = {"Place": "place in CRE-3", "Destroy": "destroy in CRE-3 seat 1", "Build": "build in CRE-3"}
both = pytest.mark.parametrize(("card", "first", "words", "second"), BOTH, ids=[entry[0] for entry in BOTH])


@pytest.mark.rule("EMPIRE-ACT.4")
@both
def test_both_actions_are_performed_in_printed_order(card: str, first: str, words: str, second: str) -> None:
    g = table(*[EVERYWHERE] * 4, row=[card])
    answer(g, f"take {card}")
    assert asked(g) == (0, first)
    answer(g, words)
    if asked(g) == (0, first):
        answer(g, "done")
    assert asked(g) == (0, second)
    answer(g, SECONDS[second])
    if asked(g) == (0, second):
        answer(g, "done")
    assert asked(g) == (1, "Turn")


@pytest.mark.rule("EMPIRE-ACT.5")
@both
def test_skipping_the_first_action_does_not_forbid_the_second(card: str, first: str, words: str, second: str) -> None:
    g = table(*[EVERYWHERE] * 4, row=[card])
    before = list(g.armies), list(g.cities)
    answer(g, f"take {card}", "done")
    assert asked(g) == (0, second)
    answer(g, SECONDS[second])
    assert (list(g.armies), list(g.cities)) != before


@pytest.mark.rule("EMPIRE-ACT.5")
@both
def test_the_second_action_may_be_skipped(card: str, first: str, words: str, second: str) -> None:
    g = table(*[EVERYWHERE] * 4, row=[card])
    answer(g, f"take {card}", words)
    while asked(g)[0] == 0:
        answer(g, "done")
    assert asked(g) == (1, "Turn")
    assert armies(g, "CRE-3", 1) == 4


@pytest.mark.rule("EMPIRE-ACT.5", "EMPIRE-ACT.8")
def test_an_impossible_first_action_does_not_forbid_the_second() -> None:
    g = table({"armies": {"CRE-3": 1}, "cities": {"CRE-3": 3}}, {}, row=["ancient_woods"])
    answer(g, "take ancient_woods")
    assert asked(g) == (0, "Place")


@pytest.mark.rule("EMPIRE-ACT.6")
@both
def test_there_is_no_way_back_to_the_first_action(card: str, first: str, words: str, second: str) -> None:
    g = table(*[EVERYWHERE] * 4, row=[card])
    answer(g, f"take {card}")
    assert refused(g, SECONDS[second]).rule == "EMPIRE-ACT.6"  # nor ahead to the second
    answer(g, "done")
    assert refused(g, words).rule == "EMPIRE-ACT.6"
    answer(g, SECONDS[second])
    while asked(g)[0] == 0:
        assert asked(g)[1] == second
        answer(g, "done")
    assert asked(g) == (1, "Turn")


# ---- the first counts for the second


@pytest.mark.rule("EMPIRE-ACT.7")
def test_an_army_moved_by_the_first_action_lets_the_second_build() -> None:
    g = table({"armies": {"CRE-3": 1}}, {}, {}, {}, row=["castle_2"])
    answer(g, "take castle_2", "move CRE-3 to CRE-4", "done")
    assert offered(g) == ["build in CRE-4", "done"]


@pytest.mark.rule("EMPIRE-ACT.7")
def test_an_army_moved_by_the_first_action_lets_the_second_destroy() -> None:
    g = table({"armies": {"CRE-3": 1}}, {"armies": {"CRE-5": 2}}, row=["night_hydra"])
    answer(g, "take night_hydra", "move CRE-3 to CRE-4", "move CRE-4 to CRE-5", "done", "destroy in CRE-5 seat 1")
    assert (armies(g, "CRE-5", 0), armies(g, "CRE-5", 1)) == (1, 1)


@pytest.mark.rule("EMPIRE-ACT.7")
def test_a_city_of_the_first_action_lets_the_second_place_there() -> None:
    g = table({"armies": {"VOL-7": 1}}, {}, row=["ancient_woods"])
    answer(g, "take ancient_woods", "build in VOL-7")
    assert offered(g) == ["place in CRE-3", "place in VOL-7", "done"]
    answer(g, "place in VOL-7", "done")
    assert (cities(g, "VOL-7"), armies(g, "VOL-7")) == (1, 2)


@pytest.mark.rule("EMPIRE-ACT.7", "EMPIRE-TURN.5", "EMPIRE-PLACE.2")
def test_example_6_own_ability_helps_own_action() -> None:
    g = table({"armies": {"MEA-3": 1}}, {}, row=["ancient_woods"])
    answer(g, "take ancient_woods", "build in MEA-3", "place in MEA-3", "place in MEA-3")
    assert (armies(g, "MEA-3"), cities(g, "MEA-3"), asked(g)) == (3, 1, (1, "Turn"))


# ---- choices


@pytest.mark.rule("EMPIRE-ACT.8")
@pytest.mark.parametrize(
    ("card", "seat"),
    [
        ("dire_goblin", {}),  # nothing to move
        ("stronghold", {}),  # no army to build beside
        ("stronghold", {"armies": {"CRE-3": 1}, "cities": {"CRE-3": 3}}),
        ("dire_eye", {"armies": {"CRE-3": 18}}),
    ],
)
def test_where_nothing_is_possible_nobody_is_asked(card: str, seat: dict[str, object]) -> None:
    g = table(seat, {}, row=[card])
    answer(g, f"take {card}")
    assert asked(g) == (1, "Turn")


@pytest.mark.rule("EMPIRE-ACT.8")
@pytest.mark.parametrize(
    ("card", "seat", "possible"),
    [
        ("cursed_king", {}, "place"),
        ("cursed_king", {"armies": {"CRE-3": 18}}, "move"),
        ("castle_1", {}, "place"),
        ("castle_1", {"armies": {"CRE-3": 18}}, "build"),
        ("castle_1", {"armies": {"CRE-3": 1}, "cities": {"CRE-3": 3}}, "place"),
    ],
)
def test_of_two_actions_only_the_possible_one_is_on_offer(card: str, seat: dict[str, object], possible: str) -> None:
    g = table(seat, {}, {}, {}, row=[card])
    answer(g, f"take {card}")
    assert offered(g) == [f"choose {possible}", "done"]


@pytest.mark.rule("EMPIRE-ACT.8")
def test_of_two_impossible_actions_neither_is_asked_for() -> None:
    g = table({"armies": {"CRE-3": 15, "MEA-1": 3}, "cities": {"MEA-1": 3}}, {}, {}, {}, row=["castle_1"])
    answer(g, "take castle_1")
    assert asked(g) == (1, "Turn")


@pytest.mark.rule("EMPIRE-ACT.8")
def test_an_action_ends_by_itself_when_nothing_more_is_possible() -> None:
    g = table({"armies": {"CRE-3": 17}}, {}, row=["dire_eye"])
    answer(g, "take dire_eye", "place in CRE-3")
    assert (asked(g), me(g).supply) == ((1, "Turn"), 0)


@pytest.mark.rule("EMPIRE-ACT.8")
@pytest.mark.parametrize("seed", range(6))
def test_no_may_ever_becomes_a_must(seed: int) -> None:
    g = new_game(
        2 + seed % 3, seed, setup="random", leaders="on", discoveries="on", encounters="on", citadels="on", swamp="on"
    )
    optional = {"ChooseAction", "Place", "Move", "Build", "Destroy", "StealCoin", "Reinforce", "QueenCard"}
    seen = set()
    for _ in play_randomly(g, seed + 40):
        if g.ask is not None and asked(g)[1] in optional:
            seen.add(asked(g)[1])
            assert "done" in offered(g)
            assert len(offered(g)) > 1
    assert seen >= {"ChooseAction", "Place", "Move", "Build", "Destroy"}

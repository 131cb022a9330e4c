"""Kemet positions in the middle of things: set-up, actions, marches, battles, steps of the night, short decks."""

from __future__ import annotations

import pytest

from deskovka.core.errors import ImpossiblePosition
from deskovka.games.kemet.powers import TILE_NAMES
from support.kemet import KEMET, answer, asked, fight, me, offered, table, units

ARMY = {"units": {"front_nw": 3}}


# ---- set-up


@pytest.mark.rule("KEMET-SETUP.18", "KEMET-SETUP.19", "KEMET-SETUP.23")
@pytest.mark.parametrize(
    ("step", "question"), [("units", "Station"), ("pyramids", "FoundPyramid"), ("tiles", "FreeTile")]
)
@pytest.mark.parametrize("active", [0, 1, 2])
def test_the_set_up_can_be_met_at_every_step_and_goes_on_to_the_first_day(
    step: str, question: str, active: int
) -> None:
    g = table({}, {}, {}, phase="setup", step=step, order=[2, 0, 1], active=active)
    assert asked(g) == (active, question)
    assert KEMET.problems(g) == []
    turns = []
    while asked(g)[1] == question:
        turns.append(asked(g)[0])
        answer(g, offered(g)[0])
    order = [2, 0, 1] if step != "tiles" else [1, 0, 2]
    assert list(dict.fromkeys(turns)) == order[order.index(active) :]
    while g.view(None)["phase"] == "setup":
        answer(g, offered(g)[0])
    assert (g.round, asked(g)[1]) == (1, "Opening")
    assert all(len(p.tiles) == 1 and p.supply == 2 for p in g.players)


@pytest.mark.rule("KEMET-SETUP.11")
def test_cities_are_chosen_by_those_who_have_none() -> None:
    g = table({"city": "s"}, {}, {}, phase="setup", step="cities", active=1, variants={"cities": "choose"})
    assert (asked(g), offered(g)) == ((1, "ChooseCity"), ["choose nw", "choose w"])
    with pytest.raises(ImpossiblePosition, match="step: cities are chosen only"):
        table(phase="setup", step="cities")


def test_nobody_has_anything_before_its_turn() -> None:
    with pytest.raises(ImpossiblePosition, match=r"seat 1 units: not before its turn"):
        table({}, {"units": {"s_d1": 5}}, phase="setup")
    with pytest.raises(ImpossiblePosition, match=r"seat 0 tiles: not before its turn"):
        table({"tiles": ["ruby_1_charge"]}, phase="setup", step="tiles", active=1)


@pytest.mark.rule("KEMET-SETUP.23", "KEMET-SETUP.24")
def test_with_five_there_is_a_tile_for_everybody_who_had_their_turn() -> None:
    g = table({}, {}, {}, {}, {}, phase="setup", step="tiles")
    assert (asked(g), [len(p.tiles) for p in g.players]) == ((0, "FreeTile"), [0, 1, 1, 1, 1])
    assert KEMET.problems(g) == []
    taken = [name for name in TILE_NAMES if "_1_" in name and name.startswith(("ruby", "sapphire"))]
    with pytest.raises(ImpossiblePosition, match=r"tiles: none of level 1 is left \(KEMET-SETUP.24\)"):
        table({}, {}, {"tiles": taken}, {"tiles": taken}, phase="setup", step="tiles")


def test_what_somebody_wrote_stays_as_it_was() -> None:
    description: dict[str, object] = {"seats": [{}, {}], "phase": "setup", "step": "tiles"}
    KEMET.position(description)
    assert description["seats"] == [{}, {}]


def test_there_is_no_round_before_the_first_day() -> None:
    with pytest.raises(ImpossiblePosition, match="round: the first one begins after the set-up"):
        table(phase="setup", round=2)


# ---- actions


@pytest.mark.rule("KEMET-TOK.2")
def test_actions_that_were_placed_wait_to_be_carried_out() -> None:
    g = table({"tiles": ["ruby_4_act_of_god"], "silver": "used"}, {}, {}, placed=["build", "recruit"])
    assert (asked(g), offered(g)) == ((0, "NextAction"), ["carry out recruit", "carry out build"])
    assert (me(g).tokens, g.view(0)["players"][0]["used"]) == (4, ["recruit", "build"])


@pytest.mark.parametrize(
    ("doing", "question"),
    [("recruit", "Recruiting"), ("build", "BuildPyramid"), ("acquire_2", "AcquireTile"), ("move_2", "MarchStart")],
)
def test_an_action_can_be_met_as_it_begins(doing: str, question: str) -> None:
    pyramids = {"nw_d1": "ruby 1", "nw_d2": "sapphire 1"}
    g = table({"units": {"nw_d1": 1}, "pyramids": pyramids}, doing=doing)
    assert asked(g) == (0, question)
    assert g.view(1)["doing"] == doing
    assert KEMET.problems(g) == []
    answer(g, "done")
    assert asked(g) == (1, "Opening")


@pytest.mark.rule("KEMET-TOK.4")
def test_the_gold_token_is_used_for_what_is_done() -> None:
    seat = {"tiles": ["onyx_2_twin_ceremony", "ruby_4_surprise_attack"], "units": {"nw_d1": 1}}
    g = table(seat, colours=["ruby", "onyx"], doing="gold", active=0)
    assert (asked(g), me(g).gold, me(g).tokens) == ((0, "GoldAction"), 2, 4)
    with pytest.raises(ImpossiblePosition, match="seat 0 gold: no tile gives a gold token"):
        table(doing="gold")
    with pytest.raises(ImpossiblePosition, match="seat 0 silver: there is one exactly where"):
        table({"silver": "used"})
    assert "silver on build" not in offered(table({"tiles": ["ruby_4_act_of_god"], "silver": "used"}, {}, {}))


# ---- marches


@pytest.mark.rule("KEMET-MOV.2", "KEMET-MOV.16")
def test_a_march_goes_on_from_where_it_is() -> None:
    seat = {"units": {"west_dunes": 7}}
    g = table(seat, march={"area": "west_dunes", "start": "front_nw", "left": 1})
    assert asked(g) == (0, "MarchOn")
    assert KEMET.problems(g) == []
    assert [step["by"] for step in g.view(1)["march"]["path"]] == ["start", "foot"]
    assert "done" not in offered(g)  # seven are too many
    answer(g, "go to west_bank", "send 4")
    assert (units(g, "west_dunes"), units(g, "west_bank")) == (3, 4)


@pytest.mark.rule("KEMET-TEL.3", "KEMET-WALL.1")
def test_a_march_remembers_what_happened_before() -> None:
    seat = {"units": {"front_s": 3, "nw_d1": 1}, "hand": ["teleportation"]}
    words = offered(table(seat, march={"area": "front_s", "start": "west_dunes", "teleported": True}))
    assert not [said for said in words if said.startswith("teleport")]
    assert "go to s_d1" not in words
    free = offered(table(seat, march={"area": "front_s", "start": "west_dunes", "no_walls": "on"}))
    assert {"go to s_d1", "teleport by card to pantheon"} <= set(free)


@pytest.mark.parametrize(
    ("march", "complaint"),
    [
        ({"start": "front_nw"}, "march area: there is no area"),
        ({"area": "west_bank"}, "march area: seat 0 has no army there"),
        ({"area": "front_nw", "left": -1}, "march left: -1 is not between"),
        ({"area": "front_nw", "teleported": "perhaps"}, "march teleported: 'perhaps' is not one of off, on"),
        ({"area": "front_nw", "feet": 2}, "march: unknown key 'feet'"),
    ],
)
def test_marches_that_cannot_be(march: dict[str, object], complaint: str) -> None:
    with pytest.raises(ImpossiblePosition, match=complaint):
        table(ARMY, march=march)


@pytest.mark.rule("KEMET-MOV.16")
def test_a_group_that_could_not_spread_is_no_march() -> None:
    with pytest.raises(ImpossiblePosition, match=r"march: so large a group .*KEMET-MOV.16"):
        table({"units": {"west_dunes": 7}}, march={"area": "west_dunes", "left": 0, "teleported": True})


# ---- battles


@pytest.mark.rule("KEMET-BAT1.1")
def test_a_battle_is_met_at_its_council() -> None:
    g = table({"units": {"west_dunes": 3}}, {"units": {"west_dunes": 2}}, battle="west_dunes")
    assert asked(g) == (0, "WarCouncil")
    assert g.ask is not None
    assert (g.ask.asked(g), KEMET.problems(g)) == ([0, 1], [])
    fight(g, "play bc_5 discard bc_1d3", "play bc_2p2 discard bc_1d3")
    assert asked(g)[1] in ("LoserChoice", "WinnerChoice")


@pytest.mark.rule("KEMET-BAT1.3", "KEMET-BAT1.6")
def test_sides_that_have_chosen_are_not_asked() -> None:
    attacker = {"units": {"nw_d1": 3}, "hand": ["war_fury", "prayer"], "council": ["bc_5", "bc_1d3", "di-war-fury"]}
    defender = {"units": {"nw_d1": 2}}
    g = table(attacker, defender, battle="nw_d1", doing="recruit")
    assert asked(g) == (1, "WarCouncil")
    assert g.view(0)["players"][0]["council"] == {"card": "bc_5", "discard": "bc_1d3", "added": ["war_fury"]}
    assert "council" not in g.view(1)["players"][0]
    done = table(attacker, {**defender, "council": ["bc_2p2", "bc_1d3"]}, battle="nw_d1", doing="recruit")
    assert asked(done)[1] in ("LoserChoice", "WinnerChoice")
    assert me(done).hand[2] == 0


@pytest.mark.rule("KEMET-BAT1.6")
def test_the_owner_of_spies_has_not_chosen_before_the_other_side() -> None:
    spy = {"units": {"nw_d1": 3}, "tiles": ["sapphire_3_spies"]}
    chosen = {"council": ["bc_5", "bc_1d3"]}
    with pytest.raises(ImpossiblePosition, match=r"seat 0 council: seat 1 chooses first .KEMET-BAT1.6"):
        table({**spy, **chosen}, {"units": {"nw_d1": 2}}, battle="nw_d1")
    g = table(spy, {"units": {"nw_d1": 2}, **chosen}, battle="nw_d1")
    assert (asked(g), g.view(0)["battle"]["shown"]) == ((0, "WarCouncil"), "bc_5")


@pytest.mark.parametrize(
    ("seat", "keys", "complaint"),
    [
        ({}, {"battle": "west_dunes"}, "battle: seat 0 and an opponent need units there"),
        ({}, {"battle": "west_dunes", "doing": "build"}, "battle: it arises from a Move or a Recruit action"),
        ({}, {"battle": "west_dunes", "phase": "night"}, "battle: only by day"),
        ({"council": ["bc_5", "bc_1d3"]}, {}, "seat 0 council: only two sides of a battle"),
        ({"units": {"west_dunes": 2}}, {}, r"units: west_dunes is not free \(KEMET-MOV.10\)"),
    ],
)
def test_battles_that_cannot_be(seat: dict[str, object], keys: dict[str, object], complaint: str) -> None:
    with pytest.raises(ImpossiblePosition, match=complaint):
        table(seat, {"units": {"west_dunes": 2}}, **keys)


@pytest.mark.parametrize(
    ("council", "complaint"),
    [
        (["bc_5"], "a card to play, one to discard"),
        (["bc_5", "bc_5"], "two different cards in hand"),
        (["bc_5", "special_storm"], "two different cards in hand"),
        (["bc_5", "bc_1d3", "war_fury"], "war_fury is not held, or too dear"),
        (["bc_5", "bc_1d3", "prayer"], "'prayer' is not one of"),
    ],
)
def test_councils_that_cannot_be(council: list[str], complaint: str) -> None:
    with pytest.raises(ImpossiblePosition, match=f"seat 0 council: .*{complaint}"):
        table({"units": {"nw_d1": 3}, "council": council}, {"units": {"nw_d1": 2}}, battle="nw_d1")


# ---- the night


@pytest.mark.rule("KEMET-NIGHT.21")
@pytest.mark.parametrize(
    ("step", "question"),
    [(2, "Sacrifice"), (5, "VeteransPray"), (6, "VeteransDraw"), (7, "PlaceUnits"), (9, "ChooseFate")],
)
def test_the_night_can_be_met_at_a_step(step: int, question: str) -> None:
    seat = {"units": {"temple_delta": 2, "pantheon": 3}, "veterans": 2}
    g = table(seat, {"veterans": 2}, phase="night", step=step)
    assert asked(g)[1] == question
    assert g.view(None)["night_step"] == step
    assert KEMET.problems(g) == []


def test_of_a_step_by_turns_those_before_the_active_seat_have_had_theirs() -> None:
    g = table({"veterans": 2}, {"veterans": 2}, phase="night", step=5, active=1)
    assert asked(g) == (1, "VeteransPray")
    answer(g, "spend 0 veterans")
    assert asked(g) == (0, "VeteransDraw")
    with pytest.raises(ImpossiblePosition, match="step: nobody is asked in steps 3 and 4"):
        table(phase="night", step=4)
    with pytest.raises(ImpossiblePosition, match="step: of the set-up or of the night"):
        table(step=5)


# ---- decks


@pytest.mark.rule("KEMET-CARD.4")
def test_a_short_deck_and_a_discard_pile() -> None:
    g = table({"veterans": 4}, deck_top=["prayer"], deck=1, discard=["swiftness"], phase="night", step=6)
    told = g.view(None)
    assert (told["deck"], told["discard"][:3]) == (0, ["diversion", "diversion", "swiftness"])
    assert KEMET.problems(g) == []
    assert me(g).hand[8] == 1
    answer(g, "spend 2 veterans")
    assert g.view(None)["deck"] > 20  # shuffled anew


def test_cards_that_are_not_left_cannot_be_discarded() -> None:
    with pytest.raises(ImpossiblePosition, match="discard: no open_gates is left"):
        table({"hand": ["open_gates"]}, discard=["open_gates"])
    with pytest.raises(ImpossiblePosition, match="deck: 1 is not between 2 and"):
        table(deck_top=["prayer", "prayer"], deck=1)

"""What is in the box, as it limits play: tiles, figures, tokens, pyramids, spaces of the player board (KEMET-COMP)."""

from __future__ import annotations

from collections import Counter

import pytest

from deskovka.core.errors import ImpossiblePosition
from deskovka.games.kemet.cards import BATTLE_NAMES
from deskovka.games.kemet.powers import TILE_NAMES, TILES
from deskovka.games.kemet.table import Kemet
from deskovka.games.kemet.terms import COLOURS, NO_COLOUR
from deskovka.testing.play import play_randomly
from support.kemet import KEMET, answer, asked, events, me, new_game, offered, refused, table, units

LEVELS = {
    3: ["recruit", "move_3"],
    2: ["move_2", "build", "pray_2"],
    1: ["acquire_1", "acquire_2", "acquire_3", "pray_1"],
}
TILE_OF_SILVER = "ruby_4_act_of_god"


def tiles_there(g: Kemet) -> Counter[str]:
    """Every tile in the offer or with a player, and how often it is there."""
    there = Counter({TILE_NAMES[number]: int(copies) for number, copies in enumerate(g.offer) if copies})
    there.update(TILE_NAMES[tile] for p in g.players for tile in p.tiles)
    return there


def spaces(g: Kemet) -> list[str]:
    """The spaces where a token may be put."""
    return [words.removeprefix("token on ") for words in offered(g) if words.startswith("token on ")]


# ---- tiles, figures and cards


@pytest.mark.rule("KEMET-COMP.2")
def test_five_play_for_sixty_four_tiles_four_of_each_colour_and_level() -> None:
    for g in play_randomly(new_game(5, round_limit="six")):
        assert isinstance(g, Kemet)
        there = tiles_there(g)
        assert there.total() == 64
        kinds: Counter[tuple[str, int]] = Counter()
        for name, copies in there.items():
            tile = TILES[TILE_NAMES.index(name)]
            kinds[COLOURS[tile.colour], int(tile.level)] += copies
        assert kinds == dict.fromkeys([(colour, level) for colour in COLOURS for level in range(1, 5)], 4)


@pytest.mark.rule("KEMET-COMP.3")
def test_each_of_the_ten_creatures_is_there_once() -> None:
    creatures = [tile for tile in TILES if tile.creature >= 0]
    assert len(creatures) == 10
    there = tiles_there(new_game(5))
    assert [there[tile.name] for tile in creatures] == [1] * 10
    with pytest.raises(ImpossiblePosition):
        table({"tiles": ["ruby_2_phoenix"]}, {"tiles": ["ruby_2_phoenix"]}, {}, {}, {})


@pytest.mark.rule("KEMET-COMP.3")
def test_there_are_six_mercenaries_for_two_players() -> None:
    seat: dict[str, object] = {"tiles": ["onyx_1_mercenaries"]}
    g = table(seat, seat, {}, {}, {})
    assert [int(p.supply) for p in g.players] == [15, 15, 12, 12, 12]
    with pytest.raises(ImpossiblePosition):
        table(seat, seat, seat, {}, {})


@pytest.mark.rule("KEMET-COMP.3")
@pytest.mark.parametrize("seats", KEMET.seats)
def test_of_thirty_eight_cards_only_diversions_nobody_gets_are_left_out(seats: int) -> None:
    g = new_game(seats)
    assert len(g.deck) + sum(int(p.cards_held()) for p in g.players) == 38 - (5 - seats)


@pytest.mark.rule("KEMET-COMP.3")
@pytest.mark.parametrize(("tile", "card"), [("ruby_2_wyyrt_storm", "storm"), ("sapphire_2_shetyw_barrier", "barrier")])
def test_a_special_battle_card_is_there_once(tile: str, card: str) -> None:
    assert tiles_there(new_game(5))[tile] == 1
    assert BATTLE_NAMES.count(f"special_{card}") == 1
    with pytest.raises(ImpossiblePosition):
        table({"tiles": [tile]}, {"tiles": [tile]}, {}, {}, {})


@pytest.mark.rule("KEMET-COMP.3")
def test_a_player_has_one_silver_and_one_gold_token() -> None:
    g = table({"tiles": [TILE_OF_SILVER, "ruby_4_surprise_attack", "onyx_2_twin_ceremony"]}, {}, {}, {}, {})
    answer(g, "token on pray_1", "silver on pray_2")
    assert offered(g) == ["gold", "done"]
    answer(g, "gold")
    assert asked(g) == (0, "NextAction")
    with pytest.raises(ImpossiblePosition):
        table({"tiles": [TILE_OF_SILVER, "onyx_4_act_of_god"]}, {}, {}, {}, {})


# ---- what each player has


@pytest.mark.rule("KEMET-COMP.4")
def test_the_thirteenth_unit_cannot_be_recruited() -> None:
    g = table({"units": {"nw_d1": 5, "front_nw": 5, "west_bank": 1}, "prayer": 11})
    answer(g, "token on recruit", "unit to nw_d2")
    assert (units(g, "nw_d2"), me(g).supply) == (1, 0)
    assert asked(g) == (1, "Opening")  # nothing was left to ask
    with pytest.raises(ImpossiblePosition):
        table({"units": {"nw_d1": 5, "nw_d2": 5, "front_nw": 3}})


@pytest.mark.rule("KEMET-COMP.4")
@pytest.mark.parametrize("seats", KEMET.seats)
def test_everybody_places_five_tokens_a_day(seats: int) -> None:
    g = new_game(seats, round_limit="six")
    told = g.listen()
    for _ in play_randomly(g):
        pass
    said = [KEMET.event_words.tell(event, None) for event in told]
    days = [n for n, event in enumerate(said) if event["event"] == "day"]
    first_day = said[days[0] : days[1]]
    placed = Counter(event["seat"] for event in first_day if event["event"] == "token")
    assert placed == dict.fromkeys(range(seats), 5)
    with pytest.raises(ImpossiblePosition):
        table({"tokens": 6})


@pytest.mark.rule("KEMET-COMP.4")
def test_eight_battle_cards_are_chosen_from() -> None:
    g = table({"units": {"front_nw": 1}}, {"units": {"west_bank": 1}})
    answer(g, "token on move_3", "march from front_nw", "go to west_bank")
    assert asked(g)[1] == "WarCouncil"
    assert len(offered(g)) == 8 * 7
    assert {words.split()[1] for words in offered(g)} == set(BATTLE_NAMES[:8])


@pytest.mark.rule("KEMET-COMP.4")
def test_three_pyramids_of_three_parts_and_a_top_each() -> None:
    g = table({"pyramids": {"nw_d1": "ruby 3", "nw_d2": "sapphire 4"}, "prayer": 11}, {}, {})
    answer(g, "token on build")
    assert [words for words in offered(g) if "nw_d1" in words or "nw_d2" in words] == ["in nw_d1 raise ruby to 4"]
    founded = [f"in nw_d3 raise diamond to {level}" for level in range(1, 5)]
    assert [words for words in offered(g) if "nw_d3" in words] == founded  # the other colours have their tops used
    with pytest.raises(ImpossiblePosition):
        table({"pyramids": {"nw_d1": "ruby 3", "nw_d2": "ruby 1"}}, {}, {})


@pytest.mark.rule("KEMET-COMP.4")
def test_a_pyramid_brings_the_acquire_token_of_its_colour() -> None:
    g = table({"pyramids": {"nw_d1": "sapphire 1"}}, {}, {})
    answer(g, "token on build", "in nw_d3 raise diamond to 2")
    assert [COLOURS[colour] for colour in me(g).acquire if colour != NO_COLOUR] == ["sapphire", "diamond"]


# ---- the player board


@pytest.mark.rule("KEMET-COMP.13")
@pytest.mark.parametrize("level", LEVELS)
def test_the_last_token_must_go_to_a_level_that_is_empty(level: int) -> None:
    used = [space for other, row in LEVELS.items() if other != level for space in row[:2]]
    g = table({"tokens": 1, "used": used})
    assert spaces(g) == LEVELS[level]
    for row in LEVELS.values():
        for space in row:
            assert (g.why_not(0, f"token on {space}") is None) == (space in LEVELS[level])


@pytest.mark.rule("KEMET-COMP.13")
def test_every_space_of_the_three_levels_can_be_used_and_the_gold_one_by_no_other_token() -> None:
    g = table({"tiles": ["ruby_4_surprise_attack"]})
    assert spaces(g) == [space for row in LEVELS.values() for space in row]
    assert refused(g, "token on gold").rule


@pytest.mark.rule("KEMET-COMP.13")
@pytest.mark.parametrize(
    ("space", "gained"), [("pray_2", {"prayer-gained"}), ("pray_1", {"prayer-gained"}), ("move_2", set())]
)
def test_a_space_carries_out_its_own_action(space: str, gained: set[str]) -> None:
    told = {str(event["event"]) for event in events(table(), f"token on {space}")}
    assert told == {"token", *gained}


@pytest.mark.rule("KEMET-COMP.13")
def test_the_gold_space_belongs_to_no_level() -> None:
    used = ["recruit", "move_3", "acquire_1"]
    g = table({"tiles": ["ruby_4_surprise_attack"], "units": {"nw_d1": 1}, "tokens": 2, "used": used})
    answer(g, "token on pray_1", "gold", "carry out pray_1", "done")
    while asked(g)[0] == 0:
        answer(g, "done")
    answer(g, "token on pray_1")
    assert spaces(g) == LEVELS[2]

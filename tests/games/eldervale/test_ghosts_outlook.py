"""What an option says about a battle with the ghosts, and about what the player decides for them."""

from __future__ import annotations

import pytest

from deskovka.games.eldervale.ghosts import GHOSTS
from deskovka.games.eldervale.table import Eldervale
from deskovka.testing.play import play_randomly
from deskovka.testing.variants import game_of
from deskovka.text import texts
from support.eldervale import ELDERVALE, offered, roll
from support.eldervale_ghosts import haunted


def told(g: Eldervale, words: str) -> dict[str, int]:
    return ELDERVALE.outlook(g, 0, ELDERVALE.phrases.read(words, [int(each) for each in g.options]))


def fight(mine: int, theirs: int, seat: int = GHOSTS) -> dict[str, int]:
    return {"fight_mine": mine, "fight_theirs": theirs, "fight_seat": seat}


@pytest.mark.rule("GHOST-11.1", "GHOST-11.3")
def test_the_fallen_ghosts_are_among_the_dice_that_are_told() -> None:
    g = haunted({"units": {"mage-tower": ["worker"]}}, {"units": {"fortress": ["worker"], "underworld": ["dragon"]}})
    assert told(g, "place worker in fortress") == fight(1, 4)


@pytest.mark.rule("GHOST-11.2")
def test_so_are_ghosts_next_to_the_battle() -> None:
    ghosts = {"units": {"fortress": ["worker"], "windswept-steppe": ["warrior"], "magma-terraces": ["dragon"]}}
    g = haunted({"units": {"mage-tower": ["worker"]}}, ghosts)
    assert told(g, "place worker in fortress") == fight(1, 3)


@pytest.mark.rule("GHOST-11.2")
def test_they_come_to_a_battle_with_a_monster_too() -> None:
    mine, ghosts = {"units": {"mage-tower": ["worker"]}}, {"units": {"windswept-steppe": ["dragon", "warrior"]}}
    g = haunted(mine, ghosts, monsters={"power-demon": "ash-plains"})
    assert told(g, "place worker in fortress") == fight(1, 5)


def test_words_name_the_ghosts() -> None:
    g = haunted({"units": {"mage-tower": ["worker"]}}, {"units": {"fortress": ["worker"]}})
    option = ELDERVALE.phrases.read("place worker in fortress", [int(each) for each in g.options])
    for language in ("cs", "en"):
        say = texts(language)
        assert say("eldervale-rival-ghosts") in ELDERVALE.detail(g, 0, option, say)


@pytest.mark.rule("GHOST-13.3")
def test_where_the_player_sends_a_ghost_the_own_dice_are_told() -> None:
    mine = {"units": {"mill": ["worker", "dragon"]}}
    g = haunted(mine, {"guardian": None, "cards": ["ghost-18", "ghost-02", "ghost-03"]}, turn=GHOSTS)
    roll(g, 1)
    assert "place worker in mill" in offered(g)
    assert told(g, "place worker in mill") == fight(4, 1)
    assert told(g, "place worker in fortress") == {}
    option = ELDERVALE.phrases.read("place worker in mill", [int(each) for each in g.options])
    assert texts("en")("eldervale-unit-dragon") in ELDERVALE.detail(g, 0, option, texts("en"))


@pytest.mark.parametrize("seed", range(4))
def test_everything_on_offer_can_be_told_and_nothing_is_changed(seed: int) -> None:
    say = texts("en")
    for number, g in enumerate(play_randomly(game_of(ELDERVALE, 1, seed), seed)):
        if number % 7 and not (g.ask is not None and g.ask.seat == GHOSTS):
            continue
        before = ELDERVALE.dump(g)
        for option in g.options:
            ELDERVALE.detail(g, 0, int(option), say)
        assert ELDERVALE.dump(g) == before

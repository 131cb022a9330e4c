"""Cases a player would ask about: battles of the worked examples, empty decks, mercenaries, spells in their turn."""

from __future__ import annotations

import pytest

from deskovka.core.errors import UnknownName
from deskovka.games.eldervale.gaining import draw_card
from deskovka.games.eldervale.ghosts import GHOSTS
from deskovka.games.eldervale.player import ACTIVE, NO_TACTICS
from support.eldervale import answer, asked, holds, me, new_game, realm, roll, units, where
from support.eldervale_ghosts import go_by, haunt, haunted, level, pile

LEFT = ["ghost-18", "ghost-01", "ghost-02"]  # to the left of the guardian: the Mill


@pytest.mark.rule("GHOST-11.3")
def test_gw3_their_dragon_in_the_underworld_fights_along() -> None:
    seat = {"units": {"mill": ["worker"]}, "purse": ""}
    g = haunted(seat, {"cards": LEFT, "units": {"underworld": ["dragon"]}}, turn=GHOSTS)
    haunt(g, 1)
    go_by(g)
    assert g.battle is not None
    assert [(int(side.seat), int(side.dice)) for side in g.battle.sides] == [(0, 1), (GHOSTS, 1 + 3)]


@pytest.mark.rule("GHOST-11.8")
@pytest.mark.parametrize(("before", "after", "fame"), [(5, 5, 1), (4, 5, 0), (1, 2, 0)])
def test_gw8_the_fire_monster_brings_fame_at_the_top_of_fire(before: int, after: int, fame: int) -> None:
    ghosts = {"cards": LEFT, "power": {"fire": before}}
    g = haunted({"purse": "", "orbs": 2}, ghosts, monsters={"power-demon": "mill"}, turn=GHOSTS)
    g.power_orbs = 0  # the orb of the track is gone
    haunt(g, 1)
    go_by(g)
    assert g.battle is not None
    dice = [int(side.dice) for side in g.battle.sides]
    for face, count in zip((6, 1), dice, strict=True):
        for _ in range(count):
            g.play(g.options[face - 1])
    while g.battle is not None:
        g.play(g.options[0])
    assert (level(g, "fire"), me(g, GHOSTS).fame) == (after, fame)
    assert where(g, "power-demon") == "aside"


@pytest.mark.rule("GHOST-3.2", "GHOST-2.9")
def test_the_magic_deck_is_made_of_the_discards_never_of_their_pile() -> None:
    """G15."""
    g = haunted({"purse": ""}, {"pile": 50}, turn=GHOSTS, steps=[], discards=["spell-gust", "quest-slayer"])
    theirs = holds(g, GHOSTS)
    while len(g.magic):
        draw_card(g, me(g))
    draw_card(g, me(g, GHOSTS))
    draw_card(g, me(g, GHOSTS))
    assert sorted(set(holds(g, GHOSTS)) - set(theirs)) == ["quest-slayer", "spell-gust"]
    assert not draw_card(g, me(g, GHOSTS))
    assert pile(g) == 52


@pytest.mark.rule("GHOST-1.3")
def test_tactics_are_yours_alone() -> None:
    """G30."""
    g = new_game(1, 1, tactics="on")
    assert (me(g).tactics, me(g, GHOSTS).tactics) == (ACTIVE, NO_TACTICS)


@pytest.mark.rule("GHOST-2.1")
@pytest.mark.parametrize("variant", ["teams", "draft"])
def test_teams_and_draft_are_not_for_one(variant: str) -> None:
    """G30."""
    with pytest.raises(UnknownName):
        new_game(1, 1, **{variant: "on"})


@pytest.mark.rule("GHOST-6.8", "GHOST-3.10")
def test_your_minotaur_charges_at_a_ghost() -> None:
    seat = {"units": {"windswept-steppe": ["minotaur"]}, "purse": ""}
    g = haunted(seat, {"cards": LEFT}, turn=GHOSTS, variants={"mercenaries": "on"})
    haunt(g, 1)
    assert asked(g) == (0, "Charge")
    answer(g, "charge")
    go_by(g)
    assert units(g, "mill") == ["minotaur"]
    assert g.battle is not None


@pytest.mark.rule("GHOST-9.8")
def test_your_minotaur_finds_nobody_where_the_ghost_has_vanished() -> None:
    seat = {"units": {"fortress": ["minotaur"]}, "purse": ""}
    ghosts = {"cards": ["ghost-01", "ghost-02", "ghost-03"], "guardian": "ash-plains"}
    g = haunted(seat, ghosts, turn=GHOSTS, variants={"mercenaries": "on"})
    haunt(g, 1)
    answer(g, "charge")
    go_by(g)
    assert units(g, "ash-plains") == ["minotaur"]
    assert g.homes[realm("ash-plains")] == GHOSTS
    assert g.last_battle is None
    assert asked(g) == (0, "Turn")


@pytest.mark.rule("GHOST-5.1", "GHOST-6.1")
def test_the_whole_turn_is_told_for_the_cardboard() -> None:
    """Each event with the rule it follows, in the order in which somebody would do it at the table."""
    g = haunted({"purse": ""}, {"cards": ["ghost-08", "ghost-01", "ghost-02"], "tokens": {"order": 4}}, turn=GHOSTS)
    roll(g, 2)
    roll(g, 4)
    view = g.game.open_view(g)
    ghosts = view["ghosts"]
    assert isinstance(ghosts, dict)
    tale = [(moment["event"], moment["rule"]) for moment in ghosts["tale"]]
    names = [name for name, _ in tale]
    order = ["zone-rolled", "ghost-card", "placed", "token", "token-shelved", "fame", "element-rolled", "card"]
    assert [name for name in names if name in order] == order
    assert all(rule.startswith(("GHOST-", "ELDER-")) for _, rule in tale)

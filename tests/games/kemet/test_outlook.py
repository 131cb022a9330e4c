"""What an option says about itself before it is chosen: fights, prices, gains, and what would be wasted."""

from __future__ import annotations

import pytest

from deskovka.games.kemet.table import Kemet
from deskovka.testing.play import play_randomly
from deskovka.text import texts
from support.kemet import KEMET, answer, me, new_game, offered, points, table
from support.kemet_battle import clash, meet


def outlook(g: Kemet, words: str) -> dict[str, int]:
    return KEMET.outlook(g, int(g.seat), KEMET.phrases.read(words, [int(each) for each in g.options]))


def detail(g: Kemet, words: str, language: str = "en") -> str:
    option = KEMET.phrases.read(words, [int(each) for each in g.options])
    return KEMET.detail(g, int(g.seat), option, texts(language))


def fight(mine: int, theirs: int, seat: int = 1) -> dict[str, int]:
    return {"fight": 1, "theirs": theirs, "fight_mine": mine, "fight_theirs": theirs, "fight_seat": seat}


# ---- fights and prices


def test_a_step_tells_its_price_what_is_left_and_whom_it_meets() -> None:
    pyramid = {"nw_d1": "ruby 1"}
    g = table(
        {"units": {"nw_d1": 4}, "pyramids": pyramid, "hand": ["teleportation"], "prayer": 5},
        {"units": {"temple_west_small": 2, "front_nw": 3}},
    )
    answer(g, "token on move_3", "march from nw_d1")
    assert outlook(g, "go to front_nw") == {"price": 0, "left": 5, **fight(4, 3)}
    assert outlook(g, "teleport to temple_west_small") == {"price": 2, "left": 3, **fight(4, 2)}
    assert outlook(g, "teleport to west_dunes") == {"price": 2, "left": 3}
    assert outlook(g, "teleport by card to west_dunes") == {"price": 1, "left": 4}
    assert outlook(g, "go to nw_d2") == {}
    assert detail(g, "go to front_nw") == "fight 4 : 3, free"
    assert detail(g, "teleport to temple_west_small") == "fight 4 : 2, for 2 prayer points, 3 left"
    assert detail(g, "teleport to temple_west_small", "cs") == "boj 4 : 2, za 2 body víry, zbudou 3"
    answer(g, "teleport to temple_west_small")
    assert outlook(g, "send 3") == {"price": 2, "left": 3, **fight(3, 2)}


@pytest.mark.rule("KEMET-REC.1", "KEMET-REC.5", "KEMET-REC.8")
def test_recruits_tell_what_is_free_what_is_left_and_the_fight_for_the_district() -> None:
    g = table({"units": {"nw_d2": 1}, "prayer": 3}, {"units": {"nw_d1": 2}})
    answer(g, "token on recruit")
    assert outlook(g, "unit to nw_d2") == {"price": 1, "left": 2}
    assert outlook(g, "unit to nw_d1") == {"price": 1, "left": 2, **fight(1, 2)}
    answer(g, "unit to nw_d1")
    assert outlook(g, "unit to nw_d1") == {"price": 1, "left": 1, **fight(2, 2)}
    assert outlook(g, "done") == {"price": 1, "left": 2}
    h = table({"tiles": ["sapphire_1_recruiting_scribe"], "prayer": 3}, {})  # two units are free
    answer(h, "token on recruit")
    assert outlook(h, "unit to nw_d1") == {"price": 0, "left": 3, "free": 1}
    assert outlook(h, "done") == {"wasted": 2}
    answer(h, "unit to nw_d1")
    assert outlook(h, "done") == {"price": 0, "left": 3, "wasted": 1}
    answer(h, "unit to nw_d1")
    assert outlook(h, "unit to nw_d1") == {"price": 1, "left": 2}
    assert outlook(h, "done") == {"price": 0, "left": 3}


def test_recruits_that_have_to_fight_say_so_when_their_battles_are_chosen() -> None:
    g = table({"prayer": 8}, {"units": {"nw_d1": 2, "nw_d2": 1}})
    answer(g, "token on recruit", "unit to nw_d1", "unit to nw_d2", "unit to nw_d2", "done")
    assert outlook(g, "fight in nw_d1") == fight(1, 2)
    assert outlook(g, "fight in nw_d2") == fight(2, 1)


# ---- gains


def test_gains_are_told_as_far_as_the_track_goes() -> None:
    g = table({"prayer": 10, "hand": ["prayer"]}, {})
    assert outlook(g, "play prayer") == {"price": 0, "left": 10, "gain": 1}
    assert outlook(g, "token on pray_1") == {"gain": 1}
    h = meet(5, 2, "west_dunes")
    clash(h, "bc_4d1", "bc_2p2")
    assert outlook(h, "disband") == {"prayer": 1, "gain": 1}
    assert detail(h, "disband") == "+1 prayer point"


# ---- nothing can follow


@pytest.mark.rule("KEMET-PP.1")
def test_a_token_that_can_bring_nothing_says_so_and_why() -> None:
    poor = table({"prayer": 0, "pyramids": {"nw_d1": "ruby 1"}}, {})
    assert outlook(poor, "token on acquire_1") == {"futile": 1}
    assert detail(poor, "token on acquire_1") == "too few prayer points for anything"
    assert outlook(poor, "token on recruit") == {"futile": 1}
    assert outlook(poor, "token on move_2") == {"futile": 1}
    assert detail(poor, "token on move_2", "cs") == "žádná armáda se nemůže pohnout"
    assert outlook(poor, "token on pray_1") == {"gain": 2}
    full = table({"prayer": 11, "units": {"nw_d1": 1}}, {})
    assert outlook(full, "token on pray_1") == {"gain": 0, "futile": 1}
    assert detail(full, "token on pray_1") == "the prayer track is full"
    assert outlook(full, "token on move_2") == {}
    assert outlook(full, "token on recruit") == {}
    assert detail(full, "token on acquire_1") == "there is no tile you can acquire now"


@pytest.mark.rule("KEMET-TOK.1", "KEMET-TOK.2")
def test_with_a_second_token_the_first_may_still_help() -> None:
    silver = {"prayer": 0, "pyramids": {"nw_d1": "ruby 1"}, "tiles": ["ruby_4_act_of_god"]}
    g = table(silver, {}, {})
    assert outlook(g, "token on acquire_1") == {}
    answer(g, "token on acquire_1")
    assert outlook(g, "silver on pray_1") == {"gain": 2}
    assert outlook(g, "done") == {"futile": 1}
    assert detail(g, "done") == "nothing comes of it"
    answer(g, "silver on pray_1")
    assert outlook(g, "carry out acquire_1") == {"futile": 1}
    assert outlook(g, "carry out pray_1") == {"gain": 2}


# ---- done


def test_done_says_what_it_gives_up() -> None:
    g = table({"units": {"nw_d1": 2}, "prayer": 9, "pyramids": {"nw_d1": "ruby 1"}}, {})
    for token in ("acquire_1", "build", "move_3", "recruit"):
        h = g.clone()
        answer(h, f"token on {token}")
        assert outlook(h, "done") == {"wasted": 1}, token
        assert detail(h, "done", "cs") == "akce propadne"
    h = g.clone()
    answer(h, "token on move_3", "march from nw_d1")
    assert outlook(h, "done") == {"wasted": 1}
    enlists = table({"units": {"nw_d1": 1}, "hand": ["enlistment"]}, {})
    answer(enlists, "play enlistment")
    assert outlook(enlists, "unit to nw_d1") == {"price": 0, "left": int(me(enlists).prayer), "free": 1}
    assert outlook(enlists, "done") == {"wasted": 2}
    assert detail(enlists, "done") == "2 units are given up"


# ---- it is true


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_in_whole_games_what_an_option_promises_comes_true(seats: int) -> None:
    checked: set[str] = set()
    for number, g in enumerate(play_randomly(new_game(seats, 5), 11)):
        for option in list(g.options) if number % 4 == 0 and g.ask is not None else []:
            seat = int(g.seat)
            told = KEMET.outlook(g, seat, int(option))
            h = g.clone()
            h.listen()
            h.play(option)
            if h.ask is None or not told:
                continue
            words = KEMET.phrases.say(int(option))
            said = KEMET.detail(g, seat, int(option), texts("cs"))
            assert said or not set(told) - {"fight", "theirs", "strength", "prayer", "gain"}, (words, told)
            if "fight_seat" in told and words.startswith(("send", "fight")):
                battle = h.battle
                assert battle is not None
                assert int(battle.defender) == told["fight_seat"]
                checked.add("fight")
            if words.startswith(("acquire", "in ", "done")) and told.get("price"):
                assert first_payment(h, seat) == told["price"]
                checked.add("price")
            if "futile" in told and words.startswith("token"):
                assert not offered_to(h, seat, ("acquire ", "unit to", "march from", "in ")), words
                checked.add("futile")
    assert {"price", "futile"} <= checked


def first_payment(g: Kemet, seat: int) -> int:
    told = [KEMET.event_words.tell(event, None, everything=True) for event in g.events or []]
    return next(int(str(each["count"])) for each in told if each["event"] == "paid" and each["seat"] == seat)


def offered_to(g: Kemet, seat: int, beginnings: tuple[str, ...]) -> bool:
    return int(g.seat) == seat and any(said.startswith(beginnings) for said in offered(g))


def test_a_pyramid_of_the_highest_level_is_a_point() -> None:
    g = table({"prayer": 9, "pyramids": {"nw_d1": "ruby 3"}}, {})
    answer(g, "token on build")
    before = points(g)
    assert outlook(g, "in nw_d1 raise ruby to 4") == {"price": 4, "left": 5, "points": 1}
    answer(g, "in nw_d1 raise ruby to 4")
    assert points(g) == before + 1

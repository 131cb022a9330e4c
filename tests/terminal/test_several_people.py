"""Several people round one screen: what is shown to whom."""

from __future__ import annotations

import random
import re
from itertools import pairwise

import pytest

from deskovka.games.registry import all_game_ids
from deskovka.games.vale.phrases import CARD_NAMES
from deskovka.games.vale.table import Vale
from support.terminal import CLEARED, NAMES, Screen, every_language, without_clearing

MOST = 120  # questions in a game that may be long


def test_the_screen_is_cleared_before_and_after_it_is_passed_on() -> None:
    screen = Screen(people=2)
    (mine, curtain, theirs, _) = screen.type("", "1", "", "1")
    before = screen.shown[0]
    assert [screen.prompts[0], screen.prompts[2]] == [
        screen.say("core-pass-screen", player=name) for name in ("Jana", "Petr")
    ]
    for name, dark, shown in (("Jana", before, mine), ("Petr", curtain, theirs)):
        assert CLEARED in dark
        assert without_clearing(dark) == ""  # nothing but the clearing
        assert shown.startswith(dark)
        assert CLEARED not in shown.removeprefix(dark)
        assert f"{name}: Which card do you mark?" in shown


@every_language
@pytest.mark.parametrize("game", all_game_ids())
@pytest.mark.parametrize(("people", "seats"), [(2, 2), (2, 4), (3, 3)])
def test_nothing_is_on_the_screen_before_anybody_has_pressed_enter(
    language: str, game: str, people: int, seats: int
) -> None:
    """At the beginning, whenever the screen is passed on, and after a saved game was resumed."""
    screen = Screen(language, game, people, seats)
    luck = random.Random(people)
    passed = 0
    went_on: list[int] = []

    def watch(prompt: str) -> str:
        nonlocal passed
        if screen.is_curtain(prompt):
            passed += 1
            assert CLEARED in screen.shown[-1]
            assert without_clearing(screen.shown[-1]) == ""
            return ""
        if luck.random() < 0.2 or not went_on:
            resumed = Screen(language, game, record=screen.table.recorder.record)
            resumed.type()
            assert screen.table.sitting is not None
            assert resumed.prompts == [screen.say("core-pass-screen", player=NAMES[screen.table.sitting])]
            assert [without_clearing(shown) for shown in resumed.shown] == ["", ""]
            assert CLEARED in resumed.shown[0]
            went_on.append(screen.table.sitting)
        return str(luck.randint(1, len(screen.options())))

    screen.run_for(MOST, watch)
    assert screen.is_curtain(screen.prompts[0])
    assert passed > people
    assert went_on


@every_language
def test_a_resumed_game_shows_a_hand_only_after_its_owner_took_the_screen(language: str) -> None:
    screen = Screen(language, "_template", people=2, seed=4)
    hands = [" ".join(str(int(card)) for card in p.hand) for p in screen.table.recorder.state.players]  # type: ignore[attr-defined]
    screen.type("", "1")
    again = Screen(language, "_template", record=screen.table.recorder.record)
    (theirs,) = again.type("")
    assert again.prompts[0] == screen.say("core-pass-screen", player="Petr")
    assert without_clearing(again.shown[0]) == ""
    assert f"[{hands[1]}]" in theirs
    assert f"[{hands[0]}]" not in theirs


def test_one_person_with_bots_never_passes_the_screen_on() -> None:
    screen = Screen(people=1, seats=3)
    screen.play_randomly()
    assert not any(screen.is_curtain(prompt) for prompt in screen.prompts)
    assert not any(CLEARED in shown for shown in screen.shown)


@pytest.mark.parametrize(
    ("game", "people", "seats"), [("vale", 2, 2), ("vale", 2, 4), ("vale", 4, 4), ("_template", 3, 4)]
)
def test_the_screen_is_passed_on_whenever_another_person_is_asked(game: str, people: int, seats: int) -> None:
    screen = Screen(game=game, people=people, seats=seats)
    sitting: list[str] = []
    luck = random.Random(3)

    def watch(prompt: str) -> str:
        if screen.is_curtain(prompt):
            sitting.append(next(name for name in NAMES if prompt == screen.say("core-pass-screen", player=name)))
            return ""
        assert screen.table.sitting is not None
        name = NAMES[screen.table.sitting]
        assert sitting[-1] == name
        assert re.search(rf"^{name}: \S", screen.shown[-1], re.MULTILINE)
        return str(luck.randint(1, len(screen.options())))

    screen.run(watch)
    assert len(sitting) > people
    assert all(one != other for one, other in pairwise(sitting))
    assert set(sitting) == set(NAMES[:people])


def cards_in(text: str, screen: Screen) -> set[str]:
    """The cards of Vale whose names are in this text; "Genie Exalted" is not "Genie"."""
    ids = {screen.say(f"vale-card-{name}"): name for name in CARD_NAMES}
    names = "|".join(re.escape(name) for name in sorted(ids, key=len, reverse=True))
    return {ids[name] for name in re.findall(rf"\b(?:{names})\b", text)}


def secrets_from(screen: Screen, seat: int) -> set[str]:
    """Cards that others hold and drew unseen by this seat, which was never told of them otherwise."""
    state = screen.table.recorder.state
    assert isinstance(state, Vale)
    told = [screen.game.event_words.tell(event, seat) for event in screen.events()]
    known = {name for each in told for name in (each.get("card"), each.get("source"))}
    drawn = {
        CARD_NAMES[int(event.a)]
        for event, each in zip(screen.events(), told, strict=True)
        if each.get("hidden") and CARD_NAMES[int(event.a)] in held(state, int(event.seat))
    }
    return drawn - known


@pytest.mark.parametrize("people", [2, 4])
def test_no_card_somebody_else_drew_in_secret_is_ever_on_the_screen(people: int) -> None:
    """In whole games, with the log and the table asked for again and again."""
    found = 0
    for seed in range(20):
        screen = Screen(people=people, seats=people, seed=seed)
        luck = random.Random(seed)

        def watch(prompt: str, screen: Screen = screen, luck: random.Random = luck) -> str:
            nonlocal found
            if screen.is_curtain(prompt):
                return ""
            assert screen.table.sitting is not None
            secrets = secrets_from(screen, screen.table.sitting)
            assert not secrets & cards_in(screen.shown[-1], screen)
            found += len(secrets)
            if luck.random() < 0.3:
                return luck.choice(["table", "log", "words"])
            return str(luck.randint(1, len(screen.options())))

        screen.run(watch)
        assert screen.table.recorder.record.result is not None
        if found > 20:
            break
    assert found > 20


def held(state: Vale, seat: int) -> set[str]:
    return {CARD_NAMES[int(card)] for card in state.players[seat].hand}


@pytest.mark.parametrize("game", all_game_ids())
def test_the_table_on_the_screen_is_the_same_whatever_others_hold(game: str) -> None:
    screen = Screen(game=game, people=3, seats=3)
    luck = random.Random(8)
    different = 0

    def watch(prompt: str) -> str:
        nonlocal different
        if screen.is_curtain(prompt):
            return ""
        recorder, seat = screen.table.recorder, screen.table.sitting
        assert seat is not None
        real, shown = recorder.state, screen.picture(seat)
        recorder.state = real.imagine(seat, luck.randint(1, 10**9))
        different += screen.game.open_view(recorder.state) != screen.game.open_view(real)
        assert screen.picture(seat) == shown
        recorder.state = real
        return str(luck.randint(1, len(screen.options())))

    screen.run_for(MOST, watch)
    assert different > 4


def test_a_hand_is_shown_to_its_owner_and_counted_for_the_others() -> None:
    screen = Screen(game="_template", people=2)
    (own, other) = (screen.picture(seat) for seat in range(2))
    hands = [" ".join(str(int(card)) for card in p.hand) for p in screen.table.recorder.state.players]  # type: ignore[attr-defined]
    assert f"Jana: 0 points  [{hands[0]}]" in own
    assert "Petr: 0 points  [???]" in own
    assert "Jana: 0 points  [???]" in other
    assert f"Petr: 0 points  [{hands[1]}]" in other

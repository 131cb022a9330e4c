"""An attacker at the table: nothing tells what lies face down, and nobody forgets what they have seen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from deskovka.core.luck import luck_of
from deskovka.core.steps import State
from deskovka.games.eldervale.box import MAGIC
from deskovka.games.eldervale.effects.magic import TakeFromPile
from deskovka.games.eldervale.imagining import is_open, unknown
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import ONLOOKER
from deskovka.games.eldervale.treasure import knows_bottom
from deskovka.games.eldervale.treasures import bottom_of, height, top_of
from deskovka.games.eldervale.turn import Turn
from deskovka.testing.play import play_randomly
from deskovka.testing.secrecy import assert_asked_alike
from deskovka.text import Speaker, texts
from support.eldervale import ELDERVALE, answer, holds, me, new_game, play, table
from support.parts import some

SWITCHES = ("oracle", "mercenaries", "mother-of-dragons", "ice-giant", "legendary", "draft", "tactics")
ALL_SWITCHES = dict.fromkeys(SWITCHES, "on")
GAMES: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (2, {"draft": "on"}),
    (3, ALL_SWITCHES),
    (4, {"teams": "on", "draft": "on", "tactics": "on"}),
    (5, {"mother-of-dragons": "on", "hidden-passages": "on"}),
]
every_game = pytest.mark.parametrize(("seats", "variants"), GAMES, ids=[f"{seats}-{len(v)}" for seats, v in GAMES])
SEEDS = some(range(2))
MOMENTS = 8  # of each game


def moments(seats: int, variants: dict[str, str]) -> Iterator[tuple[int, Eldervale]]:
    """Questions of random games: all of the beginning, where cards are drafted, then one of every few."""
    for seed in SEEDS:
        length = sum(1 for _ in play_randomly(ELDERVALE.new_game(seats, seed, variants), seed))
        apart = max(1, length // MOMENTS)
        for number, g in enumerate(play_randomly(ELDERVALE.new_game(seats, seed, variants), seed)):
            if g.ask is not None and (number < 3 * seats or number % apart == seed % apart):
                assert isinstance(g, Eldervale)
                yield number, g


def imagined(g: State, seat: int, luck: int) -> Eldervale:
    twin = g.imagine(seat, luck)
    assert isinstance(twin, Eldervale)
    return twin


# ---- what lies face down


@every_game
def test_a_spectator_learns_nothing_from_views_questions_and_events(seats: int, variants: dict[str, str]) -> None:
    for number, g in moments(seats, variants):
        twin = imagined(g, ONLOOKER, number)
        assert twin.view(None) == g.view(None)
        assert_asked_alike(g, twin, int(luck_of(number)))


@every_game
def test_a_seat_learns_nothing_from_views_questions_and_events(seats: int, variants: dict[str, str]) -> None:
    for number, g in moments(seats, variants):
        seat = number % seats
        twin = imagined(g, seat, number)
        assert twin.view(seat) == g.view(seat)
        assert_asked_alike(g, twin, int(luck_of(number)), seat)


@every_game
def test_no_view_and_no_option_names_a_card_that_only_others_see(seats: int, variants: dict[str, str]) -> None:
    speaker = Speaker(ELDERVALE, texts("en"), [f"seat {seat}" for seat in range(seats)])
    for _, g in moments(seats, variants):
        for seat in range(seats):
            seen = str(g.view(seat))
            words = said_to(speaker, g, seat)
            for card in secrets_from(g, seat):
                assert f"'{MAGIC[card].name}'" not in seen
                assert speaker.say(f"eldervale-card-{MAGIC[card].name}") not in words


def said_to(speaker: Speaker, g: Eldervale, seat: int) -> str:
    """All options of a seat, with what is told about where they lead."""
    return " ".join(
        f"{speaker.option(option)} {ELDERVALE.detail(g, seat, option, speaker.say)}" for option in g.offered(seat)
    )


def secrets_from(g: Eldervale, seat: int) -> list[int]:
    """Magic cards that lie in the deck, or in a hand where this seat has not seen them."""
    hidden = {int(card) for card in g.magic}
    for p in g.players:
        if p.seat not in (seat, int(g.mate(seat))):
            hidden |= {card for card in range(len(MAGIC)) if p.hand >> card & 1 and not g.seen_by[card] >> seat & 1}
    return sorted(hidden)


# ---- what a seat knows


@every_game
def test_an_imagined_table_keeps_what_a_seat_knows(seats: int, variants: dict[str, str]) -> None:
    for number, g in moments(seats, variants):
        for seat in range(seats):
            twin = imagined(g, seat, number)
            assert ELDERVALE.problems(twin) == []
            assert twin.view(seat) == g.view(seat)
            assert me(twin, seat).hand == me(g, seat).hand
            assert list(twin.offered(seat)) == list(g.offered(seat))
            assert_cards_seen_stay(g, twin, seat)
            assert_tokens_seen_stay(g, twin)


def assert_cards_seen_stay(g: Eldervale, twin: Eldervale, seat: int) -> None:
    for p in g.players:
        for card in range(len(MAGIC)):
            if p.hand >> card & 1 and g.seen_by[card] >> seat & 1:
                assert me(twin, p.seat).hand >> card & 1
    for element, count in enumerate(g.buried):
        assert list(twin.decks[13 * element :][:count]) == list(g.decks[13 * element :][:count])


def assert_tokens_seen_stay(g: Eldervale, twin: Eldervale) -> None:
    for stack in range(len(g.stacks)):
        assert height(twin.stacks[stack]) == height(g.stacks[stack])
        assert height(unknown(twin, stack)) == height(unknown(g, stack))
        if is_open(g, stack):
            assert top_of(twin.stacks[stack]) == top_of(g.stacks[stack])
        if knows_bottom(g, stack):
            assert bottom_of(twin.stacks[stack]) == bottom_of(g.stacks[stack])


def test_the_cards_passed_on_in_a_draft_are_remembered() -> None:
    g = new_game(3, 4, draft="on")
    for seat in range(3):
        play.choose(g, seat, g.offered(seat)[0])
    for luck in range(5):
        twin = imagined(g, 0, luck)
        assert twin.drafts[1] == g.drafts[1]
    assert any(imagined(g, 0, luck).drafts[2] != g.drafts[2] for luck in range(5))


# ---- cards that changed hands


@pytest.mark.rule("ELDER-2.13")
def test_of_two_players_a_spectator_does_not_see_a_stolen_card() -> None:
    g = table(
        {"hand": ["spell-mind-theft"], "purse": "1 potion 1 sword"},
        {"hand": ["quest-slayer", "spell-gust", "quest-gilded"]},
    )
    answer(g, "cast spell-mind-theft")
    assert "quest-gilded" not in str(g.view(None))  # only who looks at the hand sees it
    answer(g, "take quest-slayer", "take spell-gust")
    assert "quest-slayer" not in str(g.view(None))
    assert "quest-slayer" in str(g.view(1))
    for luck in range(5):
        assert {"quest-slayer", "spell-gust"} <= set(holds(imagined(g, 1, luck), 0))
    assert any("quest-slayer" not in holds(imagined(g, ONLOOKER, luck), 0) for luck in range(5))


@pytest.mark.rule("ELDER-31.2")
def test_of_two_players_a_spectator_does_not_see_what_was_drafted() -> None:
    g = new_game(2, 6, draft="on")
    for _ in range(5):
        for seat in (0, 1):
            play.choose(g, seat, g.offered(seat)[0])
    for p in g.view(None)["players"]:  # type: ignore[attr-defined]
        assert p["known"] == []


@pytest.mark.rule("ELDER-2.12")
def test_everybody_sees_a_card_taken_from_the_pile() -> None:
    g = table(steps=[TakeFromPile(0, amount=1), Turn(0)], discards=["spell-gust", "quest-slayer"])
    answer(g, "take spell-gust")
    for viewer in (None, 1):
        assert g.view(viewer)["players"][0]["known"] == ["spell-gust"]  # type: ignore[index]
    for luck in range(5):
        assert holds(imagined(g, ONLOOKER, luck)) == ["spell-gust"]

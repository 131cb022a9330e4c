"""What is written beside an option: what it costs or brings."""

from __future__ import annotations

import pytest

from deskovka.core.options import verb
from deskovka.games.registry import find_game
from deskovka.games.vale import terms as t
from deskovka.testing.play import play_randomly
from deskovka.text import LANGUAGES, texts
from support.terminal import Screen, every_language
from support.vale import VALE, answer, score, table

Seats = list[dict[str, object]]
RECKONED = {t.SUMMON, t.RELEASE, t.SELL, t.MARK, t.BARGAIN}
AGNI: dict[str, object] = {"hand": ["agni"], "stones": {"red": 4}}
PEGASUS: dict[str, object] = {"area": ["pegasus"]}


def options_of(language: str, seats: Seats, keys: dict[str, object]) -> list[str]:
    """The numbered options of whoever is asked at this table of Vale, as they are printed."""
    screen = Screen(language)
    screen.table.recorder.state = table(*seats, **keys)
    (question,) = screen.table.recorder.state.pending()
    screen.table.show_options(question)  # at first with the effects of the cards
    screen.printed()
    screen.table.show_options(question)
    return [line.strip() for line in screen.printed().splitlines()[2:]]


@pytest.mark.parametrize(
    ("seats", "keys", "english", "czech"),
    [
        ([AGNI], {}, "Summon Agni · costs 4", "Povolat Agniho · stojí 4"),
        ([AGNI, PEGASUS], {}, "Summon Agni · costs 4", "Povolat Agniho · stojí 4"),
        ([AGNI | PEGASUS], {}, "Summon Agni · costs 3 instead of 4", "Povolat Agniho · stojí 3 místo 4"),
        (
            [{"hand": ["freyja"], "stones": {"red": 4}, "area": ["pegasus", "hippogriff"]}],
            {},
            "Summon Freyja · costs 4 instead of 7",
            "Povolat Freyu · stojí 4 místo 7",
        ),
        (
            [{"area": ["imp"], "stones": {"red": 4}}],
            {"round": 3},
            "Release Imp · costs 3",
            "Uvolnit Ďáblíka · stojí 3",
        ),
        (
            [{"area": ["imp"], "stones": {"red": 4}}],
            {"round": 4},
            "Release Imp · costs 4",
            "Uvolnit Ďáblíka · stojí 4",
        ),
        ([{"marked": ["imp"]}], {}, "Sell Imp · for 3 red stones", "Prodat Ďáblíka · za 3 rubíny"),
        ([{"marked": ["hydra"]}], {}, "Sell Hydra · for 1 blue stone", "Prodat Hydru · za 1 safír"),
        (
            [{"marked": ["odin"]}],
            {},
            "Sell Odin · for 1 red stone, 1 blue stone",
            "Prodat Ódina · za 1 rubín, 1 safír",
        ),
    ],
)
def test_the_price_stands_beside_what_is_done_in_the_action_phase(
    seats: Seats, keys: dict[str, object], english: str, czech: str
) -> None:
    for language, said in (("en", english), ("cs", czech)):
        printed = options_of(language, seats, keys)
        assert [line.partition("  ")[2] for line in printed].count(said) == 1, printed


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            [
                "Mark Imp · sells for 3 red stones",
                "Mark Hydra · sells for 1 blue stone",
                "Mark Basilisk · sells for 4 red stones",
                "Mark Odin · sells for 1 red stone, 1 blue stone",
            ],
        ),
        (
            "cs",
            [
                "Označit Ďáblíka · prodejní cena 3 rubíny",
                "Označit Hydru · prodejní cena 1 safír",
                "Označit Baziliška · prodejní cena 4 rubíny",
                "Označit Ódina · prodejní cena 1 rubín, 1 safír",
            ],
        ),
    ],
)
def test_what_a_card_sells_for_stands_beside_it_when_it_is_marked(language: str, said: list[str]) -> None:
    offer = ["imp", "hydra", "basilisk", "odin"]
    printed = options_of(language, [{}, {}], {"phase": "hunt", "offer": offer})
    assert printed == [f"{number}  {words}" for number, words in enumerate(said, start=1)]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Take 1 red stone", "Take 1 blue stone · lose 1 point", "Take 1 purple stone · lose 2 points"]),
        ("cs", ["Vzít si 1 rubín", "Vzít si 1 safír · ztratíš 1 bod", "Vzít si 1 ametyst · ztratíš 2 body"]),
    ],
)
def test_the_bargain_of_the_basilisk_says_what_is_lost_and_that_is_lost(language: str, said: list[str]) -> None:
    seats: Seats = [{"area": ["basilisk"], "score": 5}]
    printed = options_of(language, seats, {"phase": "effects"})
    assert printed == [f"{number}  {words}" for number, words in enumerate(said, start=1)]
    for lost, stone in enumerate(("red", "blue", "purple")):
        g = table(*seats, phase="effects")
        answer(g, f"bargain {stone}")
        assert score(g) == 5 - lost


@every_language
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_exactly_the_options_with_something_to_reckon_have_a_detail(language: str, seats: int) -> None:
    met: set[int] = set()
    for seed in range(30):
        for g in play_randomly(VALE.new_game(seats, seed), seed):
            for question in g.pending():
                for option in question.options:
                    done = int(verb(option))
                    free = done == t.BARGAIN and VALE.phrases.say(option) == "bargain red"
                    said = VALE.detail(g, question.seat, option, texts(language))
                    assert bool(said) == (done in RECKONED and not free), VALE.phrases.say(option)
                    met.add(done)
    assert met >= RECKONED


def test_a_game_with_nothing_to_reckon_has_no_details() -> None:
    lantern = find_game("_template")
    for language in LANGUAGES:
        for g in play_randomly(lantern.new_game(3, 1)):
            for question in g.pending():
                assert not any(lantern.detail(g, question.seat, each, texts(language)) for each in question.options)
    screen = Screen(game="_template")
    screen.type()
    assert "·" not in screen.shown[0]

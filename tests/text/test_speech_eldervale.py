"""Sentences of Dwellings of Eldervale as people hear them: payments, tokens, realms, sides, and what options cost."""

from __future__ import annotations

import pytest

from deskovka.games.eldervale.facts import facts
from deskovka.text import Speaker, texts
from support.eldervale import ELDERVALE, refused, table
from support.text import PLAYERS


def speaker(language: str) -> Speaker:
    return Speaker(ELDERVALE, texts(language), PLAYERS)


def option(language: str, words: str) -> str:
    meant = ELDERVALE.phrases.parse(words)
    assert meant is not None, words
    return speaker(language).option(meant)


def event(language: str, event: str, **told: object) -> str:
    return speaker(language).event({"event": event, **told})


@pytest.mark.parametrize(
    ("words", "czech", "english"),
    [
        ("pay 2 gem 1 gold", "Zaplatit 2 drahokamy a 1 zlatou minci", "Pay 2 gems and 1 gold"),
        ("pay nothing", "Zaplatit nic", "Pay nothing"),
        (
            "pay 1 scroll 1 potion 2 magic",
            "Zaplatit 1 svitek, 1 lektvar a 2 karty magie",
            "Pay 1 scroll, 1 potion and 2 magic cards",
        ),
        ("place worker in mill", "Umístit dělníka do Mlýna", "Place your worker at the Mill"),
        (
            "place chimera in dungeon-2",
            "Umístit Chiméru do Podzemí II",
            "Place your Chimera in the Dungeon II",
        ),
        (
            "cash air-2-gem for gem",
            "Odhodit žeton Vzduchu (2 drahokamy) za 2 drahokamy",
            "Discard the token of Air (2 gems) for 2 gems",
        ),
        (
            "cash air-scroll-or-gem for gem",
            "Odhodit žeton Vzduchu (svitek nebo drahokam) za 1 drahokam",
            "Discard the token of Air (scroll or gem) for 1 gem",
        ),
        ("power of water", "Získat sílu Vody", "Gain power of Water"),
        ("against seat 1", "Vybrat stranu: Petr", "Choose Petr"),
        ("against the monster", "Vybrat stranu: nestvůra", "Choose the monster"),
    ],
)
def test_options_are_said_in_natural_sentences(words: str, czech: str, english: str) -> None:
    assert (option("cs", words), option("en", words)) == (czech, english)


def test_events_without_a_player_are_about_the_monster() -> None:
    assert event("cs", "dice", count=4) == "Nestvůra hází 4 kostkami."
    assert event("cs", "dice", seat=0, count=1) == "Jana hází 1 kostkou."
    assert event("en", "die-shown", face=6) == "The monster rolls 6."
    assert event("cs", "gained", seat=1, count=2, resource="gold") == "Petr získává 2 zlaté mince."
    assert event("cs", "won", realm="mill") == "Bitvu ve Mlýně vyhrává nestvůra."


def test_a_token_is_put_on_a_card_or_on_the_start_card() -> None:
    put = {"seat": 1, "token": "air-gem"}
    assert event("cs", "token-put", **put) == "Petr pokládá žeton Vzduchu (drahokam) na počáteční kartu."
    assert event("en", "token-put", **put, card="air-passage") == "Petr puts the token of Air (gem) on Cloud Arch."


def test_a_unit_falls_from_a_realm_or_from_a_card() -> None:
    fell = {"seat": 0, "unit": "worker"}
    assert event("cs", "fell", **fell) == "Jana: dělník jde do Podsvětí."
    assert event("cs", "fell", **fell, realm="mill") == "Jana: dělník jde z Mlýna do Podsvětí."


def test_a_refusal_names_the_obstacle_and_a_way_on() -> None:
    g = table({"units": {"windswept-steppe": ["worker"], "ready": ["worker"]}})
    said = speaker("cs").refusal(refused(g, "place worker in windswept-steppe"))
    assert said == "Umístit na Větrnou step nejde: už tam svou jednotku máš. Vyber jinou říši."


def test_an_option_tells_what_lies_where_it_leads() -> None:
    g = table(
        {"units": {"ready": ["worker"]}, "hand": ["spell-gust"], "power": {"air": 5}},
        {"units": {"ash-plains": ["worker"]}},
    )
    say = texts("en")

    def detail(words: str) -> str:
        meant = ELDERVALE.phrases.parse(words)
        assert meant is not None
        return ELDERVALE.detail(g, 0, meant, say)

    assert detail("place worker in windswept-steppe") == "2 scrolls / 2 tools"
    assert detail("place worker in ash-plains").startswith("battle 1 : 1 dice, there: Fire (worker), ")
    assert detail("cast spell-gust").startswith("free · ")
    assert detail("summon dragon") == "for 2 gems and 1 scroll"
    assert detail("build in briar-forest") == "for 1 gem and 1 tool, +2 VP, 1 level of power in Earth"
    assert detail("regroup") == ""


def test_the_box_is_told_to_clients_in_the_words_of_payments() -> None:
    box = facts()
    cards, magic, monsters, realms = (box[part] for part in ("cards", "magic", "monsters", "realms"))
    assert isinstance(cards, dict)
    assert isinstance(magic, dict)
    assert isinstance(monsters, dict)
    assert isinstance(realms, dict)
    assert (len(cards), len(magic), len(monsters), len(realms)) == (104, 60, 18, 33)
    assert cards["air-passage"] == {
        "kind": "passage",
        "element": "air",
        "cost": "1 gem 1 scroll",
        "symbol": "worker",
        "fields": cards["air-passage"]["fields"],
        "face_down": False,
        "orb": "none",
    }
    assert monsters["winged-serpent"]["dice"] == 4
    assert monsters["winged-serpent"]["chain"]
    assert not monsters["mother-of-dragons"]["chain"]
    assert realms["sky-aerie"] == {
        "element": "air", "cost": "1 gem 2 scroll", "fields": ["1 scroll"], "symbols": 2, "lair": True
    }  # fmt: skip
    assert box["fame"] == ["", "2 vp", "1 any", "power", "orb", "2 any", "power", "orb", "2 vp"]
    assert box["menu"] == [
        *(f"2 {r}" for r in ("gem", "scroll", "potion", "tool", "sword", "magic", "gold")),
        "power",
        "4 vp",
    ]

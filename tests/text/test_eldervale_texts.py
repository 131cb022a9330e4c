"""The words of Dwellings of Eldervale say what the specification says: names, effects, costs, numbers."""

from __future__ import annotations

import re
from collections import defaultdict
from typing import Any

import pytest

from deskovka.text import LANGUAGES, texts
from support.eldervale_box import (
    MAGIC_KINDS,
    Thing,
    beasts,
    box,
    cards,
    declined_of_the_box,
    faces,
    ghost_cards,
    messages_of_the_box,
    named_things,
    slug,
    spaces,
    start_cards,
    without_kind,
)

SHORT = 45  # characters that can be read on a small card
POINTS = {"cs": "VB", "en": "VP"}
FREE = {"cs": "Zdarma.", "en": "Free."}
PRICE = {"cs": "Cena: ", "en": "Cost: "}
ANY_UNIT = {"cs": "(kterákoli jednotka)", "en": "(any unit)"}
DEPOSIT = {"cs": "zaplať, co ukazuje pole vkladu", "en": "pay what the deposit field shows"}
CONTROLLED = {"cs": "(platí i po ovládnutí)", "en": "(also when controlled)"}
RULINGS = re.compile(r"ruling R\d+|[Ss]tep \d")  # numbers that count nothing
ENGLISH = re.compile(
    r"\b(the|and|of|you|your|with|gain|draw|cards?|units?|worker|battle|score|when|realm|each|for|any|if)\b", re.I
)
ALIKE = {"eldervale-kind-aura", "eldervale-kind-orb"}  # words that both languages share
WAYS = {
    "cs": {
        "upper_right": "vpravo nahoře",
        "right": "vpravo",
        "lower_right": "vpravo dole",
        "lower_left": "vlevo dole",
        "left": "vlevo",
        "upper_left": "vlevo nahoře",
    },
    "en": {
        "upper_right": "upper right",
        "right": "right",
        "lower_right": "lower right",
        "lower_left": "lower left",
        "left": "left",
        "upper_left": "upper left",
    },
}
OF_THE_GUARDIAN = {"cs": "od strážce", "en": "of the guardian"}
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_card = pytest.mark.parametrize("card", cards(), ids=lambda card: slug(card["id"]))


def spells() -> list[dict[str, Any]]:
    return [card for card in cards() if card.get("type") == "spell"]


def about(card: dict[str, Any], language: str, part: str = "about") -> str:
    return texts(language)(f"eldervale-card-{slug(card['id'])}.{part}")


def numbers(text: str) -> list[str]:
    return sorted(re.findall(r"\d+", text))


def said(thing: Thing, part: str, language: str) -> str:
    return texts(language)(f"{thing.message}.{part}")


def test_the_whole_box_is_looked_at() -> None:
    kinds: dict[str, int] = defaultdict(int)
    for thing in named_things():
        kinds[thing.message.split("-")[1]] += 1
    assert kinds["card"] == 104 + 60
    assert kinds["faction"] == 16
    assert kinds["unit"] == 4 + 2 + 18
    assert kinds["realm"] == 24 + 7 + 2
    assert kinds["dragon"] == 5
    assert len(faces()) == 30
    assert len(spaces()) == 9 + 9
    assert len({thing.message for thing in named_things()}) == len(named_things())


def test_every_thing_has_the_czech_name_of_the_specification() -> None:
    say = texts("cs")
    assert {thing.message: say(thing.message) for thing in named_things()} == {
        t.message: t.czech for t in named_things()
    }


def test_every_thing_has_the_english_name_of_the_specification() -> None:
    say = texts("en")
    assert {thing.message: say(thing.message) for thing in named_things()} == {
        t.message: t.english for t in named_things()
    }


@every_language
def test_nothing_is_left_unsaid(language: str) -> None:
    say = texts(language)
    assert [message for message in sorted(messages_of_the_box()) if not say.has(message)] == []


def test_what_is_taken_or_played_is_declined() -> None:
    assert [m for m in declined_of_the_box() if not texts("cs").has(f"{m}.accusative")] == []


@every_language
def test_a_description_is_made_of_whole_sentences(language: str) -> None:
    say = texts(language)
    described = [message for message in messages_of_the_box() if message.endswith(".about")]
    assert len(described) == 300 + 24
    for message in described:
        line = say(message)
        assert line[0].isupper() or line[0].isdigit(), message
        assert line.endswith((".", ".)")), message
        assert "  " not in line, message


@pytest.mark.parametrize("thing", [t for t in named_things() if t.effect], ids=lambda thing: thing.message[10:])
def test_the_numbers_of_an_effect_are_those_of_the_specification_in_both_languages(thing: Thing) -> None:
    czech, english = (numbers(said(thing, "about", language)) for language in ("cs", "en"))
    assert czech == english
    assert set(numbers(RULINGS.sub("", thing.effect))) <= set(czech)


@every_language
@every_card
def test_a_card_drawn_small_has_a_short_wording_of_its_own(card: dict[str, Any], language: str) -> None:
    whole, short = (about(card, language, part) for part in ("about", "short"))
    assert 0 < len(short) <= min(SHORT, len(whole))
    assert short.endswith(".")
    assert "…" not in short
    assert "..." not in short


@every_language
@pytest.mark.parametrize("card", box("adventure")["cards"], ids=lambda card: slug(card["id"]))
def test_an_adventure_card_tells_who_may_use_it_and_what_lies_on_it(card: dict[str, Any], language: str) -> None:
    text = about(card, language)
    units = {
        unit["id"]: texts(language)(f"eldervale-unit-{unit['id']}").capitalize() for unit in box("boards")["units"]
    }
    told = [id for id, name in units.items() if re.search(rf"(^|\. ){name}( \([^)]*\))?: ", text)]
    assert told == ([card["unit"]] if card["unit"] else [])
    assert (ANY_UNIT[language] in text) == (card["unit"] == "worker")
    assert ("orb" in text) == (card["orb_symbol"] != "none")
    assert (DEPOSIT[language] in text) == any(field["type"] == "deposit" for field in card["fields"])


@every_language
@pytest.mark.parametrize("spell", spells(), ids=lambda card: slug(card["id"]))
def test_a_spell_ends_with_its_casting_cost(spell: dict[str, Any], language: str) -> None:
    text, casting, say = about(spell, language), spell["casting"], texts(language)
    if casting == "none":
        assert text.endswith(f" {FREE[language]}")
        return
    cost = text.rpartition(PRICE[language])[2]
    for resource, count in casting["pay"].items():
        assert say(f"eldervale-count-{resource}", count=count) in cost
    free = casting["free_if"]
    assert say(f"eldervale-element-{free['element']}.genitive") in cost
    assert numbers(cost) == sorted(str(number) for number in (*casting["pay"].values(), free["min_power"]))


@every_language
def test_a_spell_begins_with_when_it_can_be_cast(language: str) -> None:
    windows: dict[str, set[str]] = defaultdict(set)
    for spell in spells():
        windows[spell["play_window"]].add(about(spell, language).partition(": ")[0])
    openings = [opening for found in windows.values() for opening in found]
    assert len(windows) == 8
    assert len(openings) == len(set(openings)) == 8, windows


@every_language
@pytest.mark.parametrize("card", [c for c in cards() if c.get("type") in MAGIC_KINDS[1:]], ids=lambda c: slug(c["id"]))
def test_a_quest_or_prophecy_tells_its_points(card: dict[str, Any], language: str) -> None:
    for part in ("about", "short"):
        assert f"{card['vp']} {POINTS[language]}" in about(card, language, part)


@every_language
def test_a_faction_tells_both_its_abilities(language: str) -> None:
    say = texts(language)
    for faction in box("factions")["factions"]:
        text = say(f"eldervale-faction-{slug(faction['id'])}.about")
        for ability in faction["abilities"]:
            assert say(f"eldervale-ability-{slug(ability['name_en'])}.about") in text


@every_language
def test_a_monster_or_mercenary_tells_its_dice_and_its_abilities(language: str) -> None:
    say = texts(language)
    for beast in beasts():
        text = say(f"eldervale-unit-{without_kind(beast['id'])}.about")
        assert str(beast["dice"]) in numbers(text.partition(":")[0]), text
        assert text.count(CONTROLLED[language]) == sum(ability["chain"] for ability in beast["abilities"]), text
        for ability in beast["abilities"]:
            assert say(f"eldervale-ability-{slug(ability['name_en'])}.about") in text


@every_language
@pytest.mark.parametrize("message", ghost_cards())
def test_a_ghost_card_tells_where_the_unit_goes_and_how_much_it_brings(message: str, language: str) -> None:
    say, card = texts(language), ghost_cards()[message]
    name, placement = placement_of(card, language)
    assert say(message).partition(", ")[0] == name
    assert say(f"{message}.short").startswith(name)
    assert f" {placement}" in say(f"{message}.about")
    brought = [str(card["second"]["n"])] if "n" in card["second"] else []
    assert numbers(say(f"{message}.about")) == brought
    assert len(say(f"{message}.short")) <= SHORT


def placement_of(card: dict[str, Any], language: str) -> tuple[str, str]:
    """A way as the player sees it from the guardian, or a ruin: as it is called, and as a sentence has it."""
    where, say = card["placement"], texts(language)
    if where["type"] == "direction":
        way = WAYS[language][where["dir"]]
        return way.capitalize(), f"{way} {OF_THE_GUARDIAN[language]}"
    ruin = {"dungeon": "dungeon-1"}.get(where["ruin"], slug(where["ruin"]))
    message = f"eldervale-realm-{ruin}"
    return say(message), say(f"{message}.{'to' if language == 'cs' else 'in'}")


@every_language
def test_ghost_cards_that_do_the_same_read_the_same(language: str) -> None:
    endings: dict[str, set[str]] = defaultdict(set)
    for message, card in ghost_cards().items():
        endings[str(card["second"])].add(texts(language)(f"{message}.about").partition(". ")[2])
    assert len(endings) == 9
    assert [found for found in endings.values() if len(found) != 1] == []
    assert len({min(found) for found in endings.values()}) == 9


@every_language
def test_a_start_card_tells_what_its_field_shows(language: str) -> None:
    say = texts(language)
    for message, card in zip(start_cards(), box("factions")["start_cards"], strict=True):
        ((resource, count),) = card["harvest"].items()
        assert say(f"eldervale-count-{resource}", count=count) in say(f"{message}.about")


@every_language
def test_a_space_of_the_menu_or_the_fame_track_tells_how_much_it_gives(language: str) -> None:
    for message, reward in spaces().items():
        given = dict(reward or {})
        other = given.pop("if_taken", {})
        said_there = numbers(texts(language)(message))
        amounts = [str(count) for what, count in (given | other).items() if what != "orb"]
        assert said_there == sorted(amounts), message


def czech_texts() -> dict[str, str]:
    """Every text about the box that needs no number filled in."""
    plain = [message for message in messages_of_the_box() if not message.startswith("eldervale-count-")]
    return {message: texts("cs")(message) for message in plain}


def test_no_english_is_left_in_czech() -> None:
    left = {message: ENGLISH.findall(text) for message, text in czech_texts().items()}
    assert {message: words for message, words in left.items() if words} == {}


def test_only_words_that_are_alike_are_the_same_in_both_languages() -> None:
    say = texts("en")
    same = {message for message, text in czech_texts().items() if text == say(message)}
    alike = {thing.message for thing in named_things() if thing.czech == thing.english}
    assert same <= alike | ALIKE

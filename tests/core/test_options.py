"""Options as numbers and in words."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from mypy_extensions import i64

from deskovka.core.errors import IllegalOption
from deskovka.core.options import (
    OPTIONS,
    Phrase,
    Phrases,
    each,
    first,
    option,
    plain,
    repeated,
    said_times,
    second,
    third,
    verb,
)
from deskovka.core.vecs import vec

TAKE, GIVE, DONE, BUILD = 0, 1, 2, 7
PHRASES = Phrases(
    {
        TAKE: Phrase("take", "take {card}"),
        GIVE: Phrase("give", "give {card} to {seat}"),
        DONE: Phrase("done", "end turn"),
        BUILD: Phrase("build", "build {seat} {card} {place}"),
    },
    {
        "card": ["", "imp", "burning_skull", "Jo-Jo", "end turn"],
        "seat": ["0", "1", "2"],
        "place": ["river bank", "hill"],
    },
)

verbs = st.integers(0, 255)
numbers = st.integers(0, 4095)


# ---- how often


@pytest.mark.parametrize(
    ("said", "words", "times"),
    [
        ("take imp", "take imp", 1),
        ("take imp x3", "take imp", 3),
        ("take imp  ×12 ", "take imp", 12),
        ("4 X2", "4", 2),
        ("take imp x0", "take imp x0", 1),
        ("take imp x100", "take imp x100", 1),
        ("x3", "x3", 1),
        ("", "", 1),
    ],
)
def test_an_answer_may_say_how_often(said: str, words: str, times: int) -> None:
    assert repeated(said) == (words, times)
    assert repeated(said_times(words, times)) == (words, times)


# ---- packing


@given(verbs, numbers, numbers, numbers)
def test_what_is_packed_comes_out_again(kind: int, a: int, b: int, c: int) -> None:
    packed = option(kind, a, b, c)
    assert (verb(packed), first(packed), second(packed), third(packed)) == (kind, a, b, c)


@given(verbs, numbers, numbers, numbers)
def test_an_option_fits_in_63_bits(kind: int, a: int, b: int, c: int) -> None:
    assert 0 <= option(kind, a, b, c) < OPTIONS


def test_numbers_not_given_are_zero() -> None:
    assert option(5) == option(5, 0, 0, 0) == 5
    assert option(5, 3) == option(5, 3, 0, 0)


def test_each_gives_one_option_per_thing_in_their_order() -> None:
    assert list(each(GIVE, vec[i64]([9, 2, 4095]))) == [option(GIVE, 9), option(GIVE, 2), option(GIVE, 4095)]
    assert list(each(GIVE, vec[i64]())) == []


# ---- saying


@pytest.mark.parametrize(
    ("packed", "words"),
    [
        (option(TAKE, 1), "take imp"),
        (option(TAKE, 2), "take burning_skull"),
        (option(GIVE, 3, 2), "give Jo-Jo to 2"),
        (option(DONE), "end turn"),
        (option(BUILD, 1, 1, 1), "build 1 imp hill"),
    ],
)
def test_an_option_is_said_and_read_back(packed: int, words: str) -> None:
    assert PHRASES.say(packed) == words
    assert PHRASES.parse(words) == packed


def test_the_parts_of_an_option_are_its_phrase_and_what_fills_it() -> None:
    phrase, parts = PHRASES.parts(option(GIVE, 2, 1))
    assert (phrase.id, phrase.holes) == ("give", ["card", "seat"])
    assert parts == [("card", 2, "burning_skull"), ("seat", 1, "1")]
    assert PHRASES.parts(option(DONE))[1] == []


def test_names_of_several_words_may_stand_side_by_side() -> None:
    words = PHRASES.say(option(BUILD, 1, 2, 0))
    assert words == "build 1 burning_skull river bank"
    assert PHRASES.parse(words) == option(BUILD, 1, 2, 0)


def test_two_things_of_one_kind_fill_their_places_in_order() -> None:
    """Every hole takes the next number, also where a phrase names two cards."""
    swaps = Phrases({0: Phrase("swap", "swap {card} for {card}")}, {"card": ["imp", "djinn"]})
    assert swaps.parse("swap imp for djinn") == option(0, 0, 1)
    assert swaps.say(option(0, 0, 1)) == "swap imp for djinn"


@pytest.mark.parametrize(
    "pattern",
    [
        "take {own_card}",  # an underscore in the name of a hole
        "take {card} (free)",  # signs that mean something in a regular expression
        "take {card}?",
        "+1 {card}",
        "-1 {card}",  # signs that count as blanks, at either end
        "take {card} -",
        "{card}",
    ],
)
def test_whatever_a_phrase_says_can_be_read(pattern: str) -> None:
    names = ["imp", "djinn"]
    phrases = Phrases({0: Phrase("take", pattern)}, {"card": names, "own_card": names})
    assert phrases.parse(phrases.say(option(0, 1))) == option(0, 1)


@pytest.mark.parametrize(
    ("packed", "known"),
    [
        (option(TAKE, 1), True),
        (option(TAKE, 4), True),
        (option(DONE), True),
        (option(BUILD, 2, 1, 1), True),
        (option(TAKE, 0), False),  # a number without a name
        (option(TAKE, 5), False),
        (option(BUILD, 2, 1, 2), False),
        (option(3), False),
        (-1, False),
        (2**63, False),
        (2**80, False),
    ],
)
def test_an_option_means_something_if_there_are_words_for_it(packed: int, known: bool) -> None:
    assert PHRASES.means_something(packed) is known


# ---- reading


@pytest.mark.parametrize(
    "words",
    [
        "take burning_skull",
        "take burning-skull",
        "take burning skull",
        "TAKE Burning_Skull",
        "  take   burning \t skull\n",
        "take_burning_skull",
        "take-burning--skull",
    ],
)
def test_hyphens_underscores_blanks_and_capitals_do_not_matter(words: str) -> None:
    assert PHRASES.parse(words) == option(TAKE, 2)


@pytest.mark.parametrize("words", ["give jo jo to 2", "Give JO-JO to 2", "give jo_jo to 2"])
def test_the_names_may_have_hyphens_and_capitals_themselves(words: str) -> None:
    assert PHRASES.parse(words) == option(GIVE, 3, 2)


@pytest.mark.parametrize(
    "words",
    [
        "",
        " ",
        "take",
        "take ",
        "take dragon",
        "take imp to 2",
        "give imp",
        "give imp to 3",
        "taken imp",
        "please take imp",
        "takeimp",
        "end",
        "build 1 imp",
    ],
)
def test_words_that_mean_nothing_are_not_understood(words: str) -> None:
    assert PHRASES.parse(words) is None


def test_a_name_that_is_also_a_phrase_does_not_confuse() -> None:
    assert PHRASES.parse("take end turn") == option(TAKE, 4)
    assert PHRASES.parse("end turn") == option(DONE)


def test_words_are_read_among_the_options_on_offer() -> None:
    assert PHRASES.read("Take-Imp", [option(TAKE, 2), option(TAKE, 1)]) == option(TAKE, 1)


@pytest.mark.parametrize("words", ["give imp to 1", "dance"])
def test_an_error_repeats_the_words_and_lists_the_offer(words: str) -> None:
    with pytest.raises(IllegalOption) as refused:
        PHRASES.read(words, [option(TAKE, 2), option(DONE), option(GIVE, 1, 2)])
    assert str(refused.value) == f"'{words}' is not on offer: take burning_skull, end turn, give imp to 2"


def test_plain_words_are_lower_case_with_single_spaces() -> None:
    assert plain(" River_Bank--of\tthe \n Nile ") == "river bank of the nile"
    assert plain("Žluťoučký KŮŇ") == "žluťoučký kůň"

"""How things are said: every option, event, question and refusal, and the forms of the language."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

import pytest

from deskovka.core.codec import name_of
from deskovka.core.errors import UnknownName
from deskovka.core.events import EVERYONE, Event
from deskovka.core.game import Game, Refusal
from deskovka.core.options import option
from deskovka.core.steps import State
from deskovka.games.registry import find_game
from deskovka.testing.play import play_randomly
from deskovka.text import Speaker, Texts, texts
from support.text import (
    PLAYERS,
    every_game,
    every_language,
    every_table,
    questions,
    random_table,
    rare_tables,
    refusal_calls,
    sample_options,
    sample_value,
    samples,
    samples_together,
    speakers,
    whispered,
)

# ---- how things are said

NEVER = {("eldervale", 1): {"drafted"}}  # whispers that such a table cannot hear: there is no draft against the ghosts


@every_game
def test_every_option_can_be_said_whatever_it_speaks_of(game: Game) -> None:
    for speaker in speakers(game):
        for verb, phrase in game.phrases.phrases.items():
            said = [speaker.option(each) for each in sample_options(game, verb)]
            assert all(said)
            assert len(set(said)) == len(said) > 0, phrase.id


@every_game
def test_every_event_can_be_told_to_everybody_whatever_it_speaks_of(game: Game) -> None:
    for speaker in speakers(game):
        for number, kind in game.event_words.kinds.items():
            for private in (EVERYONE, 1) if kind.id in whispered(game) else (EVERYONE,):
                for told in samples_together(game, kind.holes, 150):
                    a, b, c = (*told, -1, -1, -1)[:3]
                    event = Event(number, 1, a, b, c, private)
                    for viewer in (None, 0, 1):
                        assert speaker.event(game.event_words.tell(event, viewer))
                    assert speaker.event(game.event_words.tell(event, None, everything=True))


@every_game
def test_every_refusal_can_be_said_with_the_values_it_is_given(game: Game) -> None:
    for speaker in speakers(game):
        for message, values in refusal_calls(game):
            for count in (0, 1, 2, 5, 12):
                refusal = Refusal("", message, {value: sample_value(game, value, count) for value in values})
                assert speaker.refusal(refusal)


Told = dict[str, object]


def events_once(speaker: Speaker) -> Callable[[Told], str]:
    """The words of events; the same event is put into words only once."""
    say = cache(lambda told: speaker.event(dict(told)))
    return lambda told: say(frozenset(told.items()))


def refusals_once(speaker: Speaker) -> Callable[[Refusal], str]:
    """The words of refusals; the same refusal is put into words only once."""
    say = cache(lambda rule, message, values: speaker.refusal(Refusal(rule, message, dict(values))))
    return lambda refusal: say(refusal.rule, refusal.message, frozenset(refusal.values.items()))


def all_questions(game: Game, seats: int, games: int) -> Iterator[State]:
    """Tables of random games, before each answer and at the end; somebody listens."""
    for seed in range(games):
        yield from play_randomly(random_table(game, seats, seed), seed)


@every_table
def test_every_question_of_whole_games_can_be_said_and_its_options_told_apart(game: Game, seats: int) -> None:
    asked: set[str] = set()
    in_words = [(speaker, cache(speaker.option)) for speaker in speakers(game)]
    for g in all_questions(game, seats, 12):
        for question in g.pending():
            asked.add(name_of(type(question.ask)))
            for speaker, say in in_words:
                assert speaker.question(question.ask)
                words = [say(each) for each in question.options]
                assert len(set(words)) == len(words)
    assert len(asked) >= len(questions(game)) // 2


@every_game
def test_every_kind_of_question_and_event_is_met_in_games(game: Game) -> None:
    """So the values each of them is really given are those its message needs."""
    asked: set[str] = set()
    told: set[str] = set()

    def hear(g: State) -> None:
        if g.ask is not None and name_of(type(g.ask)) not in asked:
            asked.add(name_of(type(g.ask)))
            assert all(speaker.question(g.ask) for speaker in speakers(game))
        for event in g.events or [] if g.ask is None or g in rare else []:
            each = game.event_words.tell(event, int(event.private))
            if each["event"] not in told:
                told.add(str(each["event"]))
                assert all(speaker.event(each) for speaker in speakers(game))

    rare = list(rare_tables(game))
    for g in rare:
        hear(g)
    kinds = {kind.id for kind in game.event_words.kinds.values()}
    for seed in range(2000):
        g = random_table(game, game.seats[seed % len(game.seats)], seed)
        g.open_luck = seed % 10 == 0  # what luck decides is then asked
        for moment in play_randomly(g, seed):
            hear(moment)
        if asked == set(questions(game)) and told == kinds:
            break
    assert asked == set(questions(game))
    assert told == kinds


@every_table
def test_the_events_of_whole_games_can_be_told_to_everybody_and_keep_secrets(game: Game, seats: int) -> None:
    secrets: list[str] = []
    in_words = [(speaker, events_once(speaker)) for speaker in speakers(game)]
    for seed in range(12):
        g = random_table(game, seats, seed)
        for _ in play_randomly(g, seed + 7):
            pass
        for event in g.events or []:
            kind = game.event_words.kinds[int(event.kind)]
            tell = game.event_words.tell
            everything = tell(event, None, everything=True)
            for speaker, say in in_words:
                whole = say(everything)
                for viewer in (None, *range(seats)):
                    said = say(tell(event, viewer))
                    if event.private in (EVERYONE, viewer):
                        assert said == whole
                    else:
                        secret = speaker.values({kind.holes[0]: everything[kind.holes[0]]})
                        assert not any(str(name) in said for name in secret.values()), said
                        secrets.append(kind.id)
    assert len(secrets) > 10
    assert set(secrets) == whispered(game) - NEVER.get((game.id, seats), set())


@every_table
def test_every_refusal_of_whole_games_can_be_said_with_its_rule(game: Game, seats: int) -> None:
    intents = sorted(intent for verb in game.phrases.phrases for intent in sample_options(game, verb, most=40))
    large = len(intents) > 100
    apart = (9 if large else 1) if len(intents) < 600 else 15 * seats  # with many words in long games
    rules: set[str] = set()
    said = 0
    in_words = [(refusals_once(speaker), cache(speaker.rule)) for speaker in speakers(game)]
    for number, g in enumerate(all_questions(game, seats, 4)):
        if number % apart:
            continue
        for seat in range(seats):
            for intent in intents[(number + seat) % 5 :: 5]:
                refusal = g.why_not(seat, intent)
                if refusal is None:
                    continue
                for say, say_rule in in_words:
                    assert say(refusal)
                    assert not refusal.rule or say_rule(refusal.rule)
                rules.add(refusal.rule)
                said += 1
    assert said > 20
    assert len(rules) > (5 if large else 1)


@every_game
def test_nonsense_and_a_finished_game_are_answered_in_both_languages(game: Game) -> None:
    *_, g = play_randomly(game.new_game(2, 1))
    first = game.phrases.say(int(option(1, samples(game, "card")[0])))
    for speaker in speakers(game):
        nonsense = g.why_not(0, "dance on the {table}")
        over = g.why_not(0, first)
        assert nonsense is not None
        assert over is not None
        assert "dance on the {table}" in speaker.refusal(nonsense)
        assert speaker.refusal(over) == speaker.say("core-game-over")


@pytest.mark.parametrize(
    ("number", "points", "reds", "hidden", "prize"),
    [
        (0, "0 bodů", "0 rubínů", "0 skrytých karet", "0 bodů"),
        (1, "1 bod", "1 rubín", "1 skrytá karta", "1 bod"),
        (2, "2 body", "2 rubíny", "2 skryté karty", "2 body"),
        (4, "4 body", "4 rubíny", "4 skryté karty", "4 body"),
        (5, "5 bodů", "5 rubínů", "5 skrytých karet", "5 bodů"),
        (12, "12 bodů", "12 rubínů", "12 skrytých karet", "12 bodů"),
        (22, "22 bodů", "22 rubínů", "22 skrytých karet", "22 bodů"),
    ],
)
def test_czech_counts_with_three_forms(number: int, points: str, reds: str, hidden: str, prize: str) -> None:
    say = texts("cs")
    speaker = Speaker(find_game("vale"), say, PLAYERS)
    scored = speaker.event({"event": "scored", "seat": 0, "points": number, "source": "hydra"})
    lost = speaker.event({"event": "lost", "seat": 1, "points": number, "source": "hydra"})
    assert scored == f"Jana získává {points} za Hydru."
    assert lost == f"Petr ztrácí {points} kvůli kartě Hydra."
    assert say("vale-stones-red", count=number) == reds
    assert say("vale-label-hand-hidden", count=number) == hidden
    assert say("template-event-rolled", prize=number) == f"Hraje se o {prize}."
    assert say("template-label-points", points=number) == prize


@pytest.mark.parametrize(
    ("number", "points", "stones"), [(1, "1 point", "1 blue stone"), (2, "2 points", "2 blue stones")]
)
def test_english_counts_with_two_forms(number: int, points: str, stones: str) -> None:
    speaker = Speaker(find_game("vale"), texts("en"), PLAYERS)
    scored = speaker.event({"event": "scored", "seat": 0, "points": number, "source": "hydra"})
    assert scored == f"Jana gains {points} from Hydra."
    assert texts("en")("vale-stones-blue", count=number) == stones


def test_numbers_from_a_real_game_choose_the_right_form() -> None:
    """A number that came as text would always get the form for many."""
    game = find_game("_template")
    say = Speaker(game, texts("cs"), PLAYERS)
    forms = set()
    for seed in range(20):
        g = game.new_game(2, seed)
        events = g.listen()
        for _ in play_randomly(g):
            pass
        told = [game.event_words.tell(event, None) for event in events]
        forms |= {say.event(each) for each in told if each["event"] == "rolled"}
    assert forms == {"Hraje se o 1 bod.", "Hraje se o 2 body.", "Hraje se o 3 body."}


@pytest.mark.parametrize(
    ("limit", "said"),
    [(1, "1 z 1"), (2, "1 ze 2"), (4, "1 ze 4"), (5, "1 z 5"), (6, "1 ze 6"), (8, "1 z 8"), (10, "1 z 10")],
)
def test_czech_says_the_preposition_as_it_is_spoken(limit: int, said: str) -> None:
    assert texts("cs")("vale-label-area-limit", count=1, limit=limit) == said


def test_a_sentence_uses_the_case_its_language_asks_for() -> None:
    game = find_game("vale")
    options = [
        game.phrases.parse(words)
        for words in ("summon lava giant", "swap purple", "choose purple and draw", "pay 2 red 1 blue")
    ]
    said = [[speaker.option(each) for each in options if each is not None] for speaker in speakers(game)]
    assert said == [
        [
            "Povolat Lávového obra",
            "Vyměnit 1 ametyst",
            "Získat 1 ametyst a 1 kartu z dobíracího balíčku",
            "Zaplatit 2 rubíny, 1 safír",
        ],
        [
            "Summon Lava Giant",
            "Exchange 1 purple stone",
            "Take 1 purple stone and 1 card from the draw pile",
            "Pay 2 red stones, 1 blue stone",
        ],
    ]


# ---- what happens when a word is not there


def test_an_unknown_language_is_refused_by_name() -> None:
    with pytest.raises(UnknownName, match=r"'de'.*cs, en"):
        Texts("de")


def test_a_missing_message_or_value_is_an_error_and_never_half_a_sentence() -> None:
    say = texts("cs")
    assert say.has("vale-card-imp.active")
    assert not say.has("vale-card-imp.permanent")
    assert not say.has("vale-card-unicorn")
    for message in ("vale-card-unicorn", "vale-card-imp.permanent"):
        with pytest.raises(KeyError, match=message):
            say(message)
    with pytest.raises(ValueError, match="core-saved"):
        say("core-saved")


@every_language
def test_what_a_player_types_is_repeated_unchanged(language: str) -> None:
    said = texts(language)("core-not-understood", words="{ $x } [b] „ěšč“")
    assert "{ $x } [b] „ěšč“" in said

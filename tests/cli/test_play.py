"""deskovka play: who sits at the table, and which game it is."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from deskovka.commands import common
from deskovka.core.record import read_record
from deskovka.games.registry import all_game_ids, find_game
from deskovka.text import LANGUAGES, texts
from support.cli import Run


@pytest.mark.parametrize("language", LANGUAGES)
def test_play_to_the_end_with_what_is_typed(run: Run, tmp_path: Path, language: str) -> None:
    words = ["play", "_template", "--lang", language, "--seed", "5", "--names", "Jana,Petr", "--seats", "3"]
    answer = run(*words, typed="1\n" * 40)
    say = texts(language)
    assert (answer.code, answer.err) == (0, "")
    bot = say("core-bot-names").split()[0]
    assert answer.out.startswith(
        say("core-welcome", title=say("template-title"), players=f"Jana, Petr, {bot} (medium)")
    )
    assert say("template-about") in answer.out
    assert say("core-score-sheet") in answer.out
    assert say("core-goodbye") not in answer.out
    assert not (tmp_path / "home").exists()  # a finished game is not kept


@pytest.mark.parametrize(
    ("typed", "title"),
    [
        ("4\n", "Údolí věčnosti"),
        ("vale\n", "Údolí věčnosti"),
        ("3\n", "Kemet: Krev a\N{NO-BREAK SPACE}písek"),
        ("2\n", "Minutová říše: Legendy"),
        ("\n", "Legendy Dávnozemě"),
    ],
)
def test_play_without_a_game_asks_which(run: Run, typed: str, title: str) -> None:
    answer = run("play", "--lang", "cs", "--seed", "1", typed=typed)
    kemet = "Kemet: Krev a\N{NO-BREAK SPACE}písek"
    titles = ["Legendy Dávnozemě", "Minutová říše: Legendy", kemet, "Údolí věčnosti"]
    listed = "".join(f"  {number}  {each}\n" for number, each in enumerate(titles, start=1))
    assert answer.out.startswith(f"{listed}Kterou hru?")
    assert f"{title} – Hráč, Liška (medium)\n" in answer.out
    assert answer.out.endswith("Zase někdy!\n")


def test_a_game_that_is_not_there_is_refused(run: Run) -> None:
    answer = run("play", "--lang", "en", typed="chess\n")
    assert answer.code == 2
    assert "there is no game 'chess'" in answer.err


def test_play_is_one_person_against_a_bot(run: Run) -> None:
    answer = run("play", "vale", "--lang", "cs", "--seed", "1")
    assert answer.out.startswith("Údolí věčnosti – Hráč, Liška (medium)")
    assert answer.out.endswith("Zase někdy!\n")


def test_play_seats_the_bots_that_were_named(run: Run) -> None:
    answer = run("play", "vale", "--lang", "en", "--seats", "4", "--bots", "random,greedy", "--names", " Jana ")
    assert answer.out.startswith("The Vale of Eternity – Jana, Fox (random), Owl (greedy), Wolf (random)")


EAGER = "from deskovka.bots.bot import Bot\nclass Eager(Bot):\n    def answer(self, seat): return seat.options()[0]\n"


@pytest.fixture
def eager(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A bot in the folder one is in, as it is written."""
    monkeypatch.setattr(sys, "path", [place for place in sys.path if place])
    monkeypatch.delitem(sys.modules, "eager_bots", raising=False)
    (tmp_path / "empty" / "eager_bots.py").write_text(EAGER, encoding="utf-8")
    return "eager_bots:Eager"


def test_play_seats_bots_that_are_told_something(run: Run) -> None:
    answer = run("play", "vale", "--lang", "en", "--seats", "3", "--bots", "greedy:worlds=1,noise=0.5,random")
    assert answer.out.startswith("The Vale of Eternity – Player, Fox (greedy:worlds=1,noise=0.5), Owl (random)")


def test_a_bot_by_class_plays_on_only_when_it_is_named_again(run: Run, tmp_path: Path, eager: str) -> None:
    """A file must not decide whose code is run."""
    file = tmp_path / "home" / "deskovka" / "vale-12.record"
    first = run("play", "vale", "--lang", "en", "--seed", "12", "--bots", eager, typed="1\n2\nquit\n")
    assert (first.code, first.err) == (0, "")
    assert "Fox (eager_bots:Eager)" in file.read_text(encoding="utf-8")
    del sys.modules["eager_bots"]
    refused = run("play", "--lang", "en", "--resume", file, typed="quit\n")
    assert refused.code == 2
    assert f"to let it, say --bots {eager}" in refused.err
    assert "eager_bots" not in sys.modules
    again = run("play", "--lang", "en", "--resume", file, "--bots", eager, typed="quit\n")
    assert (again.code, again.err) == (0, "")


def test_a_person_may_have_a_colon_in_brackets_but_not_the_name_of_a_bot(run: Run) -> None:
    assert run("play", "vale", "--lang", "en", "--names", "Petr (2:1)", "--seed", "1").code == 0
    for name in ("Petr (greedy)", "Petr (greedy:worlds=2)", "Petr (bots:Eager)"):
        assert run("play", "vale", "--lang", "en", "--names", name, "--seed", "1").code == 2


def test_play_with_the_same_seed_is_the_same_game(run: Run) -> None:
    words = ["play", "vale", "--lang", "en", "--seed"]
    typed = "1\n2\n1\n3\n"
    assert run(*words, "8", typed=typed).out == run(*words, "8", typed=typed).out
    assert run(*words, "8", typed=typed).out != run(*words, "9", typed=typed).out


def test_the_largest_seed_is_a_seed_like_any_other(run: Run) -> None:
    answer = run("play", "vale", "--seats", "4", "--lang", "en", "--seed", str(2**63 - 2), typed="1\n")
    assert (answer.code, answer.err) == (0, "")
    assert "See you again!" in answer.out
    report = run("simulate", "vale", "--games", "2", "--seed", str(2**63 - 2), "--json").json()
    assert report["games"] == 2


@pytest.mark.parametrize("name", ["[bold]", "Fox [/]"])
def test_a_name_is_shown_as_it_was_written(run: Run, name: str) -> None:
    answer = run("play", "vale", "--lang", "en", "--names", name, "--seed", "1")
    assert answer.code == 0
    title, *_ = answer.out.splitlines()
    assert title == f"The Vale of Eternity – {name}, Fox (medium)"
    assert re.search(rf"^[▶ ] {re.escape(name)}  Points", answer.out, re.MULTILINE)


# ---- leaving and going on


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("last", ["quit\n", "q\n", "exit\n", ""], ids=["quit", "q", "exit", "end of input"])
def test_a_game_that_is_left_is_kept_and_can_be_resumed(run: Run, tmp_path: Path, language: str, last: str) -> None:
    say = texts(language)
    file = tmp_path / "home" / "deskovka" / "vale-12.record"

    def play(typed: str, *words: str) -> str:
        answer = run("play", "--lang", language, *words, typed=typed)
        assert (answer.code, answer.err) == (0, "")
        return answer.out

    fresh = ["vale", "--seed", "12", "--names", "Jana", "--variant", "first_player=0"]
    assert say("core-goodbye") in play(last, *fresh)
    assert not file.exists()  # nothing was played
    left = play("1\n2\n" + last, *fresh)
    assert left.endswith(f"{say('core-saved', file=str(file))}\n{say('core-goodbye')}\n")
    kept = read_record(file.read_text(encoding="utf-8"))
    assert kept.names == ["Jana", f"{say('core-bot-names').split()[0]} (medium)"]
    assert [seat for seat, _ in kept.answers].count(0) == 2
    file = file.rename(tmp_path / "elsewhere.record")  # it is kept where it was found
    resumed = play("1\n" + last, "--resume", str(file))
    assert resumed.splitlines()[1] == say("core-resumed")
    table = re.compile(r"^[▶ ] Jana  .*(?:\n    .*)+", re.MULTILINE)
    assert table.findall(resumed)[0] == table.findall(left)[-1]
    longer = read_record(file.read_text(encoding="utf-8"))
    assert longer.answers[: len(kept.answers)] == kept.answers
    assert len(longer.answers) > len(kept.answers)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_line_that_says_where_a_game_was_kept_is_not_broken(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr(common.console, "width", 30)
    file = tmp_path / "home" / "deskovka" / "vale-12.record"
    answer = run("play", "vale", "--lang", language, "--seed", "12", typed="1\n")
    assert texts(language)("core-saved", file=str(file)) in answer.out.splitlines()
    assert f"deskovka play --resume {file}\n" in answer.out


FIRST_IS_ASKED = {"vale": {"first_player": "0"}, "kemet": {"cities": "choose"}}


def answers_of_the_first(game: str) -> tuple[int, str]:
    """Who is asked first, and what is typed before another one is: always the first option."""
    g = find_game(game).new_game(2, 7, FIRST_IS_ASKED.get(game, {}))
    first, answers = int(g.seat), ""
    while g.seat == first:
        answers += g.game.phrases.say(int(g.options[0])) + "\n"
        g.play(g.options[0])
    return first, answers


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", all_game_ids())
def test_several_people_see_nothing_of_a_game_before_one_took_the_screen(
    run: Run, tmp_path: Path, language: str, game: str
) -> None:
    """Neither in a new game nor in one that is resumed."""
    say = texts(language)
    title = say("core-welcome", title=say(f"{game.strip('_')}-title"), players="Jana, Petr")
    words = ["play", "--lang", language]
    variants = [word for each in FIRST_IS_ASKED.get(game, {}).items() for word in ("--variant", "=".join(each))]
    fresh = ["--seed", "7", "--names", "Jana,Petr", *variants]
    first, first_answers = answers_of_the_first(game)
    dark = run(*words, game, *fresh)
    take = [say("core-pass-screen", player=name) for name in ("Jana", "Petr")]
    assert dark.out == "\n".join([title, say(f"{game.strip('_')}-about"), take[first], say("core-goodbye"), ""])
    run(*words, game, *fresh, typed="\n" + first_answers)
    (file,) = (tmp_path / "home" / "deskovka").iterdir()
    again = run(*words, "--resume", file)
    saved = say("core-saved", file=str(file))
    assert again.out == "\n".join([title, say("core-resumed"), take[1 - first], saved, say("core-goodbye"), ""])


def test_without_a_seed_luck_is_a_secret_and_a_chosen_seed_is_told(run: Run, tmp_path: Path) -> None:
    fresh = ["play", "vale", "--lang", "en", "--variant", "first_player=0"]
    run(*fresh, typed="1\n")
    run(*fresh, "--seed", "12", typed="1\n")
    records = {file.stem: read_record(file.read_text()) for file in (tmp_path / "home" / "deskovka").iterdir()}
    chosen = records.pop("vale-12")
    assert (chosen.seed, chosen.secret, chosen.chosen) == (12, None, True)
    [(stem, drawn)] = records.items()
    assert drawn.secret is not None
    assert len(drawn.secret) == 64
    assert (drawn.chosen, stem) == (False, f"vale-{drawn.commitment[:16]}")
    file = tmp_path / "home" / "deskovka" / f"{stem}.record"
    assert run("replay", file, "--check").code == 0
    assert run("play", "--lang", "en", "--resume", file).code == 0

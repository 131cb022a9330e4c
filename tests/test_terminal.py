"""A game in the terminal: what can be typed, what is shown to whom, and how it ends."""

from __future__ import annotations

import io
import json
import random
import re
import sys
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from rich.console import Console

from deskovka import cli
from deskovka.core.record import Record, new_record, read_record, replay
from deskovka.games.registry import all_game_ids, find_game
from deskovka.games.vale.phrases import CARD_NAMES
from deskovka.games.vale.table import Vale
from deskovka.terminal import Quit, Terminal
from deskovka.text import LANGUAGES, texts

NAMES = ["Jana", "Petr", "Iva", "Ota"]
CLEARED = "\x1b[2J"
every_language = pytest.mark.parametrize("language", LANGUAGES)


class Screen:
    """A table, somebody who types, and what was printed before each question."""

    def __init__(
        self,
        language: str = "en",
        game: str = "vale",
        people: int = 1,
        seats: int = 2,
        seed: int = 1,
        record: Record | None = None,
    ) -> None:
        self.game = find_game(game)
        self.out = io.StringIO()
        if record is None:
            record = new_record(self.game, seats, seed, {"first_player": "0"} if game == "vale" else {})
            record.names = [*NAMES[:people], *(f"Fox {seat} (greedy)" for seat in range(people, seats))]
        bots = {seat: "greedy" for seat, name in enumerate(record.names) if name.endswith("(greedy)")}
        console = Console(file=self.out, width=400, force_terminal=True, color_system=None, _environ={})
        self.table = Terminal(record, bots, language, console, self.answer)
        self.say = texts(language)
        self.typist: Callable[[str], str] = self.silent
        self.prompts: list[str] = []
        self.shown: list[str] = []  # what was printed before each question, and at the end

    def silent(self, prompt: str) -> str:
        raise EOFError

    def answer(self, prompt: str) -> str:
        self.prompts.append(prompt)
        self.shown.append(self.printed())
        return self.typist(prompt)

    def printed(self) -> str:
        """What was printed since the last look."""
        text = self.out.getvalue()
        self.out.seek(0)
        self.out.truncate()
        return text

    def run(self, typist: Callable[[str], str]) -> None:
        """Play until the game is over or somebody stops."""
        self.typist = typist
        try:
            self.table.play()
        finally:
            self.shown.append(self.printed())

    def type(self, *lines: str) -> list[str]:
        """Type these lines, then stop; the answer to each of them."""
        waiting = list(lines)
        before = len(self.shown)

        def next_line(prompt: str) -> str:
            if not waiting:
                raise EOFError
            return waiting.pop(0)

        with pytest.raises(Quit):
            self.run(next_line)
        assert not waiting
        return self.shown[before + 1 : before + 1 + len(lines)]

    def play_randomly(self, seed: int = 1) -> None:
        """Numbers drawn by lot to the end; Enter when the screen is passed on."""
        luck = random.Random(seed)

        def number(prompt: str) -> str:
            if self.is_curtain(prompt):
                return ""
            return str(luck.randint(1, len(self.options())))

        self.run(number)

    def is_curtain(self, prompt: str) -> bool:
        return any(prompt == self.say("core-pass-screen", player=name) for name in self.table.speaker.players)

    def options(self) -> list[int]:
        """What the person at the screen can choose from."""
        assert self.table.sitting is not None
        return self.table.recorder.state.offered(self.table.sitting)

    def words(self) -> list[str]:
        """The options of whoever is asked, in words."""
        return self.game.question_words(self.table.recorder.state.pending()[0])

    def answers(self) -> list[tuple[int, str]]:
        return self.table.recorder.record.answers

    def picture(self, seat: int) -> str:
        self.table.show_table(seat)
        return self.printed()

    def dump(self) -> str:
        return json.dumps(self.game.dump(self.table.recorder.state), sort_keys=True)


def rows_of(text: str) -> list[list[str]]:
    """The cells of a printed table, line by line."""
    lines = [line for line in text.splitlines() if line.startswith("│")]
    return [[cell.strip() for cell in line.strip("│").split("│")] for line in lines]


def rule_line(screen: Screen, rule: str) -> str:
    """How a rule is printed."""
    return screen.say("core-rule", rule=rule, text=screen.table.speaker.rule(rule))


# ---- answers


def test_the_table_the_question_and_numbered_options_are_shown() -> None:
    screen = Screen()
    screen.type()
    (first, _) = screen.shown
    assert "Round 1 · Hunt" in first
    assert "Jana: Which card do you mark?" in first
    question = screen.table.recorder.state.pending()[0]
    for number, option in enumerate(question.options, start=1):
        assert re.search(rf"^ +{number}  {re.escape(screen.table.speaker.option(option))}", first, re.MULTILINE)
    assert len(question.options) == 4
    assert screen.prompts == ["Your choice (? for help) > "]


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_number_chooses_the_option_beside_it(number: int) -> None:
    screen = Screen()
    wanted = screen.words()[number - 1]
    screen.type(str(number))
    assert screen.answers()[0] == (0, wanted)


@pytest.mark.parametrize("change", [str, str.upper, lambda said: f"  {said.replace(' ', '   ').replace('_', ' ')} "])
def test_words_choose_an_option_however_they_are_written(change: Callable[[str], str]) -> None:
    screen = Screen()
    wanted = screen.words()[2]
    screen.type(change(wanted))
    assert screen.answers()[0] == (0, wanted)


@pytest.mark.parametrize(
    "typed",
    ["", "   ", "0", "5", "-1", "1.5", "²", "mark", "mark unicorn", "dance", "why", "what", "save", "[/]", "{ $x }"],
)
def test_what_is_no_answer_changes_nothing_and_the_question_stays(typed: str) -> None:
    screen = Screen()
    before = screen.dump()
    wanted = screen.words()[0]
    (said,) = screen.type(typed)
    assert screen.dump() == before
    assert screen.answers() == []
    assert said.strip() == (screen.say("core-not-understood", words=typed) if typed.strip() else "")
    screen.type("1")
    assert screen.answers()[0] == (0, wanted)


def test_an_answer_that_is_not_on_offer_is_refused_with_its_rule() -> None:
    screen = Screen()
    before = screen.dump()
    (said,) = screen.type("end turn")
    refusal = screen.table.recorder.state.why_not(0, "end turn")
    assert refusal is not None
    assert said.splitlines() == [screen.table.speaker.refusal(refusal), rule_line(screen, "VALE-ROUND.1")]
    assert screen.dump() == before


# ---- questions back


@every_language
@pytest.mark.parametrize("typed", ["?", "help"])
def test_help_is_shown(language: str, typed: str) -> None:
    screen = Screen(language)
    (said,) = screen.type(typed)
    assert said.rstrip("\n") == screen.say("core-help")
    assert screen.answers() == []


@every_language
def test_why_says_what_forbids_something_or_that_it_can_be_done(language: str) -> None:
    screen = Screen(language)
    (forbidden, allowed, nonsense) = screen.type("why summon hydra", f"why {screen.words()[0]}", "why dance")
    phase = screen.say("vale-phase-hunt")
    refused = screen.say("vale-refusal-wrong-phase", phase=phase)
    assert forbidden.splitlines() == [refused, rule_line(screen, "VALE-ROUND.1")]
    assert allowed.strip() == screen.say("core-on-offer")
    assert nonsense.strip() == screen.say("core-not-understood", words="dance")
    assert screen.answers() == []


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "imp"),
        ("en", "Imp"),
        ("cs", "imp"),
        ("cs", "Ďáblík"),
        ("cs", "ďáblík"),
        ("cs", "ďáblíka"),
        ("cs", "Lávový obr"),
        ("cs", "lava giant"),
        ("en", "Lava Giant"),
        ("en", "lava_giant"),
    ],
)
def test_what_explains_a_card_by_its_id_and_by_its_name(language: str, words: str) -> None:
    screen = Screen(language)
    (said,) = screen.type(f"what {words}")
    if re.search("imp|blík", words, re.IGNORECASE):
        topics = ["vale-card-imp", "vale-card-imp.instant", "vale-card-imp.active"]
    else:
        topics = ["vale-card-lava_giant", "vale-card-lava_giant.instant"]
    assert said.splitlines() == [screen.say(topic) for topic in topics]


@every_language
@pytest.mark.parametrize("words", ["VALE-SUM.3", "vale-sum.3", "SUM.3", "sum.3"])
def test_what_explains_a_rule_by_its_id(language: str, words: str) -> None:
    screen = Screen(language)
    (said,) = screen.type(f"what {words}")
    assert said.strip() == rule_line(screen, "VALE-SUM.3")


@every_language
@pytest.mark.parametrize("words", ["unicorn", "VALE-SUM.99", "[/]", "."])
def test_what_admits_when_there_is_nothing_to_explain(language: str, words: str) -> None:
    screen = Screen(language)
    (said,) = screen.type(f"what {words}")
    assert said.strip() == screen.say("core-nothing-to-explain", words=words)


def test_table_shows_the_table_and_the_options_again() -> None:
    screen = Screen()
    (again,) = screen.type("table")
    picture = screen.picture(0)
    assert again.startswith(picture)
    assert "Jana: Which card do you mark?" in again
    assert [len(re.findall(r"^ +\d  Mark ", text, re.MULTILINE)) for text in (screen.shown[0], again)] == [4, 4]


def test_words_lists_what_can_be_typed() -> None:
    screen = Screen()
    (said,) = screen.type("words")
    assert said.strip().split(", ") == screen.words()


@every_language
def test_log_tells_everything_again_and_news_only_once(language: str) -> None:
    screen = Screen(language)
    screen.type("1", "1", "log")
    *_, second, third, log, _ = screen.shown
    told = [screen.game.event_words.tell(event, 0) for event in screen.table.events]
    story = [f"  {screen.table.speaker.event(each)}" for each in told]
    assert len(story) > 4
    assert log.splitlines() == story
    news = [line for text in (second, third) for line in text.splitlines() if line in story]
    assert sorted(news) == sorted(story)


def test_an_effect_is_explained_to_each_person_once() -> None:
    screen = Screen(people=2, seed=3)
    card = screen.words()[0].removeprefix("mark ")
    effects = [screen.say(topic) for topic in screen.game.topics(card)[1:]]
    (again, _, theirs) = screen.type("table", "4", "")
    assert effects
    for effect in effects:
        assert effect in screen.shown[0]
        assert effect not in again
        assert effect in theirs


# ---- keeping a game


@every_language
def test_a_saved_game_goes_on_with_the_same_table(language: str, tmp_path: Path) -> None:
    file = tmp_path / "new" / "folder" / "my game.record"
    screen = Screen(language, people=2)
    (*_, said) = screen.type("1", "", "2", "1", "", f"save {file}")
    assert said.strip() == screen.say("core-saved", file=str(file))
    record = read_record(file.read_text(encoding="utf-8"))
    assert record.answers == screen.answers()
    assert len(record.answers) > 2
    again = Screen(language, record=record)
    assert again.dump() == screen.dump()
    for seat in range(2):
        assert again.picture(seat) == screen.picture(seat)
    assert again.table.recorder.record.text() == screen.table.recorder.record.text()


def test_a_resumed_game_is_played_on_to_the_same_end(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    screen = Screen(people=2, seats=2, seed=6)
    screen.type("1", "", "2", "1", "", f"save {file}")
    again = Screen(record=read_record(file.read_text(encoding="utf-8")))
    screen.play_randomly(5)
    again.play_randomly(5)
    assert again.table.recorder.record.text() == screen.table.recorder.record.text()
    assert again.table.recorder.record.result is not None


def test_a_resumed_game_tells_no_old_news_unless_asked(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    screen = Screen()
    (*_, log, _) = screen.type("1", "1", "log", f"save {file}")
    again = Screen(record=read_record(file.read_text(encoding="utf-8")))
    (retold,) = again.type("log")
    assert retold == log
    assert not any(line in again.shown[0].splitlines() for line in log.splitlines())


def test_a_game_that_cannot_be_saved_there_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("kept", encoding="utf-8")
    screen = Screen()
    wanted = screen.words()[0]
    (folder, below, _) = screen.type(f"save {tmp_path}", f"save {tmp_path / 'file' / 'game.record'}", "1")
    assert str(tmp_path) in folder
    assert "game.record" in below
    assert screen.answers()[0] == (0, wanted)
    assert (tmp_path / "file").read_text(encoding="utf-8") == "kept"


@pytest.mark.parametrize("typed", ["quit", "q", "exit"])
def test_somebody_who_quits_is_asked_no_more(typed: str) -> None:
    screen = Screen()
    with pytest.raises(Quit):
        screen.run(lambda prompt: typed)
    assert len(screen.prompts) == 1


@pytest.mark.parametrize("end", [EOFError, KeyboardInterrupt])
def test_the_end_of_the_input_or_an_interrupt_is_quitting(end: type[BaseException]) -> None:
    def stop(prompt: str) -> str:
        raise end

    with pytest.raises(Quit):
        Screen().run(stop)


@every_language
@pytest.mark.parametrize("last", ["quit\n", "q\n", "exit\n", ""], ids=["quit", "q", "exit", "end of input"])
def test_a_game_that_is_left_is_kept_and_can_be_resumed(
    language: str, last: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    say = texts(language)
    file = tmp_path / "deskovka" / "vale-12.record"
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(cli.console, "width", 400)

    def play(typed: str, *words: str) -> str:
        monkeypatch.setattr(sys, "argv", ["deskovka", "play", "--lang", language, *words])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as end:
            cli.main()
        assert not end.value.code
        said = capsys.readouterr()
        assert said.err == ""
        return said.out

    fresh = ["vale", "--seed", "12", "--names", "Jana", "--variant", "first_player=0"]
    assert say("core-goodbye") in play(last, *fresh)
    assert not file.exists()  # nothing was played
    left = play("1\n2\n" + last, *fresh)
    assert left.endswith(f"{say('core-saved', file=str(file))}\n{say('core-goodbye')}\n")
    kept = read_record(file.read_text(encoding="utf-8"))
    assert kept.names == ["Jana", f"{say('core-bot-names').split()[0]} (greedy)"]
    assert [seat for seat, _ in kept.answers].count(0) == 2
    file = file.rename(tmp_path / "elsewhere.record")  # it is kept where it was found
    resumed = play("1\n" + last, "--resume", str(file))
    assert resumed.splitlines()[1] == say("core-resumed")
    table = re.compile(r"^[▶ ] Jana  .*(?:\n    .*)+", re.MULTILINE)
    assert table.findall(resumed)[0] == table.findall(left)[-1]
    longer = read_record(file.read_text(encoding="utf-8"))
    assert longer.answers[: len(kept.answers)] == kept.answers
    assert len(longer.answers) > len(kept.answers)


# ---- several people round one screen


def test_the_screen_is_cleared_before_and_after_it_is_passed_on() -> None:
    screen = Screen(people=2)
    screen.type("1", "", "1")
    mine, curtain, theirs, *_ = screen.shown
    assert screen.prompts[1] == screen.say("core-pass-screen", player="Petr")
    assert CLEARED not in mine
    assert curtain.startswith("\x1b")
    assert re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", curtain) == ""  # nothing but the clearing
    assert CLEARED in curtain
    assert theirs.startswith(curtain)
    assert "Petr: Which card do you mark?" in theirs


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
        assert not sitting or sitting[-1] == name
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
    told = [screen.game.event_words.tell(event, seat) for event in screen.table.events]
    known = {name for each in told for name in (each.get("card"), each.get("source"))}
    drawn = {
        CARD_NAMES[int(event.a)]
        for event, each in zip(screen.table.events, told, strict=True)
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

    screen.run(watch)
    assert different > 4


def test_a_hand_is_shown_to_its_owner_and_counted_for_the_others() -> None:
    screen = Screen(game="_template", people=2)
    (own, other) = (screen.picture(seat) for seat in range(2))
    hands = [" ".join(str(int(card)) for card in p.hand) for p in screen.table.recorder.state.players]  # type: ignore[attr-defined]
    assert f"Jana: 0 points  [{hands[0]}]" in own
    assert "Petr: 0 points  [???]" in own
    assert "Jana: 0 points  [???]" in other
    assert f"Petr: 0 points  [{hands[1]}]" in other


# ---- the end


@every_language
@pytest.mark.parametrize(("game", "seats"), [(id, seats) for id in all_game_ids() for seats in find_game(id).seats])
def test_a_whole_game_ends_with_the_score_sheet_and_the_winner(language: str, game: str, seats: int) -> None:
    screen = Screen(language, game, people=seats, seats=seats, seed=2)
    screen.play_randomly(seats)
    say, end = screen.say, screen.shown[-1]
    result = screen.game.result(screen.table.recorder.state)
    assert result.over
    prefix = game.strip("_")
    assert say("core-score-sheet") in end
    rows = {first: others for first, *others in rows_of(end)}
    for kind, lines in (("score", result.sheet), ("tie", result.tie_breaks)):
        for line in lines:
            label = f"{say(f'{prefix}-{kind}-{line.id}')} {line.rule}"
            assert rows.pop(label) == [str(points) for points in line.points]
    assert rows.pop(say("core-total")) == [str(score) for score in result.scores]
    assert rows.pop(say("core-rank")) == [f"{rank}." for rank in result.ranks]
    assert rows == {}
    assert all(name in end for name in NAMES[:seats])
    winners = [NAMES[seat] for seat in result.winners()]
    shared = say("core-share", players=", ".join(winners))
    *_, winner, reason = end.strip().splitlines()
    assert winner == (shared if len(winners) > 1 else say("core-wins", player=winners[0]))
    assert reason == rule_line(screen, result.reason)
    assert say(f"{prefix}-event-ended") in end


@every_language
def test_a_shared_victory_names_all_winners(language: str) -> None:
    for seed in range(60):
        screen = Screen(language, "_template", people=2, seed=seed)
        screen.play_randomly(seed)
        if len(screen.game.result(screen.table.recorder.state).winners()) == 2:
            break
    assert screen.shown[-1].splitlines()[-2] == screen.say("core-share", players="Jana, Petr")


def test_people_and_bots_finish_a_game_whose_record_keeps_the_rules() -> None:
    screen = Screen("cs", people=2, seats=4, seed=11)
    screen.play_randomly(4)
    record = read_record(screen.table.recorder.record.text())
    assert record.names == ["Jana", "Petr", "Fox 2 (greedy)", "Fox 3 (greedy)"]
    assert {seat for seat, _ in record.answers} == {0, 1, 2, 3}
    *_, end = replay(screen.game, record)
    assert screen.game.result(end).scores == record.result


def test_a_finished_game_that_is_opened_again_shows_its_result() -> None:
    screen = Screen(people=2)
    screen.play_randomly()
    again = Screen(record=screen.table.recorder.record)
    again.run(again.silent)
    assert again.prompts == []
    sheet = screen.say("core-score-sheet")
    assert again.shown[-1].partition(sheet)[2] == screen.shown[-1].partition(sheet)[2]
    assert sheet in again.shown[-1]


@pytest.mark.parametrize("name", ["[bold]", "Fox [/]"])
def test_a_name_may_have_any_signs(name: str) -> None:
    """In the picture of the table, in the news, at the curtain, on the score sheet."""
    game = find_game("vale")
    record = new_record(game, 2, 1, {"first_player": "0"})
    record.names = [name, "Petr"]
    screen = Screen(record=record)
    screen.play_randomly()
    assert re.search(rf"^[▶ ] {re.escape(name)}  Points", screen.shown[0], re.MULTILINE)
    assert screen.say("core-pass-screen", player=name) in screen.prompts
    assert screen.say("vale-event-turn-ended", player=name) in "".join(screen.shown)
    assert rows_of(screen.shown[-1])
    header = next(line for line in screen.shown[-1].splitlines() if "Petr ┃" in line)
    assert [cell.strip() for cell in header.strip("┃").split("┃")] == ["", name, "Petr"]

"""A game in the terminal, alone or round one screen, against bots."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from shlex import quote

from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid
from rich.text import Text

from deskovka.bots.bot import Bot, Seat
from deskovka.bots.registry import make_bot
from deskovka.core.luck import SEEDS
from deskovka.core.options import repeated, said_times
from deskovka.core.record import Record, is_number
from deskovka.core.recorder import Recorder
from deskovka.core.steps import Question
from deskovka.games.registry import find_game
from deskovka.hearing import COMMANDS, Hearing
from deskovka.text import Speaker, texts

SHORT = 9  # a longer list of options stands in several columns or in groups
MOST_COLUMNS = 3


class Quit(Exception):
    """The player wants to stop."""


def luck_of_bot(record: Record, seat: int) -> int | None:
    """At a table with a seed the bots play alike each time; None: as it comes."""
    return (record.seed + seat) % SEEDS if record.secret is None else None


class Terminal:
    """One table in one terminal.  People sit on the first seats unless `bots` says otherwise."""

    def __init__(
        self,
        record: Record,
        bots: dict[int, str],
        language: str,
        console: Console,
        ask: Callable[[str], str] = input,
    ) -> None:
        self.game = find_game(record.game)
        self.recorder = Recorder(self.game, record)
        self.console = console
        self.ask = ask
        self.bots: dict[int, Bot] = {seat: make_bot(name, luck_of_bot(record, seat)) for seat, name in bots.items()}
        self.speaker = Speaker(self.game, texts(language), record.names)
        self.say = self.speaker.say
        self.hearing = Hearing(self.game, self.speaker)
        self.told: dict[int, int] = {}  # by seat: how many events were shown
        self.sitting: int | None = None  # who saw the screen last
        self.asks_between: set[int] = set()  # seats that want the questions others pass by
        self.skipping: set[int] = set()  # seats that pass in others' turns, until their own
        self.explained: set[tuple[int, str]] = set()  # what each seat has been told about
        if record.answers:
            self.told = {seat: len(self.recorder.events()) for seat in range(record.seats)}

    # ---- the game

    def play(self) -> None:
        """Go on until the game is over or somebody quits."""
        while questions := self.recorder.state.pending():
            question = next((q for q in questions if q.seat in self.bots), questions[0])
            seat = question.seat
            self.skipping.discard(self.game.turn(self.recorder.state))
            if seat in self.bots:
                self.recorder.choose(seat, self.bots[seat].answer(Seat(self.recorder.state, seat)))
                continue
            if self.passes(question):
                self.recorder.choose(seat, int(question.ask.skip()))
                continue
            option = self.ask_person(question)
            if option is None:
                self.take_back(seat)
            else:
                self.recorder.choose(seat, option)
        self.show_news(self.sitting)
        self.show_result()

    def passes(self, question: Question) -> bool:
        """Is this a question that is passed by: unless its player wants it, in others' turns if they said so?"""
        if question.ask.window():
            return question.seat in self.skipping
        return int(question.ask.skip()) in question.options and question.seat not in self.asks_between

    def people(self) -> list[int]:
        return [seat for seat in range(self.recorder.record.seats) if seat not in self.bots]

    def take_back(self, seat: int) -> None:
        self.recorder.take_back(len(self.recorder.record.answers) - self.recorder.last_answer())
        self.told[seat] = len(self.recorder.events())
        self.print(self.say("core-taken-back"))

    def ask_person(self, question: Question) -> int | str | None:
        """Show the table and ask until the answer is one of the options; None to take the last answer back."""
        if self.sitting != question.seat:
            self.pass_screen(question.seat)
        self.show_news(question.seat)
        self.show_table(question.seat)
        heads = self.heads(question)
        self.show_question(question, heads)
        listed = question if not heads else None  # what the numbers stand for; None: the heads
        while True:
            said = self.read(f"{self.say('core-choose')} > ")
            if self.hearing.command(said)[0] == "undo":
                if self.recorder.may_take_back(question.seat):
                    return None
                self.print(self.say("core-not-taken-back"))
                continue
            if heads and listed is None and is_number(said) and 1 <= int(said) <= len(heads):
                listed = Question(question.seat, question.ask, heads[int(said) - 1])
                self.show_options(listed)
                self.print(self.say("core-back"), style="dim")
                continue
            if heads and said == "0":
                listed = None
                self.show_heads(question, heads)
                continue
            option = self.understand(said, listed if listed is not None and is_number(said) else question)
            if option is not None:
                return option

    def heads(self, question: Question) -> list[list[int]]:
        """A long question of two parts is asked in two short lists: the options by their first part; [] for others."""
        by_first: dict[str, list[int]] = {}
        for option in question.options:
            phrase, parts = self.game.phrases.parts(option)
            if not self.say.has(f"{self.speaker.prefix()}-option-{phrase.id}.first"):
                return []
            by_first.setdefault(parts[0][2], []).append(option)
        return list(by_first.values()) if len(question.options) > SHORT else []

    def show_question(self, question: Question, heads: list[list[int]]) -> None:
        if heads:
            self.show_heads(question, heads)
        else:
            self.show_options(question)

    def show_heads(self, question: Question, heads: list[list[int]]) -> None:
        self.console.rule()
        self.print(f"{self.speaker.players[question.seat]}: {self.speaker.question(question.ask)}", style="bold")
        for number, options in enumerate(heads, 1):
            self.console.print(
                f"  [bold]{number:>2}[/]  {escape(self.speaker.first_part(options[0]))}", highlight=False
            )

    def pass_screen(self, seat: int) -> None:
        """Let nobody see another one's hand."""
        if len(self.people()) > 1:
            self.console.clear()
            self.read(self.say("core-pass-screen", player=self.speaker.players[seat]))
            self.console.clear()
        self.sitting = seat

    def read(self, prompt: str) -> str:
        try:
            return self.ask(prompt).strip()
        except (EOFError, KeyboardInterrupt):
            raise Quit from None

    def understand(self, said: str, question: Question) -> int | str | None:
        """The answer that was meant; None after a request that only wants to know something."""
        words, times = repeated(said)
        command, rest = self.hearing.command(said)
        option = None if command else self.option_meant(words, question)
        if option is not None:
            several = said_times(self.game.phrases.say(option), times)
            if self.recorder.state.why_not(question.seat, several) is None:
                return several if times > 1 else option
            said = several
        if command == "quit":
            raise Quit
        if command == "why" and rest:
            self.explain_refusal(question.seat, self.hearing.intent(rest, question.options))
        elif command == "what" and rest:
            self.explain(rest)
        elif command == "table":
            self.show_table(question.seat)
            self.show_question(question, self.heads(question))
        elif command == "log":
            self.told[question.seat] = 0
            self.show_news(question.seat)
        elif command == "words":
            self.print(", ".join(self.game.question_words(question)))
        elif command == "between":
            self.asks_between ^= {question.seat}
            self.print(self.say("core-between-on" if question.seat in self.asks_between else "core-between-off"))
        elif command == "skip":
            return self.skip(question)
        elif command == "save" and rest:
            self.save(Path(rest))
        elif command == "help":
            self.show_help(question)
        elif said and option is None and len(self.hearing.meant(words, question.options)) > 1:
            shown = [self.speaker.option(each) for each in self.hearing.meant(words, question.options)]
            self.print(self.say("core-which", options=" / ".join(shown)))
        elif said:
            self.explain_refusal(question.seat, self.hearing.intent(said, question.options))
        return None

    def skip(self, question: Question) -> int | None:
        """Pass here, and from now on until one's own turn."""
        if not question.ask.window():
            self.print(self.say("core-skip-not-here"))
            return None
        self.skipping.add(question.seat)
        return int(question.ask.skip())

    def option_meant(self, said: str, question: Question) -> int | None:
        """An option by its number, its words or what is shown of it, if only one can be meant."""
        if is_number(said) and 1 <= int(said) <= len(question.options):
            return question.options[int(said) - 1]
        meant = self.hearing.meant(said, question.options)
        return meant[0] if len(meant) == 1 else None

    def save(self, file: Path) -> None:
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(self.recorder.record.text(), encoding="utf-8")
        except OSError as problem:
            self.print(self.say("core-not-saved", file=str(file), why=str(problem.strerror)))
            return
        self.console.print(escape(self.say("core-saved", file=quote(str(file)))), highlight=False, soft_wrap=True)

    # ---- explaining

    def explain_refusal(self, seat: int, intent: int | str) -> None:
        refusal = self.recorder.state.why_not(seat, intent)
        if refusal is None:
            self.print(self.say("core-on-offer"))
            return
        self.print(self.speaker.refusal(refusal))
        if refusal.message == "core-not-understood":
            self.print(self.say("core-ask-for-help"))
        if refusal.rule:
            self.show_rule(refusal.rule)

    def show_help(self, question: Question) -> None:
        """The commands, with examples from this game."""
        self.print(self.say("core-help"))
        grid = Grid.grid(padding=(0, 2, 0, 0))
        shown = {command: self.say(f"core-command-{command}").split()[0] for command in COMMANDS}
        refused = next(o for o in self.hearing.sayable() if o not in question.options)
        examples = {
            "why": f"{shown['why']} {self.speaker.option(refused)}",
            "what": f"{shown['what']} {self.something_to_explain()}",
        }
        follows = {"why": " …", "what": " …", "save": f" {self.say('core-file')}"}
        for command in COMMANDS[:-1]:
            if command == "skip" and not self.game.windows:
                continue
            said = self.say(f"core-help-{command}", example=examples.get(command, ""))
            grid.add_row(f"  {escape(shown[command] + follows.get(command, ''))}", escape(said))
        self.console.print(grid, highlight=False)

    def something_to_explain(self) -> str:
        """The name of a thing of this game in the players' language; a rule if nothing has a text."""
        for kind, names in self.game.phrases.names.items():
            for name in names:
                if name and self.game.topics(name.lower()):
                    return str(self.game.speak(kind, name, self.say)[kind])
        return self.game.rule_prefix()

    def explain(self, words: str) -> None:
        """A thing by its id or its name in the players' language, or a rule by its id."""
        lines = self.game.about(words.lower().replace(" ", "_"), self.say) or self.game.about(
            self.id_of(words), self.say
        )
        for line in lines:
            self.print(line)
        prefixes = tuple(f"{prefix}-" for prefix in self.game.rule_prefixes())
        rule = words.upper() if words.upper().startswith(prefixes) else f"{prefixes[0]}{words.upper()}"
        if not lines and self.say.has(self.speaker.rule_message(rule)):
            self.show_rule(rule)
        elif not lines:
            self.print(self.say("core-nothing-to-explain", words=words))

    def id_of(self, spoken: str) -> str:
        """The id of a thing by its name in the players' language."""
        for kind, names in self.game.phrases.names.items():
            for name in names:
                values = self.game.speak(kind, name, self.say) if name and self.game.topics(name.lower()) else {}
                if spoken.lower() in (str(value).lower() for value in values.values()):
                    return name
        return ""

    def show_rule(self, rule: str) -> None:
        self.print(self.say("core-rule", rule=rule, text=self.speaker.rule(rule)), style="dim")

    # ---- showing

    def print(self, text: str, style: str | None = None) -> None:
        self.console.print(escape(text), style=style, highlight=False)

    def show_news(self, seat: int | None) -> None:
        """What happened since this seat last looked."""
        seen = self.told.get(-1 if seat is None else seat, 0)
        for event in self.recorder.events()[seen:]:
            told = self.game.event_words.tell(event, seat)
            by = f"  [dim]{self.game.rule_of(event)}[/]" if self.speaker.is_rival(told.get("seat")) else ""
            line = f"  {escape(self.speaker.event(told))}{by}"
            self.console.print(line, style="cyan" if "seat" in told else "bold", highlight=False)
        self.told[-1 if seat is None else seat] = len(self.recorder.events())

    def show_table(self, seat: int | None) -> None:
        self.console.rule()
        view = self.game.view(self.recorder.state, seat)
        names = [escape(name) for name in self.speaker.players]
        picture = self.game.picture(view, self.say, names, self.console.width)
        self.console.print(picture, highlight=False)

    def show_options(self, question: Question) -> None:
        self.console.rule()
        self.print(f"{self.speaker.players[question.seat]}: {self.speaker.question(question.ask)}", style="bold")
        numbered = [(f"  [bold]{n:>2}[/]", self.line(question.seat, o)) for n, o in enumerate(question.options, 1)]
        across = self.columns_for(numbered)
        beneath = []  # a last option of another kind that is too long for the columns of the others
        if len(numbered) > SHORT and self.parted(*question.options[-2:]) and self.columns_for(numbered[:-1]) > across:
            beneath = [numbered.pop()]
            across = self.columns_for(numbered)
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for _ in range(across):
            grid.add_column(min_width=4)
            grid.add_column()
        down = -(-len(numbered) // across)
        for row in range(down):
            if row and across == 1 and len(numbered) > SHORT and self.parted(*question.options[row - 1 : row + 1]):
                grid.add_row()
            grid.add_row(*(part for entry in numbered[row::down] for part in entry))
        self.console.print(grid, highlight=False)
        for number, line in beneath:
            self.console.print(f"{number}  {line}", highlight=False)
        self.show_several(question)
        if question.ask.window():
            self.print(self.say("core-skip-hint"), style="dim")
        if question.seat not in self.asks_between and self.game.has_aside(self.recorder.state, question.seat):
            self.print(self.say("core-between-hint"), style="dim")

    def columns_for(self, numbered: list[tuple[str, str]]) -> int:
        """In how many columns these options stand."""
        if len(numbered) <= SHORT:
            return 1
        longest = max(Text.from_markup(line).cell_len for _, line in numbered)
        return min(MOST_COLUMNS, self.console.width // (longest + 8)) or 1

    def show_several(self, question: Question) -> None:
        """How to do something several times at once, where that is possible."""
        for number, option in enumerate(question.options, 1):
            most = self.game.repeats(self.recorder.state, question.seat, option)
            if most > 1:
                self.print(self.say("core-several", example=str(number), most=most), style="dim")
                return

    def line(self, seat: int, option: int) -> str:
        """An option in words, what it costs or brings, and what the thing in it does."""
        detail = escape(self.game.detail(self.recorder.state, seat, option, self.say))
        extra = f" [cyan]· {detail}[/]" if detail else ""
        return f"{escape(self.speaker.option(option))}{extra}{self.hint(seat, option)}"

    def parted(self, before: int, option: int) -> bool:
        """Does a long list have a blank line here: another thing to do, or to do it with?"""
        (phrase, parts), (last, others) = self.game.phrases.parts(option), self.game.phrases.parts(before)
        return phrase is not last or (len(parts) > 1 and parts[0] != others[0])

    def hint(self, seat: int, option: int) -> str:
        """What the thing in an option does, the first time a seat meets it."""
        _, parts = self.game.phrases.parts(option)
        for _, _, name in parts:
            if (seat, name) not in self.explained:
                self.explained.add((seat, name))
                effects = [self.say(topic) for topic in self.game.topics(name) if "." in topic]
                if effects:
                    return f"  [dim]{escape(' '.join(effects))}[/]"
        return ""

    def show_result(self) -> None:
        """The score sheet, line by line."""
        result = self.game.result(self.recorder.state)
        prefix = self.speaker.prefix()
        grid = Grid(title=self.say("core-score-sheet"))
        grid.add_column("")
        for name in self.speaker.players:
            grid.add_column(escape(name), justify="right")
        for line in result.sheet:
            label = f"{self.say(f'{prefix}-score-{line.id}')} [dim]{line.rule}[/]"
            grid.add_row(label, *(str(points) for points in line.points))
        grid.add_section()
        grid.add_row(
            f"[bold]{self.say('core-total')}[/]",
            *(f"[bold]{score}[/]" for score in (*result.scores, *(rival.score for rival in result.rivals))),
        )
        for line in result.tie_breaks:
            label = f"{self.say(f'{prefix}-tie-{line.id}')} [dim]{line.rule}[/]"
            grid.add_row(label, *(str(points) for points in line.points))
        grid.add_row(
            self.say("core-rank"), *(f"{rank}." for rank in (*result.ranks, *(rival.rank for rival in result.rivals)))
        )
        self.console.print(grid)
        best = [*result.ranks, *(rival.rank for rival in result.rivals)]
        winners = [name for name, rank in zip(self.speaker.players, best, strict=True) if rank == 1]
        if not result.winners():
            self.print(self.say("core-rivals-win", rivals=", ".join(winners)), style="bold red")
        elif len(winners) == 1:
            self.print(self.say("core-wins", player=winners[0]), style="bold green")
        else:
            self.print(self.say("core-share", players=", ".join(winners)), style="bold green")
        self.show_rule(result.reason)

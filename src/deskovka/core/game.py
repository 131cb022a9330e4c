"""What a game provides to everything else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import numpy as np
from mypy_extensions import mypyc_attr

from deskovka.core.codec import Stored, ask_again, dump_engine, load_engine
from deskovka.core.columns import Layout
from deskovka.core.errors import OldRules, UnknownName
from deskovka.core.events import Event, EventWords
from deskovka.core.knowing import Knowing
from deskovka.core.luck import SEEDS, Key, Seed
from deskovka.core.manner import Manner
from deskovka.core.obstacles import Obstacles
from deskovka.core.options import Phrases, repeated
from deskovka.core.refusal import Refusal as Refusal
from deskovka.core.result import Result
from deskovka.core.steps import NATURE, Question, State, Step
from deskovka.core.terms import Term
from deskovka.core.vecs import vec
from deskovka.core.views import EVERYBODY, SPECTATOR

if TYPE_CHECKING:
    from numpy.typing import NDArray


class Say(Protocol):
    """Words in one language: say("vale-phase-hunt", round=3)."""

    def __call__(self, message: str, **values: object) -> str: ...

    def has(self, message: str) -> bool: ...


class Variant:
    """A switch of a game: its id, its default, what it may be; another one that it needs, or for how many seats it is,
    and the rule that says so."""

    __slots__ = ("allowed", "default", "id", "needs", "rule", "seats")

    def __init__(
        self,
        id: str,
        default: str,
        allowed: tuple[str, ...],
        needs: str = "",
        rule: str = "",
        seats: tuple[int, ...] = (),
    ) -> None:
        self.id = id
        self.default = default
        self.allowed = allowed
        self.needs = needs
        self.rule = rule
        self.seats = seats  # how many there have to be for it; none named: any number


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game: its facts, and every question that can be asked about one of its tables."""

    def __init__(
        self,
        id: str,
        seats: tuple[int, ...],
        rules_version: int,
        phrases: Phrases,
        event_words: EventWords,
        variants: tuple[Variant, ...] = (),
        finished: bool = True,
        obstacles: Obstacles | None = None,
        steps: type[Step] = Step,
        option_size: int = 1,
        after_size: int = 0,
        table_size: int = 1,
        layout: int = 1,
        reckoned: tuple[str, ...] = (),
        windows: tuple[str, ...] = (),
        deeds: tuple[str, ...] = (),
        manner: Manner | None = None,
        term_ids: tuple[str, ...] = (),
    ) -> None:
        self.id = id
        self.seats = seats
        self.rules_version = rules_version
        self.phrases = phrases
        self.event_words = event_words
        self.obstacles = obstacles or Obstacles(id, {})
        self.steps = steps  # what all steps of the game are
        self.option_size = option_size  # how many numbers tell an option to a network
        self.table_size = table_size  # … and a table
        self.after_size = after_size  # … and what an option changes; 0: that is not told
        self.layout = layout  # which arrangement of those numbers this is (docs/features.md); a change raises it
        self.reckoned = reckoned  # what a view reckons for its seat, from things everybody sees
        self.windows = (
            windows  # moments at which others may act, `Step.window` 1 first; its words are <id>-window-<name>
        )
        self.deeds = (
            deeds  # kinds of things done there, in the order of the bits of `Step.deeds`; words <id>-deed-<name>
        )
        self.manner = manner or Manner()  # how bots that think search it
        self.term_ids = term_ids  # what `terms` may name
        self.variants = variants
        self.finished = finished  # every rule of its catalogue must have a test

    # ---- a game provides

    def deal(self, seats: int, seed: Seed, variants: dict[str, str]) -> State:
        """A new table with the first step on the agenda; the arguments are already checked.

        Its luck is `g.take_luck(seed)`, before anything is drawn.
        """
        raise NotImplementedError

    def seen(self, g: State, viewer: int) -> dict[str, object]:
        """Exactly what a viewer may know, ready for JSON: a seat, SPECTATOR or EVERYBODY (`core.views`)."""
        raise NotImplementedError

    def view_shape(self) -> object:
        """What views of this game hold, as a TypedDict: descriptions and clients are made from it."""
        raise NotImplementedError

    def deal_unseen(self, g: State, seat: int) -> None:
        """Deal anew, by luck, whatever this seat cannot see; where the things really are must not matter."""
        raise NotImplementedError

    def known(self, g: State, seat: int) -> dict[str, object]:
        """What a seat knows for certain of things it does not see, ready for JSON: a memory aid (docs/memory.md).

        `hands`: by player, what others hold; `piles`: by name, what lies at the top and at the bottom, from there on,
        and `within`, in any order; `unknown`: how much else lies there; `kinds`: of what kind each named thing is.
        Whatever is named here lies there at every table the seat imagines.  `core.knowing` puts it together.
        """
        nothing = Knowing()
        for _ in self.result(g).scores:
            nothing.own_hand()
        return nothing.told()

    def result(self, g: State) -> Result:
        raise NotImplementedError

    def fewest(self) -> int:
        """The smallest number of people who play together; whoever plays alone says so."""
        return min(number for number in self.seats if number > 1)

    def rivals(self, seats: int) -> tuple[str, ...]:
        """The opponents nobody plays at a table for so many: they are told of as seats after the last one."""
        return ()

    def blank(self, stored: Stored) -> State:
        """A table of the right kind and size, to be filled with what was stored of it."""
        raise NotImplementedError

    def carry_over(self, stored: dict[str, object], version: int) -> dict[str, object]:
        """A table stored under this older version of the rules as the next version stores it.

        Whoever raises `rules_version` writes the step, so that tables which are being played go on; OldRules if a
        table cannot be carried over.
        """
        raise OldRules(f"{self.id}: no way from rules version {version} to {version + 1}")

    def lay_out(self, description: object) -> State:
        """A table from a short description, with what comes next on its agenda; ImpossiblePosition if it cannot be."""
        raise NotImplementedError

    def problems(self, g: State) -> list[str]:
        """What is wrong with this table, in words: the invariants, in one place."""
        raise NotImplementedError

    def evaluate(self, g: State, seat: int) -> float:
        """How good this table looks for a seat, in points; may use only what the seat may know."""
        raise NotImplementedError

    def worths(self, g: State) -> list[float]:
        """How good this table looks for every seat, then for every rival: `evaluate` of each of them, made at once.

        Each is judged by what it knows itself, so this is for imagined tables.
        """
        return [self.evaluate(g, side) for side in range(len(self.result(g).sides()))]

    def terms(self, g: State, seat: int) -> list[Term]:
        """What `evaluate` counts for this seat, by name: points add up to it.  For people to read, not for searches.

        None where a game does not tell.
        """
        return []

    def settled(self, g: State) -> bool:
        """Does the table lie between two whole moves?  Nobody is in the middle of anything, or the game is over.

        A whole move is a turn, or an action of a turn that has several, or a phase in which all answer.  Follows from
        what everybody sees.
        """
        ask = g.ask
        return ask is None or not (ask.inside() or ask.window() or (ask.waits_for() and len(g.picks)))

    def table_numbers(self, g: State, seat: int) -> vec[float]:
        """The table as numbers for a network, from a seat's point of view."""
        raise NotImplementedError

    def option_numbers(self, g: State, seat: int, options: list[int]) -> vec[float]:
        """`option_size` numbers for each of these options, one after the other."""
        raise NotImplementedError

    def after_numbers(self, g: State, seat: int) -> vec[float]:
        """`after_size` numbers: how an imagined table stands for a seat, of which it is told what an option changes."""
        return vec[float]()

    def columns(self) -> Layout:
        """What the numbers of a table and of an option are, column by column: docs/features.md is written from it."""
        return Layout((), ())

    def picture(self, view: dict[str, object], say: Say, names: list[str], columns: int = 100) -> str:
        """The table as text for a terminal of so many columns, from a view."""
        raise NotImplementedError

    def speak(self, kind: str, name: object, say: Say) -> dict[str, object]:
        """What messages may mention about a thing of this kind: its name in the players' language, in all forms."""
        return {kind: name}

    def speak_together(self, told: dict[str, object], spoken: dict[str, object], say: Say) -> dict[str, object]:
        """What several things say together, such as a number of gems; `spoken` is what each of them says alone."""
        return {}

    def told_by(self, ask: Step) -> dict[str, object]:
        """What the message of a question may mention, as kinds and names."""
        return {}

    def has_aside(self, g: State, seat: int) -> bool:
        """Would a question that players usually pass by (`Step.skip`) have something to offer to this seat now?"""
        return False

    def deed_of(self, option: int) -> str:
        """What an option of a window does: a name of `deeds`; "" for the one that passes."""
        return ""

    def turn(self, g: State) -> int:
        """Whose turn it is, as everybody sees; -1: that cannot be said now.

        That of whoever is asked an ordinary question, unless a game knows better.
        """
        return -1 if g.ask is None or g.ask.window() or g.ask.waits_for() else int(g.seat)

    def turns(self, g: State) -> int:
        """How many turns have begun, where a seat's turn may follow its own and nobody is asked in between; else 0."""
        return 0

    def outlook(self, g: State, seat: int, option: int) -> dict[str, int]:
        """What an option costs or brings, in numbers, as far as its seat can know: {"cost": 8, "points": 12}."""
        return {}

    def repeats(self, g: State, seat: int, option: int) -> int:
        """How often a seat may give this option in one answer.

        More than once only where nothing hidden and no luck decides whether it is on offer again: a refusal would tell.
        """
        return 1

    def outlook_in_words(self, g: State, seat: int, option: int, numbers: dict[str, int], say: Say) -> str:
        """The same in words, from these numbers; "" where there is nothing to reckon."""
        return ""

    def facts(self) -> dict[str, object]:
        """What lies in the box, ready for JSON: what a client needs to draw cards and boards."""
        return {}

    def topics(self, word: str) -> list[str]:
        """What a player can ask about by this word (a card, a place): ids of messages that explain it."""
        return []

    def about(self, word: str, say: Say) -> list[str]:
        """What explains this word, line by line; nothing if nothing does."""
        return [say(topic) for topic in self.topics(word)]

    # ---- what follows from that

    def window_of(self, ask: Step) -> str:
        """The name of the window that asks here; "" for an ordinary question."""
        number = int(ask.window())
        return self.windows[number - 1] if number else ""

    def deeds_at(self, g: State, ask: Step) -> list[str]:
        """What could be done in a window by what everybody sees."""
        possible = int(ask.deeds(g))
        return [deed for number, deed in enumerate(self.deeds) if possible >> number & 1]

    def detail(self, g: State, seat: int, option: int, say: Say) -> str:
        """What an option of a seat costs or brings, in words; "" where there is nothing to reckon."""
        return self.outlook_in_words(g, seat, option, self.outlook(g, seat, option), say)

    def dump(self, g: State) -> dict[str, object]:
        """The table as JSON, at any moment."""
        return {**dump_engine(g), **g.stored()}

    def load(self, data: dict[str, object]) -> State:
        """The table of a dump; its question is asked afresh."""
        g = self.blank(data)
        g.restore(data)
        load_engine(g, data, self.steps)
        return g

    def view(self, g: State, seat: int | None) -> dict[str, object]:
        """Exactly what that seat (None: a spectator) may know, ready for JSON."""
        return self.seen(g, SPECTATOR if seat is None else seat)

    def open_view(self, g: State) -> dict[str, object]:
        """Everything on the table, for replays and positions."""
        return self.seen(g, EVERYBODY)

    def imagine(self, g: State, seat: int, luck: int) -> State:
        """A table the seat cannot tell from the real one: what it cannot see, and the luck, are dealt anew."""
        imagined = g.clone()
        imagined.take_luck(luck)  # never the key: nobody may imagine with the luck that is to come
        while True:
            self.deal_unseen(imagined, seat)
            ask_again(imagined, g.ask)
            if len(imagined.options) or imagined.ask is None:  # whoever is asked must have something to answer
                return imagined

    def imagine_asked(self, g: State, seat: int, luck: int) -> State:
        """The same, and the question is put to this seat: where several pick in secret, another one may come first."""
        imagined = self.imagine(g, seat, luck)
        ask = imagined.ask
        if ask is not None and imagined.seat != seat and seat in ask.asked(imagined):
            imagined.ask = ask.for_seat(seat)
            imagined.options = imagined.ask.begin(imagined)
            imagined.seat = seat
        return imagined

    def features(self, g: State, seat: int) -> NDArray[np.float32]:
        """The table as an array for a network, from a seat's point of view."""
        return np.array(self.table_numbers(g, seat), dtype=np.float32)

    def option_features(self, g: State, seat: int) -> NDArray[np.float32]:
        """One row of numbers for each option of the seat, in their order."""
        flat = self.option_numbers(g, seat, g.offered(seat))
        return np.array(flat, dtype=np.float32).reshape(-1, self.option_size)

    def refuse(self, g: State, seat: int, option: int) -> Refusal:
        """The rule that keeps this option, which is not on offer, from being so: the question knows."""
        ask = g.ask
        assert ask is not None
        if seat not in ask.asked(g):
            return self.obstacles.refusal(int(ask.keeps_out(g, seat)), {"seat2": int(g.seat)})
        return (ask if seat == g.seat else ask.for_seat(seat)).refuse(g, option)

    def new_game(self, seats: int, seed: Seed, variants: dict[str, str] | None = None, listen: bool = False) -> State:
        """Same arguments, same game, on every machine.  With `listen` its events are kept from the very beginning.

        The luck of a seed can be computed from what players see; a `Key` is for tables that people play.
        """
        if seats not in self.seats:
            allowed = ", ".join(str(n) for n in self.seats)
            raise UnknownName(f"{self.id} is for {allowed} seats, not {seats}")
        if not isinstance(seed, Key) and not 0 <= seed < SEEDS:
            raise UnknownName(f"a seed is a number from 0 to {SEEDS - 1}, not {seed}")
        g = self.deal(seats, seed, self.checked_variants(variants or {}, seats))
        if listen:
            g.listen()
        g.settle()
        return g

    def position(self, description: object, listen: bool = False, stop: bool = False) -> State:
        """A table from a short description (docs/positions.md); ImpossiblePosition if there can be no such table.

        It goes on to the first question; with `stop` also to one that has a single answer.
        """
        g = self.lay_out(description)
        if listen:
            g.listen()
        g.settle(stop)
        return g

    def load_older(self, stored: dict[str, object], version: int) -> State:
        """A table stored under this or an older version of the rules; OldRules if it cannot go on."""
        if not 1 <= version <= self.rules_version:
            raise OldRules(f"{self.id}: rules version {version} is not known; this is version {self.rules_version}")
        while version < self.rules_version:
            stored = self.carry_over(stored, version)
            version += 1
        g = self.load(stored)
        problems = self.problems(g)
        if problems:
            raise OldRules(f"{self.id}: carried over wrongly: {problems[0]}")
        return g

    def checked_variants(self, given: dict[str, str], seats: int = 0) -> dict[str, str]:
        """All variants with their values; UnknownName for one that does not exist, or not without another.

        With a number of seats also for one that does not exist with so many.
        """
        known = {variant.id: variant for variant in self.variants}
        for name, value in given.items():
            if name not in known:
                raise UnknownName(f"{self.id} has no variant {name!r}; it has: {', '.join(known) or 'none'}")
            if value not in known[name].allowed:
                raise UnknownName(f"variant {name} is one of {', '.join(known[name].allowed)}, not {value!r}")
        chosen = {name: given.get(name, variant.default) for name, variant in known.items()}
        for variant in self.variants:
            if chosen[variant.id] == variant.default:
                continue
            needed = known.get(variant.needs)
            if needed and chosen[needed.id] == needed.default:
                raise UnknownName(f"{variant.id}: only together with {needed.id} ({variant.rule})")
            if seats and variant.seats and seats not in variant.seats:
                many = ", ".join(str(n) for n in variant.seats)
                raise UnknownName(f"{variant.id}: only with {many} seats ({variant.rule})")
        return chosen

    def why_not(self, g: State, seat: int, intent: int | str) -> Refusal | None:
        """For something a player points at: the rule that forbids it, or None when it is on offer."""
        words, times = repeated(intent) if isinstance(intent, str) else ("", 1)
        option = intent if isinstance(intent, int) else self.phrases.parse(words)
        if option is None or not self.phrases.means_something(option):
            return Refusal("", "core-not-understood", {"words": str(intent)})
        if option in g.offered(seat):
            most = self.repeats(g, seat, option) if times > 1 else 1
            return None if times <= most else Refusal("", "core-too-often", {"times": times, "most": most})
        if seat != NATURE and not 0 <= seat < len(self.result(g).scores):
            return Refusal("", "core-no-such-seat", {"number": seat})
        if not g.pending():
            return Refusal("", "core-game-over")
        return self.refuse(g, seat, option)

    def prefix(self) -> str:
        """What the ids of its messages begin with."""
        return self.id.strip("_")

    def rule_prefix(self) -> str:
        """What the ids of its rules begin with, before the hyphen."""
        return self.prefix().upper()

    def rule_of(self, event: Event) -> str:
        """The rule that an event happened by."""
        return self.event_words.kinds[int(event.kind)].rule

    def rule_prefixes(self) -> tuple[str, ...]:
        """Those of all its rulebooks, its own first; the messages of the others' rules begin with theirs too."""
        return (self.rule_prefix(),)

    def rule_id(self, chapter: str, number: str) -> str:
        """VALE-SUM.3 from SUM and 3; a chapter of a further rulebook, GHOST-5, tells which one it is."""
        book = chapter.partition("-")[0]
        return f"{chapter}.{number}" if book in self.rule_prefixes() else f"{self.rule_prefix()}-{chapter}.{number}"

    def question_words(self, question: Question) -> list[str]:
        """The options of a question in words."""
        return [self.phrases.say(option) for option in question.options]

import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Outcome, Puzzle, Puzzles } from "$lib/api";
import { me } from "$lib/me.svelte";
import { PuzzleModel } from "$lib/puzzle.svelte";
import { pageOf } from "$lib/router.svelte";
import { settings } from "$lib/settings.svelte";
import { trainer } from "$lib/trainer.svelte";
import { puzzleKey } from "$shared/puzzle/keys";
import PuzzlePanel from "$shared/puzzle/PuzzlePanel.svelte";
import Train from "$shared/puzzle/Train.svelte";
import Week from "$shared/puzzle/Week.svelte";
import Positions from "../../src/pages/Positions.svelte";
import { refuse, server } from "./start-helpers";

const option = (words: string) => ({ words, id: words, values: {}, text: `Do ${words}` });
const PUZZLE: Puzzle = {
  id: "lantern-001",
  game: "lantern",
  theme: "light",
  theme_text: "Light",
  difficulty: 2,
  title: "Light",
  exact: false,
  seats: 2,
  seat: 1,
  names: ["Fox", "You"],
  when: "Round 3",
  position: { answers: 4, first: 0, of: 4, view: { place: "position" } },
  ask: "turn",
  question: "What will you do?",
  window: null,
  options: [option("this"), option("that"), option("other")],
  mine: null,
};
const judged = (words: string, quality: Outcome["quality"], chance: number) => ({
  words,
  text: `Do ${words}`,
  quality,
  quality_text: quality.toUpperCase(),
  chance: { chance, low: chance - 0.03, high: chance + 0.03 },
  behind: 0.6 - chance,
  reason: `because of ${words}`,
});
const OUTCOME: Outcome = {
  quality: "mistake",
  options: [judged("this", "mistake", 0.5), judged("that", "best", 0.6), judged("other", "blunder", 0.2)],
  title: "Better: Do that",
  explanation: "It wins more.",
  rules: ["LANTERN-END.2"],
  course: [
    { seat: 1, text: "Do that", view: { place: "first" } },
    { seat: 0, text: "Answer it", view: { place: "second" } },
    { seat: 1, text: "Do more", view: null },
  ],
  first: "mistake",
};
const SERVED = {
  "GET /puzzles/lantern-001?language=en": PUZZLE,
  "GET /games/lantern/texts/en": {},
  "GET /games/lantern/facts": {},
  "GET /me": refuse(401, "nobody"),
  "POST /me": { name: "Guest", login: null },
  "POST /puzzles/lantern-001/answer": OUTCOME,
};
const ALL: Puzzles = {
  games: [
    {
      game: "lantern",
      all: 5,
      found: 2,
      themes: [
        { theme: "light", text: "Light", all: 3, found: 2 },
        { theme: "dark", text: "Dark", all: 2, found: 0 },
      ],
    },
    { game: "torch", all: 4, found: 0, themes: [{ theme: "smoke", text: "Smoke", all: 4, found: 0 }] },
  ],
  today: { date: "2026-11-18", id: "lantern-001", game: "lantern", title: "Light", difficulty: 2 },
  week: ["best", null, "mistake", null, null, null, null].map((first, day) => ({
    date: `2026-11-${16 + day}`,
    id: day < 3 ? `lantern-00${day}` : null,
    game: day < 3 ? "lantern" : null,
    first: first as "best" | "mistake" | null,
  })),
};

async function opened(more: object = {}): Promise<PuzzleModel> {
  server({ ...SERVED, ...more });
  const puzzle = new PuzzleModel("lantern-001");
  await puzzle.open();
  return puzzle;
}

beforeEach(() => {
  localStorage.clear();
  me.forget();
  trainer.read();
  settings.language = "en";
});

describe("a position", () => {
  it("has addresses", () => {
    expect(pageOf("/positions")).toEqual({ name: "positions", id: "" });
    expect(pageOf("/positions/lantern-001")).toEqual({ name: "positions", id: "lantern-001" });
  });

  it("is a board with options, seen from the seat that is asked, which is me", async () => {
    const puzzle = await opened();
    expect(puzzle.seat).toBe(1);
    expect(puzzle.names).toEqual(["Fox", "Guest"]); // as at any table
    expect(puzzle.asked).toEqual([1]);
    expect(puzzle.options.map(({ words }) => words)).toEqual(["this", "that", "other"]);
    expect(puzzle.view).toEqual({ place: "position" });
  });

  it("is answered once, by a guest if nobody is known; then nothing is on offer", async () => {
    const puzzle = await opened();
    const asked = server({ ...SERVED });
    const heard = vi.fn();
    puzzle.answered = heard;
    await Promise.all([puzzle.choose(PUZZLE.options[0]!), puzzle.choose(PUZZLE.options[1]!)]);
    expect(asked.filter(({ method, path }) => method === "POST" && path.endsWith("/answer"))).toHaveLength(1);
    expect(heard).toHaveBeenCalledWith(OUTCOME);
    expect(puzzle.options).toEqual([]);
    expect(puzzle.asked).toEqual([]);
    expect(puzzle.judged("that")?.quality).toBe("best");
    puzzle.again();
    expect(puzzle.options).toHaveLength(3);
    expect(puzzle.judged("that")).toBeNull();
  });

  it("says what went wrong, and can be answered then", async () => {
    const puzzle = await opened({ "POST /puzzles/lantern-001/answer": refuse(503, "try-later") });
    await puzzle.choose(PUZZLE.options[0]!);
    expect(puzzle.problem).not.toBe("");
    expect(puzzle.options).toHaveLength(3);
  });

  it("shows the right course on the table as far as it can", async () => {
    vi.useFakeTimers();
    try {
      const puzzle = await opened();
      await puzzle.choose(PUZZLE.options[0]!);
      expect(puzzle.steps).toHaveLength(2);
      puzzle.play();
      expect(puzzle.view).toEqual({ place: "position" });
      vi.runAllTimers();
      expect(puzzle.view).toEqual({ place: "second" });
      expect(puzzle.playing).toBe(false);
      puzzle.show(3); // told in words alone
      expect(puzzle.step).toBe(2);
      puzzle.again();
      expect(puzzle.view).toEqual({ place: "position" });
    } finally {
      vi.useRealTimers();
    }
  });

  it("in another language is no further try", async () => {
    const puzzle = await opened();
    await puzzle.choose(PUZZLE.options[0]!);
    settings.language = "cs";
    const asked = server({
      "GET /puzzles/lantern-001?language=cs": { ...PUZZLE, title: "Světlo" },
      "GET /puzzles/lantern-001/answer?words=this&language=cs": { ...OUTCOME, title: "Lepší" },
      "GET /games/lantern/texts/cs": {},
      "GET /games/lantern/facts": {},
    });
    await puzzle.speak();
    expect(puzzle.told?.title).toBe("Světlo");
    expect(puzzle.outcome?.title).toBe("Lepší");
    expect(asked.every(({ method }) => method === "GET")).toBe(true);
  });
});

describe("its panel", () => {
  it("asks without a word of what answers are worth, then turns all of them over and explains", async () => {
    const puzzle = await opened();
    const onnext = vi.fn();
    render(PuzzlePanel, { puzzle, all: ALL, title: "Lantern", onnext });
    expect(screen.getByText(/What will you do/)).toBeVisible();
    expect(screen.queryByText("BEST")).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: /Do this/ }));
    const heading = await screen.findByRole("heading", { name: /Better: Do that/ });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(within(heading).getByText("MISTAKE")).toBeVisible();
    for (const word of ["BEST", "BLUNDER"]) expect(screen.getByText(word)).toBeVisible();
    expect(screen.getByText("Your answer.").closest(".turned")).toHaveTextContent("because of this");
    expect(screen.getByRole("img", { name: /^60 percent/ })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "END.2" })).toHaveAttribute("href", "/rules/lantern#LANTERN-END.2");
    expect(screen.getAllByRole("button", { pressed: false, name: /Do that|Answer it/ })).toHaveLength(2);
    await fireEvent.click(screen.getByRole("button", { name: "Next position" }));
    expect(onnext).toHaveBeenCalled();
    await fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(screen.getByRole("button", { name: /Do this/ })).toBeVisible();
    expect(screen.queryByText("BEST")).toBeNull();
  });
});

describe("the week", () => {
  it("shows first tries; a missed day is an empty ring and what is to come no link", () => {
    render(Week, { week: ALL.week, today: "2026-11-18" });
    expect(screen.getByText("1 of 3 found")).toBeVisible();
    expect(screen.getByRole("link", { name: "Monday: found at the first try" })).toHaveAttribute(
      "href",
      "/positions/lantern-000",
    );
    expect(screen.getByRole("link", { name: "Tuesday: not tried" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Wednesday: first try: a mistake" })).toBeVisible();
    expect(screen.getAllByRole("link")).toHaveLength(3);
    expect(screen.getByRole("img", { name: "Sunday: still to come" })).toBeInTheDocument();
  });
});

describe("the trainer", () => {
  it("chooses a game, a theme, a difficulty, and keeps them", async () => {
    render(Train, { all: ALL, title: (game: string) => game });
    const themes = screen.getByRole("group", { name: "Theme" });
    expect(within(themes).getAllByRole("button")).toHaveLength(3);
    expect(within(themes).getByText("2 / 3")).toBeVisible();
    await fireEvent.click(screen.getByRole("button", { name: /^torch/ }));
    expect(within(themes).getAllByRole("button")).toHaveLength(2);
    await fireEvent.click(within(themes).getByRole("button", { name: /Smoke/ }));
    await fireEvent.click(screen.getByRole("button", { name: "hard" }));
    trainer.read();
    expect([trainer.game, trainer.theme, trainer.difficulty]).toEqual(["torch", "smoke", 4]);
  });

  it("goes on with what was chosen, otherwise with the same game, and never with the same position", async () => {
    const asked = server({});
    await trainer.next({ id: "lantern-001", game: "lantern" }).catch(() => undefined);
    trainer.choose("torch", "smoke");
    await trainer.next().catch(() => undefined);
    expect(asked.map(({ path }) => path)).toEqual([
      "/puzzles/next?game=lantern&difficulty=2&after=lantern-001",
      "/puzzles/next?game=torch&theme=smoke&difficulty=2",
    ]);
  });

  it("gets harder after three found in a row; a further try counts for nothing", () => {
    const best = { first: "best", quality: "best" } as const;
    trainer.note(best, true);
    trainer.note(best, true);
    trainer.note({ first: "mistake", quality: "mistake" }, true);
    for (let found = 0; found < 2; found += 1) trainer.note(best, true);
    trainer.note(best, false);
    expect(trainer.difficulty).toBe(2);
    trainer.note(best, true);
    expect(trainer.difficulty).toBe(3);
    trainer.turnTo(5);
    for (let found = 0; found < 6; found += 1) trainer.note(best, true);
    expect(trainer.difficulty).toBe(5);
  });
});

describe("keys", () => {
  const press = (key: string, more: KeyboardEventInit = {}) =>
    puzzleKey(new KeyboardEvent("keydown", { key, ...more }));
  it("answer by number, also on a Czech keyboard, go on, and try again", () => {
    expect(press("3")).toEqual({ deed: "answer", number: 3 });
    expect(press("š", { code: "Digit3" })).toEqual({ deed: "answer", number: 3 });
    expect(press("N")?.deed).toBe("next");
    expect(press("r")?.deed).toBe("again");
    expect(press("r", { ctrlKey: true })).toBeNull();
    expect(press("x")).toBeNull();
  });
});

describe("its page", () => {
  it("lights the tab of today's position, and that of the trainer for every other", async () => {
    server({ ...SERVED, "GET /puzzles?language=en": ALL });
    const lit = () => document.querySelector("nav [aria-current=page]")?.textContent;
    const other = render(Positions, { id: PUZZLE.id === ALL.today?.id ? "lantern-002" : PUZZLE.id });
    await waitFor(() => expect(lit()).toBe("Trainer"));
    other.unmount();
    const today = render(Positions, { id: "" });
    await waitFor(() => expect(lit()).toMatch(/^Today/));
    today.unmount();
    render(Positions, { id: "trainer" });
    await waitFor(() => expect(lit()).toBe("Trainer"));
  });
});

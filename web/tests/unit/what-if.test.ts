import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api, Refused, type Chance, type SeatInfo, type WhatIfChances } from "$lib/api";
import { router } from "$lib/router.svelte";
import { settings } from "$lib/settings.svelte";
import { replayHash, replaySpot, reviewHash, reviewSpot } from "$lib/spots";
import { makeWhatIf, wayBack, whatIfOrigin, WhatIfModel } from "$lib/whatif.svelte";
import PlayOnBox from "$shared/replay/PlayOnBox.svelte";
import WhatIfStrip from "$shared/what-if/WhatIfStrip.svelte";
import { chancesOf, drawn, heard, HIGH, nowText, othersOf, WIDE } from "$shared/what-if/line";

const around = (chance: number, half = 0.04): Chance => ({ chance, low: chance - half, high: chance + half });
const exactly = (chance: number): Chance => ({ chance, low: chance, high: chance });
const WHEN = { unit: "round", number: 6, phase: "", text: "Round 6" } as const;
const ORIGIN = { table: "T1", answers: 7, seat: 1 };

function told(more: Partial<WhatIfChances> = {}): WhatIfChances {
  return {
    seat: 1,
    when: WHEN,
    names: ["Jana", "Petr", "Eva"],
    points: [],
    was: [],
    over: false,
    more: false,
    ...more,
  };
}

const chairs = ["Jana", "Petr"].map((name, seat): SeatInfo => ({
  seat,
  name,
  kind: "person",
  bot: null,
  mine: false,
  away: null,
  bot_from: null,
}));

beforeEach(() => {
  settings.language = "en";
  sessionStorage.clear();
  vi.spyOn(api, "bots").mockResolvedValue(["easy", "hard", "master"]);
  vi.spyOn(api, "me").mockResolvedValue({ name: "Jana", login: null });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("the line", () => {
  it("goes over as many answers as the longer of both has", () => {
    const picture = drawn({
      points: [
        { answers: 0, chance: around(0.5) },
        { answers: 10, chance: around(1, 0) },
      ],
      was: [
        { answers: 0, chance: around(0.5) },
        { answers: 20, chance: around(0, 0) },
      ],
    });
    expect(picture.line).toBe(`3,${HIGH / 2} ${WIDE / 2},3`);
    expect(picture.was).toBe(`3,${HIGH / 2} ${WIDE - 3},${HIGH - 3}`);
    expect(picture.now).toMatchObject({ x: WIDE / 2, y: 3 });
  });

  it("is empty as long as nothing is known", () => {
    expect(drawn(told())).toEqual({ line: "", was: "", now: null });
  });

  it("is told by what is now, what was before, and what was in the game after as many answers", () => {
    const chances = chancesOf(
      told({
        points: [
          { answers: 0, chance: around(0.3) },
          { answers: 4, chance: around(0.38) },
          { answers: 9, chance: around(0.41) },
        ],
        was: [
          { answers: 0, chance: around(0.3) },
          { answers: 8, chance: around(0.25, 0.1) },
          { answers: 30, chance: exactly(0) },
        ],
      }),
    );
    expect(nowText(chances)).toBe("41%");
    expect(chances.before?.chance).toBe(0.38);
    expect(chances.was?.chance).toBe(0.25);
    expect(heard(chances)).toContain("41 percent, between 37 and 45");
    expect(heard(chances)).toContain("Before: 38 percent");
    expect(heard(chances)).toContain("In the game: 25 percent, between 15 and 35");
  });

  it("says an interval where that is all we know, and the end exactly", () => {
    expect(nowText(chancesOf(told({ points: [{ answers: 0, chance: around(0.4, 0.1) }] })))).toBe("30–50%");
    const won = chancesOf(told({ over: true, points: [{ answers: 3, chance: exactly(1) }] }));
    expect(nowText(won)).toBe("100%");
    expect(heard(won)).toBe("Chance to win: 100%.");
  });

  it("names the others of the game", () => {
    expect(othersOf(told(), "en")).toBe("Jana and Eva");
    expect(othersOf(told({ names: [] }), "en")).toBe("");
  });
});

describe("where one was", () => {
  it("stands in the address, and is read from it", () => {
    for (const spot of [
      { at: 21, seat: null },
      { at: 0, seat: 2 },
    ])
      expect(replaySpot(replayHash(spot))).toEqual(spot);
    const moment = { place: 21, kind: "luck", seat: 1 } as const;
    expect(reviewSpot(reviewHash(moment))).toEqual(moment);
    for (const nonsense of ["", "#x", "#1.", "#watch.abc", "#1.play", "#12.other.0"]) {
      expect(replaySpot(nonsense)).toBeNull();
      expect(reviewSpot(nonsense)).toBeNull();
    }
  });

  it("is where a what-if leads back to", async () => {
    vi.spyOn(api, "whatIf").mockResolvedValue({ id: "W1" } as never);
    expect(wayBack("W1", ORIGIN)).toBe("/t/T1/replay#7.1");
    await makeWhatIf(ORIGIN, "hard", "/t/T1/review#7.play.1");
    expect(wayBack("W1", ORIGIN)).toBe("/t/T1/review#7.play.1");
    sessionStorage.setItem("deskovka.back.W1", "https://elsewhere.example/");
    expect(wayBack("W1", ORIGIN)).toBe("/t/T1/replay#7.1");
  });

  it("is known of what-ifs only", () => {
    expect(whatIfOrigin({ origin: ORIGIN })).toEqual(ORIGIN);
    expect(whatIfOrigin({ origin: { table: "T1", answers: 7 } })).toBeNull();
    expect(whatIfOrigin({ origin: null })).toBeNull();
    expect(whatIfOrigin(null)).toBeNull();
  });
});

describe("the box", () => {
  it("says what is dealt anew, asks whose seat, and begins", async () => {
    const go = vi.spyOn(router, "go").mockImplementation(() => {});
    const whatIf = vi.spyOn(api, "whatIf").mockResolvedValue({ id: "W1" } as never);
    render(PlayOnBox, { id: "T1", at: 7, chairs, mine: 0, back: "/t/T1/replay#7", onclose: () => {} });
    expect(screen.queryByLabelText("Everything as it was")).toBeNull(); // that is for those who sat there
    expect(screen.getByText(/what Jana knew then.*hidden is dealt anew.*bots answer for the others/)).toBeVisible();
    await fireEvent.click(screen.getByRole("radio", { name: "Petr" }));
    expect(screen.getByText(/what Petr knew then/)).toBeVisible();
    await fireEvent.click(screen.getByRole("button", { name: "Play on" }));
    await vi.waitFor(() => expect(go).toHaveBeenCalledWith("/t/W1"));
    expect(whatIf).toHaveBeenCalledWith("T1", { answers: 7, seat: 1, bot: "hard", language: "en" });
    expect(wayBack("W1", ORIGIN)).toBe("/t/T1/replay#7");
  });

  it("begins with the seat it is seen from", () => {
    const mine = chairs.map((chair) => ({ ...chair, mine: chair.seat === 0 }));
    render(PlayOnBox, { id: "T1", at: 7, chairs: mine, seen: 1, mine: 0, onclose: () => {} });
    expect(screen.getByRole("radio", { name: "Petr" })).toBeChecked();
  });

  it("speaks of no others where there are none", () => {
    render(PlayOnBox, { id: "T1", at: 7, chairs: chairs.slice(0, 1), onclose: () => {} });
    expect(within(screen.getByRole("dialog")).queryByText(/bots answer/)).toBeNull();
    expect(screen.queryByRole("radio")).toBeNull();
  });

  it("says when it cannot be", async () => {
    vi.spyOn(api, "whatIf").mockRejectedValue(new Refused("old-rules", 409));
    render(PlayOnBox, { id: "T1", at: 7, chairs, onclose: () => {} });
    await fireEvent.click(screen.getByRole("button", { name: "Play on" }));
    expect(await screen.findByText(/older rules/)).toBeVisible();
  });
});

describe("the strip", () => {
  const table = { id: "W1", question: null, news: { sequence: 3, status: "running" }, chairs: [] } as never;
  const points = [
    { answers: 0, chance: around(0.38) },
    { answers: 7, chance: around(0.41) },
  ];

  it("says where it began, how the chance moved, and leads back", async () => {
    vi.spyOn(api, "chances").mockResolvedValue(told({ points, was: [{ answers: 0, chance: around(0.35) }] }));
    render(WhatIfStrip, { table, origin: ORIGIN });
    const strip = within(screen.getByRole("region", { name: "What if" }));
    expect(await strip.findByText(/from round 6/)).toBeVisible();
    expect(strip.getByText(/in the game with Jana and Eva/)).toBeVisible();
    expect(strip.getByText("41%")).toBeVisible();
    expect(strip.getByText("before 38%")).toBeVisible();
    expect(strip.getByText("in the game 35%")).toBeVisible();
    expect(strip.getByRole("link", { name: "Back" })).toHaveAttribute("href", "/t/T1/replay#7.1");
  });

  it("begins again from there, against the same bots, and keeps the way back", async () => {
    vi.spyOn(api, "chances").mockResolvedValue(told({ points }));
    const go = vi.spyOn(router, "go").mockImplementation(() => {});
    const whatIf = vi.spyOn(api, "whatIf").mockResolvedValueOnce({ id: "W2" } as never);
    sessionStorage.setItem("deskovka.back.W1", "/t/T1/review#7.play.1");
    const bots = [{ ...chairs[0]!, kind: "bot", bot: "easy" }];
    render(WhatIfStrip, { table: { ...(table as object), chairs: bots } as never, origin: ORIGIN });
    await fireEvent.click(screen.getByRole("button", { name: "Again from there" }));
    await vi.waitFor(() => expect(go).toHaveBeenCalledWith("/t/W2"));
    expect(whatIf).toHaveBeenCalledWith("T1", { answers: 7, seat: 1, bot: "easy", language: "en" });
    expect(wayBack("W2", ORIGIN)).toBe("/t/T1/review#7.play.1");
  });

  it("says that the game is gone", async () => {
    vi.spyOn(api, "chances").mockResolvedValue(told());
    vi.spyOn(api, "whatIf").mockRejectedValue(new Refused("no-table", 404));
    render(WhatIfStrip, { table, origin: ORIGIN });
    await fireEvent.click(screen.getByRole("button", { name: "Again from there" }));
    expect(await screen.findByText("That game is not here any more.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Again from there" })).toBeEnabled();
  });
});

describe("the chances", () => {
  it("are asked for again while more is being found out, and no longer once it is closed", async () => {
    vi.useFakeTimers();
    const chances = vi
      .spyOn(api, "chances")
      .mockResolvedValueOnce(told({ more: true }))
      .mockResolvedValue(told());
    const model = new WhatIfModel("W1");
    await model.look();
    expect(model.told?.more).toBe(true);
    await vi.advanceTimersByTimeAsync(5000);
    expect(model.told?.more).toBe(false);
    expect(chances).toHaveBeenCalledTimes(2);
    chances.mockResolvedValue(told({ more: true }));
    await model.look();
    model.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(chances).toHaveBeenCalledTimes(3);
  });

  it("stay where nothing is heard, and are asked for again", async () => {
    vi.useFakeTimers();
    const chances = vi.spyOn(api, "chances").mockResolvedValueOnce(told({ more: true }));
    chances.mockRejectedValueOnce(new Error("lost")).mockResolvedValue(told({ over: true }));
    const model = new WhatIfModel("W1");
    await model.look();
    await vi.advanceTimersByTimeAsync(1000);
    expect(model.told?.more).toBe(true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(model.told?.over).toBe(true);
    model.close();
  });
});

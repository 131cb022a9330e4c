/** What follows from an option: the marks of its row, the groups of the list, the second question before a waste. */
import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import type { Option } from "../../src/lib/api";
import { Desk } from "$shared/table/desk.svelte";
import Effects from "$shared/question/Effects.svelte";
import { outlookOf } from "$shared/question/effects";
import { groupsOf, restOf } from "$shared/question/groups";
import TableFrame from "$shared/table/TableFrame.svelte";
import Generic from "../../src/games/generic/Board.svelte";
import { news, option, question, quietTable } from "./table-model";

const told = (words: string, id: string, numbers: Record<string, number>, detail = ""): Option => ({
  ...option(words, words, detail),
  id,
  numbers,
});
const fight = told("go to west_bank", "step", { fight_mine: 4, fight_theirs: 3, fight_seat: 1, price: 0, left: 6 });
const walk = told("go to east_bank", "step", {});
const magic = told("teleport to east_dunes", "teleport", { price: 2, left: 4 });
const kinds = (one: Option) => outlookOf(one, "kemet").effects.map(({ kind, text }) => `${kind} ${text}`);

describe("the marks of an option", () => {
  it("say against how many a fight is, what is paid, what is left", () => {
    expect(kinds(fight)).toEqual(["fight 4 : 3"]);
    expect(kinds(magic)).toEqual(["pay −2"]);
    expect(outlookOf(magic, "kemet").left).toBe("leaves 4");
    expect(kinds(told("unit to d1", "enlist", { price: 0, left: 6, free: 1 }))).toEqual(["free free"]);
    expect(kinds(told("token on pray_1", "token", { gain: 2 }))).toEqual(["gain +2"]);
    expect(kinds(told("token on acquire_1", "token", { futile: 1 }))).toEqual(["warn no use"]);
    expect(kinds(walk)).toEqual([]);
  });

  it("are at most two, the fight first", () => {
    const both = told("go to a", "step", { fight_mine: 1, fight_theirs: 2, fight_seat: 1, price: 2, left: 1, gain: 1 });
    expect(kinds(both)).toEqual(["fight 1 : 2", "pay −2"]);
  });

  it("say nothing of prices in a game that pays in many things", () => {
    expect(outlookOf(magic, "vale").effects).toEqual([]);
    expect(outlookOf(magic, "eldervale")).toEqual({ effects: [], left: "", enough: false });
  });

  it("say dice and points there, and leave the rest to words", () => {
    const place = told("place worker in mill", "place", { fight_mine: 2, fight_theirs: 4, fight_seat: -1, price: 1 });
    const build = told("build in mill", "build", { points: 6 });
    const marks = (one: Option) => outlookOf(one, "eldervale").effects.map(({ kind, text }) => `${kind} ${text}`);
    expect(marks(place)).toEqual(["fight 2 : 4"]);
    expect(marks(build)).toEqual(["points +6"]);
    expect(outlookOf(place, "eldervale").enough).toBe(false);
    expect(outlookOf(build, "vale").effects).toEqual([]); // its rows tell points in their words
  });

  it("stand beside the words where they do not say everything", () => {
    const options = [told("place worker in mill", "place", { fight_mine: 2, fight_theirs: 4 }, "comes: Kraken")];
    const { container } = render(Effects, { option: options[0]!, game: "eldervale" });
    expect(container.querySelector(".words")).toHaveTextContent("comes: Kraken");
    expect(container.querySelector(".fx.fight")).toHaveTextContent("2 : 4");
    const { container: kemet } = render(Effects, { option: options[0]!, game: "kemet" });
    expect(kemet.querySelector(".words")).toBeNull();
    expect(kemet.querySelector(".sr")).toHaveTextContent("comes: Kraken");
  });

  it("are not said again beside them; those who listen hear all of it", () => {
    const odds = { fight_mine: 2, fight_theirs: 4 };
    const shown = (numbers: Record<string, number>, detail: string) => {
      const { container } = render(Effects, { option: told("place", "place", numbers, detail), game: "eldervale" });
      return [".words", ".sr"].map((part) => container.querySelector(part)?.textContent ?? null);
    };
    const named = "battle 2 : 4 dice, there: Kraken, 2 swords";
    expect(shown(odds, named)).toEqual(["there: Kraken, 2 swords", named]);
    const alone = "battle 2 : 4 dice (the monster) · Gust: 2 : 4";
    expect(shown(odds, alone)).toEqual(["the monster · Gust: 2 : 4", alone]);
    expect(shown({ points: 6 }, "pays 1 gem, +6 VP")).toEqual(["pays 1 gem", "pays 1 gem, +6 VP"]);
    expect(shown({}, "2 gems")).toEqual(["2 gems", null]);
  });
});

describe("groups", () => {
  const done = told("done", "done", {});
  it("begin with those that start a fight", () => {
    const found = groupsOf([walk, magic, fight, told("go to c", "step", {}), done], "kemet", {});
    expect(found.map(({ title, options }) => [title, options.length])).toEqual([
      ["Starts a fight", 1],
      ["Without a fight", 3],
      ["", 1],
    ]);
  });

  it("keep their usual headings where nothing is fought about", () => {
    const texts = { "kemet-group-step": "Ground movement" };
    const found = groupsOf([walk, magic, told("a", "step", {}), told("b", "step", {}), done], "kemet", texts);
    expect(found.map(({ title }) => title)).toContain("Ground movement");
  });
});

describe("what a row says under a heading", () => {
  const texts = { "empire-region-a.from": "from Arden", "empire-region-b.to": "to Bern" };
  const move = { ...told("move a b", "move", {}), values: { region: "a", region2: "b" } };

  it("is only where it leads, if the heading says where it begins", () => {
    expect(restOf(move, "empire", texts, "From Arden")).toBe("to Bern");
  });

  it("is both under another heading", () => {
    expect(restOf(move, "empire", texts, "Starts a fight")).toBe("from Arden to Bern");
  });

  it("is all of it where the game has no such names", () => {
    expect(restOf(move, "kemet", texts, "Starts a fight")).toBe("");
  });

  it("may be a name as it is", () => {
    const place = { ...told("place worker in mill", "place", {}), values: { unit: "worker", realm: "mill" } };
    const names = { "eldervale-unit-worker": "worker", "eldervale-realm-mill.in": "at the Mill" };
    expect(restOf(place, "eldervale", names, "Worker")).toBe("at the Mill");
    expect(restOf(place, "eldervale", names, "Without a fight")).toBe("worker at the Mill");
    const quietly = { ...place, id: "place-peacefully" };
    const to = { ...names, "eldervale-realm-mill.to": "to the Mill" };
    expect(restOf(quietly, "eldervale", to, "Worker")).toBe("smuggled to the Mill"); // not the same as placing it
  });

  it("is what differs: the heading says which unit comes back from where", () => {
    const names = {
      "eldervale-unit-worker": "worker",
      "eldervale-realm-mill.from": "from the Mill",
      "eldervale-action-harvest": "Gather",
      "eldervale-card-air-passage": "Cloud Arch",
    };
    const from = { unit: "worker", realm: "mill" };
    const back = (id: string, values: Record<string, string> = {}) => ({
      ...told(id + String(Object.values(values)), id, {}),
      values: { ...from, ...values },
    });
    const all = [
      back("ready"),
      back("act-start", { action: "harvest" }),
      back("act", { card: "air-passage" }),
      back("act-masked", { card: "air-passage" }),
      back("act-fallen", { card: "air-passage" }),
    ];
    const rows = groupsOf(all, "eldervale", names).map(({ title, options }) => [
      title,
      ...options.map((each) => restOf(each, "eldervale", names, title)),
    ]);
    expect(rows).toEqual([
      [
        "Worker from the Mill",
        "to the ready area",
        "to the action Gather",
        "to Cloud Arch",
        "in disguise to Cloud Arch",
      ],
      ["Worker from the Underworld", "to Cloud Arch"],
    ]);
    expect(restOf(back("ready"), "eldervale", names, "")).toBe("worker from the Mill to the ready area");
  });
});

describe("nothing is wasted unawares", () => {
  const futile = told("token on acquire_1", "token", { futile: 1 }, "nothing can be acquired now");
  const useful = told("token on pray_1", "token", { gain: 2 });

  function frame() {
    const { table, server } = quietTable(news({ pending: [question([futile, useful])] }));
    const desk = new Desk(table);
    render(TableFrame, { table, desk, Board: Generic, title: "Vale" });
    return { table, server };
  }

  it("asks before an answer that nothing comes of, with the reason", async () => {
    const { server } = frame();
    await fireEvent.click(screen.getByRole("button", { name: /token on acquire_1/ }));
    expect(server.sent.filter(({ type }) => type === "answer")).toEqual([]);
    const check = screen.getByRole("group", { name: "token on acquire_1?" });
    expect(check.textContent).toContain("Nothing can be acquired now.");
    await fireEvent.click(screen.getByRole("button", { name: "Yes, anyway" }));
    expect(server.sent.at(-1)).toMatchObject({ type: "answer", words: "token on acquire_1" });
  });

  it("asks on the board as well, and forgets it when another thing is chosen", async () => {
    const { table, server } = frame();
    await table.choose(futile);
    expect(table.doubt).toBe(futile);
    void table.choose(useful);
    expect(table.doubt).toBeNull();
    expect(server.sent.at(-1)).toMatchObject({ words: "token on pray_1" });
  });

  it("lets it be", async () => {
    const { table, server } = frame();
    await table.choose(told("done", "done", { wasted: 2 }));
    await fireEvent.click(await screen.findByRole("button", { name: "Not yet" }));
    expect(table.doubt).toBeNull();
    expect(server.sent.filter(({ type }) => type === "answer")).toEqual([]);
  });
});

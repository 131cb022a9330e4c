import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";
import type { News, Question, StandingAnswer } from "../../src/lib/api";
import { settings } from "../../src/lib/settings.svelte";
import { namesOf, wishOf } from "../../src/lib/standing";
import { askedWords } from "$shared/question/asked";
import { Desk } from "$shared/table/desk.svelte";
import PassForMe from "$shared/question/PassForMe.svelte";
import { news, option, question, quietTable, seats } from "./table-model";

const TEXTS = {
  "vale-window-walking": "Somebody walks by.",
  "vale-window-walking.when": "when somebody walks by",
  "vale-window-noise": "Somebody shouts.",
  "vale-window-noise.when": "when somebody shouts",
  "vale-deed-card": "play a card",
};
const pass = option("pass", "Pass");
const torch = option("torch", "Throw a torch");
const asks = (more: Partial<NonNullable<Question["window"]>> = {}, options = [pass, torch]): Question =>
  question(options, {
    ask: "react",
    skip: "",
    window: { name: "noise", passes: "pass", deeds: ["card"], passing: false, ...more },
  });
const standing = (id: number, more: Partial<StandingAnswer> = {}): StandingAnswer => ({
  id,
  windows: null,
  unless: [],
  until: "my-turn",
  text: `Wish ${id}`,
  ...more,
});
const HOT = [seats.chair(0, "Jana", true), seats.chair(1, "Petr", true)];

function show(first: Partial<News>, texts: Record<string, string> = TEXTS) {
  const { table, server } = quietTable(news(first));
  table.texts = texts;
  render(PassForMe, { table });
  return { table, server, sent: () => server.sent.map(({ id: _, ...message }) => message) };
}

beforeEach(() => {
  settings.skips = true;
});

describe("a window", () => {
  it("is asked whatever is in the hand, never passed by the client", () => {
    for (const options of [[pass], [pass, torch]]) {
      const { table, server } = quietTable(news({ pending: [asks({}, options)] }));
      expect(table.question?.ask).toBe("react");
      expect(askedWords(table).who).toBe("Jana, you may act");
      expect(server.sent).toEqual([]);
    }
  });

  it("is passed without a doubt, also by the key that ends", async () => {
    const { table, server } = quietTable(news({ pending: [asks()] }));
    const desk = new Desk(table);
    expect(desk.end).toEqual(pass);
    void desk.pick(pass);
    expect(table.doubt).toBeNull();
    expect(server.sent).toMatchObject([{ type: "answer", words: "pass" }]);
  });

  it("is not shown while the server passes; I can still say that I want to be asked", async () => {
    const { table, sent } = show({
      pending: [asks({ passing: true })],
      standing: { "0": [standing(1), standing(2, { windows: ["walking"] }), standing(3, { unless: ["card"] })] },
    });
    expect(table.question).toBeNull();
    expect(askedWords(table)).toMatchObject({ seat: 0, who: "Jana", question: "Passing for you" });
    await fireEvent.click(screen.getByRole("button", { name: "Ask me" }));
    expect(sent()).toEqual([{ type: "ask-me", seat: 0, standing: 1 }]); // the others do not pass here
  });

  it("that is passed draws no curtain at a shared screen, and tells nobody there", () => {
    const { table } = show({
      seats: HOT,
      pending: [asks({ passing: true }), { seat: 1 }],
      standing: { "0": [standing(1)], "1": [] },
    });
    expect(table.veiled).toBe(false);
    expect(table.standing.passing).toBeNull();
    expect(table.standing.answers).toEqual([]);
    expect(screen.queryByRole("button")).toBeNull();
  });
});

describe("passing for me", () => {
  it("is offered only where the game has windows, and to nobody who watches", () => {
    show({ pending: [asks()] }, {});
    show({ seats: [seats.chair(0, "Jana", false), seats.chair(1, "Petr", false)], views: { spectator: {} } });
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("until my turn takes one click", async () => {
    const { sent } = show({ pending: [asks()] });
    await fireEvent.click(screen.getByRole("button", { name: "Pass until my turn" }));
    expect(sent()).toEqual([{ type: "pass-for-me", seat: 0, windows: null, unless: [], until: "my-turn" }]);
  });

  it("can be wished for ahead, with the places where I am asked all the same", async () => {
    const { sent } = show({ pending: [{ seat: 1 }], asked: [1] });
    expect(screen.queryByRole("button", { name: "Pass until my turn" })).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Pass for me …" }));
    await fireEvent.click(screen.getByRole("checkbox", { name: "when somebody shouts" }));
    await fireEvent.click(screen.getByRole("checkbox", { name: "where one could play a card" }));
    await fireEvent.click(screen.getByRole("radio", { name: "to the end of the game" }));
    await fireEvent.click(screen.getByRole("button", { name: "Pass for me" }));
    expect(sent()).toEqual([{ type: "pass-for-me", seat: 0, windows: ["walking"], unless: ["card"], until: "end" }]);
  });

  it("makes no sense where I want to be asked everywhere", async () => {
    show({ pending: [asks()] });
    await fireEvent.click(screen.getByRole("button", { name: "Pass for me …" }));
    for (const box of screen.getAllByRole("checkbox", { name: /somebody/ })) await fireEvent.click(box);
    expect(screen.getByRole("button", { name: "Pass for me" })).toBeDisabled();
    expect(screen.getByRole("status")).toHaveTextContent("nothing is passed");
  });

  it("is listed in words, and each can be cancelled", async () => {
    const { sent, server } = show({ standing: { "0": [standing(1), standing(4)] } });
    await fireEvent.click(screen.getByRole("button", { name: /Pass for me … 2 standing answers pass for you/ }));
    const list = screen.getByRole("list");
    expect(within(list).getAllByRole("listitem")).toHaveLength(2);
    await fireEvent.click(within(list).getByRole("button", { name: "Cancel: Wish 4" }));
    expect(sent()).toEqual([{ type: "ask-me", seat: 0, standing: 4 }]);
    server.tell(news({ standing: { "0": [standing(1)] } }));
    flushSync();
    expect(within(list).getAllByRole("listitem")).toHaveLength(1);
  });

  it("says why it was refused", async () => {
    const { table, server } = show({ pending: [asks()] });
    await fireEvent.click(screen.getByRole("button", { name: "Pass until my turn" }));
    server.tell({ type: "refused", id: 1, code: "too-many-standing", rule: "", message: "", values: {} });
    await Promise.resolve();
    await Promise.resolve();
    expect(table.refusal?.text).toContain("Cancel one first");
  });
});

it("the names of windows and deeds are told by their texts, those of other games are not", () => {
  const texts = { ...TEXTS, "kemet-window-night": "at night" };
  expect(namesOf("window", "vale", texts)).toEqual(["walking", "noise"]);
  expect(namesOf("deed", "_vale", texts)).toEqual(["card"]);
});

it("a wish names the windows only where some are left out", () => {
  expect(wishOf(["a", "b"], [], [], "end")).toEqual({ windows: null, unless: [], until: "end" });
  expect(wishOf(["a", "b"], ["a"], ["x"], "my-turn")).toEqual({ windows: ["b"], unless: ["x"], until: "my-turn" });
  expect(wishOf(["a", "b"], ["b", "a"], [], "end")).toBeNull();
});

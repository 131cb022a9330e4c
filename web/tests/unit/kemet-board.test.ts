/** The board of Kemet: what it shows, what can be touched, what it answers. */
import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import Choices from "../../src/games/kemet/Choices.svelte";
import { Kemet, kemetOf } from "../../src/games/kemet/kemet.svelte";
import Mat from "../../src/games/kemet/mat/Mat.svelte";
import PlayerBoard from "../../src/games/kemet/players/PlayerBoard.svelte";
import Players from "../../src/games/kemet/players/Players.svelte";
import PromptExtra from "../../src/games/kemet/PromptExtra.svelte";
import TopMid from "../../src/games/kemet/TopMid.svelte";
import {
  area,
  army,
  done,
  FakeTable,
  go,
  goWith,
  march,
  marching,
  option,
  player,
  raise,
  step,
  token,
  view,
} from "./kemet-table";

const place = () => document.createElement("div");

describe("what lies on the map", () => {
  it("a step lies on the area it leads to, the end of a march nowhere", () => {
    const table = new FakeTable(marching(), [step("temple_west_small"), step("west_dunes_n"), done]);
    const kemet = new Kemet(() => table);
    expect(kemet.offers("temple_west_small").map(({ words }) => words)).toEqual(["go to temple_west_small"]);
    expect(kemet.offers("front_nw")).toEqual([]);
    kemet.touch("west_dunes_n", place());
    expect(table.chosen).toEqual(["go to west_dunes_n"]);
  });

  it("an army sets out when its area is touched", () => {
    const table = new FakeTable(view({ question: "march_start" }), [march("nw_d1"), march("nw_d2"), done]);
    new Kemet(() => table).touch("nw_d2", place());
    expect(table.chosen).toEqual(["march from nw_d2"]);
  });

  it("two districts are chosen one after the other", () => {
    const pair = (one: string, two: string) => option(`station in ${one} and ${two}`, { area: one, area2: two });
    const table = new FakeTable(view({ question: "station" }), [
      pair("nw_d1", "nw_d2"),
      pair("nw_d1", "nw_d3"),
      pair("nw_d2", "nw_d3"),
    ]);
    const kemet = new Kemet(() => table);
    kemet.touch("nw_d3", place());
    expect(table.chosen).toEqual([]);
    expect(kemet.isLit("nw_d3")).toBe(true);
    expect(kemet.offers("nw_d1").map(({ words }) => words)).toEqual(["station in nw_d1 and nw_d3"]);
    kemet.touch("nw_d3", place()); // let go again
    expect(kemet.pair).toBeNull();
    kemet.touch("nw_d3", place());
    kemet.touch("nw_d1", place());
    expect(table.chosen).toEqual(["station in nw_d1 and nw_d3"]);
  });

  it("a district where several pyramids can be built asks which", () => {
    const options = [raise("nw_d1", "ruby", 2), raise("nw_d1", "ruby", 3, 5)];
    const table = new FakeTable(view({ question: "build_pyramid" }), [...options, done]);
    const kemet = new Kemet(() => table);
    kemet.touch("nw_d1", place());
    expect(kemet.chooser?.options.map(({ words }) => words)).toEqual(options.map(({ words }) => words));
    expect(kemet.chooser?.options[1]?.text).toBe("ruby pyramid to level 3");
    expect(table.chosen).toEqual([]);
  });

  it("a city is chosen by any of its districts", () => {
    const table = new FakeTable(view({ question: "choose_city", phase: "setup" }), [
      option("choose nw", { city: "nw" }, { id: "city" }),
      option("choose s", { city: "s" }, { id: "city" }),
    ]);
    new Kemet(() => table).touch("s_d2", place());
    expect(table.chosen).toEqual(["choose s"]);
  });

  it("what is not on offer is asked about in the words of the question", () => {
    const asks = (question: string, area: string) => {
      const table = new FakeTable(view({ question }), [done]);
      new Kemet(() => table).touch(area, place());
      return table.asks;
    };
    expect(asks("march_on", "pantheon")).toEqual(["go to pantheon"]);
    expect(asks("recruiting", "pantheon")).toEqual(["unit to pantheon"]);
    expect(asks("build_pyramid", "nw_d1")).toEqual(["in nw_d1 raise ruby to 2"]);
  });

  it("describes an area in one sentence, and says in its note who would be fought", () => {
    const areas = { temple_west_small: army(1, 4, { creatures: { "1": ["ruby_2_phoenix"] }, point: 1 }) };
    const dear = { ...step("temple_west_small", { fight: 1, theirs: 4, price: 2 }), detail: "for 2 prayer points" };
    const table = new FakeTable(marching({}, { areas }), [dear]);
    const kemet = new Kemet(() => table);
    expect(kemet.describe("temple_west_small")).toBe(
      "Small western temple: 2 prayer at night, obelisk, temporary VP of Petr, Petr 4 units with Phoenix, held by Petr.",
    );
    const note = kemet.note("temple_west_small")!;
    expect(note.lines[0]).toEqual({ sign: "fight", text: "battle: Petr 4 units with Phoenix" });
    expect(note.lines[1]).toEqual({ sign: "prayer", text: "for 2 prayer points" });
  });
});

describe("my board", () => {
  it("a space with an option is a button that answers", async () => {
    const table = new FakeTable(view(), [token("move_3"), token("pray_1")]);
    render(Mat, { kemet: kemetOf(table) });
    await fireEvent.click(screen.getByRole("button", { name: "token on pray_1" }));
    expect(table.chosen).toEqual(["token on pray_1"]);
  });

  it("the place of a new acquire token is chosen on its spaces", async () => {
    const put = option("acquire token on acquire_2", { space: "acquire_2" }, { id: "put-on" });
    const table = new FakeTable(view({ question: "put_acquire_token" }), [put]);
    const { container } = render(Mat, { kemet: kemetOf(table) });
    await fireEvent.click(container.querySelector('[data-space="acquire_1"]')!);
    expect(table.asks).toEqual(["acquire token on acquire_1"]);
    await fireEvent.click(container.querySelector('[data-space="acquire_2"]')!);
    expect(table.chosen).toEqual(["acquire token on acquire_2"]);
  });

  it("a space without one says why", async () => {
    const table = new FakeTable(view(), [token("move_3")]);
    const { container } = render(Mat, { kemet: kemetOf(table) });
    await fireEvent.click(container.querySelector('[data-space="build"]')!);
    expect(table.chosen).toEqual([]);
    expect(table.asks).toEqual(["token on build"]);
  });

  it("shows tokens on used spaces, the space that is carried out, and the levels that have a token", () => {
    const me = player(0, { used: ["move_3", "move_2"], tokens: 3 });
    const table = new FakeTable(view({ players: [me, player(1), player(2)], doing: "move_2", placed: ["move_2"] }));
    const { container } = render(Mat, { kemet: kemetOf(table) });
    expect(container.querySelector('[data-thing="token:0:move_3"]')).toBeInTheDocument();
    expect(container.querySelector('[data-space="move_2"]')).toHaveClass("now");
    expect(screen.getByLabelText("level 3 has its token")).toHaveTextContent("III ✓");
    expect(screen.getByLabelText("level 1 still needs a token today")).toHaveTextContent(/^I$/);
    expect(screen.getByLabelText("3 action tokens left")).toBeInTheDocument();
  });

  it("an acquire space without a colour is there, for pyramids of others", () => {
    const me = player(0, { acquire: ["ruby", null, null] });
    const table = new FakeTable(view({ players: [me, player(1), player(2)] }));
    const { container } = render(Mat, { kemet: kemetOf(table) });
    expect(container.querySelector('[data-space="acquire_1"]')).toHaveAccessibleName("Acquire a tile: ruby");
    expect(container.querySelector('[data-space="acquire_2"]')).toHaveAccessibleName(/no colour of yours/);
  });

  it("a card of the hand is played by a click when it is on offer", async () => {
    const play = option("play prayer", { card: "prayer" }, { numbers: { price: 0 } });
    const table = new FakeTable(view(), [play, token("move_3")]);
    render(Mat, { kemet: kemetOf(table) });
    expect(screen.getByText("×2")).toBeInTheDocument();
    await fireEvent.click(screen.getByRole("button", { name: "play prayer" }));
    expect(table.chosen).toEqual(["play prayer"]);
    await fireEvent.click(screen.getByRole("img", { name: /^Diversion/ }));
    expect(table.asks).toEqual(["play diversion"]);
  });

  it("tells battle cards in hand from discarded ones", () => {
    const me = player(0, {
      battle_cards: ["bc_5", "bc_4d1"],
      open_cards: ["bc_3d2"],
      closed_cards: ["bc_2p2"],
      battle_size: 2,
      closed_size: 1,
    });
    render(Mat, { kemet: kemetOf(new FakeTable(view({ players: [me, player(1), player(2)] }))) });
    expect(screen.getByText(/2 in hand, 2 discarded/)).toBeInTheDocument();
    const cards = within(screen.getByRole("group", { name: "Battle cards" }));
    expect(cards.getByRole("img", { name: /bc_3d2, discarded face up/ })).toHaveClass("open");
    expect(cards.getByRole("img", { name: /bc_2p2, discarded face down/ })).toBeEmptyDOMElement();
  });
});

describe("the players", () => {
  it("stand in turn order with tokens, prayer and points", () => {
    const players = [player(0), player(1, { points: 2, temporary: 1, score: 3, gold: "ready", tokens: 2 }), player(2)];
    render(Players, { table: new FakeTable(view({ players, order: [1, 2, 0] })) });
    const rows = screen.getAllByRole("listitem");
    expect(rows.map((row) => within(row).getByRole("heading").textContent)).toEqual(["Petr", "Fox", "Jana"]);
    expect(within(rows[0]!).getByLabelText("3 of 9 victory points: 2 permanent, 1 temporary")).toBeInTheDocument();
    expect(within(rows[0]!).getByLabelText("2 action tokens left, gold token to use")).toBeInTheDocument();
  });

  it("a row opens the player's board; other hands stay hidden", async () => {
    const players = [
      player(0),
      player(1, { tiles: ["ruby_1_charge"], open_cards: ["bc_5"], closed_size: 2 }),
      player(2),
    ];
    const table = new FakeTable(view({ players }));
    render(Players, { table });
    render(PlayerBoard, { kemet: kemetOf(table) });
    await fireEvent.click(screen.getByRole("button", { name: "Petr: show the board" }));
    const dialog = within(screen.getByRole("dialog", { name: "Sobek: Petr" }));
    expect(dialog.getByText("+1 strength when you attack.")).toBeInTheDocument();
    expect(dialog.getByText("Cards in hand are hidden.")).toBeInTheDocument();
    expect(dialog.getAllByLabelText("a card discarded face down")).toHaveLength(2);
    await fireEvent.click(dialog.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});

describe("choices over the map", () => {
  it("who goes on: all with the creature first, then smaller numbers", async () => {
    const options = [go(4), go(3), goWith(4, "ruby_2_phoenix"), goWith(3, "ruby_2_phoenix")];
    const table = new FakeTable(marching({ target: "temple_west_small" }, { question: "who_goes" }), options);
    render(Choices, { kemet: kemetOf(table) });
    const buttons = screen.getAllByRole("button");
    expect(buttons[0]).toHaveTextContent("All 4 + Phoenix");
    expect(buttons.slice(1).map((button) => button.textContent?.trim())).toEqual(["3", "4", "3"]);
    await fireEvent.click(buttons[0]!);
    expect(table.chosen).toEqual(["send 4 with ruby_2_phoenix"]);
  });

  it("who goes on: any number of creatures together", () => {
    const names = ["ruby_2_phoenix", "ruby_3_royal_scarab", "onyx_3_griffin_sphinx"].join(" and ");
    const many = option(`send 2 with ${names}`, { units: 2, creatures: names }, { id: "go-with-many" });
    const table = new FakeTable(marching({ target: "temple_west_small" }, { question: "who_goes" }), [go(2), many]);
    render(Choices, { kemet: kemetOf(table) });
    const [all, units] = screen.getAllByRole("button");
    expect(all!.textContent?.match(/\+/g)).toHaveLength(3);
    expect(units).toHaveTextContent("2");
  });

  it("a first pyramid: colours and levels for this district", async () => {
    const found = (colour: string, level: number) =>
      option(`in nw_d1 found ${colour} ${level}`, { area: "nw_d1", colour, level }, { id: "found" });
    const table = new FakeTable(view({ question: "found_pyramid", phase: "setup" }), [
      found("ruby", 1),
      found("ruby", 2),
      found("diamond", 1),
      done,
    ]);
    const kemet = kemetOf(table);
    render(Choices, { kemet });
    expect(kemet.focus).toBe("nw_d1");
    await fireEvent.click(screen.getByRole("button", { name: "in nw_d1 found ruby 2" }));
    expect(table.chosen).toEqual(["in nw_d1 found ruby 2"]);
    expect(screen.getAllByRole("button")).toHaveLength(3); // to leave it empty is said under the map
  });

  it("nothing for questions that are answered on the board, or by somebody else", () => {
    const { container, unmount } = render(Choices, { kemet: kemetOf(new FakeTable(view(), [token("build")])) });
    expect(container.querySelector("button")).toBeNull();
    unmount();
    const other = new FakeTable(marching({}, { question: "who_goes", asked: [1] }));
    expect(render(Choices, { kemet: kemetOf(other) }).container.querySelector("button")).toBeNull();
  });
});

describe("round it", () => {
  it("the top bar tells round, day and goal", () => {
    render(TopMid, { table: new FakeTable(view({ round: 4, phase: "night" })) });
    expect(screen.getByLabelText("Round 4, night, 9 victory points win")).toBeInTheDocument();
  });

  it("under the question stands who marches and how far", () => {
    const areas = { front_nw: army(0, 4, { creatures: { "0": ["ruby_2_phoenix"] } }) };
    render(PromptExtra, { table: new FakeTable(marching({ left: 1 }, { areas })) });
    expect(screen.getByText(/^4 units and Phoenix/)).toBeInTheDocument();
    expect(screen.getByText("1 step left")).toBeInTheDocument();
  });

  it("on a phone the question decides what is drawn up, until another part is chosen", () => {
    const table = new FakeTable(view(), [token("move_3")]);
    const kemet = new Kemet(() => table);
    expect(kemet.pane).toBe("board");
    kemet.show("hand");
    expect(kemet.pane).toBe("hand");
    table.position = view({ question: "acquire_tile" });
    table.offered = [option("acquire ruby_1_charge", { tile: "ruby_1_charge" }), done];
    expect(kemet.pane).toBe("tiles");
    table.offered = [step("pantheon")];
    table.position = marching();
    expect(kemet.pane).toBe("turn");
  });

  it("an area without anybody is said to be empty", () => {
    const kemet = new Kemet(() => new FakeTable(view({ areas: { pantheon: area() } })));
    expect(kemet.describe("pantheon")).toContain("nobody stands here");
  });
});

/** Who sits at the table of Eldervale, what the top bar says, and the parts of the table on a phone. */
import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { eldervaleOf } from "../../src/games/eldervale/eldervale.svelte";
import Players from "../../src/games/eldervale/players/Players.svelte";
import Scores from "../../src/games/eldervale/players/Scores.svelte";
import TopMid from "../../src/games/eldervale/TopMid.svelte";
import type { EldervaleView } from "../../src/games/eldervale/view";
import { settings } from "../../src/lib/settings.svelte";
import { FakeTable, option, view, withPlayer } from "./eldervale-table";

const TEXTS = {
  "eldervale-faction-wicked-ogres": "Wicked Ogres",
  "eldervale-unit-worker": "worker",
  "eldervale-unit-dragon": "dragon",
};
const choose = (seat: number) => option("opponent", `choose seat ${seat}`, { seat2: String(seat) });

function players(position: EldervaleView = view(), options = [] as ReturnType<typeof option>[]) {
  const table = new FakeTable(position, options, TEXTS);
  render(Players, { eldervale: eldervaleOf(table) });
  const row = (seat: number) => document.querySelector<HTMLElement>(`[data-seat="${seat}"]`)!;
  return { table, row };
}

beforeEach(() => {
  settings.language = "en";
});

describe("the players", () => {
  it("stand in turn order, whoever sits where", () => {
    players(view({ starter: 1 }));
    const seats = [...document.querySelectorAll<HTMLElement>("[data-seat]")].map(({ dataset }) => dataset["seat"]);
    expect(seats).toEqual(["1", "2", "0"]);
  });

  it("show what everybody may see of them", () => {
    const mine = { points: 27, orbs: 2, tray: ["air-gem"], hand_size: 4 };
    const { row } = players(withPlayer(view(), 0, mine));
    const me = within(row(0));
    expect(me.getByRole("heading", { name: "Wicked Ogres" })).toBeInTheDocument();
    expect(me.getByText("you")).toBeInTheDocument();
    for (const words of [
      "4 magic cards in hand",
      "3 of 6 dwellings",
      "2 adventure cards",
      "1 treasure token",
      "2 orbs not yet placed",
    ])
      expect(me.getByText(words)).toBeInTheDocument();
    expect(me.getByLabelText("ready: worker, dragon")).toBeInTheDocument();
    expect(me.getByLabelText("2 potions, 1 tool, 5 swords")).toBeInTheDocument();
    expect(row(0)).toHaveTextContent("27 VP");
  });

  it("a pill is rimmed once no more of it fits", () => {
    const { row } = players();
    expect([...row(0).querySelectorAll(".full")].map((pill) => pill.textContent)).toEqual(["5"]);
  });

  it("a bot is named so and thinks while it is asked", () => {
    const { row } = players(view({ asked: [2], active: 2 }));
    expect(row(2)).toHaveTextContent("Fox, bot");
    expect(row(2)).toHaveClass("turn");
    expect(within(row(2)).getByText("thinking")).toBeInTheDocument();
    expect(within(row(0)).queryByText("thinking")).not.toBeInTheDocument();
  });

  it("touched, they lay out their tableau", async () => {
    const { table, row } = players();
    await fireEvent.click(within(row(0)).getByRole("button", { name: "Wicked Ogres: show the tableau" }));
    expect(eldervaleOf(table).laidOut).toBe(0);
  });

  it("asked for, they answer; who stands in a realm is chosen on the map", async () => {
    const kill = option("kill", "strike down of 2 worker in mill", { seat2: "2", unit: "worker", realm: "mill" });
    const { table, row } = players(view({ question: "whose" }), [choose(1), kill]);
    expect(within(row(2)).queryByRole("button", { name: kill.text })).not.toBeInTheDocument();
    await fireEvent.click(within(row(1)).getByRole("button", { name: "choose seat 1" }));
    expect(table.chosen).toEqual(["choose seat 1"]);
  });

  it("in teams each wears the tag of the team, with the mate's name", () => {
    const four = view();
    four.players.push({ ...structuredClone(four.players[2]!), seat: 3 });
    const mates = [3, 2, 1, 0];
    four.players = four.players.map((player) => ({ ...player, mate: mates[player.seat]! }));
    const { row } = players(four);
    expect(within(row(0)).getByLabelText("Team 1, with Owl")).not.toHaveClass("square");
    expect(within(row(2)).getByLabelText("Team 2, with Petr")).toHaveClass("square");
    expect(within(row(3)).getByLabelText("Team 1, with Jana")).toBeInTheDocument();
  });

  it("without teams nobody wears one", () => {
    const { row } = players();
    expect(row(0).querySelector(".team")).toBeNull();
  });
});

describe("on a phone", () => {
  it("one row tells points and dwellings, and answers who is meant", async () => {
    const table = new FakeTable(view({ question: "whose" }), [choose(1)], TEXTS);
    render(Scores, { eldervale: eldervaleOf(table) });
    await fireEvent.click(screen.getByRole("button", { name: "Wicked Ogres (Jana), 27 VP, 3 of 6 dwellings" }));
    expect(eldervaleOf(table).laidOut).toBe(0);
    await fireEvent.click(screen.getByRole("button", { name: "choose seat 1" }));
    expect(table.chosen).toEqual(["choose seat 1"]);
  });

  it("that row shows who is whose mate", () => {
    const three = view();
    three.players = three.players.map((player) => ({ ...player, mate: [2, null, 0][player.seat]! }));
    render(Scores, { eldervale: eldervaleOf(new FakeTable(three, [], TEXTS)) });
    const mine = screen.getByRole("button", { name: /Wicked Ogres \(Jana\), Team 1, with Fox, 27 VP/ });
    expect(mine.querySelector(".team")).toHaveTextContent("1");
  });

  it("before the first turn whoever is asked is lit, whoever begins", () => {
    const draft = view({ phase: "setup", question: "draft", active: 1, asked: [0] });
    render(Scores, { eldervale: eldervaleOf(new FakeTable(draft, [], TEXTS)) });
    expect([...document.querySelectorAll(".turn")].map(({ className }) => className.includes("p1"))).toEqual([true]);
  });
});

describe("the top bar", () => {
  const bar = (position: EldervaleView) => {
    render(TopMid, { table: new FakeTable(position) });
    return screen.getByRole("img");
  };

  it("says how the game ends", () => {
    expect(bar(view({ last_turns: null, supply: 7, turns: 31 }))).toHaveAccessibleName(
      "Turn 31; battles are on; ends with the 6th dwelling or last realm",
    );
  });

  it("says how near the end is, and then how many turns are left", () => {
    expect(bar(view({ last_turns: null, supply: 2 }))).toHaveTextContent("2 realms left, or the 6th dwelling");
    document.body.innerHTML = "";
    expect(bar(view({ last_turns: 3, ends: "supply" }))).toHaveTextContent("3 more turns");
    expect(screen.getByTitle("The last realm is drawn.")).toBeInTheDocument();
    document.body.innerHTML = "";
    expect(bar(view({ last_turns: 0, ends: "dwelling" }))).toHaveTextContent("the last turn");
  });

  it("names those who keep the peace", () => {
    const first = view({ peaceful: true, last_turns: null, supply: 9 });
    const early = withPlayer(withPlayer(first, 0, { fame: null }), 2, { fame: null });
    bar(early);
    expect(screen.getByTitle(/still to do so: Jana, Fox$/)).toHaveTextContent("peace");
  });
});

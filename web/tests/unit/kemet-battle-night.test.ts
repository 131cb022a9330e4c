import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import type { Option } from "$lib/api";
import { settings } from "$lib/settings.svelte";
import { Kemet } from "../../src/games/kemet/kemet.svelte";
import NightChoices from "../../src/games/kemet/night/NightChoices.svelte";
import NightSteps from "../../src/games/kemet/night/NightSteps.svelte";
import type { KemetView } from "../../src/games/kemet/view";
import { army, done, FakeTable, option, view } from "./kemet-table";

function show(more: Partial<KemetView>, options: Option[] = []): FakeTable {
  const table = new FakeTable(view({ phase: "night", active: null, ...more }), options);
  const kemet = new Kemet(() => table);
  render(NightSteps, { kemet });
  render(NightChoices, { kemet });
  return table;
}

const fate = (place: number): Option =>
  option(`place ${place}`, { place }, { id: "fate", text: `Take place ${place}` });
const veterans = (count: number): Option =>
  option(`spend ${count} veterans`, { count }, { id: "veterans", text: `Discard ${count}` });

beforeEach(() => {
  settings.language = "en";
});

describe("the night", () => {
  it("shows its nine steps and which of them it is", () => {
    show({ night_step: 6, question: "veterans_draw", asked: [1] });
    expect(screen.getAllByRole("listitem")).toHaveLength(9);
    expect(screen.getByText(/^6\s+Intervention/, { selector: "li" })).toHaveAttribute("aria-current", "step");
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  it("is not there by day", () => {
    show({ phase: "day", night_step: 0 });
    expect(screen.queryByRole("list")).not.toBeInTheDocument();
  });

  it("asks for a sacrifice with what it costs and brings", async () => {
    const give = option("sacrifice in pantheon", { area: "pantheon" }, { id: "sacrifice", text: "Sacrifice there" });
    const table = show({ night_step: 1, question: "sacrifice", areas: { pantheon: army(0, 3) } }, [give, done]);
    expect(screen.getByRole("button", { name: /Sacrifice there, 2 units gone/ })).toBeInTheDocument();
    await fireEvent.click(screen.getByRole("button", { name: /3 units stay/ }));
    expect(table.chosen).toEqual(["done"]);
  });

  it("offers veteran tokens as buttons", async () => {
    const table = show({ night_step: 5, question: "veterans_pray" }, [veterans(0), veterans(1), veterans(2)]);
    expect(screen.getAllByRole("button")).toHaveLength(3);
    await fireEvent.click(screen.getByRole("button", { name: /^Discard 2/ }));
    expect(table.chosen).toEqual(["spend 2 veterans"]);
  });

  it("lays out the cards of a Vision, twins too", async () => {
    const keep = option("keep prayer", { card: "prayer" }, { text: "Keep Prayer" });
    const other = option("keep diversion", { card: "diversion" }, { text: "Keep Diversion" });
    const choice = ["prayer", "diversion", "prayer"];
    const table = show({ night_step: 6, question: "keep_card", choice }, [keep, other]);
    expect(screen.getAllByRole("button", { name: /^Keep Prayer. Gain 2 prayer points/ })).toHaveLength(2);
    await fireEvent.click(screen.getByRole("button", { name: /^Keep Diversion/ }));
    expect(table.chosen).toEqual(["keep diversion"]);
  });

  it("shows the turn order as a track with the places that are free", async () => {
    const table = show({ night_step: 9, question: "choose_fate", order: [-1, 2, -1] }, [fate(1), fate(3)]);
    expect(screen.getByText("Fox")).toBeInTheDocument();
    expect(screen.getAllByRole("button")).toHaveLength(2);
    await fireEvent.click(screen.getByRole("button", { name: "Take place 3" }));
    expect(table.chosen).toEqual(["place 3"]);
  });
});

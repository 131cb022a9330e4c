/** A battle in Eldervale by keyboard alone: every answer can be reached, and the focus goes on to what is asked next. */
import { within } from "@testing-library/svelte";
import { tick } from "svelte";
import { describe, expect, it } from "vitest";
import type { Option } from "$lib/api";
import { battle, calmly, decided, fighting, press, row, sheet, show, side } from "./eldervale-fights";
import { goOn, option, view } from "./eldervale-table";

calmly();

const focused = () => document.activeElement;
const named = () => (focused() as HTMLElement | null)?.ariaLabel ?? focused()?.textContent.trim() ?? "";
const swords = option("swords", "spend sword for a die", { resource: "sword" });
const cash = option("cash", "cash air-gem for gem", { token: "air-gem", resource: "gem" });
const lying = (rolled = [6, 3]) =>
  fighting(battle({ step: 4, sides: [side(1, { rolled: [5] }), side(0, { rolled })] }));
const reroll = (face: number): Option => option("reroll", `reroll a ${face}`, { face: `${face}` });

describe("by keyboard", () => {
  it("begins on what goes on, and arrows go through all answers, free things too, round and round", async () => {
    show(fighting(battle({ step: 3 })), [swords, cash, goOn]);
    await tick();
    expect(named()).toMatch(/^go on/);
    const met: string[] = [];
    for (let steps = 0; steps < 3; steps += 1) {
      await press("ArrowDown");
      met.push(named());
    }
    expect(met.map((name) => name.split(" ")[0])).toEqual(["spend", "cash", "go"]);
    await press("ArrowUp");
    expect(named()).toMatch(/^cash/);
  });

  it("begins on a die where only dice answer, and goes on to those of the next question", async () => {
    const { table } = show(lying(), [reroll(6), reroll(3)]);
    await tick();
    expect(row("0").contains(focused())).toBe(true);
    expect(named()).toBe("reroll a 6");
    await press("ArrowRight");
    expect(named()).toBe("reroll a 3");
    (focused() as HTMLElement).click();
    expect(table.chosen).toEqual(["reroll a 3"]);
    table.position = lying([6, 2]);
    table.offered = [reroll(6), reroll(2)];
    await tick();
    expect(sheet().contains(focused())).toBe(true);
    expect(named()).toMatch(/^reroll a /);
  });

  it("aims at a side", async () => {
    const { table } = show(lying(), [option("at-side", "against seat 1", { side: "seat 1" })]);
    await tick();
    expect(focused()).toBe(within(row("1")).getByRole("button", { name: "against seat 1" }));
    (focused() as HTMLElement).click();
    expect(table.chosen).toEqual(["against seat 1"]);
  });

  it("gives the focus back where it was when the report is closed", async () => {
    const before = document.body.appendChild(document.createElement("button"));
    before.focus();
    const { table } = show(fighting(battle({ step: 3 })), [goOn]);
    table.position = view({ battle: null, last_battle: decided({ step: 7 }), active: 1, asked: [1] });
    table.offered = [];
    await tick();
    expect(named()).toMatch(/^Continue/);
    (focused() as HTMLElement).click();
    await tick();
    expect(focused()).toBe(before);
    before.remove();
  });

  it("Esc steps aside from a battle that goes on", async () => {
    show(fighting(battle({ step: 3 })), [goOn]);
    await press("Escape");
    expect(document.querySelector("[role=dialog]")).toBeNull();
  });
});

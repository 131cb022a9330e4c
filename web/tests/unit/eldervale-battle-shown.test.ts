/** When a battle in Eldervale lies over the table, over the map, or is a line that opens. */
import { fireEvent, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { describe, expect, it } from "vitest";
import type { BattleView } from "../../src/games/eldervale/view";
import { battle, calmly, decided, fighting, press, row, sheet, show, side } from "./eldervale-fights";
import { FakeTable, goOn, option, view } from "./eldervale-table";

calmly();

describe("how a battle comes and goes", () => {
  it("keeps the report of mine until it was looked at", async () => {
    const { table } = show(fighting(battle({ step: 3 })), [goOn]);
    table.position = view({ battle: null, last_battle: decided({ step: 7 }), active: 1, asked: [1] });
    table.offered = [];
    await tick();
    expect(sheet()).toHaveTextContent(/5 > 4/);
    await fireEvent.click(screen.getByRole("button", { name: /Continue/ }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("shows no report of a battle that did not take place", async () => {
    const { table } = show(fighting(battle({ step: 3 })), [goOn]);
    table.position = view({ battle: null, last_battle: battle({ step: 3 }), active: 0, asked: [0] });
    await tick();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("tells a battle of others in a line that opens", async () => {
    const theirs = decided({
      placed_by: 1,
      sides: [side(1, { rolled: [6] }), side(2, { rolled: [5] })],
      winner: 0,
      column: 0,
      monster: null,
    });
    const { table } = show(view({ battle: null, last_battle: null, active: 1, asked: [1] }));
    table.position = view({ battle: null, last_battle: theirs, active: 1, asked: [1] });
    await tick();
    expect(screen.queryByRole("dialog")).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Petr won the battle at the Mill. Show the battle" }));
    expect(sheet()).toBeVisible();
  });

  it("shows the battle of others on the edge of the map, with their dice so far", () => {
    const theirs = battle({ placed_by: 1, step: 3, sides: [side(2, { dice: 4 }), side(1, { dice: 2 })] });
    show(fighting(theirs, { active: 1, asked: [1] }));
    expect(screen.queryByRole("dialog")).toBeNull();
    const strip = screen.getByRole("region", { name: "Battle at the Mill" });
    expect(strip).toHaveTextContent(/Fox: worker, 4 dice/);
    expect(strip).toHaveTextContent("step 3 of 7: Swords");
  });

  it("lies over the map only in somebody else's turn, so that what I am asked stays in sight", () => {
    const theirs = battle({ placed_by: 1, step: 4, sides: [side(0, { rolled: [4] }), side(1, { rolled: [5] })] });
    show(fighting(theirs, { active: 1 }), [option("reroll", "reroll a 4", { face: "4" })]);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByRole("region", { name: "Battle at the Mill" })).toBeVisible();
    expect(within(row("0")).getByRole("button", { name: "reroll a 4" })).toBeVisible();
  });
});

describe("in a window of somebody else's turn", () => {
  const theirs = (more: Partial<BattleView>) =>
    fighting(battle({ placed_by: 1, sides: [side(0, { dice: 2 }), side(1, { dice: 3 })], ...more }), { active: 1 });
  const inWindow = (table: FakeTable) => (table.asksIn = "dice");

  it("leaves the map to the calm prompt before dice lie", () => {
    show(theirs({ step: 3 }), [goOn], inWindow);
    expect(screen.queryByRole("region")).toBeNull();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("shows the dice over the map, and no second set of answers", () => {
    const rolled = [side(0, { rolled: [4] }), side(1, { rolled: [5] })];
    show(theirs({ step: 4, sides: rolled }), [goOn], inWindow);
    expect(screen.getByRole("region", { name: "Battle at the Mill" })).toBeVisible();
    expect(screen.queryByRole("button", { name: /go on/ })).toBeNull();
  });

  describe("with the report of a battle that has just ended", () => {
    const ended = async () => {
      const shown = show(theirs({ step: 3 }), [goOn], (table) => (table.asksIn = "end"));
      shown.table.position = view({
        battle: null,
        last_battle: decided({ step: 7, placed_by: 1 }),
        active: 1,
        asked: [0],
      });
      await tick();
      return shown.table;
    };
    const report = () => screen.queryByRole("region", { name: "Battle at the Mill" });

    it("asks for nothing beside the prompt, but can be closed", async () => {
      await ended();
      expect(report()).toBeVisible();
      expect(screen.queryByRole("button", { name: /Continue/ })).toBeNull();
      await fireEvent.click(screen.getByRole("button", { name: /Close/ }));
      expect(report()).toBeNull();
    });

    it("is closed by Esc", async () => {
      await ended();
      await press("Escape");
      expect(report()).toBeNull();
    });

    it("has been looked at when the prompt is answered", async () => {
      const table = await ended();
      table.asksIn = null;
      table.offered = [];
      await tick();
      expect(report()).toBeNull();
      expect(screen.queryByRole("dialog")).toBeNull();
    });
  });
});

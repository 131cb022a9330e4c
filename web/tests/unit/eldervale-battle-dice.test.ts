/** Dice of a battle in Eldervale: how they are compared, what can be done with them. */
import { fireEvent, within } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { answersOf } from "../../src/games/eldervale/battle/answers";
import { columnsOf, diceOf } from "../../src/games/eldervale/battle/compare";
import type { SideView } from "../../src/games/eldervale/view";
import { battle, calmly, decided, fighting, row, sheet, show, side } from "./eldervale-fights";
import { goOn, option } from "./eldervale-table";

calmly();

describe("the comparison of dice", () => {
  it("goes column by column until one decides", () => {
    expect(columnsOf(decided())).toEqual([
      { faces: "6 = 6 = 6", verdict: "tie", sides: [] },
      { faces: "5 = 5 > 2", verdict: "out", sides: [0] },
      { faces: "5 > 4", verdict: "wins", sides: [1] },
    ]);
  });

  it("writes of many dice only the highest, and what comes next", () => {
    const faces = (...best: number[]) =>
      columnsOf(
        battle({ sides: best.map((face, seat) => side(seat, { rolled: [face] })), decided: true, column: 0 }),
      )[0]?.faces;
    expect(faces(6, 4, 3, 4, 3)).toBe("6 > 4");
    expect(faces(6, 4, 6, 4, 3)).toBe("6 = 6 > 4");
    expect(faces(5, 4, 5, 5, 1, 3)).toBe("5 × 3 > 4");
    expect(faces(5, 5, 5, 5)).toBe("5 × 4");
    expect(faces(3, 3, 3)).toBe("3 = 3 = 3");
    expect(faces(4, 2, 2)).toBe("4 > 2 = 2");
  });

  it("says nothing before the winner is found", () => {
    expect(columnsOf(decided({ decided: false, winner: null, column: null }))).toEqual([]);
  });

  it("counts a missing die as 0", () => {
    const fought = battle({
      sides: [side(1, { rolled: [4] }), side(0, { rolled: [4, 1] })],
      decided: true,
      winner: 1,
      column: 1,
    });
    expect(columnsOf(fought).at(-1)).toEqual({ faces: "1 > 0", verdict: "wins", sides: [1] });
  });

  it("lets everybody lose a complete tie, or whoever wins ties win it", () => {
    const tied = { sides: [side(1, { rolled: [4] }), side(0, { rolled: [4] })], decided: true, column: 0 };
    expect(columnsOf(battle({ ...tied, winner: null })).at(-1)?.verdict).toBe("lost");
    expect(columnsOf(battle({ ...tied, winner: 1 })).at(-1)?.verdict).toBe("wins-ties");
  });

  it("knows each die, what it was, and whether it is taken up", () => {
    const dice = diceOf(side(0, { rolled: [6, 3, 3, 1], was: [0, 5, 0, 0], taken_up: [3] }));
    expect(dice.map(({ face, was, up }) => [face, was, up])).toEqual([
      [6, 0, false],
      [3, 5, true],
      [3, 0, false],
      [1, 0, false],
    ]);
    expect(new Set(dice.map(({ key }) => key)).size).toBe(4);
  });
});

describe("what lies where", () => {
  it("parts what is done in the battle from the free things of a turn", () => {
    const cash = option("cash", "cash air-gem for gem", { token: "air-gem", resource: "gem" });
    const swords = option("swords", "spend sword for a die", { resource: "sword" });
    const { main, ends, free } = answersOf([swords, cash, goOn]);
    expect([main, ends, free]).toEqual([[swords], [goOn], [cash]]);
  });

  it("makes large buttons of whatever else is asked", () => {
    const odd = option("surprise", "do it");
    expect(answersOf([odd]).main).toEqual([odd]);
  });
});

describe("dice and sides that are touched", () => {
  const mine = side(0, { rolled: [6, 3, 3, 1] });
  const lying = (more: Partial<SideView> = {}) =>
    fighting(
      battle({
        step: 4,
        monster: "winged-serpent",
        sides: [side(1, { rolled: [5] }), { ...mine, ...more }, side(null, { rolled: [4] })],
      }),
    );
  const dice = (of: string) => within(row(of)).queryAllByRole("button");

  it("rolls a die again", async () => {
    const { table } = show(lying(), [option("reroll", "reroll a 3", { face: "3" }), option("done", "done")]);
    expect(dice("0")).toHaveLength(2);
    await fireEvent.click(dice("0")[1]!);
    expect(table.chosen).toEqual(["reroll a 3"]);
  });

  it("leaves out dice that are taken up already", () => {
    show(lying({ taken_up: [3] }), [option("reroll", "reroll a 3", { face: "3" }), option("done", "done")]);
    expect(dice("0")).toHaveLength(1);
    expect(row("0").querySelectorAll(".up")).toHaveLength(1);
  });

  it("takes a die of another away, also one of the monster", async () => {
    const { table } = show(lying(), [
      option("remove-die", "remove of seat 1 a 5", { side: "seat 1", face: "5" }),
      option("remove-die", "remove of the monster a 4", { side: "the monster", face: "4" }),
    ]);
    expect(dice("0")).toHaveLength(0);
    await fireEvent.click(dice("monster")[0]!);
    expect(table.chosen).toEqual(["remove of the monster a 4"]);
    expect(dice("1")).toHaveLength(1);
  });

  it("swaps one of my dice for another: mine first, then theirs", async () => {
    const swap = (own: number) =>
      option("swap-die", `swap own ${own} with seat 1 for a 5`, { face: `${own}`, side: "seat 1", face2: "5" });
    const { table } = show(lying(), [swap(6), swap(3), swap(1)]);
    expect(sheet()).toHaveTextContent("Touch one of your dice first.");
    expect(dice("1")).toHaveLength(0);
    await fireEvent.click(dice("0")[3]!);
    await fireEvent.click(dice("1")[0]!);
    expect(table.chosen).toEqual(["swap own 1 with seat 1 for a 5"]);
  });

  it("aims at a side by touching its row", async () => {
    const { table } = show(lying(), [
      option("at-side", "against seat 1", { side: "seat 1" }),
      option("at-side", "against the monster", { side: "the monster" }),
    ]);
    expect(dice("0")).toHaveLength(0);
    await fireEvent.click(within(row("monster")).getByRole("button", { name: "against the monster" }));
    expect(table.chosen).toEqual(["against the monster"]);
  });
});

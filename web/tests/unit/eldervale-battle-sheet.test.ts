/** The sheet of a battle in Eldervale: what it says of the sides, what is asked, what it brought. */
import { fireEvent, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { describe, expect, it } from "vitest";
import type { BattleView, MomentView } from "../../src/games/eldervale/view";
import { battle, calmly, decided, fighting, press, row, sheet, show, side } from "./eldervale-fights";
import { goOn, option } from "./eldervale-table";

calmly();

describe("the sheet of a battle", () => {
  it("says what is fought for, why, and which of seven steps it is", () => {
    show(fighting(battle({ step: 3, rampaged: "winged-serpent", came_from: "mossy-hills" })));
    expect(within(sheet()).getByRole("heading", { level: 1 })).toHaveTextContent("Battle at the Mill");
    expect(sheet()).toHaveTextContent("Winged Serpent rampaged from the Mossy Hills");
    expect(sheet().querySelector("[aria-current=step]")).toHaveTextContent("3 Swords");
    expect(within(sheet()).getByRole("list", { name: "Steps of the battle" }).children).toHaveLength(7);
  });

  it("counts the dice of a side source by source", () => {
    const plain = { realm: null, supports: false, fallen: false };
    const mine = side(0, {
      dice: 3,
      sources: [
        { source: "worker", dice: 1, ...plain },
        { source: "dwelling", dice: 1, realm: "briar-forest", supports: false, fallen: false },
        { source: "sword", dice: 2, ...plain },
        { source: "spell-weakness", dice: -1, ...plain },
        { source: "dragon", dice: 3, ...plain, fallen: true },
      ],
    });
    show(fighting(battle({ step: 3, sides: [side(1), mine] })));
    const sources = within(row("0")).getByRole("list", { name: "Where the dice come from" });
    expect([...sources.children].map((one) => one.textContent.trim())).toEqual([
      "worker 1",
      "Briar Forest 1",
      "spent 2",
      "Weakness −1",
      "dragon from the Underworld 3",
    ]);
    expect(row("0")).toHaveTextContent(/3\s*dice/);
  });

  it("says who joined and from where", () => {
    const joined: MomentView = { step: 1, event: "joined", seat: 0, unit: "worker", realm: "mossy-hills" };
    show(fighting(battle({ sides: [side(1), side(0, { units: ["dragon", "worker"] })], tale: [joined] })));
    expect(row("0")).toHaveTextContent("dragon, worker from the Mossy Hills");
  });

  it("bands the deciding column, ticks those before it, fades dice after it and shows what changed dice were", () => {
    show(fighting(decided()));
    expect(sheet().querySelector(".band")).not.toBeNull();
    expect(sheet().querySelector<HTMLElement>(".paper")!.style.getPropertyValue("--band")).toBe("2");
    expect(sheet()).toHaveTextContent("6 = 6 = 6 tie");
    expect(sheet()).toHaveTextContent(/5 = 5 > 2\s*Petr\s*out/);
    expect(sheet()).toHaveTextContent(/5 > 4\s*Jana\s*wins/);
    expect(row("0").querySelectorAll(".faded")).toHaveLength(3);
    expect(row("1")).toHaveTextContent("↻ 6");
    expect(row("1").querySelectorAll(".none")).toHaveLength(4);
  });

  it("reads a rule out when its number is touched", async () => {
    show(fighting(decided()));
    await fireEvent.click(screen.getByRole("button", { name: "ELDER-19.22" }));
    expect(screen.getByRole("note")).toHaveTextContent("Dice are never added.");
  });

  it("offers fame and power as two large buttons, with what each gives, also by key", async () => {
    const branches = ["fame", "power"].map((branch) => option("branch", `choose ${branch}`, { branch }));
    const position = fighting(decided());
    position.players[0]!.fame = 2;
    position.players[0]!.levels = { air: 2 };
    const { table } = show(position, branches);
    expect(screen.getByRole("button", { name: /choose fame/ })).toHaveTextContent(
      "from space 2 to 3: 1 power level of any element",
    );
    expect(screen.getByRole("button", { name: /1 level of power in Air/ })).toHaveTextContent("power 3 to 4");
    await press("2");
    expect(table.chosen).toEqual(["choose power"]);
  });

  it("goes on by Enter, with the focus on the sheet", async () => {
    const { table } = show(fighting(battle({ step: 3 })), [goOn]);
    await tick();
    expect(sheet().contains(document.activeElement)).toBe(true);
    await fireEvent.click(screen.getByRole("button", { name: /go on/ }));
    expect(table.chosen).toEqual(["go on"]);
  });

  it("declines only on purpose: Enter does nothing then", async () => {
    const use = option("use", "use air-storm-bow", { source: "air-storm-bow" });
    const { table } = show(fighting(battle({ step: 2 })), [use, option("decline", "no")]);
    sheet().focus();
    await press("Enter");
    expect(table.chosen).toEqual([]);
    await fireEvent.click(screen.getByRole("button", { name: "no" }));
    expect(table.chosen).toEqual(["no"]);
  });

  it("steps aside for the map on M, and comes back", async () => {
    show(fighting(battle()), [
      option("join", "join worker from mossy-hills", { unit: "worker", realm: "mossy-hills" }),
    ]);
    await press("m");
    expect(screen.queryByRole("dialog")).toBeNull();
    await press("m");
    expect(sheet()).toBeVisible();
  });

  it("steps aside by itself where the map is asked about", () => {
    const kill = option("kill", "strike down of 1 worker in mill", { seat2: "1", unit: "worker", realm: "mill" });
    show(fighting(battle({ step: 3 })), [kill]);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByRole("region", { name: "Battle put aside" })).toBeVisible();
  });

  it("says in one sentence where the battle stands", () => {
    show(fighting(decided()));
    const said = [...document.querySelectorAll(".sr[role=status]")].map((one) => one.textContent);
    expect(said).toEqual(["Battle, step 6: Reward. The third dice decide (5 > 4): Jana wins."]);
  });
});

describe("what it brought", () => {
  const told = (moments: MomentView[], more: Partial<BattleView> = {}) => {
    show(fighting(decided({ step: 7, tale: moments, ...more })));
    return document.querySelector<HTMLElement>(".fates")!;
  };

  it("names the gains of the winner, and those who fell with their swords", () => {
    const fates = told([
      { step: 6, event: "fame", seat: 0, fame: "3" },
      { step: 7, event: "fell", seat: 1, unit: "worker", realm: "mill" },
      { step: 7, event: "gained", seat: 1, count: "1", resource: "sword" },
      { step: 7, event: "monster-defeated", unit: "winged-serpent" },
    ]);
    expect(fates).toHaveTextContent("Jana wins: fame 3");
    expect(fates).toHaveTextContent("Petr: worker to the Underworld, +1 sword");
    expect(fates).toHaveTextContent("Winged Serpent is defeated and leaves Eldervale");
  });

  it("names who was spared, and a monster that went home or serves somebody", () => {
    expect(told([{ step: 7, event: "spared", seat: 1, unit: "worker" }])).toHaveTextContent("Petr: spared: worker");
    document.body.innerHTML = "";
    expect(told([{ step: 6, event: "controlled", seat: 0, unit: "winged-serpent" }])).toHaveTextContent(
      "Winged Serpent now serves Jana",
    );
    document.body.innerHTML = "";
    expect(told([{ step: 7, event: "monster-home", unit: "winged-serpent", realm: "dragon-den" }])).toHaveTextContent(
      "Winged Serpent returns to the Dragon Den",
    );
  });

  it("does not say of a player what the monster did", () => {
    show(fighting(decided({ tale: [{ step: 4, event: "used", seat: 0, source: "winged-serpent" }] })));
    expect(row("0")).not.toHaveTextContent("Winged Serpent");
  });

  it("does not foretell what may still be averted", () => {
    expect(told([])).toHaveTextContent("Petr: beaten (worker)");
    expect(document.body).not.toHaveTextContent("to the Underworld");
  });
});

/** How a roll in Eldervale is told. */
import { fireEvent, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { settings } from "$lib/settings.svelte";
import type { SideView } from "../../src/games/eldervale/view";
import { battle, calmly, decided, fighting, row, sheet, show, side } from "./eldervale-fights";
import { goOn } from "./eldervale-table";

calmly();

describe("the roll", () => {
  const roll = async () => {
    settings.speed = "normal";
    vi.useFakeTimers();
    const { table } = show(fighting(battle({ step: 3 })), [goOn]);
    table.position = fighting(decided());
    await tick();
    return table;
  };
  const verdicts = () => sheet().querySelectorAll(".verdicts .columns > span:not(.untold)").length;
  const later = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    await tick();
  };

  it("tumbles, settles one die after another, slides into order, then ticks columns", async () => {
    await roll();
    const tumbling = () => sheet().querySelectorAll(".tumbles").length;
    expect(tumbling()).toBe(12);
    await later(905);
    expect(tumbling()).toBe(11);
    await later(95 * 11);
    expect(row("1").querySelectorAll(".tumbles")).toHaveLength(1); // its second die is rolled again
    expect(verdicts()).toBe(0);
    await later(700 + 260 + 20);
    expect(tumbling()).toBe(0);
    await later(840);
    expect(verdicts()).toBe(1);
    expect(sheet().querySelector(".band")).toBeNull();
    await later(840);
    expect(verdicts()).toBe(3);
    expect(sheet().querySelector(".band")).not.toBeNull();
  });

  it("says which step it tells, not the one that has been reached", async () => {
    await roll();
    const now = () => sheet().querySelector("[aria-current=step]");
    expect(now()).toHaveTextContent("4 Roll");
    await later(900 + 90 * 11 + 700 + 260 + 100);
    expect(now()).toHaveTextContent("5 Winner");
  });

  it("rolls only what was changed again, where it lies", async () => {
    settings.speed = "normal";
    vi.useFakeTimers();
    const lying = (mine: Partial<SideView>) =>
      fighting(battle({ step: 4, sides: [side(1, { rolled: [5, 5], was: [6, 0] }), side(0, mine)] }));
    const { table } = show(lying({ rolled: [6, 3] }), [goOn]);
    table.position = lying({ rolled: [6, 4], was: [0, 3] });
    await tick();
    expect(row("1").querySelectorAll(".tumbles")).toHaveLength(0);
    expect(row("0").querySelectorAll(".tumbles")).toHaveLength(1);
    await later(1500);
    expect(row("0").querySelectorAll(".tumbles")).toHaveLength(0);
    expect(row("0")).toHaveTextContent("↻ 3");
  });

  it("is skipped by a click, and says nothing of the end before", async () => {
    await roll();
    expect(document.querySelector(".sr[role=status]")).toHaveTextContent("");
    expect(document.querySelector(".fates")).toHaveClass("untold");
    await fireEvent.pointerDown(sheet().querySelector(".sheet")!);
    expect(verdicts()).toBe(3);
    expect(document.querySelector(".fates")).not.toHaveClass("untold");
  });

  it("is told again in slow motion", async () => {
    settings.speed = "normal";
    vi.useFakeTimers();
    show(fighting(decided()));
    await fireEvent.click(screen.getByRole("button", { name: "Roll again in slow motion" }));
    expect(verdicts()).toBe(0);
    await later(905);
    expect(sheet().querySelectorAll(".tumbles")).toHaveLength(12);
    await later(20000);
    expect(verdicts()).toBe(3);
  });

  it("shows its end at once where nothing moves", async () => {
    const { table } = show(fighting(battle({ step: 3 })), [goOn]);
    table.position = fighting(decided());
    await tick();
    expect(verdicts()).toBe(3);
    expect(screen.queryByRole("button", { name: /slow motion/ })).toBeNull();
  });
});

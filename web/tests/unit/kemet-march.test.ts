/** A step of a march is one answer: everybody goes, unless the army is split; taking back goes past both questions. */
import { describe, expect, it, vi } from "vitest";
import type { Option } from "../../src/lib/api";
import { answersItself, creaturesIn, goTogether, largestFirst, type Marching } from "../../src/games/kemet/march";
import { FakeTable, view } from "./kemet-table";

const step: Option = { words: "go to west_bank", id: "step", values: { area: "west_bank" } };
const go = (units: number, ...creatures: string[]): Option => ({
  words: `${units} ${creatures.join(" ")}`.trim(),
  id: creatures.length ? "go-with" : "go",
  values: { units, ...Object.fromEntries(creatures.map((name, index) => [`creature${index || ""}`, name])) },
});
const companies = [go(1), go(2), go(3), go(2, "elephant"), go(3, "elephant")];

function marching(options: Option[], more: Partial<Marching> = {}): Marching {
  return {
    table: new FakeTable(view({ question: "who_goes" }), options),
    question: "who_goes",
    splitting: false,
    ...more,
  };
}
const chosen = ({ table }: Marching) => (table as FakeTable).chosen;

describe("a march", () => {
  it("knows the largest company", () => {
    expect(largestFirst(companies).map(({ words }) => words)).toEqual(["3 elephant", "2 elephant", "3", "2", "1"]);
    expect(creaturesIn({ ...step, values: { creatures: "a and b and c" } })).toEqual(["a", "b", "c"]);
  });

  it("goes on with everybody once an area is chosen", () => {
    const march = marching(companies);
    march.table.did = step;
    expect(answersItself(march)).toBe(true);
    goTogether(march);
    expect(chosen(march)).toEqual(["3 elephant"]);
  });

  it("asks who goes when the army is split, or when the page has just been opened", () => {
    const split = marching(companies, { splitting: true });
    split.table.did = step;
    const fresh = marching(companies);
    for (const march of [split, fresh]) {
      goTogether(march);
      expect(answersItself(march)).toBe(false);
      expect(chosen(march)).toEqual([]);
    }
  });

  it("asks when everybody costs more than was told with the area", () => {
    const dear = { ...go(3), numbers: { price: 3, left: 0 } };
    const march = marching([go(1), dear]);
    march.table.did = { ...step, numbers: { price: 1, left: 2 } };
    goTogether(march);
    expect(chosen(march)).toEqual([]);
  });

  it("takes back both answers", () => {
    const march = marching(companies);
    march.table.did = "undone";
    const undo = vi.spyOn(march.table, "undo");
    goTogether(march);
    expect(undo).toHaveBeenCalledOnce();
    expect(chosen(march)).toEqual([]);
  });

  it("splits for one step only", () => {
    const march = marching([step], { question: "march_on", splitting: true });
    march.table.did = go(2);
    goTogether(march);
    expect(march.splitting).toBe(false);
  });
});

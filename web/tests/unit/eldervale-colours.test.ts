import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { facts } from "./eldervale-table";

const css = readFileSync("src/games/eldervale/colours.css", "utf8");
const PAPERS = ["#fffaf0", "#eee3c9", "#f6ecd6", "#e2d4b3"]; // of cards, in both themes

const colour = (name: string): string => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(css)![1]!;
const inClass = (selector: string, name: string): string =>
  new RegExp(`\\.${selector} \\{[^}]*--${name}: (#[0-9a-f]{6});`).exec(css)![1]!;

function light(hex: string): number {
  const parts = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red, green, blue] = parts.map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b);
  return (bright! + 0.05) / (dark! + 0.05);
}

describe("colours of Eldervale can be told apart by everybody", () => {
  it.each(facts.elements)("white words on the head of %s, its symbol in the picture and on paper", (element) => {
    const deep = colour(`el-${element}-deep`);
    expect(contrast("#ffffff", deep)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(deep, inClass(`el-${element}`, "et"))).toBeGreaterThanOrEqual(3);
    for (const paper of PAPERS) expect(contrast(deep, paper)).toBeGreaterThanOrEqual(3);
  });

  it.each(["gem", "scroll", "potion", "tool", "sword", "gold", "magic", "any"])("%s on paper and tokens", (thing) => {
    for (const paper of PAPERS) expect(contrast(inClass(`r-${thing}`, "r"), paper)).toBeGreaterThanOrEqual(3);
  });
});

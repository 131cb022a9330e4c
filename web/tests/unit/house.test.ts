/** Laws of the house: a game is one folder, and what is shared stands in rooms. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { boardOf, house, inOrder, mannersOf, minutesOf, notesFor, sceneOf } from "../../src/games";

const SOURCES = join(process.cwd(), "src");
const MADE = ["lib/openapi.ts"]; // from what the server says of itself
const GENERIC = "generic"; // no game: what stands in where a game brings nothing of its own

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

const files = filesBelow(SOURCES).map((path) => relative(SOURCES, path).split("\\").join("/"));
const textOf = (file: string) => readFileSync(join(SOURCES, file), "utf8");
const gameOf = (file: string) => /^games\/([^/]+)\//.exec(file)?.[1] ?? null;
const games = [...new Set(files.map(gameOf))].filter((game) => game !== null && game !== GENERIC) as string[];

/** A game's id as a word of its own or as a part of a name: vale, ValeView, VALE, never value. */
function nameOf(game: string): RegExp {
  const capital = game.charAt(0).toUpperCase() + game.slice(1);
  return new RegExp(`(?<![a-z])${game}(?![a-z])|${capital}(?![a-z])|${game.toUpperCase()}(?![A-Z])`);
}

/** The ids of the messages in a file of words. */
const idsIn = (file: string) => [...textOf(file).matchAll(/^([a-z][\w-]*) *=/gm)].map(([, id]) => id!);

const named = (game: string, text: string) => text.split("\n").some((line) => nameOf(game).test(line));

describe("a game is one folder", () => {
  it("and there are games", () => {
    expect(games).toEqual(expect.arrayContaining(["vale", "empire", "kemet", "eldervale"]));
    expect(files).toEqual(expect.arrayContaining(games.map((game) => `games/${game}/index.ts`)));
  });

  it("the law finds what it looks for", () => {
    for (const text of ["vale", "a vale-card", "interface ValeTable", "const VALE", '[data-game="vale"]'])
      expect(named("vale", text)).toBe(true);
    for (const text of ["value", "Valet", "prevalent", "VALET"]) expect(named("vale", text)).toBe(false);
  });

  it.each(games)("%s is named nowhere else", (game) => {
    const elsewhere = files.filter((file) => gameOf(file) !== game && !MADE.includes(file));
    expect(elsewhere.filter((file) => named(game, file) || named(game, textOf(file)))).toEqual([]);
  });

  it.each(games)("the words of %s carry its name, so that no other game has the same", (game) => {
    const words = files.filter((file) => file.startsWith(`games/${game}/locale/`));
    expect(words.flatMap(idsIn).filter((id) => !id.split("-").includes(game))).toEqual([]);
  });

  it("no two games give the same name to a colour", () => {
    const colours = files
      .filter((file) => /^games\/[^/]+\/colours\.css$/.test(file))
      .flatMap((file) => [...(/:root \{([^}]*)\}/.exec(textOf(file))?.[1] ?? "").matchAll(/^\s*(--[\w-]+):/gm)])
      .map(([, name]) => name);
    expect(colours.length).toBeGreaterThan(50);
    expect(colours.filter((name, index) => colours.indexOf(name) !== index)).toEqual([]);
  });

  it("no passage of more than 30 lines stands in two games", () => {
    const LONG = 31;
    const linesOf = (file: string) =>
      textOf(file)
        .split("\n")
        .map((line) => line.trim())
        .filter(Boolean);
    const stands = new Map<string, string>(); // the game in which a passage was seen first
    const twice = files
      .filter((file) => games.includes(gameOf(file) ?? "") && /\.(ts|svelte|css)$/.test(file))
      .filter((file) => {
        const lines = linesOf(file);
        return lines.some((_, from) => {
          if (from + LONG > lines.length) return false;
          const passage = lines.slice(from, from + LONG).join("\n");
          const game = stands.get(passage) ?? gameOf(file)!;
          stands.set(passage, game);
          return game !== gameOf(file);
        });
      });
    expect(stands.size).toBeGreaterThan(5000);
    expect(twice).toEqual([]);
  });

  it("the start page has an order, also of games still to come", () => {
    expect(house).toEqual(["vale", "empire", "kemet", "eldervale"]);
    expect(inOrder(["somebody's", "kemet", "another", "vale"])).toEqual(["vale", "kemet", "somebody's", "another"]);
  });

  it("a game that brings nothing has everything a table needs", async () => {
    expect(await boardOf("somebody's")).toBeTruthy();
    expect(notesFor("somebody's").length).toBeGreaterThan(0);
    expect((await sceneOf("somebody's").picture()).default).toBeTruthy();
    expect(mannersOf("somebody's").ends).toEqual([]);
    expect([minutesOf("somebody's"), minutesOf("_template")]).toEqual([0, 5]);
  });
});

describe("the words of the browser", () => {
  it("are the same messages in both languages, in files of the same names", () => {
    const told = (language: string) =>
      files
        .filter((file) => file.includes(`locale/${language}/`))
        .map((file) => [file.replace(`locale/${language}/`, ""), idsIn(file).sort()]);
    expect(told("cs")).toEqual(told("en"));
    expect(told("en").length).toBeGreaterThan(10);
  });
});

describe("what is shared", () => {
  it("lights answers in one place: buttons are an Answer, things of a board a Spot; rows of a hint only light", () => {
    const lighting = files.filter(
      (file) =>
        /\.(svelte|ts)$/.test(file) &&
        /onpointerenter(=\{|: \().*[lL]ight|onpointerenter: \(.*\n.*light\(\)/.test(textOf(file)),
    );
    expect(lighting).toEqual(["shared/board/lighting.ts"]);
    const users = files.filter((file) => /\.\.\.lighting\(/.test(textOf(file)));
    expect(users).toEqual([
      "games/eldervale/map/Contents.svelte",
      "shared/board/Answer.svelte",
      "shared/hint/HintBox.svelte",
    ]);
  });

  it("the width of a phone is written once", () => {
    const styled = files.filter((file) => /\.(svelte|css)$/.test(file));
    expect(styled.filter((file) => /@media[^{]*\b(700|701)px/.test(textOf(file)))).toEqual([]);
    expect(styled.filter((file) => textOf(file).includes("@media (--phone)")).length).toBeGreaterThan(50);
  });

  it("what appears comes in one way", () => {
    expect(files.filter((file) => textOf(file).includes("@keyframes come"))).toEqual(["styles/tokens.css"]);
  });

  it("stands in a room", () => {
    expect(files.filter((file) => /^shared\/[^/]+$/.test(file))).toEqual([]);
  });
});

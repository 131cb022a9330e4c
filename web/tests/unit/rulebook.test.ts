import { describe, expect, it } from "vitest";
import { ruleWords } from "$lib/prefix";
import { chapters, marked, nearest, search } from "$shared/book/rulebook";

const EN = {
  "vale-chapter-STONE": "Stones",
  "vale-rule-STONE-1": "Basic values of the stones: red 1, blue 3, purple 6.",
  "vale-rule-STONE-2": "You may never hold more than 4 stones.",
  "vale-chapter-SUM": "Summon",
  "vale-rule-SUM-3": "You pay the cost with any of your stones.",
  "vale-rule-SUM-13": "The end.",
};
const CS = {
  "vale-chapter-STONE": "Drahokamy",
  "vale-rule-STONE-1": "Základní hodnoty drahokamů: rubín 1, safír 3, ametyst 6.",
  "vale-rule-STONE-2": "Nikdy nesmíš mít víc než 4 drahokamy.",
  "vale-chapter-SUM": "Povolání",
  "vale-rule-SUM-3": "Náklady zaplatíš libovolnými kameny.",
  "vale-rule-SUM-13": "Konec.",
};
const english = chapters(EN, "vale");
const czech = chapters(CS, "vale");
const ids = (book: typeof english) => book.flatMap((chapter) => chapter.rules.map((rule) => rule.id));

describe("the search in the rules", () => {
  it("finds words in other forms, and lets small words be", () => {
    expect(ids(search(english, "value of stone"))).toEqual(["VALE-STONE.1"]);
    expect(ids(search(czech, "hodnota drahokamů"))).toEqual(["VALE-STONE.1"]);
  });

  it("needs no accents", () => expect(ids(search(czech, "zakladni"))).toEqual(["VALE-STONE.1"]));

  it("finds words of the other language", () => {
    expect(ids(search(english, "ametyst", czech))).toEqual(["VALE-STONE.1"]);
    expect(ids(search(english, "ametyst"))).toEqual([]);
  });

  it("finds a rule by its id, and a chapter by its own, and nothing beside", () => {
    for (const words of ["sum.3", "SUM.3", "vale-sum.3", "sum 3"])
      expect(ids(search(english, words))).toEqual(["VALE-SUM.3"]);
    expect(ids(search(english, "sum"))).toEqual(["VALE-SUM.3", "VALE-SUM.13"]);
  });

  it("knows chapters that are numbers, in a game whose rules have a name of their own", () => {
    const book = chapters(
      {
        "realms-rule": "REALM",
        "realms-chapter-9": "Placing",
        "realms-rule-9-2": "Anywhere.",
        "realms-rule-10-2": "-",
      },
      "realms",
    );
    expect(book.map(({ anchor, title }) => [anchor, title])).toEqual([
      ["REALM-9", "Placing"],
      ["REALM-10", "10"],
    ]);
    for (const words of ["9.2", "realm-9.2", "9"]) expect(ids(search(book, words))).toEqual(["REALM-9.2"]);
  });

  it("knows the chapters of a further rulebook by its name", () => {
    const texts = {
      "realms-rule": "REALM",
      "realms-rule-9-2": "Anywhere.",
      "realms-chapter-GHOST-9": "Ghosts build",
      "realms-rule-GHOST-9-2": "Clockwise.",
    };
    const book = chapters(texts, "realms");
    expect(ids(book)).toEqual(["REALM-9.2", "GHOST-9.2"]);
    expect(book[1]!.title).toBe("Ghosts build");
    expect(ids(search(book, "9.2"))).toEqual(["REALM-9.2"]);
    expect(ids(search(book, "ghost-9.2"))).toEqual(["GHOST-9.2"]);
    expect(ruleWords(texts, "realms", "GHOST-9.2")).toBe("Clockwise.");
    expect(ruleWords(texts, "realms", "REALM-9.2")).toBe("Anywhere.");
    expect(ruleWords(texts, "realms", "9.2")).toBe("Anywhere.");
  });

  it("gives the whole book when nothing is asked", () => expect(search(english, " ")).toEqual(english));

  it("marks what was found, whatever its ending", () => {
    const parts = marked("Nikdy nesmíš mít víc než 4 drahokamy.", "drahokamů");
    expect(parts.filter((part) => part.found).map((part) => part.text)).toEqual(["drahokamy"]);
    expect(parts.map((part) => part.text).join("")).toBe("Nikdy nesmíš mít víc než 4 drahokamy.");
  });

  it("knows the nearest words when nothing is found", () => {
    expect(nearest(Object.values(EN), "purpel")).toContain("purple");
    expect(nearest(Object.values(EN), "qqqqq")).toEqual([]);
  });
});

import { render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { learning } from "$lib/learning.svelte";
import type { TableModel } from "$lib/table.svelte";
import HelpLine from "$shared/question/HelpLine.svelte";

const TABLE = {
  news: { game: "vale" },
  question: { ask: "keep_limit" },
  texts: { "vale-help-keep-limit": "Old and new stones alike may go." },
} as unknown as TableModel;

describe("what a newcomer is told", () => {
  beforeEach(() => {
    localStorage.clear();
    learning.read();
  });

  it("a line of help stands under the question until a few games are finished", () => {
    render(HelpLine, { table: TABLE });
    expect(screen.getByText("Old and new stones alike may go.")).toBeVisible();
    learning.hasFinished("vale", "one");
    learning.hasFinished("vale", "one");
    learning.hasFinished("vale", "two");
    expect(learning.helpsIn("vale")).toBe(true);
    learning.hasFinished("vale", "three");
    expect(learning.helpsIn("vale")).toBe(false);
    expect(learning.helpsIn("kemet")).toBe(true);
  });

  it("can be switched off, or on for good", () => {
    learning.help = "never";
    const { container } = render(HelpLine, { table: TABLE });
    expect(container.querySelector("[data-help]")).toBeNull();
    learning.help = "always";
    for (const table of ["one", "two", "three"]) learning.hasFinished("vale", table);
    expect(learning.helpsIn("vale")).toBe(true);
  });

  it("the guide is offered once for each game, and that is remembered", () => {
    expect(learning.isNew("vale")).toBe(true);
    learning.hasOffered("vale");
    learning.read();
    expect(learning.isNew("vale")).toBe(false);
    expect(learning.isNew("kemet")).toBe(true);
    learning.hasFinished("kemet", "one");
    expect(learning.isNew("kemet")).toBe(false);
  });
});

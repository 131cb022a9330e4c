import { fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { learning } from "$lib/learning.svelte";
import { settings } from "$lib/settings.svelte";
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
    settings.language = "en";
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

  it("it is a line of its own beside the question; on a phone what is beyond two lines is unfolded", async () => {
    const { container } = render(HelpLine, { table: TABLE });
    expect(container.querySelector(":scope > .help")).not.toBeNull(); // bars lay it out
    vi.spyOn(HTMLElement.prototype, "scrollHeight", "get").mockReturnValue(60);
    render(HelpLine, { table: TABLE, folds: true });
    flushSync();
    const all = screen.getByRole("button", { name: "All of the help" });
    expect(document.querySelector(".folded")).not.toBeNull();
    await fireEvent.click(all);
    expect(document.querySelector(".folded")).toBeNull();
    expect(screen.getByRole("button", { name: "Less of the help" })).toHaveAttribute("aria-expanded", "true");
    vi.restoreAllMocks();
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

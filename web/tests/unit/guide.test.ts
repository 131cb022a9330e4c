import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { Guide, type Note } from "$lib/guide.svelte";
import { say } from "$lib/say.svelte";
import { settings } from "$lib/settings.svelte";
import type { TableModel } from "$lib/table.svelte";
import GuideNote from "$shared/guide/GuideNote.svelte";
import { notesFor } from "../../src/games";

const at = (ask: string | null, veiled = false) =>
  ({ question: ask === null ? null : { ask }, options: [], view: {}, seat: 0, veiled }) as unknown as TableModel;

const NOTES: Note[] = [
  { id: "general-welcome" },
  { id: "vale-mark", when: (table) => table.question?.ask === "hunt" },
  { id: "general-end" },
];

describe("the guide", () => {
  beforeEach(() => (settings.language = "en"));

  it("has words for every note in both languages", () => {
    for (const language of ["cs", "en"] as const) {
      settings.language = language;
      for (const note of [...["vale", "empire", "kemet", "eldervale", "a game without notes"].flatMap(notesFor)]) {
        expect(say(`guide-${note.id}`).length).toBeGreaterThan(20);
        expect(say(`guide-${note.id}.title`).length).toBeGreaterThan(2);
      }
    }
  });

  it("waits with a note until it fits", () => {
    const waiting = new Guide(at("turn"), NOTES);
    waiting.next();
    expect(waiting.note).toBeNull();
    const fitting = new Guide(at("hunt"), NOTES);
    fitting.next();
    expect(fitting.note?.id).toBe("vale-mark");
  });

  it("tells of a moment whenever it comes, once, and then goes on in line", () => {
    const notes: Note[] = [NOTES[0]!, { id: "general-log", when: (table) => table.question?.ask === "turn" }];
    const guide = new Guide(at("march_on"), [
      ...notes,
      { id: "kemet-teleport", when: (table) => table.question?.ask === "march_on", moment: true },
    ]);
    expect(guide.note?.id).toBe("general-welcome");
    guide.next();
    expect(guide.note?.id).toBe("kemet-teleport");
    expect(guide.isLast).toBe(false);
    guide.next();
    expect(guide.note).toBeNull();
    expect(guide.place).toBe(1);
  });

  it("Kemet's tells of marching, teleport, harbours, losses, retreat and prices", () => {
    const ids = notesFor("kemet").map(({ id }) => id);
    for (const id of ["march", "teleport", "harbours", "losses", "retreat", "prices"])
      expect(ids).toContain(`kemet-${id}`);
  });

  it("says nothing behind the curtain, after the last note and when it was skipped", () => {
    expect(new Guide(at(null, true), NOTES).note).toBeNull();
    const guide = new Guide(at("hunt"), NOTES);
    guide.next();
    guide.next();
    expect(guide.isLast).toBe(true);
    guide.next();
    expect(guide.note).toBeNull();
    const skipped = new Guide(at("hunt"), NOTES);
    skipped.skip();
    expect(skipped.note).toBeNull();
  });

  it("shows one note after another, and can be skipped", async () => {
    const guide = new Guide(at("hunt"), NOTES);
    render(GuideNote, { guide });
    expect(screen.getByRole("heading").textContent).toBe(say("guide-general-welcome.title"));
    screen.getByRole("button", { name: say("guide-next") }).click();
    await tick();
    expect(screen.getByRole("heading").textContent).toBe(say("guide-vale-mark.title"));
    screen.getByRole("button", { name: say("guide-skip") }).click();
    await tick();
    expect(screen.queryByRole("heading")).toBeNull();
  });

  it("has no way to skip the last note, only to finish", async () => {
    const guide = new Guide(at("hunt"), NOTES);
    guide.next();
    guide.next();
    render(GuideNote, { guide });
    expect(screen.queryByRole("button", { name: say("guide-skip") })).toBeNull();
    screen.getByRole("button", { name: say("guide-done") }).click();
    await tick();
    expect(screen.queryByRole("heading")).toBeNull();
  });
});

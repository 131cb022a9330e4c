import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { settings } from "../../src/lib/settings.svelte";
import AsideButton from "$shared/question/AsideButton.svelte";
import { news, option, question, quietTable, seats } from "./table-model";

const done = option("done", "Done");
const card = option("play prayer", "Play Prayer");
/** The question between actions, with or without something to play. */
const between = (more: object = {}) => question([done], { ask: "interlude", skip: "done", ...more });
const answers = (sent: Record<string, unknown>[]) => sent.filter(({ type }) => type === "answer");

beforeEach(() => {
  settings.skips = true;
});

describe("questions that pass by", () => {
  it("are answered at once and never shown, whatever is in the hand", () => {
    for (const options of [[done], [card, done]]) {
      const { table, server } = quietTable(news());
      server.tell(news({ sequence: 7, pending: [between({ options })] }));
      expect(answers(server.sent)).toEqual([
        { type: "answer", id: 1, seat: 0, sequence: 7, words: "done", ticket: expect.any(String) },
      ]);
      expect(table.question).toBeNull();
    }
  });

  it("pass by for every seat at a shared screen, without a curtain", () => {
    const { table, server } = quietTable(
      news({
        sequence: 3,
        seats: [seats.chair(0, "Jana", true), seats.chair(1, "Petr", true)],
        pending: [between({ seat: 1 })],
      }),
    );
    expect(answers(server.sent)).toEqual([
      { type: "answer", id: 1, seat: 1, sequence: 3, words: "done", ticket: expect.any(String) },
    ]);
    expect(table.veiled).toBe(false);
  });

  it("wait while the game is paused and for those who always want to be asked", () => {
    const paused = quietTable(news({ sequence: 2, paused: true, pending: [between()] }));
    expect(answers(paused.server.sent)).toEqual([]);
    settings.skips = false;
    const { table, server } = quietTable(news({ sequence: 2, pending: [between()] }));
    expect(answers(server.sent)).toEqual([]);
    expect(table.question?.ask).toBe("interlude");
    settings.skips = true; // the one on the table is still answered by hand
    expect(table.question?.ask).toBe("interlude");
  });

  it("are asked once after the button, until they are done with", async () => {
    const { table, server } = quietTable(news({ pending: [question([card], { aside: true })] }));
    render(AsideButton, { table });
    const button = screen.getByRole("button", { name: "Play a card in between" });
    await fireEvent.click(button);
    expect(button).toHaveAttribute("aria-pressed", "true");
    server.tell(news({ sequence: 2, pending: [between({ options: [card, done] })] }));
    expect(answers(server.sent)).toEqual([]);
    expect(table.question?.options).toHaveLength(2);
    const chosen = table.choose(card);
    server.tell({ type: "done", id: 1 });
    await chosen;
    server.tell(news({ sequence: 3, pending: [between()] }));
    expect(table.question).not.toBeNull(); // still asked: a second card may follow
    const ended = table.choose(done);
    server.tell({ type: "done", id: 2 });
    await ended;
    server.tell(news({ sequence: 4, pending: [between()] }));
    expect(answers(server.sent).at(-1)).toEqual({
      type: "answer",
      id: 3,
      seat: 0,
      sequence: 4,
      words: "done",
      ticket: expect.any(String),
    });
  });

  it("have a button only while there is something to do", () => {
    const { table } = quietTable(news({ pending: [question([card], { aside: false })] }));
    const { container } = render(AsideButton, { table });
    expect(container.querySelector("button")).toBeNull();
  });
});

/** A part of the table drawn up on a phone says what the next touch would do. */
import { fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet, flushSync } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { settings } from "$lib/settings.svelte";
import PaneSheet from "$shared/board/PaneSheet.svelte";
import { eldervaleOf } from "../../src/games/eldervale/eldervale.svelte";
import StartAction from "../../src/games/eldervale/tableau/StartAction.svelte";
import { FakeTable, option, view } from "./eldervale-table";

const SUMMON = option("act-start", "worker from mill does summon", { unit: "worker", realm: "mill", action: "summon" });
const HOME = option("ready", "ready worker from mill", { unit: "worker", realm: "mill" });
const inside = createRawSnippet(() => ({ render: () => "<p>cards</p>" }));

function drawnUp() {
  const table = new FakeTable(view(), [SUMMON, HOME]);
  const board = eldervaleOf(table);
  render(PaneSheet, { board, seat: 0, title: "Tableau", asks: true, close: () => undefined, children: inside });
  return { table, board };
}

beforeEach(() => {
  settings.language = "en";
});

describe("a part of the table drawn up", () => {
  it("says nothing before something is touched", () => {
    drawnUp();
    expect(screen.queryByRole("button", { name: SUMMON.text! })).not.toBeInTheDocument();
  });

  it("has a button with the words of what a finger touched, which does it", async () => {
    const { table, board } = drawnUp();
    const player = board.view.players[0]!;
    render(StartAction, { eldervale: board, player, action: "summon", copy: false });
    const action = document.querySelector<HTMLElement>("[data-look='action:summon']")!;
    await fireEvent.pointerDown(action, { pointerType: "touch" });
    await fireEvent.click(action);
    expect(table.chosen).toEqual([]); // the first touch only lights
    table.light(null); // the finger has gone
    flushSync();
    await fireEvent.click(document.querySelector(".pane .btn-main")!);
    expect(table.chosen).toEqual([SUMMON.words]);
  });
});

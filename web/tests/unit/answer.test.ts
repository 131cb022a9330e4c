import { fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet, tick } from "svelte";
import { describe, expect, it, vi } from "vitest";
import type { Option } from "$lib/api";
import Answer from "$shared/board/Answer.svelte";
import { FakeBoard } from "./fake-board.svelte";
import { option } from "./table-model";

const GO = option("go north", "Go north");
const STAY = option("stay", "Stay");
const words = createRawSnippet(() => ({ render: () => "<span>Go</span>" }));

function shown(options: Option[] = [GO, STAY], more: object = {}) {
  const table = new FakeBoard({ asked: [0], players: [{ seat: 0 }] }, [GO, STAY], {}, {});
  const onclick = vi.fn();
  render(Answer, { table, options, class: "coin", onclick, children: words, ...more });
  return { table, onclick, button: screen.getByRole("button", { name: "Go" }) };
}

describe("an answer", () => {
  it("is lit while a pointer is on it", async () => {
    const { table, button } = shown();
    await fireEvent.pointerEnter(button, { pointerType: "mouse" });
    expect(table.lit).toBe("go north");
    await fireEvent.pointerLeave(button, { pointerType: "mouse" });
    expect(table.lit).toBeNull();
  });

  it("is lit while the keyboard is on it", async () => {
    const { table, button } = shown();
    await fireEvent.keyDown(document.body, { key: "Tab" });
    button.focus();
    expect(table.lit).toBe("go north");
    button.blur();
    expect(table.lit).toBeNull();
  });

  it("is not lit by a finger, which chooses what it touches", async () => {
    const { table, button, onclick } = shown();
    const enter = new Event("pointerenter");
    button.dispatchEvent(Object.assign(enter, { pointerType: "touch" }));
    expect(table.lit).toBeNull();
    table.light("stay");
    button.dispatchEvent(Object.assign(new Event("pointerleave"), { pointerType: "touch" }));
    expect(table.lit).toBe("stay");
    await fireEvent.click(button);
    expect(onclick).toHaveBeenCalledOnce();
  });

  it("shows that one of its options is lit elsewhere, in the way its owner wants", async () => {
    const { table, button } = shown([GO, STAY], { litAs: "is-hover" });
    expect(button).not.toHaveClass("is-hover");
    table.light("stay");
    await tick();
    expect(button).toHaveClass("coin", "is-hover");
  });

  it("without options lights nothing", async () => {
    const { table, button } = shown([]);
    await fireEvent.pointerEnter(button, { pointerType: "mouse" });
    button.focus();
    expect(table.lit).toBeNull();
    expect(button).not.toHaveClass("lit");
  });
});

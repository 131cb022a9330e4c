import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import SkipLink from "$shared/page/SkipLink.svelte";

describe("the skip link", () => {
  afterEach(() => document.querySelectorAll("main").forEach((main) => main.remove()));

  function page(inside: string): HTMLElement {
    const main = document.createElement("main");
    main.innerHTML = inside;
    document.body.append(main);
    render(SkipLink);
    return main;
  }

  it("leads to the question of a table", async () => {
    const main = page('<h2 id="prompt-question" tabindex="-1">Which card?</h2>');
    await fireEvent.click(screen.getByRole("button", { name: "Skip to content" }));
    expect(document.activeElement).toBe(main.querySelector("#prompt-question"));
  });

  it("leads to the content elsewhere", async () => {
    const main = page("<p>Rules</p>");
    await fireEvent.click(screen.getByRole("button", { name: "Skip to content" }));
    expect(document.activeElement).toBe(main);
  });
});

/** Element power, fame and the reward menu of Eldervale. */
import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { eldervaleOf } from "../../src/games/eldervale/eldervale.svelte";
import Tracks from "../../src/games/eldervale/tracks/Tracks.svelte";
import type { EldervaleView } from "../../src/games/eldervale/view";
import { settings } from "../../src/lib/settings.svelte";
import { FakeTable, option, view, withPlayer } from "./eldervale-table";

const TEXTS = {
  "eldervale-element-air": "Air",
  "eldervale-element-fire": "Fire",
  "eldervale-fame-0": "start of the track",
  "eldervale-fame-7": "orb",
  "eldervale-menu-1": "2 gems",
  "eldervale-menu-9": "4 VP",
};
const power = (element: string) => option("element", `power of ${element}`, { element });
const orbOn = (space: number) => option("orb-menu", `orb on space ${space}`, { space: String(space) });

function tracks(position: EldervaleView = view(), options = [] as ReturnType<typeof option>[]) {
  const table = new FakeTable(position, options, TEXTS);
  render(Tracks, { eldervale: eldervaleOf(table) });
  return table;
}
const group = (name: string) => within(screen.getByRole("group", { name }));

beforeEach(() => {
  settings.language = "en";
});

describe("element power", () => {
  it("has a row for each element in play, told in a sentence", () => {
    const position = withPlayer(view(), 1, { levels: { air: 4 }, power: { air: 5 } });
    tracks(withPlayer(position, 2, { levels: {}, power: {} }));
    const rows = group("Element power").getAllByRole("img");
    expect(rows).toHaveLength(5);
    expect(group("Element power").getByLabelText("Air: Petr 5, Jana 3")).toBeInTheDocument();
  });

  it("the orb lies on the last space until somebody takes it", () => {
    tracks(view({ power_orbs: ["fire"] }));
    const orbs = (element: string) =>
      document.querySelectorAll(`[data-look="track:${element}"] > :last-child .orb`).length;
    expect([orbs("air"), orbs("fire")]).toEqual([0, 1]);
    expect(group("Element power").getByLabelText(/^Fire: .*the orb is still there$/)).toBeInTheDocument();
  });

  it("a marker lies on its level", () => {
    tracks(withPlayer(view(), 0, { levels: { air: 2 }, power: { air: 3 } }));
    const cell = document.querySelector('[data-thing="marker:air:0"]')!.closest(".ptc")!;
    expect(cell).toHaveTextContent(/^3$/);
    expect(cell).toHaveClass("mine");
  });

  it("an element is chosen there, also the one whose marker moves", async () => {
    const move = option("move-marker", "move the marker from fire", { element: "fire" });
    const table = tracks(view({ question: "relocate" }), [move]);
    await fireEvent.click(group("Element power").getByRole("button", { name: "move the marker from fire" }));
    expect(table.chosen).toEqual(["move the marker from fire"]);
  });

  it("and one that cannot be chosen says why, while one is asked for", async () => {
    const asked = tracks(view({ question: "choose_element" }), [power("fire")]);
    await fireEvent.click(document.querySelector('[data-look="track:air"]')!);
    expect(asked.asks).toEqual(["power of air"]);
    document.body.innerHTML = "";
    const calm = tracks(view({ question: "turn" }), []);
    await fireEvent.click(document.querySelector('[data-look="track:air"]')!);
    expect(calm.asks).toEqual([]);
  });
});

describe("fame", () => {
  it("tells what each space gives and who stands there", () => {
    tracks(withPlayer(view({ fame_orbs: [7] }), 1, { fame: 4 }));
    const spaces = within(screen.getByRole("list", { name: "Fame" })).getAllByRole("listitem");
    expect(spaces).toHaveLength(9);
    expect(spaces[0]).toHaveTextContent("Fame 0: start of the track, Jana");
    expect(spaces[4]).toHaveTextContent("Fame 4: 2 VP, the orb is taken, Petr");
    expect(spaces[7]).toHaveTextContent("Fame 7: orb");
    expect(spaces[7]!.querySelector(".orb")).toBeInTheDocument();
  });
});

describe("the reward menu", () => {
  it("takes an orb where it is offered, quietly beside another question", async () => {
    const table = tracks(view({ question: "turn", menu: [9] }), [orbOn(1)]);
    const free = group("Reward menu").getByRole("button", { name: "orb on space 1" });
    expect(free).toHaveClass("is-quiet");
    await fireEvent.click(free);
    expect(table.chosen).toEqual(["orb on space 1"]);
  });

  it("shows the orb on a space that is taken, and says why it gives nothing", async () => {
    const table = tracks(view({ menu: [9] }), [orbOn(1)]);
    const taken = group("Reward menu").getByLabelText("4 VP: an orb lies there");
    expect(taken).toHaveClass("taken");
    await fireEvent.click(taken);
    expect(table.asks).toEqual(["orb on space 9"]);
  });
});

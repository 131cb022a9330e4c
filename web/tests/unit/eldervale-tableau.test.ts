/** Tableaus of Eldervale: cards and what lies on them, where units go, everything a player has. */
import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import type { Option } from "$lib/api";
import { Eldervale } from "../../src/games/eldervale/eldervale.svelte";
import LaidOut from "../../src/games/eldervale/tableau/LaidOut.svelte";
import Tableau from "../../src/games/eldervale/tableau/Tableau.svelte";
import { isWide, thingsOn } from "../../src/games/eldervale/tableau/tags";
import type { CardView, EldervaleView } from "../../src/games/eldervale/view";
import { act, FakeTable, option, ready, regroup, view, withPlayer, withRealm } from "./eldervale-table";

const card = (id: string, more: Partial<CardView> = {}): CardView => ({
  card: id,
  fields: [],
  orb: false,
  aura: null,
  host: null,
  units: [],
  ...more,
});
const withCards = (tableau: CardView[], rest: Partial<EldervaleView> = {}) => withPlayer(view(rest), 0, { tableau });
const thing = (look: string): HTMLElement => document.querySelector<HTMLElement>(`[data-look="${look}"]`)!;
const cards = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-look^="card:"]')].map((each) => each.dataset["look"]!.slice(5));

function lay(table: FakeTable, size: "card" | "tag" = "card", seat = 0): Eldervale {
  const eldervale = new Eldervale(() => table);
  render(Tableau, { eldervale, seat, size });
  return eldervale;
}

const toStart = (unit: string, realm: string, action: string): Option =>
  option("act-start", `${unit} from ${realm} does ${action}`, { unit, realm, action });

describe("a tableau", () => {
  it("has the newest card first, and an attached aura under its host", () => {
    lay(
      new FakeTable(
        withCards([
          card("water-passage", { aura: "air-aura" }),
          card("air-aura", { host: "water-passage" }),
          card("fire-wall"),
        ]),
      ),
    );
    expect(cards()).toEqual(["fire-wall", "water-passage"]);
    expect(thing("card:water-passage")).toHaveTextContent("eldervale-card-air-aura");
    expect(thing("card:water-passage")).toHaveAccessibleName(/Attached: eldervale-card-air-aura/);
  });

  it("shows an aura that waits for its host by itself", () => {
    lay(new FakeTable(withCards([card("air-aura")])));
    expect(cards()).toEqual(["air-aura"]);
  });

  it("tells what lies on a card and who stands there", () => {
    lay(
      new FakeTable(
        withCards([card("air-cloud-loft", { fields: ["air-2-gem", "orb"], orb: true, units: ["dragon"] })]),
      ),
    );
    expect(thing("card:air-cloud-loft")).toHaveAccessibleName(/On it: eldervale-face-2-gem, orb\./);
    expect(thing("card:air-cloud-loft")).toHaveAccessibleName(/stands: eldervale-unit-dragon/);
  });

  it("of somebody else can be looked at and no more", async () => {
    const table = new FakeTable(view(), [regroup]);
    lay(table, "card", 1);
    await fireEvent.click(thing("card:air-passage"));
    expect(table.asks).toEqual([]);
    expect(table.closeUp).toBe("card:air-passage");
  });

  it("can be laid out in whole", async () => {
    const eldervale = lay(new FakeTable());
    await fireEvent.click(screen.getByRole("button", { name: "Open the whole tableau" }));
    expect(eldervale.laidOut).toBe(0);
  });
});

describe("units go to cards", () => {
  const options = [
    ready("worker", "mill"),
    act("worker", "mill", "water-passage"),
    act("dragon", "fortress", "water-passage"),
    toStart("worker", "mill", "harvest"),
  ];
  const regrouping = (more: Option[] = []) =>
    new FakeTable(
      withCards([card("water-passage", { fields: [null] }), card("fire-wall")], { question: "take_back" }),
      [...options, ...more],
    );

  it("what can be activated glows, and asks which unit", async () => {
    const table = regrouping();
    const eldervale = lay(table);
    expect(thing("card:water-passage")).toHaveClass("is-offer");
    expect(thing("card:fire-wall")).not.toHaveClass("is-offer");
    await fireEvent.click(thing("card:water-passage"));
    expect(eldervale.chooser?.options).toEqual([options[1], options[2]]);
  });

  it("a carried one goes where it is put down", async () => {
    const table = regrouping();
    lay(table).carry("dragon", "fortress");
    await waitFor(() => expect(thing("action:harvest")).not.toHaveClass("is-offer"));
    await fireEvent.click(thing("card:water-passage"));
    expect(table.chosen).toEqual(["dragon from fortress to water-passage"]);
  });

  it("or to an action of the start card", async () => {
    const table = regrouping();
    lay(table);
    await fireEvent.click(thing("action:harvest"));
    await fireEvent.click(thing("action:settle"));
    expect(table.chosen).toEqual(["worker from mill does harvest"]);
    expect(table.asks).toEqual(["worker from mill does settle"]);
  });

  it("or cannot, and says why", async () => {
    const table = regrouping();
    lay(table);
    await fireEvent.click(thing("card:fire-wall"));
    expect(table.asks).toEqual(["worker from mill to fire-wall"]);
  });

  it("a token is put on a field beside that", async () => {
    const put = option("put-token", "put air-gem on water-passage field 1", {
      token: "air-gem",
      card: "water-passage",
      field: "1",
    });
    const harvest = option("put-harvest", "put air-gem on the start card", { token: "air-gem" });
    const table = new FakeTable(withCards([card("water-passage", { fields: [null] })], { question: "turn" }), [
      regroup,
      put,
      harvest,
    ]);
    lay(table);
    expect(thing("card:water-passage")).toHaveClass("is-quiet");
    expect(thing("action:harvest")).toHaveClass("is-quiet");
    await fireEvent.click(thing("card:water-passage"));
    await fireEvent.click(thing("action:harvest"));
    expect(table.chosen).toEqual([put.words, harvest.words]);
  });
});

describe("tags", () => {
  it("the start card is a strip of its actions, each to be touched by itself", async () => {
    const table = new FakeTable(view({ question: "take_back" }), [
      toStart("worker", "mill", "summon"),
      toStart("worker", "mill", "harvest"),
    ]);
    lay(table, "tag");
    const { element } = view().players[0]!;
    const start = screen.getByRole("group", { name: `eldervale-card-start-${element}` });
    expect([...start.querySelectorAll("b")].map((name) => name.textContent)).toEqual([
      "eldervale-action-summon",
      "eldervale-action-harvest",
      "eldervale-action-settle",
    ]);
    expect(thing("action:settle")).not.toHaveClass("is-offer");
    await fireEvent.click(thing("action:harvest"));
    expect(table.chosen).toEqual(["worker from mill does harvest"]);
  });

  it("take both columns where a name would be too small", () => {
    expect(thingsOn(card("air-passage", { fields: ["air-gem", null], orb: true, units: ["worker"] }))).toBe(3);
    expect(isWide("Mossy Gate", 1)).toBe(false);
    expect(isWide("Prophecy of Hidden Riches", 2)).toBe(true);
  });
});

describe("everything of a player", () => {
  function open(table = new FakeTable()): { eldervale: Eldervale; table: FakeTable } {
    const eldervale = new Eldervale(() => table);
    render(LaidOut, { eldervale });
    return { eldervale, table };
  }
  const dialog = () => screen.queryByRole("dialog");

  it("is opened and closed by T", async () => {
    const { eldervale } = open();
    expect(dialog()).toBeNull();
    await fireEvent.keyDown(window, { key: "t" });
    expect(eldervale.laidOut).toBe(0);
    expect(dialog()).toHaveAccessibleName("Tableau of Jana");
    await fireEvent.keyDown(window, { key: "T" });
    expect(dialog()).toBeNull();
  });

  it("not while somebody writes, or with a control key", async () => {
    const { eldervale } = open();
    const box = document.body.appendChild(document.createElement("input"));
    await fireEvent.keyDown(box, { key: "t" });
    await fireEvent.keyDown(window, { key: "t", ctrlKey: true });
    expect(eldervale.laidOut).toBeNull();
    box.remove();
  });

  it("takes the focus and gives it back", async () => {
    const button = document.body.appendChild(document.createElement("button"));
    button.focus();
    const { eldervale } = open();
    eldervale.laidOut = 1;
    await waitFor(() => expect(dialog()).toHaveFocus());
    await fireEvent.keyDown(dialog()!, { key: "Escape" });
    await waitFor(() => expect(button).toHaveFocus());
    expect(eldervale.laidOut).toBeNull();
    button.remove();
  });

  it("goes round the table in the order of turns", async () => {
    const { eldervale } = open(new FakeTable(view({ starter: 1 })));
    eldervale.laidOut = 2;
    await screen.findByRole("dialog");
    await fireEvent.keyDown(dialog()!, { key: "ArrowRight" });
    expect(eldervale.laidOut).toBe(0);
    await fireEvent.click(screen.getByRole("button", { name: "Previous player" }));
    await fireEvent.click(screen.getByRole("button", { name: "Previous player" }));
    expect(eldervale.laidOut).toBe(1);
  });

  it("arrows among cards are the cards' own", async () => {
    const { eldervale } = open();
    eldervale.laidOut = 1;
    await screen.findByRole("dialog");
    const items = within(dialog()!)
      .getByRole("group", { name: "Tableau of Petr" })
      .querySelectorAll<HTMLElement>("[data-item]");
    items[0]!.focus();
    await fireEvent.keyDown(items[0]!, { key: "ArrowRight" });
    expect(items[1]).toHaveFocus();
    expect(eldervale.laidOut).toBe(1);
  });

  it("tells abilities, power, things, units by place, dwellings, quests, and of the hand how many", async () => {
    const position = withRealm(view(), "mill", { units: [{ seat: 1, unit: "worker", count: 2 }] });
    const { eldervale } = open(new FakeTable(position));
    eldervale.laidOut = 1;
    const box = within(await screen.findByRole("dialog"));
    for (const text of ["paragliders", "realm-mill", "realm-pearl-lagoon", "card-quest-ascendant", "Underworld"])
      expect(box.getAllByText(new RegExp(text)).length).toBeGreaterThan(0);
    expect(box.getByRole("img", { name: "2 × eldervale-unit-worker" })).toBeVisible();
    expect(box.getByText(/air: power 6/)).toBeInTheDocument();
    expect(box.getByRole("img", { name: "6 magic cards face down" })).toBeVisible();
    expect(box.getByText(/Dwellings · 3 of 6/)).toBeVisible();
  });

  it("an answer given there closes it", async () => {
    const table = new FakeTable(withCards([card("water-passage")], { question: "take_back" }), [
      act("worker", "mill", "water-passage"),
    ]);
    const { eldervale } = open(table);
    eldervale.laidOut = 0;
    await screen.findByRole("dialog");
    await fireEvent.click(thing("card:water-passage"));
    expect(table.chosen).toEqual(["worker from mill to water-passage"]);
    await waitFor(() => expect(dialog()).toBeNull());
  });
});

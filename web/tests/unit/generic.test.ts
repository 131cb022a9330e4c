import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { settings } from "../../src/lib/settings.svelte";
import Board from "../../src/games/generic/Board.svelte";
import { fieldName, read, readable, thingName } from "../../src/games/generic/reading";
import { beside } from "$shared/ui/beside";
import { news, option, question, quietTable, seats } from "./table-model";

const play = (card: string) => option(`play ${card}`, `Play ${card}`, "", { card });
const view = {
  game: "_template",
  round: 3,
  prize: 2,
  discard: [3, 1],
  offer: [{ card: "nessie", family: "water", marker: 1 }],
  players: [
    { seat: 0, points: 4, hand_size: 2, hand: [7, 8], picked: false },
    { seat: 1, points: 1, hand_size: 3, picked: true },
  ],
};

function board() {
  const { table, server } = quietTable(
    news({
      game: "_template",
      seats: [seats.chair(0, "Jana", true), seats.chair(1, "Fox", false, "greedy")],
      views: { "0": view },
      pending: [question([play("7"), play("8")])],
    }),
  );
  render(Board, { table });
  return { table, server };
}

beforeEach(() => {
  settings.language = "en";
});

describe("the table for any game", () => {
  it("shows what is common and what each player has", () => {
    board();
    const common = screen.getByRole("region", { name: "On the table" });
    expect(within(common).getByText("Discard pile")).toBeInTheDocument();
    expect(within(common).getByRole("columnheader", { name: "Family" })).toBeInTheDocument();
    expect(within(common).getByText("Fox")).toBeInTheDocument();
    const fox = screen.getByRole("region", { name: "Fox" });
    expect(within(fox).getByText("3 hidden")).toBeInTheDocument();
    expect(within(fox).getByText("point")).toBeInTheDocument();
  });

  it("chooses by a click on the thing an option names", async () => {
    const { server } = board();
    await fireEvent.click(screen.getByRole("button", { name: "Play 7" }));
    expect(server.sent.at(-1)).toMatchObject({ type: "answer", words: "play 7" });
  });

  it("lights the list's row from the board", async () => {
    const { table } = board();
    await fireEvent.pointerEnter(screen.getByRole("button", { name: "Play 8" }));
    expect(table.lit).toBe("play 8");
  });

  it("offers a thing in my hand, not its twin elsewhere", () => {
    const twin = { ...view, discard: [7] };
    const reading = read(twin, 0, [play("7")]);
    expect([...reading.options.keys()]).toEqual([".players.0.hand.0"]);
  });

  it("offers a realm in its own row, not where its neighbours and units are named", () => {
    const realm = (units: object[], neighbours: string[]) => ({ units, neighbours });
    const realms = {
      mill: realm([{ seat: 1, unit: "worker", count: 1 }], ["fortress"]),
      fortress: realm([], ["mill"]),
    };
    const place = option("place worker in mill", "", "", { unit: "worker", realm: "mill" });
    expect([...read({ game: "eldervale", realms, players: [] }, 0, [place]).options.keys()]).toEqual([".realms.mill"]);
  });

  it("shows things by name as rows of one table", () => {
    const deck = (card: string) => ({ card, left: 13 });
    const { table } = quietTable(
      news({ views: { "0": { game: "eldervale", decks: { air: deck("kite"), fire: deck("forge") }, players: [] } } }),
    );
    render(Board, { table });
    expect(screen.getByRole("rowheader", { name: "Air" })).toBeInTheDocument();
    expect(screen.getByRole("columnheader", { name: "Open card" })).toBeInTheDocument();
    expect(screen.getByRole("rowheader", { name: "Fire" }).closest("tr")).toHaveTextContent(/Forge\s*13/);
  });

  it("finds the names of tokens, bundles and fields among the words of the game", () => {
    const texts = {
      "eldervale-element-air": "Vzduch",
      "eldervale-face-2-gem": "2 drahokamy",
      "eldervale-resource-gem": "drahokam",
    };
    expect(thingName("air-2-gem", "top", "eldervale", texts)).toBe("Vzduch: 2 drahokamy");
    expect(thingName("2 gem", "printed", "eldervale", texts)).toBe("drahokam ×2");
    expect(fieldName("gem", "eldervale", texts)).toBe("drahokam");
    expect(fieldName("on_start", "eldervale", texts)).toBe("On the start card");
  });

  it("makes field names readable", () => {
    expect(readable("first_player")).toBe("First player");
  });
});

describe("a balloon", () => {
  const thing = { left: 100, top: 100, right: 200, bottom: 200, width: 100, height: 100 };

  it("stands beside the thing, never over it", () => {
    expect(beside(thing, 268, 100, 1440, 900)).toMatchObject({ side: "right", left: 216 });
    const atEdge = { ...thing, left: 1300, right: 1400 };
    expect(beside(atEdge, 268, 100, 1440, 900)).toMatchObject({ side: "left", left: 1300 - 16 - 268 });
    const narrow = beside({ ...thing, top: 400, bottom: 500 }, 268, 100, 390, 844);
    expect(narrow).toMatchObject({ side: "top", top: 400 - 16 - 100 });
  });
});

import { render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "$lib/settings.svelte";
import { copiesOf, rulingsOf, sorted, wished, type FaceSize, type Piece } from "$shared/gallery";
import { Showcase } from "$shared/gallery/showcase.svelte";
import { galleryOf, hasGallery } from "../../src/games";
import GalleryPage from "../../src/pages/Gallery.svelte";
import eldervale from "./eldervale-facts.json";
import empire from "./empire-facts.json";
import kemet from "./kemet-facts.json";
import { server } from "./start-helpers";
import vale from "./vale-facts.json";

const FACTS: Record<string, object> = { vale, empire, kemet, eldervale };

async function shownOf(game: string) {
  const table = new Showcase();
  table.facts = FACTS[game] as Record<string, unknown>;
  const gallery = (await galleryOf(game))!;
  return { table, gallery, pieces: gallery.pieces(table) };
}

const piece = (name: string, more: Partial<Piece> = {}): Piece => ({
  id: `card:${name}`,
  group: "",
  name,
  text: "",
  copies: 1,
  marks: {},
  cost: null,
  told: [],
  ...more,
});

describe("the gallery", () => {
  beforeEach(() => {
    settings.language = "en";
    history.replaceState(null, "", "/gallery/vale");
  });

  it("has everything that is in the box", async () => {
    const kinds = (pieces: Piece[], kind: string) => copiesOf(pieces.filter(({ id }) => id.startsWith(`${kind}:`)));
    expect(copiesOf((await shownOf("vale")).pieces)).toBe(70);
    const legends = (await shownOf("empire")).pieces;
    expect([kinds(legends, "card"), kinds(legends, "leader"), kinds(legends, "token")]).toEqual([34, 4, 10]);
    const sand = (await shownOf("kemet")).pieces;
    expect([kinds(sand, "tile"), kinds(sand, "card"), kinds(sand, "battle")]).toEqual([64, 38, 10]);
    expect(sand.filter(({ marks }) => marks["kind"]?.includes("creature"))).toHaveLength(10);
    const realms = (await shownOf("eldervale")).pieces;
    const boxed = ["card", "magic", "faction", "monster", "unit", "realm", "token", "dragon"];
    expect(boxed.map((kind) => kinds(realms, kind))).toEqual([104, 60, 16, 18, 6, 32, 74, 5]);
  });

  it.each(["vale", "empire", "kemet", "eldervale"])(
    "draws each piece of %s in every size, and every piece has a shelf",
    async (game) => {
      const { table, gallery, pieces } = await shownOf(game);
      const shelves = gallery.groups(table).map(({ id }) => id);
      for (const one of pieces) {
        expect(shelves).toContain(one.group);
        for (const size of ["small", "wordy", "large"] as FaceSize[]) {
          const { container, unmount } = render(gallery.Face, { piece: one, table, size });
          expect(container.textContent?.trim()).not.toBe("");
          unmount();
        }
      }
    },
  );

  it("has a chip for every mark, and none that finds nothing", async () => {
    for (const game of Object.keys(FACTS)) {
      const { table, gallery, pieces } = await shownOf(game);
      for (const { id, choices } of gallery.filters(table))
        for (const { value } of choices)
          expect(wished(pieces, { words: "", pressed: { [id]: [value] }, cost: null }).length).toBeGreaterThan(0);
    }
  });

  it("a game without one simply has none", async () => {
    expect(hasGallery("_template")).toBe(false);
    expect(await galleryOf("_template")).toBeNull();
  });

  it("finds by words without accents, by any chip of a filter and by each filter, and by cost", () => {
    const pieces = [
      piece("Běs", { marks: { family: ["fire"], effect: ["instant"] }, cost: 2 }),
      piece("Vlk", { marks: { family: ["water"], effect: ["instant"] }, cost: 5 }),
      piece("Žeton", { text: "Vezmi běsa.", marks: { family: ["earth"], effect: ["active"] } }),
    ];
    const names = (wish: Partial<Parameters<typeof wished>[1]>) =>
      wished(pieces, { words: "", pressed: {}, cost: null, ...wish }).map(({ name }) => name);
    expect(names({ words: "bes" })).toEqual(["Běs", "Žeton"]);
    expect(names({ pressed: { family: ["fire", "water"] } })).toEqual(["Běs", "Vlk"]);
    expect(names({ pressed: { family: ["fire", "earth"], effect: ["active"] } })).toEqual(["Žeton"]);
    expect(names({ cost: [0, 3] })).toEqual(["Běs", "Žeton"]);
    expect(sorted(pieces, "name", "cs").map(({ name }) => name)).toEqual(["Běs", "Vlk", "Žeton"]);
  });

  it("knows the rules that speak of a card, declined or not, and no others", () => {
    const texts = {
      "vale-rule-R-1": "Má-li Michal v oblasti Kerbera, smí odhodit kartu.",
      "vale-rule-R-2": "Karta zdarma nic nestojí.",
      "vale-rule-R-3": "Hydře se nic nestane.",
      "vale-card-hydra": "Hydra",
    };
    expect(rulingsOf(piece("Kerberos"), texts, "vale").map(([rule]) => rule)).toEqual(["VALE-R.1"]);
    expect(rulingsOf(piece("Hydra"), texts, "vale").map(([rule]) => rule)).toEqual(["VALE-R.3"]);
  });

  it("shows count, shelves and a close-up with its rules", async () => {
    vi.stubGlobal("scrollTo", () => undefined);
    server({
      "GET /games/vale/facts": vale,
      "GET /games/vale/texts/en": {
        "vale-title": "The Vale",
        "vale-card-hydra": "Hydra",
        "vale-rule-R-1": "Hydra gives two.",
      },
    });
    render(GalleryPage, { game: "vale" });
    expect(await screen.findByText("70 of 70")).toBeVisible();
    (await screen.findByRole("button", { name: "Water" })).click();
    await tick();
    expect(screen.getByText("15 of 70")).toBeVisible();
    screen.getByRole("button", { name: /^Hydra/ }).click();
    await tick();
    const close = screen.getByRole("complementary", { name: "Hydra" });
    expect(within(close).getByRole("link", { name: "R.1" })).toHaveAttribute("href", "/rules/vale#VALE-R.1");
  });
});

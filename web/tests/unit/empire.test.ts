import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { say } from "$lib/say.svelte";
import { settings } from "$lib/settings.svelte";
import Board from "../../src/games/empire/Board.svelte";
import { Empire } from "../../src/games/empire/empire.svelte";
import icons from "../../src/games/empire/icons.json";
import signs from "../../src/games/empire/signs.json";
import symbols from "../../src/games/empire/symbols.json";
import TopMid from "../../src/games/empire/TopMid.svelte";
import type { CardFacts } from "../../src/games/empire/view";
import { abilitySentence, abilityWords, actionsSentence } from "../../src/games/empire/words";
import facts from "./empire-facts.json";
import { FakeTable, marching, option, player, region, STEPS, take, view } from "./empire-table";

beforeEach(() => {
  settings.language = "en";
  settings.speed = "none";
});

const CARDS = facts.cards as unknown as Record<string, CardFacts>;
const card = (id: string) => document.querySelector<HTMLElement>(`[data-thing="card:${id}"]`)!;
const show = (table: FakeTable) => render(Board, { table });
const panel = (name: string) => screen.getByRole("region", { name });
const thing = document.createElement("button");

// ---- things and words

test("every card, leader and token has a symbol of its own, and every symbol a drawing", () => {
  const things = [...Object.keys(facts.cards), ...facts.leaders, ...Object.keys(facts.tokens)];
  expect(Object.keys(symbols).sort()).toEqual(things.sort());
  expect(new Set(Object.values(symbols)).size).toBe(things.length);
  expect(Object.keys(icons).sort()).toEqual([...new Set([...Object.values(symbols), ...Object.values(signs)])].sort());
});

test.each(["en", "cs"] as const)("every card can be told in %s", (language) => {
  settings.language = language;
  for (const one of Object.values(CARDS)) {
    for (const ability of one.abilities) {
      expect(abilityWords(ability)).not.toMatch(/[{}$]/);
      expect(abilitySentence(ability)).toMatch(/\.$/);
    }
    expect(actionsSentence(one)).toMatch(/\.$/);
  }
});

test("abilities and actions read well in both languages", () => {
  const told = () => [
    ...CARDS["graveyard"]!.abilities.map(abilityWords),
    ...CARDS["noble_hills"]!.abilities.map(abilityWords),
    actionsSentence(CARDS["dire_dragon"]!),
    actionsSentence(CARDS["lake"]!),
  ];
  expect(told()).toEqual([
    "1 pt per cursed",
    "4 pts for 3 noble",
    "Action: place 3 armies, then destroy an army.",
    "Action: place 2 armies or move with 3 points.",
  ]);
  settings.language = "cs";
  expect(told()).toEqual([
    "1 b. za prokleté",
    "4 b. za 3 vznešené",
    "Akce: umístit 3 armády, potom zničit armádu.",
    "Akce: umístit 2 armády, nebo přesun, 3 manévry.",
  ]);
});

// ---- the card row

test("places of the row carry their prices", () => {
  show(new FakeTable(view()));
  expect([...document.querySelectorAll(".price")].map((price) => price.textContent?.trim())).toEqual([
    "free",
    "1",
    "1",
    "2",
    "2",
    "3",
  ]);
  expect(screen.getByRole("img", { name: "Deck, 11 cards" })).toBeVisible();
});

test("a card on offer is a button that takes it; one that is not says why", async () => {
  const table = new FakeTable(view(), [take("arcane_temple", 0)]);
  show(table);
  await fireEvent.click(screen.getByRole("button", { name: "Take arcane_temple, for 0" }));
  expect(table.chosen).toEqual(["take arcane_temple"]);
  expect(card("graveyard")).toHaveClass("is-off");
  await fireEvent.click(card("graveyard"));
  expect(table.asks).toEqual(["take graveyard"]);
});

test("the card being played leaves a gap that says who took it", () => {
  show(new FakeTable(marching(5)));
  const gap = document.querySelector(".gap")!;
  expect(gap).toHaveTextContent("Noble Unicorn");
  expect(gap).toHaveTextContent("taken by Jana for 1");
  expect(card("noble_unicorn")).toHaveClass("is-playing");
  expect(screen.getByRole("img", { name: /^Now playing, Noble Unicorn\./ })).toBe(card("noble_unicorn"));
});

test("the adjective is told apart in the name of a card", () => {
  const table = new FakeTable(marching(5));
  show(table);
  expect(card("noble_unicorn").querySelector(".card-name i")).toHaveTextContent("Noble");
  table.position = view();
  flushSync();
  expect(card("graveyard").querySelector(".card-name i")).toBeNull();
});

test("every thing has one name on the page", () => {
  const cards = ["dire_eye", "cursed_king"];
  const mine = player(0, { cards: [...cards, "noble_unicorn"] });
  show(new FakeTable(marching(5, { players: [mine, player(1, { cards: ["lake"] })] })));
  const things = [...document.querySelectorAll<HTMLElement>("[data-thing]")].map((one) => one.dataset["thing"]);
  expect(new Set(things).size).toBe(things.length);
  expect(things).toEqual(expect.arrayContaining(["card:cursed_king", "card:lake", "card:noble_unicorn", "pile:deck"]));
});

// ---- regions

test("what is touched in vain is asked about by what the question is", () => {
  const table = new FakeTable(marching(5), STEPS);
  const empire = new Empire(() => table);
  const asked = (question: string, id: string) => {
    table.position = { ...table.position, question };
    empire.why(id, thing);
    return table.asks.at(-1);
  };
  expect(asked("move", "MEA-1")).toMatch(/^move MEA-1 to MEA-\d$/);
  empire.touch("CRE-3", thing);
  expect(asked("move", "MEA-1")).toBe("move CRE-3 to MEA-1");
  expect(asked("build", "MEA-1")).toBe("build in MEA-1");
  expect(asked("destroy", "CRE-3")).toBe("destroy in CRE-3 seat 1");
  expect(asked("settle", "MEA-1")).toBe("settle MEA-1");
  expect(asked("turn", "MEA-1")).toBe("place in MEA-1");
});

test("one region with several answers opens the chooser", async () => {
  const table = new FakeTable(marching(1, { question: "destroy" }), [
    option("destroy in CRE-3 seat 1", { seat: 1, region: "CRE-3" }, "Destroy Petr's army"),
    { ...option("destroy in CRE-3 neutral", { region: "CRE-3" }, "Destroy a neutral army"), id: "destroy-neutral" },
  ]);
  show(table);
  await fireEvent.click(document.querySelector('[data-region="CRE-3"]')!);
  const chooser = screen.getByRole("dialog", { name: "Stone Head" });
  await fireEvent.click(within(chooser).getByText("Destroy a neutral army"));
  expect(table.chosen).toEqual(["destroy in CRE-3 neutral"]);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a region is told in one sentence, in both languages", () => {
  const position = view({
    regions: { "CRE-3": region({ armies: [2, 1], cities: [0, 1], neutral: 1, holder: null }) },
  });
  const empire = new Empire(() => new FakeTable(position));
  expect(empire.describe("CRE-3")).toBe(
    "Stone Head: start region, you 2 armies, Petr 1 army and a city, 1 neutral army, nobody holds it.",
  );
  settings.language = "cs";
  expect(empire.describe("CRE-3")).toBe(
    "Stone Head: startovní region, ty 2 armády, Petr 1 armáda a město, 1 neutrální armáda, nikdo nevládne.",
  );
});

// ---- players

test("a panel tells what a player has and does, and where the points come from", () => {
  const mine = player(0, {
    coins: 6,
    supply: 3,
    cities: 1,
    cards: ["cursed_king", "cursed_tower", "lake"],
    extra_move: 2,
    flying: 1,
    sea_cost: 2,
    elixirs: 4,
    score: { regions: 4, islands: 2, cards: 1, elixirs: 2, tokens: -1, citadels: 0, leader: 0, earlier: 0, total: 8 },
  });
  show(new FakeTable(view({ players: [mine, player(1)] })));
  const mineShown = within(panel("Jana"));
  for (const words of [
    "you, card 3 of 11",
    "6 coins",
    "3 of 11 cards taken",
    "3 armies in the supply",
    "1 city in the supply",
    "every march has 2 more movement points",
    "flying 1, a sea step costs 2",
    "4 elixirs",
    "cursed 2",
  ])
    expect(mineShown.getByText(words)).toBeInTheDocument();
  expect(panel("Jana").querySelector(".split")).toHaveTextContent(
    /regions 4\s*islands 2\s*cards 1\s*elixirs 2\s*tokens −1$/,
  );
  expect(within(panel("Petr")).getByText("next")).toBeVisible();
});

test("a panel opens to everything a player has, and closes with Escape", async () => {
  const other = player(1, { cards: ["graveyard"], leader: "white_knight", tokens: ["stable"] });
  show(new FakeTable(view({ row: [], players: [player(0), other] })));
  await fireEvent.click(screen.getByRole("button", { name: "Petr: show everything" }));
  const list = screen.getByRole("dialog", { name: "What Petr has" });
  expect(within(list).getByText("Graveyard")).toBeVisible();
  expect(within(list).getByText("A point for large islands.")).toBeVisible();
  expect(within(list).getByText("One more movement point.")).toBeVisible();
  await fireEvent.keyDown(list, { key: "Escape" });
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a leader is looked at closely by pressing it", async () => {
  const table = new FakeTable(view({ players: [player(0, { leader: "white_knight" }), player(1)] }));
  show(table);
  await fireEvent.click(screen.getByRole("button", { name: "White Knight" }));
  expect(screen.getByRole("tooltip")).toHaveTextContent("A point for large islands.");
  await fireEvent.keyDown(document, { key: "Escape" });
  expect(screen.queryByRole("tooltip")).toBeNull();
});

test("a card is looked at closely with Space, or by a pointer that rests", async () => {
  const table = new FakeTable(view());
  show(table);
  await fireEvent.keyDown(card("graveyard"), { key: " " });
  expect(screen.getByRole("tooltip")).toHaveTextContent("At the end 1 point for each cursed card you have.");
  expect(screen.getByRole("tooltip")).toHaveTextContent("Action: place 2 armies.");
  await fireEvent.keyDown(document, { key: "Escape" });
  vi.useFakeTimers();
  await fireEvent.pointerMove(document.body, { clientX: 5, clientY: 5 });
  await fireEvent.pointerEnter(card("dire_dragon"), { clientX: 90, clientY: 90 });
  vi.advanceTimersByTime(1000); // somebody has just clicked
  expect(table.closeUp).toBe("card:dire_dragon");
  vi.useRealTimers();
});

test("who begins is named by touching a player", async () => {
  const names = [0, 1].map((seat) => option(`seat ${seat} begins`, { seat }, `Player ${seat} begins`));
  const table = new FakeTable(view({ question: "name_starter", active: null, starter: null }), names);
  show(table);
  await fireEvent.click(within(panel("Petr")).getByRole("button", { name: "Player 1 begins" }));
  expect(table.chosen).toEqual(["seat 1 begins"]);
});

test("with two players a legend explains the neutral armies", () => {
  const table = new FakeTable(view({ regions: { "MEA-1": region({ neutral: 2, holder: "neutral" }) } }));
  show(table);
  expect(screen.getByText(/^Neutral armies compete/)).toBeVisible();
  table.position = view();
  flushSync();
  expect(screen.queryByText(/^Neutral armies compete/)).toBeNull();
});

// ---- bids

const bidding = (players = [player(0), player(1, { picked: true })]) =>
  view({ question: "bid", asked: [0], active: null, starter: null, bids: null, turn: 1, players });

test("a bid is chosen by its coin; who has chosen is told, what is not", async () => {
  const table = new FakeTable(
    bidding(),
    [0, 1, 2].map((coins) => option(`bid ${coins}`, { coins }, `Bid ${coins}`)),
  );
  show(table);
  const bids = screen.getByRole("region", { name: "Bids" });
  expect(within(bids).getByTitle("Jana is choosing")).toBeVisible();
  expect(within(bids).getByTitle("Petr has chosen")).toHaveClass("picked");
  await fireEvent.click(within(bids).getByRole("button", { name: "Bid 2" }));
  expect(table.chosen).toEqual(["bid 2"]);
});

test("only my own bid is on the page while bids are hidden", () => {
  const players = [player(0, { picked: true, bid: 3 }), player(1, { picked: true, bid: 7654321 }), player(2)];
  const table = new FakeTable({ ...bidding(players), asked: [2] });
  const { container } = show(table);
  expect(screen.getByRole("region", { name: "Bids" })).toHaveTextContent("You bid 3");
  expect(container.innerHTML).not.toContain("7654321");
  table.mine = null;
  flushSync();
  expect(container.innerHTML).not.toMatch(/You bid/);
});

test("revealed bids stand until the first card is taken", () => {
  const table = new FakeTable(view({ bids: [3, 1], turn: 1, starter: 1, active: 1, asked: [1] }));
  show(table);
  const bids = screen.getByRole("region", { name: "Bids" });
  expect(bids).toHaveTextContent("Jana won and pays 3");
  expect(bids).toHaveTextContent("Petr begins");
  table.position = view({ bids: [3, 1], players: [player(0), player(1, { cards: ["lake"] })] });
  flushSync();
  expect(screen.queryByRole("region", { name: "Bids" })).toBeNull();
});

test("of equal bids the one that won is the one the table told of", () => {
  const table = new FakeTable(view({ bids: [2, 2], turn: 1 }));
  table.happened = [{ event: "bid-won", seat: 1, coins: 2, text: "", rule: "" }];
  show(table);
  expect(screen.getByRole("region", { name: "Bids" })).toHaveTextContent("Petr won and pays 2");
});

// ---- set-up, the rest

test("a token that is laid is shown large, and may be left out", async () => {
  const out = { ...option("leave out stable", { token: "stable" }, "Leave out the Stable"), id: "leave-out" };
  const lay = { ...option("lay stable in MEA-1", { token: "stable", region: "MEA-1" }), id: "lay" };
  const table = new FakeTable(view({ question: "lay_token", active: null }), [lay, out]);
  show(table);
  const laying = screen.getByRole("region", { name: "To be laid" });
  expect(laying).toHaveTextContent("One more movement point.");
  await fireEvent.click(within(laying).getByRole("button", { name: "Leave out the Stable" }));
  await fireEvent.click(document.querySelector('[data-region="MEA-1"]')!);
  expect(table.chosen).toEqual(["leave out stable", "lay stable in MEA-1"]);
});

test("a card with two actions asks which on the board", async () => {
  const table = new FakeTable(
    view({ question: "choose_action", playing: { card: "forest_elf", seat: 0, price: 0, place: 0 } }),
    [
      option("choose place", { action: "place" }, "Place up to 4 armies"),
      option("choose move", { action: "move" }, "Move with 2 points"),
      option("done", {}, "No action"),
    ],
  );
  show(table);
  await fireEvent.click(screen.getByRole("button", { name: "Move with 2 points" }));
  expect(table.chosen).toEqual(["choose move"]);
});

test("the question decides which pane a phone shows, until another is wanted", () => {
  const table = new FakeTable(view(), [take("lake", 0)]);
  const empire = new Empire(() => table);
  expect(empire.pane).toBe("cards");
  empire.show("players");
  expect(empire.pane).toBe("players");
  table.position = marching(5);
  expect(empire.pane).toBe("map");
});

test("a phone stays with the cards when a position is answered, and its question is looked at on", () => {
  const table = new FakeTable(view(), [take("lake", 0)]);
  const empire = new Empire(() => table);
  Object.defineProperty(table, "stands", { get: () => [0] });
  expect(empire.pane).toBe("cards");
  table.offered = [];
  table.position = { ...table.position, asked: [] };
  expect(empire.pane).toBe("cards");
  table.position = { ...marching(5), asked: [] }; // a step of its course
  expect(empire.pane).toBe("map");
});

test("the top bar tells the turn and the game of the match", () => {
  const { unmount } = render(TopMid, { table: new FakeTable(view({ turn: 6 })) });
  expect(screen.getByRole("img", { name: "Turn 6 of 11" })).toBeVisible();
  expect(screen.queryByText(/^Game/)).toBeNull();
  unmount();
  render(TopMid, { table: new FakeTable(view({ games: 3, number: 2 })) });
  expect(screen.getByText("Game 2 of 3")).toBeVisible();
});

test("both languages say the same things", () => {
  const values = { count: 2, name: "A", armies: 2, cities: 2, left: 2, total: 3 };
  const ids = ["empire-ui-has-both", "empire-ui-coins", "empire-ui-left-move", "empire-ui-armies-left"];
  expect(ids.map((id) => say(id, values))).toEqual([
    "A 2 armies and 2 cities",
    "2 coins",
    "2 of 3 movement points left",
    "2 armies in the supply",
  ]);
  settings.language = "cs";
  expect(ids.map((id) => say(id, values))).toEqual([
    "A 2 armády a 2 města",
    "2 mince",
    "zbývá 2 z 3 manévrů",
    "2 armády v zásobě",
  ]);
});

test("before the cards are dealt the row shows its prices and no count", () => {
  const table = new FakeTable(view({ question: "choose_start", row: [], deck: 0, active: null, start: null }));
  show(table);
  expect(document.querySelectorAll(".price")).toHaveLength(6);
  expect(screen.getByRole("img", { name: "deck" })).toBeVisible();
});

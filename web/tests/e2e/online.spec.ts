import type { ValeView } from "../../src/games/vale/view";
import type { Guest } from "./support/guest";
import { expect, test } from "./support/test";
import { Wire } from "./support/wire";

const REFUSED_SOCKET = /WebSocket connection to .* failed/;
const CUT_WIRE = /ERR_(CONNECTION|EMPTY_RESPONSE|SOCKET|INCOMPLETE)/;

/** The address in a box of the waiting room, as the button copies it. */
async function copied(host: Guest, label: string): Promise<string> {
  const { page, say } = host;
  const box = page.locator(".link").filter({ has: page.getByRole("textbox", { name: label }) });
  await box.getByRole("button", { name: say("wait-copy") }).click();
  await expect(box.getByRole("button", { name: say("wait-copied") })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Whoever is asked answers once; both see the same table afterwards. */
async function oneAnswer(people: Guest[]): Promise<void> {
  await expect.poll(() => people.some((guest) => guest.offered.length > 0)).toBe(true);
  const mover = people.find((guest) => guest.offered.length > 0)!;
  await mover.turn();
  const wanted = ["tame", "summon", "pay"];
  const option = mover.offered.find(({ id }) => wanted.includes(id)) ?? mover.offered[0]!;
  await mover.choose(option);
  for (const guest of people) await seesAll(guest, mover.news?.sequence ?? 0);
}

/** The log of this person tells the last thing that happened. */
async function seesAll(guest: Guest, sequence: number): Promise<void> {
  await expect.poll(() => guest.news?.sequence).toBeGreaterThanOrEqual(sequence);
  const last = guest.news?.events.at(-1)?.text;
  if (last) await expect(guest.page.getByRole("list", { name: guest.say("table-tab-log") })).toContainText(last);
}

const chatTab = (guest: Guest) => guest.page.getByRole("tab", { name: guest.say("table-tab-chat") });
const logTab = (guest: Guest) => guest.page.getByRole("tab", { name: guest.say("table-tab-log") });

async function saySomething(guest: Guest, text: string): Promise<void> {
  await chatTab(guest).click();
  await guest.page.getByRole("textbox", { name: guest.say("table-chat-say") }).fill(text);
  await guest.page.getByRole("button", { name: guest.say("table-chat-send") }).click();
  await expect(guest.page.getByRole("list", { name: guest.say("table-tab-chat") })).toContainText(text);
  await logTab(guest).click();
}

async function hears(guest: Guest, text: string): Promise<void> {
  await chatTab(guest).click();
  await expect(guest.page.getByRole("list", { name: guest.say("table-tab-chat") })).toContainText(text);
  await logTab(guest).click();
}

test("two people in two browsers: invited, cut off and back, watched, paused", async ({ come, baseURL }) => {
  const wire = await Wire.to(baseURL!);
  const host = await come({ language: "cs" });
  const friend = await come({ language: "en", address: wire.address });
  const watcher = await come({ language: "cs", phone: true });
  friend.tolerates.push(REFUSED_SOCKET, CUT_WIRE);
  await host.context.grantPermissions(["clipboard-read", "clipboard-write"]);

  await test.step("the host makes a table and invites by a link", async () => {
    const { page, say } = host;
    const texts = await host.texts("vale");
    await page.goto("/");
    await page.getByRole("link", { name: `${say("start-invite")}: ${texts["vale-title"]}` }).click();
    await page.getByRole("textbox", { name: say("lobby-name", { number: 1 }) }).fill("Jana");
    await page.getByRole("button", { name: say("lobby-make") }).click();
    await expect(page.getByRole("heading", { name: say("wait-heading") })).toBeVisible();
  });
  const seat = new URL(await copied(host, host.say("wait-address", { number: 2 })));
  const watch = await copied(host, host.say("wait-watch"));

  await test.step("the friend sits down by a name", async () => {
    const { page, say } = friend;
    await page.goto(`${wire.address}${seat.pathname}${seat.hash}`);
    await expect(page.getByRole("heading", { name: say("wait-let-in", { name: "Jana" }) })).toBeVisible();
    await page.getByRole("textbox", { name: say("wait-name") }).fill("Petr");
    await page.getByRole("button", { name: say("wait-sit") }).click();
  });

  const people = [host, friend];
  const holds = (guest: Guest, seat: number) => guest.view<ValeView>(seat).players[seat]?.hand ?? [];
  await test.step("they play, and each sees what the other does and says", async () => {
    for (let answers = 0; answers < 6; answers += 1) await oneAnswer(people);
    await saySomething(host, "Ahoj <b>Petře</b>");
    await hears(friend, "Ahoj <b>Petře</b>");
    await saySomething(friend, "Hello!");
    await hears(host, "Hello!");
  });

  await test.step("the friend is cut off while the host plays, and has missed nothing", async () => {
    const { page, say } = friend;
    for (let answers = 0; !host.offered.length && answers < 40; answers += 1) await oneAnswer(people);
    const before = friend.news?.sequence ?? 0;
    wire.cut();
    await expect(page.getByText(say("table-lost")).first()).toBeVisible();
    await host.turn();
    await host.choose(host.offered[0]!);
    await saySomething(host, "Jsi tam?");
    expect(friend.news?.sequence).toBe(before);
    wire.mend();
    await expect(page.locator(".conn")).toContainText(say("bar-open"));
    await expect(page.locator("p").getByText(say("table-lost"))).toHaveCount(0);
    await seesAll(friend, host.news?.sequence ?? 0);
    await hears(friend, "Jsi tam?");
    await hears(friend, "Hello!");
    for (let answers = 0; answers < 4; answers += 1) await oneAnswer(people);
  });

  await test.step("a spectator sees the table, but no hand and nothing to choose", async () => {
    for (let answers = 0; answers < 40 && !holds(host, 0).length && !holds(friend, 1).length; answers += 1)
      await oneAnswer(people);
    const { page, say } = watcher;
    await page.goto(watch);
    await expect(page.locator("[data-board] [data-guide=track]")).toBeVisible();
    const hands = [...holds(host, 0), ...holds(friend, 1)];
    expect(hands.length).toBeGreaterThan(0);
    for (const card of hands) await expect(watcher.card(card)).toHaveCount(0);
    expect(Object.keys(watcher.news?.views ?? {})).toEqual(["spectator"]);
    await expect(watcher.options).toHaveCount(0);
    await page.getByRole("button", { name: say("table-pane-chat") }).click();
    await expect(page.getByText(say("table-chat-reads"))).toBeVisible();
    await expect(page.getByRole("list", { name: say("table-tab-chat") })).toContainText("Hello!");
    await page.getByRole("button", { name: say("table-pane-table"), exact: true }).click();
  });

  await test.step("a pause stops everybody until somebody goes on", async () => {
    await host.page.getByRole("button", { name: host.say("bar-menu") }).click();
    await host.page.getByRole("button", { name: host.say("table-pause") }).click();
    await host.page.keyboard.press("Escape");
    for (const guest of [host, friend, watcher])
      await expect(guest.page.getByText(guest.say("table-paused"), { exact: true })).toBeVisible();
    const mover = people.find((guest) => guest.offered.length > 0)!;
    const before = host.news?.sequence ?? 0;
    await mover.options.first().click();
    await expect(mover.page.getByText(mover.say("table-refused-paused"))).toBeVisible();
    await expect(friend.page.getByRole("button", { name: friend.say("table-go-on") })).toBeVisible();
    expect(host.news?.sequence).toBe(before);
    await host.page.getByRole("button", { name: host.say("table-go-on") }).click();
    for (const guest of people)
      await expect(guest.page.getByText(guest.say("table-paused"), { exact: true })).toBeHidden();
    await oneAnswer(people);
  });
  wire.remove();
});

test("a table without its link stays closed", async ({ come }) => {
  const host = await come();
  const { id } = await host.make("vale", [{ kind: "me" }, { kind: "open" }]);
  const stranger = await come();
  stranger.tolerates.push(REFUSED_SOCKET);
  await stranger.page.goto(`/t/${id}`);
  await expect(stranger.page.getByRole("heading", { name: stranger.say("table-entry-closed") })).toBeVisible();
});

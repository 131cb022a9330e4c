import type { KemetView } from "../../src/games/kemet/view";
import { answer, asked, lookAt, offersOf, reach } from "./support/kemet";
import { expect, test } from "./support/test";

const BY_DAY = ["prayer", "mana_theft", "enlistment", "raining_fire"];

/** My turn, with a card for the day and room for a prayer. */
const holdsCard = ({ question, players: [me] }: KemetView): boolean =>
  question === "opening" &&
  me!.silver !== "ready" &&
  me!.gold !== "ready" &&
  !me!.used.includes("pray_1") &&
  BY_DAY.some((card) => me!.hand?.[card]);

test("between actions one is asked only after pressing the button", async ({ come }) => {
  const guest = await come();
  const { page, say } = guest;
  await reach(guest, holdsCard);
  const button = page.getByRole("button", { name: say("table-aside") });
  const pray = () => offersOf(guest, "token").find(({ words }) => words.includes("pray_1"))!;

  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await answer(guest, pray());
  await expect.poll(() => guest.news?.pending[0]?.ask).toBe("interlude");
  await expect(page.locator("#prompt-question")).toHaveText(guest.news!.pending[0]!.text!);
  expect(lookAt(guest).active).toBe(0);

  const done = guest.news!.pending[0]!.options!.find(({ id }) => id === "done")!;
  await guest.choose(done);
  await asked(guest); // the next turn: what came between passed by
  expect(guest.ask).not.toBe("interlude");
});

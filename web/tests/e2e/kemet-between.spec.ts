import { answer, asked, DAY, lay, lookAt, offersOf } from "./support/kemet";
import { expect, test } from "./support/test";

test("between actions one is asked only after pressing the button", async ({ come }) => {
  const guest = await come();
  const { page, say } = guest;
  await lay(guest, DAY);
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

import { overlap, type Box } from "../../src/lib/placing";
import { FOX, sensible, type Guest } from "./support/guest";
import { expect, test } from "./support/test";

const ANSWERS = 24;

/** The note, the rim of what it speaks of and the main buttons; null: none is shown now. */
async function places({ page }: Guest) {
  return page.evaluate(() => {
    const box = (element: Element): Box => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { left, top, width, height };
    };
    const note = document.querySelector(".note.placed");
    if (!note) return null;
    const rim = document.querySelector("[data-rim]");
    const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const mains = [...document.querySelectorAll("[data-board] ~ * .btn-main, .askbar .btn-main, .sheet .btn-main")];
    const buttons = [...note.querySelectorAll("button")];
    return {
      note: box(note),
      rim: rim && box(rim),
      mains: mains.filter(seen).map(box),
      buttons: buttons.map(box),
      title: note.querySelector("h2")?.textContent ?? "",
    };
  });
}

/** Answers by a wire of its own, so that nothing on the page is touched. */
async function answerBeside(guest: Guest, number: number): Promise<void> {
  await expect.poll(() => guest.over || guest.offered.length > 0, { timeout: 120_000 }).toBe(true);
  if (guest.over) return;
  const { id, sequence } = guest.news!;
  const { words } = sensible(guest.offered, number);
  await guest.page.evaluate(
    ([table, at, said, language]) =>
      new Promise<void>((done) => {
        const socket = new WebSocket(`ws://${location.host}/ws/tables/${table}`, ["deskovka", `words.${language}`]);
        socket.onopen = () =>
          socket.send(JSON.stringify({ type: "answer", seat: 0, sequence: at, words: said, id: 1 }));
        socket.onmessage = ({ data }) => {
          if ((JSON.parse(String(data)) as { id?: number }).id !== 1) return;
          socket.close();
          done();
        };
      }),
    [id, sequence, words, guest.wish.language] as const,
  );
  await expect.poll(() => guest.over || (guest.news?.sequence ?? 0) > sequence, { timeout: 60_000 }).toBe(true);
}

for (const game of ["vale", "empire", "kemet", "eldervale"]) {
  for (const phone of [false, true]) {
    test(`no note of the guide covers what it explains: ${game}, ${phone ? "phone" : "laptop"}`, async ({ come }) => {
      const guest = await come({ phone, language: "cs" });
      const { page, say } = guest;
      if (!phone) await page.setViewportSize({ width: 1366, height: 660 });
      const { id } = await guest.make(game, [{ kind: "me" }, FOX]);
      await page.goto(`/t/${id}#learn`);
      const note = page.getByRole("region", { name: say("guide-label") });
      await expect(note).toBeVisible();
      let notes = 0;
      for (let answers = 0; answers < ANSWERS; answers += 1) {
        while (await note.isVisible()) {
          await expect.poll(() => places(guest)).not.toBeNull();
          const at = (await places(guest))!;
          if (at.rim) expect.soft(overlap(at.note, at.rim), at.title).toBe(0);
          for (const main of at.mains) expect.soft(overlap(at.note, main), `main button, ${at.title}`).toBe(0);
          for (const button of at.buttons) expect.soft(button.height, at.title).toBeGreaterThanOrEqual(44);
          notes += 1;
          await note.getByRole("button").last().click();
        }
        if (guest.over) break;
        await expect(() => answerBeside(guest, answers)).toPass({ timeout: 60_000 });
        await expect.poll(() => guest.over || guest.offered.length > 0, { timeout: 120_000 }).toBe(true);
        if (!guest.over) await expect(page.locator("#prompt-question")).toHaveText(guest.question!.text!);
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))); // a note comes with the question
      }
      expect(notes).toBeGreaterThan(4);
    });
  }
}

test("the guide is offered in a first game, and only once", async ({ come }) => {
  const guest = await come({ newcomer: true, language: "en" });
  const { page, say } = guest;
  const { id } = await guest.makeVale();
  await page.goto(`/t/${id}`);
  await page.getByRole("button", { name: say("guide-offer-no") }).click();
  await expect(page.getByRole("button", { name: say("guide-offer-yes") })).toHaveCount(0);
  await page.reload();
  await expect(page.locator("[data-help]")).toBeVisible();
  await expect(page.getByRole("button", { name: say("guide-offer-yes") })).toHaveCount(0);
});

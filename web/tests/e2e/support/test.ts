/** The test function of this folder: people come with browsers of their own, and none may complain. */
import { expect, test as base } from "@playwright/test";
import { Guest, type GuestWish } from "./guest";

export const test = base.extend<{ come: (wish?: GuestWish) => Promise<Guest> }>({
  come: async ({ browser }, use) => {
    const guests: Guest[] = [];
    await use(async (wish) => {
      const guest = await Guest.come(browser, wish);
      guests.push(guest);
      return guest;
    });
    for (const guest of guests) {
      await guest.context.close();
      expect(guest.complaints).toEqual([]);
    }
  },
});

export { expect };

/** A connection whose cookie was revoked: whoever I am now may stay, or is turned away. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { news, quietTable, QuietSocket } from "./table-model";

const LOGGED_OUT = 4401;

/** The connection of now ends like this; the next one, once the table has tried again. */
async function after(code: number): Promise<QuietSocket> {
  const socket = QuietSocket.last!;
  socket.onclose({ code });
  await vi.advanceTimersByTimeAsync(10_000);
  return QuietSocket.last!;
}

describe("logging out at a table", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("turns away whoever has no seat there any more", async () => {
    const { table } = quietTable(news());
    QuietSocket.last!.onopen();
    await after(LOGGED_OUT);
    expect(table.live.connection).toBe("lost");
    await after(1006);
    await after(1006);
    expect(table.live.connection).toBe("refused");
  });

  it("lets whoever made an account go on", async () => {
    const { table } = quietTable(news());
    QuietSocket.last!.onopen();
    (await after(LOGGED_OUT)).onopen();
    expect(table.live.connection).toBe("open");
    for (const _ of [1, 2, 3, 4]) await after(1006);
    expect(table.live.connection).toBe("lost"); // an ordinary loss: it goes on trying
  });
});

/** An answer whose reply was lost with the connection is sent again with the same ticket. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { news, option, question, quietTable, QuietSocket } from "./table-model";

const end = option("end turn", "End the turn");
const asked = () => news({ sequence: 4, pending: [question([end])] });

/** The connection goes, and comes again. */
async function reconnect(server: QuietSocket): Promise<QuietSocket> {
  server.readyState = 3;
  server.onclose({ code: 1006 });
  await vi.advanceTimersByTimeAsync(10_000);
  const again = QuietSocket.last!;
  expect(again).not.toBe(server);
  again.onopen();
  return again;
}

describe("tickets of answers", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("has one with every answer, each its own", async () => {
    const { table, server } = quietTable(asked());
    for (const _ of [1, 2]) {
      const chosen = table.choose(end);
      server.tell({ type: "done", id: server.sent.at(-1)!["id"], sequence: 5 });
      await chosen;
    }
    const tickets = server.sent.map((message) => message["ticket"]);
    expect(tickets).toEqual([expect.stringMatching(/^[\w-]{8,40}$/), expect.stringMatching(/^[\w-]{8,40}$/)]);
    expect(new Set(tickets).size).toBe(2);
  });

  it("sends it again as it was when the connection is back, and tells the reply", async () => {
    const { table, server } = quietTable(asked());
    const chosen = table.choose(end);
    const again = await reconnect(server);
    expect(again.sent).toEqual(server.sent);
    expect(table.busy).toBe(true);
    again.tell(news({ sequence: 5 }));
    again.tell({ type: "done", id: again.sent[0]!["id"], sequence: 5 });
    expect(await chosen).toMatchObject({ type: "done", sequence: 5 });
    expect(table.busy).toBe(false);
    expect((await reconnect(again)).sent).toEqual([]);
  });

  it("says of everything else that it was lost, and sends nothing while there is no connection", async () => {
    const { table, server } = quietTable(asked());
    const said = table.live.say("Hello");
    const again = await reconnect(server);
    expect(await said).toMatchObject({ type: "refused", code: "lost" });
    expect(again.sent).toEqual([]);
    again.readyState = 3;
    again.onclose({ code: 1006 });
    expect(await table.choose(end)).toMatchObject({ type: "refused", code: "lost" });
    expect((await reconnect(again)).sent).toEqual([]);
  });

  it("lets whoever waits for a reply go when the table is left", async () => {
    const { table, server } = quietTable(asked());
    const chosen = table.choose(end);
    table.close();
    server.onclose({ code: 1006 });
    expect(await chosen).toMatchObject({ type: "refused", code: "lost" });
  });
});

/** News that tell only what is different are put together with the table as it came before. */
import { describe, expect, it } from "vitest";
import { withChanges } from "../../src/lib/changes";
import { news, option, question, quietTable } from "./table-model";

const view = { round: 1, deck: 60, players: [{ seat: 0 }] };

describe("changes", () => {
  it("replaces what is told and keeps the rest; what was told once is gone", () => {
    const known = news({ sequence: 4, rewound: true, views: { "0": view } });
    const table = { sequence: 5, scores: [3, 1] };
    const whole = withChanges(known, { type: "changes", table, views: { "0": { deck: 59 } } });
    expect(whole).toEqual({
      ...known,
      ...table,
      events: [],
      chat: [],
      rewound: false,
      views: { "0": { ...view, deck: 59 } },
    });
    expect(known.views["0"]).toEqual(view);
  });

  it("shows the table with them, one after another", () => {
    const end = option("end turn", "End the turn");
    const { table, server } = quietTable(news({ sequence: 4, pending: [question([end])], views: { "0": view } }));
    server.tell({ type: "changes", table: { sequence: 5 }, views: { "0": { deck: 59 } } });
    server.tell({ type: "changes", table: { sequence: 6, pending: [] }, views: {} });
    table.live.catchUp();
    expect(table.live.news).toMatchObject({ sequence: 6, pending: [], views: { "0": { ...view, deck: 59 } } });
  });
});

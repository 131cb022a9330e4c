/** News that tell only what is different: the whole table again from the one before. */
import type { Changes, News } from "./api";

/** Told once; where nothing is said of them there are none. */
const ONCE = { events: [], chat: [], rewound: false };

export function withChanges(known: News, changes: Changes): News {
  const views = Object.fromEntries(
    Object.entries(known.views).map(([seat, view]) => [seat, { ...view, ...changes.views[seat] }]),
  );
  return { ...known, ...ONCE, ...changes.table, views };
}

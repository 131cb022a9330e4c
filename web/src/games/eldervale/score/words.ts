/** What the final scoring says in a sentence: of what is pointed at, otherwise of the line told last. */
import { say } from "$lib/say.svelte";
import { settings } from "$lib/settings.svelte";
import type { Item, Share, Step } from "./story";
import type { Telling } from "./telling.svelte";

export interface Told {
  seat: number | null;
  title: string;
  text: string;
  rule: string;
}

export function tell(telling: Telling): Told {
  const { lit, line, story } = telling;
  if (lit) return ofItem(telling, lit.seat, lit.item);
  const step = line && story.steps[line.step];
  if (!line || !step) {
    return {
      seat: null,
      title: say("eldervale-count-title"),
      text: say("eldervale-count-intro", { steps: story.steps.length }),
      rule: "ELDER-25.1",
    };
  }
  if (line.seats.length > 1) return ofAll(step);
  const seat = line.seats[0]!;
  const share = step.shares[seat]!;
  if (step.id === "tableau") return ofItem(telling, seat, share.items[line.items - 1]!);
  return ofShare(telling, seat, step, share);
}

/** "Masons’ Guild: Earth power 6". */
function ofItem(telling: Telling, seat: number, item: Item): Told {
  const name = telling.nameOf(item);
  const over = item.over ? ` ${say("eldervale-count-over")}` : "";
  const text = `${telling.worth(item)}${over}`;
  const points = item.over ? 0 : item.points;
  return {
    seat,
    title: say("eldervale-count-of", { name, points }),
    text: item.kind === "prophecy" ? telling.prophecyNote(seat, item.name) : text,
    rule: item.over ? "ELDER-25.8" : "",
  };
}

function ofAll(step: Step): Told {
  const none = step.shares.every(({ items }) => items.length === 0);
  const title = say(`eldervale-count-step-${step.id}`);
  const text = say(none ? `eldervale-count-nobody-${step.id}` : `eldervale-count-about-${step.id}`);
  return { seat: null, title, text, rule: step.rule };
}

function ofShare(telling: Telling, seat: number, step: Step, { items, points }: Share): Told {
  const list = new Intl.ListFormat(settings.language);
  const terms = items.map((item) => say("eldervale-count-term", { name: telling.nameOf(item), points: item.points }));
  const values = { name: telling.eldervale.name(seat), step: step.id, count: items.length, points };
  return {
    seat,
    title: say("eldervale-count-player", values),
    text: items.length ? list.format(terms) : say(`eldervale-count-nothing-${step.id}`),
    rule: step.rule,
  };
}

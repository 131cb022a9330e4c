/** Cards that come out of a hidden place (the draw pile, a hidden hand) fly from there. */
import type { Happening } from "$lib/api";

const FLY = 420; // milliseconds
const APART = 60;

/** Where a card came from, as the data-thing of that place. */
export function originOf(event: Happening, handIsOpen: (seat: number) => boolean): string | null {
  if (event.event === "revealed" || event.event === "drew") return "pile:deck";
  if (event.event === "summoned" && event.seat !== undefined && !handIsOpen(event.seat)) return `hand:${event.seat}`;
  if (event.event === "took") return "pile:discard";
  return null;
}

export function flyIn(
  root: ParentNode,
  events: Happening[],
  handIsOpen: (seat: number) => boolean,
  factor: number,
): void {
  if (factor === 0) return;
  let order = 0;
  for (const event of events) {
    const origin = originOf(event, handIsOpen);
    if (!origin || typeof event["card"] !== "string") continue;
    const card = root.querySelector<HTMLElement>(`[data-thing="card:${CSS.escape(event["card"])}"]`);
    const from = root.querySelector<HTMLElement>(`[data-thing="${origin}"]`);
    if (!card || !from || typeof card.animate !== "function") continue;
    const [was, is] = [from.getBoundingClientRect(), card.getBoundingClientRect()];
    if (was.width === 0 || is.width === 0) continue;
    const start = `translate(${was.left - is.left}px, ${was.top - is.top}px) scale(${was.width / is.width})`;
    card.animate(
      [
        { transform: start, transformOrigin: "0 0", zIndex: 50 },
        { transform: "none", transformOrigin: "0 0", zIndex: 50 },
      ],
      {
        duration: FLY * factor,
        delay: Math.min(order, 6) * APART * factor,
        easing: "cubic-bezier(.2,.8,.25,1)",
        fill: "backwards",
      },
    );
    order += 1;
  }
}

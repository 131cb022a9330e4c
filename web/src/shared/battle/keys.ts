/** What the keys of every battle have in common. */

export const CONTROLS = "button, a, input, textarea, select, [role=tab], [role=menuitem]";

/** This key has done its work: nobody else hears it. */
export function taken(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Something else lies over the sheet and answers first: a menu, the keys, a close-up. */
export function covered(box: HTMLElement | undefined): boolean {
  const all = [...document.querySelectorAll("[role=dialog], [role=menu]")];
  return all.some((other) => other !== box && !other.contains(box ?? null));
}

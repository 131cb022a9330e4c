/** Columns side by side: Left and Right go to the thing beside, in the next column.  Mark the columns with data-column. */

const SIDES: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

export function across(zone: HTMLElement): { destroy: () => void } {
  const itemsOf = (column: Element) => [...column.querySelectorAll<HTMLElement>("[data-item]")];

  function onKey(event: KeyboardEvent): void {
    const side = SIDES[event.key];
    const columns = [...zone.querySelectorAll("[data-column]")];
    if (!side || columns.length < 2 || event.ctrlKey || event.altKey || event.metaKey) return;
    const item = (event.target as HTMLElement).closest<HTMLElement>("[data-item]");
    const column = columns.findIndex((each) => each.contains(item));
    if (!item || column < 0) return;
    const place = itemsOf(columns[column]!).indexOf(item);
    const beside = itemsOf(columns[(column + side + columns.length) % columns.length]!);
    beside[Math.min(place, beside.length - 1)]?.focus();
    event.preventDefault();
    event.stopPropagation();
  }

  zone.addEventListener("keydown", onKey, true);
  return { destroy: () => zone.removeEventListener("keydown", onKey, true) };
}

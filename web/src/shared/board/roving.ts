/** A zone of the board is one stop of the Tab key; arrows walk inside it.  Mark its things with data-item. */

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function roving(zone: HTMLElement): { destroy: () => void } {
  const items = () => [...zone.querySelectorAll<HTMLElement>("[data-item]")];

  function settle(stop?: HTMLElement): void {
    const all = items();
    const chosen = stop ?? all.find((item) => item.tabIndex === 0) ?? all[0];
    for (const item of all) {
      const tab = item === chosen ? 0 : -1;
      if (item.getAttribute("tabindex") !== String(tab)) item.tabIndex = tab;
    }
  }

  function onKey(event: KeyboardEvent): void {
    const all = items();
    const at = all.indexOf(event.target as HTMLElement);
    if (at < 0 || event.ctrlKey || event.altKey || event.metaKey) return;
    const step = STEPS[event.key];
    const next =
      event.key === "Home"
        ? all[0]
        : event.key === "End"
          ? all.at(-1)
          : step
            ? all[(at + step + all.length) % all.length]
            : undefined;
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  function onFocus(event: FocusEvent): void {
    const item = (event.target as HTMLElement).closest<HTMLElement>("[data-item]");
    if (item) settle(item);
  }

  const watcher = new MutationObserver(() => settle());
  watcher.observe(zone, { childList: true, subtree: true });
  zone.addEventListener("keydown", onKey);
  zone.addEventListener("focusin", onFocus);
  settle();
  return {
    destroy() {
      watcher.disconnect();
      zone.removeEventListener("keydown", onKey);
      zone.removeEventListener("focusin", onFocus);
    },
  };
}

/** Arrows walk through things of a zone in the order of the page, also from between them; each stays a stop of the Tab key. */
export function walking(zone: HTMLElement, things: string): { destroy: () => void } {
  function onKey(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (!step || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    const all = [...zone.querySelectorAll<HTMLElement>(things)].filter((one) => !one.matches(":disabled"));
    const side = step > 0 ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
    const ahead = all.filter((one) => (event.target as Element).compareDocumentPosition(one) & side);
    const next = step > 0 ? (ahead[0] ?? all[0]) : (ahead.at(-1) ?? all.at(-1));
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  }
  zone.addEventListener("keydown", onKey);
  return { destroy: () => zone.removeEventListener("keydown", onKey) };
}

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

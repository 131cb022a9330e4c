/** What lies over the table keeps the focus: Tab goes round inside. */
export function trap(box: HTMLElement): { destroy: () => void } {
  function key(event: KeyboardEvent): void {
    if (event.key !== "Tab") return;
    const all = [...box.querySelectorAll<HTMLElement>("button, a[href], [tabindex]")].filter(
      (one) => one.tabIndex >= 0 && !one.matches("[disabled]") && one !== box,
    );
    const [first, last] = [all[0], all.at(-1)];
    const here = document.activeElement;
    if (event.shiftKey ? here === first || here === box : here === last) {
      event.preventDefault();
      (event.shiftKey ? last : first)?.focus();
    }
  }
  box.addEventListener("keydown", key);
  return { destroy: () => box.removeEventListener("keydown", key) };
}

/** Where the focus is while a battle lies over the table: on its sheet, and afterwards where it was. */
export class SheetFocus {
  private before: Element | null = null;

  /** Whatever is asked next is asked on the sheet: first what goes on, then what can be chosen, else the sheet itself. */
  take(box: HTMLElement): void {
    const here = document.activeElement;
    if (box.contains(here)) return;
    this.before ??= here;
    const main = box.querySelector<HTMLElement>("[data-main]:not([disabled])");
    (main ?? box.querySelector<HTMLElement>("[data-item]") ?? box).focus({ preventScroll: true });
  }

  giveBack(): void {
    const { before } = this;
    if (!before) return;
    const place = before instanceof HTMLElement && before.isConnected && before !== document.body ? before : null;
    (place ?? document.getElementById("prompt-question"))?.focus({ preventScroll: true });
    this.before = null;
  }
}

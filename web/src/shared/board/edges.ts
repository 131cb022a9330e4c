/** A row that scrolls sideways shows at its edges that there is more: the cut card fades out (data-more="left right"). */

const SOME = 4; // pixels that are no more worth a fade

export function edges(row: HTMLElement): { destroy: () => void } {
  function look(): void {
    const left = row.scrollLeft > SOME;
    const right = row.scrollWidth - row.clientWidth - row.scrollLeft > SOME;
    row.dataset["more"] = [left && "left", right && "right"].filter(Boolean).join(" ");
  }

  const sizes = new ResizeObserver(look);
  const children = new MutationObserver(look);
  sizes.observe(row);
  children.observe(row, { childList: true, subtree: true });
  row.addEventListener("scroll", look, { passive: true });
  look();
  return {
    destroy() {
      sizes.disconnect();
      children.disconnect();
      row.removeEventListener("scroll", look);
    },
  };
}

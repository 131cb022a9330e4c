/** Marks found words in what others draw, without touching it; a browser that cannot leaves them unmarked. */
import { plain, stemsOf } from "./rulebook";

const NAME = "found";

export function markIn(node: HTMLElement, words: string) {
  let now = words;
  const mark = () => {
    if (!globalThis.CSS?.highlights) return;
    const ranges = stemsOf(now).length ? rangesIn(node, stemsOf(now)) : [];
    CSS.highlights.set(NAME, new Highlight(...ranges));
  };
  const watch = new MutationObserver(mark);
  watch.observe(node, { childList: true, subtree: true, characterData: true });
  mark();
  return {
    update(next: string) {
      now = next;
      mark();
    },
    destroy() {
      watch.disconnect();
      globalThis.CSS?.highlights?.delete(NAME);
    },
  };
}

function rangesIn(node: HTMLElement, stems: string[]): Range[] {
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    for (const match of (text.textContent ?? "").matchAll(/[\p{L}\p{M}\d]+/gu)) {
      if (!stems.some((stem) => plain(match[0]).startsWith(stem))) continue;
      const range = new Range();
      range.setStart(text, match.index);
      range.setEnd(text, match.index + match[0].length);
      ranges.push(range);
    }
  }
  return ranges;
}

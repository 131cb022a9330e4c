/** What lies over the map: the children of elements marked data-over-map in its section.  They only grow, so that it lies still. */
import type { Box } from "$shared/board/map/curves";

export class Overlays {
  boxes = $state.raw<Box[]>([]);
  private grown = new Map<Element, Box>();
  private window = "";

  /** Watches them from the map's own element; call within an effect. */
  watch(map: HTMLElement): (() => void) | void {
    const section = map.closest("section");
    if (!section || typeof ResizeObserver !== "function") return;
    const sizes = new ResizeObserver(() => this.look(map, section));
    const follow = () => {
      sizes.disconnect();
      children.disconnect();
      sizes.observe(map);
      children.observe(section, { childList: true });
      for (const marked of section.querySelectorAll("[data-over-map]")) children.observe(marked, { childList: true });
      for (const panel of panelsOf(section)) sizes.observe(panel);
    };
    const children = new MutationObserver(follow);
    follow();
    return () => {
      sizes.disconnect();
      children.disconnect();
    };
  }

  private look(map: HTMLElement, section: Element): void {
    const whole = map.getBoundingClientRect();
    if (whole.width === 0) return;
    const window = `${whole.width} ${whole.height}`;
    if (window !== this.window) this.grown.clear();
    this.window = window;
    for (const panel of panelsOf(section)) {
      const { left, top, width, height } = panel.getBoundingClientRect();
      const was = this.grown.get(panel);
      const box = { x: left - whole.left, y: top - whole.top, width, height: Math.max(height, was?.height ?? 0) };
      if (box.y + box.height > 0 && box.y < whole.height) this.grown.set(panel, box);
    }
    const boxes = [...this.grown.values()];
    if (JSON.stringify(boxes) !== JSON.stringify(this.boxes)) this.boxes = boxes;
  }
}

const panelsOf = (section: Element): Element[] =>
  [...section.querySelectorAll("[data-over-map]")].flatMap((marked) => [...marked.children]);

/** Looking closely with a mouse, and cards that fly. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fly, places } from "../../src/lib/motion";
import { Hover } from "../../src/shared/board/hover";

const pointer = (type: string, x: number, y: number) =>
  new PointerEvent(type, { clientX: x, clientY: y, bubbles: true });
const move = (x: number, y: number) => document.body.dispatchEvent(pointer("pointermove", x, y));

describe("a close-up", () => {
  const look = vi.fn();
  let hover: Hover;

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    vi.advanceTimersByTime(10_000); // no click was made lately
    look.mockClear();
    hover = new Hover(look);
    move(10, 10);
  });
  afterEach(() => vi.useRealTimers());

  it("opens when the pointer comes to the thing and rests", () => {
    hover.enter(pointer("pointerenter", 80, 80));
    vi.advanceTimersByTime(399);
    expect(look).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(look).toHaveBeenCalledOnce();
  });

  it("does not open when the thing comes under a resting mouse", () => {
    hover.enter(pointer("pointerenter", 10, 10));
    move(10, 10); // as browsers tell it after things have moved
    hover.move();
    vi.advanceTimersByTime(5000);
    expect(look).not.toHaveBeenCalled();
  });

  it("opens there once the mouse really moves", () => {
    hover.enter(pointer("pointerenter", 10, 10));
    move(12, 10);
    hover.move();
    vi.advanceTimersByTime(400);
    expect(look).toHaveBeenCalledOnce();
  });

  it("does not open on a thing that was clicked until the pointer comes again", () => {
    hover.enter(pointer("pointerenter", 80, 80));
    hover.press();
    move(81, 80);
    hover.move();
    vi.advanceTimersByTime(5000);
    expect(look).not.toHaveBeenCalled();
  });

  it("waits a moment after an answer", () => {
    document.body.dispatchEvent(pointer("pointerdown", 10, 10));
    hover.enter(pointer("pointerenter", 11, 10));
    vi.advanceTimersByTime(900);
    expect(look).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(look).toHaveBeenCalledOnce();
  });
});

describe("flights", () => {
  const animate = vi.fn<(keyframes: Keyframe[], timing: KeyframeAnimationOptions) => Animation>();
  const box = (left: number, width: number) => () => new DOMRect(left, 0, width, width);
  const thing = (html: string, left: number, width: number): HTMLElement => {
    const element = document.createElement("span");
    element.dataset["thing"] = "card:imp";
    element.innerHTML = html;
    element.getBoundingClientRect = box(left, width);
    return element;
  };
  let root: HTMLElement;

  beforeEach(() => {
    root = document.createElement("main");
    animate.mockReset().mockImplementation(() => ({}) as Animation);
    HTMLElement.prototype.animate = animate as typeof HTMLElement.prototype.animate;
  });

  function moved(from: HTMLElement, to: HTMLElement): void {
    root.replaceChildren(from);
    const before = places(root);
    root.replaceChildren(to);
    fly(root, before, 1);
  }

  it("let a thing fly from where it was", () => {
    moved(thing("<b>Imp</b>", 100, 50), thing("<b>Imp</b>", 300, 50));
    expect(animate).toHaveBeenCalledOnce();
    expect(animate.mock.calls[0]![0][0]).toMatchObject({ transform: "translate(-200px, 0px) scale(1)" });
    expect(root.querySelector("[data-flying]")).toBeNull();
  });

  it("show the face of a card that goes where only a mark is drawn", () => {
    moved(thing("<b id='name'>Imp</b>", 100, 50), thing("", 300, 10));
    const copy = root.querySelector<HTMLElement>("[data-flying]");
    expect(copy?.textContent).toBe("Imp");
    expect([copy?.dataset["thing"], copy?.querySelector("[id]"), copy?.style.left]).toEqual([undefined, null, "100px"]);
  });

  it("take the flying copy away when it has arrived", () => {
    const flight = {} as Animation;
    animate.mockReturnValue(flight);
    moved(thing("<b>Imp</b>", 100, 50), thing("", 300, 10));
    flight.onfinish?.({} as AnimationPlaybackEvent);
    expect(root.querySelector("[data-flying]")).toBeNull();
  });
});

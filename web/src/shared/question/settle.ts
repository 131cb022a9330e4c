/**
 * What is asked anew takes no click for a moment: a second click that was meant for the last question must not answer
 * this one.  Put it on something that lies on a ground of its own, for clicks go to what is under it.
 */
const MOMENT = 250; // milliseconds, about a double click

export function settle(zone: HTMLElement, asked: string): { update: (asked: string) => void; destroy: () => void } {
  let known = asked;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function still(): void {
    clearTimeout(timer);
    zone.style.pointerEvents = "none";
    timer = setTimeout(() => (zone.style.pointerEvents = ""), MOMENT);
  }

  still();
  return {
    update(now) {
      if (now !== known) still();
      known = now;
    },
    destroy: () => clearTimeout(timer),
  };
}

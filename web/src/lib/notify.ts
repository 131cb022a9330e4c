/** A note of the browser when it is my turn: only if it was asked for, and only while this page is not looked at. */
import { say } from "./say.svelte";
import { settings } from "./settings.svelte";

export const canNotify = (): boolean => typeof Notification === "function";

/** Asks the browser for leave; false if it or the person does not give it. */
export async function askToNotify(): Promise<boolean> {
  if (!canNotify()) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** "Your turn", with the game and the question. */
export function tellTurn(game: string, question: string): void {
  if (!settings.notify || !canNotify() || Notification.permission !== "granted") return;
  if (document.visibilityState === "visible") return;
  const note = new Notification([say("table-title-turn"), game].filter(Boolean).join(" · "), {
    body: question,
    icon: "/icon-192.png",
    tag: location.pathname, // a later turn at this table takes its place
  });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}

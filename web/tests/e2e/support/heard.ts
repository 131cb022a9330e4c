/** What a person can hear from the server, and read on the page. */
import type { Happening, News } from "../../../src/lib/api";
import type { Guest } from "./guest";

/** Everything that the server tells this person at tables from now on, as it comes. */
export function listen({ page }: Guest): string[] {
  const frames: string[] = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => frames.push(String(payload))));
  return frames;
}

/** What happened, by what was heard. */
export const happenings = (frames: string[]): Happening[] =>
  frames.flatMap((frame) => (JSON.parse(frame) as Partial<News>).events ?? []);

/** News without what differs from table to table. */
export function plain(frame: string): unknown {
  const { id, changed, commitment, ...rest } = JSON.parse(frame) as News;
  void [id, changed, commitment];
  return rest;
}

/** Everything that can be read on a page, seen or said: texts, labels, names of things. */
export const readable = ({ page }: Guest): Promise<string> =>
  page.evaluate(() => {
    const told = ["aria-label", "aria-description", "title", "class", "value", "placeholder"];
    return [...document.body.querySelectorAll("*")]
      .flatMap((element) => [
        ...[...element.childNodes].filter(({ nodeType }) => nodeType === 3).map((text) => text.textContent?.trim()),
        ...[...element.attributes]
          .filter(({ name }) => told.includes(name) || name.startsWith("data-"))
          .map(({ name, value }) => `${name}=${value}`),
      ])
      .filter(Boolean)
      .join("\n");
  });

/** What a person can hear from the server, and read on the page. */
import type { Happening, News, Told } from "../../../src/lib/api";
import { withChanges } from "../../../src/lib/changes";
import type { Guest } from "./guest";

/** Everything that the server tells this person at tables from now on, as it comes; of a table each time the whole. */
export function listen({ page }: Guest): string[] {
  const frames: string[] = [];
  page.on("websocket", (socket) => {
    let known: News;
    socket.on("framereceived", ({ payload }) => {
      const message = JSON.parse(String(payload)) as Told;
      if (message.type === "table") known = message;
      if (message.type === "changes") known = withChanges(known, message);
      frames.push(message.type === "changes" ? JSON.stringify(known) : String(payload));
    });
  });
  return frames;
}

/** What happened, by what was heard. */
export const happenings = (frames: string[]): Happening[] =>
  frames.flatMap((frame) => (JSON.parse(frame) as Partial<News>).events ?? []);

/** News without what differs from table to table. */
export function plain(frame: string): unknown {
  const { id, changed, commitment, shares, ...rest } = JSON.parse(frame) as News;
  void [id, changed, commitment, shares];
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

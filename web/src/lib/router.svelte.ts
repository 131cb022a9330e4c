/** Pages by address.  Secrets of links stand after the # and never reach a server's log. */

export type Page =
  | { name: "start" }
  | { name: "new"; game: string }
  | { name: "table"; id: string }
  | { name: "replay"; id: string }
  | { name: "review"; id: string }
  | { name: "rules"; game: string }
  | { name: "gallery"; game: string }
  | { name: "statistics" }
  | { name: "positions"; id: string }
  | { name: "credits" }
  | { name: "nowhere" };

export function pageOf(path: string): Page {
  const [first, second, third] = path.split("/").filter(Boolean);
  if (first === undefined) return { name: "start" };
  if (first === "new" && second) return { name: "new", game: second };
  if (first === "t" && second && third === "replay") return { name: "replay", id: second };
  if (first === "t" && second && third === "review") return { name: "review", id: second };
  if (first === "t" && second && third === undefined) return { name: "table", id: second };
  if (first === "rules" && second) return { name: "rules", game: second };
  if (first === "gallery" && second) return { name: "gallery", game: second };
  if (first === "statistics") return { name: "statistics" };
  if (first === "positions") return { name: "positions", id: second ?? "" };
  if (first === "credits") return { name: "credits" };
  return { name: "nowhere" };
}

class Router {
  page = $state<Page>({ name: "start" });
  /** The secret of a link somebody came with: #seat.LINK or #watch.LINK. */
  secret = $state<{ kind: "seat" | "watch"; link: string } | null>(null);

  constructor() {
    this.read();
    addEventListener("popstate", () => this.read());
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.read();
    scrollTo(0, 0);
  }

  private read(): void {
    this.page = pageOf(location.pathname);
    const found = /^#(seat|watch)\.([\w-]{16,64})$/.exec(location.hash);
    this.secret = found ? { kind: found[1] as "seat" | "watch", link: found[2]! } : null;
    if (found?.[1] === "seat") history.replaceState(null, "", location.pathname); // used once, then out of sight
  }
}

export const router = new Router();

/** For links: the browser's own ways (new tab, copy) stay as they are. */
export function goOnClick(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (
    link.origin !== location.origin ||
    link.target ||
    link.hasAttribute("download") ||
    link.pathname.startsWith("/api/")
  )
    return;
  event.preventDefault();
  router.go(link.pathname + link.hash);
}

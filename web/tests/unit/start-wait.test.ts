import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import qrcode from "qrcode-generator";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { keepLinks, linksOf, pathOf, shareAddress, watchAddress } from "$lib/links";
import { addedTo } from "$lib/luck";
import { router } from "$lib/router.svelte";
import { settings } from "$lib/settings.svelte";
import type { TableModel } from "$lib/table.svelte";
import JoinBox from "$shared/lobby/JoinBox.svelte";
import { me } from "$lib/me.svelte";
import Qr from "$shared/ui/Qr.svelte";
import WaitingRoom from "$shared/lobby/WaitingRoom.svelte";
import { lobby, refuse, server, VALE_TEXTS } from "./start-helpers";

const LINKS = { links: { "1": "link-of-seat-two-xyz" }, spectate: "link-to-watch-it-xyz" };
const OPEN = [
  { seat: 0, kind: "person", name: "Jana", bot: null, mine: true },
  { seat: 1, kind: "open", name: "", bot: null, mine: false },
];

/** As much of a table as the waiting room looks at. */
function table(more: object = {}): TableModel {
  const texts: Record<string, string> = VALE_TEXTS;
  const news = lobby({ status: "open", asked: [], seats: OPEN, ...more });
  return {
    id: "table-one",
    news,
    hasText: (id: string) => id in texts,
    text: (id: string) => texts[id] ?? id,
  } as unknown as TableModel;
}

beforeEach(() => {
  localStorage.clear();
  me.forget();
  settings.language = "en";
  history.replaceState(null, "", "/t/table-one");
  vi.stubGlobal("scrollTo", () => undefined);
});

describe("kept links", () => {
  it("are there for their table only, the latest of it", () => {
    keepLinks("one", LINKS);
    keepLinks("one", { links: { "2": "newer" }, spectate: "newer-too" });
    expect(linksOf("one")).toEqual({ links: { "2": "newer" }, spectate: "newer-too" });
    expect(linksOf("two")).toBeNull();
  });

  it("are forgotten when they are many or broken", () => {
    for (let number = 0; number < 70; number += 1) keepLinks(`table-${number}`, LINKS);
    expect(linksOf("table-0")).toBeNull();
    expect(linksOf("table-69")).toEqual(LINKS);
    localStorage.setItem("deskovka.links", "{");
    expect(linksOf("table-69")).toBeNull();
  });

  it("become addresses and are understood again", () => {
    const id = "bhmdpiYxG_Cvpcg0xxYs9Q";
    expect(shareAddress(id, "a-link-of-a-seat-1")).toBe(`${location.origin}/t/${id}#seat.a-link-of-a-seat-1`);
    expect(pathOf(shareAddress(id, "a-link-of-a-seat-1"))).toBe(`/t/${id}#seat.a-link-of-a-seat-1`);
    expect(pathOf(watchAddress(id, "a-link-of-a-seat-1"))).toBe(`/t/${id}#watch.a-link-of-a-seat-1`);
    expect(pathOf("javascript:alert(1)")).toBeNull();
    expect(pathOf("https://elsewhere.example/")).toBeNull();
  });
});

describe("the QR code", () => {
  it("draws every module of the link, with finder patterns and a quiet zone", () => {
    const text = shareAddress("bhmdpiYxG_Cvpcg0xxYs9Q", "Pg3vXQBXs8Fmdgx87Dx3xA");
    render(Qr, { text, label: "QR code" });
    const drawn = screen.getByRole("img", { name: "QR code" });
    const code = qrcode(0, "M");
    code.addData(text);
    code.make();
    const size = code.getModuleCount() + 8;
    expect(drawn).toHaveAttribute("viewBox", `0 0 ${size} ${size}`);
    const path = drawn.querySelector("path")!.getAttribute("d")!;
    const dark = new Set([...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`));
    for (let row = 0; row < code.getModuleCount(); row += 1) {
      for (let column = 0; column < code.getModuleCount(); column += 1) {
        expect(dark.has(`${column + 4} ${row + 4}`)).toBe(code.isDark(row, column));
      }
    }
    for (const [x, y] of [
      [4, 4],
      [size - 11, 4],
      [4, size - 11],
    ] as const) {
      for (let step = 0; step < 7; step += 1)
        expect(dark.has(`${x + step} ${y}`) && dark.has(`${x} ${y + step}`)).toBe(true);
    }
  });
});

describe("the waiting room", () => {
  it("gives the host the link of each free seat and of spectators", () => {
    server({});
    keepLinks("table-one", LINKS);
    render(WaitingRoom, { table: table() });
    expect(screen.getByText("1 of 2")).toBeVisible();
    expect(screen.getByRole("textbox", { name: "Link for seat 2" })).toHaveValue(
      `${location.origin}/t/table-one#seat.link-of-seat-two-xyz`,
    );
    expect(screen.getByRole("img", { name: "QR code of the link for seat 2" })).toBeVisible();
    expect(screen.getByRole("textbox", { name: "Link for spectators" })).toHaveValue(
      `${location.origin}/t/table-one#watch.link-to-watch-it-xyz`,
    );
  });

  it("copies a link and says so", async () => {
    server({});
    keepLinks("table-one", LINKS);
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText } });
    render(WaitingRoom, { table: table() });
    await fireEvent.click(screen.getAllByRole("button", { name: "Copy link" })[0]!);
    expect(writeText).toHaveBeenCalledWith(`${location.origin}/t/table-one#seat.link-of-seat-two-xyz`);
    expect(await screen.findByRole("button", { name: "Copied" })).toBeVisible();
    vi.unstubAllGlobals();
  });

  it("makes new links where the old ones are not known", async () => {
    server({
      "POST /tables/table-one/links": { links: { "1": "brand-new-link-12345" }, spectate: "brand-new-watch-12345" },
    });
    render(WaitingRoom, { table: table() });
    await fireEvent.click(screen.getByRole("button", { name: "Make new links" }));
    expect(await screen.findByRole("textbox", { name: "Link for seat 2" })).toHaveValue(
      `${location.origin}/t/table-one#seat.brand-new-link-12345`,
    );
    expect(linksOf("table-one")?.spectate).toBe("brand-new-watch-12345");
    expect(screen.queryByRole("button", { name: "Make new links" })).toBeNull();
  });

  it("lets the host start, and anybody leave", async () => {
    const asked = server({ "POST /tables/table-one/start": {}, "POST /tables/table-one/leave": {} });
    render(WaitingRoom, { table: table() });
    expect(screen.getByText("A bot takes the free seat.")).toBeVisible();
    await fireEvent.click(screen.getByRole("button", { name: "Start now" }));
    await waitFor(() => expect(screen.getByRole("button", { name: "Leave" })).toBeEnabled());
    await fireEvent.click(screen.getByRole("button", { name: "Leave" }));
    await waitFor(() => expect(location.pathname).toBe("/"));
    const done = asked.filter((one) => one.method === "POST").map((one) => one.path);
    expect(done.slice(1)).toEqual(["/tables/table-one/start", "/tables/table-one/leave"]);
  });

  it("shows a guest no links and no start", () => {
    server({});
    render(WaitingRoom, { table: table({ host: false }) });
    expect(screen.queryByRole("button", { name: "Start now" })).toBeNull();
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.getByText(/The game begins when the seats are full/)).toBeVisible();
  });

  it("adds to the luck by itself, and says what the server is bound to and how many have added", async () => {
    const asked = server({ "POST /tables/table-one/share": lobby() });
    const first = render(WaitingRoom, { table: table() });
    const shared = () => asked.filter(({ path }) => path === "/tables/table-one/share");
    await waitFor(() => expect(shared()).toHaveLength(1));
    expect(shared()[0]!.body).toEqual({ share: addedTo("table-one")!.share });
    expect(screen.getByText(/bound to \(c0c0c0c0c0c0c0c0…\).*0 of 1 so far/)).toBeInTheDocument();
    first.unmount();
    render(WaitingRoom, { table: table({ shares: ["ab", ""] }) });
    expect(screen.getByText(/1 of 1 so far/)).toBeInTheDocument();
    expect(shared()).toHaveLength(1);
  });

  it("says that the luck was chosen, to those who wait and to those who come", async () => {
    const luck = { chosen: true, seed: "4242", shares: [] };
    const asked = server({ "GET /tables/table-one": lobby({ status: "open", seats: OPEN, ...luck }) });
    const waiting = render(WaitingRoom, { table: table(luck) });
    expect(screen.getByText(/4242/)).toBeInTheDocument();
    expect(asked.filter(({ method }) => method === "POST")).toHaveLength(0);
    waiting.unmount();
    render(JoinBox, { id: "table-one", link: "a-link-of-a-seat-1" });
    expect(await screen.findByText(/4242/)).toBeInTheDocument();
  });
});

describe("coming with a link", () => {
  const answers = {
    "GET /me": refuse(401, "nobody"),
    "POST /me": { name: "Petr", login: null },
    "GET /tables/table-one": lobby({ status: "open", seats: OPEN.map((seat) => ({ ...seat, mine: false })) }),
    "GET /games/vale/texts/en": VALE_TEXTS,
    "POST /tables/table-one/join": { seat: 1 },
  };

  it("asks for a name, keeps it and sits down", async () => {
    const asked = server(answers);
    router.secret = { kind: "seat", link: "a-link-of-a-seat-1" };
    const onjoined = vi.fn();
    render(JoinBox, { id: "table-one", link: "a-link-of-a-seat-1", onjoined });
    expect(await screen.findByRole("heading", { name: "Jana invites you to play" })).toBeVisible();
    await fireEvent.input(screen.getByLabelText("What shall we call you?"), { target: { value: "Petr" } });
    await fireEvent.click(screen.getByRole("button", { name: "Sit down at the table" }));
    await waitFor(() => expect(onjoined).toHaveBeenCalledWith(1));
    expect(asked.find((one) => one.path === "/tables/table-one")?.link).toBe("a-link-of-a-seat-1"); // it may run already
    expect(asked.find((one) => one.path === "/tables/table-one/join")?.body).toEqual({
      link: "a-link-of-a-seat-1",
      share: addedTo("table-one")!.share,
    });
    expect(router.secret).toBeNull();
    expect(me.likelyName).toBe("Petr");
    expect(localStorage.getItem("deskovka.name")).toBe("Petr");
  });

  it("says when somebody else sits there", async () => {
    server({ ...answers, "POST /tables/table-one/join": refuse(409, "seat-taken") });
    render(JoinBox, { id: "table-one", link: "a-link-of-a-seat-1" });
    const sit = screen.getByRole("button", { name: "Sit down at the table" });
    await waitFor(() => expect(sit).toBeEnabled());
    await fireEvent.click(sit);
    expect(await screen.findByRole("alert")).toHaveTextContent("Somebody sits there already");
  });
});

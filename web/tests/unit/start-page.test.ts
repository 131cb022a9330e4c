import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { linksOf } from "$lib/links";
import { settings } from "$lib/settings.svelte";
import { me } from "$lib/me.svelte";
import Start from "../../src/pages/Start.svelte";
import { ago } from "../../src/pages/start/when";
import { lobby, made, refuse, server, VALE, VALE_TEXTS } from "./start-helpers";

const usual = {
  "GET /games": [VALE],
  "GET /games/vale/texts/en": VALE_TEXTS,
  "GET /me": refuse(401, "nobody"),
  "POST /me": { name: "Guest", login: null },
  "POST /tables": made(),
};

beforeEach(() => {
  localStorage.clear();
  me.forget();
  settings.language = "en";
  history.replaceState(null, "", "/");
  vi.stubGlobal("scrollTo", () => undefined);
});

describe("the start page", () => {
  it("does not ask who I am in a browser the server has never seen", async () => {
    const asked = vi.fn();
    vi.stubGlobal("fetch", (path: string) => (asked(path), Promise.reject(new Error("no server"))));
    render(Start);
    await vi.waitFor(() => expect(asked).toHaveBeenCalledWith("/api/games"));
    expect(asked).not.toHaveBeenCalledWith("/api/me");
  });

  it("shows what can be played, and what is coming without buttons", async () => {
    server(usual);
    render(Start);
    const vale = await screen.findByRole("article", { name: "The Vale of Eternity" });
    expect(within(vale).getByText("2–4 players")).toBeVisible();
    expect(within(vale).getByText("45 min")).toBeVisible();
    expect(within(vale).getByRole("link", { name: /^Invite/ })).toHaveAttribute("href", "/new/vale#friend");
    const eldervale = screen.getByRole("article", { name: "Dwellings of Eldervale" });
    expect(within(eldervale).getByText("Coming")).toBeVisible();
    expect(within(eldervale).queryByRole("button")).toBeNull();
    expect(screen.queryByRole("article", { name: /^$|Kemet/ })).toBeNull(); // not on this server, and not announced
  });

  it("leads to the rules and the cards of a game, and to a table of one's own making", async () => {
    server(usual);
    render(Start);
    const vale = await screen.findByRole("article", { name: "The Vale of Eternity" });
    const links = within(vale).getByRole("navigation");
    expect(within(links).getByRole("link", { name: /^Rules/ })).toHaveAttribute("href", "/rules/vale");
    expect(within(links).getByRole("link", { name: /^Cards/ })).toHaveAttribute("href", "/gallery/vale");
    expect(within(links).getByRole("link", { name: /^Set up a table/ })).toHaveAttribute("href", "/new/vale");
  });

  it("starts a game against two bots with one click, as a guest", async () => {
    const asked = server(usual);
    render(Start);
    await fireEvent.click(await screen.findByRole("button", { name: "Play with bots: The Vale of Eternity" }));
    await waitFor(() => expect(location.pathname).toBe("/t/new-table"));
    expect(asked.find((one) => one.method === "POST" && one.path === "/me")?.body).toEqual({ name: "Guest" });
    expect(asked.find((one) => one.method === "POST" && one.path === "/tables")?.body).toEqual({
      game: "vale",
      seats: [{ kind: "me" }, { kind: "bot", bot: "medium", name: "Fox" }, { kind: "bot", bot: "medium", name: "Owl" }],
      language: "en",
      waits: true,
    });
    expect(linksOf("new-table")?.spectate).toBe("a-link-to-watch-it");
  });

  it("learns against one bot", async () => {
    const asked = server(usual);
    render(Start);
    await fireEvent.click(await screen.findByRole("button", { name: /^Learn/ }));
    await waitFor(() => expect(location.pathname + location.hash).toBe("/t/new-table#learn"));
    const body = asked.find((one) => one.method === "POST" && one.path === "/tables")?.body as { seats: object[] };
    expect(body.seats).toHaveLength(2);
  });

  it("takes the fewest seats of a game that three cannot play", async () => {
    const asked = server({ ...usual, "GET /games": [{ ...VALE, seats: [2] }] });
    render(Start);
    await fireEvent.click(await screen.findByRole("button", { name: /^Play with bots/ }));
    await waitFor(() => expect(location.pathname).toBe("/t/new-table"));
    const body = asked.find((one) => one.method === "POST" && one.path === "/tables")?.body as { seats: object[] };
    expect(body.seats).toHaveLength(2);
  });

  it("says what went wrong and stays", async () => {
    server({ ...usual, "POST /tables": refuse(429, "too-many-tables") });
    render(Start);
    await fireEvent.click(await screen.findByRole("button", { name: /^Play with bots/ }));
    expect(await screen.findByRole("alert")).toHaveTextContent("too many tables");
    expect(location.pathname).toBe("/");
  });

  it("shows my tables, those that wait for me first", async () => {
    localStorage.setItem("deskovka.known", "yes");
    server({
      ...usual,
      "GET /me": { name: "Jana", login: null },
      "GET /tables": [
        lobby({ id: "done", status: "finished", asked: [] }),
        lobby({ id: "theirs", asked: [1] }),
        lobby({ id: "mine" }),
      ],
    });
    render(Start);
    const list = within(await screen.findByRole("region", { name: "Your tables" }));
    const links = list.getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/t/mine", "/t/theirs", "/t/done"]);
    expect(links[0]).toHaveTextContent("It is your turn");
    expect(links[0]).toHaveTextContent("2 minutes ago");
    expect(links[1]).toHaveTextContent("The bot Fox plays");
    expect(links[2]).toHaveTextContent("Finished");
  });

  it("goes where a pasted link leads, and says when it is none", async () => {
    server(usual);
    render(Start);
    const field = screen.getByLabelText("Have a link?");
    const go = screen.getByRole("button", { name: "Go to the table" });
    await fireEvent.input(field, { target: { value: "owl-37" } });
    await fireEvent.click(go);
    expect(screen.getByRole("alert")).toHaveTextContent("no link to a table");
    await fireEvent.input(field, {
      target: { value: " https://deskovka.example/t/bhmdpiYxG_Cvpcg0xxYs9Q#seat.Pg3vXQBXs8Fmdgx87Dx3xA " },
    });
    await fireEvent.click(go);
    expect(location.pathname).toBe("/t/bhmdpiYxG_Cvpcg0xxYs9Q");
  });

  it("says gently that an address leads nowhere", () => {
    server(usual);
    render(Start, { lost: true });
    expect(screen.getByText(/This address leads nowhere/)).toBeVisible();
  });
});

describe("how long ago", () => {
  const now = Date.parse("2026-11-15T12:00:00Z");
  it.each([
    ["2026-11-15T11:59:50Z", "now"],
    ["2026-11-15T11:58:00Z", "2 minutes ago"],
    ["2026-11-15T09:00:00Z", "3 hours ago"],
    ["2026-11-14T10:00:00Z", "yesterday"],
  ])("%s is %s", (moment, words) => expect(ago(moment, "en", now)).toBe(words));
});

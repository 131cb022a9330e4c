import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { linksOf } from "$lib/links";
import { settings } from "$lib/settings.svelte";
import { me } from "$lib/me.svelte";
import NewTable from "../../src/pages/NewTable.svelte";
import { made, server, VALE, VALE_TEXTS, type Asked } from "./start-helpers";

const usual = {
  "GET /games": [VALE],
  "GET /bots": ["beginner", "easy", "medium", "hard", "master", "deep-thought"],
  "GET /levels": [],
  "GET /games/vale/texts/en": VALE_TEXTS,
  "GET /games/_template/texts/en": { "template-title": "Lantern", "template-about": "Three rounds." },
  "GET /me": { name: "Ada", login: null },
  "POST /tables": made(),
};

const wished = (asked: Asked[]) =>
  asked.find((one) => one.method === "POST" && one.path === "/tables")?.body as Record<string, unknown>;
const seat = (number: number) => within(screen.getByRole("radiogroup", { name: `Who sits on seat ${number}` }));
const sits = (number: number, who: string) => fireEvent.click(seat(number).getByRole("radio", { name: who }));

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem("deskovka.known", "yes");
  me.forget();
  settings.language = "en";
  history.replaceState(null, "", "/new/vale");
  vi.stubGlobal("scrollTo", () => undefined);
});

describe("making a table", () => {
  it("asks for me and two bots at first", async () => {
    const asked = server(usual);
    render(NewTable, { game: "vale" });
    await screen.findByText("3 of 4 seats");
    await fireEvent.click(screen.getByRole("button", { name: "Start the game" }));
    await waitFor(() => expect(location.pathname).toBe("/t/new-table"));
    expect(wished(asked)).toEqual({
      game: "vale",
      seats: [{ kind: "me" }, { kind: "bot", bot: "medium", name: "Fox" }, { kind: "bot", bot: "medium", name: "Owl" }],
      variants: { first_player: "random" },
      language: "en",
      clock: null,
      take_back: "normal",
      spectators: true,
      memory_aid: false,
      hints: false,
      waits: true,
    });
  });

  it("offers a variant only with as many seats as it is for, and says with how many", async () => {
    const teams = { id: "teams", default: "off", allowed: ["off", "on"], needs: "", seats: [4] };
    const asked = server({ ...usual, "GET /games": [{ ...VALE, variants: [teams] }] });
    render(NewTable, { game: "vale" });
    await screen.findByText("3 of 4 seats");
    expect(screen.getByRole("switch", { name: "Teams" })).toBeDisabled();
    expect(screen.getByText("Only with 4 players.")).toBeVisible();
    await fireEvent.click(screen.getByRole("button", { name: "Add a seat" }));
    expect(screen.queryByText("Only with 4 players.")).toBeNull();
    await fireEvent.click(screen.getByRole("switch", { name: "Teams" }));
    expect(screen.getByRole("switch", { name: "Teams" })).toBeChecked();
    await fireEvent.click(screen.getAllByRole("button", { name: "Remove seat 4" })[0]!);
    expect(screen.getByRole("switch", { name: "Teams" })).not.toBeChecked();
    await fireEvent.click(screen.getByRole("button", { name: "Start the game" }));
    await waitFor(() => expect(wished(asked)["variants"]).toEqual({ teams: "off" }));
  });

  it("adds, removes and changes seats within what the game allows", async () => {
    const asked = server(usual);
    render(NewTable, { game: "vale" });
    await screen.findByText("3 of 4 seats");
    await fireEvent.click(screen.getByRole("button", { name: "Add a seat" }));
    expect(screen.getByText("4 of 4 seats")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Add a seat" })).toBeNull();
    await sits(2, "Friend");
    await sits(3, "Same screen");
    await fireEvent.input(screen.getByRole("textbox", { name: "Name of the player on seat 3" }), {
      target: { value: "Ema" },
    });
    await fireEvent.click(
      within(screen.getByRole("radiogroup", { name: "How the bot plays" })).getByRole("radio", {
        name: "Deep-thought",
      }),
    );
    expect(screen.getByText("The bot Deep-thought.")).toBeVisible();
    expect(screen.getByText("Ada, Ema, a friend, and a bot")).toBeVisible();
    await fireEvent.click(screen.getByRole("button", { name: "Make the table and invite" }));
    await waitFor(() => expect(location.pathname).toBe("/t/new-table"));
    expect(wished(asked)["seats"]).toEqual([
      { kind: "me" },
      { kind: "open" },
      { kind: "me", name: "Ema" },
      { kind: "bot", bot: "deep-thought", name: "Wolf" },
    ]);
    expect(linksOf("new-table")?.links).toEqual({ "1": "a-link-of-a-seat-1" });
  });

  it("does not go below the fewest seats", async () => {
    server(usual);
    render(NewTable, { game: "vale" });
    await screen.findByText("3 of 4 seats");
    await fireEvent.click(screen.getAllByRole("button", { name: "Remove seat 3" })[0]!);
    expect(screen.getByText("2 of 4 seats")).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Remove seat/ })).toBeNull();
  });

  it("lets me sit only once", async () => {
    server(usual);
    render(NewTable, { game: "vale" });
    await screen.findByText("3 of 4 seats");
    await sits(2, "Me");
    expect(seat(1).getByRole("radio", { name: "Bot" })).toBeChecked();
    expect(seat(2).getByRole("radio", { name: "Me" })).toBeChecked();
  });

  it("begins with a friend when somebody wants to invite", async () => {
    server(usual);
    history.replaceState(null, "", "/new/vale#friend");
    render(NewTable, { game: "vale" });
    await screen.findByText("2 of 4 seats");
    expect(seat(2).getByRole("radio", { name: "Friend" })).toBeChecked();
  });

  it("names the seats a variant is about, and sends the clock", async () => {
    const asked = server(usual);
    render(NewTable, { game: "vale" });
    const first = within(await screen.findByRole("radiogroup", { name: "First player" }));
    expect(first.getAllByRole("radio")).toHaveLength(4);
    await fireEvent.click(first.getByRole("radio", { name: "Ada" }));
    await fireEvent.click(screen.getByRole("radio", { name: "1 min" }));
    await fireEvent.click(screen.getByRole("radio", { name: "10 min" }));
    expect(screen.getByText(/First player: Ada · 1 min a turn/)).toBeVisible();
    await fireEvent.click(screen.getByRole("button", { name: "Start the game" }));
    await waitFor(() =>
      expect(wished(asked)).toMatchObject({ variants: { first_player: "0" }, clock: { turn: 60, bank: 600 } }),
    );
  });

  it("works for a game the server does not list", async () => {
    const asked = server(usual);
    render(NewTable, { game: "_template" });
    expect(await screen.findByRole("heading", { name: "Lantern" })).toBeVisible();
    expect(await screen.findByText(/This game has no variants/)).toBeVisible();
    await fireEvent.click(screen.getByRole("button", { name: "Start the game" }));
    await waitFor(() => expect(wished(asked)).toMatchObject({ game: "_template", variants: {} }));
  });

  it("takes the name I write", async () => {
    const asked = server({ ...usual, "POST /me": { name: "Ada L.", login: null } });
    render(NewTable, { game: "vale" });
    const field = await screen.findByRole("textbox", { name: "Name of the player on seat 1" });
    await waitFor(() => expect(field).toHaveValue("Ada"));
    await fireEvent.input(field, { target: { value: "Ada L." } });
    await fireEvent.click(screen.getByRole("button", { name: "Start the game" }));
    await waitFor(() =>
      expect(asked.find((one) => one.method === "POST" && one.path === "/me")?.body).toEqual({ name: "Ada L." }),
    );
  });
});

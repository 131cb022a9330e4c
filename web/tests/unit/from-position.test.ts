import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { me } from "$lib/me.svelte";
import { settings } from "$lib/settings.svelte";
import NewTable from "../../src/pages/NewTable.svelte";
import { made, refuse, server, VALE, VALE_TEXTS, type Asked } from "./start-helpers";

const usual = {
  "GET /games": [VALE],
  "GET /bots": ["random", "greedy"],
  "GET /games/vale/texts/en": VALE_TEXTS,
  "GET /games/vale/texts/cs": VALE_TEXTS,
  "GET /games/_template/texts/en": { "template-title": "Lantern" },
  "GET /me": { name: "Ada", login: null },
  "POST /tables": made(),
};
const wished = (asked: Asked[]) =>
  asked.find((one) => one.method === "POST" && one.path === "/tables")?.body as Record<string, unknown>;
const box = () => screen.getByRole("textbox", { name: "Description of the position" });

async function describing(text: string): Promise<void> {
  render(NewTable, { game: "vale" });
  await screen.findByText("3 of 4 seats");
  await fireEvent.click(screen.getByText("From a position"));
  await fireEvent.input(box(), { target: { value: text } });
}

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem("deskovka.known", "yes");
  me.forget();
  settings.language = "en";
  history.replaceState(null, "", "/new/vale");
  vi.stubGlobal("scrollTo", () => undefined);
});

describe("a table from a position", () => {
  it("is asked for with the words of the box, and without variants of its own", async () => {
    const asked = server(usual);
    await describing("round: 4");
    expect(screen.getByText(/· from a position/)).toBeVisible();
    expect(document.querySelector("[aria-labelledby=which-rules]")).toHaveProperty("inert", true);
    await fireEvent.click(screen.getByRole("button", { name: "Start the game" }));
    await waitFor(() => expect(wished(asked)).toMatchObject({ game: "vale", position: "round: 4" }));
    expect(wished(asked)).not.toHaveProperty("variants");
  });

  it("an empty box is an ordinary table", async () => {
    const asked = server(usual);
    await describing("  \n");
    await fireEvent.click(screen.getByRole("button", { name: "Start the game" }));
    await waitFor(() => expect(wished(asked)).toMatchObject({ variants: { first_player: "random" } }));
    expect(wished(asked)).not.toHaveProperty("position");
  });

  it.each([
    ["en", "There is no such table. round: 44 is not between 1 and 10"],
    ["cs", "Takový stůl být nemůže. round: 44 is not between 1 and 10"],
  ])("says in place what cannot be (%s)", async (language, words) => {
    const text = "round: 44 is not between 1 and 10";
    server({ ...usual, "POST /tables": refuse(422, "impossible-position", { text }) });
    await describing("round: 44");
    settings.language = language as "en" | "cs";
    await fireEvent.click(await screen.findByRole("button", { name: /^(Start the game|Začít hru)$/ }));
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent(words);
    expect(document.activeElement).toHaveAttribute("aria-describedby", alert.id);
    expect(document.activeElement).toHaveValue("round: 44");
  });

  it("says how many seats it has", async () => {
    const values = { position: 2, table: 3 };
    server({ ...usual, "POST /tables": refuse(422, "position-seats", { values }) });
    await describing("{}");
    await fireEvent.click(screen.getByRole("button", { name: "Start the game" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("The position has 2 seats, the table 3.");
  });

  it("has an example where the game has one", async () => {
    server(usual);
    await describing("");
    await fireEvent.click(screen.getByRole("button", { name: "Insert an example" }));
    await waitFor(() => expect((box() as HTMLTextAreaElement).value).toContain("seats:"));
  });

  it("and none where it has none", async () => {
    server(usual);
    render(NewTable, { game: "_template" });
    await fireEvent.click(await screen.findByText("From a position"));
    expect(screen.queryByRole("button", { name: "Insert an example" })).toBeNull();
  });
});

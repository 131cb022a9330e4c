import { render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { api, type Lobby, type NewTable } from "$lib/api";
import { addedTo, addShare, agrees, makeRematch, makeTable, newShare, shareFor } from "$lib/luck";
import { settings } from "$lib/settings.svelte";
import Fairness from "$shared/score/Fairness.svelte";
import TableMark from "$shared/table/TableMark.svelte";

const COMMITMENT = "c0".repeat(32);

function lobby(more: Partial<Lobby> = {}): Lobby {
  const seats = [
    { seat: 0, kind: "person", name: "Jana", mine: true },
    { seat: 1, kind: "person", name: "Petr", mine: false },
  ];
  const luck = { commitment: COMMITMENT, seed: null, chosen: false, secret: null, shares: ["", ""] };
  return { id: "T1", status: "open", seats, ...luck, ...more } as unknown as Lobby;
}

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  settings.language = "en";
});

describe("what a browser adds to the luck of a table", () => {
  it("is 16 random bytes, new for each table and the same however often it is sent", () => {
    expect(newShare()).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(Array.from({ length: 20 }, newShare)).size).toBe(20);
    const share = shareFor(lobby());
    expect(shareFor(lobby())).toBe(share);
    expect(shareFor(lobby({ id: "T2" }))).not.toBe(share);
    expect(addedTo("T1")).toEqual({ commitment: COMMITMENT, share });
  });

  it("is added only while the table has not begun, for a seat of mine that has added nothing", async () => {
    const share = vi.spyOn(api, "share").mockResolvedValue(lobby());
    await addShare(lobby({ status: "running" }));
    await addShare(lobby({ shares: [] }));
    await addShare(lobby({ shares: ["aa", ""] }));
    expect(share).not.toHaveBeenCalled();
    await addShare(lobby());
    expect(share).toHaveBeenCalledExactlyOnceWith("T1", addedTo("T1")!.share);
  });

  it("comes after the commitment to a new table was told", async () => {
    const create = vi.spyOn(api, "create").mockResolvedValue({ ...lobby(), links: {}, spectate: null } as NewTable);
    const share = vi.spyOn(api, "share").mockResolvedValue(lobby());
    await makeTable({ game: "vale", seats: [{ kind: "me" }] });
    expect(create).toHaveBeenCalledWith({ game: "vale", seats: [{ kind: "me" }], waits: true });
    expect(share).toHaveBeenCalledOnce();
    expect(addedTo("T1")!.commitment).toBe(COMMITMENT);
  });

  it("is the last of a rematch as long as others are expected to add", async () => {
    vi.useFakeTimers();
    vi.spyOn(api, "rematch").mockResolvedValue({ id: "T1" });
    const looks = vi
      .spyOn(api, "table")
      .mockResolvedValueOnce(lobby())
      .mockResolvedValue(lobby({ shares: ["", "ab"] }));
    const share = vi.spyOn(api, "share").mockImplementation(async () => {
      looks.mockResolvedValue(lobby({ status: "running" }));
      return lobby();
    });
    const made = makeRematch("T0", [1]);
    await vi.advanceTimersByTimeAsync(100);
    expect(share).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(await made).toBe("T1");
    expect(share).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it("is missed in a finished game that has another commitment or lacks it", () => {
    const share = shareFor(lobby());
    expect(agrees("T9", lobby())).toBeNull();
    expect(agrees("T1", lobby({ shares: [share, ""] }))).toBe(true);
    expect(agrees("T1", lobby({ shares: ["", ""] }))).toBe(false);
    expect(agrees("T1", lobby({ shares: [share, ""], commitment: "00" }))).toBe(false);
  });
});

describe("the proof of a finished game", () => {
  it.each(["en", "cs"] as const)("tells secret, shares and commitment in %s", (language) => {
    settings.language = language;
    const share = shareFor(lobby());
    const luck = { ...lobby(), secret: "5e".repeat(32), shares: [share, ""] };
    render(Fairness, { id: "T1", luck, names: ["Jana", "Petr"] });
    for (const told of [luck.secret, share, COMMITMENT]) expect(screen.getByText(told)).toBeInTheDocument();
    expect(screen.getByText(language === "en" ? /Petr: nothing/ : /Petr: nic/)).toBeInTheDocument();
    expect(screen.getByText(language === "en" ? /told the same commitment/ : /tentýž závazek/)).toBeInTheDocument();
  });

  it("warns where it does not agree with what this browser knows", () => {
    shareFor(lobby());
    render(Fairness, { id: "T1", luck: { ...lobby(), secret: "5e".repeat(32) }, names: ["Jana", "Petr"] });
    expect(screen.getByText(/Do not trust/)).toBeInTheDocument();
  });

  it("has a mark of its own where somebody chose the luck", () => {
    render(TableMark, { kind: "chosen", seed: "42" });
    expect(screen.getByText("Chosen luck").parentElement).toHaveAttribute("title", expect.stringContaining("42"));
  });
});

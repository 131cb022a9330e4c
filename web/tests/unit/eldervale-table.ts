/** Positions of Dwellings of Eldervale as the server would tell them: a late game of three, and changes of it. */
import type { Option } from "$lib/api";
import type { EldervaleFacts, EldervaleView, PlayerView, RealmView } from "../../src/games/eldervale/view";
import json from "./eldervale-facts.json";
import late from "./eldervale-view.json";
import { FakeBoard } from "./fake-board.svelte";

export const facts = json as unknown as EldervaleFacts;

export const view = (more: Partial<EldervaleView> = {}): EldervaleView => ({
  ...(structuredClone(late) as unknown as EldervaleView),
  ...more,
});

export function withPlayer(position: EldervaleView, seat: number, more: Partial<PlayerView>): EldervaleView {
  const players = position.players.map((player) => (player.seat === seat ? { ...player, ...more } : player));
  return { ...position, players };
}

export function withRealm(position: EldervaleView, id: string, more: Partial<RealmView>): EldervaleView {
  return { ...position, realms: { ...position.realms, [id]: { ...position.realms[id]!, ...more } } };
}

export function option(id: string, words: string, values: Record<string, unknown> = {}, more: Partial<Option> = {}) {
  return { id, words, text: words, values, detail: "", ...more } as Option;
}

export const place = (unit: string, realm: string, more: Partial<Option> = {}): Option =>
  option("place", `place ${unit} in ${realm}`, { unit, realm }, more);
export const act = (unit: string, realm: string, card: string): Option =>
  option("act", `${unit} from ${realm} to ${card}`, { unit, realm, card });
export const ready = (unit: string, realm: string): Option =>
  option("ready", `ready ${unit} from ${realm}`, { unit, realm });
export const cast = (magic: string): Option => option("cast", `cast ${magic}`, { magic });
export const regroup = option("regroup", "regroup");
export const goOn = option("go-on", "go on");

export class FakeTable extends FakeBoard<EldervaleView> {
  constructor(position: EldervaleView = view(), options: Option[] = [], texts: Record<string, string> = {}) {
    super(position, options, facts as unknown as Record<string, unknown>, texts);
  }
}

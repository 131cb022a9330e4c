/** How the final scoring is told: steps one after the other, line by line, out of the score sheet (ELDER-25, GHOST-16). */
import type { Result, ScoreLine } from "$lib/api";
import { turnOrder } from "$lib/score";
import { GHOSTS } from "../ghosts/tale";
import type { EldervaleFacts, EldervaleView, Element, PlayerView } from "../view";

/** In their order; the pile is only counted where there are ghosts, prophecies come last. */
export const STEPS = ["unplaced-orbs", "power", "homes", "tableau", "caches", "pile", "prophecies"] as const;
export type StepId = (typeof STEPS)[number];

/** One thing that is counted: an orb, a marker, a dwelling, a card. */
export interface Item {
  kind: "orb" | "marker" | "dwelling" | "card" | "cache" | "pile" | "prophecy";
  name: string;
  /** Whose power it is worth. */
  element: Element | null;
  points: number;
  /** A card above the limit: it stays uncounted. */
  over: boolean;
}

/** What one player has of a step. */
export interface Share {
  items: Item[];
  points: number;
}

export interface Step {
  id: StepId;
  rule: string;
  /** By seat. */
  shares: Share[];
}

/** What is told at once: for whom, and how many of their things. */
export interface Line {
  step: number;
  seats: number[];
  items: number;
}

export interface Story {
  /** Seats in turn order. */
  order: number[];
  /** Those of them who have no prophecies: the ghosts (GHOST-16.8). */
  ghosts: number | null;
  /** What was on the track before, by seat, and the lines it consists of. */
  before: number[];
  track: ScoreLine[];
  steps: Step[];
  lines: Line[];
}

const KINDS: Record<StepId, Item["kind"]> = {
  "unplaced-orbs": "orb",
  power: "marker",
  homes: "dwelling",
  tableau: "card",
  caches: "cache",
  pile: "pile",
  prophecies: "prophecy",
};
const START = "start-";
const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

export const isStart = (card: string): boolean => card.startsWith(START);

export function storyOf(result: Result, view: EldervaleView, facts: EldervaleFacts): Story {
  const seats = view.players.map(({ seat }) => seat);
  const order = turnOrder(view.starter, seats.length);
  const track = result.sheet.filter(({ id }) => !(STEPS as readonly string[]).includes(id));
  const before = seats.map((seat) => sum(track.map(({ points }) => points[seat] ?? 0)));
  const steps = STEPS.flatMap((id) => {
    const line = result.sheet.find((one) => one.id === id);
    return line ? [stepOf(id, line, view, facts)] : [];
  });
  const ghosts = view.ghosts ? GHOSTS : null;
  const story = { order, ghosts, before, track, steps, lines: [] };
  return { ...story, lines: steps.flatMap((_, step) => linesOf(story, step)) };
}

function stepOf(id: StepId, line: ScoreLine, view: EldervaleView, facts: EldervaleFacts): Step {
  const shares = view.players.map((player) => ({
    items: itemsOf(id, line, player, facts, !view.ghosts || player.seat !== GHOSTS),
    points: line.points[player.seat] ?? 0,
  }));
  return { id, rule: line.rule, shares };
}

/** No limit of cards holds for the ghosts (GHOST-16.6). */
function itemsOf(id: StepId, line: ScoreLine, player: PlayerView, facts: EldervaleFacts, isLimited: boolean): Item[] {
  const kind = KINDS[id];
  const points = line.points[player.seat] ?? 0;
  if (kind === "orb" || kind === "pile")
    return points ? [{ kind, name: kind, element: null, points, over: false }] : [];
  const mine = line.parts.filter(({ seat, points }) => (seat === null ? points[player.seat] : seat === player.seat));
  const items = mine.map(({ name, points }) => ({
    kind,
    name,
    element: elementOf(kind, name, facts),
    points: points[player.seat] ?? 0,
    over: false,
  }));
  if (id !== "tableau") return bestFirst(items);
  return isLimited ? [...items, ...leftOver(items, player, facts)] : items;
}

const bestFirst = (items: Item[]) => [...items].sort((one, other) => other.points - one.points);

/** The cards of a tableau that are not among those that count, with what they would be worth. */
function leftOver(counted: Item[], player: PlayerView, facts: EldervaleFacts): Item[] {
  const over = player.tableau.filter(({ card }) => !counted.some(({ name }) => name === card));
  const items = over.map(({ card }): Item => {
    const element = elementOf("card", card, facts);
    return { kind: "card", name: card, element, points: (element && player.power[element]) || 0, over: true };
  });
  return bestFirst(items);
}

function elementOf(kind: Item["kind"], name: string, facts: EldervaleFacts): Element | null {
  if (kind === "marker") return name as Element;
  if (kind === "dwelling") return facts.realms[name]?.element ?? null;
  if (kind === "prophecy" || kind === "pile") return null;
  return isStart(name) ? (name.slice(START.length) as Element) : (facts.cards[name]?.element ?? null);
}

/** The lines of a step: cards of the tableau one by one, otherwise one player after the other. */
function linesOf(story: Story, step: number): Line[] {
  const { id, shares } = story.steps[step]!;
  const whole = (seats: number[]): Line => ({ step, seats, items: Infinity });
  if (id === "unplaced-orbs") return [whole(story.order)];
  if (id === "tableau") {
    return story.order.flatMap((seat) =>
      shares[seat]!.items.filter(({ over }) => !over).map((_, at) => ({ step, seats: [seat], items: at + 1 })),
    );
  }
  if (id === "prophecies") return fewestFirst(story).map((seat) => whole([seat]));
  const having = story.order.filter((seat) => shares[seat]!.items.length);
  return having.length ? having.map((seat) => whole([seat])) : [whole(story.order)];
}

/** Before the prophecies: those with the fewest points first, equal ones in turn order (ELDER-25.12). */
function fewestFirst({ order, ghosts, before, steps }: Story): number[] {
  const points = (seat: number) => before[seat]! + sum(steps.slice(0, -1).map(({ shares }) => shares[seat]!.points));
  return order.filter((seat) => seat !== ghosts).sort((one, other) => points(one) - points(other));
}

// ---- how far it is told

/** How many things of a player are told of a step, after so many lines. */
export function itemsTold(story: Story, at: number, step: number, seat: number): number {
  const mine = story.lines.slice(0, at).filter((line) => line.step === step && line.seats.includes(seat));
  return Math.min(mine.at(-1)?.items ?? 0, story.steps[step]!.shares[seat]!.items.filter(({ over }) => !over).length);
}

/** Is everything of a player told of a step? */
export function isTold(story: Story, at: number, step: number, seat: number): boolean {
  const last = story.lines.findLastIndex((line) => line.step === step && line.seats.includes(seat));
  const first = story.lines.findIndex((line) => line.step === step);
  return at > (last < 0 ? first : last); // who has nothing of it is told with its first line
}

export function pointsTold(story: Story, at: number, step: number, seat: number): number {
  const share = story.steps[step]!.shares[seat]!;
  if (isTold(story, at, step, seat)) return share.points;
  return sum(share.items.slice(0, itemsTold(story, at, step, seat)).map(({ points }) => points));
}

/** The points of everybody after so many lines. */
export const totalsAt = (story: Story, at: number): number[] =>
  story.before.map((points, seat) => points + sum(story.steps.map((_, step) => pointsTold(story, at, step, seat))));

/** After how many lines the step before this one is told. */
export const startOf = (story: Story, step: number): number => story.lines.findIndex((line) => line.step === step);

/** Which step is being told. */
export const stepAt = (story: Story, at: number): number => story.lines[Math.max(0, at - 1)]?.step ?? 0;

/** Teams, each as its seats in turn order; none where everybody plays alone. */
export function teamsOf(view: EldervaleView, order: number[]): number[][] {
  const mateOf = (seat: number) => view.players[seat]?.mate ?? null;
  const named = view.players.map(({ seat }) => seat).filter((seat) => seat < (mateOf(seat) ?? -1));
  return named.map((seat) => order.filter((one) => one === seat || one === mateOf(seat)));
}

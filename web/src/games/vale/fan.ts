/** How a hand is held: a slight fan on a table; lifted on a phone, one card in front and the others fanned out behind it. */

const FRONT = 156; // width of the card in front
const BEHIND = 118;
const LEFT_STEP = 46; // what is seen of a card behind: cost, picture and the beginning of its name
const RIGHT_STEP = 62;
const SEEN = 50; // the last one at the edge is cut, but seen

/** A card of a hand on the table: turned a little, sunk a little towards the ends. */
export function fanned(index: number, count: number): string {
  const way = (index - (count - 1) / 2) * Math.min(1, 4 / Math.max(count - 1, 1));
  return `--turn:${(way * 1.5).toFixed(2)}deg;--sink:${(way * way * 2).toFixed(1)}px`;
}

/** Where the card in front begins: in the middle, unless few cards are all on one side of it. */
function frontLeft(before: number, behind: number, width: number): number {
  const left = before * LEFT_STEP;
  const right = FRONT + (behind ? BEHIND - 8 + (behind - 1) * RIGHT_STEP : 0);
  return left + right < width ? (width - left - right) / 2 + left : (width - FRONT) / 2;
}

/** A card of a lifted hand, from the left edge of a place this wide. */
export function lifted(index: number, count: number, front: number, width: number): string {
  const behind = count - front - 1;
  const middle = frontLeft(front, behind, width);
  if (index === front) return `--left:${middle}px;--turn:0deg;z-index:${count + 1}`;
  const away = index - front;
  const turn = Math.max(-4, Math.min(4, away * 2));
  if (away < 0) {
    const step = Math.min(LEFT_STEP, (middle + BEHIND - SEEN) / front);
    return `--left:${middle + away * step}px;--turn:${turn}deg;z-index:${index}`;
  }
  const first = middle + FRONT - 8;
  const step = behind > 1 ? Math.min(RIGHT_STEP, Math.max(0, (width - SEEN - first) / (behind - 1))) : 0;
  return `--left:${first + (away - 1) * step}px;--turn:${turn}deg;z-index:${index}`;
}

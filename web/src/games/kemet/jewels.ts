/** The paints of the tile colours: a face, its deep tone, a jewel that shows on the face, ink that can be read on it. */
import type { Colour } from "./view";

const PAINTS: Record<Colour, string> = {
  ruby: "--gem: var(--ruby); --deep: var(--ruby-deep); --glow: #ffd9d0; --gem-ink: #fff",
  sapphire: "--gem: var(--sapphire); --deep: var(--sapphire-deep); --glow: #dbe9ff; --gem-ink: #fff",
  diamond: "--gem: #f7f5ee; --deep: var(--diamond-deep); --glow: #5c5646; --gem-ink: #2b2114",
  onyx: "--gem: var(--onyx); --deep: var(--onyx-deep); --glow: #cfcbd8; --gem-ink: #fff; --gem-line: #8b8796",
};

/** For the style attribute of whatever is painted in the colour. */
export const paint = (colour: Colour): string => PAINTS[colour];

/** What the night offers, as large buttons: what is done, what it brings. */
import type { Option } from "$lib/api";
import { say } from "$lib/say.svelte";
import type { Kemet } from "../kemet.svelte";

export interface Offer {
  option: Option;
  /** The symbol of it. */
  sign: string;
  title: string;
  about: string;
  /** Veteran tokens that are spent. */
  tokens: number;
}

const AT_PANTHEON = 1; // step of the night

function sacrifice(kemet: Kemet, option: Option): Offer {
  const atPantheon = kemet.view.night_step === AT_PANTHEON;
  const place = kemet.optionsOf("sacrifice")[0]?.values["area"];
  const units = kemet.view.areas[String(place)]?.units[kemet.mySeat] ?? 0;
  if (option.id === "done") {
    return {
      option,
      sign: "stay",
      title: say("kemet-battle-ui-night-no-sacrifice"),
      about: say("kemet-battle-ui-night-no-sacrifice-about", { units }),
      tokens: 0,
    };
  }
  return {
    option,
    sign: atPantheon ? "pantheon" : "temple-delta",
    title: option.text ?? say("kemet-battle-ui-night-sacrifice"),
    about: say(atPantheon ? "kemet-battle-ui-night-sacrifice-pantheon" : "kemet-battle-ui-night-sacrifice-delta"),
    tokens: 0,
  };
}

function veterans(kemet: Kemet, option: Option): Offer {
  const count = Number(option.values["count"] ?? 0);
  const draws = kemet.view.question === "veterans_draw";
  return {
    option,
    sign: count === 0 ? "stay" : draws ? "draw" : "prayer",
    title: count === 0 ? say("kemet-battle-ui-night-keep-none") : say("kemet-battle-ui-night-tokens", { count }),
    about: count === 0 ? "" : say(draws ? "kemet-battle-ui-night-draw" : "kemet-battle-ui-night-pray"),
    tokens: count,
  };
}

export function offersOf(kemet: Kemet): Offer[] {
  const { options } = kemet.table;
  if (kemet.view.question === "sacrifice") return options.map((option) => sacrifice(kemet, option));
  return options.filter(({ id }) => id === "veterans").map((option) => veterans(kemet, option));
}

/** What a note beside a place of a map says. */

export interface NoteLine {
  /** The name of a symbol of the game. */
  sign?: string;
  text: string;
  /** A danger: it stands out. */
  warns?: boolean;
  /** There is none. */
  calms?: boolean;
}

export interface Note {
  name: string;
  /** What stands there, what happens if it is chosen, why it cannot be. */
  lines: NoteLine[];
  /** The id of a rule. */
  rule?: string;
  /** It cannot be chosen now: the lines say why. */
  refused?: boolean;
}

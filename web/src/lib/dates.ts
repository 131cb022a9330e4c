/** How days and hours are written: never so that a day could be taken for a month. */
import { settings } from "./settings.svelte";

const LOCALES: Record<string, string> = { en: "en-GB" };

/** Of the language that is set now. */
export const dateFormat = (how: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(LOCALES[settings.language] ?? settings.language, how);

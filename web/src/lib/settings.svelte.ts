/** What a person has set for this browser: language, theme, speed of motion, sound. */

export type Language = "cs" | "en";
export type Theme = "dark" | "light";
export const SPEEDS = { none: 0, quick: 0.5, normal: 1, slow: 1.6 } as const;
export type Speed = keyof typeof SPEEDS;

const KEY = "deskovka.settings";

function stored(): Partial<Record<"language" | "theme" | "speed" | "sound" | "name", string>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

function preferredLanguage(): Language {
  return navigator.language.toLowerCase().startsWith("cs") || navigator.language.toLowerCase().startsWith("sk")
    ? "cs"
    : "en";
}

const asks = (query: string) => typeof matchMedia === "function" && matchMedia(query).matches;

class Settings {
  language = $state<Language>("en");
  theme = $state<Theme>("dark");
  speed = $state<Speed>("normal");
  sound = $state(false);

  constructor() {
    const was = stored();
    this.language = was.language === "cs" || was.language === "en" ? was.language : preferredLanguage();
    this.theme =
      was.theme === "light" || was.theme === "dark"
        ? was.theme
        : asks("(prefers-color-scheme: light)")
          ? "light"
          : "dark";
    this.speed = was.speed && was.speed in SPEEDS ? (was.speed as Speed) : "normal";
    this.sound = was.sound === "on";
  }

  /** How much longer or shorter everything takes; 0: things appear in place. */
  get factor(): number {
    return asks("(prefers-reduced-motion: reduce)") ? 0 : SPEEDS[this.speed];
  }

  keep(): void {
    const { language, theme, speed } = this;
    localStorage.setItem(KEY, JSON.stringify({ language, theme, speed, sound: this.sound ? "on" : "off" }));
  }

  /** Shows them on the page; call within an effect. */
  apply(): void {
    const page = document.documentElement;
    page.lang = this.language;
    page.dataset.theme = this.theme;
    page.style.setProperty("--speed", String(this.factor));
  }
}

export const settings = new Settings();

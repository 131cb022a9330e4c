/** What a person has set for this browser: language, theme, speed of motion, sound. */

export type Language = "cs" | "en";
export type Theme = "dark" | "light";
export const SPEEDS = { none: 0, quick: 0.5, normal: 1, slow: 1.6 } as const;
export type Speed = keyof typeof SPEEDS;

/** What the window of the installed app is framed with: the panels of the theme. */
const THEME_COLOURS: Record<Theme, string> = { dark: "#1c2628", light: "#fcf7ec" };

const KEY = "deskovka.settings";

function stored(): Partial<Record<"language" | "theme" | "speed" | "sound" | "notify" | "skips" | "name", string>> {
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
  /** Tell me in a note of the browser that it is my turn, while I look elsewhere. */
  notify = $state(false);
  /** Questions between actions are passed by unless they are asked for. */
  skips = $state(true);

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
    this.notify = was.notify === "on";
    this.skips = was.skips !== "off";
  }

  /** How much longer or shorter everything takes; 0: things appear in place. */
  get factor(): number {
    return asks("(prefers-reduced-motion: reduce)") ? 0 : SPEEDS[this.speed];
  }

  keep(): void {
    const { language, theme, speed } = this;
    const [sound, notify, skips] = [this.sound, this.notify, this.skips].map((on) => (on ? "on" : "off"));
    localStorage.setItem(KEY, JSON.stringify({ language, theme, speed, sound, notify, skips }));
  }

  /** Shows them on the page; call within an effect. */
  apply(): void {
    const page = document.documentElement;
    page.lang = this.language;
    page.dataset.theme = this.theme;
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", THEME_COLOURS[this.theme]);
    page.style.setProperty("--speed", String(this.factor));
  }
}

export const settings = new Settings();

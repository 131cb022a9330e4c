/** What axe finds on a page. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import type { Guest } from "./guest";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"];
/** What a theme can break; whatever else axe looks at is the same in both. */
const COLOURS = ["color-contrast", "link-in-text-block"];

/** Serious and critical violations in either theme, each in one line. */
export async function violations({ page, wish }: Guest): Promise<string[]> {
  const other = wish.theme === "dark" ? "light" : "dark";
  const found = await serious(new AxeBuilder({ page }).withTags(TAGS));
  await show(page, other);
  const inOther = await serious(new AxeBuilder({ page }).withRules(COLOURS));
  await show(page, wish.theme);
  return [...found, ...inOther.map((line) => `${other}: ${line}`)];
}

/** The page in a theme, as if it had always been so. */
async function show(page: Page, theme: "dark" | "light"): Promise<void> {
  await page.evaluate((wanted) => {
    document.documentElement.dataset["theme"] = wanted;
    for (const motion of document.getAnimations()) if (motion instanceof CSSTransition) motion.finish();
  }, theme);
}

async function serious(axe: AxeBuilder): Promise<string[]> {
  const found = await axe.analyze();
  return found.violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, impact, nodes }) =>
      nodes.map(({ target, failureSummary }) => {
        const why = (failureSummary ?? "").replace(/^.*\n\s*/, "").replace(/\s+/g, " ");
        return `${impact} ${id} at ${target.join(" ")}: ${why}`;
      }),
    );
}

/** What axe finds on a page. */
import AxeBuilder from "@axe-core/playwright";
import type { Guest } from "./guest";

/** Serious and critical violations, each in one line. */
export async function violations({ page }: Guest): Promise<string[]> {
  const found = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]).analyze();
  return found.violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, impact, nodes }) =>
      nodes.map(({ target, failureSummary }) => {
        const why = (failureSummary ?? "").replace(/^.*\n\s*/, "").replace(/\s+/g, " ");
        return `${impact} ${id} at ${target.join(" ")}: ${why}`;
      }),
    );
}

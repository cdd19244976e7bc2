import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { RunOptions } from "axe-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

declare global {
  interface Window {
    /** Once its source has been evaluated. */
    readonly axe: typeof import("axe-core");
  }
}

/** The smallest side that something to press may have, in pixels. */
export type SmallestTarget = 24 | 44;

/** Everything that axe can judge on a page as it stands. */
export const allRules: RunOptions = { rules: { "target-size": { enabled: true } } };
/** What has to be so before a page has its headline. */
export const rulesOfComing: RunOptions = {
  rules: { ...allRules.rules, "page-has-heading-one": { enabled: false } },
};
/** What another brand or mode can change. */
export const colourRules: RunOptions = {
  runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
};

/** What axe finds wrong, each with the first few places; in the topmost of some layers alone, if that's asked. */
export async function axeFaults(
  page: Page,
  options: RunOptions,
  smallestTarget: SmallestTarget,
  layers?: string,
): Promise<string[]> {
  const isThere = await page.evaluate(() => "axe" in window);
  // Evaluated, not added as a script: the page's policy lets no other scripts in.
  if (!isThere) await page.evaluate(source);
  return page.evaluate(
    async ([run, minSize, within]) => {
      const { axe } = window;
      axe.configure({
        checks: [
          { id: "target-size", options: { minSize } },
          // A menu or a tooltip is a layer of its own while it's open, as a dialog is.
          {
            id: "region",
            options: {
              regionMatcher:
                "dialog, [role=dialog], [role=alertdialog], [data-radix-popper-content-wrapper], svg",
            },
          },
        ],
      });
      const topmost = within && [...document.querySelectorAll(within)].at(-1);
      const { violations } = await axe.run(topmost || document, {
        ...run,
        resultTypes: ["violations"],
      });
      return violations.flatMap(({ id, help, nodes }) =>
        nodes
          .slice(0, 3)
          .map(
            ({ html, failureSummary = "" }) =>
              `${id}: ${help}: ${html.slice(0, 300)} ${failureSummary.replaceAll(/\s+/g, " ").slice(0, 300)}`,
          ),
      );
    },
    [options, smallestTarget, layers] as const,
  );
}

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { RunOptions } from "axe-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

declare global {
  interface Window {
    /** Set once axe's source has been evaluated. */
    readonly axe: typeof import("axe-core");
  }
}

/** Minimum target size in pixels. */
export type SmallestTarget = 24 | 44;

export const allRules: RunOptions = { rules: { "target-size": { enabled: true } } };
/** Rules for a page that has no headline yet. */
export const rulesOfComing: RunOptions = {
  rules: { ...allRules.rules, "page-has-heading-one": { enabled: false } },
};
export const colourRules: RunOptions = {
  runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
};

/** axe's violations, each with the first few places; optionally in the topmost layer only. */
export async function axeFaults(
  page: Page,
  options: RunOptions,
  smallestTarget: SmallestTarget,
  layers?: string,
): Promise<string[]> {
  const isThere = await page.evaluate(() => "axe" in window);
  // Evaluated rather than added as a script, because the page's CSP blocks other scripts.
  if (!isThere) await page.evaluate(source);
  return page.evaluate(
    async ([run, minSize, within]) => {
      const { axe } = window;
      axe.configure({
        checks: [
          { id: "target-size", options: { minSize } },
          // An open menu or tooltip is a layer, as a dialog is.
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

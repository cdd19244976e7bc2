import { expect, type Locator, type Page } from "@playwright/test";
import { collectBooks, journey, unique } from "@tieout/sandbox/testing/journeys";
import { openStatements, walkToLine } from "./statement-page.ts";
import { hasFocus } from "./walk-to.ts";

journey.use({ viewport: { width: 1440, height: 2400 } });

const secondsPerKey = 0.2;
const secondsPerDecision = 1;
const debts = ["Chesapeake line of credit", "Equipment term loan"];

journey(
  "by keyboard, a company is spread from its collection to a workbook in three minutes, and its next collection in thirty seconds, at a person's pace",
  async ({ page }) => {
    const name = unique("Tidewater at a person's pace");
    const { share } = await collectBooks("tidewater", name);
    await openStatements(page, name);
    const first = pace(page);

    await first.walk("Liabilities");
    await first.keys("n", ..."funded debt", "Enter");
    await expect(page.getByRole("rowheader", { name: /^Total funded debt/ })).toBeVisible();
    for (const line of debts) {
      await first.walk(line);
      await first.keys("Space");
    }
    await first.keys("m", ..."funded", "Enter", "Enter");
    await expect(
      page.getByRole("status").filter({ hasText: "moved to Funded debt" }),
    ).toBeVisible();
    await first.keys("Escape");
    await first.walk("Prepaid insurance");
    await first.keys("F2", "Control+a", ..."Prepaid expenses", "Enter");
    await first.keys("Control+s");
    await expect(page.getByRole("button", { name: "Save statement" })).toBeDisabled();
    await generate(page, first);
    expect(first.seconds("Tidewater, from its collection to a workbook")).toBeLessThanOrEqual(180);

    await share("tidewater");
    await page.getByRole("link", { name: "Workspaces" }).click();
    await page.getByRole("link", { name: `Statements , ${name}` }).click();
    await expect(page.getByRole("rowheader", { name: /^Total funded debt/ })).toBeVisible();
    await expect(page.getByText(/new or changed/)).toBeHidden();
    const next = pace(page);
    await generate(page, next);
    expect(next.seconds("Its next collection")).toBeLessThanOrEqual(30);
  },
);

interface Pace {
  /** Presses keys, after a second's thought. */
  readonly keys: (...keys: readonly string[]) => Promise<void>;
  readonly walk: (caption: string) => Promise<void>;
  /** Backwards, by Shift and Tab. */
  readonly tabTo: (target: Locator) => Promise<void>;
  /** Prints how long a person takes for all so far. */
  readonly seconds: (task: string) => number;
}

function pace(page: Page): Pace {
  let keys = 0;
  let decisions = 0;
  return {
    keys: async (...pressed) => {
      for (const key of pressed) await page.keyboard.press(key);
      keys += pressed.length;
      decisions += 1;
    },
    walk: async (caption) => {
      keys += await walkToLine(page, caption);
      decisions += 1;
    },
    tabTo: async (target) => {
      for (let stop = 0; stop < 40 && !(await hasFocus(target)); stop += 1) {
        await page.keyboard.press("Shift+Tab");
        keys += 1;
      }
      await expect(target).toBeFocused();
    },
    seconds: (task) => {
      const all = keys * secondsPerKey + decisions * secondsPerDecision;
      process.stdout.write(`${task}: ${keys} keys, ${decisions} decisions, ${all.toFixed(0)} s\n`);
      return all;
    },
  };
}

/** From the grid to the toolbar's button and on, until the workbooks are there. */
async function generate(page: Page, by: Pace): Promise<void> {
  const button = page.getByRole("button", { name: "Generate workbooks" });
  await page.getByRole("treegrid").locator("[tabindex='0']").first().focus();
  await by.tabTo(button);
  await by.keys("Enter");
  await expect(page.getByRole("region", { name: "Workbooks" })).toContainText(
    /Completed|already made/,
    {
      timeout: 120_000,
    },
  );
}

import { expect } from "@playwright/test";
import { inspect, journey } from "@tieout/sandbox/testing/journeys";
import { choose, enterLines, expectTotals, post, showFigures } from "./adjust-dialog.ts";
import {
  collectAlder,
  expectFigures,
  expectSaved,
  expectUnsaved,
  lineOf,
  openStatements,
  save,
  showStatement,
  tallWindow,
  walkToLine,
} from "./statement-page.ts";

journey.use(tallWindow);

journey(
  "an overdrawn account, which can't be moved, is reclassified as debt; the reported figures stay",
  async ({ page }) => {
    const { displayName } = await collectAlder();
    await openStatements(page, displayName);
    await expect(lineOf(page, "Checking")).not.toHaveAttribute("aria-selected");
    await walkToLine(page, "Checking");
    await page.keyboard.press("m");
    await expect(page.getByText("Cash, receivables and payables can't be changed.")).toBeVisible();
    await page.getByRole("button", { name: "Reclassify…" }).click();
    await enterLines(page, [{ account: "", debit: "20" }, { account: "2100" }]);
    await expectTotals(page, {
      "Total assets": "772.00 700.00 → becomes 720.00",
      "Total liabilities": "450.00 400.00 → becomes 420.00",
      "Total equity": "322.00 300.00",
      "Net income": "272.00 (22.00)",
    });
    await inspect(page, "lender-statement-reclassify");
    await post(page, "Overdrawn, shown as debt");
    await expectFigures(page, { Checking: "100.00 (20.00)", "Total assets": "772.00 700.00" });
    await save(page);

    await page.reload();
    await page.getByRole("button", { name: "Adjustments (1)" }).click();
    const entries = page.getByRole("dialog", { name: "Adjustments" });
    await expect(entries.getByRole("region", { name: "Confirmed" })).toContainText(
      /Reclassification.*Overdrawn, shown as debt/s,
    );
    await entries.getByRole("button", { name: "Delete “Overdrawn, shown as debt”" }).click();
    await entries.getByRole("button", { name: "Close" }).click();
    await expectUnsaved(page, 1);
    await page.keyboard.press("ControlOrMeta+Z");
    await expectSaved(page);
  },
);

journey(
  "wages accrued to a line of ours change both years, with and without a reversal; add-backs change neither net income nor the balance sheet",
  async ({ page }) => {
    const { displayName } = await collectAlder();
    await openStatements(page, displayName);
    await page.getByRole("button", { name: "Adjust…" }).click();
    await page.getByRole("radio", { name: /^Accrual/ }).check();
    await choose(page, "Date", "Dec 31, 2024");
    await enterLines(page, [{ account: "6000", debit: "15" }]);
    await choose(page, "Account of line 2", "New line");
    await page.getByRole("textbox", { name: "Name", exact: true }).fill("Accrued wages");
    await choose(page, "Kind of account", "payroll");
    await page.getByRole("button", { name: "Use this line" }).click();

    await choose(page, "Reverses on", "Doesn");
    await expectTotals(page, {
      "Net income": "272.00 → becomes 257.00 (22.00)",
      "Total liabilities": "450.00 → becomes 465.00 400.00 → becomes 415.00",
      "Total equity": "322.00 → becomes 307.00 300.00 → becomes 285.00",
    });
    await choose(page, "Reverses on", "Jan 31, 2025");
    await expectTotals(page, {
      "Net income": "272.00 → becomes 257.00 (22.00) → becomes (7.00)",
      "Total liabilities": "450.00 → becomes 465.00 400.00",
      "Total equity": "322.00 → becomes 307.00 300.00",
    });
    await post(page, "Wages of December");
    await showFigures(page, "Reported and adjusted");
    await expectFigures(page, {
      "Accrued wages": "— 15.00 15.00 — — —",
      "Total liabilities": "450.00 15.00 465.00 400.00 — 400.00",
      "Retained earnings": "— — — 272.00 (15.00) 257.00",
      "Total equity": "322.00 (15.00) 307.00 300.00 — 300.00",
    });
    await expect(page.getByRole("columnheader", { name: "FY 2025 Dec 31, 2025" })).toBeVisible();
    await inspect(page, "lender-statement-compared");
    await showStatement(page, "Income statement");
    await expectFigures(page, {
      Wages: "120.00 15.00 135.00 130.00 (15.00) 115.00",
      "Net income": "272.00 (15.00) 257.00 (22.00) 15.00 (7.00)",
    });

    // Undone, so that the next is seen alone.
    await page.keyboard.press("ControlOrMeta+Z");
    await expectSaved(page);
    await page.getByRole("button", { name: "Adjust…" }).click();
    await page.getByRole("radio", { name: /^Add-back/ }).check();
    await enterLines(page, [
      { account: "6030", credit: "70" },
      { account: "6800", credit: "60" },
    ]);
    await expect(page.getByText("130.00 goes to Add-backs, below operating income")).toBeVisible();
    await expectTotals(page, {
      "Operating income": "280.00 (10.00) → becomes 120.00",
      "Net income": "272.00 (22.00)",
      "Total assets": "772.00 700.00",
      "Total liabilities": "450.00 400.00",
      "Total equity": "322.00 300.00",
    });
    await post(page, "Paid once");
    await save(page);
    await expectFigures(page, {
      "Owner pay": "60.00 — 60.00 120.00 (70.00) 50.00",
      Settlement: "— — — 60.00 (60.00) —",
      "Operating income": "280.00 — 280.00 (10.00) 130.00 120.00",
      "Net income": "272.00 — 272.00 (22.00) — (22.00)",
    });
    await showStatement(page, "Balance sheet");
    await expectFigures(page, {
      "Total assets": "772.00 — 772.00 700.00 — 700.00",
      "Total equity": "322.00 — 322.00 300.00 — 300.00",
    });
    await showFigures(page, "Adjusted");
    await expectFigures(page, { "Total assets": "772.00 700.00", "Total equity": "322.00 300.00" });
  },
);

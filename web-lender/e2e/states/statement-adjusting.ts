import type { Page } from "@playwright/test";
import type { paths } from "@tieout/openapi/lender";
import type { PagesOf } from "@tieout/ui-kit/testing";
import { tidewaterBooks } from "../../src/testing/tidewater.ts";
import { button } from "./press.ts";

type States = NonNullable<PagesOf<paths>[string]["states"]>;

const statements =
  "/Workspaces/{workspaceId}/financialrecords/{financialRecordId}/financialstatements";
const { figures, spread } = tidewaterBooks();
const [first, second] = figures.accounts.filter(({ kind }) => kind === "Real");
if (!first || !second) throw new Error("The books have a balance sheet");

const entry = {
  id: "overdrawn",
  kind: "Reclassification" as const,
  basis: "accrual" as const,
  day: "2024-12-31",
  reversal: "2025-01-31",
  lines: [
    { accountId: first.id, amount: 1_250_000 },
    { accountId: second.id, amount: -1_250_000 },
  ],
  reason: "Shown where it belongs, after a call with the CFO",
  status: "Confirmed" as const,
};
const adjusted = {
  ...spread,
  spread: {
    ...spread.spread,
    adjustments: [entry, { ...entry, id: "carried", status: "Draft" as const }],
  },
};
const answers = { [`GET ${statements}/spread`]: adjusted };

const compare = async (page: Page) => {
  await page.getByRole("combobox", { name: "Figures" }).click();
  await page.getByRole("option", { name: "Reported and adjusted" }).press("Enter");
};

/** A phone only reads statements. */
const withActions = [1440, 768];

/** Dialogs and columns of adjustments. */
export const statementAdjusting: States = {
  "making an adjustment": {
    widths: withActions,
    opens: {
      source: "features/adjustments/entry-dialog.tsx",
      by: button("Adjust…"),
      closedBy: "Cancel",
      inside: async (page) => {
        await page.getByRole("combobox", { name: "Account of line 1" }).fill(first.name);
        await page.keyboard.press("Enter");
        await page.getByRole("textbox", { name: "Debit of line 1" }).fill("12500");
        await page.getByRole("combobox", { name: "Account of line 2" }).fill(second.name);
        await page.keyboard.press("Enter");
      },
    },
    seen: "Debits equal credits",
  },
  "the list of adjustments": {
    widths: withActions,
    answers,
    opens: { source: "features/adjustments/adjustment-list.tsx", by: button("Adjustments (2)") },
    seen: "Not counted until you confirm them.",
  },
  "reported, adjustments, adjusted": { answers, act: compare, seen: "Adjustments" },
};

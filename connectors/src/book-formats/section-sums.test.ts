import { rowsOf } from "@tieout/core/book-mapping/testing/rows";
import { describe, expect, it } from "vitest";
import { layoutId } from "../../../sandbox/src/dex/exports/layouts/layout.ts";
import { layouts } from "../../../sandbox/src/dex/exports/layouts/registry.ts";
import { reportOfTypes } from "./report-of-types.ts";
import { statementOf } from "./testing/statement-of-layout.ts";

const sumsIn = (sheet: string) => reportOfTypes(rowsOf(sheet), { digits: 2 })?.sums;

const profitAndLoss = ({ expenses = "60.00", rent = "40.00", utilities = "20.00" }) => `
Profit and Loss
Income
Sales | 100.25
Services | 50.00
Total Income | 150.25
Gross Profit | 150.25
Expenses
Rent | ${rent}
Utilities
Water | 12.00
Power | 8.00
Total Utilities | ${utilities}
Total Expenses | ${expenses}
Net Income | 90.25`;

describe("totals of a statement's sections", () => {
  it.each(
    layouts
      .filter(
        ({ report, says }) => /^(profit-and-loss|balance-sheet)$/.test(report) && says !== "sums",
      )
      .map((layout) => [layoutId(layout), layout] as const),
  )("are what their rows come to in %s", async (_id, layout) => {
    expect((await statementOf(layout)).sums).toBeUndefined();
  });

  it("are found where they aren't, each once", () => {
    expect(sumsIn(profitAndLoss({}))).toBeUndefined();
    expect(sumsIn(profitAndLoss({ expenses: "61.00" }))).toEqual([
      { name: "Expenses", reported: 6100, added: 6000 },
    ]);
    // The section around it has what its totals come to.
    expect(sumsIn(profitAndLoss({ utilities: "21.00", expenses: "61.00" }))).toEqual([
      { name: "Utilities", reported: 2100, added: 2000 },
    ]);
  });

  it("may be off by what each row is rounded", () => {
    const sheet = (total: string) => `
Balance Sheet
Assets
Checking | 100
Savings | 50
Receivables | 25
Stock | 10
Vans | 5
Total Assets | ${total}
Liabilities
Payables | 90
Loan | 100
Total Liabilities | 190`;

    expect(sumsIn(sheet("192"))).toBeUndefined();
    expect(sumsIn(sheet("199"))).toEqual([{ name: "Assets", reported: 19900, added: 19000 }]);
  });
});

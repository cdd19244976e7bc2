import { sum, toMinor } from "../money/money.ts";
import type { Statement } from "../statement/index.ts";
import type { Check } from "./check.ts";
import { compare, type Question } from "./outcome.ts";

/** Invariant 4: assets equal liabilities and equity, in every column as it is shown. */
export function checkBalanceSheet({ columns, lineItems, currency }: Statement): Check {
  const question: Question = {
    id: "assets-equal-liabilities-and-equity",
    category: "statement",
    severity: "high",
  };
  const totals = lineItems.filter(
    ({ lineItemType, absoluteIndentationLevel }) =>
      lineItemType === "SectionFooter" && absoluteIndentationLevel === 0,
  );
  const comparisons = columns.map(({ end }, column) => ({
    end,
    expected: toMinor(0),
    actual: sum(totals.flatMap(({ amounts }) => amounts?.[column] ?? [])),
  }));
  return compare(question, comparisons, {
    agreed: { code: "sheet-balances", values: { periods: columns.length } },
    differs: ({ end }, difference, periods) => ({
      code: "sheet-off",
      values: {
        periods,
        on: { day: end },
        greater: difference > 0 ? "assets" : "liabilities-and-equity",
        difference: { minor: toMinor(Math.abs(difference)), currency },
      },
    }),
  });
}

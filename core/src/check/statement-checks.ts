import { formatDay } from "../calendar/index.ts";
import { sum, toMinor } from "../money/index.ts";
import type { Statement } from "../statement/index.ts";
import type { Check } from "./check.ts";
import { compare, type Question, written } from "./outcome.ts";
import { say } from "./sentences/index.ts";

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
    agreed: say("Assets equal liabilities and equity in all {period}.", { period: columns.length }),
    differs: ({ end }, difference, count) => {
      const side = difference > 0 ? "assets are" : "liabilities and equity are";
      return say(`In {period} they differ; on {day}, ${side} greater by {amount}.`, {
        period: count,
        day: end ? formatDay(end) : "",
        amount: written(toMinor(Math.abs(difference)), currency),
      });
    },
  });
}

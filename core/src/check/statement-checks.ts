import { sum, toMinor } from "../money/index.ts";
import type { Statement } from "../statement/index.ts";
import type { Check } from "./check.ts";
import { compare, counted, type Question, written } from "./outcome.ts";

/** Invariant 4: assets equal liabilities and equity, in every column as it is shown. */
export function checkBalanceSheet({ columns, lineItems, currency }: Statement): Check {
  const question: Question = {
    id: "assets-equal-liabilities-and-equity",
    category: "statement",
    title: "Assets equal liabilities and equity",
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
    agreed: `Assets equal liabilities and equity in all ${counted(columns.length, "period")}.`,
    differs: ({ end }, difference, count) => {
      const column = columns.find((candidate) => candidate.end === end);
      const where = `In ${counted(count, "period")} they differ; in ${column?.label ?? "one"}`;
      const side = difference > 0 ? "assets are" : "liabilities and equity are";
      return `${where}, ${side} greater by ${written(toMinor(Math.abs(difference)), currency)}.`;
    },
  });
}

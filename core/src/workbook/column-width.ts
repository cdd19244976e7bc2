import type { Minor } from "../money/index.ts";
import { type AmountFormat, formatAmount } from "../statement/index.ts";
import type { ColumnPlan } from "./workbook.ts";

/** As wide as the longest figure, as it's shown, and no narrower than a date over it. */
export function amountColumn(amounts: Iterable<Minor>, format: AmountFormat): ColumnPlan {
  let longest = 0;
  for (const amount of amounts) {
    const { length } = formatAmount(amount, format);
    if (length > longest) longest = length;
  }
  return { width: Math.max(17, longest + 4) };
}

/** As wide as the longest text, between two bounds. */
export function textColumn(texts: Iterable<string>, least: number, most: number): ColumnPlan {
  let longest = least;
  for (const { length } of texts) if (length + 2 > longest) longest = length + 2;
  return { width: Math.min(longest, most) };
}

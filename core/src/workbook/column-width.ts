import { type Minor, toMinor } from "../money/money.ts";
import { type AmountFormat, formatAmount } from "../statement/index.ts";
import type { ColumnPlan } from "./workbook.ts";

/** As wide as the largest figure below zero, as it's shown, and no narrower than what stands over it. */
export function amountColumn(
  amounts: Iterable<Minor>,
  format: AmountFormat,
  label = "",
): ColumnPlan {
  let largest = 0;
  for (const amount of amounts) if (Math.abs(amount) > largest) largest = Math.abs(amount);
  const { length } = formatAmount(toMinor(-largest), format);
  return { width: Math.max(17, length + 3, Math.ceil(label.length * widthOfALetter) + 1) };
}

/** As wide as the longest text, between two bounds. */
export function textColumn(texts: Iterable<string>, least: number, most: number): ColumnPlan {
  let longest = least;
  for (const { length } of texts) if (length + 2 > longest) longest = length + 2;
  return { width: Math.min(longest, most) };
}

// Widths are counted in digits. Most letters are narrower, though what stands over figures is bold.
const widthOfALetter = 0.9;

import type { Line, Side } from "../books.ts";
import type { DayNumber } from "../calendar.ts";
import type { Documents } from "../documents.ts";
import { type Activity, activity } from "../transaction.ts";

/**
 * The balances that the books began with, balanced by retained earnings. What the carried-over
 * documents put into `openingEquity` is taken out of it again.
 */
export function opening(
  code: number,
  first: DayNumber,
  balances: readonly (readonly [account: string, cents: number])[],
  equity: {
    readonly retained: string;
    readonly openingEquity: string;
    readonly documents: Readonly<Record<Side, Documents>>;
  },
): Activity {
  return activity(code, (day) => {
    if (day !== first) return [];
    const memo = "Opening balances";
    const lines: Line[] = balances.map(([account, amount]) => ({ account, amount, memo }));
    const { receivable, payable } = equity.documents;
    const carried = receivable.carriedOver - payable.carriedOver;
    if (carried !== 0) lines.push({ account: equity.openingEquity, amount: carried, memo });
    const rest = lines.reduce((total, { amount }) => total + amount, 0);
    lines.push({ account: equity.retained, amount: -rest, memo });
    return [{ type: "Journal Entry", lines, docNumber: "OPENING" }];
  });
}

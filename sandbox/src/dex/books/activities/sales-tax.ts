import { type DayNumber, dayOfMonth, startOfMonth } from "../calendar.ts";
import { type Activity, activity } from "../transaction.ts";

/** Remits on the 20th what was collected in `payable` during the month before. */
export function salesTax(
  code: number,
  collectedBy: Activity,
  { payable, bank, first }: { payable: string; bank: string; first: DayNumber },
): Activity {
  return activity(code, (day) => {
    if (dayOfMonth(day) !== 20) return [];
    const end = startOfMonth(day);
    let collected = 0;
    for (let at = Math.max(first, startOfMonth(end - 1)); at < end; at += 1) {
      for (const { lines } of collectedBy(at)) {
        for (const { account, amount } of lines) if (account === payable) collected -= amount;
      }
    }
    if (collected <= 0) return [];
    const memo = "Sales tax return";
    return [
      {
        type: "Tax Payment",
        lines: [
          { account: payable, amount: collected, memo },
          { account: bank, amount: -collected, memo },
        ],
      },
    ];
  });
}

import type { DayNumber } from "../calendar.ts";
import type { Regular } from "./regular.ts";

/** What goes from one account to another by the calendar; a journal entry unless told otherwise. */
export function moving(
  on: Regular["on"],
  memo: string,
  to: string,
  from: string,
  cents: (day: DayNumber) => number,
  more: Partial<Pick<Regular, "type" | "months">> = {},
): Regular {
  return {
    on,
    memo,
    type: "Journal Entry",
    lines: (day) => [
      [to, cents(day)],
      [from, -cents(day)],
    ],
    ...more,
  };
}

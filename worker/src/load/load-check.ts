import type { Day } from "@tieout/core/calendar";
import { type Check, fail, pass, type Question, say } from "@tieout/core/check";
import type { LoadProof } from "@tieout/server/database";

/** What stands in place of foreign keys: what was read is what is kept, and all of it hangs together (D-24). */
export function loadCheck(
  { lines, unknownAccounts, unknownParties, differingMonths }: LoadProof,
  { from, to }: { readonly from: Day; readonly to: Day },
): Check {
  const question: Question = {
    id: "load",
    category: "ledger",
    severity: "high",
    from,
    to,
  };
  if (unknownAccounts + unknownParties + differingMonths === 0) {
    const kept = "{count} lines are kept, and add up to the monthly balances.";
    return pass(question, say(kept, { count: lines }));
  }
  return fail(
    question,
    say(
      "Of {count} lines, {count.2} are on accounts that the chart doesn't have and {count.3} name parties that aren't listed; {count.4} monthly balances differ.",
      {
        count: lines,
        "count.2": unknownAccounts,
        "count.3": unknownParties,
        "count.4": differingMonths,
      },
    ),
  );
}

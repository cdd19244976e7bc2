import type { Day } from "@tieout/core/calendar";
import { type Check, say } from "@tieout/core/check";
import { toMinor } from "@tieout/core/money";
import type { LoadProof } from "@tieout/server/database";

/** What stands in place of foreign keys: what was read is what is kept, and all of it hangs together (D-24). */
export function loadCheck(
  { lines, unknownAccounts, unknownParties, differingMonths }: LoadProof,
  { from, to }: { readonly from: Day; readonly to: Day },
): Check {
  const whole = unknownAccounts + unknownParties + differingMonths === 0;
  return {
    id: "load",
    category: "ledger",
    title: say("Every line read is kept and adds up"),
    outcome: whole ? "Pass" : "Fail",
    outcomeDescription: whole
      ? say("{count} lines are kept, and add up to the monthly balances.", { count: lines })
      : say(
          "Of {count} lines, {count.2} are on accounts that the chart doesn't have and {count.3} name parties that aren't listed; {count.4} monthly balances differ.",
          {
            count: lines,
            "count.2": unknownAccounts,
            "count.3": unknownParties,
            "count.4": differingMonths,
          },
        ),
    severity: "high",
    from,
    to,
    tolerance: toMinor(0),
  };
}

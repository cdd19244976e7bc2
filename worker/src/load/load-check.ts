import type { Day } from "@tieout/core/calendar";
import type { Check } from "@tieout/core/check";
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
    title: "Every line read is kept and adds up",
    outcome: whole ? "Pass" : "Fail",
    outcomeDescription: whole
      ? `${lines} lines are kept, and add up to the monthly balances.`
      : `Of ${lines} lines, ${unknownAccounts} are on accounts that the chart doesn't have and ` +
        `${unknownParties} name parties that aren't listed; ${differingMonths} monthly balances differ.`,
    severity: "high",
    from,
    to,
    tolerance: toMinor(0),
  };
}

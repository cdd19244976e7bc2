import type { Day } from "@tieout/core/calendar";
import { type Check, fail, pass, type Question } from "@tieout/core/check";
import type { LoadProof } from "@tieout/services/ledger/prove";

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
    return pass(question, { code: "lines-kept", values: { lines } });
  }
  return fail(question, {
    code: "lines-lost",
    values: { lines, unknownAccounts, unknownParties, differingMonths },
  });
}

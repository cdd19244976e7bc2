import type { FinancialStatement } from "../api/financial-statement.ts";
import type { OpenedPlace, SoughtAccount } from "./financial-statements-address.ts";

/** Where an account stands on a statement, in the column that holds the day; nowhere, if it doesn't. */
export function placeOfAccount(
  statement: FinancialStatement,
  { accountId, day }: SoughtAccount,
): OpenedPlace | undefined {
  const line = statement.lineItems.find(
    ({ detailAccountReference }) => detailAccountReference?.accountId === accountId,
  );
  const columns = (statement.data[0]?.columnHeaders ?? []).toSorted((one, other) =>
    one.reportingEndDate.localeCompare(other.reportingEndDate),
  );
  const column =
    columns.find(({ reportingEndDate }) => day !== undefined && reportingEndDate >= day) ??
    columns.at(-1);

  return line && column && { lineItemId: line.id, reportingPeriodId: column.reportingPeriodId };
}

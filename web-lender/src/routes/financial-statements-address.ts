import type { FinancialStatement, StatementView } from "../api/financial-statement.ts";

/** How deep a figure is opened: a cell, one of its accounts, one of that account's months. */
export interface OpenedPlace {
  readonly lineItemId: string;
  readonly reportingPeriodId: string;
  readonly accountId?: string;
  /** The last day of the month. */
  readonly month?: string;
}

/** An account that a finding points at; which line it stands on is for the statement to say. */
interface SoughtAccount {
  readonly accountId: string;
  /** A day within the column that is meant; the last column without one. */
  readonly day?: string;
}

/** Reads the view from an address. What it doesn't say, or says wrongly, is the usual view. */
export function readView(address: URLSearchParams): StatementView {
  const basis = oneOf(["accrual", "cash"], address.get("basis"));
  return {
    financialStatementType:
      oneOf(["BalanceSheet", "IncomeStatement"], address.get("type")) ?? "BalanceSheet",
    reportingPeriod:
      oneOf(["FiscalYearsAndYTD", "FiscalQuartersAndQTD", "MonthsAndMTD"], address.get("period")) ??
      "FiscalYearsAndYTD",
    reportingPeriodSortOrder:
      oneOf(["OldestFirst", "NewestFirst"], address.get("order")) ?? "OldestFirst",
    numberStyle:
      oneOf(["Thousands", "ActualsDisplayedAsWholeNumber", "Actuals"], address.get("numbers")) ??
      "Actuals",
    ...(basis && { basis }),
  };
}

/** Writes a view, and what is opened in it, as the address that brings both back. */
export function writeAddress(view: StatementView, place?: OpenedPlace): URLSearchParams {
  const { lineItemId: line, reportingPeriodId: column, accountId: account, month } = place ?? {};
  return withoutGaps({
    type: view.financialStatementType,
    period: view.reportingPeriod,
    order: view.reportingPeriodSortOrder,
    numbers: view.numberStyle,
    basis: view.basis,
    line,
    column,
    account,
    month,
  });
}

/** Reads what is opened. Nothing without a whole cell. */
export function readPlace(address: URLSearchParams): OpenedPlace | undefined {
  const lineItemId = address.get("line");
  const reportingPeriodId = address.get("column");
  if (!lineItemId || !reportingPeriodId) return undefined;

  const accountId = address.get("account");
  const month = address.get("month");
  if (!accountId) return { lineItemId, reportingPeriodId };
  return { lineItemId, reportingPeriodId, accountId, ...(month && { month }) };
}

/** The address that a finding about an account leads to. */
export function seekAccount({ accountId, day }: SoughtAccount): URLSearchParams {
  return withoutGaps({ seek: accountId, day });
}

/** Reads the account that somebody came here to see. */
export function readSought(address: URLSearchParams): SoughtAccount | undefined {
  const accountId = address.get("seek");
  const day = address.get("day");
  if (!accountId) return undefined;
  return day ? { accountId, day } : { accountId };
}

function oneOf<Value extends string>(
  values: readonly Value[],
  text: string | null,
): Value | undefined {
  return values.find((word) => word === text);
}

function withoutGaps(values: Record<string, string | undefined>): URLSearchParams {
  const address = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) address.set(name, value);
  return address;
}

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

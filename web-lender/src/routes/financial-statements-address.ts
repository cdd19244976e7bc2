import type { FinancialStatement } from "@tieout/core/statement/financial-statement";
import type { StatementView } from "../spread/use-statement.ts";

/** A cell, one of its accounts, one of that account's months, or one of its lines. */
export interface OpenedPlace {
  readonly lineItemId: string;
  readonly reportingPeriodId: string;
  readonly accountId?: string;
  /** The month's last day. */
  readonly month?: string;
  /** The key of a line in the month. */
  readonly entry?: string;
}

/** Without what is opened behind it. */
export const cellOf = ({ lineItemId, reportingPeriodId }: OpenedPlace): OpenedPlace => ({
  lineItemId,
  reportingPeriodId,
});

export function latestColumn({
  data,
  reportingPeriodSortOrder,
}: FinancialStatement): string | undefined {
  const columns = data[0]?.columnHeaders ?? [];
  const latest = reportingPeriodSortOrder === "NewestFirst" ? columns[0] : columns.at(-1);
  return latest?.reportingPeriodId;
}

/** From a finding; the statement finds its line. */
interface SoughtAccount {
  readonly accountId: string;
  /** Selects the column; the last one without it. */
  readonly day?: string;
}

/** Missing or invalid values get defaults. */
export function readView(address: URLSearchParams): StatementView {
  const basis = oneOf(["accrual", "cash"], address.get("basis"));
  const figures = oneOf(["Adjusted", "Compared"], address.get("figures"));
  return {
    financialStatementType:
      oneOf(["BalanceSheet", "IncomeStatement"], address.get("type")) ?? "BalanceSheet",
    reportingPeriod:
      oneOf(["FiscalYearsAndYTD", "FiscalQuartersAndQTD", "MonthsAndMTD"], address.get("period")) ??
      "FiscalYearsAndYTD",
    reportingPeriodSortOrder:
      oneOf(["OldestFirst", "NewestFirst"], address.get("order")) ?? "OldestFirst",
    ...(basis && { basis }),
    ...(address.get("unused") === "shown" && { showUnused: true }),
    ...(figures && { figures }),
  };
}

export function writeAddress(view: StatementView, place?: OpenedPlace): URLSearchParams {
  const {
    lineItemId: line,
    reportingPeriodId: column,
    accountId: account,
    month,
    entry,
  } = place ?? {};
  return withoutGaps({
    type: view.financialStatementType,
    period: view.reportingPeriod,
    order: view.reportingPeriodSortOrder,
    basis: view.basis,
    unused: view.showUnused ? "shown" : undefined,
    figures: view.figures,
    line,
    column,
    account,
    month,
    entry,
  });
}

/** Undefined without a whole cell. */
export function readPlace(address: URLSearchParams): OpenedPlace | undefined {
  const lineItemId = address.get("line");
  const reportingPeriodId = address.get("column");
  if (!lineItemId || !reportingPeriodId) return undefined;

  const accountId = address.get("account");
  const month = address.get("month");
  if (!accountId) return { lineItemId, reportingPeriodId };
  if (!month) return { lineItemId, reportingPeriodId, accountId };
  const entry = address.get("entry");
  return { lineItemId, reportingPeriodId, accountId, month, ...(entry && { entry }) };
}

export function seekAccount({ accountId, day }: SoughtAccount): URLSearchParams {
  return withoutGaps({ seek: accountId, day });
}

export function readSought(address: URLSearchParams): SoughtAccount | undefined {
  const accountId = address.get("seek");
  const day = address.get("day");
  if (!accountId) return undefined;
  return day ? { accountId, day } : { accountId };
}

/** The saved version to compare with others. */
export function readVersion(address: URLSearchParams): number | undefined {
  const version = Number(address.get("version"));
  return Number.isSafeInteger(version) && version > 0 ? version : undefined;
}

export function writeVersion(version: number): URLSearchParams {
  return withoutGaps({ version: String(version) });
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

/** In the column with the day; undefined if none. */
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

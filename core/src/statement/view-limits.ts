import type { Day } from "../calendar/day.ts";
import {
  hasCertainDaysOnly,
  periodColumns,
  type ReportingPeriod,
  reportingPeriods,
} from "../calendar/fiscal-year.ts";
import type { Ledger } from "../ledger/ledger.ts";
import { ledgerBalances } from "../ledger/ledger-balances.ts";

/** The views that can be shown of books with balances on certain days only. */
export interface ViewLimits {
  readonly days: readonly Day[];
  readonly reportingPeriods: readonly ReportingPeriod[];
  /** The year was closed before the export: all income and expenses are zero, so there's no income statement. */
  readonly isClosed: boolean;
}

/** Undefined for books with postings, which fill every view. */
export function viewLimits(ledger: Ledger): ViewLimits | undefined {
  if (!hasCertainDaysOnly(ledger)) return undefined;
  return {
    days: ledger.cuts,
    reportingPeriods: reportingPeriods.filter(
      (reportingPeriod) => periodColumns(ledger, { reportingPeriod }).length > 0,
    ),
    isClosed: isClosed(ledger),
  };
}

/** Whether balances on certain days have no income or expense at all. */
export function isClosed(ledger: Ledger): boolean {
  const balances = ledgerBalances(ledger);
  const earns = ledger.accounts.some(({ id, kind }) => kind === "Nominal" && balances.used(id));
  return hasCertainDaysOnly(ledger) && !earns;
}

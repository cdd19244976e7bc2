import type { Day } from "../calendar/day.ts";
import {
  hasCertainDaysOnly,
  periodColumns,
  type ReportingPeriod,
  reportingPeriods,
} from "../calendar/fiscal-year.ts";
import type { Ledger } from "../ledger/ledger.ts";
import { ledgerBalances } from "../ledger/ledger-balances.ts";
import type { StatementType } from "./layout.ts";

/** The views that can be shown of books that don't fill every one. */
export interface ViewLimits {
  /** The only days with balances; absent for books with postings. */
  readonly days?: readonly Day[];
  readonly reportingPeriods: readonly ReportingPeriod[];
  /** The year was closed before the export: all income and expenses are zero, so there's no income statement. */
  readonly isClosed: boolean;
  /** The balances before the first posting aren't known, so there's no balance sheet. */
  readonly lacksOpenings: boolean;
}

/** Undefined for books with postings and the balances before them, which fill every view. */
export function viewLimits(ledger: Ledger): ViewLimits | undefined {
  const { openingsUnknown: lacksOpenings = false, cuts: days } = ledger;
  const hasDaysOnly = hasCertainDaysOnly(ledger);
  if (!hasDaysOnly && !lacksOpenings) return undefined;
  return {
    ...(hasDaysOnly && { days }),
    lacksOpenings,
    reportingPeriods: reportingPeriods.filter(
      (reportingPeriod) => periodColumns(ledger, { reportingPeriod }).length > 0,
    ),
    isClosed: isClosed(ledger),
  };
}

/**
 * Whether books have a statement's figures. Zeros would say that a year which was closed before the export earned nothing, and what
 * was posted would say that accounts without openings held it.
 */
export function fillsStatement(ledger: Ledger, type: StatementType): boolean {
  return type === "IncomeStatement" ? !isClosed(ledger) : !ledger.openingsUnknown;
}

/** Whether balances on certain days have no income or expense at all. */
function isClosed(ledger: Ledger): boolean {
  const balances = ledgerBalances(ledger);
  const earns = ledger.accounts.some(({ id, kind }) => kind === "Nominal" && balances.used(id));
  return hasCertainDaysOnly(ledger) && !earns;
}

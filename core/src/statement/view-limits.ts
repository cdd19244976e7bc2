import type { Day } from "../calendar/day.ts";
import {
  cutsBetween,
  hasCertainDaysOnly,
  type PeriodColumn,
  periodColumns,
  type ReportingPeriod,
  reportingPeriods,
} from "../calendar/fiscal-year.ts";
import type { Ledger } from "../ledger/ledger.ts";
import { ledgerBalances } from "../ledger/ledger-balances.ts";
import type { StatementType } from "./layout.ts";

/** The views that can be shown of books that don't fill every one. */
export interface ViewLimits {
  /** Some months have no figures of their own. */
  readonly hasGaps: boolean;
  /** The only days with balances; absent for books with postings. */
  readonly days?: readonly Day[];
  readonly reportingPeriods: readonly ReportingPeriod[];
  /** The year was closed before the export: all income and expenses are zero, so there's no income statement. */
  readonly isClosed: boolean;
  /** Last days of the only years that were, where others have income or expenses. */
  readonly closedYears?: readonly Day[];
  /** The balances before the first posting aren't known, so there's no balance sheet. */
  readonly lacksOpenings: boolean;
}

/** Undefined for books with postings and the balances before them, which fill every view. */
export function viewLimits(ledger: Ledger): ViewLimits | undefined {
  const { openingsUnknown: lacksOpenings = false, hasEntries = true, cuts: days } = ledger;
  const hasGaps = hasCertainDaysOnly(ledger);
  const years = periodColumns(ledger, { reportingPeriod: "FiscalYearsAndYTD" });
  const closedYears = years.filter((year) => isClosedIn(ledger, year)).map(({ end }) => end);
  const someClosed = closedYears.length > 0 && closedYears.length < years.length;
  if (!hasGaps && !lacksOpenings) return undefined;
  return {
    hasGaps,
    ...(hasGaps && !hasEntries && { days }),
    lacksOpenings,
    reportingPeriods: reportingPeriods.filter(
      (reportingPeriod) => periodColumns(ledger, { reportingPeriod }).length > 0,
    ),
    isClosed: isClosed(ledger),
    ...(someClosed && { closedYears }),
  };
}

/**
 * Whether books have a statement's figures. Zeros would say that a year which was closed before the export earned nothing, and what
 * was posted would say that accounts without openings held it.
 */
export function fillsStatement(ledger: Ledger, type: StatementType): boolean {
  return type === "IncomeStatement" ? !isClosed(ledger) : !ledger.openingsUnknown;
}

/** Those columns of a statement for which books have its figures. */
export function filledColumns(
  ledger: Ledger,
  type: StatementType,
  columns: readonly PeriodColumn[],
): readonly PeriodColumn[] {
  if (!fillsStatement(ledger, type)) return [];
  if (type !== "IncomeStatement" || !hasCertainDaysOnly(ledger)) return columns;
  return columns.filter((column) => !isClosedIn(ledger, column));
}

/** Whether a period of balances alone has no income or expense. One with postings may have had none. */
function isClosedIn(ledger: Ledger, { start, end }: Pick<PeriodColumn, "start" | "end">): boolean {
  const { cuts, fiscalYearEnd, accounts } = ledger;
  const days = cuts.filter((cut) => cut >= start && cut <= end);
  if (days.length >= cutsBetween(start, end, fiscalYearEnd).length) return false;
  const { movement } = ledgerBalances(ledger);
  return accounts.every(({ id, kind }) => kind !== "Nominal" || movement(id, start, end) === 0);
}

/** Whether balances on certain days have no income or expense at all. */
function isClosed(ledger: Ledger): boolean {
  const balances = ledgerBalances(ledger);
  const earns = ledger.accounts.some(({ id, kind }) => kind === "Nominal" && balances.used(id));
  return hasCertainDaysOnly(ledger) && !earns;
}

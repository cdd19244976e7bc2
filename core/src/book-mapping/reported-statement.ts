import type { AccountClass } from "../account-types/account-class.ts";
import type { Day } from "../calendar/day.ts";
import type { Minor } from "../money/money.ts";

export type StatementKind = "profit-and-loss" | "balance-sheet";

/** An account in a section of a profit and loss or a balance sheet. */
export interface ReportedAccount {
  readonly number?: string;
  readonly name: string;
  /** Names of its parents, from the top down. */
  readonly under: readonly string[];
  /** The classes that it may have in its section, the usual one first; all of one side. */
  readonly classes: readonly AccountClass[];
  /** As printed: above zero for what increases the accounts of its section. */
  readonly amount: Minor;
}

/** A total of a section, as printed, and what the rows that it adds up come to. */
export interface SectionSum {
  readonly name: string;
  readonly reported: Minor;
  readonly added: Minor;
}

/** The account types, figures and totals in a statement of the same books. */
export interface StatementTypes {
  readonly kind: StatementKind;
  /** The first day of a profit and loss, where it says so. */
  readonly from?: Day;
  /** Its last day, or the day of a balance sheet, where it says so. */
  readonly to?: Day;
  readonly accounts: readonly ReportedAccount[];
  /** All its figures are whole ones of so many minor units: 100 for whole dollars. */
  readonly unit?: number;
  /** A profit is above zero. */
  readonly netIncome?: Minor;
  readonly totalAssets?: Minor;
  /** Sections whose totals aren't what their rows come to; absent where all are. */
  readonly sums?: readonly SectionSum[];
}

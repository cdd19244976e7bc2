import type { Day, FiscalYearEnd } from "../calendar/index.ts";
import type { Minor } from "../money/money.ts";
import type { Account } from "./account.ts";

export type Basis = "accrual" | "cash";

/** One side of an entry. Debit positive, in the ledger's currency. */
export interface JournalLine {
  readonly transactionId: string;
  /** The package's word for it: Invoice, Bill, Journal Entry. */
  readonly transactionType: string;
  readonly lineNumber: number;
  readonly date: Day;
  readonly accountId: string;
  readonly amount: Minor;
  readonly memo?: string;
  readonly documentNumber?: string;
  readonly referenceNumber?: string;
  readonly partyId?: string;
  /** ISO instants, where the package says when it was entered and last changed. */
  readonly createdAt?: string;
  readonly modifiedAt?: string;
}

/** What an account held on the day before the first cut's period, as the package's trial balance says. */
export interface OpeningBalance {
  readonly accountId: string;
  readonly amount: Minor;
}

/** What was posted to one account in the period that ends at a cut. Both sides are zero or more. */
export interface Movement {
  readonly accountId: string;
  readonly end: Day;
  readonly debit: Minor;
  readonly credit: Minor;
}

/**
 * One account over one period cut, as a trial balance shows it (D-6, D-40).
 * `opening + debit − credit = closing`. Nominal accounts start each fiscal year at zero; the retained
 * earnings account starts it with the result of the year before added to its closing.
 */
export interface LedgerMonth {
  readonly accountId: string;
  readonly end: Day;
  readonly opening: Minor;
  readonly debit: Minor;
  readonly credit: Minor;
  readonly closing: Minor;
}

/** The books of one business on one basis, collected up to a day, in one currency. */
export interface Ledger {
  readonly legalName: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly basis: Basis;
  readonly fiscalYearEnd: FiscalYearEnd;
  /** First day of the first period. */
  readonly from: Day;
  readonly accounts: readonly Account[];
  /** The account that takes in the result of finished years; part of `accounts`. */
  readonly retainedEarningsId: string;
  /** The last days of the periods, ascending: month ends, fiscal year ends, the last day collected. */
  readonly cuts: readonly Day[];
  /** A row for each account that has a balance or movement at that cut. */
  readonly months: readonly LedgerMonth[];
}

/** An open invoice, bill, credit or unapplied payment on a day. Owed to the business: positive. */
export interface OpenDocument {
  readonly side: "receivable" | "payable";
  readonly asOf: Day;
  readonly documentId: string;
  readonly kind: "invoice" | "credit" | "bill" | "vendor-credit" | "unapplied";
  readonly number?: string;
  readonly partyId: string;
  readonly date: Day;
  readonly dueDate?: Day;
  /** Both in the direction of their side: what a customer owes, or what is owed to a supplier. */
  readonly total: Minor;
  readonly outstanding: Minor;
}

export interface Party {
  readonly id: string;
  readonly kind: "customer" | "vendor" | "other";
  readonly name: string;
}

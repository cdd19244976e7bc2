import type { Day } from "../calendar/day.ts";
import type { FiscalYearEnd } from "../calendar/fiscal-year.ts";
import type { Minor } from "../money/money.ts";

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

/** What an account is, in words that are the same for every package (connectors.md, last chapter). */
export const classifications = [
  "cash",
  "ar",
  "inventory",
  "prepaid",
  "other_current_asset",
  "fixed_asset",
  "accumulated_depreciation",
  "intangible",
  "other_asset",
  "ap",
  "credit_card",
  "accrued_payroll",
  "tax_payable",
  "deferred_revenue",
  "short_term_debt",
  "other_current_liability",
  "long_term_debt",
  "other_liability",
  "equity",
  "retained_earnings",
  "revenue",
  "cogs",
  "opex",
  "depreciation_amortization",
  "interest_expense",
  "income_tax",
  "other_income",
  "other_expense",
  "non_posting",
] as const;
export type Classification = (typeof classifications)[number];

/** Where the classification came from; later ones are less sure. */
export type ClassificationSource =
  | "analyst"
  | "special-role"
  | "vendor-subtype"
  | "vendor-type"
  | "name-rule";

/** An account as a package describes it, before anybody has judged it. */
export interface VendorAccount {
  /** The package's own key. Unique within one ledger. */
  readonly id: string;
  /** The number people know it by (userAssignedCode). Leading zeros count. */
  readonly number?: string;
  readonly name: string;
  /** Names from the top down to this account, joined by ":". */
  readonly fullName: string;
  readonly parentId?: string;
  readonly description?: string;
  readonly vendorType: string;
  readonly vendorSubtype?: string;
  readonly specialRole?: string;
  /** False where the package doesn't let it be posted to (a heading). */
  readonly posting: boolean;
  readonly active: boolean;
  readonly createdAt?: string;
  readonly modifiedAt?: string;
}

/** An account of a collected ledger. */
export interface Account extends VendorAccount {
  /** Real accounts stand on the balance sheet, Nominal ones on the income statement. */
  readonly kind: "Real" | "Nominal";
  readonly classification: Classification;
  readonly classificationSource: ClassificationSource;
  /** 0 to 1. Below 0.6 a person should look. */
  readonly confidence: number;
}

/**
 * A chart with a place for every account that figures name, in case the package left one out of its
 * list, as some do with deleted accounts. What stands there is shown, at a confidence that asks for a
 * person, rather than lost.
 *
 * @param ids of the accounts that openings, lines and reports name
 */
export function withUnknownAccounts(
  accounts: readonly Account[],
  ids: Iterable<string>,
): readonly Account[] {
  const known = new Set(accounts.map(({ id }) => id));
  const unknown = [...new Set(ids)].filter((id) => !known.has(id));
  return [...accounts, ...unknown.map(anUnknownAccount)];
}

function anUnknownAccount(id: string): Account {
  const name = `Unknown account ${id}`;
  return {
    id,
    name,
    fullName: name,
    vendorType: "Unknown",
    posting: true,
    active: false,
    kind: "Real",
    classification: "other_current_asset",
    classificationSource: "vendor-type",
    confidence: 0.1,
  };
}

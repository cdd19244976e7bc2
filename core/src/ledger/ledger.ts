import type { Day } from "../calendar/day.ts";
import type { FiscalYearEnd } from "../calendar/fiscal-year.ts";
import type { Minor } from "../money/money.ts";

export type Basis = "accrual" | "cash";

/** Debit positive, in the ledger's currency. */
export interface JournalLine {
  readonly transactionId: string;
  /** The package's term: Invoice, Bill, Journal Entry. */
  readonly transactionType: string;
  readonly lineNumber: number;
  readonly date: Day;
  readonly accountId: string;
  readonly amount: Minor;
  readonly memo?: string;
  readonly documentNumber?: string;
  readonly referenceNumber?: string;
  readonly partyId?: string;
  /** ISO instants. */
  readonly createdAt?: string;
  readonly modifiedAt?: string;
  /** Set for what balances alone come to, of years without postings: no entry of the books. */
  readonly fromBalances?: true;
}

/** What an account held on the eve of the first period, by the package's trial balance. */
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
 * One account over one period, as a trial balance shows it (D-6, D-40): `opening + debit − credit = closing`. Each
 * fiscal year, nominal accounts start at zero and retained earnings with the result of the year before added.
 */
export interface LedgerMonth {
  readonly accountId: string;
  readonly end: Day;
  readonly opening: Minor;
  readonly debit: Minor;
  readonly credit: Minor;
  readonly closing: Minor;
}

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
  /**
   * The last days of the periods, ascending: month ends, fiscal year ends, the last day collected. A file that has balances on
   * certain days only has those.
   */
  readonly cuts: readonly Day[];
  /** Set for postings without the balances before them: closings are only what was posted, so that there's no balance sheet. */
  readonly openingsUnknown?: boolean;
  /** False for a file of balances: nothing is known of the time between its days. */
  readonly hasEntries?: boolean;
  /** A row for each account that has a balance or movement at that cut. */
  readonly months: readonly LedgerMonth[];
}

/** An open invoice, bill, credit or unapplied payment on a day. */
export interface OpenDocument {
  readonly side: "receivable" | "payable";
  readonly asOf: Day;
  readonly documentId: string;
  readonly kind: "invoice" | "credit" | "bill" | "vendor-credit" | "unapplied";
  readonly number?: string;
  readonly partyId: string;
  readonly date: Day;
  readonly dueDate?: Day;
  /** Both positive where owed by a customer, or to a supplier; credits are negative. */
  readonly total: Minor;
  readonly outstanding: Minor;
}

export interface Party {
  readonly id: string;
  readonly kind: "customer" | "vendor" | "other";
  readonly name: string;
}

/** The same for every package (connectors.md, last chapter). */
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
  "unknown",
] as const;
export type Classification = (typeof classifications)[number];

/** Later ones are less certain. */
export type ClassificationSource =
  | "analyst"
  | "special-role"
  | "vendor-subtype"
  | "vendor-type"
  | "name-rule"
  | "file-guess"
  /** The sender's own statement beside the books. */
  | "profit-and-loss"
  | "balance-sheet"
  | "sender"
  | "memory";

export interface VendorAccount {
  /** The package's key, unique within a ledger. */
  readonly id: string;
  /** userAssignedCode; leading zeros count. */
  readonly number?: string;
  readonly name: string;
  /** From the top down, joined by ":". */
  readonly fullName: string;
  readonly parentId?: string;
  readonly description?: string;
  readonly vendorType: string;
  readonly vendorSubtype?: string;
  readonly specialRole?: string;
  /** Where the type is from, if a file doesn't say it: how sure a guess is, or who or what said it. */
  readonly typeFrom?:
    | "likely"
    | "unsure"
    | "unknown"
    | "profit-and-loss"
    | "balance-sheet"
    | "sender"
    | "memory";
  /** False for headings. */
  readonly posting: boolean;
  readonly active: boolean;
  readonly createdAt?: string;
  readonly modifiedAt?: string;
}

export interface Account extends VendorAccount {
  /** Real is on the balance sheet, Nominal on the income statement. */
  readonly kind: "Real" | "Nominal";
  readonly classification: Classification;
  readonly classificationSource: ClassificationSource;
  /** 0 to 1. */
  readonly confidence: number;
}

/** A person should look. */
export function isGuessed({ confidence }: Pick<Account, "confidence">): boolean {
  return confidence < 0.6;
}

/** Adds accounts that figures name but the chart lacks, such as deleted ones, at a confidence that asks for a person. */
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
    classification: "unknown",
    classificationSource: "vendor-type",
    confidence: 0.1,
  };
}

import type { DayNumber } from "./calendar.ts";

/** QuickBooks Online's words, which `dex.yaml` lists. */
export type AccountType =
  | "Bank"
  | "Accounts Receivable"
  | "Other Current Asset"
  | "Fixed Asset"
  | "Other Asset"
  | "Accounts Payable"
  | "Credit Card"
  | "Other Current Liability"
  | "Long Term Liability"
  | "Equity"
  | "Income"
  | "Cost of Goods Sold"
  | "Expense"
  | "Other Income"
  | "Other Expense";

export interface Account {
  readonly id: string;
  /** What lines name it by; unique in its chart. */
  readonly number: string;
  readonly name: string;
  readonly parentNumber: string | undefined;
  readonly type: AccountType;
  readonly subType: string;
  readonly active: boolean;
}

export interface Party {
  readonly id: string;
  readonly kind: "customer" | "vendor" | "other";
  readonly name: string;
  readonly email: string | undefined;
  readonly phone: string | undefined;
}

export type TransactionType =
  | "Invoice"
  | "Credit Memo"
  | "Payment"
  | "Sales Receipt"
  | "Bill"
  | "Vendor Credit"
  | "Bill Payment"
  | "Expense"
  | "Credit Card Payment"
  | "Deposit"
  | "Transfer"
  | "Payroll"
  | "Tax Payment"
  | "Journal Entry";

export interface Line {
  /** The account's number. */
  readonly account: string;
  /** Cents, debit positive. */
  readonly amount: number;
  readonly memo?: string | undefined;
}

export interface Transaction {
  readonly id: string;
  readonly type: TransactionType;
  readonly day: DayNumber;
  readonly lines: readonly Line[];
  readonly party?: Party | undefined;
  readonly docNumber?: string | undefined;
  readonly refNumber?: string | undefined;
  /** What makes it an invoice, a bill or a credit; its first line is then the control account's. */
  readonly document?: Document | undefined;
  /** The documents that it settles, whole. */
  readonly settles?: readonly Transaction[] | undefined;
  /** The day it was entered, where that isn't its own. */
  readonly entered?: DayNumber | undefined;
}

export type Side = "receivable" | "payable";

interface Document {
  readonly side: Side;
  readonly due: DayNumber;
  /** The day it is settled; `Infinity` when it never is. */
  readonly settled: DayNumber;
  /** Settled by giving up, without money. */
  readonly writtenOff?: boolean;
}

export type Basis = "accrual" | "cash";

export interface Company {
  readonly id: string;
  readonly name: string;
  readonly legalName: string;
  /** One line for whoever chooses among companies. */
  readonly summary: string;
  readonly badges: readonly string[];
  readonly fiscalYearEndMonth: number;
  readonly closedThrough: DayNumber | undefined;
  readonly first: DayNumber;
  readonly last: DayNumber;
  readonly defaultBasis: Basis;
}

/** One company's books. Any day is made when it's asked for, always the same. */
export interface Books {
  readonly company: Company;
  readonly accounts: readonly Account[];
  readonly parties: readonly Party[];
  /** In the order of the books; nothing before the first day and after the last. */
  readonly transactionsOn: (day: DayNumber, basis: Basis) => readonly Transaction[];
  /** Documents that aren't settled at the end of that day. */
  readonly openDocuments: (side: Side, day: DayNumber) => readonly Transaction[];
}

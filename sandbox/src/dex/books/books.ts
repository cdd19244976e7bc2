import type { DayNumber } from "./calendar.ts";

/** QuickBooks Online's account types, as in `dex.yaml`, and their classifications. */
export const classifications = {
  Bank: "Asset",
  "Accounts Receivable": "Asset",
  "Other Current Asset": "Asset",
  "Fixed Asset": "Asset",
  "Other Asset": "Asset",
  "Accounts Payable": "Liability",
  "Credit Card": "Liability",
  "Other Current Liability": "Liability",
  "Long Term Liability": "Liability",
  Equity: "Equity",
  Income: "Revenue",
  "Cost of Goods Sold": "Expense",
  Expense: "Expense",
  "Other Income": "Revenue",
  "Other Expense": "Expense",
} as const;

export type AccountType = keyof typeof classifications;

export interface Account {
  readonly id: string;
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
  /** Makes it an invoice, a bill or a credit; the first line is then the control account's. */
  readonly document?: Document | undefined;
  readonly settles?: readonly Transaction[] | undefined;
  /** The day it was entered, if not its own. */
  readonly entered?: DayNumber | undefined;
}

export type Side = "receivable" | "payable";

interface Document {
  readonly side: Side;
  readonly due: DayNumber;
  /** The day it's settled; `Infinity` if never. */
  readonly settled: DayNumber;
  readonly writtenOff?: boolean;
}

export type Basis = "accrual" | "cash";

export interface Company {
  readonly id: string;
  readonly name: string;
  readonly legalName: string;
  readonly summary: string;
  readonly badges: readonly string[];
  readonly fiscalYearEndMonth: number;
  readonly closedThrough: DayNumber | undefined;
  readonly first: DayNumber;
  readonly last: DayNumber;
  readonly defaultBasis: Basis;
}

/** One company's books. Each day is generated on demand, always the same. */
export interface Books {
  readonly company: Company;
  readonly accounts: readonly Account[];
  readonly parties: readonly Party[];
  /** In the order of the books; empty outside their first and last day. */
  readonly transactionsOn: (day: DayNumber, basis: Basis) => readonly Transaction[];
  /** Documents unsettled at the end of that day. */
  readonly openDocuments: (side: Side, day: DayNumber) => readonly Transaction[];
}

export type Draft = Omit<Transaction, "id" | "day">;

export type Activity = (day: DayNumber) => readonly Transaction[];

/** Maximum transactions of one activity on one day. */
const room = 5_000;

/** A draft's id depends only on the day, the activity's code (1 to 99, unique in its books) and its index. */
export function activity(code: number, draftsOn: (day: DayNumber) => readonly Draft[]): Activity {
  return (day) => {
    const drafts = draftsOn(day);
    if (drafts.length > room) throw new RangeError(`More than ${room} on one day`);
    return drafts.map((draft, index) => ({
      ...draft,
      id: String((day * 100 + code) * room + index),
      day,
    }));
  };
}

/** Positive for an invoice and a bill, negative for their credits. */
export function documentTotal({ lines, document }: Transaction): number {
  const control = lines[0]?.amount ?? 0;
  return document?.side === "payable" ? -control : control;
}

export function together(...activities: readonly Activity[]): Activity {
  return (day) => activities.flatMap((each) => each(day));
}

/** Number, name, type, subtype and, for a sub-account, the parent's number. */
type AccountRow = readonly [
  number: string,
  name: string,
  type: AccountType,
  subType: string,
  parentNumber?: string,
];

/** Parents come before their children. @throws on a duplicate number */
export function chart(rows: readonly AccountRow[], inactive: readonly string[] = []): Account[] {
  const numbers = new Set<string>();

  return rows.map(([number, name, type, subType, parentNumber], index) => {
    if (numbers.has(number)) throw new Error(`Account ${number} stands twice`);
    if (parentNumber !== undefined && !numbers.has(parentNumber)) {
      throw new Error(`Account ${number} stands before its parent`);
    }
    numbers.add(number);
    const active = !inactive.includes(number);
    return { id: String(index + 1), number, name, parentNumber, type, subType, active };
  });
}

/** `Inventory:Engines and outdrives`. */
export function fullyQualifiedName(account: Account, accounts: readonly Account[]): string {
  const parent = accounts.find(({ number }) => number === account.parentNumber);
  return parent ? `${fullyQualifiedName(parent, accounts)}:${account.name}` : account.name;
}

/** Whether the account is closed each fiscal year. */
export const isTemporary = ({ type }: Account): boolean =>
  classifications[type] === "Revenue" || classifications[type] === "Expense";

/** Customers, vendors and others in that order, with consecutive ids and made-up contacts. */
export function parties(
  names: Readonly<Record<Party["kind"], readonly string[]>>,
): Readonly<Record<Party["kind"], readonly Party[]>> & { readonly all: readonly Party[] } {
  const kinds = ["customer", "vendor", "other"] as const;
  const all = kinds
    .flatMap((kind) => names[kind].map((name) => ({ kind, name })))
    .map(({ kind, name }, index): Party => {
      const contact = kind === "other" ? undefined : `accounts@${domainOf(name)}`;
      // 555-0100 to 555-0199 are reserved for fiction.
      const phone =
        kind === "other" ? undefined : `(410) 555-01${String(index % 100).padStart(2, "0")}`;
      return { id: String(index + 1), kind, name, email: contact, phone };
    });
  const of = (kind: Party["kind"]) => all.filter((party) => party.kind === kind);

  return { all, customer: of("customer"), vendor: of("vendor"), other: of("other") };
}

/** Combines each place with each trade, up to `count` names. */
export function namesOf(
  places: readonly string[],
  trades: readonly string[],
  count: number,
): string[] {
  const names: string[] = [];
  for (let round = 0; names.length < count && round < trades.length; round += 1) {
    for (const [index, place] of places.entries()) {
      if (names.length === count) break;
      names.push(`${place} ${trades[(index + round) % trades.length]}`);
    }
  }
  return names;
}

/** `.example` is reserved (RFC 2606). */
const domainOf = (name: string) => `${name.toLowerCase().replace(/[^a-z0-9]+/g, "")}.example`;

/** @throws where there is no such party */
export function memberOf(people: readonly Party[]): (index: number) => Party {
  return (index) => {
    const party = people[index];
    if (!party) throw new RangeError(`Nobody stands at ${index}`);
    return party;
  };
}

/** Converts to cents, the unit of the books. */
export const dollars = (amount: number): number => Math.round(amount * 100);

/** `-1234.50`, as the API writes amounts. */
export function formatAmount(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  return `${cents < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

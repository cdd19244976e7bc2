import { type DayNumber, dayNumber } from "../../books/calendar.ts";
import { monthOfDrafts, openings } from "./business-year.ts";
import { type EntryType, type Role, roles } from "./roles.ts";

export type LayoutAccountType = (typeof roles)[Role];

const creditTypes: ReadonlySet<LayoutAccountType> = new Set([
  "Accounts Payable",
  "Credit Card",
  "Other Current Liability",
  "Long Term Liability",
  "Equity",
  "Income",
  "Other Income",
]);

/** Whether the account grows by credits. */
export const growsByCredits = ({ type }: LayoutAccount): boolean => creditTypes.has(type);

/** `[number, name, parent]`; a package without account numbers has empty ones. */
export type Chart = Readonly<
  Record<Role, readonly [number: string, name: string, under?: Role | undefined]>
>;

/** The same accounts with other numbers. */
export function renumbered(chart: Chart, numberOf: (index: number) => string): Chart {
  const accounts = Object.entries(chart).map(([role, [, name, under]], index) => {
    const account: Chart[Role] = [numberOf(index), name, under];
    return [role, account] as const;
  });
  // Object.fromEntries loses the keys, which are the chart's.
  return Object.fromEntries(accounts) as Chart;
}

export interface LayoutAccount {
  readonly role: Role;
  readonly type: LayoutAccountType;
  readonly number: string;
  readonly name: string;
  /** From the top down. */
  readonly parents: readonly LayoutAccount[];
}

export interface LayoutEntry {
  /** Counts from 1, in the order of days. */
  readonly id: number;
  readonly day: DayNumber;
  readonly type: EntryType;
  /** The number of its document; empty where it has none. */
  readonly number: string;
  readonly party: string;
  readonly memo: string;
  readonly lines: readonly LayoutLine[];
}

export interface LayoutLine {
  readonly account: LayoutAccount;
  /** Debit positive, never 0. */
  readonly cents: number;
}

/** A year of a small business's books, in a package's chart. */
export interface LayoutCompany {
  readonly name: string;
  readonly currency: string;
  readonly from: DayNumber;
  readonly to: DayNumber;
  /** In the chart's order. */
  readonly accounts: readonly LayoutAccount[];
  /** On the eve of `from`, debit positive; they add up to 0, and income and expenses have none. */
  readonly openings: ReadonlyMap<Role, number>;
  readonly entries: readonly LayoutEntry[];
}

interface CompanyOptions {
  readonly name?: string;
  readonly currency?: string;
  /** The year's first month, 1 to 12. */
  readonly startMonth?: number;
}

/** The same business for every chart: what was posted to a role is equal to the cent. */
export function layoutCompany(chart: Chart, options: CompanyOptions = {}): LayoutCompany {
  const { name = "Larkspur Supply, LLC", currency = "USD", startMonth = 1 } = options;
  const from = dayNumber(2025, startMonth, 1);
  const accounts = new Map<Role, LayoutAccount>();
  const accountOf = (role: Role): LayoutAccount => {
    const known = accounts.get(role);
    if (known) return known;
    const [number, own, under] = chart[role];
    const parent = under && accountOf(under);
    const parents = parent ? [...parent.parents, parent] : [];
    const account = { role, type: roles[role], number, name: own, parents };
    accounts.set(role, account);
    return account;
  };
  // Object.keys loses the keys' type.
  const inOrder = (Object.keys(chart) as Role[]).map(accountOf);

  const drafts = Array.from({ length: 12 }, (_, month) => monthOfDrafts(from, month)).flat();
  const entries = drafts
    .sort((one, another) => one.day - another.day)
    .map(({ posts, ...entry }, index) => ({
      id: index + 1,
      ...entry,
      lines: posts.map(([role, cents]) => ({ account: accountOf(role), cents })),
    }));
  const to = dayNumber(2026, startMonth, 0);
  return { name, currency, from, to, accounts: inOrder, openings, entries };
}

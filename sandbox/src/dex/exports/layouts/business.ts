import { type DayNumber, dayNumber, endOfMonth, monthOf } from "../../books/calendar.ts";
import { type Random, randomOf } from "../../books/random.ts";

/** What each account is for. Packages number and name them in their own ways. */
export const roles = {
  checking: "Bank",
  savings: "Bank",
  receivables: "Accounts Receivable",
  inventory: "Other Current Asset",
  prepaid: "Other Current Asset",
  vehicles: "Fixed Asset",
  vehicleCost: "Fixed Asset",
  vehicleDepreciation: "Fixed Asset",
  equipment: "Fixed Asset",
  deposit: "Other Asset",
  payables: "Accounts Payable",
  card: "Credit Card",
  salesTax: "Other Current Liability",
  payrollTax: "Other Current Liability",
  loan: "Long Term Liability",
  capital: "Equity",
  drawings: "Equity",
  retained: "Equity",
  sales: "Income",
  services: "Income",
  returns: "Income",
  goods: "Cost of Goods Sold",
  freight: "Cost of Goods Sold",
  wages: "Expense",
  employerTax: "Expense",
  rent: "Expense",
  utilities: "Expense",
  telephone: "Expense",
  insurance: "Expense",
  advertising: "Expense",
  travel: "Expense",
  bankFees: "Expense",
  depreciation: "Expense",
  interestIncome: "Other Income",
  interestExpense: "Other Expense",
} as const;

export type Role = keyof typeof roles;
export type LayoutAccountType = (typeof roles)[Role];

/** `[number, name, parent]`; a package without account numbers has empty ones. */
export type Chart = Readonly<
  Record<Role, readonly [number: string, name: string, under?: Role | undefined]>
>;

export interface LayoutAccount {
  readonly role: Role;
  readonly type: LayoutAccountType;
  readonly number: string;
  readonly name: string;
  /** From the top down. */
  readonly parents: readonly LayoutAccount[];
}

export type EntryType =
  | "Invoice"
  | "Credit Memo"
  | "Payment"
  | "Bill"
  | "Bill Payment"
  | "Check"
  | "Expense"
  | "Deposit"
  | "Transfer"
  | "Journal Entry";

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

const openings: ReadonlyMap<Role, number> = new Map([
  ["checking", 4_182_655],
  ["savings", 1_500_000],
  ["receivables", 2_391_840],
  ["inventory", 3_310_275],
  ["vehicleCost", 4_650_000],
  ["vehicleDepreciation", -1_240_000],
  ["equipment", 812_050],
  ["deposit", 250_000],
  ["payables", -1_874_433],
  ["card", -231_907],
  ["salesTax", -114_518],
  ["payrollTax", -96_240],
  ["loan", -3_600_000],
  ["capital", -5_000_000],
  ["retained", -4_939_722],
]);

interface Draft extends Omit<LayoutEntry, "id" | "lines"> {
  readonly posts: readonly (readonly [Role, cents: number])[];
}

const seed = 20_251_127;

const customers = ["Baker, Moss & Co.", "Hollis Dental", 'Pike "Quick" Print', "Ortiz Landscaping"];
const vendors = ["Northline Wholesale", "Sturdy Tools, Inc.", "Meridian Freight"];

/** `month` counts from 0, the year's first. */
function monthOfDrafts(from: DayNumber, month: number): Draft[] {
  const random = randomOf(seed, month);
  let first = from;
  for (let passed = 0; passed < month; passed++) first = endOfMonth(first) + 1;
  const last = endOfMonth(first);
  const numbered = (base: number, index = 0) => String(base + month * 3 + index);
  return [
    ...sold(random, first, numbered),
    ...bought(random, first, numbered),
    ...paid(random, first, last, month),
    ...atMonthEnd(random, last, month),
  ];
}

type Numbered = (base: number, index?: number) => string;

function sold(random: Random, first: DayNumber, numbered: Numbered): Draft[] {
  const drafts: Draft[] = [];
  for (const [index, after] of [3, 11, 19].entries()) {
    const [goods, service] = [random.cents(780_000, 0.4), random.cents(210_000, 0.5)];
    const tax = Math.round(goods * 0.0725);
    const party = random.pick(customers);
    const day = first + after;
    const memo = index === 0 ? "Standing order" : "";
    drafts.push({
      ...{ day, type: "Invoice", number: numbered(1041, index), party, memo },
      posts: [
        ["receivables", goods + service + tax],
        ["sales", -goods],
        ["services", -service],
        ["salesTax", -tax],
      ],
    });
    const received = goods + service + tax - (index === 2 ? 12_345 : 0);
    const money = { day: day + 7, number: "", party, memo: "" };
    drafts.push({
      ...{ ...money, type: "Payment" },
      posts: [
        ["checking", received],
        ["receivables", -received],
      ],
    });
  }
  const credit = random.cents(41_000, 0.3);
  drafts.push({
    ...{ day: first + 21, type: "Credit Memo", number: numbered(7001) },
    ...{ party: random.pick(customers), memo: "Damaged in transit" },
    posts: [
      ["returns", credit],
      ["receivables", -credit],
    ],
  });
  return drafts;
}

function bought(random: Random, first: DayNumber, numbered: Numbered): Draft[] {
  const [stock, more] = [random.cents(590_000, 0.3), random.cents(310_000, 0.3)];
  const [freight, power, phone] = [random.cents(38_000, 0.3), random.cents(44_000, 0.2), 18_990];
  const [party, utility] = [random.pick(vendors), "City Light & Water"];
  return [
    {
      ...{ day: first + 4, type: "Bill", number: numbered(50_310), party, memo: "Stock" },
      // Two lines of one account, as bills have them.
      posts: [
        ["payables", -(stock + more + freight)],
        ["inventory", stock],
        ["inventory", more],
        ["freight", freight],
      ],
    },
    {
      ...{ day: first + 9, type: "Bill", number: "", party: utility, memo: "Power and telephone" },
      posts: [
        ["payables", -(power + phone)],
        ["utilities", power],
        ["telephone", phone],
      ],
    },
    {
      ...{ day: first + 24, type: "Bill Payment", number: numbered(2210), party, memo: "" },
      posts: [
        ["payables", stock + more],
        ["checking", -(stock + more)],
      ],
    },
  ];
}

function paid(random: Random, first: DayNumber, last: DayNumber, month: number): Draft[] {
  const [ads, trip] = [random.cents(52_000, 0.4), random.cents(67_000, 0.6)];
  const [gross, interest] = [random.cents(1_310_000, 0.05), 18_000 - month * 375];
  const withheld = Math.round(gross * 0.218);
  const employer = Math.round(gross * 0.0765);
  const settled = random.cents(96_000, 0.2);
  const check = { type: "Check", memo: "" } as const;
  const number = (index: number) => String(2209 + month * 3 + index);
  return [
    {
      ...{ ...check, day: first, number: number(0), party: "Harbor Point Properties" },
      posts: [
        ["rent", 365_000],
        ["checking", -365_000],
      ],
    },
    {
      ...{ day: first + 6, type: "Expense", number: "", party: "Dell & Sons Media", memo: "Ads" },
      posts: [
        ["advertising", ads],
        ["card", -ads],
      ],
    },
    {
      ...{ day: first + 13, type: "Expense", number: "", party: "Skyway Air", memo: "" },
      posts: [
        ["travel", trip],
        ["card", -trip],
      ],
    },
    {
      ...{ day: first + 15, type: "Expense", number: "", party: "Card Services", memo: "" },
      posts: [
        ["card", settled],
        ["checking", -settled],
      ],
    },
    {
      ...{ day: first + 17, type: "Journal Entry", number: `PR-${month + 1}`, party: "" },
      memo: "Payroll",
      posts: [
        ["wages", gross],
        ["employerTax", employer],
        ["payrollTax", -(withheld + employer)],
        ["checking", -(gross - withheld)],
      ],
    },
    {
      ...{ ...check, day: first + 20, number: number(2), party: "First Valley Bank" },
      posts: [
        ["loan", 75_000],
        ["interestExpense", interest],
        ["checking", -(75_000 + interest)],
      ],
    },
    {
      ...{ day: last, type: "Expense", number: "", party: "First Valley Bank", memo: "Fees" },
      posts: [
        ["bankFees", 2_895],
        ["checking", -2_895],
      ],
    },
  ];
}

function atMonthEnd(random: Random, last: DayNumber, month: number): Draft[] {
  const [goods, interest] = [random.cents(780_000, 0.1), random.cents(2_100, 0.1)];
  const journal = { day: last, type: "Journal Entry", party: "" } as const;
  const drafts: Draft[] = [
    {
      ...{ ...journal, number: `AJE-${month + 1}`, memo: "Cost of goods sold" },
      posts: [
        ["goods", goods],
        ["inventory", -goods],
      ],
    },
    {
      ...{ ...journal, number: `DEP-${month + 1}`, memo: "Monthly depreciation" },
      posts: [
        ["depreciation", 77_500],
        ["vehicleDepreciation", -77_500],
      ],
    },
    {
      ...{ day: last, type: "Deposit", number: "INTEREST", party: "", memo: "Interest earned" },
      posts: [
        ["savings", interest],
        ["interestIncome", -interest],
      ],
    },
  ];
  if (monthOf(last) % 3 !== 0) return drafts;
  return [
    ...drafts,
    {
      ...{ day: last, type: "Transfer", number: "", party: "", memo: "To savings" },
      posts: [
        ["savings", 200_000],
        ["checking", -200_000],
      ],
    },
    {
      ...{ day: last, type: "Check", number: "", party: "J. Larkspur", memo: "Owner's draw" },
      posts: [
        ["drawings", 450_000],
        ["checking", -450_000],
      ],
    },
    {
      // Paid and used up within the quarter: the account has activity and ends at 0.
      ...{ day: last - 20, type: "Check", number: "", party: "Granite Mutual", memo: "Premium" },
      posts: [
        ["prepaid", 84_000],
        ["checking", -84_000],
      ],
    },
    {
      ...{ ...journal, number: `INS-${month + 1}`, memo: "Premium used" },
      posts: [
        ["insurance", 84_000],
        ["prepaid", -84_000],
      ],
    },
  ];
}

import { type DayNumber, endOfMonth, monthOf } from "../../books/calendar.ts";
import { type Random, randomOf } from "../../books/random.ts";
import type { EntryType, Role } from "./roles.ts";

/** On the eve of the year; they add up to 0. */
export const openings: ReadonlyMap<Role, number> = new Map([
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

/** An entry, before those of its month are put in order. */
export interface Draft {
  readonly day: DayNumber;
  readonly type: EntryType;
  readonly number: string;
  readonly party: string;
  readonly memo: string;
  readonly posts: readonly (readonly [Role, cents: number])[];
}

const seed = 20_251_127;

const customers = ["Baker, Moss & Co.", "Hollis Dental", 'Pike "Quick" Print', "Ortiz Landscaping"];
const vendors = ["Northline Wholesale", "Sturdy Tools, Inc.", "Meridian Freight"];

/** `month` counts from 0, the year's first. */
export function monthOfDrafts(from: DayNumber, month: number): Draft[] {
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

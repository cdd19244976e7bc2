import { payroll } from "../activities/payroll.ts";
import {
  card,
  loan,
  monthsBetween,
  moving,
  opening,
  type Regular,
  regular,
  salesTax,
} from "../activities/regular.ts";
import { billPayments, receipts, regularBills, writeOffs } from "../activities/trade.ts";
import { assembleBooks } from "../assemble.ts";
import { type Books, dollars, memberOf, type Party, parties, together } from "../books.ts";
import { type DayNumber, dayNumber, startOfFiscalYear, yearOf } from "../calendar.ts";
import { documents } from "../documents.ts";
import { customers, tidewaterChart, vendors } from "./tidewater-lists.ts";
import { purchases, returns, sales } from "./tidewater-trade.ts";

/** A wholesaler of marine supplies: receivables, payables, inventory, payroll, debt, fixed assets. */
export function tidewater(last: DayNumber, seed: number): Books {
  const first = dayNumber(yearOf(startOfFiscalYear(last, 12)) - 5, 1, 1);
  const people = parties({ customer: customers, vendor: vendors, other: ["Tidewater payroll"] });
  const level = (day: DayNumber) => 1.03 ** (yearOf(day) - 2022);

  const invoiced = sales(1, seed + 1, people.customer);
  const returned = returns(2, invoiced);
  const receivable = documents({
    side: "receivable",
    first,
    issuedOn: together(invoiced, returned),
    openingAccount: "3050",
  });
  const stocked = purchases(3, seed + 3, [invoiced, returned], people.vendor.slice(0, 8));
  const overheads = regularBills(
    4,
    { seed: seed + 4, control: "2010", level },
    bills(people.vendor),
  );
  const payable = documents({
    side: "payable",
    first,
    issuedOn: together(stocked, overheads),
    openingAccount: "3050",
  });

  return assembleBooks({
    company: {
      id: "tidewater",
      name: "Tidewater Marine Supply, Inc.",
      legalName: "Tidewater Marine Supply, Inc.",
      summary: "Wholesaler, year ends December, five years",
      badges: ["Receivables", "Payables", "Inventory"],
      fiscalYearEndMonth: 12,
      closedThrough: startOfFiscalYear(last, 12) - 1,
      first,
      last,
      defaultBasis: "accrual",
    },
    accounts: tidewaterChart,
    parties: people.all,
    documents: { receivable, payable },
    activities: [
      opening(5, first, openingBalances, {
        retained: "3100",
        openingEquity: "3050",
        documents: { receivable, payable },
      }),
      receivable.issuedOn,
      payable.issuedOn,
      receipts(6, receivable, { bank: "1010", control: "1200" }),
      writeOffs(7, receivable, { against: "6370", control: "1200" }),
      billPayments(8, payable, { bank: "1010", control: "2010" }),
      ...payroll(9, {
        seed: seed + 9,
        first,
        wages: [
          ["6010", dollars(9_850)],
          ["6020", dollars(8_400)],
          ["6030", dollars(9_200)],
        ],
        level,
        employerTaxes: "6040",
        taxesPayable: "2210",
        bank: "1020",
        fundedFrom: "1010",
        accrued: "2200",
      }),
      ...card(12, {
        seed: seed + 12,
        first,
        account: "2050",
        bank: "1010",
        chance: 0.15,
        purchases: cardPurchases(people.vendor),
      }),
      salesTax(14, receivable.issuedOn, { payable: "2300", bank: "1010", first }),
      loan(15, {
        account: "2500",
        interest: "8000",
        bank: "1010",
        first,
        opening: dollars(381_600),
        principal: dollars(5_300),
        yearlyRate: 0.066,
        paidOn: 5,
      }),
      regular(16, entries(first)),
    ],
  });
}

const openingBalances = [
  ["1010", dollars(532_400)],
  ["1020", dollars(41_200)],
  ["1030", dollars(85_000)],
  ["1250", -dollars(16_500)],
  ["1310", dollars(402_300)],
  ["1320", dollars(688_900)],
  ["1330", dollars(96_300)],
  ["1390", -dollars(18_000)],
  ["1510", dollars(248_600)],
  ["1520", dollars(171_000)],
  ["1530", dollars(88_400)],
  ["1590", -dollars(201_300)],
  ["1800", dollars(14_000)],
  ["2100", -dollars(210_000)],
  ["2500", -dollars(381_600)],
  ["3000", -dollars(50_000)],
] as const;

const equipmentPerYear = dollars(18_600);

const entries = (first: DayNumber): Regular[] => [
  {
    on: "month-end",
    type: "Journal Entry",
    memo: "Monthly depreciation",
    lines: (day) => {
      const bought = (yearOf(day) - yearOf(first)) * equipmentPerYear;
      const charge = Math.round((dollars(52_800) + bought * 0.14) / 12);
      return [
        ["6500", charge],
        ["1590", -charge],
      ];
    },
  },
  moving("month-end", "Insurance used up", "6200", "1410", () => dollars(3_150)),
  // Write-offs go straight to bad debt; this keeps the allowance in step with sales.
  moving("month-end", "Provision for doubtful accounts", "6370", "1250", () => dollars(210)),
  {
    on: "month-end",
    type: "Expense",
    memo: "Line of credit interest",
    lines: (day) => {
      const drawn = dollars(210_000) + draw * Math.floor((monthsBetween(first, day) + 1) / 3);
      const interest = Math.round((drawn * 0.079) / 12);
      return [
        ["8000", interest],
        ["1010", -interest],
      ];
    },
  },
  moving(12, "Draw on the line", "1010", "2100", () => draw, {
    months: quarterly,
    type: "Deposit",
  }),
  moving("month-end", "Stock count", "1310", "5090", () => -dollars(2_150), { months: [6, 12] }),
  moving("month-end", "Slow stock", "5090", "1390", () => dollars(1_100), {
    months: [3, 6, 9, 12],
  }),
  moving(3, "Annual insurance", "1410", "1010", () => dollars(37_800), {
    months: [1],
    type: "Expense",
  }),
  moving(18, "New equipment", "1520", "1010", () => equipmentPerYear, {
    months: [6],
    type: "Expense",
  }),
  moving(15, "Estimated income tax", "8500", "1010", () => dollars(19_500), {
    months: [4, 6, 9, 12],
    type: "Tax Payment",
  }),
  moving(20, "Dividend", "3010", "1010", () => dollars(84_000), { months: [3], type: "Expense" }),
  moving(22, "Which invoice was this?", "9990", "1010", (day) => dollars(400 + (day % 7) * 95), {
    months: [2, 8],
    type: "Expense",
  }),
  moving("month-end", "Interest", "1030", "7000", (day) => dollars(140) + (day % 31) * 55, {
    type: "Deposit",
  }),
  moving("month-end", "Service charge", "6360", "1010", (day) => dollars(68) + (day % 17) * 90, {
    type: "Expense",
  }),
];

const quarterly = [1, 4, 7, 10];
const draw = dollars(9_000);

const bills = (vendors: readonly Party[]) => {
  const of = memberOf(vendors);
  return [
    bill(of(8), 1, "6100", 11_400, 0, "Warehouse and dock rent"),
    bill(of(9), 9, "6110", 2_350, 0.25, "Electricity and water"),
    bill(of(10), 14, "6340", 1_480, 0.08, "Telephone and software"),
    bill(of(11), 17, "6310", 2_900, 0.3, "Truck and yard fuel"),
    { ...bill(of(12), 21, "6350", 4_800, 0.3, "Accounting"), months: [2, 5, 8, 11] },
    { ...bill(of(13), 11, "6300", 16_500, 0.2, "Boat show"), months: [1, 9] },
    { ...bill(of(14), 24, "6120", 3_600, 0.5, "Forklift and roof repairs"), months: [3, 7, 10] },
  ];
};

const bill = (
  vendor: Party,
  on: number,
  account: string,
  amount: number,
  spread: number,
  memo: string,
) => ({ vendor, on, account, cents: dollars(amount), spread, memo });

const cardPurchases = (vendors: readonly Party[]) => {
  const of = memberOf(vendors);
  return [
    ["6330", of(15), dollars(140)],
    ["6320", of(16), dollars(210)],
    ["6310", of(11), dollars(95)],
    ["6120", of(17), dollars(320)],
  ] as const;
};

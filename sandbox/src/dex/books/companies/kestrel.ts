import { payroll } from "../activities/payroll.ts";
import { moving, opening, regular } from "../activities/regular.ts";
import { billPayments, document, receipts, writeOffs } from "../activities/trade.ts";
import { assembleBooks } from "../assemble.ts";
import {
  type Activity,
  activity,
  type Books,
  chart,
  dollars,
  namesOf,
  type Party,
  parties,
} from "../books.ts";
import {
  type DayNumber,
  dayNumber,
  isBusinessDay,
  startOfFiscalYear,
  yearOf,
} from "../calendar.ts";
import { documents } from "../documents.ts";
import { randomOf } from "../random.ts";

/** Approximate number of journal lines. */
type KestrelSize = 100_000 | 1_000_000;

/** Invoices per business day that give slightly more than that many lines. Measured. */
const invoicesPerDay: Record<KestrelSize, number> = { 100000: 6.7, 1000000: 73 };

/** A haulier with as many lines as requested: the same business in more, smaller shipments. */
export function kestrel(last: DayNumber, seed: number, size: KestrelSize): Books {
  const first = dayNumber(yearOf(startOfFiscalYear(last, 12)) - 5, 1, 1);
  const perDay = invoicesPerDay[size];
  const people = parties({
    customer: namesOf(places, shippers, 180),
    vendor: namesOf(places, hauliers, 96),
    other: [],
  });
  const level = (day: DayNumber) => 1.03 ** (yearOf(day) - 2022);

  const receivable = documents({
    side: "receivable",
    first,
    issuedOn: shipments(1, seed + 1, perDay, people.customer),
    openingAccount: "3050",
  });
  const payable = documents({
    side: "payable",
    first,
    issuedOn: haulage(2, seed + 2, perDay, people.vendor),
    openingAccount: "3050",
  });

  return assembleBooks({
    company: {
      id: size === 100_000 ? "kestrel-100k" : "kestrel-1m",
      name: "Kestrel Freight & Logistics",
      legalName: "Kestrel Freight & Logistics, Inc.",
      summary: "Generated when you choose it",
      badges: [size === 100_000 ? "100,000 lines" : "1 million"],
      fiscalYearEndMonth: 12,
      closedThrough: startOfFiscalYear(last, 12) - 1,
      first,
      last,
      defaultBasis: "accrual",
    },
    accounts: kestrelChart,
    parties: people.all,
    documents: { receivable, payable },
    activities: [
      opening(3, first, openingBalances, {
        retained: "3100",
        openingEquity: "3050",
        documents: { receivable, payable },
      }),
      receivable.issuedOn,
      payable.issuedOn,
      receipts(4, receivable, { bank: "1010", control: "1200" }),
      writeOffs(5, receivable, { against: "6370", control: "1200" }),
      billPayments(6, payable, { bank: "1010", control: "2000" }),
      ...payroll(7, {
        seed: seed + 7,
        first,
        wages: [
          ["6010", dollars(64_000)],
          ["6020", dollars(41_000)],
        ],
        level,
        employerTaxes: "6040",
        taxesPayable: "2210",
        bank: "1010",
      }),
      regular(10, [
        moving("month-end", "Depreciation", "6500", "1590", () => dollars(18_400)),
        moving(1, "Terminal rent", "6100", "1010", () => dollars(36_500), { type: "Expense" }),
        moving(15, "Income tax", "8500", "1010", () => dollars(45_000), {
          months: [4, 6, 9, 12],
          type: "Tax Payment",
        }),
        moving(20, "Dividend", "3010", "1010", () => dollars(1_100_000), {
          months: [3],
          type: "Expense",
        }),
      ]),
    ],
  });
}

const salesPerDay = dollars(76_000);

function shipments(
  code: number,
  seed: number,
  perDay: number,
  customers: readonly Party[],
): Activity {
  return activity(code, (day) => {
    if (!isBusinessDay(day)) return [];
    const random = randomOf(seed, day);
    return Array.from({ length: Math.floor(perDay + random.next()) }, (_, index) => {
      const freight = random.cents(salesPerDay / perDay, 0.6);
      const surcharge = Math.round(freight * 0.14);
      return document({
        side: "receivable",
        control: "1200",
        party: random.pick(customers),
        day,
        docNumber: `K${day}${String(index).padStart(3, "0")}`,
        terms: 30,
        paidAfter: random.happens(0.002)
          ? undefined
          : random.between(20, random.happens(0.15) ? 100 : 45),
        lines: [
          { account: random.happens(0.7) ? "4010" : "4020", amount: -freight },
          { account: "4030", amount: -surcharge },
        ],
      });
    });
  });
}

function haulage(code: number, seed: number, perDay: number, hauliers: readonly Party[]): Activity {
  return activity(code, (day) => {
    if (!isBusinessDay(day)) return [];
    const random = randomOf(seed, day);
    return Array.from({ length: Math.floor(perDay + random.next()) }, (_, index) => {
      const cost = random.cents((salesPerDay * 0.77) / perDay, 0.5);
      const fuel = Math.round(cost * 0.22);
      return document({
        side: "payable",
        control: "2000",
        party: random.pick(hauliers),
        day,
        docNumber: `H${day}${String(index).padStart(3, "0")}`,
        refNumber: String(random.between(100_000, 999_999)),
        terms: 30,
        paidAfter: random.between(22, 40),
        lines: [
          { account: "5010", amount: cost - fuel },
          { account: "5020", amount: fuel },
        ],
      });
    });
  });
}

const openingBalances = [
  ["1010", dollars(1_150_000)],
  ["1510", dollars(2_640_000)],
  ["1590", -dollars(870_000)],
  ["3000", -dollars(500_000)],
] as const;

const places = [
  "Abilene",
  "Boise",
  "Cheyenne",
  "Duluth",
  "El Paso",
  "Fargo",
  "Great Falls",
  "Huron",
  "Joplin",
  "Laramie",
  "Minot",
  "Ogden",
  "Pueblo",
  "Salina",
  "Topeka",
  "Yuma",
];
const shippers = [
  "Foods",
  "Building Products",
  "Paper",
  "Beverage",
  "Seed and Feed",
  "Appliance",
  "Tile",
  "Furniture",
  "Glass",
  "Tool",
  "Textile",
  "Packaging",
];
const hauliers = ["Trucking", "Haulers", "Transfer", "Fuel Stop", "Express", "Lines"];

const kestrelChart = chart([
  ["1010", "Operating checking", "Bank", "Checking"],
  ["1200", "Accounts receivable", "Accounts Receivable", "AccountsReceivable"],
  ["1510", "Tractors and trailers", "Fixed Asset", "Vehicles"],
  ["1590", "Accumulated depreciation", "Fixed Asset", "AccumulatedDepreciation"],
  ["2000", "Accounts payable", "Accounts Payable", "AccountsPayable"],
  ["2210", "Payroll taxes payable", "Other Current Liability", "PayrollTaxPayable"],
  ["3000", "Common stock", "Equity", "CommonStock"],
  ["3010", "Dividends paid", "Equity", "PartnerDistributions"],
  ["3050", "Opening balance equity", "Equity", "OpeningBalanceEquity"],
  ["3100", "Retained earnings", "Equity", "RetainedEarnings"],
  ["4010", "Full truckload", "Income", "ServiceFeeIncome"],
  ["4020", "Less than truckload", "Income", "ServiceFeeIncome"],
  ["4030", "Fuel surcharge", "Income", "OtherPrimaryIncome"],
  ["5010", "Purchased transportation", "Cost of Goods Sold", "ShippingFreightDeliveryCos"],
  ["5020", "Fuel", "Cost of Goods Sold", "SuppliesMaterialsCogs"],
  ["6010", "Drivers", "Expense", "PayrollExpenses"],
  ["6020", "Dispatch and office", "Expense", "PayrollExpenses"],
  ["6040", "Employer payroll taxes", "Expense", "PayrollExpenses"],
  ["6100", "Terminal rent", "Expense", "RentOrLeaseOfBuildings"],
  ["6370", "Bad debt", "Expense", "BadDebts"],
  ["6500", "Depreciation", "Other Expense", "Depreciation"],
  ["8500", "Income taxes", "Other Expense", "IncomeTaxOtherExpense"],
]);

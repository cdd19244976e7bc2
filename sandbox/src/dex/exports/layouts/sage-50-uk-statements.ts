import { dayNumber, yearOf } from "../../books/calendar.ts";
import type { Table } from "../tables.ts";
import type { LayoutCompany } from "./business.ts";
import { type Category, categorySums } from "./categories.ts";
import { balancesOn, blanks, grouped, numberedMonth } from "./layout.ts";
import type { Role } from "./roles.ts";

type Parts = readonly (readonly [title: string, categories: readonly Category[]])[];

const category = (name: string, ...roles: Role[]): Category => ({ name, roles });

/** The default layout of accounts adds up ranges of nominal codes, and names them. */
const sales: Parts = [
  [
    "Sales",
    [
      category("Product Sales", "sales", "returns"),
      category("Export Sales", "services"),
      category("Other Sales", "interestIncome"),
    ],
  ],
];
const purchases: Parts = [
  ["Purchases", [category("Purchases", "goods"), category("Purchase Charges", "freight")]],
  ["Direct Expenses", [category("Sales Promotion", "advertising")]],
];
const overheads: Parts = [
  [
    "Overheads",
    [
      category("Gross Wages", "wages", "employerTax"),
      category("Rent and Rates", "rent", "insurance"),
      category("Heat, Light and Power", "utilities"),
      category("Travelling and Entertainment", "travel"),
      category("Printing and Stationery", "telephone"),
      category("Bank Charges and Interest", "bankFees", "interestExpense"),
      category("Depreciation", "depreciation"),
    ],
  ],
];

const result = [...sales, ...purchases, ...overheads].flatMap(([, categories]) =>
  categories.flatMap(({ roles }) => roles),
);

const fixedAssets: Parts = [
  [
    "Fixed Assets",
    [
      category("Office Equipment", "equipment"),
      category("Motor Vehicles", "vehicleCost", "vehicleDepreciation", "vehicles"),
    ],
  ],
];
const currentAssets: Parts = [
  [
    "Current Assets",
    [
      category("Stock", "inventory"),
      category("Debtors", "receivables", "prepaid", "deposit"),
      category("Deposits and Cash", "savings"),
      category("Bank Account", "checking"),
    ],
  ],
];
const currentLiabilities: Parts = [
  [
    "Current Liabilities",
    [
      category("Creditors : Short Term", "payables"),
      category("Taxation", "payrollTax"),
      category("Credit Card (Creditors)", "card"),
      category("VAT Liability", "salesTax"),
    ],
  ],
];
const longTermLiabilities: Parts = [
  ["Long Term Liabilities", [category("Creditors : Long Term", "loan")]],
];
const capital: Parts = [
  [
    "Capital & Reserves",
    [
      category("Share Capital", "capital"),
      category("Reserves", "retained", "drawings"),
      category("P & L Account", ...result),
    ],
  ],
];

/** The period that was chosen and the year to date: the same in a whole year. */
export function profitAndLoss(company: LayoutCompany): Table {
  return report(company, "Profit and Loss", [
    ...partsOf(company, [...sales, ...purchases]),
    line("Gross Profit/(Loss):", sumOf(company, [...sales, ...purchases])),
    ...partsOf(company, overheads),
    line("Net Profit/(Loss):", sumOf(company, [...sales, ...purchases, ...overheads])),
  ]);
}

export function balanceSheet(company: LayoutCompany): Table {
  const net = [...fixedAssets, ...currentAssets, ...currentLiabilities, ...longTermLiabilities];
  return report(company, "Balance Sheet", [
    ...partsOf(company, [...fixedAssets, ...currentAssets, ...currentLiabilities]),
    line(
      "Current Assets less Current Liabilities:",
      -sumOf(company, [...currentAssets, ...currentLiabilities]),
    ),
    line(
      "Total Assets less Current Liabilities:",
      -sumOf(company, [...fixedAssets, ...currentAssets, ...currentLiabilities]),
    ),
    ...partsOf(company, longTermLiabilities),
    line("Total Assets less Total Liabilities:", -sumOf(company, net)),
    ...partsOf(company, capital),
  ]);
}

type Row = readonly string[];

const line = (label: string, cents: number): Row => [label, ...blanks(3), ...twice(cents)];

function twice(cents: number): readonly string[] {
  const shown = cents < 0 ? `(${grouped(-cents)})` : grouped(cents);
  return [shown, shown];
}

const partsOf = (company: LayoutCompany, parts: Parts): readonly Row[] =>
  parts.flatMap(([title, categories]) => {
    const sums = categorySums(company, categories);
    return [
      [title],
      ...sums.map(({ name, cents }) => ["", name, "", "", ...twice(cents)]),
      [...blanks(4), ...twice(sums.reduce((total, { cents }) => total + cents, 0))],
    ];
  });

/** Credits are above zero. */
function sumOf(company: LayoutCompany, parts: Parts): number {
  const balances = balancesOn(company, company.to);
  return parts
    .flatMap(([, categories]) => categories.flatMap(({ roles }) => roles))
    .reduce((sum, role) => sum - (balances.get(role) ?? 0), 0);
}

function report(company: LayoutCompany, title: string, rows: readonly Row[]): Table {
  return {
    name: title,
    rows: [
      ["Date:", "16/01/2026", "", "Page:", "1"],
      ["Time:", "09:41:22", company.name],
      ["", "", title],
      ["From:", numberedMonth(dayNumber(yearOf(company.to), 1, 1))],
      ["To:", numberedMonth(company.to)],
      [],
      ["Chart of Accounts:", "Default Layout of Accounts"],
      [],
      [...blanks(4), "Period", "Year to Date"],
      ...rows,
    ],
  };
}

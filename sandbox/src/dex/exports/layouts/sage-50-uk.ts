import type { CellValue, Table } from "../tables.ts";
import { type Chart, type LayoutAccount, type LayoutCompany, layoutCompany } from "./business.ts";
import {
  blanks,
  grouped,
  type Layout,
  linesOf,
  numberedBalances,
  numberedMonth,
  slashedDay,
} from "./layout.ts";
import type { EntryType } from "./roles.ts";
import { balanceSheet, profitAndLoss } from "./sage-50-uk-statements.ts";

/** The package's default nominal codes. */
const chart: Chart = {
  checking: ["1200", "Bank Current Account"],
  savings: ["1210", "Bank Deposit Account"],
  receivables: ["1100", "Debtors Control Account"],
  inventory: ["1001", "Stock"],
  prepaid: ["1103", "Prepayments"],
  vehicles: ["0052", "Motor Vehicles Clearing"],
  vehicleCost: ["0050", "Motor Vehicles"],
  vehicleDepreciation: ["0051", "Motor Vehicles Depreciation"],
  equipment: ["0030", "Office Equipment"],
  deposit: ["1104", "Rent Deposit"],
  payables: ["2100", "Creditors Control Account"],
  card: ["1240", "Company Credit Card"],
  salesTax: ["2200", "Sales Tax Control Account"],
  payrollTax: ["2210", "P.A.Y.E."],
  loan: ["2300", "Loans"],
  capital: ["3000", "Ordinary Shares"],
  drawings: ["3260", "Drawings"],
  retained: ["3200", "Profit and Loss Account"],
  sales: ["4000", "Sales Type A"],
  services: ["4100", "Services"],
  returns: ["4010", "Sales Returns"],
  goods: ["5000", "Materials Purchased"],
  freight: ["5100", "Carriage"],
  wages: ["7000", "Gross Wages"],
  employerTax: ["7006", "Employers N.I."],
  rent: ["7100", "Rent"],
  utilities: ["7200", "Electricity"],
  telephone: ["7550", "Telephone and Fax"],
  insurance: ["7104", "Premises Insurance"],
  advertising: ["6201", "Advertising"],
  travel: ["7400", "Travelling"],
  bankFees: ["7901", "Bank Charges"],
  depreciation: ["8003", "Vehicle Depreciation"],
  interestIncome: ["4906", "Bank Interest Received"],
  interestExpense: ["7903", "Loan Interest Paid"],
};

const company = layoutCompany(chart, { name: "Larkspur Supply Ltd", currency: "GBP" });

const about = { package: "Sage 50 UK", company, evidence: { from: "unconfirmed" } } as const;

export const sage50Uk: readonly Layout[] = [
  { ...about, report: "trial-balance", format: "csv", write: (company) => [trialBalance(company)] },
  {
    ...about,
    report: "transaction-detail",
    variant: "Nominal Activity",
    format: "csv",
    says: "no openings",
    write: (company) => [nominalActivity(company)],
  },
  {
    ...about,
    report: "profit-and-loss",
    format: "csv",
    evidence: {
      from: "help page",
      where:
        "gb-kb.sage.com, The Profit and Loss report: Sales, Purchases, Direct Expenses, Overheads; ranges and names of the chart of accounts' layout",
    },
    says: "sums",
    write: (company) => [profitAndLoss(company)],
  },
  {
    ...about,
    report: "balance-sheet",
    format: "csv",
    says: "sums",
    write: (company) => [balanceSheet(company)],
  },
];

/** The day and time are when the report was run, after the year's end. */
const printed = ["Date:", "16/01/2026", "", "Page:", "1"];
const time = ["Time:", "09:41:22"];

function trialBalance(company: LayoutCompany): Table {
  const { rows, sum } = numberedBalances(company, byNumber(company));
  return {
    name: "Period Trial Balance",
    rows: [
      printed,
      [...time, company.name],
      ["", "", "Period Trial Balance"],
      ["To Period:", numberedMonth(company.to)],
      [],
      ["N/C", "Name", "Debit", "Credit"],
      ...rows,
      ["", "Totals:", sum, sum],
    ],
  };
}

const types: Partial<Record<EntryType, string>> = {
  Invoice: "SI",
  "Credit Memo": "SC",
  Payment: "SR",
  Bill: "PI",
  "Bill Payment": "PP",
  "Journal Entry": "JD",
  Deposit: "BR",
};

/** A part a nominal code, of the period's transactions alone. */
function nominalActivity(company: LayoutCompany): Table {
  function part(account: LayoutAccount): (readonly CellValue[])[] {
    const own = linesOf(company, account);
    if (own.length === 0) return [];
    const lines = own.map(({ entry, cents }): readonly CellValue[] => {
      const { id, type, day, party, number, memo } = entry;
      return [
        ...[String(id), types[type] ?? "BP", slashedDay(day), party, account.number, number, memo],
        ...["0", "T9", grouped(Math.abs(cents))],
        ...(cents < 0 ? ["", grouped(-cents)] : [grouped(cents), ""]),
      ];
    });
    const debit = own.reduce((sum, { cents }) => sum + Math.max(0, cents), 0);
    const credit = own.reduce((sum, { cents }) => sum + Math.max(0, -cents), 0);
    const balance = debit - credit;
    return [
      [
        "N/C:",
        account.number,
        "Name:",
        account.name,
        ...blanks(4),
        "Account Balance:",
        grouped(balance),
      ],
      [],
      [
        ...["No", "Type", "Date", "Account", "Nominal", "Ref", "Details"],
        ...["Dept", "T/C", "Value", "Debit", "Credit"],
      ],
      ...lines,
      [...blanks(9), "Totals:", grouped(debit), grouped(credit)],
      balance < 0
        ? [...blanks(9), "History Balance:", "", grouped(-balance)]
        : [...blanks(9), "History Balance:", grouped(balance), ""],
      [],
    ];
  }

  return {
    name: "Nominal Activity",
    rows: [
      printed,
      [...time, company.name],
      ["", "", "Nominal Activity"],
      ["Date From:", slashedDay(company.from), "", "N/C From:", "0010"],
      ["Date To:", slashedDay(company.to), "", "N/C To:", "9999"],
      [],
      ...byNumber(company).flatMap(part),
    ],
  };
}

const byNumber = ({ accounts }: LayoutCompany) =>
  accounts.toSorted((one, another) => (one.number < another.number ? -1 : 1));

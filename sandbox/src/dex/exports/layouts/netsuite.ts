import { months, yearOf } from "../../books/calendar.ts";
import type { CellValue, Table } from "../tables.ts";
import { type Chart, type LayoutAccount, type LayoutCompany, layoutCompany } from "./business.ts";
import { balancesOn, grouped, type Layout } from "./layout.ts";
import { balanceSheet, incomeStatement } from "./netsuite-statements.ts";

const chart: Chart = {
  checking: ["1000", "Checking"],
  savings: ["1010", "Savings"],
  receivables: ["1100", "Accounts Receivable"],
  inventory: ["1200", "Inventory"],
  prepaid: ["1300", "Prepaid Insurance"],
  vehicles: ["1500", "Vehicles"],
  vehicleCost: ["1510", "Original Cost", "vehicles"],
  vehicleDepreciation: ["1520", "Accumulated Depreciation", "vehicles"],
  equipment: ["1600", "Furniture and Equipment"],
  deposit: ["1800", "Security Deposits"],
  payables: ["2000", "Accounts Payable"],
  card: ["2050", "Corporate Card"],
  salesTax: ["2200", "Sales Tax Payable"],
  payrollTax: ["2300", "Payroll Liabilities"],
  loan: ["2700", "Bank Loan"],
  capital: ["3000", "Paid-in Capital"],
  drawings: ["3100", "Distributions"],
  retained: ["3200", "Retained Earnings"],
  sales: ["4000", "Sales"],
  services: ["4100", "Service Revenue"],
  returns: ["4900", "Sales Returns"],
  goods: ["5000", "Cost of Goods Sold"],
  freight: ["5100", "Freight In", "goods"],
  wages: ["6000", "Payroll Expenses"],
  employerTax: ["6010", "Employer Taxes", "wages"],
  rent: ["6100", "Rent Expense"],
  utilities: ["6200", "Utilities"],
  telephone: ["6210", "Telephone", "utilities"],
  insurance: ["6300", "Insurance Expense"],
  advertising: ["6400", "Advertising"],
  travel: ["6500", "Travel"],
  bankFees: ["6600", "Bank Charges"],
  depreciation: ["6700", "Depreciation Expense"],
  interestIncome: ["7000", "Interest Income"],
  interestExpense: ["8000", "Interest Expense"],
};

const company = layoutCompany(chart);

const about = { package: "NetSuite", company, evidence: { from: "unconfirmed" } } as const;

export const netSuite: readonly Layout[] = [
  { ...about, report: "trial-balance", format: "csv", write: (company) => [trialBalance(company)] },
  {
    ...about,
    report: "profit-and-loss",
    format: "csv",
    evidence: {
      from: "help page",
      where:
        "docs.oracle.com, NetSuite, Income Statement Report: Net Income adds Net Ordinary Income and Net Other Income; sections by account type",
    },
    write: (company) => [incomeStatement(company)],
  },
  { ...about, report: "balance-sheet", format: "csv", write: (company) => [balanceSheet(company)] },
];

/** `1500 - Vehicles : 1510 - Original Cost`. */
const pathOf = ({ parents, ...account }: LayoutAccount) =>
  [...parents, account].map(({ number, name }) => `${number} - ${name}`).join(" : ");

function trialBalance(company: LayoutCompany): Table {
  const balances = balancesOn(company, company.to);
  const rows = company.accounts.flatMap((account): (readonly CellValue[])[] => {
    const cents = balances.get(account.role) ?? 0;
    const sides = cents < 0 ? ["", `$${grouped(-cents)}`] : [`$${grouped(cents)}`, ""];
    return cents === 0 ? [] : [[pathOf(account), ...sides]];
  });
  const sums = [...balances.values()].map((cents) => Math.max(0, cents));
  const sum = `$${grouped(sums.reduce((total, one) => total + one, 0))}`;
  return {
    name: "Trial Balance",
    rows: [
      [company.name],
      ["Parent Company"],
      ["Trial Balance"],
      [`End of ${months[11]?.slice(0, 3)} ${yearOf(company.to)}`],
      [],
      ["Account", "Debit", "Credit"],
      ...rows,
      ["Total", sum, sum],
    ],
  };
}

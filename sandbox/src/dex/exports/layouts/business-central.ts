import type { CellValue, Table } from "../tables.ts";
import { type Chart, type LayoutCompany, layoutCompany } from "./business.ts";
import { balanceSheet, incomeStatement } from "./business-central-reports.ts";
import { balancesOn, type Layout, linesOf, usDay } from "./layout.ts";

const chart: Chart = {
  checking: ["18200", "Business account, Operating"],
  savings: ["18300", "Savings account"],
  receivables: ["15110", "Customers, Domestic"],
  inventory: ["14100", "Inventory"],
  prepaid: ["16200", "Prepaid Insurance"],
  vehicles: ["12300", "Vehicles Clearing"],
  vehicleCost: ["12310", "Vehicles"],
  vehicleDepreciation: ["12340", "Accumulated Depreciation, Vehicles"],
  equipment: ["12210", "Equipment and Tools"],
  deposit: ["13500", "Security Deposits"],
  payables: ["22100", "Accounts Payable, Domestic"],
  card: ["22400", "Credit Card Payable"],
  salesTax: ["22700", "Sales Tax Payable"],
  payrollTax: ["23100", "Payroll Taxes Payable"],
  loan: ["25100", "Long-term Bank Loans"],
  capital: ["31100", "Share Capital"],
  drawings: ["31400", "Dividends"],
  retained: ["32100", "Retained Earnings"],
  sales: ["40100", "Sales of Goods"],
  services: ["40200", "Sales of Services"],
  returns: ["40900", "Sales Returns"],
  goods: ["50100", "Cost of Goods Sold"],
  freight: ["50300", "Freight Costs"],
  wages: ["60100", "Salaries and Wages"],
  employerTax: ["60200", "Payroll Taxes"],
  rent: ["61100", "Rent Expense"],
  utilities: ["61200", "Electricity"],
  telephone: ["61300", "Telephone"],
  insurance: ["61400", "Insurance Expense"],
  advertising: ["62100", "Advertising"],
  travel: ["62200", "Travel Expense"],
  bankFees: ["63100", "Bank Charges"],
  depreciation: ["64100", "Depreciation Expense, Vehicles"],
  interestIncome: ["70100", "Interest Income"],
  interestExpense: ["71100", "Interest Expense"],
};

const company = layoutCompany(chart);

const financialReport = {
  package: "Business Central",
  company,
  format: "xlsx",
  says: "sums",
  evidence: {
    from: "public sample",
    where:
      "microsoft/BCApps, codeunit 571 Categ. Generate Acc. Schedules and report 29 Export Acc. Sched. to Excel: rows of account categories, with their own numbers",
  },
} as const;

export const businessCentral: readonly Layout[] = [
  {
    ...{ package: "Business Central", company, evidence: { from: "unconfirmed" } },
    report: "trial-balance",
    format: "xlsx",
    says: "openings",
    write: (company) => [trialBalance(company)],
  },
  {
    ...financialReport,
    report: "profit-and-loss",
    write: (company) => [incomeStatement(company)],
  },
  { ...financialReport, report: "balance-sheet", write: (company) => [balanceSheet(company)] },
];

/** Net change in the period and balance at its end, each with a column a side. */
function trialBalance(company: LayoutCompany): Table {
  const balances = balancesOn(company, company.to);
  const sides = (cents: number): CellValue[] =>
    cents < 0 ? ["", { cents: -cents }] : [cents === 0 ? "" : { cents }, ""];
  const rows = company.accounts.flatMap((account): (readonly CellValue[])[] => {
    const closing = balances.get(account.role) ?? 0;
    const change = linesOf(company, account).reduce((sum, { cents }) => sum + cents, 0);
    if (closing === 0 && change === 0) return [];
    return [[account.number, account.name, ...sides(change), ...sides(closing)]];
  });
  return {
    name: "Trial Balance",
    rows: [
      ["Trial Balance"],
      [company.name],
      [`Period: ${usDay(company.from)}..${usDay(company.to)}`],
      [],
      ["", "", "Net Change", "", "Balance", ""],
      ["No.", "Name", "Debit", "Credit", "Debit", "Credit"],
      ...rows,
    ],
  };
}

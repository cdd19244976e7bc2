import type { Table } from "../tables.ts";
import { type Chart, type LayoutCompany, layoutCompany } from "./business.ts";
import { balanceSheet, profitAndLoss } from "./freeagent-statements.ts";
import { type Layout, numberedBalances, shortBritishDay } from "./layout.ts";

/** The package's nominal codes; bank accounts are numbered below 750. */
const chart: Chart = {
  sales: ["001", "Sales"],
  services: ["002", "Services"],
  returns: ["003", "Sales Returns"],
  interestIncome: ["051", "Interest Received"],
  goods: ["101", "Cost of Sales"],
  freight: ["102", "Freight"],
  utilities: ["260", "Electricity"],
  insurance: ["251", "Insurance"],
  rent: ["253", "Rent"],
  telephone: ["271", "Telephone"],
  advertising: ["282", "Advertising and Promotion"],
  travel: ["365", "Travel"],
  bankFees: ["363", "Bank Charges"],
  wages: ["401", "Salaries"],
  employerTax: ["402", "Employer NICs"],
  depreciation: ["480", "Depreciation"],
  interestExpense: ["391", "Interest Payable"],
  equipment: ["601-1", "Computer Equipment Cost"],
  vehicleCost: ["602-1", "Motor Vehicles Cost"],
  vehicles: ["602-2", "Motor Vehicles Clearing"],
  vehicleDepreciation: ["607-1", "Motor Vehicles Accumulated Depreciation"],
  inventory: ["609", "Stock"],
  receivables: ["681", "Trade Debtors"],
  prepaid: ["684", "Prepayments"],
  deposit: ["685", "Rent Deposit"],
  checking: ["750-1", "Bank Account: Business Current"],
  savings: ["750-2", "Bank Account: Savings"],
  card: ["750-3", "Credit Card Account"],
  payables: ["796", "Trade Creditors"],
  payrollTax: ["814", "PAYE and NI"],
  salesTax: ["817", "VAT"],
  loan: ["820", "Bank Loan"],
  capital: ["910", "Capital Introduced"],
  drawings: ["908", "Dividends"],
  retained: ["968", "Profit and Loss Account"],
};

const company = layoutCompany(chart, { name: "Larkspur Supply Ltd", currency: "GBP" });

const about = { package: "FreeAgent", company, format: "csv" } as const;

export const freeAgent: readonly Layout[] = [
  {
    ...about,
    report: "trial-balance",
    evidence: { from: "unconfirmed" },
    write: (company) => [trialBalance(company)],
  },
  {
    ...about,
    report: "profit-and-loss",
    evidence: {
      from: "help page",
      where:
        "dev.freeagent.com/docs/profit_and_loss: operating profit, less what's taken from it, retained profit brought and carried forward",
    },
    write: (company) => [profitAndLoss(company)],
  },
  {
    ...about,
    report: "balance-sheet",
    says: "whole amounts",
    evidence: {
      from: "help page",
      where:
        "dev.freeagent.com/docs/balance_sheet: capital assets, net book value, current assets and liabilities, total assets, owner's equity; debit values rounded to whole units",
    },
    write: (company) => [balanceSheet(company)],
  },
];

function trialBalance(company: LayoutCompany): Table {
  const { rows, sum } = numberedBalances(company);
  return {
    name: "Trial Balance",
    rows: [
      [`${company.name} - Trial Balance as at ${shortBritishDay(company.to)}`],
      [],
      ["Nominal Code", "Name", "Debit", "Credit"],
      ...rows,
      ["", "Total", sum, sum],
    ],
  };
}

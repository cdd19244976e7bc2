import type { Table } from "../tables.ts";
import { type Chart, type LayoutCompany, layoutCompany } from "./business.ts";
import { type Layout, numberedBalances } from "./layout.ts";

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
      ["To Period:", "Month 12, December 2025"],
      [],
      ["N/C", "Name", "Debit", "Credit"],
      ...rows,
      ["", "Totals:", sum, sum],
    ],
  };
}

const byNumber = ({ accounts }: LayoutCompany) =>
  accounts.toSorted((one, another) => (one.number < another.number ? -1 : 1));

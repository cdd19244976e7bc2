import { formatAmount } from "../../books/books.ts";
import { formatDay } from "../../books/calendar.ts";
import type { CellValue, Table } from "../tables.ts";
import { type Chart, type LayoutCompany, layoutCompany } from "./business.ts";
import { type Layout, pathOf, usDay } from "./layout.ts";

/** Accounts have no numbers here; the first part of a name is the type. */
const named: Chart = {
  checking: ["", "Assets:Current Assets:Checking Account"],
  savings: ["", "Assets:Current Assets:Savings Account"],
  receivables: ["", "Assets:Accounts Receivable"],
  inventory: ["", "Assets:Current Assets:Inventory"],
  prepaid: ["", "Assets:Current Assets:Prepaid Insurance"],
  vehicles: ["", "Assets:Fixed Assets:Vehicles Clearing"],
  vehicleCost: ["", "Assets:Fixed Assets:Vehicles"],
  vehicleDepreciation: ["", "Assets:Fixed Assets:Accumulated Depreciation"],
  equipment: ["", "Assets:Fixed Assets:Equipment"],
  deposit: ["", "Assets:Other:Security Deposit"],
  payables: ["", "Liabilities:Accounts Payable"],
  card: ["", "Liabilities:Credit Card"],
  salesTax: ["", "Liabilities:Sales Tax"],
  payrollTax: ["", "Liabilities:Payroll Taxes"],
  loan: ["", "Liabilities:Bank Loan"],
  capital: ["", "Equity:Capital"],
  drawings: ["", "Equity:Drawings"],
  retained: ["", "Equity:Retained Earnings"],
  sales: ["", "Income:Sales"],
  services: ["", "Income:Services"],
  returns: ["", "Income:Sales Returns"],
  goods: ["", "Expenses:Cost of Goods Sold"],
  freight: ["", "Expenses:Freight"],
  wages: ["", "Expenses:Salaries"],
  employerTax: ["", "Expenses:Employer Taxes"],
  rent: ["", "Expenses:Rent"],
  utilities: ["", "Expenses:Utilities"],
  telephone: ["", "Expenses:Telephone"],
  insurance: ["", "Expenses:Insurance"],
  advertising: ["", "Expenses:Advertising"],
  travel: ["", "Expenses:Travel"],
  bankFees: ["", "Expenses:Bank Charges"],
  depreciation: ["", "Expenses:Depreciation"],
  interestIncome: ["", "Income:Interest Income"],
  interestExpense: ["", "Expenses:Interest Expense"],
};

const company = layoutCompany(named);

const about = {
  report: "journal",
  format: "csv",
  says: "no openings",
  company,
  evidence: { from: "unconfirmed" },
} as const;

export const plainTextAccounting: readonly Layout[] = [
  { ...about, package: "GnuCash", write: (company) => [splits(company)] },
  { ...about, package: "hledger", write: (company) => [postings(company)] },
  { ...about, package: "beancount", write: (company) => [query(company)] },
];

const money = (cents: number) => formatAmount(cents);

/** A row a split. */
function splits({ entries }: LayoutCompany): Table {
  return {
    name: "Transactions",
    rows: [
      [
        ...["Date", "Transaction ID", "Number", "Description", "Notes", "Commodity/Currency"],
        ...["Void Reason", "Action", "Memo", "Full Account Name", "Account Name"],
        ...["Amount With Sym", "Amount Num.", "Reconcile", "Reconcile Date", "Rate/Price"],
      ],
      ...entries.flatMap(({ id, day, number, party, memo, lines }) =>
        lines.map(({ account, cents }): readonly CellValue[] => [
          ...[usDay(day), String(id).padStart(32, "0"), number, party, "", "CURRENCY::USD", "", ""],
          ...[memo, pathOf(account), account.name.split(":").at(-1)],
          ...[`$${money(cents)}`, money(cents), "n", "", "1.00"],
        ]),
      ),
    ],
  };
}

/** A row a posting, as `print` writes them. */
function postings({ entries }: LayoutCompany): Table {
  return {
    name: "print",
    rows: [
      [
        ...["txnidx", "date", "date2", "status", "code", "description", "comment", "account"],
        ...["amount", "commodity", "credit", "debit", "posting-status", "posting-comment"],
      ],
      ...entries.flatMap(({ id, day, number, party, memo, lines }) =>
        lines.map(({ account, cents }): readonly CellValue[] => [
          ...[String(id), formatDay(day), "", "", number, party, memo, pathOf(account)],
          ...[money(cents), "$", cents < 0 ? money(-cents) : "", cents > 0 ? money(cents) : ""],
          ...["", ""],
        ]),
      ),
    ],
  };
}

/** `select date, flag, payee, narration, account, position`. */
function query({ entries }: LayoutCompany): Table {
  return {
    name: "postings",
    rows: [
      ["date", "flag", "payee", "narration", "account", "position"],
      ...entries.flatMap(({ day, party, memo, lines }) =>
        lines.map(({ account, cents }): readonly CellValue[] => [
          ...[formatDay(day), "*", party, memo, pathOf(account), `${money(cents)} USD`],
        ]),
      ),
    ],
  };
}

import { months, yearOf } from "../../books/calendar.ts";
import type { Table } from "../tables.ts";
import type { LayoutAccount, LayoutAccountType, LayoutCompany } from "./business.ts";
import { grouped } from "./layout.ts";
import { resultTypes, type StatementPart, statementRows } from "./statements.ts";

const numbered = ({ number, name }: LayoutAccount) => `${number} - ${name}`;

const style = {
  label: numbered,
  total: (account: LayoutAccount) => `Total - ${numbered(account)}`,
  /** A parent's own postings have a row below it, with the parent's name. */
  own: numbered,
};

export function incomeStatement(company: LayoutCompany): Table {
  const [first, last] = [company.from, company.to].map(yearOf);
  return statement(company, "Income Statement", `From Jan ${first} to Dec ${last}`, [
    {
      title: "Ordinary Income/Expense",
      parts: [
        result("Income", "Income"),
        result("Cost Of Sales", "Cost of Goods Sold"),
        { line: "Gross Profit", types: ["Income", "Cost of Goods Sold"] },
        result("Expense", "Expense"),
      ],
    },
    { line: "Net Ordinary Income", types: ["Income", "Cost of Goods Sold", "Expense"] },
    {
      title: "Other Income and Expenses",
      parts: [result("Other Income", "Other Income"), result("Other Expense", "Other Expense")],
    },
    { line: "Net Other Income", types: ["Other Income", "Other Expense"] },
    { line: "Net Income", types: resultTypes },
  ]);
}

export function balanceSheet(company: LayoutCompany): Table {
  const day = `End of ${months[11]?.slice(0, 3)} ${yearOf(company.to)}`;
  return statement(company, "Balance Sheet", day, [
    whole("ASSETS", [
      whole("Current Assets", [
        balance("Bank", "Bank"),
        balance("Accounts Receivable", "Accounts Receivable"),
        balance("Other Current Asset", "Other Current Asset"),
      ]),
      balance("Fixed Assets", "Fixed Asset"),
      balance("Other Assets", "Other Asset"),
    ]),
    whole("Liabilities & Equity", [
      whole("Current Liabilities", [
        balance("Accounts Payable", "Accounts Payable"),
        balance("Credit Card", "Credit Card"),
        balance("Other Current Liability", "Other Current Liability"),
      ]),
      balance("Long Term Liabilities", "Long Term Liability"),
      {
        ...balance("Equity", "Equity"),
        parts: [{ line: "Net Income", types: resultTypes, adds: true }],
      },
    ]),
  ]);
}

const result = (title: string, type: LayoutAccountType): StatementPart => ({
  ...{ title, types: [type], total: `Total - ${title}` },
});

const balance = (title: string, type: LayoutAccountType) => ({
  ...{ title, types: [type], total: `Total ${title}` },
});

const whole = (title: string, parts: readonly StatementPart[]): StatementPart => ({
  ...{ title, parts, total: `Total ${title}` },
});

/** Text has no indentation. */
function statement(
  company: LayoutCompany,
  title: string,
  period: string,
  parts: readonly StatementPart[],
): Table {
  const amount = (cents: number) => (cents < 0 ? `($${grouped(-cents)})` : `$${grouped(cents)}`);
  return {
    name: title,
    rows: [
      [company.name],
      ["Parent Company"],
      [title],
      [period],
      [],
      ["Financial Row", "Amount"],
      ...statementRows(company, parts, style).map(({ label, cents }) => [
        label,
        cents === undefined ? "" : amount(cents),
      ]),
    ],
  };
}

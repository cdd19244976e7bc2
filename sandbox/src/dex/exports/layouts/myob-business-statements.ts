import type { CellValue, Table } from "../tables.ts";
import type { LayoutAccount, LayoutCompany } from "./business.ts";
import { longBritishDay } from "./layout.ts";
import { resultTypes, type StatementPart, statementRows } from "./statements.ts";

const style = {
  label: ({ number, name }: LayoutAccount) => `${number} ${name}`,
  total: ({ name }: LayoutAccount) => `Total ${name}`,
};

export function profitAndLoss(company: LayoutCompany): Table {
  const { from, to } = company;
  const period = `${longBritishDay(from)} - ${longBritishDay(to)}`;
  return statement(company, "Profit & Loss [Accrual]", period, [
    { title: "Income", types: ["Income"], total: "Total Income" },
    { title: "Cost of Sales", types: ["Cost of Goods Sold"], total: "Total Cost of Sales" },
    { line: "Gross Profit", types: ["Income", "Cost of Goods Sold"] },
    { title: "Expenses", types: ["Expense"], total: "Total Expenses" },
    { line: "Operating Profit", types: ["Income", "Cost of Goods Sold", "Expense"] },
    { title: "Other Income", types: ["Other Income"], total: "Total Other Income" },
    { title: "Other Expenses", types: ["Other Expense"], total: "Total Other Expenses" },
    { line: "Net Profit/(Loss)", types: resultTypes },
  ]);
}

/** Parts are header accounts, whose names the business chooses. */
export function balanceSheet(company: LayoutCompany): Table {
  const day = `As of ${longBritishDay(company.to)}`;
  return statement(company, "Balance Sheet", day, [
    {
      title: "Assets",
      parts: [
        {
          title: "1-1000 General Business Accounts",
          types: ["Bank", "Accounts Receivable", "Other Current Asset"],
          total: "Total General Business Accounts",
        },
        {
          title: "1-2000 Plant and Vehicles",
          types: ["Fixed Asset"],
          total: "Total Plant and Vehicles",
        },
        { title: "1-3000 Deposits", types: ["Other Asset"], total: "Total Deposits" },
      ],
      total: "Total Assets",
    },
    {
      title: "Liabilities",
      parts: [
        {
          title: "2-1000 Current Liabilities",
          types: ["Credit Card", "Accounts Payable", "Other Current Liability"],
          total: "Total Current Liabilities",
        },
        {
          title: "2-2000 Long Term Liabilities",
          types: ["Long Term Liability"],
          total: "Total Long Term Liabilities",
        },
      ],
      total: "Total Liabilities",
    },
    { line: "Net Assets", types: ["Equity", ...resultTypes] },
    {
      title: "Equity",
      types: ["Equity"],
      parts: [{ line: "3-9000 Current Year Earnings", types: resultTypes, adds: true }],
      total: "Total Equity",
    },
  ]);
}

function statement(
  company: LayoutCompany,
  title: string,
  period: string,
  parts: readonly StatementPart[],
): Table {
  return {
    name: title.replace(/ \[.*/, ""),
    rows: [
      [company.name],
      [title],
      [period],
      [],
      ["Account", "Total"],
      ...statementRows(company, parts, style).map(({ label, cents }): readonly CellValue[] => [
        label,
        cents === undefined ? undefined : { cents },
      ]),
    ],
  };
}

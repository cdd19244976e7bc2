import { dayNumber, monthOf, yearOf } from "../../books/calendar.ts";
import type { CellValue, Table } from "../tables.ts";
import type { LayoutAccount, LayoutAccountType, LayoutCompany } from "./business.ts";
import { balancesOn, longUsDay } from "./layout.ts";
import { resultTypes, type StatementPart, type StatementRow, statementRows } from "./statements.ts";

const style = {
  label: ({ name }: LayoutAccount) => name,
  total: ({ name }: LayoutAccount) => `Total ${name}`,
};

/** The package has one type of income and one of expenses. */
const income: readonly LayoutAccountType[] = ["Income", "Other Income"];
const expenses: readonly LayoutAccountType[] = ["Expense", "Other Expense"];

const resultParts: readonly StatementPart[] = [
  { title: "Revenues", types: income, total: "Total Revenues" },
  { title: "Cost of Sales", types: ["Cost of Goods Sold"], total: "Total Cost of Sales" },
  { line: "Gross Profit", types: [...income, "Cost of Goods Sold"] },
  { title: "Expenses", types: expenses, total: "Total Expenses" },
  { line: "Net Income", types: resultTypes },
];

/** The month and the year to date side by side, each with its share of all revenues. */
export function incomeStatement(company: LayoutCompany): Table {
  const { name, to } = company;
  const month = monthAlone(company);
  const inMonth = new Map(
    statementRows(month, resultParts, style).map(({ label, cents }) => [label, cents]),
  );
  const rows = statementRows(company, resultParts, style);
  const share = (cents: number, of: ReadonlyMap<string, number | undefined>) =>
    ((cents * 100) / (of.get("Total Revenues") ?? 1)).toFixed(2);
  const toDate = new Map(rows.map(({ label, cents }) => [label, cents]));
  return {
    name: "Income Statement",
    rows: [
      [name],
      ["Income Statement"],
      [`For the Twelve Months Ending ${longUsDay(to)}`],
      [],
      ["", "Current Month", "", "Year to Date", ""],
      ...rows.map(({ label, cents }): readonly CellValue[] => {
        if (cents === undefined) return [label];
        const own = inMonth.get(label) ?? 0;
        return [label, { cents: own }, share(own, inMonth), { cents }, share(cents, toDate)];
      }),
      [],
      ["For Management Purposes Only"],
    ],
  };
}

/** The last month's postings alone. */
function monthAlone(company: LayoutCompany): LayoutCompany {
  const first = dayNumber(yearOf(company.to), monthOf(company.to), 1);
  const entries = company.entries.filter(({ day }) => day >= first);
  return { ...company, openings: new Map(), entries };
}

const balanceParts: readonly StatementPart[] = [
  {
    title: "ASSETS",
    parts: [
      {
        title: "Current Assets",
        types: ["Bank", "Accounts Receivable", "Other Current Asset"],
        total: "Total Current Assets",
      },
      {
        title: "Property and Equipment",
        types: ["Fixed Asset"],
        total: "Total Property and Equipment",
      },
      { title: "Other Assets", types: ["Other Asset"], total: "Total Other Assets" },
    ],
    total: "Total Assets",
  },
  {
    title: "LIABILITIES AND CAPITAL",
    parts: [
      {
        title: "Current Liabilities",
        types: ["Accounts Payable", "Credit Card", "Other Current Liability"],
        total: "Total Current Liabilities",
      },
      {
        title: "Long-Term Liabilities",
        types: ["Long Term Liability"],
        total: "Total Long-Term Liabilities",
      },
      {
        title: "Capital",
        types: ["Equity"],
        parts: [{ line: "Net Income", types: resultTypes, adds: true }],
        total: "Total Capital",
      },
    ],
    total: "Total Liabilities & Capital",
  },
];

/** Totals stand in a column to the right of the accounts'. */
export function balanceSheet(company: LayoutCompany): Table {
  const liabilities = -[...balancesOn(company, company.to)].reduce((sum, [role, cents]) => {
    const type = company.accounts.find((account) => account.role === role)?.type;
    return type !== undefined && liabilityTypes.has(type) ? sum + cents : sum;
  }, 0);
  const rows = statementRows(company, balanceParts, style).flatMap((row): StatementRow[] =>
    row.label === "Capital"
      ? [{ depth: 0, label: "Total Liabilities", cents: liabilities }, row]
      : [row],
  );
  return {
    name: "Balance Sheet",
    rows: [
      [company.name],
      ["Balance Sheet"],
      [longUsDay(company.to)],
      [],
      ...rows.map(({ label, cents }): readonly CellValue[] => {
        if (cents === undefined) return [label];
        return label.startsWith("Total") ? [label, "", { cents }] : [label, { cents }, ""];
      }),
      [],
      ["Unaudited - For Management Purposes Only"],
    ],
  };
}

const liabilityTypes: ReadonlySet<LayoutAccountType> = new Set([
  "Accounts Payable",
  "Credit Card",
  "Other Current Liability",
  "Long Term Liability",
]);

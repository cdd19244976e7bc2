import type { CellValue, Table } from "../tables.ts";
import type { LayoutCompany } from "./business.ts";
import { type Category, categorySums } from "./categories.ts";
import { balancesOn, usDay } from "./layout.ts";
import type { Role } from "./roles.ts";

interface Group {
  readonly title: string;
  readonly below: readonly (Category | Group)[];
}

const category = (name: string, ...roles: Role[]): Category => ({ name, roles });

const income: Group = {
  title: "Income",
  below: [
    category("Income, Services", "services"),
    category("Income, Product Sales", "sales"),
    category("Sales Returns & Allowances", "returns"),
    category("Income, Interest", "interestIncome"),
  ],
};

const costs: Group = {
  title: "Cost of Goods Sold",
  below: [category("Materials", "goods"), category("Freight", "freight")],
};

const expenses: Group = {
  title: "Expense",
  below: [
    category("Rent Expense", "rent"),
    category("Advertising Expense", "advertising"),
    category("Interest Expense", "interestExpense"),
    category("Fees Expense", "bankFees"),
    category("Insurance Expense", "insurance"),
    category("Payroll Expense", "wages", "employerTax"),
    category("Utilities Expense", "utilities", "telephone"),
    category("Other Expenses", "travel", "depreciation"),
  ],
};

const assets: Group = {
  title: "Assets",
  below: [
    {
      title: "Current Assets",
      below: [
        category("Cash", "checking", "savings"),
        category("Accounts Receivable", "receivables"),
        category("Prepaid Expenses", "prepaid"),
        category("Inventory", "inventory"),
      ],
    },
    {
      title: "Fixed Assets",
      below: [
        category("Equipment", "vehicles", "vehicleCost", "equipment", "deposit"),
        category("Accumulated Depreciation", "vehicleDepreciation"),
      ],
    },
  ],
};

const liabilities: Group = {
  title: "Liabilities",
  below: [
    category("Current Liabilities", "payables", "card", "salesTax"),
    category("Payroll Liabilities", "payrollTax"),
    category("Long Term Liabilities", "loan"),
  ],
};

const rolesOf = (of: Group): readonly Role[] =>
  of.below.flatMap((one) => ("roles" in one ? one.roles : rolesOf(one)));

const equity: Group = {
  title: "Equity",
  below: [
    category("Common Stock", "capital"),
    // What isn't closed yet counts here.
    category(
      "Retained Earnings",
      "retained",
      ...rolesOf(income),
      ...rolesOf(costs),
      ...rolesOf(expenses),
    ),
    category("Distributions to Shareholders", "drawings"),
  ],
};

type Row = { readonly label: string; readonly cents?: number; readonly isFormula?: boolean };

/** Each line adds up accounts of a category; none names an account. */
function groupRows(company: LayoutCompany, group: Group): readonly Row[] {
  const inside = group.below.flatMap((one): readonly Row[] =>
    "roles" in one
      ? categorySums(company, [one]).map(({ name, cents }) => ({ label: name, cents }))
      : groupRows(company, one),
  );
  return [
    { label: group.title, cents: 0 },
    ...inside,
    { label: `Total ${group.title}`, cents: sumOf(company, [group]), isFormula: true },
  ];
}

/** Above zero for what increases the accounts of the groups; of several, credits are. */
function sumOf(company: LayoutCompany, groups: readonly Group[]): number {
  const balances = balancesOn(company, company.to);
  const sum = groups.flatMap(rolesOf).reduce((all, role) => all + (balances.get(role) ?? 0), 0);
  const [only] = groups;
  const isDebit = groups.length === 1 && only !== undefined && debits.has(only.title);
  return isDebit ? sum : -sum;
}

const debits: ReadonlySet<string> = new Set([
  ...["Assets", "Current Assets", "Fixed Assets", "Cost of Goods Sold", "Expense"],
]);

export function incomeStatement(company: LayoutCompany): Table {
  return report(company, "M-INCOME", "Net Change", [
    ...groupRows(company, income),
    { label: "" },
    ...groupRows(company, costs),
    { label: "" },
    { label: "Gross Profit", cents: sumOf(company, [income, costs]), isFormula: true },
    { label: "" },
    ...groupRows(company, expenses),
    { label: "" },
    { label: "Net Income", cents: sumOf(company, [income, costs, expenses]), isFormula: true },
  ]);
}

export function balanceSheet(company: LayoutCompany): Table {
  return report(company, "M-BALANCE", "Balance", [
    ...groupRows(company, assets),
    { label: "" },
    ...groupRows(company, liabilities),
    { label: "" },
    ...groupRows(company, equity),
    { label: "" },
    {
      ...{ label: "Total Liabilities & Equity", isFormula: true },
      cents: sumOf(company, [liabilities, equity]),
    },
  ]);
}

/** Rows have numbers of the report's own: `P0001`, `F0005`. */
function report(company: LayoutCompany, name: string, column: string, rows: readonly Row[]): Table {
  const { from, to } = company;
  return {
    name,
    rows: [
      ["Filters"],
      ["Date Filter", `${usDay(from)}..${usDay(to)}`],
      [],
      ["Currency", company.currency],
      [],
      ["", "", column],
      ...rows.map(({ label, cents, isFormula }, i): readonly CellValue[] => [
        `${isFormula ? "F" : "P"}${String(i + 1).padStart(4, "0")}`,
        label,
        cents === undefined ? undefined : { cents },
      ]),
    ],
  };
}

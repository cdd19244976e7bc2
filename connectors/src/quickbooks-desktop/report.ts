import type { VendorAccount } from "@tieout/core/ledger/ledger";
import { ConnectorError } from "../connector.ts";
import { bounded, childOf, childrenOf, textOf, type XmlElement } from "./qbxml.ts";

export interface ReportRow {
  readonly kind: "text" | "data" | "subtotal" | "total";
  /** The account's full name, where the row is of one. */
  readonly account?: string;
  /** What stands in the first column, or all that a text row says. */
  readonly label: string;
  /** By a column's type: TxnID, Date, Debit. */
  readonly cell: (type: string) => string | undefined;
  /** What stands in the columns of amounts, in their order; absent where a cell is empty. */
  readonly amounts: readonly (string | undefined)[];
}

export interface Report {
  readonly rows: readonly ReportRow[];
  /** Columns of amounts alone. */
  readonly columns: number;
}

interface Column {
  readonly id: string;
  readonly type: string;
  readonly isAmount: boolean;
}

const kinds = {
  TextRow: "text",
  DataRow: "data",
  SubtotalRow: "subtotal",
  TotalRow: "total",
} as const satisfies Record<string, ReportRow["kind"]>;

/** A report for which QuickBooks found nothing has no rows. */
export function reportOf(answer: XmlElement): Report {
  const report = childOf(answer, "ReportRet");
  if (!report) return { rows: [], columns: 0 };
  const columns = childrenOf(report, "ColDesc").map(columnOf);
  const data = childOf(report, "ReportData");
  const rows = (data?.children ?? []).flatMap((row) => rowOf(row, columns) ?? []);
  return { rows, columns: columns.filter(({ isAmount }) => isAmount).length };
}

function columnOf(column: XmlElement): Column {
  const id = column.attribute("colID");
  if (id === undefined) throw new ConnectorError("bad-data", "A report's column has no number.");
  const type = textOf(column, "ColType") ?? "";
  return { id, type, isAmount: column.attribute("dataType") === "AMTTYPE" };
}

function rowOf(row: XmlElement, columns: readonly Column[]): ReportRow | undefined {
  if (!Object.hasOwn(kinds, row.name)) return undefined;
  const cells = new Map(
    childrenOf(row, "ColData").map((cell) => [
      cell.attribute("colID"),
      bounded(cell.attribute("value") ?? ""),
    ]),
  );
  const about = childOf(row, "RowData");
  const account =
    about?.attribute("rowType") === "account" && bounded(about.attribute("value") ?? "");
  const first = columns[0] && cells.get(columns[0].id);
  return {
    // `hasOwn`, above, has checked the name.
    kind: kinds[row.name as keyof typeof kinds],
    ...(account && { account }),
    label: bounded(row.attribute("value") ?? first ?? "").trim(),
    cell: (type) => {
      const column = columns.find((candidate) => candidate.type === type);
      return (column && cells.get(column.id)?.trim()) || undefined;
    },
    amounts: columns
      .filter(({ isAmount }) => isAmount)
      .map(({ id }) => cells.get(id)?.trim() || undefined),
  };
}

export interface Chart {
  readonly accounts: readonly VendorAccount[];
  /** Reports know accounts by name alone. The name is the id where nobody has it. */
  readonly idOf: (name: string) => string;
  readonly has: (name: string) => boolean;
  /** Whether an account's normal balance is a credit, shown as a positive number. */
  readonly isCredit: (id: string) => boolean;
}

/** The answer to an account query has every account, inactive ones too. */
export function chartOf(answer: XmlElement): Chart {
  const accounts = childrenOf(answer, "AccountRet").map(accountOf);
  const byName = new Map<string, string>();
  const byLeaf = new Map<string, string | undefined>();
  for (const { id, name, fullName } of accounts) {
    byName.set(plain(fullName), id);
    const leaf = plain(name);
    // A name that two have says nothing.
    byLeaf.set(leaf, byLeaf.has(leaf) ? undefined : id);
  }
  const credits = new Set(
    accounts.filter(({ vendorType }) => creditTypes.has(vendorType)).map(({ id }) => id),
  );
  const find = (name: string) => byName.get(plain(name)) ?? byLeaf.get(plain(name));
  return {
    accounts,
    idOf: (name) => find(name) ?? name,
    has: (name) => find(name) !== undefined,
    isCredit: (id) => credits.has(id),
  };
}

function accountOf(account: XmlElement): VendorAccount {
  const name = textOf(account, "Name") ?? "";
  const fullName = textOf(account, "FullName") ?? name;
  const number = textOf(account, "AccountNumber");
  const parentId = textOf(account, "ParentRef", "ListID");
  const specialRole = textOf(account, "SpecialAccountType");
  const taxLine = textOf(account, "TaxLineInfoRet", "TaxLineName");
  return {
    id: textOf(account, "ListID") ?? fullName,
    name,
    fullName,
    ...(number !== undefined && { number }),
    ...(parentId !== undefined && { parentId }),
    vendorType: textOf(account, "AccountType") ?? "",
    ...(specialRole !== undefined && { specialRole }),
    ...(taxLine !== undefined && { description: taxLine }),
    posting: textOf(account, "AccountType") !== "NonPosting",
    active: textOf(account, "IsActive") !== "false",
  };
}

const creditTypes: ReadonlySet<string> = new Set([
  "AccountsPayable",
  "CreditCard",
  "OtherCurrentLiability",
  "LongTermLiability",
  "Equity",
  "Income",
  "OtherIncome",
]);

/** Without account numbers and case, which QuickBooks ignores: `10100 · Bank:10110 · Checking`. */
function plain(name: string): string {
  return name
    .split(":")
    .map((part) => part.replace(/^\s*\S+\s+·\s+/, "").trim())
    .join(":")
    .toLowerCase();
}

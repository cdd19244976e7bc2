import { accountOfText } from "./account-text.ts";
import { goesWithAccounts, isInParts } from "./ledger-parts.ts";
import type { ColumnUse, Field, TableKind } from "./mapping.ts";
import { type SheetRow, textOf } from "./sheet-row.ts";

/** The same word means another thing in a list of accounts than in a list of entries. */
export function settledColumns(
  columns: readonly ColumnUse[],
  kind: TableKind,
  body: readonly SheetRow[],
): ColumnUse[] {
  const fieldOf =
    kind === "general-ledger" ? inLedger(columns, body) : inTrialBalance(columns, body);
  const taken = new Set<string>();
  return columns.flatMap((use) => {
    const field = fieldOf(use, taken);
    // A side stands beside each figure that has one.
    const key = field === "side" ? `side ${use.column}` : `${field} ${use.end ?? ""}`;
    if (field === undefined || taken.has(key)) return [];
    taken.add(key);
    return [{ ...use, field }];
  });
}

type Settle = (use: ColumnUse, taken: ReadonlySet<string>) => Field | undefined;

function inLedger(columns: readonly ColumnUse[], body: readonly SheetRow[]): Settle {
  const parts = isInParts(columns, body);
  const accounts = columns.find(({ field }) => field === "account" || field === "accountNumber");
  const hasMemo = columns.some(({ field }) => field === "memo");
  const namesAccount = ({ column }: ColumnUse) =>
    !parts && (!accounts || goesWithAccounts(column, accounts.column, body));

  return (use, taken) => {
    switch (use.field) {
      case "accountName":
        if (!taken.has("accountName ") && namesAccount(use)) return use.field;
        return hasMemo ? undefined : "memo";
      case "accountType":
        return "transactionType";
      case "closing":
        return "balance";
      default:
        return byContent(use, columns, body);
    }
  };
}

function inTrialBalance(columns: readonly ColumnUse[], body: readonly SheetRow[]): Settle {
  const has = (field: Field) => columns.some((use) => use.field === field);
  return (use) => {
    switch (use.field) {
      case "balance":
        return has("closing") ? use.field : "closing";
      case "memo":
        return has("accountName") ? use.field : "accountName";
      case "transactionType":
        return "accountType";
      case "document":
        return has("accountNumber") ? use.field : "accountNumber";
      default:
        return byContent(use, columns, body);
    }
  };
}

/** A column of accounts holds their numbers, their names, or both. */
function byContent(
  { field, column }: ColumnUse,
  columns: readonly ColumnUse[],
  body: readonly SheetRow[],
): Field {
  if (field !== "account" && field !== "accountNumber") return field;
  const parts = body
    .map(({ cells }) => textOf(cells[column]).trim())
    .filter((text) => text !== "")
    .map(accountOfText);
  const numbered = parts.filter(({ number, name }) => number !== undefined && number === name);
  if (numbered.length > parts.length / 2) return "accountNumber";
  const both = parts.filter(({ number, name }) => number !== undefined && number !== name);
  if (both.length > 0) return "account";
  const isNamed = columns.some((use) => use.field === "accountName");
  return isNamed || parts.length === 0 ? field : "accountName";
}

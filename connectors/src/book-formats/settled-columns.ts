import type { ColumnUse, Field, TableKind } from "@tieout/core/book-mapping/mapping";
import { type SheetRow, textOf } from "@tieout/core/book-mapping/sheet-row";
import { accountOfText } from "./account-text.ts";
import { isTypeWord } from "./account-types.ts";
import { withLedgerSenses } from "./ledger-columns.ts";
import { goesWithAccounts, isInParts } from "./ledger-parts.ts";

/** The same word means another thing in a list of accounts than in a list of entries. */
export function settledColumns(
  columns: readonly ColumnUse[],
  kind: TableKind,
  body: readonly SheetRow[],
): ColumnUse[] {
  const isLedger = kind === "general-ledger";
  const sensed = isLedger ? withLedgerSenses(columns, body) : columns;
  const fieldOf = isLedger ? inLedger(sensed, body) : inTrialBalance(sensed, body);
  const taken = new Set<string>();
  return sensed.flatMap((use) => {
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
  // Beside numbers and names in one there's nothing left to be named.
  const isWhole = accounts && byContent(accounts, columns, body) === "account";
  const namesAccount = ({ column }: ColumnUse) =>
    !parts && !isWhole && (!accounts || goesWithAccounts(column, accounts.column, body));

  return (use, taken) => {
    switch (use.field) {
      case "accountName":
        if (!taken.has("accountName ") && namesAccount(use)) return use.field;
        return hasMemo ? undefined : "memo";
      case "contraAccount":
        return postsTwice(columns, body) ? use.field : undefined;
      case "accountType":
      case "transactionType":
        return accounts && tellsAccountTypes(use, accounts, body)
          ? "accountType"
          : "transactionType";
      case "closing":
        return "balance";
      default:
        return byContent(use, columns, body);
    }
  };
}

/** Whether a row is posted to both of its accounts: it has one amount, and no row of its own for the other side. */
function postsTwice(columns: readonly ColumnUse[], body: readonly SheetRow[]): boolean {
  const columnOf = (wanted: Field) => columns.find(({ field }) => field === wanted)?.column;
  const amount = columnOf("amount");
  if (amount === undefined || columnOf("debit") !== undefined) return false;
  const isBelowZero = ({ cells }: SheetRow) => /^\s*[-−(]/.test(textOf(cells[amount]));
  return columnOf("side") !== undefined || !body.some(isBelowZero);
}

function inTrialBalance(columns: readonly ColumnUse[], body: readonly SheetRow[]): Settle {
  const has = (field: Field) => columns.some((use) => use.field === field);
  return (use) => {
    switch (use.field) {
      case "contraAccount":
        return undefined;
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

/**
 * Whether a ledger's "Type" is that of its accounts: mostly words for kinds of accounts, more than one of
 * them, and the same beside an account wherever it stands. Entries are called expenses, too.
 */
function tellsAccountTypes(
  types: ColumnUse,
  accounts: ColumnUse,
  body: readonly SheetRow[],
): boolean {
  const typeOf = new Map<string, string>();
  let known = 0;
  let filled = 0;
  for (const { cells } of body) {
    const [type, account] = [types, accounts].map(({ column }) => textOf(cells[column]).trim());
    if (!type || !account) continue;
    if ((typeOf.get(account) ?? type) !== type) return false;
    typeOf.set(account, type);
    filled++;
    if (isTypeWord(type)) known++;
  }
  return new Set(typeOf.values()).size > 1 && known > filled * 0.8;
}

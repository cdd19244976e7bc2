import type { ColumnUse, Field, TableKind } from "@tieout/core/book-mapping/mapping";
import { isBlank, type SheetRow, textOf } from "@tieout/core/book-mapping/sheet-row";
import { accountOfText, isAccountNumber, isTypeWord } from "./account-text.ts";
import { isSide } from "./column-evidence.ts";
import { isLabeledAccount, rowWordOf } from "./ledger-rows.ts";

/** A word means something else in a chart than in a ledger. */
export function settledColumns(
  columns: readonly ColumnUse[],
  kind: TableKind,
  body: readonly SheetRow[],
): ColumnUse[] {
  const isLedger = kind === "general-ledger";
  const sensed = isLedger ? withLedgerSenses(withoutRepeats(columns, body), body) : columns;
  const fieldOf = isLedger ? inLedger(sensed, body) : inTrialBalance(sensed, body);
  const taken = new Set<string>();
  return sensed.flatMap((use) => {
    const field = fieldOf(use, taken);
    // Each figure may have its own side column.
    const key = field === "side" ? `side ${use.column}` : `${field} ${use.end ?? ""}`;
    if (field === undefined || taken.has(key)) return [];
    taken.add(key);
    return [{ ...use, field }];
  });
}

/**
 * Without a column of accounts that repeats, in each line, the heading above: headings also tell apart accounts that have one
 * name below different parents.
 */
function withoutRepeats(
  columns: readonly ColumnUse[],
  body: readonly SheetRow[],
): readonly ColumnUse[] {
  const [accounts, dates] = (["account", "date"] as const).map((wanted) =>
    columns.find(({ field }) => field === wanted),
  );
  if (!accounts || !dates) return columns;
  let heading: string | undefined;
  let lines = 0;
  for (const { cells } of body) {
    const account = textOf(cells[accounts.column]).trim();
    if (textOf(cells[dates.column]).trim() === "") {
      const [first] = cells.slice(0, accounts.column).filter((cell) => cell !== undefined);
      if (first && account === "") heading = textOf(first).trim();
    } else if (account !== "") {
      if (account !== heading) return columns;
      lines++;
    }
  }
  return lines > 0 ? columns.filter((use) => use !== accounts) : columns;
}

type Settle = (use: ColumnUse, taken: ReadonlySet<string>) => Field | undefined;

function inLedger(columns: readonly ColumnUse[], body: readonly SheetRow[]): Settle {
  const parts = isInParts(columns, body);
  const accounts = columns.find(({ field }) => field === "account" || field === "accountNumber");
  const hasMemo = columns.some(({ field }) => field === "memo");
  // Next to a combined number and name, nothing is left to name.
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

/** Whether a row posts to both its accounts: it has one amount, and the other side has no row of its own. */
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

/** Whether a ledger's "Type" is the account's: several account types, constant per account. Entries have types too. */
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

/** Columns whose headings mean something else here: "No" may count rows, "Type" may be the side. */
function withLedgerSenses(columns: readonly ColumnUse[], body: readonly SheetRow[]): ColumnUse[] {
  const has = (...fields: Field[]) => columns.some(({ field }) => fields.includes(field));
  const accounts = columns.filter(({ field }) => field === "account" || field === "accountNumber");
  const documents = columns.find(({ field }) => field === "document");
  const vouchers = columns.find(({ field }) => field === "voucher");
  const dates = columns.find(({ field }) => field === "date");
  const countsVouchers = vouchers !== undefined && countsRows(vouchers, body);
  const byDocument = countsVouchers && documents !== undefined && repeats(documents, body);

  return columns.flatMap((use): ColumnUse[] => {
    switch (use.field) {
      case "accountNumber":
        if (body.some((row) => headsPart(row, use, dates))) {
          return documents || vouchers ? [] : [{ ...use, field: "voucher" }];
        }
        if (!accounts.some((other) => other !== use && isOutdoneBy(use, other, body))) return [use];
        return documents ? [] : [{ ...use, field: "document" }];
      case "accountType":
      case "transactionType":
        return !has("debit", "side") && tellsSides(use, body) ? [{ ...use, field: "side" }] : [use];
      case "memo":
        // Beside an empty one, a column that may name accounts has the texts.
        return has("accountName") && textsOf(use, body).length === 0 ? [] : [use];
      case "voucher":
        return byDocument ? [] : [use];
      case "document":
        return byDocument ? [{ ...use, field: "voucher" }] : [use];
      default:
        return [use];
    }
  });
}

/** Whether an account stands above its lines, with its opening or a label, and not in this column, which numbers entries. */
function headsPart(row: SheetRow, { column }: ColumnUse, dates: ColumnUse | undefined): boolean {
  if (isLabeledAccount(row)) return true;
  if (textOf(row.cells[column]).trim() !== "") return false;
  const isOpened = row.cells.some((cell) => rowWordOf(textOf(cell)) === "opening");
  const first = row.cells.findIndex((cell) => textOf(cell).trim() !== "");
  const text = textOf(row.cells[first]).trim();
  // The day of an account's balance at a month's start might be a number as well.
  const isDay = first === dates?.column && /^\d{1,4}([/.-])\d{1,2}\1(?:\d{2}|\d{4})$/.test(text);
  return isOpened && !isDay && isAccountNumber(text);
}

/** Whether another column has the accounts: this one counts rows, or has one number for several accounts. */
function isOutdoneBy(use: ColumnUse, other: ColumnUse, body: readonly SheetRow[]): boolean {
  if (countsRows(use, body)) return !countsRows(other, body);
  return other.field === "account" && standsBesideSeveral(use, other, body);
}

function standsBesideSeveral(use: ColumnUse, other: ColumnUse, body: readonly SheetRow[]): boolean {
  const beside = new Map<string, Set<string>>();
  for (const { cells } of body) {
    const [number, account] = [use, other].map(({ column }) => textOf(cells[column]).trim());
    if (number && account) beside.set(number, (beside.get(number) ?? new Set()).add(account));
  }
  const several = [...beside.values()].filter(({ size }) => size > 1);
  return several.length > beside.size / 10;
}

function countsRows(use: ColumnUse, body: readonly SheetRow[]): boolean {
  const texts = textsOf(use, body);
  return texts.length > 2 && new Set(texts).size === texts.length;
}

const repeats = (use: ColumnUse, body: readonly SheetRow[]): boolean => {
  const texts = textsOf(use, body);
  return new Set(texts).size * 2 <= texts.length;
};

function tellsSides(use: ColumnUse, body: readonly SheetRow[]): boolean {
  const texts = textsOf(use, body);
  return texts.length > 1 && texts.every(isSide);
}

function textsOf({ column }: ColumnUse, body: readonly SheetRow[]): string[] {
  return body.map(({ cells }) => textOf(cells[column]).trim()).filter((text) => text !== "");
}

/** Whether a ledger is split by account headings; then names on lines are customers or items. */
export function isInParts(columns: readonly ColumnUse[], body: readonly SheetRow[]): boolean {
  const filled = ({ cells }: SheetRow, ...fields: Field[]) =>
    columns.some(
      ({ field, column }) => fields.includes(field) && textOf(cells[column]).trim() !== "",
    );
  const isLine = (row: SheetRow) =>
    filled(row, "date") && filled(row, "debit", "credit", "amount", "balance", "closing");
  const lines = body.filter(isLine);
  if (lines.length === 0) return false;
  const named = lines.filter((row) => filled(row, "account", "accountNumber"));
  if (named.length > lines.length / 2) return false;

  // The first account's heading is above the first line.
  const above = body.slice(0, body.findIndex(isLine));
  return (
    above.some((row) => !isBlank(row) && !filled(row, "debit", "credit", "amount")) ||
    body.some(isLabeledAccount)
  );
}

/** Where the headings of a ledger's parts stand, if that's a column of theirs alone. */
export function headingColumn(
  columns: readonly ColumnUse[],
  body: readonly SheetRow[],
): number | undefined {
  const date = columns.find(({ field }) => field === "date")?.column;
  const first = body.find((row) => !isBlank(row));
  const column = first?.cells.findIndex((cell) => textOf(cell).trim() !== "") ?? -1;
  const isFree = columns.every((use) => use.column !== column);
  const isEmptyInLines = body.every(
    ({ cells }) => textOf(cells[date ?? -1]).trim() === "" || textOf(cells[column]).trim() === "",
  );
  return column >= 0 && isFree && isEmptyInLines ? column : undefined;
}

/** Whether a column maps one to one to accounts, as names do; memos vary. */
function goesWithAccounts(column: number, accounts: number, body: readonly SheetRow[]): boolean {
  const names = new Map<string, Set<string>>();
  for (const { cells } of body) {
    const [account, name] = [textOf(cells[accounts]).trim(), textOf(cells[column]).trim()];
    if (account === "" || name === "") continue;
    names.set(account, (names.get(account) ?? new Set()).add(name));
  }
  const single = [...names.values()].filter(({ size }) => size === 1).length;
  const all = new Set([...names.values()].flatMap((of) => [...of]));
  return names.size > 0 && single >= names.size * 0.9 && all.size >= names.size * 0.8;
}

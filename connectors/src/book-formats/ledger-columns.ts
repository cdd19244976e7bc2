import type { ColumnUse, Field } from "@tieout/core/book-mapping/mapping";
import { type SheetRow, textOf } from "@tieout/core/book-mapping/sheet-row";
import { isSide } from "./column-evidence.ts";

/**
 * The columns of a ledger that hold what their headings say elsewhere: a "No" that counts rows or names
 * documents isn't an account's, a "Type" of debits and credits is a side, and entries that are numbered row
 * by row are held together by their documents.
 */
export function withLedgerSenses(
  columns: readonly ColumnUse[],
  body: readonly SheetRow[],
): ColumnUse[] {
  const has = (...fields: Field[]) => columns.some(({ field }) => fields.includes(field));
  const accounts = columns.filter(({ field }) => field === "account" || field === "accountNumber");
  const documents = columns.find(({ field }) => field === "document");
  const vouchers = columns.find(({ field }) => field === "voucher");
  const countsVouchers = vouchers !== undefined && countsRows(vouchers, body);
  const byDocument = countsVouchers && documents !== undefined && repeats(documents, body);

  return columns.flatMap((use): ColumnUse[] => {
    switch (use.field) {
      case "accountNumber":
        if (!accounts.some((other) => other !== use && isOutdoneBy(use, other, body))) return [use];
        return documents ? [] : [{ ...use, field: "document" }];
      case "accountType":
      case "transactionType":
        return !has("debit", "side") && tellsSides(use, body) ? [{ ...use, field: "side" }] : [use];
      case "voucher":
        return byDocument ? [] : [use];
      case "document":
        return byDocument ? [{ ...use, field: "voucher" }] : [use];
      default:
        return [use];
    }
  });
}

/** Whether another column has the accounts: this one's numbers count rows, or stand beside several accounts. */
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

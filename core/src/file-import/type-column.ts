import { isTypeWord } from "./account-types.ts";
import type { ColumnUse } from "./mapping.ts";
import { type SheetRow, textOf } from "./sheet-row.ts";

/**
 * Whether a ledger's "Type" is that of its accounts: mostly words for kinds of accounts, more than one of
 * them, and the same beside an account wherever it stands. Entries are called expenses, too.
 */
export function tellsAccountTypes(
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

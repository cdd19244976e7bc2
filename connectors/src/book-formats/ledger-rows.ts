import { columnOf, type Mapping } from "@tieout/core/book-mapping/mapping";
import { firstText, type SheetRow, textOf } from "@tieout/core/book-mapping/sheet-row";
import type { VendorAccount } from "@tieout/core/ledger";
import { accountOfText } from "./account-text.ts";
import { figureFields } from "./column-texts.ts";
import { lengthFault } from "./field-lengths.ts";
import { fileAccount, type RowValues } from "./row-values.ts";
import { type RowWord, rowWordOf } from "./row-words.ts";

/** What a row says it is. A line has a day, and is none of that but where it names a balance. */
export function wordOf(row: SheetRow, { text }: RowValues, dated: boolean): RowWord | undefined {
  const inMemo = balanceWordOf(text("memo"));
  if (inMemo) return inMemo;
  return dated ? balanceWordOf(firstText(row)) : rowWordOf(firstText(row));
}

/** What all words of balances have some of; most lines have none, and a closer look takes its time. */
const partsOfBalances = /balan|saldo|solde|nouveau|bestand|wert/i;

function balanceWordOf(text: string): "opening" | "closing" | undefined {
  const word = partsOfBalances.test(text) ? rowWordOf(text) : undefined;
  return word === "opening" || word === "closing" ? word : undefined;
}

/** Whether a heading says what is below it: what its account comes to, which a line's balance isn't told by. */
export function headsWithTotals(values: RowValues, mapping: Mapping): boolean {
  const [debit, credit] = [values.figure("debit"), values.figure("credit")];
  const balance = values.figure("balance");
  if (debit.result !== "read" || credit.result !== "read" || balance.result !== "read")
    return false;
  return balance.value === debit.value - credit.value && !namesAccounts(mapping);
}

const namesAccounts = (mapping: Mapping): boolean =>
  (["account", "accountNumber", "accountName"] as const).some(
    (field) => columnOf(mapping, field) !== undefined,
  );

/** What a heading says beside the account that begins with its balance. */
const broughtForward =
  / ?\((balance (brought )?forward|(opening|beginning) balance)[^()]{0,40}\)$/i;

/** The account that a heading names: in one cell, or its number and its name in two. */
export function headedAccount({ cells }: SheetRow, mapping: Mapping): VendorAccount | undefined {
  const isFigure = (column: number) =>
    mapping.columns.some((use) => use.column === column && figureFields.has(use.field));
  const labels = cells
    .map((cell, column) => (isFigure(column) ? "" : textOf(cell).trim()))
    .filter((label) => label !== "");
  const [first = "", second = ""] = labels.map((label) => label.replace(broughtForward, ""));
  const { number, name } = accountOfText(first);
  if (name === "" || lengthFault("name", name)) return undefined;
  const isNumberAlone = number === name && /\p{L}/u.test(second) && !lengthFault("name", second);
  return fileAccount(number ?? name, isNumberAlone ? second : name, "", number);
}

import { columnOf, type Field, type Mapping } from "@tieout/core/book-mapping/mapping";
import { plainWord } from "@tieout/core/book-mapping/month-words";
import { isProse } from "@tieout/core/book-mapping/prose";
import { blank, type Reading } from "@tieout/core/book-mapping/reading";
import { firstText, type SheetRow, textOf } from "@tieout/core/book-mapping/sheet-row";
import type { Day } from "@tieout/core/calendar/day";
import type { JournalLine, VendorAccount } from "@tieout/core/ledger/ledger";
import type { Minor } from "@tieout/core/money";
import { accountOfText } from "./account-text.ts";
import { lengthFault } from "./field-lengths.ts";
import { figureFields } from "./kept-mapping.ts";
import { fileAccount, netOf, type RowValues } from "./row-values.ts";

/** A dated row is a line unless it names a balance. */
export function wordOf(row: SheetRow, values: RowValues, dated: boolean): RowWord | undefined {
  const { text } = values;
  const memo = sidedText(row, text("memo"));
  const inMemo = balanceWordOf(memo);
  if (inMemo) return inMemo;
  if (dated) return balanceWordOf(firstText(row));
  return (
    (onlyBalance.test(firstText(row).trim()) ? "closing" : rowWordOf(firstText(row))) ??
    rowWordOf(text("account") || text("accountName")) ??
    (periodChange.test(memo) || closedBySide.test(memo) ? "total" : undefined)
  );
}

/** Tally writes a side before the text, in a cell of its own: `To | Opening Balance`. */
function sidedText({ cells }: SheetRow, memo: string): string {
  if (!/^(to|by|dr|cr)$/i.test(memo)) return memo;
  const at = cells.findIndex((cell) => textOf(cell).trim() === memo);
  return `${memo} ${textOf(cells[at + 1]).trim()}`;
}

/** Intacct and Contpaqi write "Balance forward" in a column of figures, beside the account's name. */
export const labelsOpening = ({ cells }: SheetRow, column: number | undefined): boolean =>
  column !== undefined && rowWordOf(textOf(cells[column])) === "opening";

/** Whether the account column holds a balance label instead of an account. */
export const saysWord = (account: VendorAccount | undefined): boolean =>
  account !== undefined &&
  (account.number === undefined || account.number === account.name) &&
  rowWordOf(account.name) !== undefined;

/** Below an account's lines. */
const onlyBalance = /^(balance|saldo|solde)$/i;

/** Tally's closing row, which balances an account's debits and credits. */
const closedBySide = /^(to|by|dr|cr) closing balance$/i;

/** Sage 50's label of a month's total. */
const periodChange = /^current period change$/i;

/** Some part of every balance label; a cheap test, because most lines have none. */
const partsOfBalances =
  /balan|saldo|solde|nouveau|bestand|wert|apertura|abertura|ouverture|er[oö]ffnung|primo|opening|forward|fwd|balbf|[bc]\/[fd]/i;

function balanceWordOf(text: string): "opening" | "closing" | undefined {
  const word = partsOfBalances.test(text) ? rowWordOf(text) : undefined;
  return word === "opening" || word === "closing" ? word : undefined;
}

/** Whether a heading has its account's totals: the balance is debit less credit, and lines don't name accounts. */
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

/** Follows the account in a heading that has the opening balance: `(Balance forward As of 01/01/2025)`. */
const broughtForward =
  / ?\((balance (brought )?forward|(opening|beginning) balance)[^()]{0,40}\)$/i;

/** `N/C: | 0051 | Name: | Motor Vehicles`, or `Konto: 0320 | Pkw`. */
export const isLabeledAccount = (row: SheetRow): boolean =>
  /^(?:(n\/c|a\/c|(nominal|account)( (code|no|number))?|konto|compte|cuenta): *(\d.*)?$|ledger:)/i.test(
    firstText(row).trim(),
  );

/**
 * A number and a name alone head an account, even if that's called as an opening is: `110000 | Report à nouveau`. Lines that name
 * accounts have theirs in a column.
 */
export function headsAccount({ cells }: SheetRow, values: RowValues, mapping: Mapping): boolean {
  if (namesAccounts(mapping) || values.day("date").result === "read") return false;
  const texts = cells.map((cell) => textOf(cell).trim()).filter((text) => text !== "");
  const [number = "", name = ""] = texts;
  return texts.length === 2 && /^\d{3,}$/.test(number) && /\p{L}/u.test(name);
}

/** A ledger that repeats its headings below each account has the first one above them: `0200 - Inventory`. */
export function headsFirstPart({ number: row, cells }: SheetRow, mapping: Mapping): boolean {
  if (row !== mapping.headingRow - 1 || namesAccounts(mapping)) return false;
  const texts = cells.map((cell) => textOf(cell).trim()).filter((text) => text !== "");
  const { number = "", name } = accountOfText(texts.join(" "));
  return (
    texts.length < 3 && name !== number && /^\d{3,}/.test(number) && !/^(19|20)\d\d$/.test(number)
  );
}

/** A row of zeros says nothing. */
export const comesToNothing = ({ figure }: RowValues): boolean =>
  (["debit", "credit", "amount", "balance"] as const).every((field) => {
    const reading = figure(field);
    return reading.result === "blank" || (reading.result === "read" && reading.value === 0);
  });

export function headedAccount({ cells }: SheetRow, mapping: Mapping): VendorAccount | undefined {
  const isFigure = (column: number) =>
    mapping.columns.some((use) => use.column === column && figureFields.has(use.field));
  const labels = cells
    .map((cell, column) => (isFigure(column) ? "" : textOf(cell).trim()))
    .filter((label) => label !== "");
  // Sage UK labels what stands beside: `N/C: | 0051 | Name: | Motor Vehicles`.
  const labeled = labels.filter((label) => !label.endsWith(":"));
  const said = labeled.length > 0 ? labeled : labels;
  const [first = "", second = ""] = said.map((label) => label.replace(broughtForward, ""));
  const { number, name, fullName } = accountOfText(first);
  if (name === "" || lengthFault("name", name)) return undefined;
  const isNumberAlone = number === name && /\p{L}/u.test(second) && !lengthFault("name", second);
  const own = isNumberAlone ? second : name;
  return fileAccount(number ?? fullName ?? name, own, "", number, fullName ?? own);
}

/** A balance that stands beside its label alone, whatever the column: `Beginning Balance: | $1,000.00cr`. */
export function balanceBesideLabel({ cells }: SheetRow, values: RowValues): Reading<Minor> {
  const filled = cells.flatMap((cell, column) => (textOf(cell).trim() === "" ? [] : [column]));
  const [, column] = filled;
  const found = filled.length === 2 && column !== undefined ? values.figureAt(column) : blank;
  return found.result === "read" ? found : blank;
}

interface AmountReading {
  readonly reading: Reading<Minor>;
  readonly column: number | undefined;
}

/** A line's amount, debit positive: from two columns, from one with a side, or from one with a sign. */
export function amountOf(values: RowValues, mapping: Mapping): AmountReading {
  if (columnOf(mapping, "debit") !== undefined) {
    const [debit, credit] = [values.figure("debit"), values.figure("credit")];
    const blamed = credit.result === "refused" && debit.result !== "refused" ? "credit" : "debit";
    return { reading: netOf(debit, credit), column: columnOf(mapping, blamed) };
  }
  return { reading: values.sided("amount"), column: columnOf(mapping, "amount") };
}

interface LineFigures {
  readonly row: number;
  readonly date: Day;
  readonly accountId: string;
  readonly amount: Minor;
  /** Groups the lines of an entry that has no voucher. */
  readonly entry: string;
}

export function lineOf(
  { row, date, accountId, amount, entry }: LineFigures,
  text: RowValues["text"],
): JournalLine {
  const optional = (key: "memo" | "documentNumber", field: Field) =>
    text(field) === "" ? {} : { [key]: text(field) };
  const voucher = [text("journal"), text("voucher")].filter((part) => part !== "").join(" ");
  return {
    transactionId: text("voucher") === "" ? entry : voucher,
    transactionType: text("transactionType") === "" ? "Journal entry" : text("transactionType"),
    lineNumber: row,
    date,
    accountId,
    amount,
    ...optional("memo", "memo"),
    ...optional("documentNumber", "document"),
  };
}

export type RowWord = "total" | "grand-total" | "opening" | "closing";

const grand =
  /^(grand |report )?total(s|es|i|t)?( (usd|eur|gbp|cad|aud))?$|^(suma|total) (general|for all accounts|all accounts)|^(summe|gesamtsumme|gesamt|summa|sum|totaux|totaal|totale|totaux generaux|slutsumma|totali|totais|sumas|sumas iguales|total balance|totals? debits? and credits?)$|^(totaux|totales?|totali|totais|totaal|summen?|sumas) (de|del|de la|della|da|der|van de) (balance|balanza|bilancio|balancete|saldenliste|saldibalans)$/;
const total =
  /^(sub ?)?total(s|es|t)?\b|^(dr|cr|to|by) closing balance|^closing opening \+ total|^(totaux|totale|totali|totais|totaal|subtotaal)\b|\btotals?$|\bi alt$|^account total\b|^balance change$|^konto(umsatz|summe)$|^net change=|^omslutning$|^net (movement|change|activity)s?$|^current period change$|^history balance$|^(suma|summe|summa|sum|sous total|delsumma|delsum)\b/;
// An account may be called "Opening Balance Equity".
const opening =
  /^(beginning|opening|starting|start|initial) balances?(?! (equity|account|adjustment|difference|offset|clearing|suspense|control))|^(dr|cr|to|by) opening balance|^opening( entry)?$|^(bal(ance)? )?(brought ?forward|forward|fwd|b\/[fd]|carry ?forward)( |$)|^bal(fwd|bf)$|^(saldo inicial|saldo anterior|solde initial|solde d'ouverture|report a nouveau|a nouveaux?|anfangsbestand|anfangssaldo|eb wert|eroffnungssaldo|saldovortrag|ingaende (balans|saldo)|inngaende (balanse|saldo)|beginsaldo|beginbalans|openingssaldo|openingsbalans|primosaldo|primobalance|abningsbalance|saldo iniziale|saldo di apertura|saldo de abertura|bilancio di apertura|soldes? d'ouverture|bilan d'ouverture)|^(asiento de |lancamento de |scrittura di )?(apertura|abertura)( (del?|do) )?( ?(ejercicio|exercicio|esercizio))?( \d{4})?$|^eroffnungs(bilanz|buchung|wert)/;
const closing =
  /^(ending|closing|end) balance|^(balance )?(carried forward|c\/[fd])( |$)|^(saldo final|solde final|solde de cloture|endbestand|endsaldo|schlusssaldo|utgaende (balans|saldo|balanse)|eindsaldo|eindbalans|ultimosaldo|slutsaldo|saldi finali|saldo atual|saldo actual)/;

/** SAP's: `* 0650`. */
const sumMark = /^\*{1,3}(?: |$)/;

/** Tells totals and balances apart from accounts by how they are called. */
export function rowWordOf(text: string): RowWord | undefined {
  if (isProse(text)) return undefined;
  if (sumMark.test(text)) return "total";
  const plain = plainWord(text)
    .replace(/^['"]+|['"]+$|[.:_*()-]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  if (opening.test(plain)) return "opening";
  if (closing.test(plain)) return "closing";
  if (grand.test(plain)) return "grand-total";
  return total.test(plain) ? "total" : undefined;
}

import { readDay } from "@tieout/core/book-mapping/day-text";
import type { DatevBatch } from "@tieout/core/book-mapping/mapping";
import { type SheetRow, textOf } from "@tieout/core/book-mapping/sheet-row";
import type { Day } from "@tieout/core/calendar/day";

/** The header row of a file in DATEV's format, from DATEV (DTVF) or from other software (EXTF). */
interface DatevHeader {
  readonly isBatch: boolean;
  /** It has names of accounts. */
  readonly isLabels: boolean;
  readonly yearStart?: Day;
  readonly batch: DatevBatch;
}

/** Cells of the header row, as developer.datev.de describes them. */
const cells = { category: 2, yearStart: 12, accountLength: 13, to: 15, currency: 21, plan: 26 };

/** Some writers leave a reserved cell out, or add one: the fiscal year's first day tells, with the length of accounts after it. */
function shiftOf(said: (column: number) => string): number {
  const isThere = (shift: number) =>
    dayOf(said(cells.yearStart + shift)) !== undefined &&
    /^[4-8]$/.test(said(cells.accountLength + shift));
  return [0, 1, -1].find(isThere) ?? 0;
}

/** The categories of entries and of accounts' names; others have customers, suppliers and other master data. */
const categories = { batch: "21", labels: "20" };

export function datevHeader([head]: readonly SheetRow[]): DatevHeader | undefined {
  const said = (column: number) => textOf(head?.cells[column]).trim();
  if (!/^(EXTF|DTVF)$/.test(said(0))) return undefined;
  const shift = shiftOf(said);
  const [yearStart, to] = [cells.yearStart, cells.to].map((column) => dayOf(said(column + shift)));
  const length = Number(said(cells.accountLength + shift));
  const plan = planNames.get(said(cells.plan + shift).replace(/^0/, ""));
  const currency = said(cells.currency + shift);
  return {
    isBatch: said(cells.category) === categories.batch,
    isLabels: said(cells.category) === categories.labels,
    ...(yearStart && { yearStart }),
    batch: {
      accountLength: length >= 4 && length <= 8 ? length : 4,
      ...(plan && { plan }),
      ...(/^[A-Z]{3}$/.test(currency) && { currency }),
      ...(to && { to }),
    },
  };
}

const planNames = new Map<string, NonNullable<DatevBatch["plan"]>>([
  ["3", "skr03"],
  ["4", "skr04"],
]);

function dayOf(text: string): Day | undefined {
  const reading = readDay(text, "dmy");
  return reading.result === "read" ? reading.value : undefined;
}

/** An account of the ledger, or one of the personal accounts that add up to receivables and payables. */
export type DatevAccount =
  | { readonly kind: "receivables" | "payables" }
  | { readonly kind: "ledger"; readonly number: string };

/** Leading zeros are often lost. One digit more than the ledger's accounts is a customer (1 to 6) or a supplier (7 to 9). */
export function datevAccount(
  text: string,
  { accountLength }: DatevBatch,
): DatevAccount | undefined {
  if (!/^\d{1,9}$/.test(text)) return undefined;
  const number = text.replace(/^0+(?=\d)/, "");
  if (number.length > accountLength + 1) return undefined;
  if (number.length <= accountLength) {
    return { kind: "ledger", number: number.padStart(accountLength, "0") };
  }
  return { kind: /^[1-6]/.test(number) ? "receivables" : "payables" };
}

/** DATEV's accounts to carry balances forward: 9000 to 9009. */
export const carriesForward = (account: DatevAccount): boolean =>
  account.kind === "ledger" && account.number.startsWith("900");

/** The column of a field that only DATEV's batches have. */
export const datevColumn = (headings: readonly string[], name: RegExp): number =>
  headings.findIndex((heading) => name.test(heading));

/** Posting keys, without the zeros before them. */
export const postingKey = ({ cells: row }: SheetRow, column: number): string =>
  textOf(row[column]).trim().replace(/^0+/, "");

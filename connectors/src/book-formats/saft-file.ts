import { readFigure } from "@tieout/core/book-mapping/figure";
import type { Fault, Span } from "@tieout/core/book-mapping/reading";
import type { JournalLine } from "@tieout/core/ledger";
import { currencyDigits, type Minor, toMinor } from "@tieout/core/money";
import type { Gathering } from "./gathering.ts";

interface Overlong {
  readonly value: string;
  readonly fault: Fault;
  readonly span: Span;
}

/** What has been read of a SAF-T file, and what is being read. */
export interface SaftFile {
  readonly gathered: Gathering;
  readonly path: string[];
  /** Values of the account, transaction or line that is being read, by where they stand in it. */
  readonly facts: Map<string, string>;
  /** What is too long to be taken, by where it stands. */
  readonly overlong: Map<string, Overlong>;
  readonly header: Map<string, string>;
  readonly openings: { readonly accountId: string; readonly amount: Minor }[];
  readonly closings: { readonly accountId: string; readonly amount: Minor }[];
  /** Lines of the transaction that is being read. */
  pending: JournalLine[];
  readonly vouchers: Set<string>;
  entries: number;
  line: number;
}

/** Whose law a file follows: Norway's, where it doesn't say. Portugal's says where the company is. */
export function countryOf({ header }: Pick<SaftFile, "header">): string {
  const company = header.has("CompanyName") ? header.get("Country") : undefined;
  return header.get("AuditFileCountry") ?? company ?? "NO";
}

/** ISO 4217; nothing where neither file nor country says it. */
export function saftCurrency(file: Pick<SaftFile, "header">): string | undefined {
  const { header } = file;
  return (
    header.get("DefaultCurrencyCode") ??
    header.get("CurrencyCode") ??
    currencies.get(countryOf(file))
  );
}

const currencies: ReadonlyMap<string, string> = new Map([
  ["NO", "NOK"],
  ["DK", "DKK"],
  ["PT", "EUR"],
  ["RO", "RON"],
]);

/** An amount as XML writes it. */
export function saftFigure(file: Pick<SaftFile, "header">, text: string) {
  return readFigure(text, { decimal: ".", digits: currencyDigits(saftCurrency(file) ?? "NOK") });
}

/** Debit less credit. Nothing where neither stands there, or where one can't be read. */
export function difference(file: SaftFile, debit: string, credit: string): Minor | undefined {
  const amounts: number[] = [];
  for (const [name, sign] of [
    [debit, 1],
    [credit, -1],
  ] as const) {
    const text = file.facts.get(name);
    if (text === undefined) continue;
    const reading = saftFigure(file, text);
    if (reading.result === "refused") {
      leaveOut(file, text, reading.fault, reading.span);
      return undefined;
    }
    amounts.push(reading.result === "read" ? sign * reading.value : 0);
  }
  if (amounts.length === 0) return undefined;
  return toMinor(amounts.reduce((sum, amount) => sum + amount, 0));
}

/** Leaves out what is being read if something in it is too long to be taken; whether it did. */
export function leaveOutOverlong(file: SaftFile): boolean {
  const [first] = file.overlong.values();
  if (first) leaveOut(file, first.value, first.fault, first.span);
  return first !== undefined;
}

export function leaveOut(
  { gathered, line: row, facts }: SaftFile,
  value: string,
  fault: Fault,
  span?: Span,
): void {
  gathered.leaveOut({ row, value, fault, cells: [...facts.values()], ...(span && { span }) });
}

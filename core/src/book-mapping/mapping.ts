import type { Day } from "../calendar/day.ts";
import type { DayOrder } from "./day-text.ts";
import type { DecimalMark } from "./figure.ts";
import { headingOf, type SheetRow } from "./sheet-row.ts";

export const fields = [
  "account",
  "accountNumber",
  "accountName",
  "accountType",
  "contraAccount",
  "opening",
  "openingDebit",
  "openingCredit",
  "debit",
  "credit",
  "amount",
  "closing",
  "closingDebit",
  "closingCredit",
  "balance",
  "side",
  "date",
  "journal",
  "voucher",
  "transactionType",
  "document",
  "memo",
] as const;
export type Field = (typeof fields)[number];

export type TableKind = "trial-balance" | "general-ledger" | "chart";

export interface ColumnUse {
  /** Which column of the sheet; the first is 0. */
  readonly column: number;
  readonly field: Field;
  /** Matched by the file's own content, or chosen by a person. */
  readonly why: "matched" | "choice";
  /** The period end of a column, in sheets with a column per period. */
  readonly end?: Day;
}

/** A ledger's amount above zero is a debit, or an increase of its account, whichever side that account grows on. */
export type SignMeaning = "debit-positive" | "natural";

/** Plain data, so it can be kept for the next file of the same shape. */
export interface Mapping {
  readonly kind: TableKind;
  /** The number of the row with the headings; 0 where there are none. */
  readonly headingRow: number;
  readonly headings: readonly string[];
  readonly columns: readonly ColumnUse[];
  readonly decimal: DecimalMark;
  readonly dayOrder: DayOrder;
  /** Whether period figures are activity or closing balances. */
  readonly figures: "movements" | "balances";
  /** The first day of the fiscal year, where the rows' days have no year. */
  readonly yearStart?: Day;
  /** Set for batches in DATEV's format. */
  readonly batch?: DatevBatch;
  /** The first day of a single-period trial balance, where its title says it. */
  readonly periodStart?: Day;
  /** Ledger amounts are positive where the account grows, whichever side that is. */
  readonly signs?: "natural";
  /** Only an entry's first line has its day and header data. */
  readonly entries?: "headed";
}

/** What a DATEV batch's header says of its accounts and their period. */
export interface DatevBatch {
  /** Digits in numbers of the ledger's accounts, 4 to 8; those of customers and suppliers have one more. */
  readonly accountLength: number;
  readonly plan?: "skr03" | "skr04";
  /** ISO 4217. */
  readonly currency?: string;
  /** The last day of its period. */
  readonly to?: Day;
}

export function columnOf(mapping: Mapping, field: Field, end?: Day): number | undefined {
  return mapping.columns.find((use) => use.field === field && use.end === end)?.column;
}

/** The side column of a figure: the next one, or the only one. */
export function sideColumnOf({ columns }: Mapping, figure: number | undefined): number | undefined {
  const sides = columns.flatMap(({ field, column }) => (field === "side" ? [column] : []));
  const beside = sides.find((column) => column - 1 === figure);
  return beside ?? (sides.length === 1 ? sides[0] : undefined);
}

export type MappingFault =
  | { readonly fault: "two-columns"; readonly field: Field; readonly columns: readonly number[] }
  | { readonly fault: "no-column"; readonly field: Field };

/** What a person still has to say before a sheet can be read. */
export function mappingFaults(
  mapping: Pick<Mapping, "kind" | "columns" | "batch">,
): MappingFault[] {
  const columns = new Map<string, { field: Field; columns: number[] }>();
  for (const { field, column, end } of mapping.columns) {
    // Several figures may have a side column each.
    if (field === "side") continue;
    const key = `${field} ${end ?? ""}`;
    const known = columns.get(key);
    if (known) known.columns.push(column);
    else columns.set(key, { field, columns: [column] });
  }
  const doubled = [...columns.values()].filter((use) => use.columns.length > 1);
  return [
    ...doubled.map((use) => ({ fault: "two-columns", ...use }) as const),
    ...missingFields(mapping).map((field) => ({ fault: "no-column", field }) as const),
  ];
}

function missingFields({
  kind,
  columns,
  batch,
}: Pick<Mapping, "kind" | "columns" | "batch">): Field[] {
  const has = (...some: Field[]) => columns.some(({ field }) => some.includes(field));
  const named = has("account", "accountNumber", "accountName");
  const missing: Field[] = [];
  if (kind !== "general-ledger" && !named) missing.push("accountNumber");
  if (kind === "general-ledger" && !has("date")) missing.push("date");
  if (kind === "chart") return missing;
  // Its amounts have no sign.
  if (batch && !has("side")) missing.push("side");

  const whole = has("amount", "closing", "closingDebit") || has("debit");
  if (!whole) missing.push("amount");
  if (has("debit") && !has("credit")) missing.push("credit");
  if (has("credit") && !has("debit")) missing.push("debit");
  if (has("closingDebit") && !has("closingCredit")) missing.push("closingCredit");
  if (has("openingDebit") && !has("openingCredit")) missing.push("openingCredit");
  return missing;
}

/** Without the empty ones at the end. */
export function headingsOf({ cells }: SheetRow): string[] {
  const texts = cells.map(headingOf);
  while (texts.at(-1) === "") texts.pop();
  return texts;
}

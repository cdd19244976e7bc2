import { hasDayOrder } from "@tieout/core/book-mapping/day-text";
import { columnFaults, offeredFields } from "@tieout/core/book-mapping/offered-fields";
import type { Day } from "@tieout/core/calendar/day";
import type {
  FileImport,
  FileImportChoices,
  FileImportField,
  FileImportTable,
} from "./file-import-calls.ts";
import { accountTypesOf, type TypeAnswers, typeChoices } from "./type-answers.ts";

export type Draft = Pick<
  FileImportChoices,
  "decimal" | "dayOrder" | "figures" | "signs" | "asOf" | "lastDay" | "fiscalYearEnd" | "currency"
> & {
  /** By column; undefined where it's left out. */
  readonly fields?: Readonly<Record<number, FileImportField | undefined>>;
};

const nothingSaid: TypeAnswers = { classes: new Map(), totals: {} };

export type Column = FileImportTable["columns"][number];

export function fieldOf({ column, field }: Column, { fields = {} }: Draft) {
  return column in fields ? fields[column] : field;
}

/** All choices, including those that were already right. */
export function choicesOf(
  file: FileImport,
  draft: Draft,
  types: TypeAnswers = nothingSaid,
): FileImportChoices {
  const { fields: _, ...answers } = draft;
  const { table, asOf, lastDay, openingsAsOf, fiscalYearEnd, currency } = file;
  const said = {
    ...(asOf !== undefined && { asOf }),
    ...(lastDay !== undefined && { lastDay }),
    ...(openingsAsOf !== undefined && { openingsAsOf }),
    ...(fiscalYearEnd && {
      fiscalYearEnd: { month: fiscalYearEnd.month, day: fiscalYearEnd.day },
    }),
    ...(currency && { currency: currency.code }),
    ...typeChoices(accountTypesOf(file), types),
    ...(file.openings?.said && { openings: file.openings.said }),
  };
  if (!table) return { ...said, ...answers };
  return {
    ...said,
    sheet: table.sheet,
    tableKind: table.kind,
    columns: usesOf(table, draft),
    decimal: table.decimal,
    dayOrder: table.dayOrder,
    figures: table.figures,
    // Told by entries, they may be others once the columns are.
    ...(table.signs?.why === "choice" && { signs: table.signs.means }),
    ...answers,
  };
}

/** Fields that are missing or chosen twice. */
export function faultsOf(table: FileImportTable, draft: Draft) {
  const uses = usesOf(table, draft).map(({ end, ...use }) => ({
    ...use,
    // The contract validates days.
    ...(end !== undefined && { end: end as Day }),
  }));
  return columnFaults(table.kind, uses);
}

/** True if a one-day trial balance has no date yet: our guess isn't taken for an answer. */
export function lacksDay(file: FileImport, draft: Draft): boolean {
  const { table } = file;
  const isOfOneDay =
    table?.kind === "trial-balance" && table.columns.every(({ end }) => end === undefined);
  return isOfOneDay && dayOf(file, draft) === undefined;
}

/** The day of a one-day trial balance, as the file or the sender says it. */
export const dayOf = ({ asOf, asks = [] }: FileImport, draft: Draft): string | undefined =>
  draft.asOf ?? (asks.includes("as-of") ? undefined : asOf);

/** Whether dates read both ways, and the sender still has to say which. */
export const lacksDayOrder = ({ table, asks = [] }: FileImport, draft: Draft): boolean =>
  table?.kind === "general-ledger" && asks.includes("day-order") && draft.dayOrder === undefined;

/** Whether an order of day and month is to be chosen at all: dates like 2025-12-31 have none. */
export function hasDayOrders({ table, asks = [] }: FileImport, draft: Draft): boolean {
  if (table?.kind !== "general-ledger") return false;
  const dates = table.columns.filter((column) => fieldOf(column, draft) === "date");
  const isWrittenBothWays = dates.some(({ samples }) => samples.some(hasDayOrder));
  return isWrittenBothWays || asks.includes("day-order") || asks.includes("mixed-days");
}

/** Whether the sender still has to say on which day the books end. */
export const lacksLastDay = ({ lastDays, lastDay }: FileImport, draft: Draft): boolean =>
  lastDays !== undefined && (draft.lastDay ?? lastDay) === undefined;

/** Balances alone don't show since when their profit and loss runs, so our guess isn't taken for an answer. */
export function lacksYearEnd({ balanceDays, asks = [] }: FileImport, draft: Draft): boolean {
  const isAsked = balanceDays !== undefined && asks.includes("fiscal-year-end");
  return isAsked && draft.fiscalYearEnd === undefined;
}

/** Always includes the field it was read as. */
export function fieldsOffered(table: FileImportTable): readonly FileImportField[] {
  const offered = offeredFields[table.kind];
  const others = table.columns.flatMap(({ field }) =>
    field === undefined || offered.includes(field) ? [] : field,
  );
  return [...offered, ...new Set(others)];
}

function usesOf(table: FileImportTable, draft: Draft) {
  return table.columns.flatMap((column) => {
    const field = fieldOf(column, draft);
    if (field === undefined) return [];
    const { end } = column;
    return [{ column: column.column, field, ...(end !== undefined && { end }) }];
  });
}

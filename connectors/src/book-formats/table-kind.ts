import { readDay } from "@tieout/core/book-mapping/day-text";
import type { ColumnUse, TableKind } from "@tieout/core/book-mapping/mapping";
import { type SheetRow, textOf } from "@tieout/core/book-mapping/sheet-row";
import type { Day } from "@tieout/core/calendar/day";
import type { ColumnEvidence } from "./column-evidence.ts";
import { balanceFields } from "./period-figures.ts";

/** By what its columns are called, and by what they hold. */
export function kindOf(
  columns: readonly ColumnUse[],
  evidence: readonly ColumnEvidence[],
  body: readonly SheetRow[],
): TableKind {
  const dated = columns.some(
    ({ field, column }) => field === "date" && (evidence[column]?.days ?? 0) > 0.1,
  );
  const nameless = columns.length === 0;
  const days = evidence.some(({ days: share, filled }) => share > 0.8 && filled > 2);
  const isOfOneDay = dated && !repeatsAccounts(columns, body) && columns.some(isOpening);
  if (isOfOneDay && onlyDay(columns, body) !== undefined) return "trial-balance";
  if (dated || (days && (nameless || repeatsAccounts(columns, body)))) return "general-ledger";

  // Account numbers look like figures too.
  const figures = evidence.filter((seen) => seen.figures > 0.8);
  const bare = figures.length > 1 || figures.some(({ accountNumbers }) => accountNumbers < 0.5);
  const named = columns.some(({ field }) => balanceFields.includes(field) || field === "balance");
  const unnamed = [...evidence.entries()].some(
    ([column, seen]) => isAmounts(seen) && columns.every((use) => use.column !== column),
  );
  return named || unnamed || (nameless && bare) ? "trial-balance" : "chart";
}

const isOpening = ({ field }: ColumnUse): boolean => field.startsWith("opening");

/** Whether most rows are of an account that another row has too. */
function repeatsAccounts(columns: readonly ColumnUse[], body: readonly SheetRow[]): boolean {
  const column = columns.find(({ field }) => /^account(Number|Name)?$/.test(field))?.column;
  if (column === undefined) return false;
  const texts = body.map(({ cells }) => textOf(cells[column]).trim()).filter((text) => text !== "");
  return texts.length > 2 && new Set(texts).size * 2 <= texts.length;
}

/** The day that all rows have. */
export function onlyDay(columns: readonly ColumnUse[], body: readonly SheetRow[]): Day | undefined {
  const column = columns.find(({ field }) => field === "date")?.column;
  if (column === undefined) return undefined;
  const texts = new Set(body.map(({ cells }) => textOf(cells[column]).trim()));
  texts.delete("");
  const [text = ""] = texts;
  const days = (["dmy", "mdy"] as const).flatMap((order) => {
    const reading = readDay(text, order);
    return reading.result === "read" ? [reading.value] : [];
  });
  return texts.size === 1 && new Set(days).size === 1 ? days[0] : undefined;
}

export const isFigures = (seen: ColumnEvidence | undefined) => (seen?.figures ?? 0) > 0.8;

/** Amounts of money, which numbers of accounts and of lines aren't. */
export const isAmounts = (seen: ColumnEvidence) => isFigures(seen) && seen.amounts > 0.3;

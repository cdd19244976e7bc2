import { canBeRead, chosenMapping, type KeptMapping } from "@tieout/core/book-mapping/file-choices";
import type { FileAsk, FileSheet, FileTable } from "@tieout/core/book-mapping/file-report";
import { type Mapping, mappingFaults } from "@tieout/core/book-mapping/mapping";
import type { SheetRow } from "@tieout/core/book-mapping/sheet-row";
import { clean, tableView } from "@tieout/core/book-mapping/table-view";
import type { Day } from "@tieout/core/calendar/day";
import type { FiscalYearEnd } from "@tieout/core/calendar/fiscal-year";
import type { SheetMapping } from "../book-decoding/open-books.ts";
import { firstRows, readSheets, type SheetKind } from "../book-decoding/read-sheets.ts";
import { FileRefused } from "../book-decoding/refusal.ts";
import type { Sheet } from "../book-decoding/typed-cell.ts";
import { guessMapping, type MappingGuess } from "../book-formats/guess-mapping.ts";
import { withHeadedEntries } from "../book-formats/headed-entries.ts";
import { keptMapping } from "../book-formats/kept-mapping.ts";
import { type OtherReport, otherReport } from "../book-formats/other-report.ts";
import { saysRounded } from "../book-formats/rounded-figures.ts";
import { templateSheetNames } from "../book-formats/template.ts";
import type { FileToRead } from "./messages.ts";

export interface TableSeen {
  readonly sheets: readonly FileSheet[];
  readonly table: Omit<FileTable, "rowCount">;
  /** Reads the whole sheet to count its rows. */
  readonly countRows: () => Promise<number>;
  readonly mapping: Mapping;
  readonly chart?: SheetMapping;
  /** Sheets with statements of the same books, beside them. */
  readonly statements: readonly number[];
  readonly remembered: boolean;
  /** The sender's answers for an earlier file with the same columns. */
  readonly answers?: KeptMapping["answers"];
  readonly canBeRead: boolean;
  readonly asks: readonly FileAsk[];
  /** A single-day trial balance whose columns don't name the day. */
  readonly needsDay: boolean;
  readonly guessedDay?: Day;
  readonly fiscalYearEnd?: FiscalYearEnd;
}

/** Only headings: there are no accounts. */
export class NoAccounts extends Error {
  override readonly name = "NoAccounts";
}

/** No sheet has books, and one is a report that was sent by mistake. */
export class OtherReportSent extends Error {
  override readonly name = "OtherReportSent";
  constructor(readonly report: OtherReport) {
    super(`A ${report.kind} isn't books`);
  }
}

/** Figures in thousands or millions are rounded, so nothing ties to the cent. */
export class RoundedFigures extends Error {
  override readonly name = "RoundedFigures";
}

interface SheetSeen {
  readonly sheet: number;
  readonly name: string;
  readonly rows: readonly SheetRow[];
  readonly guess: MappingGuess;
  /** Which report it is, if it isn't books. */
  readonly other?: OtherReport;
  /** Its figures are in thousands or millions. */
  readonly isRounded: boolean;
  readonly kept?: KeptMapping;
}

/** Nobody chooses among more, and looking at each takes time. */
const sheetsLookedAt = 100;

/** Finds the sheet with figures and maps its columns: by choices, kept mappings, then guesses. */
export async function lookAtTable(
  { bytes, fileName, choices, kept }: Pick<FileToRead, "bytes" | "fileName" | "choices" | "kept">,
  kind: SheetKind,
  digits: number,
): Promise<TableSeen> {
  const sheets = await readSheets(bytes, kind);
  const seen: SheetSeen[] = [];
  for (const [sheet, found] of sheets.entries()) {
    if (found.hidden || seen.length === sheetsLookedAt) continue;
    const rows = await firstRows(found);
    const titles = [found.name, fileName.replace(/\.[^.]+$/, "")];
    const guess = guessMapping(rows, { digits, titles });
    const known = rememberedOf(kept, rows, digits, guess.mapping);
    const report = known ? undefined : otherReport(rows, titles);
    const isOther = report?.kind !== "bank-statement" || !hasParts(guess.mapping, rows);
    const other = isOther ? report : undefined;
    const { columns } = known?.mapping ?? guess.mapping;
    const isRounded = saysRounded(rows, columns, found.name);
    const what = { ...(other && { other }), ...(known && { kept: known }) };
    seen.push({ sheet, name: found.name, rows, guess, isRounded, ...what });
  }
  const main = mainOf(seen, choices.sheet);
  if (!main) throw hasCells(seen) ? new NoAccounts() : new FileRefused("unknown");
  // If the sender has assigned the columns, that takes precedence.
  if (main.other && !choices.columns) throw new OtherReportSent(main.other);

  const { guess, rows } = main;
  const known = choices.columns ? undefined : main.kept;
  const chosen = chosenMapping(
    asTable(known?.mapping ?? guess.mapping),
    sheetIsMeant(main, choices.sheet) ? choices : {},
  );
  const mapping = withHeadedEntries(chosen, rows, digits);
  if (saysRounded(rows, mapping.columns, main.name)) throw new RoundedFigures();
  const chart = seen.find((one) => one !== main && !one.other && isChart(one.guess));
  const single = mapping.columns.every(({ end }) => end === undefined);
  const needsDay = mapping.kind === "trial-balance" && single;
  return {
    sheets: seen.map(describedSheet),
    table: {
      ...tableView(rows, mapping),
      sheet: main.sheet,
      kind: tableKindOf(mapping),
      faults: mappingFaults(mapping),
      headingRow: mapping.headingRow,
      decimal: mapping.decimal,
      dayOrder: mapping.dayOrder,
      figures: mapping.figures,
    },
    countRows: () => countRows(sheets[main.sheet], rows.length),
    mapping,
    statements: seen.filter((one) => one !== main && isStatement(one)).map(({ sheet }) => sheet),
    ...(chart && { chart: { sheet: chart.sheet, mapping: chart.guess.mapping } }),
    remembered: known !== undefined,
    ...(main.kept && { answers: main.kept.answers }),
    canBeRead: canBeRead(mapping),
    asks: [
      ...guess.asks.filter((ask) => isOpen(ask, main, choices)),
      ...(needsDay && guess.asOf === undefined && choices.asOf === undefined
        ? (["as-of"] as const)
        : []),
    ],
    needsDay,
    ...(guess.asOf !== undefined && { guessedDay: guess.asOf }),
    ...(guess.fiscalYearEnd && { fiscalYearEnd: guess.fiscalYearEnd }),
  };
}

function rememberedOf(
  kept: readonly KeptMapping[],
  rows: readonly SheetRow[],
  digits: number,
  guessed: Mapping,
): KeptMapping | undefined {
  for (const { mapping, answers } of kept) {
    const found = keptMapping(mapping, rows, digits, guessed);
    if (found) return { mapping: found, answers };
  }
  return undefined;
}

function mainOf(seen: readonly SheetSeen[], chosen: number | undefined): SheetSeen | undefined {
  return (
    seen.find(({ sheet }) => sheet === chosen) ??
    seen.find(({ kept }) => kept !== undefined) ??
    seen.find(canBeBooks) ??
    seen.find(({ guess, other }) => canBeRead(guess.mapping) && !other) ??
    seen.find(({ other }) => other !== undefined) ??
    seen.find(({ rows }) => rows.filter(hasColumns).length > 1)
  );
}

/** It reads as books without anybody's answers. */
const canBeBooks = ({ guess, other, isRounded }: SheetSeen): boolean =>
  canBeRead(guess.mapping) && !other && !isRounded;

/** A ledger has dates, and rows for its accounts without one; in a bank statement every row has a date. */
function hasParts(mapping: Mapping, rows: readonly SheetRow[]): boolean {
  const date = mapping.columns.find(({ field }) => field === "date")?.column;
  if (date === undefined) return false;
  const body = rows.filter(({ number }) => number > mapping.headingRow);
  return canBeRead(mapping) && body.some(({ cells }) => cells[date] === undefined);
}

const sheetIsMeant = ({ sheet }: SheetSeen, chosen: number | undefined) =>
  chosen === undefined || chosen === sheet;

const hasColumns = ({ cells }: SheetRow) => cells.filter((cell) => cell !== undefined).length > 1;

const hasCells = (seen: readonly SheetSeen[]) => seen.some(({ rows }) => rows.some(hasColumns));

const isChart = ({ mapping, faults }: MappingGuess) =>
  mapping.kind === "chart" && mapping.headingRow > 0 && faults.length === 0;

const isStatement = ({ other, isRounded }: SheetSeen) =>
  !isRounded && (other?.kind === "profit-and-loss" || other?.kind === "balance-sheet");

/** A chart alone has no figures, so a trial balance's amounts are what's missing. */
const asTable = (mapping: Mapping): Mapping =>
  mapping.kind === "chart" ? { ...mapping, kind: "trial-balance" } : mapping;

const tableKindOf = ({ kind }: Mapping) =>
  kind === "general-ledger" ? "general-ledger" : "trial-balance";

/** A statement or rounded figures would be refused, so nobody is offered them. */
function describedSheet(seen: SheetSeen): FileSheet {
  const { sheet, guess, rows, other, isRounded } = seen;
  const { kind } = guess.mapping;
  const isTable = kind === "chart" ? isChart(guess) : rows.some(hasColumns);
  return {
    sheet,
    name: clean(seen.name),
    kind: isTable && !other && !isRounded ? kind : "other",
    ...(canBeBooks(seen) && { canBeBooks: true }),
  };
}

/** Unanswered now and for earlier files of this shape. */
function isOpen(
  ask: MappingGuess["asks"][number],
  { kept }: SheetSeen,
  choices: FileToRead["choices"],
): boolean {
  switch (ask) {
    case "decimal":
      return choices.decimal === undefined && kept === undefined;
    case "day-order":
      return choices.dayOrder === undefined && kept === undefined;
    case "mixed-days":
      return true;
    case "as-of":
      // Asked where the chosen mapping needs a day.
      return false;
  }
}

async function countRows(sheet: Sheet | undefined, seen: number): Promise<number> {
  if (!sheet || seen < 400) return seen;
  let count = 0;
  for await (const _row of sheet.rows()) count++;
  return count;
}

/** Our own template, whatever its language. */
export function isTemplate(sheets: readonly FileSheet[]): boolean {
  const names = sheets.map(({ name }) => name);
  return templateSheetNames.some((own) => own.every((name, i) => names[i] === name));
}

import { isNameless, withLabels } from "@tieout/core/book-mapping/account-labels";
import type { FileBooks } from "@tieout/core/book-mapping/file-books";
import { openingsInFile } from "@tieout/core/book-mapping/openings-in-file";
import type { StatementTypes } from "@tieout/core/book-mapping/reported-statement";
import { matchedIn } from "@tieout/core/book-mapping/statement-types";
import type {
  SupportedLedger,
  SupportingRead,
  SupportingReport,
  SupportingRole,
  SupportingTable,
  SupportingTables,
  SupportingWords,
} from "@tieout/core/book-mapping/supporting-file";
import type { Day } from "@tieout/core/calendar/day";
import { summedBooks } from "../book-decoding/open-books.ts";
import { firstRows, readSheets, type SheetKind } from "../book-decoding/read-sheets.ts";
import { type BooksProblem, FileRefused } from "../book-decoding/refusal.ts";
import { accountLabels } from "../book-formats/account-list.ts";
import { reportOfTypes } from "../book-formats/report-of-types.ts";
import { saysRounded } from "../book-formats/rounded-figures.ts";
import { likelierBooks } from "./likelier-books.ts";
import { lookAtTable, NoAccounts, OtherReportSent, RoundedFigures } from "./look-at-table.ts";
import type { SupportingToRead } from "./messages.ts";

/** The facts of second files, and a report of each for the page. */
interface SupportingSaid {
  readonly words: readonly SupportingWords[];
  readonly reports: readonly SupportingReport[];
}

export async function readSupporting(
  files: readonly SupportingToRead[],
  ledger: SupportedLedger,
): Promise<SupportingSaid> {
  const words: SupportingWords[] = [];
  const reports: SupportingReport[] = [];
  for (const { id, role, ...file } of files) {
    const read = await readAs(role, file, ledger);
    if (read.result === "taken") words.push(read.said);
    reports.push(
      read.result === "taken" ? { id, found: read.found } : { id, problem: read.problem },
    );
  }
  return { words, reports };
}

type Decodable = Pick<SupportingToRead, "bytes" | "kind" | "fileName">;

async function readAs(
  role: SupportingRole,
  file: Decodable,
  ledger: SupportedLedger,
): Promise<SupportingRead> {
  try {
    return readers[role](await decoded(file, ledger), ledger);
  } catch (fault) {
    if (fault instanceof RoundedFigures) return rounded;
    if (!(fault instanceof FileRefused)) throw fault;
    return { result: "refused", problem: { code: "unreadable", reason: fault.reason } };
  }
}

const rounded: SupportingRead = {
  result: "refused",
  problem: { code: "unreadable", reason: "rounded-figures" satisfies BooksProblem },
};

type Reader = (file: SupportingTables, ledger: SupportedLedger) => SupportingRead;

const readers: Readonly<Record<SupportingRole, Reader>> = {
  openings: (file, ledger) =>
    openingsInFile(file.books ? file : { ...file, ...balanceSheetIn(file, ledger) }, ledger),
  statements: statementsInFile,
  labels: labelsInFile,
};

async function decoded(
  { bytes, kind, fileName }: Decodable,
  { digits, booked }: SupportedLedger,
): Promise<SupportingTables> {
  if (kind === "sie" || kind === "saf-t" || kind === "fec") {
    const recipe = kind === "fec" ? ({ kind, answers: {} } as const) : { kind };
    const { books } = await summedBooks(bytes, recipe);
    return { fileName, tables: [], books, isUndated: false };
  }
  const tables: SupportingTable[] = [];
  for (const sheet of await readSheets(bytes, kind)) {
    if (!sheet.hidden) tables.push({ name: sheet.name, rows: await firstRows(sheet, mostRows) });
  }
  const file = { bytes, kind, fileName };
  return { fileName, tables, ...(await tableBooks(file, digits, booked.openings?.on)) };
}

/** Statements and trial balances have hundreds of rows. */
const mostRows = 5_000;

async function tableBooks(
  { bytes, kind, fileName }: Decodable & { readonly kind: SheetKind },
  digits: number,
  on: Day | undefined,
): Promise<{ readonly books?: FileBooks; readonly isUndated: boolean }> {
  try {
    const file = { bytes, fileName, choices: {}, kept: [] };
    const seen = await lookAtTable(file, kind, digits);
    if (!seen.canBeRead) return { isUndated: false };
    const isUndated = seen.needsDay && seen.guessedDay === undefined;
    const asOf = seen.needsDay ? (seen.guessedDay ?? on) : undefined;
    const recipe = {
      kind,
      table: { sheet: seen.table.sheet, mapping: seen.mapping },
      ...(seen.chart && { chart: seen.chart }),
      answers: { digits, ...(asOf !== undefined && { asOf }) },
    };
    const { books } = await likelierBooks(bytes, recipe, { mayLeaveOut: true });
    return { books, isUndated };
  } catch (fault) {
    // A statement, or a list: its tables are all that it has.
    if (fault instanceof OtherReportSent || fault instanceof NoAccounts)
      return { isUndated: false };
    throw fault;
  }
}

/** The statements in its tables. */
function statementsOf({ tables }: SupportingTables, { digits }: SupportedLedger): StatementTypes[] {
  return tables.flatMap(({ name, rows }) => {
    const statement = reportOfTypes(rows, { digits });
    if (statement && saysRounded(rows, [], name)) throw new RoundedFigures();
    return statement ?? [];
  });
}

function balanceSheetIn(
  file: SupportingTables,
  ledger: SupportedLedger,
): Pick<SupportingTables, "balanceSheet"> {
  const balanceSheet = statementsOf(file, ledger).find(({ kind }) => kind === "balance-sheet");
  return balanceSheet ? { balanceSheet } : {};
}

function statementsInFile(file: SupportingTables, ledger: SupportedLedger): SupportingRead {
  const { books } = ledger;
  const statements = statementsOf(file, ledger);
  if (statements.length === 0) return { result: "refused", problem: { code: "no-statement" } };
  const matches = matchedIn(books.accounts, statements);
  if (matches.every(({ isOfOtherBooks }) => isOfOtherBooks)) {
    return { result: "refused", problem: { code: "other-books" } };
  }
  const matched = new Set(matches.flatMap(({ accounts }) => [...accounts.keys()])).size;
  return { result: "taken", said: { statements }, found: { matched } };
}

/** Names for accounts that have a number alone. Of a file with several lists, the first one counts. */
function labelsInFile({ tables }: SupportingTables, { books }: SupportedLedger): SupportingRead {
  const [labels] = tables.flatMap(({ rows }) => {
    const found = accountLabels(rows);
    return found ? [found] : [];
  });
  if (!labels) return { result: "refused", problem: { code: "no-labels" } };
  if (!books.accounts.some(isNameless)) {
    return { result: "refused", problem: { code: "not-needed" } };
  }
  const named = withLabels(books, labels).accounts.filter(
    (account, i) => account !== books.accounts[i],
  );
  if (named.length === 0) return { result: "refused", problem: { code: "other-books" } };
  return { result: "taken", said: { labels }, found: { matched: named.length } };
}

import { Readable } from "node:stream";
import { type Day, parseDay } from "@tieout/core/calendar/day";
import { toMinor } from "@tieout/core/money";
import { cellSeparator, csvRecord } from "@tieout/core/text";
import type { Tx } from "@tieout/server/database/with-tenant";
import { invalid } from "@tieout/server/http/problem";
import {
  type LineCursor,
  type ListedLine,
  listJournalLines as list,
  type SoughtLine,
  sumJournalLines,
  sumMonths,
} from "@tieout/services/ledger/journal-lines";
import { audit } from "../audit.ts";
import type { Handler } from "../operation.ts";
import type { Wire } from "../wire.ts";
import { exportedHeadings, exportedLine, exportedNames } from "./exported-lines.ts";
import { authorizeJournal } from "./guard.ts";

const linesAPage = 200;

/**
 * Lines of an account between two days, with totals compared to the months'. The first page computes the totals; the
 * cursor carries them, so later pages read only their own lines.
 */
export const listJournalLines: Handler<"listJournalLines"> = ({ params, query }, { tx, caller }) =>
  tx(async (db) => {
    const { record, basis } = await authorizeJournal(db, { ...params, basis: query.basis }, caller);
    const cursor = query.cursor === undefined ? undefined : readCursor(query.cursor);
    if (query.cursor !== undefined && !cursor) {
      const description = "cursor-unknown";
      return invalid([{ pointer: "/query/cursor", code: "cursor", description }]);
    }
    const { accountId } = params;
    // The contract validated both days.
    const [from, to] = [query.from as Day, query.to as Day];
    const books = { financialRecordId: record.id, basis };
    const asked = { ...books, accountId, from, to, ...soughtIn(query) };
    const after = cursor && { after: cursor.after };
    const page = await list(db, { ...asked, limit: linesAPage, ...after });
    const totals = cursor?.totals ?? (await totalsOf(db, asked));
    const { debit, credit, monthDebit, monthCredit } = totals;

    return {
      status: 200,
      body: {
        accountId,
        from,
        to,
        currency: record.currency,
        ...totals,
        checked: debit === monthDebit && credit === monthCredit,
        ...(page.next && { nextCursor: writeCursor({ after: page.next, totals }) }),
        lines: page.lines.map(presentLine),
      },
    };
  });

/** Makes spreadsheets read the file as UTF-8. */
const byteOrderMark = "\ufeff";

export const exportJournalLines: Handler<"exportJournalLines"> = async (
  { params, query },
  call,
) => {
  const { tx, caller, acceptedLanguages } = call;
  const { language = call.language } = query;
  const { record, basis } = await tx(async (db) => {
    const authorized = await authorizeJournal(db, { ...params, basis: query.basis }, caller);
    const { workspaceId } = params;
    const details = { accountId: params.accountId, from: query.from, to: query.to };
    await audit(db, call, {
      ...{ action: "journal-lines-exported", workspaceId, details },
      subjectId: authorized.record.id,
    });
    return authorized;
  });
  const { accountId } = params;
  // The contract validated both days.
  const [from, to] = [query.from as Day, query.to as Day];
  const asked = { financialRecordId: record.id, basis, accountId, from, to, ...soughtIn(query) };
  const separator = cellSeparator(language, acceptedLanguages);
  const name = `${exportedNames[language]}-${from}-${to}.csv`;
  return {
    status: 200,
    body: Readable.from(records()),
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}"`,
      "content-security-policy": "sandbox",
      "cache-control": "private, no-store",
    },
  };

  /** One transaction per page, so that a slow reader holds none open. */
  async function* records(): AsyncGenerator<string> {
    yield byteOrderMark + csvRecord(exportedHeadings[language], separator);
    let after: LineCursor | undefined;
    do {
      const page = await tx((db) =>
        list(db, { ...asked, limit: linesABatch, ...(after && { after }) }),
      );
      const cells = page.lines.map((line) => exportedLine(line, record.currency, separator));
      yield cells.map((each) => csvRecord(each, separator)).join("");
      after = page.next;
    } while (after);
  }
};

const linesABatch = 1_000;

function soughtIn({ find: text, findAmount: amount }: SoughtInQuery): { find?: SoughtLine } {
  if (text === undefined) return {};
  return { find: { text, ...(amount !== undefined && { amount }) } };
}

interface SoughtInQuery {
  readonly find?: string | undefined;
  readonly findAmount?: number | undefined;
}

type AskedSums = Parameters<typeof sumMonths>[1];

async function totalsOf(db: Tx, asked: AskedSums): Promise<LineTotals> {
  const lines = await sumJournalLines(db, asked);
  const months = await sumMonths(db, asked);
  return { ...lines, monthDebit: months.debit, monthCredit: months.credit };
}

function presentLine(line: ListedLine): Wire["JournalLines"]["lines"][number] {
  return {
    transactionId: line.transactionId,
    lineNumber: line.lineNumber,
    transactionType: line.transactionType,
    date: line.date,
    ...(line.documentNumber && { documentNumber: line.documentNumber }),
    ...(line.referenceNumber && { referenceNumber: line.referenceNumber }),
    ...(line.memo && { memo: line.memo }),
    ...(line.partyName && { partyName: line.partyName }),
    debit: line.amount > 0 ? line.amount : toMinor(0),
    credit: line.amount < 0 ? toMinor(-line.amount) : toMinor(0),
  };
}

interface LineTotals {
  readonly count: number;
  readonly debit: number;
  readonly credit: number;
  readonly monthDebit: number;
  readonly monthCredit: number;
}

interface JournalCursor {
  readonly after: LineCursor;
  readonly totals: LineTotals;
}

function writeCursor({ after, totals }: JournalCursor): string {
  const { periodEnd, date, position } = after;
  const { count, debit, credit, monthDebit, monthCredit } = totals;
  return [periodEnd, date, position, count, debit, credit, monthDebit, monthCredit].join(".");
}

/**
 * Accepts only what we could have written: cursors are client input, and PostgreSQL has no year 0. Forged totals are
 * shown only to their forger.
 */
function readCursor(text: string): JournalCursor | undefined {
  const [, end = "", day = "", numbers = ""] =
    /^((?!0000)\d{4}-\d\d-\d\d)\.((?!0000)\d{4}-\d\d-\d\d)\.(\d{1,16}(?:\.\d{1,16}){5})$/.exec(
      text,
    ) ?? [];
  const periodEnd = parseDay(end);
  const date = parseDay(day);
  const [position = 0, count = 0, debit = 0, credit = 0, monthDebit = 0, monthCredit = 0] = numbers
    .split(".")
    .map(Number);
  const known = [position, count, debit, credit, monthDebit, monthCredit].every(
    Number.isSafeInteger,
  );
  if (!periodEnd || !date || !known) return undefined;
  return {
    after: { periodEnd, date, position },
    totals: { count, debit, credit, monthDebit, monthCredit },
  };
}

import type { Day } from "@tieout/core/calendar";
import { sum, toMinor } from "@tieout/core/money";
import {
  type LineCursor,
  listJournalLines as list,
  listMonths,
  sumJournalLines,
} from "@tieout/server/database";
import { invalid } from "@tieout/server/http";
import { enterStatements } from "../../enter-statements.ts";
import type { Handler } from "../../operation.ts";

const linesAPage = 200;

/** Lines of an account between two days, with all of their sums held against the months'. */
export const listJournalLines: Handler<"listJournalLines"> = ({ params, query }, { tx, caller }) =>
  tx(async (db) => {
    const entered = await enterStatements(db, { ...params, basis: query.basis }, caller);
    if (entered.result === "refused") return entered.reply;
    const after = query.cursor === undefined ? undefined : readCursor(query.cursor);
    if (query.cursor !== undefined && !after) {
      const description = "This isn't a cursor of ours.";
      return invalid([{ pointer: "/query/cursor", code: "cursor", description }]);
    }

    const { record, basis } = entered;
    const { accountId } = params;
    // The contract has seen to it that both are days.
    const [from, to] = [query.from as Day, query.to as Day];
    const books = { financialRecordId: record.id, basis };
    const page = await list(db, {
      ...books,
      accountId,
      from,
      to,
      limit: linesAPage,
      ...(after && { after }),
    });
    const total = await sumJournalLines(db, { ...books, accountId, from, to });
    const months = (await listMonths(db, books)).filter(
      ({ accountId: id, end }) => id === accountId && end >= from && end <= to,
    );
    const monthDebit = sum(months.map(({ debit }) => debit));
    const monthCredit = sum(months.map(({ credit }) => credit));

    return {
      status: 200,
      body: {
        accountId,
        from,
        to,
        currency: record.currency,
        ...total,
        monthDebit,
        monthCredit,
        checked: total.debit === monthDebit && total.credit === monthCredit,
        ...(page.next && { nextCursor: writeCursor(page.next) }),
        lines: page.lines.map((line) => ({
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
        })),
      },
    };
  });

function writeCursor({ periodEnd, date, position }: LineCursor): string {
  return `${periodEnd}.${date}.${position}`;
}

function readCursor(text: string): LineCursor | undefined {
  const [, periodEnd, date, position] =
    /^(\d{4}-\d\d-\d\d)\.(\d{4}-\d\d-\d\d)\.(\d{1,15})$/.exec(text) ?? [];
  if (!periodEnd || !date) return undefined;
  return { periodEnd: periodEnd as Day, date: date as Day, position: Number(position) };
}

import { type Day, parseDay } from "@tieout/core/calendar";
import { toMinor } from "@tieout/core/money";
import {
  type LineCursor,
  listJournalLines as list,
  sumJournalLines,
  sumMonths,
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
    const asked = { financialRecordId: record.id, basis, accountId, from, to };
    const page = await list(db, { ...asked, limit: linesAPage, ...(after && { after }) });
    const total = await sumJournalLines(db, asked);
    const months = await sumMonths(db, asked);

    return {
      status: 200,
      body: {
        accountId,
        from,
        to,
        currency: record.currency,
        ...total,
        monthDebit: months.debit,
        monthCredit: months.credit,
        checked: total.debit === months.debit && total.credit === months.credit,
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

/** Only what the database could have given: anybody can write one, and PostgreSQL knows no year 0. */
function readCursor(text: string): LineCursor | undefined {
  const [, end = "", day = "", position] =
    /^((?!0000)\d{4}-\d\d-\d\d)\.((?!0000)\d{4}-\d\d-\d\d)\.(\d{1,15})$/.exec(text) ?? [];
  const periodEnd = parseDay(end);
  const date = parseDay(day);
  return periodEnd && date && { periodEnd, date, position: Number(position) };
}

import type { Day } from "@tieout/core/calendar/day";
import { toMinor } from "@tieout/core/money";
import { invalid, notFound } from "@tieout/server/http/problem";
import {
  type EntryCursor,
  findJournalEntry,
  listOpenAmounts,
} from "@tieout/services/ledger/journal-entry";
import type { ListedLine } from "@tieout/services/ledger/journal-lines";
import type { Handler } from "../operation.ts";
import type { Wire } from "../wire.ts";
import { authorizeJournal } from "./guard.ts";

const linesAPage = 200;

/** A whole entry, with its other side: all of its lines, whatever their accounts. */
export const getJournalEntry: Handler<"getJournalEntry"> = ({ params, query }, { tx, caller }) =>
  tx(async (db) => {
    const { record, basis } = await authorizeJournal(db, { ...params, basis: query.basis }, caller);
    const after = query.cursor === undefined ? undefined : readCursor(query.cursor);
    if (query.cursor !== undefined && !after) {
      const description = "cursor-unknown";
      return invalid([{ pointer: "/query/cursor", code: "cursor", description }]);
    }
    const { transactionId } = params;
    const entry = await findJournalEntry(db, {
      ...{ financialRecordId: record.id, basis, transactionId, limit: linesAPage },
      // The contract validated it.
      date: query.date as Day,
      ...(after && { after }),
    });
    const [first] = entry?.lines ?? [];
    if (!entry || !first) return notFound();

    const openAmounts = await listOpenAmounts(db, { financialRecordId: record.id, transactionId });
    const { totals, lines, next } = entry;
    // Packages put what's of the whole entry on some of its lines.
    const said = <Key extends keyof ListedLine>(key: Key) =>
      lines.find((line) => line[key] !== undefined)?.[key];
    const [documentNumber, createdTime, modifiedTime] = [
      said("documentNumber"),
      said("createdAt"),
      said("modifiedAt"),
    ];
    return {
      status: 200,
      body: {
        transactionId,
        transactionType: first.transactionType,
        date: first.date,
        ...(documentNumber && { documentNumber }),
        ...(createdTime && { createdTime }),
        ...(modifiedTime && { modifiedTime }),
        ...totals,
        balanced: totals.debit === totals.credit,
        ...(next && { nextCursor: `${next.lineNumber}.${next.position}` }),
        lines: lines.map(presentLine),
        openAmounts,
      },
    };
  });

function presentLine(line: ListedLine): Wire["JournalEntry"]["lines"][number] {
  const { lineNumber, accountId, date, referenceNumber, memo, partyName, amount } = line;
  return {
    ...{ lineNumber, accountId, date },
    ...(referenceNumber && { referenceNumber }),
    ...(memo && { memo }),
    ...(partyName && { partyName }),
    debit: amount > 0 ? amount : toMinor(0),
    credit: amount < 0 ? toMinor(-amount) : toMinor(0),
  };
}

/** Line numbers are PostgreSQL's integers, and positions its bigints. */
function readCursor(text: string): EntryCursor | undefined {
  const [, number, place] = /^(\d{1,10})\.(\d{1,16})$/.exec(text) ?? [];
  const [lineNumber, position] = [Number(number), Number(place)];
  if (!(lineNumber <= 2_147_483_647 && Number.isSafeInteger(position))) return undefined;
  return { lineNumber, position };
}

import { countHistory, findTenantSettings, listHistory } from "@tieout/server/database";
import { invalid } from "@tieout/server/http";
import type { Handler } from "../../operation.ts";
import { readCursor, writeCursor } from "./history-cursor.ts";
import { presentPastSubmission } from "./past-submission.ts";
import { enterHistory } from "./submission-history.ts";

/** Nobody turns this many pages; further on it's only said that there are more. */
const countedTo = 1_000;

export const querySubmissions: Handler<"querySubmissions"> = (
  { body: { ordering, itemsPerPage: limit, cursor, ...asked } },
  { tx, language, caller },
) =>
  tx(async (db) => {
    const entered = await enterHistory(db, asked, caller);
    if (entered.result === "refused") return entered.reply;

    const { field: column, direction } = ordering ?? newestFirst;
    const place = cursor === undefined ? atStart : readCursor(cursor, column);
    if (!place) return invalid([unknownCursor]);

    const { scope } = entered;
    const page = { column, direction, place, limit };
    const { rows, hasMore } = await listHistory(db, scope, page);
    const counted = await countHistory(db, scope, countedTo + 1);
    const settings = await findTenantSettings(db);
    const [first, last] = [rows[0], rows.at(-1)];
    const goesOn = place.at === "before" || hasMore;
    const cameFrom = place.at === "after" || (place.at === "before" && hasMore);
    return {
      status: 200,
      body: {
        rows: rows.map((row) => presentPastSubmission(row, caller, settings, language)),
        total: Math.min(counted, countedTo),
        isTotalExact: counted <= countedTo,
        ...(first && cameFrom && { previousCursor: writeCursor("before", column, first.key) }),
        ...(last && goesOn && { nextCursor: writeCursor("after", column, last.key) }),
      },
    };
  });

const newestFirst = { field: "collected", direction: "descending" } as const;
const atStart = { at: "start" } as const;
const unknownCursor = {
  pointer: "/body/cursor",
  code: "cursor",
  description: "This isn't a cursor of ours.",
};

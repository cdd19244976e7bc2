import { Readable } from "node:stream";
import { cellSeparator, csvRecord } from "@tieout/core/text";
import {
  type HistoryPage,
  type HistoryPlace,
  type HistoryScope,
  listHistory,
  saveAuditEvent,
} from "@tieout/server/database";
import type { Handler } from "../../operation.ts";
import { exportHeadings, exportName, presentExported } from "./exported-submission.ts";
import { enterHistory } from "./submission-history.ts";

/** So that spreadsheets read the file as UTF-8. */
const byteOrderMark = "\ufeff";
const batch = 500;

export const exportSubmissions: Handler<"exportSubmissions"> = async (
  { query: { language: chosen, ...asked } },
  { tx, now, language: usual, acceptedLanguages, requestId, caller, today },
) => {
  const entered = await tx(async (db) => {
    const entered = await enterHistory(db, asked, caller);
    if (entered.result === "refused") return entered;
    const actor = { kind: "user", id: caller.userId } as const;
    await saveAuditEvent(db, {
      at: now,
      action: "submissions-exported",
      actor,
      requestId,
      ...(asked.entityId && { workspaceId: asked.entityId }),
    });
    return entered;
  });
  if (entered.result === "refused") return entered.reply;

  const language = chosen ?? usual;
  const separator = cellSeparator(language, acceptedLanguages);
  return {
    status: 200,
    body: Readable.from(records(entered.scope)),
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${exportName(language)}-${today}.csv"`,
      "content-security-policy": "sandbox",
      "cache-control": "private, no-store",
    },
  };

  /** A batch a transaction, so that a slow reader holds none open. */
  async function* records(scope: HistoryScope): AsyncGenerator<string> {
    yield byteOrderMark + csvRecord(exportHeadings(language), separator);
    let place: HistoryPlace | undefined = { at: "start" };
    while (place) {
      const page: HistoryPage = {
        column: "collected",
        direction: "descending",
        place,
        limit: batch,
      };
      const { rows, hasMore }: Awaited<ReturnType<typeof listHistory>> = await tx((db) =>
        listHistory(db, scope, page),
      );
      yield rows.map((row) => csvRecord(presentExported(row, language), separator)).join("");
      const last = rows.at(-1);
      place = hasMore && last ? { at: "after", key: last.key } : undefined;
    }
  }
};

import { findWorkbookRevision } from "@tieout/server/database";
import { notFound } from "@tieout/server/http";
import type { Handler } from "../../operation.ts";
import { enterRecord } from "./guard.ts";
import { presentRevision } from "./workbook.ts";

export const getWorkbookStatus: Handler<"getWorkbookStatus"> = (
  { params: { revision: revisionNumber, ...params } },
  { tx, caller },
) =>
  tx(async (db) => {
    const entered = await enterRecord(db, params, caller);
    // A record that isn't there yet has no revisions either.
    if (entered.result === "refused") {
      return entered.reply.status === 409 ? notFound() : entered.reply;
    }
    const { id: financialRecordId } = entered.record;
    const revision = await findWorkbookRevision(db, { financialRecordId, revisionNumber });
    return revision ? { status: 200, body: presentRevision(revision) } : notFound();
  });

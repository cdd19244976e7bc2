import { findWorkbook, findWorkbookRevision, saveAuditEvent } from "@tieout/server/database";
import { downloadHeaders } from "@tieout/server/documents";
import { notFound } from "@tieout/server/http";
import type { Handler } from "../../operation.ts";
import { enterRecord, enterWorkbooks } from "./guard.ts";
import { presentRevision } from "./presenter.ts";

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

/** A workbook's bytes. What is downloaded stands on the audit trail. */
export const downloadWorkbook: Handler<"downloadWorkbook"> = async (
  { params: { kind, n: revisionNumber, ...params }, query: { basis } },
  { tx, now, requestId, caller, storage },
) => {
  const found = await tx(async (db) => {
    const entered = await enterWorkbooks(db, { ...params, basis }, caller);
    if (entered.result === "refused") return entered;

    const { record, basis: collected } = entered;
    const key = { financialRecordId: record.id, revisionNumber, kind, basis: collected };
    const workbook = await findWorkbook(db, key);
    if (!workbook?.storageKey || !workbook.fileName) {
      return { result: "refused", reply: notFound() } as const;
    }
    await saveAuditEvent(db, {
      at: now,
      action: "workbook-downloaded",
      actor: { kind: "user", id: caller.userId },
      workspaceId: params.workspaceId,
      subjectId: record.id,
      requestId,
      details: { kind, revisionNumber },
    });
    const { storageKey, fileName, fileSize } = workbook;
    return { result: "found", storageKey, fileName, fileSize } as const;
  });
  if (found.result === "refused") return found.reply;

  const body = await storage.getStream(found.storageKey);
  return { status: 200, body, headers: downloadHeaders(found.fileName, found.fileSize) };
};

import { notFound } from "@tieout/server/http/problem";
import { downloadHeaders } from "@tieout/services/documents/download";
import { findWorkbookRevision } from "@tieout/services/financial-records/workbook";
import { audit } from "../audit.ts";
import type { Handler } from "../operation.ts";
import { authorizeRecord, authorizeWorkbooks, requireWorkbook } from "./guard.ts";
import { presentRevision } from "./presenter.ts";

export const getWorkbookStatus: Handler<"getWorkbookStatus"> = (
  { params: { revision: revisionNumber, ...params } },
  { tx, language, caller },
) =>
  tx(async (db) => {
    // A record that doesn't exist yet has no revisions either.
    const { record } = await authorizeRecord(db, params, caller, notFound());
    const { id: financialRecordId } = record;
    const revision = await findWorkbookRevision(db, { financialRecordId, revisionNumber });
    return revision ? { status: 200, body: presentRevision(revision, language) } : notFound();
  });

/** Downloads are on the audit trail. */
export const downloadWorkbook: Handler<"downloadWorkbook"> = async (
  { params: { kind, n: revisionNumber, ...params }, query: { basis } },
  call,
) => {
  const { tx, caller, storage } = call;
  const { storageKey, fileName, fileSize } = await tx(async (db) => {
    const { record, basis: collected } = await authorizeWorkbooks(db, { ...params, basis }, caller);
    const key = { financialRecordId: record.id, revisionNumber, kind, basis: collected };
    const workbook = await requireWorkbook(db, key);
    await audit(db, call, {
      action: "workbook-downloaded",
      workspaceId: params.workspaceId,
      subjectId: record.id,
      details: { kind, revisionNumber },
    });
    return workbook;
  });

  const body = await storage.getStream(storageKey);
  return { status: 200, body, headers: downloadHeaders(fileName, fileSize) };
};

import { invalid, notFound, problem } from "@tieout/server/http/problem";
import { Refusal } from "@tieout/server/http/refusal";
import { downloadHeaders } from "@tieout/services/documents/download";
import { requestProof } from "@tieout/services/financial-records/request-proof";
import {
  requestWorkbooks,
  revisionLimits,
} from "@tieout/services/financial-records/request-workbooks";
import { findWorkbookRevision } from "@tieout/services/financial-records/workbook-revision";
import { lockKeptCollection } from "@tieout/services/retention/kept";
import { audit } from "../audit.ts";
import { filesDeleted } from "../documents/guard.ts";
import type { Handler } from "../operation.ts";
import { authorizeEditing, authorizeRecord, authorizeWorkbooks, requireWorkbook } from "./guard.ts";
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

/** Starts a revision of the version that the caller names or sees (S-A21), unless there is one of the same content. */
export const generateWorkbooks: Handler<"generateWorkbooks"> = (
  { params, body: { spreadVersion } },
  call,
) =>
  call.once(async (db) => {
    const { caller, now, language } = call;
    const detail = "restore-collection-then-generate";
    const record = await authorizeEditing(db, params, caller, detail);
    const { id: financialRecordId, workspaceId, submissionId: subjectId } = record;
    // Serializes with a deletion of its files.
    if (!(await lockKeptCollection(db, subjectId))) throw new Refusal(filesDeleted(409));
    const request = { spreadVersion, requestedBy: caller.userId, now };
    const requested = await requestWorkbooks(db, record, request);
    if (!("revisionNumber" in requested)) throw new Refusal(refusals[requested.result]());

    const { result, revisionNumber } = requested;
    const revision = await findWorkbookRevision(db, { financialRecordId, revisionNumber });
    if (!revision) throw new Error(`Record ${financialRecordId} lost revision ${revisionNumber}`);
    const body = presentRevision(revision, language);
    if (result === "known") return { status: 200, body };
    await audit(db, call, {
      action: "workbooks-generated",
      workspaceId,
      subjectId,
      details: { revisionNumber, spreadVersion: revision.spreadVersion },
    });
    return { status: 202, body };
  });

const refusals = {
  "unknown-version": () =>
    invalid([
      {
        pointer: "/body/spreadVersion",
        code: "unknown-version",
        description: "statements-version-unknown",
      },
    ]),
  "too-many-pending": () =>
    problem(409, "workbooks-pending", {
      title: "workbooks-pending",
      detail: "wait-for-pending-workbooks",
    }),
  "too-many": () =>
    problem(409, "too-many-revisions", {
      title: { id: "too-many-workbook-revisions", values: { limit: revisionLimits.total } },
    }),
} as const;

/** Rebuilds a revision and compares it with the kept files. Allowed to callers who may download them. */
export const proveWorkbooks: Handler<"proveWorkbooks"> = (
  { params: { revision: revisionNumber, ...params } },
  call,
) =>
  call.once(async (db) => {
    const { caller, now, language } = call;
    const { record } = await authorizeWorkbooks(db, params, caller);
    const { id: financialRecordId, workspaceId, submissionId: subjectId } = record;
    const request = { revisionNumber, requestedBy: caller.userId, now };
    const requested = await requestProof(db, record, request);
    if (requested !== "started" && requested !== "known") throw new Refusal(unproved[requested]());

    if (requested === "started") {
      const action = "workbook-proof-requested";
      await audit(db, call, { action, workspaceId, subjectId, details: { revisionNumber } });
    }
    const revision = await findWorkbookRevision(db, { financialRecordId, revisionNumber });
    if (!revision) throw new Error(`Record ${financialRecordId} lost revision ${revisionNumber}`);
    return { status: 202, body: presentRevision(revision, language) };
  });

const unproved = {
  "unknown-revision": notFound,
  "being-built": () =>
    problem(409, "workbooks-pending", {
      title: "workbooks-not-generated-yet",
      detail: "wait-for-pending-workbooks",
    }),
  "no-files": () => problem(409, "no-workbooks", { title: "no-workbooks-to-compare" }),
  "another-pending": () =>
    problem(409, "proof-pending", {
      title: "another-revision-compared",
      detail: "wait-for-comparison",
    }),
} as const;

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

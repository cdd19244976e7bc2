import { randomUUID } from "node:crypto";
import type { Day } from "@tieout/core/calendar";
import { importSteps } from "@tieout/core/import";
import type { SubmissionRequest } from "@tieout/core/submission-request";
import type { Person } from "@tieout/server/database/person";
import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";

export interface NewImport {
  readonly workspaceId: string;
  readonly submissionId: string;
  readonly connectionId: string;
  readonly datasourceNameId: string;
  readonly datasetName: string;
  /** The borrower's day, decided here and never by a worker (D-56). */
  readonly today: Day;
  readonly request: SubmissionRequest;
  readonly startedBy: Person;
  readonly now: Date;
}

export type StartedImport =
  /** Its connection was ended or deleted meanwhile. */
  | { readonly result: "disconnected" }
  | {
      readonly result: "started";
      readonly importId: string;
      readonly financialRecordId: string;
    }
  /** One running import a connection (D-14): this one is answered instead. */
  | {
      readonly result: "running";
      readonly importId: string;
      readonly financialRecordId: string;
      readonly submissionId: string;
    };

/**
 * Begins an attempt: what is asked is stored for a retry, the record it will make is there from now
 * on as Pending, and the submission points to it. Queue `import-financial-record` and reserve the
 * collection in the same transaction.
 */
export async function startImport(db: Tx, started: NewImport): Promise<StartedImport> {
  const { tenantId } = db;
  const { workspaceId, submissionId, connectionId, today, request, startedBy, now } = started;
  const { datasourceNameId, datasetName } = started;
  // Two who start at once on one connection meet here; the second finds the first one's import.
  const connection = await table(db, "connections")
    .where({ tenantId, id: connectionId, deletedAt: null })
    .forUpdate()
    .first("state");
  if (connection?.state !== "Connected") return { result: "disconnected" };
  const running = await table(db, "imports")
    .where({ tenantId, connectionId, outcome: "Pending" })
    .first("id", "financialRecordId", "submissionId");
  if (running) {
    const { id: importId, ...rest } = running;
    return { result: "running", importId, ...rest };
  }

  const [importId, importRequestId, financialRecordId] = [randomUUID(), randomUUID(), randomUUID()];
  const common = { tenantId, workspaceId, submissionId, createdAt: now };
  await table(db, "importRequests").insert({
    ...common,
    id: importRequestId,
    connectionId,
    parameters: JSON.stringify(request),
  });
  await table(db, "financialRecords").insert({
    ...common,
    id: financialRecordId,
    datasourceNameId,
    datasetName,
    anonymized: request.anonymizeCustomersAndVendors,
  });
  const before = await table(db, "imports")
    .where({ tenantId, submissionId })
    .max({ attempt: "attempt" });
  await table(db, "imports").insert({
    ...common,
    id: importId,
    importRequestId,
    connectionId,
    financialRecordId,
    today,
    attempt: (before[0]?.attempt ?? 0) + 1,
    request: JSON.stringify(request),
    startedByUserId: "userId" in startedBy ? startedBy.userId : null,
    startedByLinkSessionId: "linkSessionId" in startedBy ? startedBy.linkSessionId : null,
    progressedAt: now,
  });
  await table(db, "importSteps").insert(
    importSteps.map((step, position) => ({ tenantId, importId, step, position })),
  );
  await table(db, "submissions").where({ tenantId, id: submissionId }).update({
    financialRecordId,
    datasourceNameId,
    datasetName,
    portalStatus: "Normal",
    recordStatus: "Pending",
  });
  return { result: "started", importId, financialRecordId };
}

/** What a retry asks again: the last stored request of this submission (000 §4 "Retry of a job"). */
export async function findImportRequest(
  db: Tx,
  submissionId: string,
): Promise<{ readonly connectionId: string; readonly request: SubmissionRequest } | undefined> {
  return table(db, "importRequests")
    .where({ tenantId: db.tenantId, submissionId })
    .orderBy("createdAt", "desc")
    .first("connectionId", { request: "parameters" });
}

import { randomUUID } from "node:crypto";
import type { Day } from "@tieout/core/calendar/day";
import {
  type ImportErrorCode,
  type ImportReason,
  type ImportStep,
  importSteps,
  type StepProgress,
} from "@tieout/core/import/import";
import type { SubmissionRequest } from "@tieout/core/submission-request/submission-request";
import type { Person } from "@tieout/server/database/person";
import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";

/** The right of one run to save an import (D-25). */
export interface ImportLease {
  readonly importId: string;
  readonly token: string;
}

/** What a run learns each time it saves. */
export interface HeldImport {
  /** When something was last read or saved: how long the package has been silent (D-14). */
  readonly progressedAt: Date;
}

/** Another run has taken over, or the import has ended: whatever this run holds is void. */
export class LeaseLost extends Error {
  override readonly name = "LeaseLost";
}

/** Takes an import over from whoever had it. Undefined when it has ended already. */
export async function takeImportLease(
  db: Tx,
  importId: string,
  now: Date,
): Promise<ImportLease | undefined> {
  const token = randomUUID();
  const taken = await table(db, "imports")
    .where({ tenantId: db.tenantId, id: importId, outcome: "Pending" })
    .update({ leaseToken: token, leasedAt: now });
  return taken === 1 ? { importId, token } : undefined;
}

/**
 * Throws `LeaseLost` unless this run still has the import. Locks nothing: what takes long begins with it, and ends
 * with `holdImportLease`, so that whoever cancels the import doesn't wait.
 */
export async function checkImportLease(db: Tx, lease: ImportLease): Promise<HeldImport> {
  return heldBy(lease, await leased(db, lease).first("progressedAt"));
}

/**
 * Throws `LeaseLost` unless this run still has the import, and locks the row until the transaction
 * ends. Call it first in each short transaction that saves something of the import.
 */
export async function holdImportLease(db: Tx, lease: ImportLease): Promise<HeldImport> {
  return heldBy(lease, await leased(db, lease).forUpdate().first("progressedAt"));
}

const leased = (db: Tx, { importId, token }: ImportLease) =>
  table(db, "imports").where({
    tenantId: db.tenantId,
    id: importId,
    leaseToken: token,
    outcome: "Pending",
  });

function heldBy({ importId }: ImportLease, held: HeldImport | undefined): HeldImport {
  if (!held) throw new LeaseLost(`Import ${importId} is another run's`);
  return held;
}

/** A step as a run that takes over finds it: where the next page begins, and what is in storage. */
interface StoredStep extends StepProgress {
  readonly cursor?: unknown;
  readonly parts: number;
  /** Every page has been read. */
  readonly complete: boolean;
}

export async function listImportSteps(db: Tx, importId: string): Promise<StoredStep[]> {
  const rows = await table(db, "importSteps")
    .where({ tenantId: db.tenantId, importId })
    .orderBy("position")
    .select("step", "state", "done", "expected", "cursor", "parts", "complete");
  return rows.map(({ expected, cursor, ...row }) => ({
    ...row,
    ...(expected !== null && { expected }),
    ...(cursor !== null && { cursor }),
  }));
}

interface StepChange extends Partial<Omit<StoredStep, "step">> {
  readonly step: ImportStep;
  readonly now: Date;
}

/**
 * Saves how far a step is. More parts, more items or a step that is done say that the import gets on (D-14); that a
 * step has begun says nothing: a package that is silent may be asked again and again.
 */
export async function saveStep(
  db: Tx,
  { importId }: ImportLease,
  { step, now, cursor, ...change }: StepChange,
): Promise<void> {
  const { tenantId } = db;
  const row = table(db, "importSteps").where({ tenantId, importId, step });
  const before = await row.clone().first("parts", "done", "complete");
  const { parts = 0, done = 0, state } = change;
  const hasCome =
    before !== undefined &&
    (parts > before.parts || done > before.done || (state === "done" && !before.complete));
  await row.clone().update({
    ...change,
    ...(cursor !== undefined && { cursor: JSON.stringify(cursor) }),
    ...(change.state === "running" && { startedAt: db.raw("coalesce(started_at, ?)", [now]) }),
    ...((change.state === "done" || change.state === "failed") && { finishedAt: now }),
    ...(change.state === "done" && { complete: true }),
  });
  if (hasCome)
    await table(db, "imports").where({ tenantId, id: importId }).update({ progressedAt: now });
}

/**
 * Says that a running import is alive, from without its run (D-14). Nobody saves anything of it until the
 * transaction ends; false where it has ended.
 */
export async function markImportProgress(db: Tx, importId: string, now: Date): Promise<boolean> {
  const marked = await table(db, "imports")
    .where({ tenantId: db.tenantId, id: importId, outcome: "Pending" })
    .update({ progressedAt: now });
  return marked === 1;
}

/** Ends an import well. Its record is Created by `saveFinancialRecord` in the same transaction. */
export async function succeedImport(db: Tx, { importId }: ImportLease, now: Date): Promise<void> {
  await table(db, "imports")
    .where({ tenantId: db.tenantId, id: importId })
    .update({ outcome: "Success", finishedAt: now, progressedAt: now });
}

/** Ends an import badly, its record and its running step too. Release the collection with it. */
export async function failImport(
  db: Tx,
  { importId }: ImportLease,
  failure: {
    readonly errorCode: Exclude<ImportErrorCode, "None">;
    readonly reason: ImportReason;
    readonly now: Date;
  },
): Promise<void> {
  const { tenantId } = db;
  const { errorCode, reason, now } = failure;
  const [failed] = await table(db, "imports")
    .where({ tenantId, id: importId, outcome: "Pending" })
    .update({ outcome: "Error", errorCode, reason, finishedAt: now, progressedAt: now })
    .returning(["financialRecordId", "submissionId"]);
  if (!failed) return;

  await table(db, "importSteps")
    .where({ tenantId, importId, state: "running" })
    .update({ state: "failed", reason, finishedAt: now });
  await table(db, "financialRecords")
    .where({ tenantId, id: failed.financialRecordId, status: "Pending" })
    .update({ status: "ImportError" });
  await table(db, "submissions")
    .where({ tenantId, id: failed.submissionId, financialRecordId: failed.financialRecordId })
    .update({ recordStatus: "ImportError" });
  if (errorCode === "InsufficientUserPermissions") {
    // Consent succeeded, and yet a person has to do something (D-48).
    await table(db, "submissions")
      .where({ tenantId, id: failed.submissionId })
      .update({ portalStatus: "ConnectionPendingUserIntervention" });
  }
}

interface NewImport {
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

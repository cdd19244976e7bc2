import { randomUUID } from "node:crypto";
import type { Day } from "@tieout/core/calendar/day";
import type {
  ImportErrorCode,
  ImportReason,
  ImportStep,
  StepProgress,
} from "@tieout/core/import/import";
import { groupsRead, recordsRead } from "@tieout/core/import/records-read";
import type { SubmissionRequest } from "@tieout/core/submission-request/submission-request";
import { sourceOf } from "@tieout/core/tenant/packages";
import type { Person } from "@tieout/server/database/person";
import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";

/** One run's right to save an import (D-25). */
export interface ImportLease {
  readonly importId: string;
  readonly token: string;
}

export interface HeldImport {
  /** When something was last read or saved; measures the package's silence (D-14). */
  readonly progressedAt: Date;
}

/** Another run took over, or the import ended: this run's data is void. */
export class LeaseLost extends Error {
  override readonly name = "LeaseLost";
}

/** Takes an import over from its previous run. Undefined if it has ended. */
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
 * Checks the lease without locking, so cancelling needn't wait; end long work with `holdImportLease`. @throws
 * LeaseLost
 */
export async function checkImportLease(db: Tx, lease: ImportLease): Promise<HeldImport> {
  return heldBy(lease, await leased(db, lease).first("progressedAt"));
}

/** Locks the lease until the transaction ends. Call it first in each short transaction that saves. @throws LeaseLost */
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

/** Where a run that takes over resumes a step. */
interface StoredStep extends StepProgress {
  readonly cursor?: unknown;
  readonly parts: number;
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
 * Saves a step. More parts or items, or a finished step, count as progress (D-14). A started step doesn't: a silent
 * package may be asked again and again.
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

/** Marks an import as alive from outside its run (D-14), locking it. False if it has ended. */
export async function markImportProgress(db: Tx, importId: string, now: Date): Promise<boolean> {
  const marked = await table(db, "imports")
    .where({ tenantId: db.tenantId, id: importId, outcome: "Pending" })
    .update({ progressedAt: now });
  return marked === 1;
}

/** Ends an import successfully; `saveFinancialRecord` makes its record Created in the same transaction. */
export async function succeedImport(db: Tx, { importId }: ImportLease, now: Date): Promise<void> {
  await table(db, "imports")
    .where({ tenantId: db.tenantId, id: importId })
    .update({ outcome: "Success", finishedAt: now, progressedAt: now });
}

/** Ends an import, its record and its running step as failed. Release the collection with it. */
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
    // Consent succeeded, but a person has to act (D-48).
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
  /** The consent that it reads under. */
  readonly consentId: string;
  /** False for a file of balances, which has no ledger. */
  readonly hasEntries?: boolean;
  readonly startedBy: Person;
  readonly now: Date;
}

export type StartedImport =
  /** Its connection was ended or deleted. */
  | { readonly result: "disconnected" }
  | {
      readonly result: "started";
      readonly importId: string;
      readonly financialRecordId: string;
    }
  /** One running import a connection (D-14): the running one is returned. */
  | ({ readonly result: "running" } & RunningImport);

export interface RunningImport {
  readonly importId: string;
  readonly financialRecordId: string;
  readonly submissionId: string;
}

/** The one import that may run over a connection (D-14). */
export async function findRunningImport(
  db: Tx,
  connectionId: string,
): Promise<RunningImport | undefined> {
  return table(db, "imports")
    .where({ tenantId: db.tenantId, connectionId, outcome: "Pending" })
    .first("financialRecordId", "submissionId", { importId: "id" });
}

/**
 * Starts an attempt: stores its request for a retry, and makes its Pending record, which the submission points to.
 * Queue `import-financial-record` and reserve the collection in the same transaction.
 */
export async function startImport(db: Tx, started: NewImport): Promise<StartedImport> {
  const { tenantId } = db;
  const { workspaceId, submissionId, connectionId, today, request, startedBy, now } = started;
  const { datasourceNameId, datasetName, consentId, hasEntries = true } = started;
  // Serializes concurrent starts; the second finds the first one's import.
  const connection = await table(db, "connections")
    .where({ tenantId, id: connectionId, deletedAt: null })
    .forUpdate()
    .first("state");
  if (connection?.state !== "Connected") return { result: "disconnected" };
  const running = await findRunningImport(db, connectionId);
  if (running) return { result: "running", ...running };

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
    hasEntries,
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
    consentId,
    today,
    attempt: (before[0]?.attempt ?? 0) + 1,
    request: JSON.stringify(request),
    startedByUserId: "userId" in startedBy ? startedBy.userId : null,
    startedByLinkSessionId: "linkSessionId" in startedBy ? startedBy.linkSessionId : null,
    progressedAt: now,
  });
  await table(db, "importSteps").insert(
    stepsOf(started).map((step, position) => ({ tenantId, importId, step, position })),
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

function stepsOf({
  datasourceNameId,
  request,
  hasEntries = true,
}: NewImport): readonly ImportStep[] {
  const groups = groupsRead(request.groups, sourceOf(datasourceNameId));
  return recordsRead({ groups, hasEntries }).steps;
}

/** What a retry uses: this submission's last stored request (000 §4 "Retry of a job"). */
export async function findImportRequest(
  db: Tx,
  submissionId: string,
): Promise<{ readonly connectionId: string; readonly request: SubmissionRequest } | undefined> {
  return table(db, "importRequests")
    .where({ tenantId: db.tenantId, submissionId })
    .orderBy("createdAt", "desc")
    .first("connectionId", { request: "parameters" });
}

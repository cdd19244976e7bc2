import { randomUUID } from "node:crypto";
import type { ImportErrorCode, ImportReason, ImportStep, StepProgress } from "@tieout/core/import";
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
export interface StoredStep extends StepProgress {
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

export interface StepChange extends Partial<Omit<StoredStep, "step">> {
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

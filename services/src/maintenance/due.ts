import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { enqueue } from "@tieout/server/jobs/enqueue";

/*
 * What is to be done by now, or should have been long ago, as the rows say: whatever has become of the job
 * that was to do it. Each takes the oldest first.
 */

/** Deleted workspaces that go for good. */
export const listWorkspacesToPurge = (db: Tx, deletedBefore: Date, limit: number) =>
  table(db, "workspaces")
    .where({ tenantId: db.tenantId })
    .where("deletedAt", "<=", deletedBefore)
    .orderBy("deletedAt")
    .limit(limit)
    .pluck("id");

/** Workspaces that were deleted by then, and whose consents weren't all given back. */
export const listWorkspacesWithConsents = (db: Tx, deletedBefore: Date, limit: number) =>
  table(db, "workspaces")
    .where({ tenantId: db.tenantId })
    .where("deletedAt", "<=", deletedBefore)
    .whereExists(
      table(db, "connections")
        .whereRaw("connections.tenant_id = workspaces.tenant_id")
        .whereRaw("connections.workspace_id = workspaces.id")
        .whereNull("connections.deletedAt"),
    )
    .orderBy("deletedAt")
    .limit(limit)
    .pluck("id");

/** Workspaces that somebody anonymous opened by then, and nobody stood behind. */
export const listUnconfirmedWorkspaces = (db: Tx, openedBefore: Date, limit: number) =>
  table(db, "workspaces")
    .where({ tenantId: db.tenantId })
    .where({ source: "anonymous", confirmedAt: null })
    .where("createdAt", "<", openedBefore)
    .orderBy("createdAt")
    .limit(limit)
    .pluck("id");

/** Imports that nobody has heard of since then. */
export const listSilentImports = (db: Tx, heardBefore: Date, limit: number) =>
  table(db, "imports")
    .where({ tenantId: db.tenantId })
    .where({ outcome: "Pending" })
    .where("progressedAt", "<", heardBefore)
    .orderBy("progressedAt")
    .limit(limit)
    .pluck("id");

/** Documents that came by then, and that nobody has looked at. */
export const listUnscannedDocuments = (db: Tx, cameBefore: Date, limit: number) =>
  table(db, "documents")
    .where({ tenantId: db.tenantId })
    .where({ scanState: "scanning", deletedAt: null })
    .where("uploadedAt", "<", cameBefore)
    .orderBy("uploadedAt")
    .limit(limit)
    .pluck("id");

/** Collections with documents of a borrower's that came by then, and that nobody was told of. */
export async function listUnannounced(db: Tx, cameBefore: Date, limit: number): Promise<string[]> {
  const due = await table(db, "documents")
    .where({ tenantId: db.tenantId, announcedAt: null, deletedAt: null, uploadedByUserId: null })
    .where("uploadedAt", "<", cameBefore)
    .groupBy("submissionId")
    .limit(limit)
    .select({ id: "submissionId" });
  return due.map(({ id }) => id);
}

/** Books files that came by then, and that nobody has sent. */
export async function listUnsentFiles(
  db: Tx,
  cameBefore: Date,
  limit: number,
): Promise<{ readonly fileImportId: string; readonly storageKey: string }[]> {
  return table(db, "fileImports")
    .where({ tenantId: db.tenantId })
    .whereNot({ state: "sent" })
    .whereNotNull("storageKey")
    .where("uploadedAt", "<", cameBefore)
    .orderBy("uploadedAt")
    .limit(limit)
    .select({ fileImportId: "id" }, "storageKey");
}

/** Copies that were asked for by then, and aren't made. */
export const listUnbuiltCopies = (db: Tx, askedBefore: Date, limit: number) =>
  table(db, "userCopies")
    .where({ tenantId: db.tenantId })
    .where({ state: "Building" })
    .where("requestedAt", "<", askedBefore)
    .orderBy("requestedAt")
    .limit(limit)
    .pluck("id");

/** What names a revision to whoever builds it. */
interface UnbuiltRevision {
  readonly workspaceId: string;
  readonly financialRecordId: string;
  readonly revisionNumber: number;
}

/** Revisions of workbooks that were asked for by then, and aren't built. */
export async function listUnbuiltRevisions(
  db: Tx,
  askedBefore: Date,
  limit: number,
): Promise<UnbuiltRevision[]> {
  return table(db, "workbookRevisions as revision")
    .join("financialRecords as record", {
      "record.tenantId": "revision.tenantId",
      "record.id": "revision.financialRecordId",
    })
    .join("submissions as submission", {
      "submission.tenantId": "record.tenantId",
      "submission.id": "record.submissionId",
    })
    .where({
      "revision.tenantId": db.tenantId,
      "revision.outcome": "Pending",
      "record.status": "Created",
      "submission.filesDeletedAt": null,
      "submission.withheldAt": null,
    })
    .where("revision.requestedAt", "<", askedBefore)
    .orderBy("revision.requestedAt")
    .limit(limit)
    .select("record.workspaceId", "revision.financialRecordId", "revision.revisionNumber");
}

/** Copies whose time is over, and whose file is still there. */
export const listCopiesToDelete = (db: Tx, now: Date, limit: number) =>
  table(db, "userCopies")
    .where({ tenantId: db.tenantId })
    .whereNotNull("storageKey")
    .where("expiresAt", "<", now)
    .orderBy("expiresAt")
    .limit(limit)
    .pluck("id");

/**
 * Gives mails up that were written by then and still wait: the queue has long ended its tries. What was
 * sealed for them goes. How many they are.
 */
export async function giveUpMails(db: Tx, writtenBefore: Date): Promise<number> {
  return table(db, "mailDeliveries")
    .where({ tenantId: db.tenantId, state: "Queued" })
    .where("createdAt", "<", writtenBefore)
    .update({ state: "Failed", sealedSecret: null, lastError: "Nobody sent it in time" });
}

/** In hours of UTC: while few people work, and after the files that are due by policy went. */
const atHour = 4;

/**
 * Has the tenant's next daily round made. Each day has one, however often it's asked for; one that is late
 * isn't put off by asking for the next.
 */
export async function queueDailyRound(db: Tx, now: Date): Promise<void> {
  const runAt = new Date(now);
  runAt.setUTCHours(atHour, 0, 0, 0);
  if (runAt <= now) runAt.setUTCDate(runAt.getUTCDate() + 1);
  const jobKey = `daily-round:${runAt.toISOString().slice(0, 10)}`;
  await enqueue(db, "daily-round", {}, { jobKey, runAt });
}

import { quickBooksDesktop } from "@tieout/connectors/quickbooks-desktop/quickbooks-desktop";
import { fileUpload } from "@tieout/core/tenant/packages";
import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { enqueue } from "@tieout/server/jobs/enqueue";

/* Work that is due by what the rows say, whatever became of its job. Each list is oldest first. */

export const listWorkspacesToPurge = (db: Tx, deletedBefore: Date, limit: number) =>
  table(db, "workspaces")
    .where({ tenantId: db.tenantId })
    .where("deletedAt", "<=", deletedBefore)
    .orderBy("deletedAt")
    .limit(limit)
    .pluck("id");

/** Workspaces deleted by then with consents still to revoke. */
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

/** Workspaces opened anonymously by then and never confirmed. */
export const listUnconfirmedWorkspaces = (db: Tx, openedBefore: Date, limit: number) =>
  table(db, "workspaces")
    .where({ tenantId: db.tenantId })
    .where({ source: "anonymous", confirmedAt: null })
    .where("createdAt", "<", openedBefore)
    .orderBy("createdAt")
    .limit(limit)
    .pluck("id");

/** Consents given by then whose company was never confirmed. QuickBooks Desktop has longer, until they expire. */
export async function listUnconfirmedConsents(
  db: Tx,
  { agreedBefore, limit }: { readonly agreedBefore: Date; readonly limit: number },
): Promise<{ readonly workspaceId: string; readonly consentId: string }[]> {
  return table(db, "consents")
    .where({ tenantId: db.tenantId, liveAt: null, endedAt: null })
    .whereNotNull("connectionId")
    .where("agreedAt", "<", agreedBefore)
    .where((over) =>
      over
        .where("accountingPackage", "<>", quickBooksDesktop)
        .orWhere("expiresAt", "<", agreedBefore),
    )
    .orderBy("agreedAt")
    .limit(limit)
    .select("workspaceId", { consentId: "id" });
}

/** Connections that still have access, though every consent given for them was over by then. */
export async function listUnneededAccess(
  db: Tx,
  { overBefore, limit }: { readonly overBefore: Date; readonly limit: number },
): Promise<{ readonly workspaceId: string; readonly connectionId: string }[]> {
  const ofConnection = () =>
    table(db, "consents")
      .whereRaw("consents.tenant_id = connections.tenant_id")
      .whereRaw("consents.connection_id = connections.id");
  return table(db, "connections")
    .where({ tenantId: db.tenantId, deletedAt: null })
    .whereNot({ datasourceNameId: fileUpload.id })
    .whereNotNull("sealedTokens")
    .whereExists(ofConnection().select("consents.id"))
    .whereNotExists(
      ofConnection()
        .whereRaw(
          `coalesce(consents.ended_at, consents.used_at, consents.superseded_at, consents.expires_at) > ?`,
          [overBefore],
        )
        .select("consents.id"),
    )
    .orderBy("consentedAt")
    .limit(limit)
    .select("workspaceId", { connectionId: "id" });
}

/** Imports without progress since then. */
export const listSilentImports = (db: Tx, heardBefore: Date, limit: number) =>
  table(db, "imports")
    .where({ tenantId: db.tenantId })
    .where({ outcome: "Pending" })
    .where("progressedAt", "<", heardBefore)
    .orderBy("progressedAt")
    .limit(limit)
    .pluck("id");

/** Documents received by then and not scanned. */
export const listUnscannedDocuments = (db: Tx, cameBefore: Date, limit: number) =>
  table(db, "documents")
    .where({ tenantId: db.tenantId })
    .where({ scanState: "scanning", deletedAt: null })
    .where("uploadedAt", "<", cameBefore)
    .orderBy("uploadedAt")
    .limit(limit)
    .pluck("id");

/** Collections with unannounced borrower documents received by then. */
export async function listUnannounced(db: Tx, cameBefore: Date, limit: number): Promise<string[]> {
  const due = await table(db, "documents")
    .where({ tenantId: db.tenantId, announcedAt: null, deletedAt: null, uploadedByUserId: null })
    .where("uploadedAt", "<", cameBefore)
    .groupBy("submissionId")
    .limit(limit)
    .select({ id: "submissionId" });
  return due.map(({ id }) => id);
}

/** Books files received by then and never sent. */
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

/** Copies requested by then and not built. */
export const listUnbuiltCopies = (db: Tx, askedBefore: Date, limit: number) =>
  table(db, "userCopies")
    .where({ tenantId: db.tenantId })
    .where({ state: "Building" })
    .where("requestedAt", "<", askedBefore)
    .orderBy("requestedAt")
    .limit(limit)
    .pluck("id");

interface DueRevision {
  readonly workspaceId: string;
  readonly financialRecordId: string;
  readonly revisionNumber: number;
}

/** Workbook revisions requested by then and not built. */
export async function listUnbuiltRevisions(
  db: Tx,
  askedBefore: Date,
  limit: number,
): Promise<DueRevision[]> {
  return readableRecords(db)
    .join("workbookRevisions as revision", {
      "revision.tenantId": "record.tenantId",
      "revision.financialRecordId": "record.id",
    })
    .where({ "revision.outcome": "Pending" })
    .where("revision.requestedAt", "<", askedBefore)
    .orderBy("revision.requestedAt")
    .limit(limit)
    .select("record.workspaceId", "revision.financialRecordId", "revision.revisionNumber");
}

/** Workbook revisions whose rebuild was requested before `askedBefore` and hasn't finished. */
export async function listUnprovedRevisions(
  db: Tx,
  askedBefore: Date,
  limit: number,
): Promise<DueRevision[]> {
  return readableRecords(db)
    .join("workbookProofs as proof", {
      "proof.tenantId": "record.tenantId",
      "proof.financialRecordId": "record.id",
    })
    .where({ "proof.provedAt": null })
    .where("proof.requestedAt", "<", askedBefore)
    .orderBy("proof.requestedAt")
    .limit(limit)
    .select("record.workspaceId", "proof.financialRecordId", "proof.revisionNumber");
}

/** Records that are Created, and neither deleted nor withdrawn. */
function readableRecords(db: Tx) {
  return table(db, "financialRecords as record")
    .join("submissions as submission", {
      "submission.tenantId": "record.tenantId",
      "submission.id": "record.submissionId",
    })
    .where({
      "record.tenantId": db.tenantId,
      "record.status": "Created",
      "submission.filesDeletedAt": null,
      "submission.withheldAt": null,
    });
}

/** Expired copies whose file is still stored. */
export const listCopiesToDelete = (db: Tx, now: Date, limit: number) =>
  table(db, "userCopies")
    .where({ tenantId: db.tenantId })
    .whereNotNull("storageKey")
    .where("expiresAt", "<", now)
    .orderBy("expiresAt")
    .limit(limit)
    .pluck("id");

/** Gives up mails written by then, as the queue's retries have ended, and their sealed secrets. Returns how many. */
export async function giveUpMails(db: Tx, writtenBefore: Date): Promise<number> {
  return table(db, "mailDeliveries")
    .where({ tenantId: db.tenantId, state: "Queued" })
    .where("createdAt", "<", writtenBefore)
    .update({ state: "Failed", sealedSecret: null, lastError: "Nobody sent it in time" });
}

/** UTC hour with few users, after files due by policy were deleted. */
const atHour = 4;

/** Queues the tenant's next daily round, one a day; a late round isn't postponed by this. */
export async function queueDailyRound(db: Tx, now: Date): Promise<void> {
  const runAt = new Date(now);
  runAt.setUTCHours(atHour, 0, 0, 0);
  if (runAt <= now) runAt.setUTCDate(runAt.getUTCDate() + 1);
  const jobKey = `daily-round:${runAt.toISOString().slice(0, 10)}`;
  await enqueue(db, "daily-round", {}, { jobKey, runAt });
}

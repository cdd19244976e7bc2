import type { Knex } from "knex";
import type { Tx } from "../with-tenant.ts";

/*
 * What is to be done by now, or should have been long ago, as the rows say: whatever has become of the job
 * that was to do it. Each takes the oldest first.
 */

/** Deleted workspaces that go for good. */
export const listWorkspacesToPurge = (db: Tx, deletedBefore: Date, limit: number) =>
  ids(db("workspaces").where("deletedAt", "<=", deletedBefore).orderBy("deletedAt"), db, limit);

/** Workspaces that were deleted by then, and whose consents weren't all given back. */
export const listWorkspacesWithConsents = (db: Tx, deletedBefore: Date, limit: number) =>
  ids(
    db("workspaces")
      .where("deletedAt", "<=", deletedBefore)
      .whereExists(
        db("connections")
          .whereRaw("connections.tenant_id = workspaces.tenant_id")
          .whereRaw("connections.workspace_id = workspaces.id")
          .whereNull("connections.deletedAt"),
      )
      .orderBy("deletedAt"),
    db,
    limit,
  );

/** Workspaces that somebody anonymous opened by then, and nobody stood behind. */
export const listUnconfirmedWorkspaces = (db: Tx, openedBefore: Date, limit: number) =>
  ids(
    db("workspaces")
      .where({ source: "anonymous", confirmedAt: null })
      .where("createdAt", "<", openedBefore)
      .orderBy("createdAt"),
    db,
    limit,
  );

/** Imports that nobody has heard of since then. */
export const listSilentImports = (db: Tx, heardBefore: Date, limit: number) =>
  ids(
    db("imports")
      .where({ outcome: "Pending" })
      .where("progressedAt", "<", heardBefore)
      .orderBy("progressedAt"),
    db,
    limit,
  );

/** Documents that came by then, and that nobody has looked at. */
export const listUnscannedDocuments = (db: Tx, cameBefore: Date, limit: number) =>
  ids(
    db("documents")
      .where({ scanState: "scanning", deletedAt: null })
      .where("uploadedAt", "<", cameBefore)
      .orderBy("uploadedAt"),
    db,
    limit,
  );

/** Collections with documents of a borrower's that came by then, and that nobody was told of. */
export async function listUnannounced(db: Tx, cameBefore: Date, limit: number): Promise<string[]> {
  const due: { readonly id: string }[] = await db("documents")
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
  return db("fileImports")
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
  ids(
    db("userCopies")
      .where({ state: "Building" })
      .where("requestedAt", "<", askedBefore)
      .orderBy("requestedAt"),
    db,
    limit,
  );

/** What names a revision to whoever builds it. */
export interface UnbuiltRevision {
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
  return db("workbookRevisions as revision")
    .join("financialRecords as record", function () {
      this.on("record.tenantId", "revision.tenantId").andOn(
        "record.id",
        "revision.financialRecordId",
      );
    })
    .join("submissions as submission", function () {
      this.on("submission.tenantId", "record.tenantId").andOn(
        "submission.id",
        "record.submissionId",
      );
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
  ids(
    db("userCopies").whereNotNull("storageKey").where("expiresAt", "<", now).orderBy("expiresAt"),
    db,
    limit,
  );

/**
 * Gives mails up that were written by then and still wait: the queue has long ended its tries. What was
 * sealed for them goes. How many they are.
 */
export async function giveUpMails(db: Tx, writtenBefore: Date): Promise<number> {
  return db("mailDeliveries")
    .where({ tenantId: db.tenantId, state: "Queued" })
    .where("createdAt", "<", writtenBefore)
    .update({ state: "Failed", sealedSecret: null, lastError: "Nobody sent it in time" });
}

async function ids(due: Knex.QueryBuilder, db: Tx, limit: number): Promise<string[]> {
  return due.where({ tenantId: db.tenantId }).limit(limit).pluck("id");
}

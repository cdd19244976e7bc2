import { computed, table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";

/** A collection whose files are there, and when they go. */
export interface KeptCollection {
  readonly id: string;
  readonly workspaceId: string;
  readonly autoDeleteAt: Date;
}

/**
 * Collections that go by then, and of which nobody has been told, in the order of ids. Holds them: nobody sets
 * another time, which would be forgotten, until they are said to be told of.
 */
export async function listToWarnOf(db: Tx, by: Date, limit: number): Promise<KeptCollection[]> {
  return kept(db)
    .whereNull("submissions.deletionWarnedAt")
    .where("submissions.autoDeleteAt", "<=", by)
    .orderBy("submissions.id")
    .limit(limit)
    .forNoKeyUpdate("submissions")
    .select("submissions.id", "submissions.workspaceId", {
      // A day was compared with it.
      autoDeleteAt: computed<Date>(db, "submissions.auto_delete_at"),
    });
}

export async function saveWarned(
  db: Tx,
  id: string,
  { autoDeleteAt, now }: { readonly autoDeleteAt: Date; readonly now: Date },
): Promise<void> {
  await table(db, "submissions")
    .where({ tenantId: db.tenantId, id })
    .update({ autoDeleteAt, deletionWarnedAt: now });
}

/** Collections whose time is over, and of which people were told; after `after` in the order of ids. */
export async function listDueCollections(
  db: Tx,
  { now, after, limit }: { readonly now: Date; readonly after?: string; readonly limit: number },
): Promise<string[]> {
  const due = dueCollections(db, now);
  if (after !== undefined) due.where("submissions.id", ">", after);
  return due.orderBy("submissions.id").limit(limit).pluck("submissions.id");
}

/** Collections whose files began to go, and that nobody has finished deleting. */
export async function listUnfinishedDeletions(db: Tx): Promise<string[]> {
  return unfinishedDeletions(db).orderBy("id").pluck("id");
}

/** Whether any collection's files are to go one day, or are going. */
export async function isAnythingKept(db: Tx): Promise<boolean> {
  const { tenantId } = db;
  const row =
    (await table(db, "submissions")
      .where({ tenantId, filesDeletedAt: null })
      .whereNotNull("autoDeleteAt")
      .first("id")) ?? (await unfinishedDeletions(db).first("id"));
  return row !== undefined;
}

/** Collections whose time is over, and of which people were told. */
export function dueCollections(db: Tx, now: Date) {
  return kept(db)
    .whereNotNull("submissions.deletionWarnedAt")
    .where("submissions.autoDeleteAt", "<=", now);
}

/** Collections whose files began to go, and of which nothing certifies that they are gone. */
export function unfinishedDeletions(db: Tx) {
  return table(db, "submissions")
    .where({ "submissions.tenantId": db.tenantId })
    .whereNotNull("filesDeletedAt")
    .whereNotExists(
      table(db, "deletionCertificates")
        .whereRaw("deletion_certificates.tenant_id = submissions.tenant_id")
        .whereRaw("deletion_certificates.submission_id = submissions.id"),
    );
}

/** Of workspaces that are there, under no hold, and with nothing on its way to them. */
function kept(db: Tx) {
  return table(db, "submissions")
    .where({
      "submissions.tenantId": db.tenantId,
      "submissions.filesDeletedAt": null,
      "submissions.legalHold": false,
    })
    .whereExists(
      table(db, "workspaces")
        .whereRaw("workspaces.tenant_id = submissions.tenant_id")
        .whereRaw("workspaces.id = submissions.workspace_id")
        .whereNull("workspaces.deletedAt"),
    )
    .whereNotExists(
      table(db, "imports")
        .whereRaw("imports.tenant_id = submissions.tenant_id")
        .whereRaw("imports.submission_id = submissions.id")
        .where({ outcome: "Pending" }),
    );
}

import { computed, table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";

interface LockedCollection {
  readonly autoDeleteAt: Date | null;
  readonly legalHold: boolean;
  readonly withdrawnAt: Date | null;
}

/** Locks a collection and returns when its files are deleted. Nothing if it doesn't exist or they are gone. */
export async function lockKeptCollection(
  db: Tx,
  id: string,
): Promise<LockedCollection | undefined> {
  return table(db, "submissions")
    .where({ tenantId: db.tenantId, id, filesDeletedAt: null })
    .forNoKeyUpdate()
    .first("autoDeleteAt", "legalHold", "withdrawnAt");
}

/** Sets when a collection's files are deleted and resets its notice. */
export async function saveAutoDeleteAt(db: Tx, id: string, autoDeleteAt: Date): Promise<void> {
  await table(db, "submissions")
    .where({ tenantId: db.tenantId, id, filesDeletedAt: null })
    .whereRaw("auto_delete_at is distinct from ?", [autoDeleteAt])
    .update({ autoDeleteAt, deletionWarnedAt: null });
}

interface LegalHold {
  readonly legalHold: boolean;
  readonly autoDeleteAt: Date | null;
  readonly by: string;
  readonly now: Date;
}

/** Sets or lifts a legal hold; lifting it resets the notice. */
export async function saveLegalHold(
  db: Tx,
  id: string,
  { legalHold, autoDeleteAt, by, now }: LegalHold,
): Promise<void> {
  const held = legalHold ? { heldAt: now, heldBy: by } : { heldAt: null, heldBy: null };
  await table(db, "submissions")
    .where({ tenantId: db.tenantId, id, filesDeletedAt: null })
    .update({ legalHold, ...held, autoDeleteAt, deletionWarnedAt: null });
}

/** Whether anything in a workspace is on hold, which prevents its deletion. */
export async function hasLegalHold(db: Tx, workspaceId: string): Promise<boolean> {
  const held = await table(db, "submissions")
    .where({ tenantId: db.tenantId, workspaceId, legalHold: true })
    .first("id");
  return held !== undefined;
}

/** Ages for recalculating when files are deleted. */
interface CollectionAge {
  readonly id: string;
  /** A document or a books file. */
  readonly firstFileAt: Date | null;
  readonly booksAt: Date | null;
}

/** A page of collections that have files, by id, locked against concurrent uploads. */
export async function lockCollectionAges(
  db: Tx,
  { after, limit }: { readonly after?: string; readonly limit: number },
): Promise<CollectionAge[]> {
  // Withdrawn collections follow the borrower's promise, not a policy.
  const page = table(db, "submissions").where({
    tenantId: db.tenantId,
    filesDeletedAt: null,
    withdrawnAt: null,
  });
  if (after !== undefined) page.where("id", ">", after);
  const ids = await page.orderBy("id").limit(limit).forNoKeyUpdate().pluck("id");
  return table(db, "submissions")
    .where("submissions.tenantId", db.tenantId)
    .whereIn("submissions.id", ids)
    .orderBy("submissions.id")
    .select("submissions.id", {
      firstFileAt: computed<Date | null>(db, "least((?), (?))", [
        table(db, "documents").whereRaw(ofSubmission("documents")).min("uploadedAt"),
        table(db, "fileImports").whereRaw(ofSubmission("file_imports")).min("sentAt"),
      ]),
      booksAt: table(db, "financialRecords")
        .whereRaw(ofSubmission("financial_records"))
        .where({ status: "Created" })
        .max("loadedAt"),
    });
}

const ofSubmission = (of: string) =>
  `${of}.tenant_id = submissions.tenant_id and ${of}.submission_id = submissions.id`;

/** Marks a collection as withdrawn. True the first time. */
export async function saveWithdrawal(db: Tx, id: string, now: Date): Promise<boolean> {
  const saved = await table(db, "submissions")
    .where({ tenantId: db.tenantId, id, filesDeletedAt: null, withdrawnAt: null })
    .update({ withdrawnAt: now });
  return saved === 1;
}

/** Hides a withdrawn collection and schedules its deletion. No retention notice, as the withdrawal has its own mail. */
export async function withholdCollection(
  db: Tx,
  id: string,
  { autoDeleteAt, now }: { readonly autoDeleteAt: Date; readonly now: Date },
): Promise<void> {
  await table(db, "submissions")
    .where({ tenantId: db.tenantId, id, filesDeletedAt: null })
    .whereNotNull("withdrawnAt")
    .update({ withheldAt: now, autoDeleteAt, deletionWarnedAt: now });
}

interface KeptCollection {
  readonly id: string;
  readonly workspaceId: string;
  readonly autoDeleteAt: Date;
}

/** Unannounced collections due by then, by id, locked so their time can't change before they're marked. */
export async function listToWarnOf(db: Tx, by: Date, limit: number): Promise<KeptCollection[]> {
  return kept(db)
    .whereNull("submissions.deletionWarnedAt")
    .where("submissions.autoDeleteAt", "<=", by)
    .orderBy("submissions.id")
    .limit(limit)
    .forNoKeyUpdate("submissions")
    .select("submissions.id", "submissions.workspaceId", {
      // Not null, as it was compared with a day.
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

/** Due and announced collections after `after`, by id. */
export async function listDueCollections(
  db: Tx,
  { now, after, limit }: { readonly now: Date; readonly after?: string; readonly limit: number },
): Promise<string[]> {
  const due = dueCollections(db, now);
  if (after !== undefined) due.where("submissions.id", ">", after);
  return due.orderBy("submissions.id").limit(limit).pluck("submissions.id");
}

/** Collections whose deletion was interrupted. */
export async function listUnfinishedDeletions(db: Tx): Promise<string[]> {
  return unfinishedDeletions(db).orderBy("id").pluck("id");
}

/** Whether any collection's files have a deletion date or are being deleted. */
export async function isAnythingKept(db: Tx): Promise<boolean> {
  const { tenantId } = db;
  const row =
    (await table(db, "submissions")
      .where({ tenantId, filesDeletedAt: null })
      .whereNotNull("autoDeleteAt")
      .first("id")) ?? (await unfinishedDeletions(db).first("id"));
  return row !== undefined;
}

/** Due and announced collections. */
export function dueCollections(db: Tx, now: Date) {
  return kept(db)
    .whereNotNull("submissions.deletionWarnedAt")
    .where("submissions.autoDeleteAt", "<=", now);
}

/** Collections whose deletion began and has no certificate. */
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

/** In existing workspaces, without a hold or a running import. */
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

import { computed, table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";

/** A collection whose files are there. */
interface LockedCollection {
  readonly autoDeleteAt: Date | null;
  readonly legalHold: boolean;
  /** When the borrower took it back. */
  readonly withdrawnAt: Date | null;
}

/** When a collection's files go; locks it. Nothing where it isn't there, or they have gone. */
export async function lockKeptCollection(
  db: Tx,
  id: string,
): Promise<LockedCollection | undefined> {
  return table(db, "submissions")
    .where({ tenantId: db.tenantId, id, filesDeletedAt: null })
    .forNoKeyUpdate()
    .first("autoDeleteAt", "legalHold", "withdrawnAt");
}

/** Sets when a collection's files go. Whoever was told of another time is told again. */
export async function saveAutoDeleteAt(db: Tx, id: string, autoDeleteAt: Date): Promise<void> {
  await table(db, "submissions")
    .where({ tenantId: db.tenantId, id, filesDeletedAt: null })
    .whereRaw("auto_delete_at is distinct from ?", [autoDeleteAt])
    .update({ autoDeleteAt, deletionWarnedAt: null });
}

interface LegalHold {
  readonly legalHold: boolean;
  readonly autoDeleteAt: Date | null;
  /** Who says so. */
  readonly by: string;
  readonly now: Date;
}

/** Keeps a collection whatever the policy says, or leaves it to the policy again, to be told of anew. */
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

/** Whether anything of a workspace is under a hold: then it can't be deleted either. */
export async function hasLegalHold(db: Tx, workspaceId: string): Promise<boolean> {
  const held = await table(db, "submissions")
    .where({ tenantId: db.tenantId, workspaceId, legalHold: true })
    .first("id");
  return held !== undefined;
}

/** What has come for a collection and when, for reckoning anew when its files go. */
interface CollectionAge {
  readonly id: string;
  /** A document, or a file for its books to be read from. */
  readonly firstFileAt: Date | null;
  readonly booksAt: Date | null;
}

/**
 * Collections whose files are there, in the order of ids, from `after` on. Locks them: what comes for one
 * meanwhile comes before or after.
 */
export async function lockCollectionAges(
  db: Tx,
  { after, limit }: { readonly after?: string; readonly limit: number },
): Promise<CollectionAge[]> {
  // What was withdrawn goes by what the borrower was promised, and by no policy.
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

/** Says that the borrower took a collection back. Whether nobody had said so before. */
export async function saveWithdrawal(db: Tx, id: string, now: Date): Promise<boolean> {
  const saved = await table(db, "submissions")
    .where({ tenantId: db.tenantId, id, filesDeletedAt: null, withdrawnAt: null })
    .update({ withdrawnAt: now });
  return saved === 1;
}

/**
 * Takes what was withdrawn out of everybody's sight, and says when it goes. The lender's people are told by
 * another mail than that of retention, so that they aren't told again.
 */
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

/** A collection whose files are there, and when they go. */
interface KeptCollection {
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

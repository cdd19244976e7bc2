import type { Tx } from "../with-tenant.ts";

/** A collection whose files are there, and how they stand. */
export interface KeptCollection {
  readonly id: string;
  readonly workspaceId: string;
  readonly autoDeleteAt: Date;
}

/** When a collection's files go; locks it. Nothing where it isn't there, or they have gone. */
export async function lockKeptCollection(
  db: Tx,
  id: string,
): Promise<{ readonly autoDeleteAt: Date | null; readonly legalHold: boolean } | undefined> {
  return db("submissions")
    .where({ tenantId: db.tenantId, id, filesDeletedAt: null })
    .forUpdate()
    .first("autoDeleteAt", "legalHold");
}

/** Sets when a collection's files go. Whoever was told of another time is told again. */
export async function saveAutoDeleteAt(db: Tx, id: string, autoDeleteAt: Date): Promise<void> {
  await db("submissions")
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
  await db("submissions")
    .where({ tenantId: db.tenantId, id, filesDeletedAt: null })
    .update({ legalHold, ...held, autoDeleteAt, deletionWarnedAt: null });
}

/** Whether anything of a workspace is under a hold: then it can't be deleted either. */
export async function hasLegalHold(db: Tx, workspaceId: string): Promise<boolean> {
  const held = await db("submissions")
    .where({ tenantId: db.tenantId, workspaceId, legalHold: true })
    .first("id");
  return held !== undefined;
}

/** Collections that go by then, and of which nobody has been told; those that go first, first. */
export async function listToWarnOf(db: Tx, by: Date, limit: number): Promise<KeptCollection[]> {
  return kept(db)
    .whereNull("submissions.deletionWarnedAt")
    .where("submissions.autoDeleteAt", "<=", by)
    .orderBy(["submissions.autoDeleteAt", "submissions.id"])
    .limit(limit)
    .select("submissions.id", "submissions.workspaceId", "submissions.autoDeleteAt");
}

export async function saveWarned(
  db: Tx,
  id: string,
  { autoDeleteAt, now }: { readonly autoDeleteAt: Date; readonly now: Date },
): Promise<void> {
  await db("submissions")
    .where({ tenantId: db.tenantId, id })
    .update({ autoDeleteAt, deletionWarnedAt: now });
}

/** Collections whose time is over, and of which people were told; after `after` in the order of ids. */
export async function listDueCollections(
  db: Tx,
  { now, after, limit }: { readonly now: Date; readonly after?: string; readonly limit: number },
): Promise<string[]> {
  const due = kept(db)
    .whereNotNull("submissions.deletionWarnedAt")
    .where("submissions.autoDeleteAt", "<=", now);
  if (after !== undefined) due.where("submissions.id", ">", after);
  return due.orderBy("submissions.id").limit(limit).pluck("submissions.id");
}

/** Whether any collection's files are to go one day. */
export async function isAnythingKept(db: Tx): Promise<boolean> {
  const row = await db("submissions")
    .where({ tenantId: db.tenantId, filesDeletedAt: null })
    .whereNotNull("autoDeleteAt")
    .first("id");
  return row !== undefined;
}

/** What has come for a collection and when, for reckoning anew when its files go. */
export interface CollectionAge {
  readonly id: string;
  readonly firstDocumentAt: Date | null;
  readonly booksAt: Date | null;
}

/** Collections with something to keep, in the order of ids, from `after` on. */
export async function listCollectionAges(
  db: Tx,
  { after, limit }: { readonly after?: string; readonly limit: number },
): Promise<CollectionAge[]> {
  const found = db("submissions")
    .where({ "submissions.tenantId": db.tenantId, "submissions.filesDeletedAt": null })
    .select("submissions.id", {
      firstDocumentAt: db("documents")
        .whereRaw("documents.tenant_id = submissions.tenant_id")
        .whereRaw("documents.submission_id = submissions.id")
        .min("uploadedAt"),
      booksAt: db("financialRecords")
        .whereRaw("financial_records.tenant_id = submissions.tenant_id")
        .whereRaw("financial_records.submission_id = submissions.id")
        .where({ status: "Created" })
        .max("loadedAt"),
    });
  if (after !== undefined) found.where("submissions.id", ">", after);
  return found.orderBy("submissions.id").limit(limit);
}

/** Of workspaces that are there, under no hold, and with nothing on its way to them. */
function kept(db: Tx) {
  return db("submissions")
    .where({
      "submissions.tenantId": db.tenantId,
      "submissions.filesDeletedAt": null,
      "submissions.legalHold": false,
    })
    .whereExists(
      db("workspaces")
        .whereRaw("workspaces.tenant_id = submissions.tenant_id")
        .whereRaw("workspaces.id = submissions.workspace_id")
        .whereNull("workspaces.deletedAt"),
    )
    .whereNotExists(
      db("imports")
        .whereRaw("imports.tenant_id = submissions.tenant_id")
        .whereRaw("imports.submission_id = submissions.id")
        .where({ outcome: "Pending" }),
    );
}

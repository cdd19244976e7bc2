import { computed, table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";

/** A collection whose files are there. */
export interface LockedCollection {
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
export interface CollectionAge {
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

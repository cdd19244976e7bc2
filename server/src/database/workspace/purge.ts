import { type DeletedFile, deletedFile, storedFiles } from "../deletion-certificate/index.ts";
import type { Tx } from "../with-tenant.ts";

/** A deleted workspace's files, and how many rows of what there are: nothing that it was about. */
export interface DoomedWorkspace {
  readonly deletedAt: Date;
  readonly deletedBy?: string;
  readonly storageKeys: readonly string[];
  readonly importIds: readonly string[];
  readonly files: readonly DeletedFile[];
  readonly counts: Readonly<Record<string, number>>;
}

/** What is to go for good; nothing where the workspace wasn't deleted by then, or is gone. */
export async function findDoomedWorkspace(
  db: Tx,
  workspaceId: string,
  deletedBefore: Date,
): Promise<DoomedWorkspace | undefined> {
  const { tenantId } = db;
  const workspace = await db("workspaces")
    .where({ tenantId, id: workspaceId })
    .where("deletedAt", "<=", deletedBefore)
    .first("deletedAt", "deletedBy");
  if (!workspace) return undefined;

  const own = { tenantId, workspaceId };
  const records = recordsOf(db, workspaceId);
  const documents = await storedFiles(db("documents").where(own));
  const books = await storedFiles(db("fileImports").where(own));
  const workbooks = await storedFiles(
    db("workbooks").where({ tenantId }).whereIn("financialRecordId", records),
  );
  const copies = await db("userCopies")
    .where({ tenantId })
    .whereIn("financialRecordId", records)
    .whereNotNull("storageKey")
    .pluck("storageKey");
  const importIds = await db("imports").where(own).pluck("id");
  const submissions = await db("submissions").where(own).pluck("id");
  const connections = await db("connections").where(own).pluck("id");
  const lines = await db("journalLines")
    .where({ tenantId })
    .whereIn("financialRecordId", records)
    .count("* as total")
    .first();

  return {
    deletedAt: workspace.deletedAt,
    ...(workspace.deletedBy && { deletedBy: workspace.deletedBy }),
    storageKeys: [
      ...[...documents, ...workbooks, ...books].map(({ storageKey }) => storageKey),
      ...copies,
    ],
    importIds,
    files: [
      ...documents.map((row) => deletedFile("document", row)),
      ...workbooks.map((row) => deletedFile("workbook", row)),
      ...books.map((row) => deletedFile("books", row)),
    ],
    counts: {
      ...{ collections: submissions.length, connections: connections.length },
      ...{ documents: documents.length, workbooks: workbooks.length },
      journalLines: Number(lines?.total ?? 0),
    },
  };
}

/**
 * Tables that don't go by themselves when what they belong to goes, in the order in which they have
 * to; a test of the catalogue keeps the list whole.
 */
export const purgedTables = [
  ...["fileImports", "imports", "importRequests", "documents", "financialRecords"],
  ...[
    "connectionRequests",
    "connections",
    "submissions",
    "linkSessions",
    "sharedLinks",
    "submissionRequests",
  ],
] as const;

/**
 * Deletes every row of a workspace for good; what is on the audit trail stays there. Whether it was this
 * transaction that did it, and not another one beside it.
 */
export async function purgeWorkspace(db: Tx, workspaceId: string): Promise<boolean> {
  const { tenantId } = db;
  const records = recordsOf(db, workspaceId);
  await db("journalLines").where({ tenantId }).whereIn("financialRecordId", records).delete();
  // A submission and its record name each other.
  await db("submissions").where({ tenantId, workspaceId }).update({ financialRecordId: null });
  for (const table of purgedTables) await db(table).where({ tenantId, workspaceId }).delete();
  return (await db("workspaces").where({ tenantId, id: workspaceId }).delete()) === 1;
}

const recordsOf = (db: Tx, workspaceId: string) =>
  db("financialRecords").where({ tenantId: db.tenantId, workspaceId }).select("id");

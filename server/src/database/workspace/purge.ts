import { randomUUID } from "node:crypto";
import type { Tx } from "../with-tenant.ts";

/** A deleted workspace's files, and how many rows of what there are: nothing that it was about. */
export interface DoomedWorkspace {
  readonly deletedAt: Date;
  readonly deletedBy?: string;
  readonly storageKeys: readonly string[];
  readonly importIds: readonly string[];
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
  const documents = await db("documents")
    .where(own)
    .whereNotNull("storageKey")
    .select("storageKey");
  const workbooks = await db("workbooks")
    .where({ tenantId })
    .whereIn("financialRecordId", records)
    .whereNotNull("storageKey")
    .select("storageKey");
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
    storageKeys: [...documents, ...workbooks].map(({ storageKey }) => storageKey),
    importIds,
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
  ...["imports", "importRequests", "documents", "financialRecords", "connectionRequests"],
  ...["connections", "submissions", "linkSessions", "sharedLinks", "submissionRequests"],
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

/** Certifies that a workspace is gone. */
export async function saveDeletionCertificate(
  db: Tx,
  certificate: {
    readonly workspaceId: string;
    readonly deletedBy?: string;
    readonly deletedAt: Date;
    readonly purgedAt: Date;
    readonly backupsUntil: Date;
    readonly counts: Readonly<Record<string, number>>;
  },
): Promise<void> {
  const { deletedBy = null, counts, ...rest } = certificate;
  await db("deletionCertificates").insert({
    ...{ tenantId: db.tenantId, id: randomUUID(), ...rest, deletedBy },
    counts: JSON.stringify(counts),
  });
}

const recordsOf = (db: Tx, workspaceId: string) =>
  db("financialRecords").where({ tenantId: db.tenantId, workspaceId }).select("id");

import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { type DoomedFiles, doomedFiles } from "../retention/deletion-certificate.ts";

/** A deleted workspace's files and row counts, without their content. */
export interface DoomedWorkspace extends DoomedFiles {
  readonly recordIds: readonly string[];
  readonly deletedAt: Date;
  readonly deletedBy?: string;
}

/** A workspace to purge; nothing unless deleted by then and still there. */
export async function findDoomedWorkspace(
  db: Tx,
  workspaceId: string,
  deletedBefore: Date,
): Promise<DoomedWorkspace | undefined> {
  const { tenantId } = db;
  const workspace = await table(db, "workspaces")
    .where({ tenantId, id: workspaceId })
    .where("deletedAt", "<=", deletedBefore)
    .first("deletedAt", "deletedBy");
  if (!workspace?.deletedAt) return undefined;

  const own = { tenantId, workspaceId };
  const submissions = await table(db, "submissions").where(own).pluck("id");
  const connections = await table(db, "connections").where(own).pluck("id");
  const records = await table(db, "financialRecords")
    .where(own)
    .select("id", "status", "counts", "hasEntries");
  // By record status, as an earlier run may have deleted some rows.
  const kept = records.filter(({ status }) => status === "Created");
  // Movements between a file's balances are kept as lines, and no journal lines to people.
  const journalLines = kept
    .filter(({ hasEntries }) => hasEntries !== false)
    .reduce((total, { counts }) => total + (counts?.journalLines ?? 0), 0);
  const { counts, ...files } = await doomedFiles(db, { workspaceId });
  return {
    recordIds: records.map(({ id }) => id),
    deletedAt: workspace.deletedAt,
    ...(workspace.deletedBy && { deletedBy: workspace.deletedBy }),
    ...files,
    counts: {
      collections: submissions.length,
      connections: connections.length,
      ...counts,
      journalLines,
    },
  };
}

/** Tables without cascading deletion, in deletion order; a catalogue test keeps this complete. */
export const purgedTables = [
  "fileImports",
  "imports",
  "consents",
  "importRequests",
  "documents",
  "financialRecords",
  "webConnectors",
  "connectionRequests",
  "connections",
  "submissions",
  "linkSessions",
  "sharedLinks",
  "submissionRequests",
] as const;

/** Deletes all rows of a workspace but its audit trail. False if another transaction did. */
export async function purgeWorkspace(db: Tx, workspaceId: string): Promise<boolean> {
  const { tenantId } = db;
  const records = recordsOf(db, workspaceId);
  await table(db, "journalLines")
    .where({ tenantId })
    .whereIn("financialRecordId", records)
    .delete();
  // A submission and its record refer to each other.
  await table(db, "submissions")
    .where({ tenantId, workspaceId })
    .update({ financialRecordId: null });
  // A mail about several workspaces lists them in its content.
  await table(db, "mailDeliveries")
    .where({ tenantId, workspaceId: null })
    .whereRaw("content @> ?::jsonb", [JSON.stringify({ collections: [{ workspaceId }] })])
    .delete();
  for (const name of purgedTables) await table(db, name).where({ tenantId, workspaceId }).delete();
  return (await table(db, "workspaces").where({ tenantId, id: workspaceId }).delete()) === 1;
}

const recordsOf = (db: Tx, workspaceId: string) =>
  table(db, "financialRecords").where({ tenantId: db.tenantId, workspaceId }).select("id");

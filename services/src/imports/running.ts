import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { Import } from "./import.ts";

/** The one import that may run over a connection (D-14). */
export async function findRunningImportId(
  db: Tx,
  connectionId: string,
): Promise<string | undefined> {
  const row = await table(db, "imports")
    .where({ tenantId: db.tenantId, connectionId, outcome: "Pending" })
    .first("id");
  return row?.id;
}

/** A workspace's running imports. Nobody saves what they read until the transaction ends. */
export async function lockRunningImportIds(db: Tx, workspaceId: string): Promise<string[]> {
  return table(db, "imports")
    .where({ tenantId: db.tenantId, workspaceId, outcome: "Pending" })
    .orderBy("id")
    .forUpdate()
    .pluck("id");
}

/** The imports that run for a collection. */
export async function listRunningImportsOf(db: Tx, submissionId: string): Promise<string[]> {
  return table(db, "imports")
    .where({ tenantId: db.tenantId, submissionId, outcome: "Pending" })
    .orderBy("id")
    .pluck("id");
}

/** Whether a collection is being read over another connection than this one. */
export async function isReadElsewhere(
  db: Tx,
  { submissionId, connectionId }: Pick<Import, "submissionId" | "connectionId">,
): Promise<boolean> {
  const row = await table(db, "imports")
    .where({ tenantId: db.tenantId, submissionId, outcome: "Pending" })
    .whereNot({ connectionId })
    .first("id");
  return row !== undefined;
}

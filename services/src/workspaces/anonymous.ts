import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { NewWorkspace } from "./create.ts";

/**
 * Opens a workspace for somebody who came by the tenant's standing address: nobody's, and in no list
 * until it's confirmed (D-11).
 */
export async function createAnonymousWorkspace(
  db: Tx,
  {
    now,
    ...workspace
  }: Pick<NewWorkspace, "id" | "displayName" | "now"> & {
    readonly primaryEmail: string;
  },
): Promise<void> {
  await table(db, "workspaces").insert({
    tenantId: db.tenantId,
    ...workspace,
    source: "anonymous",
    lastActivityAt: now,
    createdAt: now,
  });
}

/** Somebody is behind it: a connection, an upload or a confirmed address. From now on it's listed. */
export async function confirmWorkspace(db: Tx, id: string, now: Date): Promise<void> {
  await table(db, "workspaces")
    .where({ tenantId: db.tenantId, id, confirmedAt: null })
    .update({ confirmedAt: now });
}

/** Holds a workspace that nobody has confirmed yet, until the transaction ends. Whether there is one. */
export async function lockUnconfirmedWorkspace(db: Tx, id: string): Promise<boolean> {
  const row = await table(db, "workspaces")
    .where({ tenantId: db.tenantId, id, source: "anonymous", confirmedAt: null })
    .forUpdate()
    .first("id");
  return row !== undefined;
}

import type { Tx } from "../with-tenant.ts";
import { WorkspaceModel } from "./model.ts";

/** One business or engagement. */
export interface Workspace {
  readonly id: string;
  readonly displayName: string;
  readonly engagementCode: string;
  readonly primaryEmail?: string;
  readonly ownerId?: string;
  /** Who may see its figures (D-49). */
  readonly memberIds: readonly string[];
  readonly lastActivityAt: Date;
  readonly lastSyncAt?: Date;
  readonly version: number;
}

export async function findWorkspace(db: Tx, id: string): Promise<Workspace | undefined> {
  const row = await WorkspaceModel.query(db)
    .findById([db.tenantId, id])
    .whereNull("deletedAt")
    .withGraphFetched("members");
  return row && toWorkspace(row);
}

/** Holds a workspace as it is until the transaction ends. Whether it's there. */
export async function lockWorkspace(db: Tx, id: string): Promise<boolean> {
  const row = await db("workspaces")
    .where({ tenantId: db.tenantId, id, deletedAt: null })
    .forNoKeyUpdate()
    .first("id");
  return row !== undefined;
}

/**
 * Locks a workspace that is to be deleted. Rows that are being added to it are committed first and can be taken
 * along; from now on no other is added (`in_living_workspace`). Whether it's there.
 */
export async function lockWorkspaceToDelete(db: Tx, id: string): Promise<boolean> {
  const row = await db("workspaces")
    .where({ tenantId: db.tenantId, id, deletedAt: null })
    .forUpdate()
    .first("id");
  return row !== undefined;
}

function toWorkspace(row: WorkspaceModel): Workspace {
  return {
    id: row.id,
    displayName: row.displayName,
    engagementCode: row.engagementCode,
    ...(row.primaryEmail && { primaryEmail: row.primaryEmail }),
    ...(row.ownerId && { ownerId: row.ownerId }),
    memberIds: (row.members ?? []).map(({ userId }) => userId).sort(),
    lastActivityAt: row.lastActivityAt,
    ...(row.lastSyncAt && { lastSyncAt: row.lastSyncAt }),
    version: row.version,
  };
}

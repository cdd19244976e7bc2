import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { addWorkspaceUsers } from "./members.ts";

export interface NewWorkspace {
  readonly id: string;
  readonly displayName: string;
  readonly engagementCode: string;
  readonly primaryEmail?: string;
  /** Its creator, who is a member from the start (D-49). */
  readonly ownerId: string;
  readonly memberIds: readonly string[];
  readonly now: Date;
}

/** Opens a workspace. An id that this tenant has used is refused (X-12, docs/adr/0010). */
export async function createWorkspace(
  db: Tx,
  { memberIds, now, primaryEmail, ...workspace }: NewWorkspace,
): Promise<"created" | "id-taken"> {
  const made = await table(db, "workspaces")
    .insert({
      tenantId: db.tenantId,
      ...workspace,
      primaryEmail: primaryEmail ?? null,
      confirmedAt: now,
      lastActivityAt: now,
      createdAt: now,
    })
    .onConflict(["tenantId", "id"])
    .ignore()
    .returning("id");
  if (made.length === 0) return "id-taken";

  await addWorkspaceUsers(db, workspace.id, [workspace.ownerId, ...memberIds], workspace.ownerId);
  return "created";
}

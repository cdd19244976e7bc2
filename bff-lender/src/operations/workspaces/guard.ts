import { type WorkspaceCapability, wayIn, workspaceCapabilitiesOf } from "@tieout/core/access";
import { findWorkspace, type Tx, type Workspace } from "@tieout/server/database";
import { notFound, workspaceAccessRequired } from "@tieout/server/http";
import type { Lender } from "../../operation.ts";

/** A workspace that the caller may see into, and what else they may do there. */
export interface Entered {
  readonly result: "entered";
  readonly workspace: Workspace;
  readonly held: readonly WorkspaceCapability[];
}

export type Refused = {
  readonly result: "refused";
  readonly reply: ReturnType<typeof notFound> | ReturnType<typeof workspaceAccessRequired>;
};

/**
 * The way into a workspace's data: 404 where there is none for this tenant, 403 where the caller isn't a
 * member, with what they may do about it (D-34).
 */
export async function enterWorkspace(
  db: Tx,
  workspaceId: string,
  caller: Lender,
): Promise<Entered | Refused> {
  return enterWith(db, workspaceId, caller, "CanViewWorkspace");
}

/** The way to who has access, also for an administrator who has none: never to what was collected. */
export async function enterToManageUsers(
  db: Tx,
  workspaceId: string,
  caller: Lender,
): Promise<Entered | Refused> {
  return enterWith(db, workspaceId, caller, "CanManageWorkspaceUsers");
}

async function enterWith(
  db: Tx,
  workspaceId: string,
  { userId, roles }: Lender,
  needed: WorkspaceCapability,
): Promise<Entered | Refused> {
  const workspace = await findWorkspace(db, workspaceId);
  if (!workspace) return { result: "refused", reply: notFound() };

  const standing = { roles, member: workspace.memberIds.includes(userId) };
  const held = workspaceCapabilitiesOf(standing);
  if (held.includes(needed)) return { result: "entered", workspace, held };
  const mayAddThemselves = wayIn(standing) === "add-yourself";
  return { result: "refused", reply: workspaceAccessRequired({ mayAddThemselves }) };
}

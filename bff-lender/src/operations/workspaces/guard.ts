import {
  type WorkspaceCapability,
  workspaceAccess,
  workspaceCapabilitiesOf,
} from "@tieout/core/access";
import type { Tx } from "@tieout/server/database/with-tenant";
import { notFound, workspaceAccessRequired } from "@tieout/server/http/problem";
import { Refusal } from "@tieout/server/http/refusal";
import { findWorkspace, type Workspace } from "@tieout/services/workspaces/workspace";
import type { Lender } from "../operation.ts";

export interface AuthorizedWorkspace {
  readonly workspace: Workspace;
  readonly held: readonly WorkspaceCapability[];
}

/**
 * Loads a workspace whose data the caller may see. Refuses with 404 for an unknown one, and with 403 for non-members,
 * with what they can do about it (D-34).
 */
export async function authorizeWorkspace(
  db: Tx,
  workspaceId: string,
  caller: Lender,
): Promise<AuthorizedWorkspace> {
  return authorizeFor("CanViewWorkspace", db, workspaceId, caller);
}

/** Loads a workspace for managing its users, for administrators who aren't members too. Doesn't authorize its data. */
export async function authorizeWorkspaceUsers(
  db: Tx,
  workspaceId: string,
  caller: Lender,
): Promise<AuthorizedWorkspace> {
  return authorizeFor("CanManageWorkspaceUsers", db, workspaceId, caller);
}

async function authorizeFor(
  needed: WorkspaceCapability,
  db: Tx,
  workspaceId: string,
  { userId, roles }: Lender,
): Promise<AuthorizedWorkspace> {
  const workspace = await findWorkspace(db, workspaceId);
  if (!workspace) throw new Refusal(notFound());

  const standing = { roles, member: workspace.memberIds.includes(userId) };
  const held = workspaceCapabilitiesOf(standing);
  if (held.includes(needed)) return { workspace, held };
  const mayAddThemselves = workspaceAccess(standing) === "add-yourself";
  throw new Refusal(workspaceAccessRequired({ mayAddThemselves }));
}

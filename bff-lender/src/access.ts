import { type WorkspaceCapability, wayIn, workspaceCapabilitiesOf } from "@tieout/core/access";
import { findWorkspace, type Tx, type Workspace } from "@tieout/server/database";
import { notFound, workspaceAccessRequired } from "@tieout/server/http";
import type { Lender } from "./operation.ts";

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
  { userId, roles }: Lender,
): Promise<Entered | Refused> {
  const workspace = await findWorkspace(db, workspaceId);
  if (!workspace) return { result: "refused", reply: notFound() };

  const standing = { roles, member: workspace.memberIds.includes(userId) };
  if (wayIn(standing) !== "open") {
    const mayAddThemselves = wayIn(standing) === "add-yourself";
    return { result: "refused", reply: workspaceAccessRequired({ mayAddThemselves }) };
  }
  return { result: "entered", workspace, held: workspaceCapabilitiesOf(standing) };
}

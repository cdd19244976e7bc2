import type { WorkspaceCapability } from "@tieout/core/access";
import { findLastChange } from "@tieout/server/database/last-change";
import type { Tx } from "@tieout/server/database/with-tenant";
import {
  type ListedConnection,
  listConnectionsForPortal,
} from "@tieout/services/connections/connection";
import { listUsers } from "@tieout/services/users/user";
import { listAccessRequesters } from "@tieout/services/workspaces/members";
import type { Workspace } from "@tieout/services/workspaces/workspace";
import { changedSince } from "../changed-since.ts";
import type { Wire } from "../wire.ts";

/** A workspace with its users, for user managers. Contact details and connections are for members only. */
export async function workspaceDetails(
  db: Tx,
  workspace: Workspace,
  held: readonly WorkspaceCapability[],
): Promise<Wire["WorkspaceDetails"]> {
  const { id, displayName, engagementCode, primaryEmail, ownerId, memberIds, version } = workspace;
  const accessible = held.includes("CanViewWorkspace");
  const users = (await listUsers(db)).filter((user) => memberIds.includes(user.id));
  const requesters = await listAccessRequesters(db, id);
  const connections = accessible ? await listConnectionsForPortal(db, id) : undefined;

  return {
    id,
    displayName,
    version,
    accessible,
    deleted: false,
    userCount: memberIds.length,
    ...(engagementCode && { engagementCode }),
    ...(accessible && primaryEmail && { primaryEmail }),
    ...(ownerId && { ownerId }),
    lastActivityTime: workspace.lastActivityAt.toISOString(),
    ...(workspace.lastSyncAt && { lastSyncTime: workspace.lastSyncAt.toISOString() }),
    workspaceUserCapabilities: [...held],
    accessControlList: memberIds.map((principalId) => ({ principalId })),
    users: users.map(({ id: userId, displayName: name, emailAddress, status }) => ({
      id: userId,
      displayName: name,
      emailAddress,
      status,
    })),
    accessRequests: requesters.map((principalId) => ({ principalId })),
    ...(connections && { connections: connections.map(presentConnection) }),
  };
}

const presentConnection = ({ id, datasetName, datasourceNameId }: ListedConnection) => ({
  id,
  datasetName,
  // Only the contract's packages can be connected.
  datasourceNameId: datasourceNameId as Wire["AccountingPackage"],
});

/** A conflict, with the current workspace (D-31). */
export async function workspaceConflict(db: Tx, current: Wire["WorkspaceDetails"]) {
  return changedSince(current, await findLastChange(db, "workspaces", current.id), {
    type: "changed-meanwhile",
    title: "workspace-changed",
  });
}

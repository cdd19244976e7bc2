import type { WorkspaceCapability } from "@tieout/core/access";
import type { components } from "@tieout/openapi/lender";
import type { ListedWorkspace } from "@tieout/services/workspaces/list";
import type { Workspace } from "@tieout/services/workspaces/workspace";

type Wire = components["schemas"];

/** Non-members see only name and code. */
export function presentListedWorkspace(
  workspace: ListedWorkspace,
  held: readonly WorkspaceCapability[],
): Wire["WorkspaceListItem"] {
  const { id, displayName, engagementCode, lastActivityAt, lastSyncAt } = workspace;
  const accessible = held.includes("CanViewWorkspace");
  const named = {
    id,
    displayName,
    accessible,
    ...(engagementCode && { engagementCode }),
    workspaceUserCapabilities: [...held],
  };
  if (!accessible) return named;

  const { newestSubmissionId, newestFinancialRecordId } = workspace;
  return {
    ...named,
    lastActivityTime: lastActivityAt.toISOString(),
    ...(lastSyncAt && { lastSyncTime: lastSyncAt.toISOString() }),
    ...(newestSubmissionId && { newestSubmissionId }),
    ...(newestFinancialRecordId && { newestFinancialRecordId }),
  };
}

export function presentWorkspace(
  workspace: Workspace,
  held: readonly WorkspaceCapability[],
): Wire["Workspace"] {
  const { id, displayName, engagementCode, primaryEmail, ownerId, lastSyncAt } = workspace;
  return {
    id,
    displayName,
    ...(engagementCode && { engagementCode }),
    ...(primaryEmail && { primaryEmail }),
    ...(ownerId && { ownerId }),
    userCount: workspace.memberIds.length,
    lastActivityTime: workspace.lastActivityAt.toISOString(),
    ...(lastSyncAt && { lastSyncTime: lastSyncAt.toISOString() }),
    workspaceUserCapabilities: [...held],
  };
}

import { beginEdit, type WorkspaceEdit } from "@tieout/core/workspace";
import type { WorkspaceDetails } from "../../api/workspace-details.ts";

/** Begins to edit what the server has. */
export const editOf = (details: WorkspaceDetails, selfId: string): WorkspaceEdit =>
  beginEdit({
    displayName: details.displayName,
    engagementCode: details.engagementCode ?? "",
    users: new Set(details.accessControlList.map(({ principalId }) => principalId)),
    ...(details.ownerId !== undefined && { ownerId: details.ownerId }),
    selfId,
  });

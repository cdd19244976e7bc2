import type { ReactNode } from "react";
import type { WorkspaceListItem } from "../../api/workspaces.ts";

/** Where a row leads. */
export interface WorkspaceAddresses {
  readonly named: (workspaceId: string, displayName: string) => string;
  readonly overview: (workspaceId: string, submissionId: string) => string;
  readonly statements: (workspaceId: string, submissionId: string) => string;
}

/** What can be done with a workspace of the list. */
export interface RowActs {
  readonly onCollect: (workspace: WorkspaceListItem) => void;
  readonly onManageUsers: (workspace: WorkspaceListItem) => void;
  readonly onDelete: (workspace: WorkspaceListItem) => void;
  /** What somebody can do about a row that is locked for them. */
  readonly wayIn: (workspace: WorkspaceListItem) => ReactNode;
}

import type { TenantSettings } from "../api/tenant-settings.ts";
import type { Workspace } from "../api/workspaces.ts";

/** A workspace's parts, by the last word of their addresses. */
export const workspaceTabs = ["submissionlist", "connections", "users"] as const;
export type WorkspaceTab = (typeof workspaceTabs)[number];

/** Which part an address names. `submissions` is another name of the list (D-19). */
export function workspaceTabAt(word: string | undefined): WorkspaceTab | undefined {
  const tab = word?.toLowerCase();
  return tab === "submissions" ? "submissionlist" : workspaceTabs.find((each) => each === tab);
}

/** What every part of a workspace's page is given. */
export interface WorkspaceTabProps {
  readonly workspace: Workspace;
  readonly settings: TenantSettings;
  /** Begins a new data collection. */
  readonly onCollect: () => void;
}

import { aJob } from "../../src/testing/a-workspace.ts";
import { tidewaterId } from "./workspace-list-answers.ts";

const workspace = {
  ...{ id: tidewaterId, displayName: "Tidewater Marine Supply, Inc." },
  ...{ engagementCode: "CF-2025-0418", userCount: 2 },
  ...{ lastActivityTime: "2025-10-14T13:42:00Z", lastSyncTime: "2025-10-14T13:38:00Z" },
  workspaceUserCapabilities: ["CanViewWorkspace", "CanManageWorkspaceUsers"],
} as const;

/** Every page of the workspace asks for these. */
export const common = {
  "GET /Entities/{workspaceId}": workspace,
  "GET /submissions/listpending": [aJob()],
} as const;

export const trouble = "This page could not be loaded";
export const base = `/workspacedetails/${tidewaterId}`;

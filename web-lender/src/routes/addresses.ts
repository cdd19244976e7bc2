/** The portal's addresses (D-19). */
export const addresses = {
  workspaceList: "/home/workspacelist",
  /** Opens a workspace's users on the list. */
  manageUsers: (workspaceId: string) => `/home/workspacelist?manageUsers=${workspaceId}`,
  workspace: (workspaceId: string, tab: WorkspaceTab = "submissionlist") =>
    `/workspacedetails/${encodeURIComponent(workspaceId)}/${tab}`,
  /** The name is shown while the rest loads (P-U29). */
  named: (workspaceId: string, displayName: string) =>
    `${addresses.workspace(workspaceId)}?name=${encodeURIComponent(displayName)}`,
  /** For a request of the lender's own. */
  fileUpload: (workspaceId: string, submissionRequestId: number) =>
    `/workspacedetails/${encodeURIComponent(workspaceId)}/fileupload?rid=${submissionRequestId}`,
  /** Replaces the file of a collection. */
  anotherFile: (workspaceId: string, submissionId: string) =>
    `/workspacedetails/${encodeURIComponent(workspaceId)}/fileupload?sid=${submissionId}`,
  report: "/dcr",
  /** Breadcrumbs lead back to the report (S-U63). */
  reported: (workspaceId: string, submissionId: string) =>
    `/submissiondetails/${workspaceId}/${submissionId}/overview`,
  reportedStatements: (workspaceId: string, submissionId: string) =>
    `/submissiondetails/${workspaceId}/${submissionId}/financialstatements`,
  reportedRisk: (workspaceId: string, submissionId: string) =>
    `/submissiondetails/${workspaceId}/${submissionId}/riskanalysis`,
  portfolio: "/portfolio",
  users: "/settings/usermanagement",
  userNotifications: "/settings/usernotifications",
  administrativeNotifications: "/settings/adminnotificationsettings",
  overview: (workspaceId: string, submissionId: string) =>
    `/workspacesubmissiondetails/${workspaceId}/${submissionId}/overview`,
  statements: (workspaceId: string, submissionId: string) =>
    `/workspacesubmissiondetails/${workspaceId}/${submissionId}/financialstatements`,
  risk: (workspaceId: string, submissionId: string) =>
    `/workspacesubmissiondetails/${workspaceId}/${submissionId}/riskanalysis`,
};

/** By the last segment of the address. */
export const workspaceTabs = ["submissionlist", "connections", "users"] as const;
export type WorkspaceTab = (typeof workspaceTabs)[number];

/** `submissions` is an alias of the list (D-19). */
export function workspaceTabAt(word: string | undefined): WorkspaceTab | undefined {
  const tab = word?.toLowerCase();
  return tab === "submissions" ? "submissionlist" : workspaceTabs.find((each) => each === tab);
}

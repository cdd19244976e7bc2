/** The portal's addresses (D-19): where a page leads to others. */
export const addresses = {
  workspaceList: "/home/workspacelist",
  /** The list, with a workspace's users opened on it. */
  manageUsers: (workspaceId: string) => `/home/workspacelist?manageUsers=${workspaceId}`,
  workspace: (workspaceId: string, tab: WorkspaceTab = "submissionlist") =>
    `/workspacedetails/${encodeURIComponent(workspaceId)}/${tab}`,
  /** With the name, which the page shows while it waits for the rest (P-U29). */
  named: (workspaceId: string, displayName: string) =>
    `${addresses.workspace(workspaceId)}?name=${encodeURIComponent(displayName)}`,
  /** Books as a file, for a request of the lender's own. */
  fileUpload: (workspaceId: string, submissionRequestId: number) =>
    `/workspacedetails/${encodeURIComponent(workspaceId)}/fileupload?rid=${submissionRequestId}`,
  /** Another file for a collection whose books came as one. */
  anotherFile: (workspaceId: string, submissionId: string) =>
    `/workspacedetails/${encodeURIComponent(workspaceId)}/fileupload?sid=${submissionId}`,
  report: "/dcr",
  /** As from the report, which the breadcrumbs lead back to (S-U63). */
  reported: (workspaceId: string, submissionId: string) =>
    `/submissiondetails/${workspaceId}/${submissionId}/overview`,
  reportedStatements: (workspaceId: string, submissionId: string) =>
    `/submissiondetails/${workspaceId}/${submissionId}/financialstatements`,
  users: "/settings/usermanagement",
  userNotifications: "/settings/usernotifications",
  administrativeNotifications: "/settings/adminnotificationsettings",
  overview: (workspaceId: string, submissionId: string) =>
    `/workspacesubmissiondetails/${workspaceId}/${submissionId}/overview`,
  statements: (workspaceId: string, submissionId: string) =>
    `/workspacesubmissiondetails/${workspaceId}/${submissionId}/financialstatements`,
};

/** A workspace's parts, by the last word of their addresses. */
export const workspaceTabs = ["submissionlist", "connections", "users"] as const;
export type WorkspaceTab = (typeof workspaceTabs)[number];

/** Which part an address names. `submissions` is another name of the list (D-19). */
export function workspaceTabAt(word: string | undefined): WorkspaceTab | undefined {
  const tab = word?.toLowerCase();
  return tab === "submissions" ? "submissionlist" : workspaceTabs.find((each) => each === tab);
}

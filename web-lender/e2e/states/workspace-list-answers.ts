import { aJob, aListItem, aUser, tidewaterId } from "../../src/testing/a-workspace.ts";

export { tidewaterId };

export const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
const own = ["CanViewWorkspace", "CanManageWorkspaceUsers"] as const;
export const rows = [
  aListItem({ workspaceUserCapabilities: own }),
  aListItem({ id: id(2), displayName: "Bluestem Bakery Co.", workspaceUserCapabilities: own }),
  aListItem({
    ...{ id: id(3), displayName: "Kestrel Freight & Logistics", accessible: false },
    workspaceUserCapabilities: [],
  }),
  aListItem({
    ...{ id: id(4), displayName: "Nakamura Precision Tooling", accessible: false },
    workspaceUserCapabilities: ["CanManageWorkspaceUsers"],
  }),
];
export const jobs = [
  aJob(),
  aJob({
    ...{ financialRecordId: id(301), submissionId: id(401), connectionId: id(500) },
    status: {
      ...{ outcome: "Error", errorCode: "Disconnected" },
      errorDescription: "NetSuite was disconnected during import",
    },
  }),
  aJob({
    ...{ financialRecordId: id(302), submissionId: id(402), finishedAt: "2025-10-14T09:42:00Z" },
    status: { outcome: "Success" },
  }),
];
export const banner = {
  headerText: "Scheduled maintenance, Sunday, Oct 19.",
  messageParagraphs: [{ content: "Imports are paused from 2:00 to 4:00 AM ET." }],
  hyperlinks: [{ id: "notice", href: "https://help.example.com/n", prompt: "Read the notice" }],
  ...{ level: "Information", inactive: false, hideMessageCookieName: "maintenance" },
  ...{ expiresInDays: 7, hideForeverButtonText: "Hide for 7 days" },
} as const;
export const people = [
  aUser(0, "Dana Whitfield"),
  aUser(1, "Marcus Oyelaran"),
  aUser(2, "Priya Raman"),
];

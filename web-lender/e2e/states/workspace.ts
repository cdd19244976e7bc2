import type { paths } from "@tieout/openapi/lender";
import { type PagesOf, quiet, refused, unanswered } from "@tieout/ui-kit/testing";
import { aSubmission } from "../../src/testing/a-submission.ts";
import {
  aCollection,
  aConnection,
  aConsent,
  aJob,
  anAsk,
  someDetails,
} from "../../src/testing/a-workspace.ts";
import { changedSince } from "./changed-since.ts";
import { button, choose, confirm, press } from "./press.ts";
import { id, people, tidewaterId } from "./workspace-list-answers.ts";

const workspace = {
  ...{ id: tidewaterId, displayName: "Tidewater Marine Supply, Inc." },
  ...{ engagementCode: "CF-2025-0418", userCount: 2 },
  ...{ lastActivityTime: "2025-10-14T13:42:00Z", lastSyncTime: "2025-10-14T13:38:00Z" },
  workspaceUserCapabilities: ["CanViewWorkspace", "CanManageWorkspaceUsers"],
} as const;
const link = (number: number, state: "open" | "expired" = "open") => ({
  ...{ state, createdTime: "2025-10-14T10:00:00Z", createdBy: "Dana Whitfield" },
  expirationTime: "2025-11-13T10:00:00Z",
  submissionRequest: { ...aSubmission().request, id: number },
});
const may = { open: true, openStatements: true, hide: true, restore: false, addYourself: false };
const past = [
  { submission: aCollection(), may },
  {
    submission: aCollection({
      ...({ id: id(101), financialRecordStatus: "ImportError" } as const),
      ...({ status: "incomplete", label: "ImportError" } as const),
    }),
    may: { ...may, openStatements: false, restore: true, hide: false },
  },
];
const reads = [
  {
    submissionId: id(100),
    readAt: "2025-10-02T14:00:00Z",
    outcome: "Success" as const,
    fromDay: "2022-01-01",
    throughDay: "2025-08-31",
  },
];
const ofDeletedUser = {
  ...({ state: "paused", pausedFor: "user-deleted", givenBy: "lender", term: "once" } as const),
  ...({ userName: "Ana Petrov", ground: "written-agreement" } as const),
  groundNote: "Rosa Delgado, signed Aug 28, 2025",
  groundDocument: {
    ...{ id: id(660), submissionId: id(661), fileName: "loan-agreement.pdf", bytes: 48_200 },
    ...({ scanState: "clean", isDeleted: false } as const),
  },
};
const connections = [
  aConnection({
    ...{ id: id(601), datasetName: "Tidewater Customs Brokers", state: "Disconnected" },
    status: "disconnected",
    disconnectedAt: "2025-10-02T14:00:00Z",
  }),
  aConnection({
    ...{ expiresSoon: true, status: "expires-soon", consentExpiresAt: "2025-10-23T14:00:00Z" },
    consents: [
      aConsent({ asked: anAsk() }),
      aConsent({ id: id(651), state: "superseded", term: "once", reads }),
    ],
  }),
  aConnection({
    ...{ id: id(602), relink: "unsupported", mayDelete: false },
    datasourceNameId: "quickbooksdesktop",
  }),
  ...(
    [
      [603, "waiting", { state: "agreed", term: "once" }],
      [604, "used", { state: "used", term: "once", usedAt: "2025-10-02T14:00:00Z", reads }],
      [605, "expired", { state: "expired", expiresAt: "2025-10-02T14:00:00Z" }],
      [606, "ended", { state: "ended", endedAt: "2025-10-02T14:00:00Z", endedBy: "borrower" }],
      [607, "paused", ofDeletedUser],
    ] as const
  ).map(([number, status, consent]) =>
    aConnection({ id: id(number), status, consents: [aConsent(consent)] }),
  ),
];
const common = {
  "GET /Entities/{workspaceId}": workspace,
  "GET /submissions/listpending": [aJob()],
} as const;
const trouble = "This page could not be loaded";
const base = `/workspacedetails/${tidewaterId}`;

export const workspacePages: PagesOf<paths> = {
  "past collections": {
    address: `${base}/submissionlist`,
    answers: {
      ...common,
      "GET /Workspaces/{workspaceId}/links": [link(1), link(2, "expired")],
      "POST /submissions/query": { rows: past, total: 60, isTotalExact: true, nextCursor: "n" },
      "GET /{workspaceId}/Submissions/{submissionId}": aSubmission(),
    },
    seen: "Past data collections",
    asks: {
      "GET /Entities/{workspaceId}": trouble,
      "GET /submissions/listpending": quiet,
      "GET /Workspaces/{workspaceId}/links": "The links could not be loaded",
      "POST /submissions/query": "The search failed",
    },
    states: {
      "for others": {
        answers: { "GET /Entities/{workspaceId}": refused(403) },
        seen: "Workspace unavailable",
      },
      "for who may add themselves": {
        answers: { "GET /Entities/{workspaceId}": refused(403, { mayAddThemselves: true }) },
        opens: { source: "features/get-access.tsx" },
        seen: "Add yourself to this workspace?",
      },
      empty: {
        answers: {
          "GET /submissions/listpending": [],
          "GET /Workspaces/{workspaceId}/links": [],
          "POST /submissions/query": { rows: [], total: 0, isTotalExact: true },
        },
        seen: "No data collections yet",
      },
      "with nothing found": {
        address: `${base}/submissionlist?status=deleted`,
        answers: { "POST /submissions/query": { rows: [], total: 0, isTotalExact: true } },
        seen: /No (data )?collections/,
      },
      "with a collection's files": {
        act: press(/^Files of/),
        seen: /Financial statements\.xlsx/,
      },
      "with a collection's files refused": {
        answers: { "GET /{workspaceId}/Submissions/{submissionId}": refused(500) },
        act: press(/^Files of/),
        seen: "The workbooks could not be loaded.",
      },
      "with expired links": { act: press("Show 1 expired link"), seen: "Expired" },
      "choosing dates": {
        opens: { source: "../../ui-kit/src/date-range", by: button(/All dates/) },
        seen: "Year to date",
      },
      "hiding a collection": {
        opens: {
          source: "features/hide-collection.tsx",
          by: button(/^Hide the data/),
        },
        seen: "Hide this data collection?",
      },
      "a link shown": {
        answers: {
          "POST /{workspaceId}/SubmissionRequests/{submissionRequestId}/link/show": {
            ...{ url: "https://share.copperfield.example/linked#k=1" },
            expirationTime: "2025-11-13T10:00:00Z",
          },
        },
        opens: { source: "features/manage-links/link-dialogs.tsx", by: button("Show link") },
        seen: "Copy link",
      },
      "a link that couldn't be shown": {
        answers: {
          "POST /{workspaceId}/SubmissionRequests/{submissionRequestId}/link/show": refused(500),
        },
        opens: { source: "features/manage-links/link-dialogs.tsx", by: button("Show link") },
        seen: "The link could not be shown",
      },
      "expiring a link": {
        answers: {
          "POST /{workspaceId}/SubmissionRequests/{submissionRequestId}/link/expire": refused(500),
        },
        opens: {
          source: "features/manage-links/link-dialogs.tsx",
          by: button(/^Expire the link/),
          inside: press("Expire link now"),
        },
        seen: "The link could not be expired",
      },
      "mailing a link": {
        answers: { "GET /Entities/{workspaceId}/safedetails": someDetails() },
        opens: { source: "features/mail-link/mail-link.tsx", by: button("Email") },
        seen: "Borrower’s email",
      },
    },
  },
  connections: {
    address: `${base}/connections`,
    answers: { ...common, "GET /workspaces/{workspaceId}/connections": connections },
    seen: "Tidewater Customs Brokers",
    asks: {
      "GET /Entities/{workspaceId}": trouble,
      "GET /submissions/listpending": quiet,
      "GET /workspaces/{workspaceId}/connections": "The connections could not be loaded",
    },
    states: {
      empty: {
        answers: { "GET /workspaces/{workspaceId}/connections": [] },
        seen: "No connections",
      },
      "deleting one": {
        opens: {
          source: "features/manage-connections/manage-connections.tsx",
          by: button(/^Delete connection to/),
        },
        seen: "Keep connection",
      },
      "its permission": {
        opens: {
          source: "features/manage-connections/permission.tsx",
          by: button(/^Permission to read/),
        },
        seen: "What may be read over this connection, and what has been.",
      },
      "a paused permission with its agreement": {
        answers: {
          "GET /workspaces/{workspaceId}/connections": [
            aConnection({ status: "paused", consents: [aConsent(ofDeletedUser)] }),
          ],
        },
        opens: {
          source: "features/manage-connections/permission.tsx",
          by: button(/^Permission to read/),
        },
        seen: "loan-agreement.pdf",
      },
      "resuming one": {
        opens: {
          source: "features/manage-connections/resume-connection.tsx",
          ...{ by: button(/^Resume/), closedBy: "Close" },
          inside: choose("The client gave me access of my own"),
        },
        seen: "Say why your team may go on.",
      },
      "one that wasn't resumed": {
        answers: {
          "POST /workspaces/{workspaceId}/connections/{connectionId}/grounds": refused(500),
        },
        opens: {
          source: "features/manage-connections/resume-connection.tsx",
          ...{ by: button(/^Resume/), closedBy: "Close" },
          inside: async (page) => {
            await choose("The client gave me access of my own")(page);
            await page.getByRole("dialog").getByRole("button", { name: "Resume" }).click();
          },
        },
        seen: "The pause could not be ended",
      },
      "an ask that wasn't taken back": {
        answers: {
          "DELETE /workspaces/{workspaceId}/connections/{connectionId}/permissionasks/{permissionAskId}":
            refused(500),
        },
        opens: {
          source: "features/manage-connections/permission.tsx",
          by: button(/^Permission to read/),
          inside: press("Take back"),
        },
        seen: "This could not be taken back",
      },
      "one that wasn't deleted": {
        answers: { "DELETE /workspaces/{workspaceId}/connections/{connectionId}": refused(500) },
        opens: {
          source: "features/manage-connections/manage-connections.tsx",
          by: button(/^Delete connection to/),
          inside: confirm("Delete connection"),
        },
        seen: "The connection could not be deleted",
      },
      "relinking one": {
        answers: {
          "POST /Workspaces/{workspaceId}/DelegatedAccessTokens": unanswered,
          "POST /Workspaces/{workspaceId}/ConnectionRequests": unanswered,
        },
        opens: { source: "features/request-collection/relink.tsx", by: button(/^Relink/) },
        seen: /window opens next/,
      },
    },
  },
  "a workspace's users": {
    address: `${base}/users`,
    answers: {
      ...common,
      "GET /Entities/{workspaceId}/safedetails": someDetails(),
      "GET /users": people,
    },
    seen: "About this workspace",
    asks: {
      "GET /Entities/{workspaceId}": trouble,
      "GET /Entities/{workspaceId}/safedetails": "Details including users are unavailable",
      "GET /users": quiet,
    },
    states: {
      changed: {
        act: (page) => page.getByRole("textbox", { name: "Workspace name" }).fill("Tidewater"),
        seen: "1 unsaved change",
      },
      "without a name": {
        act: async (page) => {
          await page.getByRole("textbox", { name: "Workspace name" }).fill("");
          await page.keyboard.press("Tab");
        },
        seen: "please enter a name",
      },
      "not saved": {
        answers: { "PATCH /Entities/{workspaceId}": refused(500) },
        act: async (page) => {
          await page.getByRole("textbox", { name: "Workspace name" }).fill("Tidewater");
          await press("Save changes")(page);
        },
        seen: "The changes were not saved. What you entered is still here.",
      },
      "changed by somebody else": {
        answers: {
          "PATCH /Entities/{workspaceId}": changedSince(
            someDetails({
              ...{ displayName: "Tidewater Marine Supply and Salvage, Inc.", version: 9 },
              engagementCode: "CF-2026-0101",
            }),
          ),
        },
        act: async (page) => {
          await page.getByRole("textbox", { name: "Workspace name" }).fill("Tidewater");
          await press("Save changes")(page);
        },
        seen: "Kwame Mensah changed this workspace",
      },
      "leaving unsaved": {
        act: (page) => page.getByRole("textbox", { name: "Workspace name" }).fill("Tidewater"),
        opens: {
          source: "features/edit-workspace/workspace-form.tsx",
          by: (page) => page.getByRole("link", { name: "Workspaces" }),
        },
        seen: "Leave without saving?",
      },
    },
  },
};

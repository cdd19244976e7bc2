import type { paths } from "@tieout/openapi/lender";
import { type PagesOf, quiet, refused } from "@tieout/ui-kit/testing";
import { aSubmission } from "../../src/testing/a-submission.ts";
import { aCollection, someDetails } from "../../src/testing/a-workspace.ts";
import { changedSince } from "./changed-since.ts";
import { button, press } from "./press.ts";
import { base, common, trouble } from "./workspace-answers.ts";
import { id, people } from "./workspace-list-answers.ts";

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

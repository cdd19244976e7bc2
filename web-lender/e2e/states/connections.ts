import type { paths } from "@tieout/openapi/lender";
import { type PagesOf, quiet, refused, unanswered } from "@tieout/ui-kit/testing";
import { aConnection, aConsent, anAsk } from "../../src/testing/a-workspace.ts";
import { button, choose, confirm, press } from "./press.ts";
import { base, common, trouble } from "./workspace-answers.ts";
import { id } from "./workspace-list-answers.ts";

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
  groundAgreedOn: "2025-08-28",
  groundNote: "Rosa Delgado, owner",
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

export const connectionPages: PagesOf<paths> = {
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
};

import type { Page } from "@playwright/test";
import type { paths } from "@tieout/openapi/lender";
import { type Answers, type PagesOf, refused, unanswered } from "@tieout/ui-kit/testing";
import { aConnection, aConsent, anAsk } from "../../src/testing/a-workspace.ts";
import { button, choose, press } from "./press.ts";
import { settings } from "./usual.ts";
import { id, tidewaterId } from "./workspace-list-answers.ts";

const source = "features/request-collection/wizard.tsx";
const by = button("New data collection");
const free = {
  ...settings,
  appSettings: { ...settings.appSettings, noTimeRestrictionForDataCollection: true },
};
const made = {
  "POST /{workspaceId}/SubmissionRequests": {
    id: 41873,
    shareableLink: {
      url: "https://share.copperfield.example/linked#k=Wq8",
      expirationTime: "2025-11-13T13:00:00Z",
    },
  },
  "POST /Submissions": { id: id(100) },
  "POST /Workspaces/{workspaceId}/DelegatedAccessTokens": {
    ...{ token: "t", expirationTime: "2025-10-14T14:57:00Z" },
  },
  "POST /Workspaces/{workspaceId}/ConnectionRequests": {
    ...{ id: id(700), status: "NotStarted", errorCode: "None", accountingPackage: "xero" },
    ...{ connectionEndpoint: "https://vendor.example/authorize" },
    expiration: "2025-10-14T14:51:00Z",
  },
  "GET /Workspaces/{workspaceId}/ConnectionRequests/{connectionRequestId}": {
    ...{ id: id(700), status: "NotStarted", errorCode: "None", accountingPackage: "xero" },
    expiration: "2025-10-14T14:51:00Z",
  },
} satisfies Answers<paths>;

const toConnect = async (page: Page) => {
  await choose("Direct connection")(page);
  await press("Continue", "Continue", "Continue")(page);
};
const toXero = async (page: Page) => {
  await toConnect(page);
  await choose("Xero")(page);
  await press("Continue")(page);
};
const toXeroByOwnAccess = async (page: Page) => {
  await toXero(page);
  await choose("The client gave me access of my own")(page);
  await press("Continue")(page);
};
const withPaper = async (page: Page) => {
  await toXero(page);
  await choose("The borrower agreed in writing")(page);
  await page.getByLabel("Note").fill("Rosa Delgado, signed Sep 12, 2025");
  const content = { mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") };
  const input = page.locator('input[type="file"]');
  await input.setInputFiles({ ...content, name: "loan-agreement-tidewater-marine-supply.pdf" });
};
const narrow = {
  groups: ["accounts-payable" as const],
  bases: ["cash" as const],
  fullFiscalYears: 0,
  anonymizeCustomersAndVendors: true,
};
const usedUp = { state: "used", term: "once", canBeAsked: false } as const;
const narrowConnection = {
  "GET /workspaces/{workspaceId}/connections": [
    aConnection({
      consents: [aConsent({ ...narrow, asked: anAsk({ state: "kept" }) })],
    }),
  ],
};
const openItems = anAsk({
  more: { groups: ["accounts-receivable", "accounts-payable"], bases: [], names: false },
});
const askForMore =
  "POST /workspaces/{workspaceId}/connections/{connectionId}/permissionasks" as const;
const asking = {
  ...{ source: "features/request-collection/ask-borrower.tsx", by, closedBy: "Close" },
};
const toAsk = async (page: Page) => {
  await toConnect(page);
  await press("Ask for this")(page);
};
const connected = {
  ...made["GET /Workspaces/{workspaceId}/ConnectionRequests/{connectionRequestId}"],
  ...({ status: "Success", connectionId: id(500) } as const),
  datasetName: "Tidewater Marine Supply",
};

export const wizard: PagesOf<paths> = {
  "new data collection": {
    address: `/workspacedetails/${tidewaterId}/connections`,
    answers: {
      "GET /Entities/{workspaceId}": {
        ...{ id: tidewaterId, displayName: "Tidewater Marine Supply, Inc.", userCount: 2 },
        workspaceUserCapabilities: ["CanViewWorkspace"],
      },
      "GET /submissions/listpending": [],
      "GET /workspaces/{workspaceId}/connections": [aConnection({ consents: [aConsent()] })],
    },
    seen: "New data collection",
    asks: {
      "GET /Entities/{workspaceId}": "This page could not be loaded",
      "GET /submissions/listpending": "New data collection",
      "GET /workspaces/{workspaceId}/connections": "The connections could not be loaded",
    },
    states: {
      method: { opens: { source, by }, seen: "Step 1 of 3: Collection method" },
      options: { opens: { source, by, inside: press("Continue") }, seen: "Basis of accounting" },
      "options for any day": {
        answers: { "GET /tenant/settings": free },
        opens: { source, by, inside: press("Continue") },
        seen: "Basis of accounting",
      },
      "options with updates": {
        opens: {
          ...{ source, by, closedBy: "Cancel" },
          inside: async (page) => {
            await press("Continue")(page);
            await page.getByRole("combobox", { name: "Later updates" }).press("Enter");
            await page.getByRole("option", { name: "Ask to update for 12 months" }).press("Enter");
          },
        },
        seen: "Ask to update for 12 months",
      },
      "a link for updates refused": {
        answers: { "POST /{workspaceId}/SubmissionRequests": refused(500) },
        opens: {
          ...{ source, by, closedBy: "Cancel" },
          inside: async (page) => {
            await press("Continue")(page);
            await page.getByRole("combobox", { name: "Later updates" }).press("Enter");
            await page.getByRole("option", { name: "Ask to update for 6 months" }).press("Enter");
            await press("Continue", "Create link")(page);
          },
        },
        seen: "The data collection could not be requested",
      },
      data: {
        opens: { source, by, inside: press("Continue", "Continue") },
        seen: "Every posted transaction. Adds several minutes.",
      },
      "data without any": {
        opens: {
          ...{ source, by, closedBy: "Cancel" },
          inside: async (page) => {
            await press("Continue", "Continue")(page);
            for (const box of await page.getByRole("checkbox", { checked: true }).all()) {
              await page
                .getByRole("dialog")
                .getByRole("checkbox", { checked: true })
                .first()
                .press("Space");
              await box.count();
            }
            await press("Create link")(page);
          },
        },
        seen: "No accounting data selected",
      },
      "a link on its way": {
        answers: { "POST /{workspaceId}/SubmissionRequests": unanswered },
        opens: {
          ...{ source, by, stays: true },
          inside: press("Continue", "Continue", "Create link"),
        },
        seen: "Creating link",
      },
      "a link refused": {
        answers: { "POST /{workspaceId}/SubmissionRequests": refused(500) },
        opens: { source, by, inside: press("Continue", "Continue", "Create link") },
        seen: "The data collection could not be requested",
      },
      "a link created": {
        answers: made,
        opens: {
          ...{ source: "features/request-collection/link-created.tsx", by, closedBy: "Done" },
          inside: press("Continue", "Continue", "Create link"),
        },
        seen: "Secure link created",
      },
      packages: {
        opens: { source, by, inside: toConnect, closedBy: "Cancel" },
        seen: "Or connect an accounting package",
      },
      "packages beyond their permission": {
        answers: {
          "GET /workspaces/{workspaceId}/connections": [
            aConnection({ consents: [aConsent({ ...narrow, canBeAsked: false })] }),
            aConnection({
              ...{ id: id(502), datasetName: "Tidewater Leasing" },
              consents: [aConsent({ groups: ["financial-statements"], asked: openItems })],
            }),
            aConnection({
              ...{ id: id(501), datasetName: "Tidewater Customs Brokers", status: "used" },
              consents: [aConsent({ ...usedUp, submissionId: id(100) })],
            }),
          ],
        },
        opens: { source, by, inside: toConnect, closedBy: "Cancel" },
        seen: "Needs more permission",
      },
      "asking the borrower for more": {
        answers: narrowConnection,
        opens: { ...asking, inside: toAsk },
        seen: /^Copperfield asks for more/,
      },
      "a mail to the borrower on its way": {
        answers: { ...narrowConnection, ...made, [askForMore]: unanswered },
        opens: {
          ...{ source: asking.source, by, stays: true },
          inside: async (page) => {
            await toAsk(page);
            await press("Send email")(page);
          },
        },
        seen: "Sending email",
      },
      "a borrower who can't be asked": {
        answers: { ...narrowConnection, ...made, [askForMore]: refused(409) },
        opens: {
          ...asking,
          inside: async (page) => {
            await toAsk(page);
            await press("Send email")(page);
          },
        },
        seen: "The borrower could not be asked",
      },
      "a borrower who was asked": {
        answers: {
          ...narrowConnection,
          ...made,
          [askForMore]: { groups: ["accounts-receivable"], bases: [], names: true },
        },
        opens: {
          ...{ source: asking.source, by, closedBy: "Done" },
          inside: async (page) => {
            await toAsk(page);
            await press("Send email")(page);
          },
        },
        seen: "Email sent to the borrower who allowed updates",
      },
      "a package to sign in to, before it's said why": {
        opens: {
          ...{ source: "features/request-collection/linker.tsx", by, closedBy: "Close" },
          inside: toXero,
        },
        seen: "Why may you sign in to these books?",
      },
      "a package to sign in to, with an agreement in writing": {
        opens: {
          ...{ source: "features/request-collection/linker.tsx", by, closedBy: "Close" },
          inside: withPaper,
        },
        seen: "Rosa Delgado, signed Sep 12, 2025",
      },
      "a package being prepared": {
        answers: { ...made, "POST /Workspaces/{workspaceId}/ConnectionRequests": unanswered },
        opens: {
          ...{ source: "features/request-collection/linker.tsx", by, closedBy: "Close" },
          inside: toXeroByOwnAccess,
        },
        seen: "Preparing a secure connection",
      },
      "a package ready": {
        answers: made,
        opens: {
          ...{ source: "features/request-collection/linker.tsx", by, closedBy: "Close" },
          inside: toXeroByOwnAccess,
        },
        seen: "Secure connection ready",
      },
      "a package refused": {
        answers: { ...made, "POST /Workspaces/{workspaceId}/ConnectionRequests": refused(500) },
        opens: {
          ...{ source: "features/request-collection/linker.tsx", by, closedBy: "Close" },
          inside: toXeroByOwnAccess,
        },
        seen: "Try again",
      },
      "a package connected": {
        answers: {
          ...made,
          "GET /Workspaces/{workspaceId}/ConnectionRequests/{connectionRequestId}": connected,
        },
        opens: {
          ...{ source: "features/request-collection/confirm-business.tsx", by, closedBy: "Close" },
          inside: async (page) => {
            await toXeroByOwnAccess(page);
            await press("Open Xero")(page);
          },
        },
        seen: "Nothing has been collected yet.",
      },
    },
  },
};

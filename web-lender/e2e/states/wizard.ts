import type { Page } from "@playwright/test";
import type { paths } from "@tieout/openapi/lender";
import { type PagesOf, refused, unanswered } from "@tieout/ui-kit/testing";
import { aConnection, aConsent, anAsk } from "../../src/testing/a-workspace.ts";
import { askingStates, narrow } from "./asking-for-more.ts";
import { choose, press } from "./press.ts";
import { settings } from "./usual.ts";
import { by, made, toConnect } from "./wizard-answers.ts";
import { id, tidewaterId } from "./workspace-list-answers.ts";

const source = "features/request-collection/wizard.tsx";
const free = {
  ...settings,
  appSettings: { ...settings.appSettings, noTimeRestrictionForDataCollection: true },
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
  await page.getByLabel("Date of the agreement").fill("2025-09-12");
  await page.getByLabel("Note").fill("Rosa Delgado, owner");
  const content = { mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") };
  const input = page.locator('input[type="file"]');
  await input.setInputFiles({ ...content, name: "loan-agreement-tidewater-marine-supply.pdf" });
};
const usedUp = { state: "used", term: "once", canBeAsked: false } as const;
const openItems = anAsk({
  more: { groups: ["accounts-receivable", "accounts-payable"], bases: [], names: false },
});
const connected = {
  ...made["GET /Workspaces/{workspaceId}/ConnectionRequests/{connectionRequestId}"],
  ...({ status: "Success", connectionId: id(500) } as const),
  datasetName: "Bluestem Farms LLC",
  scope: {
    ...{ groups: ["financial-statements" as const], bases: ["accrual" as const], anonymize: false },
    ...{ fullFiscalYears: 3, fromDay: "2022-01-01", throughDay: "2025-09-30" },
  },
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
      ...askingStates,
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
        seen: "Rosa Delgado, owner",
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
      "a package connected, to a company of another name": {
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
        seen: "The names differ.",
      },
    },
  },
};

import type { paths } from "@tieout/openapi/borrower";
import { type PagesOf, quiet, refused, unanswered } from "@tieout/ui-kit/testing";
import { button, press } from "../../../web-lender/e2e/states/press.ts";
import {
  request,
  secret,
  settings as settingsOf,
  submissionId,
} from "../../src/testing/answers.ts";
import { settings, visit } from "./usual.ts";

const asking = {
  ...settings,
  appSettings: { ...settings.appSettings, alwaysCollectBorrowerBusinessInfo: true },
};
const explaining = {
  ...settings,
  appSettings: { ...settings.appSettings, shareableLinkParamsFlow: true },
};
const switchedOff = {
  ...settings,
  appSettings: { ...settings.appSettings, anonymousLinkEnabled: false },
};
const closed = settingsOf({}, { lender: false, borrower: true });
const trouble = "Try again";

export const landing: PagesOf<paths> = {
  landing: {
    address: `/linked?rid=7#${secret}`,
    answers: visit,
    seen: "What will be shared",
    asks: {
      "POST /links/session": trouble,
      "GET /{workspaceId}/SubmissionRequests/{submissionRequestId}": trouble,
      "GET /Entities/{workspaceId}/safedetails": trouble,
      "GET /tenant/safedatacollectionlimit": quiet,
    },
    states: {
      "without settings": { answers: { "GET /tenant/settings": refused(500) }, seen: trouble },
      "still on its way": {
        answers: {
          "GET /{workspaceId}/SubmissionRequests/{submissionRequestId}": unanswered,
        },
        seen: "This takes longer than usual",
      },
      "with an expired link": {
        answers: {
          "POST /links/session": refused(410, {
            type: "link-expired",
            endedLink: {
              expirationTime: "2025-10-01T12:00:00Z",
              ...{ contactName: "Dana Whitfield", contactEmail: "dana@copperfield.com" },
            },
          }),
        },
        seen: "This link has expired",
      },
      "with a deleted link": {
        answers: { "POST /links/session": refused(410, { type: "link-deleted" }) },
        seen: "This link was removed",
      },
      "gone on elsewhere": {
        answers: { "POST /Submissions": refused(401, { type: "session-replaced" }) },
        act: press("Xero", "Connect Xero"),
        seen: "This goes on in another browser",
      },
      "with everything asked": {
        answers: {
          "GET /{workspaceId}/SubmissionRequests/{submissionRequestId}": request({
            ...{ transactionsYearsToCollect: 4, allowUserUpload: true, provideUserCopy: true },
            accountingCollectionGroups: [
              ...(["financial-statements", "accounts-receivable"] as const),
              ...(["accounts-payable", "transactions"] as const),
            ],
          }),
        },
        seen: "What will be shared",
      },
      "with no collections left": {
        answers: {
          "GET /tenant/safedatacollectionlimit": {
            ...{ hasLimit: true, limit: 50, countRemaining: 0 },
            billingPeriod: { endDate: "2025-10-31" },
          },
        },
        seen: "cannot take new records right now",
      },
      cancelled: { address: "/linked?choose&cancelled=xero", seen: "You came back from" },
      "opening a package": {
        answers: { "POST /Submissions": unanswered },
        act: press("Xero", "Connect Xero"),
        seen: /Opening/,
      },
      "a package that couldn't be opened": {
        answers: { "POST /Submissions": refused(500) },
        act: press("Xero", "Connect Xero"),
        seen: "We could not open Xero",
      },
      "a package, when the request has changed": {
        answers: {
          "POST /Submissions": { id: submissionId },
          "POST /Workspaces/{workspaceId}/DelegatedAccessTokens": {
            ...{ token: "a-token", expirationTime: "2025-10-14T13:45:00Z" },
          },
          "POST /Workspaces/{workspaceId}/ConnectionRequests": refused(409, {
            type: "words-changed",
            title: "This page shows what was asked for before.",
            detail: "Reload it to see what is shared now. Nothing has been shared yet.",
          }),
        },
        act: press("QuickBooks Online", "Connect QuickBooks Online"),
        seen: "Reload it to see what is shared now",
      },
      "before QuickBooks": {
        opens: {
          source: "features/choose-package/agree-dialog.tsx",
          by: button("QuickBooks Online"),
        },
        seen: "Intuit’s page may mention changes",
      },
      "before a package": {
        answers: { "GET /tenant/settings": explaining },
        opens: { source: "features/choose-package/agree-dialog.tsx", by: button("Xero") },
        seen: "Before you connect Xero",
      },
      declined: { address: "/linked?choose&declined=xero", seen: "Nothing was shared from Xero" },
      "before a file": {
        answers: { "GET /tenant/settings": explaining },
        opens: {
          source: "features/choose-package/agree-dialog.tsx",
          by: button("Upload a file instead"),
        },
        seen: "Before you upload a file",
      },
      "who are you": { answers: { "GET /tenant/settings": asking }, seen: "Tell us who you are" },
      "who are you, with faults": {
        answers: { "GET /tenant/settings": asking },
        act: async (page) => {
          await page.getByRole("textbox", { name: "Business email" }).fill("rosa@tidewater");
          await press("Continue")(page);
        },
        seen: "Enter your business name.",
      },
      "who you are": {
        answers: { "GET /tenant/settings": asking },
        act: async (page) => {
          await page.getByRole("textbox", { name: "Business name" }).fill("Tidewater");
          await page.getByRole("textbox", { name: "Business email" }).fill("r@tidewater.com");
          await press("Continue")(page);
        },
        seen: "Change",
      },
    },
  },
  portal: {
    address: "/portal",
    answers: visit,
    seen: "Continue",
    asks: { "GET /tenant/anonymouslimit": quiet },
    states: {
      "with no collections left": {
        answers: {
          "GET /tenant/anonymouslimit": {
            ...{ hasLimit: true, countRemaining: 0 },
            billingPeriod: { endDate: "2025-10-31" },
          },
        },
        seen: "cannot take new records right now",
      },
      "with faults": {
        act: async (page) => {
          await page.getByRole("textbox", { name: "Business email" }).fill("rosa@tidewater");
          await press("Continue")(page);
        },
        seen: "Enter your business name",
      },
      failed: {
        answers: { "POST /Entities": refused(500) },
        act: async (page) => {
          await page.getByRole("textbox", { name: "Business name" }).fill("Tidewater");
          await page.getByRole("textbox", { name: "Business email" }).fill("r@tidewater.com");
          await press("Continue")(page);
        },
        seen: "What you entered is still here",
      },
      "when it's off": {
        answers: { "GET /tenant/settings": switchedOff, "GET /links/session": refused(401) },
        seen: "This link was removed",
      },
    },
  },
  // A session is requested there, as in a browser that opened one here.
  "portal, off, for who has a link": {
    address: "/portal",
    answers: { ...visit, "GET /tenant/settings": switchedOff },
    seen: "Where do you keep your books?",
    asks: {
      "GET /links/session": trouble,
      "GET /{workspaceId}/SubmissionRequests/{submissionRequestId}": trouble,
      "GET /Entities/{workspaceId}/safedetails": trouble,
      "GET /tenant/safedatacollectionlimit": quiet,
    },
  },
  expired: { address: "/shareablelinkexpired", seen: "This link has expired", asks: {} },
  deleted: { address: "/shareablelinkdeleted", seen: "This link was removed", asks: {} },
  incomplete: { address: "/linkincomplete", seen: "This link is incomplete", asks: {} },
  "no link": { address: "/", seen: "This link is incomplete", asks: {} },
  "not found": { address: "/nowhere", seen: "Page not found", asks: {} },
  closed: {
    address: "/bdisabled",
    answers: { "GET /tenant/settings": closed },
    seen: "Sharing is closed for now",
    asks: {},
  },
};

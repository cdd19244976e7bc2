import type { Page } from "@playwright/test";
import type { paths } from "@tieout/openapi/borrower";
import { type PagesOf, refused, unanswered } from "@tieout/ui-kit/testing";
import { press } from "../../../web-lender/e2e/states/press.ts";
import {
  connection,
  connectionId,
  receipt,
  request,
  secret,
  session,
  submissionId,
  workspaceId,
} from "../../src/testing/answers.ts";
import { visit } from "./usual.ts";

const trouble = "Try again";
const start = "POST /{workspaceId}/Submissions/{submissionId}/imports" as const;
const readReceipt = "GET /{workspaceId}/Submissions/{submissionId}/receipt" as const;
const readAsked = "GET /{workspaceId}/Submissions/{submissionId}/receipt/asked" as const;
const answerAsked = "POST /{workspaceId}/Submissions/{submissionId}/receipt/asked" as const;
const address = `/allow?workspaceId=${workspaceId}&submissionId=${submissionId}`;

const visiting = (email?: NonNullable<ReturnType<typeof session>["email"]>) => ({
  "GET /links/session": session([], email && { email }),
});
const unproved = { emailAddress: "rlowell@tidewatermarine.com", isProven: false };
const mailed = { ...unproved, codeExpirationTime: "2025-10-14T14:52:00Z" };

const allow = async (page: Page) => {
  await page.getByRole("radio", { name: /^Yes, until/ }).press("Space");
};

/** What a borrower allows besides one read of what was asked for. */
export const beyondOnce: PagesOf<paths> = {
  "updates to allow": {
    address: "/connected?state=abc",
    answers: {
      ...visit,
      "POST /ConnectionRequests/claim": connection(),
      "GET /{workspaceId}/SubmissionRequests/{submissionRequestId}": request({
        updatesForMonths: 12,
      }),
    },
    seen: "Yes, until Oct 14, 2026",
    asks: {
      "GET /links/session": trouble,
      "GET /Entities/{workspaceId}/safedetails": trouble,
      "POST /ConnectionRequests/claim": trouble,
      // Without it, the books are shared just this once.
      "GET /{workspaceId}/SubmissionRequests/{submissionRequestId}": "Is this",
    },
    states: {
      "without an address": { act: allow, seen: "Your email address" },
      "with a code on its way": {
        answers: visiting(mailed),
        act: allow,
        seen: /^We emailed a 6-digit code/,
      },
      "with a wrong code": {
        answers: {
          ...visiting(mailed),
          "POST /links/session/emailcode/check": refused(409, {
            ...{ type: "wrong-code", title: "That is not the code" },
            description: "Look at the newest email, and type its six digits.",
          }),
        },
        act: async (page) => {
          await allow(page);
          await page.getByRole("textbox").fill("123456");
        },
        seen: "That is not the code",
      },
      "with a proved address": {
        answers: visiting({ ...unproved, isProven: true }),
        act: allow,
        seen: "Confirmed. We email rlowell@tidewatermarine.com at each update.",
      },
      starting: {
        answers: { ...visiting({ ...unproved, isProven: true }), [start]: unanswered },
        act: async (page) => {
          await allow(page);
          await press("Yes, share these records")(page);
        },
        seen: "Starting",
      },
      refused: {
        answers: {
          ...visiting({ ...unproved, isProven: true }),
          [start]: refused(409, {
            ...{ type: "updates-too-long", title: "Updates end too late" },
            description: "Updates may be allowed for 12 months at most.",
          }),
        },
        act: async (page) => {
          await allow(page);
          await press("Yes, share these records")(page);
        },
        seen: "An error has occurred beginning financial import",
      },
    },
  },
  "more to allow": {
    address,
    answers: {
      ...visit,
      [readReceipt]: receipt(),
      [readAsked]: {
        asked: {
          id: connectionId,
          more: {
            ...{ groups: ["accounts-payable", "transactions"], bases: ["cash"], names: true },
            memos: true,
            fullFiscalYears: 4,
          },
        },
      },
    },
    seen: "Copperfield asks for more",
    asks: { [readReceipt]: trouble, [readAsked]: trouble },
    states: {
      "by a mail": {
        address: `${address}#${secret}`,
        answers: { "POST /receipts/open": receipt() },
        seen: "Copperfield asks for more",
      },
      allowed: { answers: { [answerAsked]: null }, act: press("Allow"), seen: /^Allowed\. / },
      kept: {
        answers: { [answerAsked]: null },
        act: press("Keep as is"),
        seen: "Everything stays as it is.",
      },
      "not answered": {
        answers: { [answerAsked]: refused(500) },
        act: press("Allow"),
        seen: "Your answer didn’t reach us.",
      },
      "nothing any more": { answers: { [readAsked]: {} }, seen: /asks for nothing more/ },
      "of somebody else": {
        answers: { [readReceipt]: refused(404) },
        seen: "There is no such receipt",
      },
    },
  },
};

import type { paths } from "@tieout/openapi/borrower";
import { type PagesOf, quiet, refused } from "@tieout/ui-kit/testing";
import { button, press } from "../../../web-lender/e2e/states/press.ts";
import {
  documentsReceipt,
  imported,
  permission,
  session,
  settings as settingsOf,
  submission,
  usedReceipt,
} from "../../src/testing/answers.ts";
import { settings, visit } from "./usual.ts";

const trouble = "Try again";
const statusOf = "GET /{workspaceId}/financialrecords/{financialRecordId}/importstatus";
const readReceipt = "GET /{workspaceId}/Submissions/{submissionId}/receipt";
const rosa = "rlowell@tidewatermarine.com";
const mailed = {
  ...{ emailAddress: rosa, isProven: false },
  codeExpirationTime: "2025-10-14T13:55:00Z",
};
const own = { ...submission("complete"), hasReceipt: true };
const end = (over: Parameters<typeof session>[1] = {}) => ({
  "GET /links/session": session([own], { mayUpload: true, ...over }),
});
const again = {
  ...settings,
  appSettings: settingsOf({ allowMultipleBorrowerImports: true }).appSettings,
};

export const completion: PagesOf<paths> = {
  completion: {
    address: "/submission-l",
    answers: {
      ...visit,
      ...end(),
      "GET /tenant/settings": again,
      [statusOf]: imported(),
      [readReceipt]: usedReceipt,
    },
    seen: "41873-7C1E",
    asks: { "GET /links/session": trouble, [statusOf]: trouble, [readReceipt]: quiet },
    states: {
      "with a wrong address": {
        act: press("Email me a code"),
        seen: /^Enter an email address/,
      },
      "with a code to type": {
        answers: end({ email: mailed }),
        seen: "Code from the email",
      },
      "with a wrong code": {
        answers: {
          ...end({ email: mailed }),
          "POST /links/session/emailcode/check": refused(409, {
            title: "That code is wrong. You have 4 tries left.",
            description: "Use the code from the newest email.",
          }),
        },
        act: (page) => page.getByLabel("Code from the email").fill("000000"),
        seen: "That code is wrong",
      },
      "with a receipt by mail": {
        answers: end({ email: { emailAddress: rosa, isProven: true } }),
        seen: /^Your receipt goes to/,
      },
      "with other permissions": {
        answers: {
          [readReceipt]: {
            ...usedReceipt,
            otherPermissions: [
              permission({
                ...{ business: "Tidewater Charters", company: "Tidewater Charters LLC" },
                ...{ untilDay: "2027-03-04", lastReadTime: "2026-06-02T15:00:00Z" },
              }),
              permission({
                ...{ id: "6b0c8f52-6b1c-4f5e-9d0e-0a7c5f1b2d35", state: "ended", mayEnd: false },
                ...{ endTime: "2025-09-02T10:00:00Z", revoked: false },
              }),
            ],
          },
        },
        seen: "Other permissions you gave Copperfield",
      },
      "ending another permission": {
        answers: {
          [readReceipt]: { ...usedReceipt, otherPermissions: [permission()] },
        },
        opens: { source: "features/receipt/change-receipt.tsx", by: button("End access") },
        seen: "Keep sharing",
      },
      "with documents alone": {
        answers: {
          "GET /links/session": session([
            { ...submission("documents"), documentsSent: 2, hasReceipt: true },
          ]),
          [readReceipt]: documentsReceipt(),
        },
        seen: "Tax return 2024.pdf",
      },
    },
  },
};

import type { paths } from "@tieout/openapi/borrower";
import { type PagesOf, refused, unanswered } from "@tieout/ui-kit/testing";
import { button, press } from "../../../web-lender/e2e/states/press.ts";
import {
  connectionRequestId,
  financialRecordId,
  importing,
  secret,
  session,
  submission,
} from "../../src/testing/answers.ts";
import { aPassword, aWaitingWebConnector, aWebConnector } from "../../src/testing/web-connector.ts";
import { visit } from "./usual.ts";

const base = "/Workspaces/{workspaceId}/ConnectionRequests/{connectionRequestId}/webconnector";
const connector = `GET ${base}` as const;
const makePassword = `POST ${base}/password` as const;
const mail = `POST ${base}/mail` as const;
const notice = `POST ${base}/notice` as const;
const statusOf = "GET /{workspaceId}/financialrecords/{financialRecordId}/importstatus" as const;
const trouble = "Try again";
const at = "2025-10-14T13:25:00Z";
const email = "rlowell@tidewatermarine.com";

export const desktop: PagesOf<paths> = {
  "QuickBooks Desktop": {
    address: `/webconnector?request=${connectionRequestId}`,
    answers: { ...visit, [connector]: aWebConnector(), [makePassword]: aPassword() },
    seen: (page) => page.getByRole("textbox", { name: "Password for Web Connector" }),
    asks: {
      "GET /links/session": trouble,
      [connector]: trouble,
      [makePassword]: "There is no password yet",
    },
    states: {
      "on a phone, to be mailed": {
        widths: [390],
        act: async (page) => {
          await press("Email me this page")(page);
          await page.getByRole("textbox", { name: "Your email" }).fill(email);
        },
        seen: (page) => button("Send")(page),
      },
      "on a phone, mailed": {
        widths: [390],
        answers: { [mail]: { emailAddress: email } },
        act: async (page) => {
          await press("Email me this page")(page);
          await page.getByRole("textbox", { name: "Your email" }).fill(email);
          await press("Send")(page);
        },
        seen: /^Sent to/,
      },
      "on a phone, not mailed": {
        widths: [390],
        answers: { [mail]: refused(500, { description: "" }) },
        act: async (page) => {
          await press("Email me this page")(page);
          await page.getByRole("textbox", { name: "Your email" }).fill(email);
          await press("Send")(page);
        },
        seen: "The message could not be sent",
      },
      waiting: {
        answers: { [connector]: aWaitingWebConnector() },
        seen: "Waiting for the first call",
      },
      "waiting, with a mail to come": {
        answers: { [connector]: aWaitingWebConnector({ willMail: true }) },
        seen: "and we email you",
      },
      "waiting, asked where to write": {
        answers: { [connector]: aWaitingWebConnector(), [notice]: { emailAddress: email } },
        act: async (page) => {
          await press("Email me when it’s done")(page);
          await page.getByRole("textbox", { name: "Your email" }).fill(email);
          await press(/^Email me$/)(page);
        },
        seen: /^We will write to/,
      },
      "waiting, and the address isn't kept": {
        answers: {
          [connector]: aWaitingWebConnector(),
          [notice]: refused(500, { description: "" }),
        },
        act: async (page) => {
          await press("Email me when it’s done")(page);
          await page.getByRole("textbox", { name: "Your email" }).fill(email);
          await press(/^Email me$/)(page);
        },
        seen: "Your address could not be kept",
      },
      "between two runs": {
        answers: { [connector]: aWaitingWebConnector({ state: "reading", firstCallAt: at }) },
        seen: "Web Connector has called",
      },
      "with an old password": {
        answers: { [connector]: aWaitingWebConnector({ wrongPasswordAt: at }) },
        seen: "Web Connector sent an old password.",
      },
      "with another company's file": {
        answers: {
          [connector]: aWaitingWebConnector({
            wrongCompany: {
              ...{ expected: "Tidewater Marine Supply, Inc.", found: "Bluestem Bakery Co.", at },
            },
          }),
        },
        seen: "Another company file is open",
      },
      "with QuickBooks closed": {
        answers: {
          [connector]: aWaitingWebConnector({ trouble: { reason: "quickbooks-closed", at } }),
        },
        seen: "could not reach QuickBooks",
      },
      "being read, and silent": {
        answers: {
          "GET /links/session": session([submission("importing")]),
          [statusOf]: importing({ datasourceNameId: "quickbooksdesktop" }),
          [connector]: aWaitingWebConnector({
            ...{ state: "reading", financialRecordId, lastSeenAt: at },
            ...{ answered: 3, expected: 126 },
          }),
        },
        seen: "Web Connector has not called for",
      },
      ended: {
        answers: { [connector]: aWebConnector({ state: "ended" }) },
        seen: "QuickBooks Desktop did not call",
      },
      "by a mail, on its way": {
        address: `/webconnector#${secret}`,
        answers: { "POST /webconnector/open": unanswered },
        after: "a while",
        seen: (page) => page.locator("#root > *"),
      },
      "by a mail that came too late": {
        address: `/webconnector#${secret}`,
        answers: { "POST /webconnector/open": refused(410) },
        seen: "QuickBooks Desktop did not call",
      },
    },
  },
};

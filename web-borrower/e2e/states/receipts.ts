import type { paths } from "@tieout/openapi/borrower";
import { type PagesOf, refused } from "@tieout/ui-kit/testing";
import { button, confirm, press } from "../../../web-lender/e2e/states/press.ts";
import {
  receipt,
  secret,
  submissionId,
  withdrawnReceipt,
  workspaceId,
} from "../../src/testing/answers.ts";
import { visit } from "./usual.ts";

const base = "/{workspaceId}/Submissions/{submissionId}";
const readReceipt = `GET ${base}/receipt` as const;
const endAccess = `POST ${base}/receipt/endaccess` as const;
const withdraw = `POST ${base}/receipt/withdrawal` as const;
const requestCopy = `POST ${base}/customerdatarequest` as const;
const address = `/receipt?workspaceId=${workspaceId}&submissionId=${submissionId}`;
const shared = receipt({ copyAddress: "rlowell@tidewatermarine.com" });

export const receipts: PagesOf<paths> = {
  receipt: {
    address,
    answers: { ...visit, [readReceipt]: shared },
    seen: "41873-7C1E",
    asks: { [readReceipt]: "Try again" },
    states: {
      "by a mail": {
        address: `${address}#${secret}`,
        answers: { "POST /receipts/open": shared },
        seen: "41873-7C1E",
      },
      "of somebody else": {
        answers: { [readReceipt]: refused(404) },
        seen: "There is no such receipt",
      },
      "whose reader is asked for more": {
        answers: { [readReceipt]: { ...shared, asksForMore: true } },
        seen: "See what’s asked",
      },
      withdrawn: { answers: { [readReceipt]: withdrawnReceipt }, seen: /^Withdrawn on/ },
      "with a copy on its way": {
        answers: {
          [requestCopy]: { emailAddress: "rlowell@tidewatermarine.com", state: "building" },
        },
        act: press("Email me an exact copy"),
        seen: "Your copy is on its way",
      },
      "with a copy that couldn't be asked for": {
        answers: { [requestCopy]: refused(500) },
        act: press("Email me an exact copy"),
        seen: "Your copy could not be requested",
      },
      "ending access": {
        opens: { source: "features/receipt/change-receipt.tsx", by: button("End access") },
        seen: "Keep sharing",
      },
      "access that didn't end": {
        answers: { [endAccess]: refused(500) },
        opens: {
          source: "features/receipt/change-receipt.tsx",
          by: button("End access"),
          inside: confirm("End access"),
        },
        seen: "Access could not be ended",
      },
      withdrawing: {
        opens: {
          source: "features/receipt/change-receipt.tsx",
          by: button("Withdraw my records"),
        },
        seen: "This cannot be undone.",
      },
      "records that weren't withdrawn": {
        answers: { [withdraw]: refused(500) },
        opens: {
          source: "features/receipt/change-receipt.tsx",
          by: button("Withdraw my records"),
          inside: confirm("Withdraw my records"),
        },
        seen: "Your records could not be withdrawn",
      },
    },
  },
};

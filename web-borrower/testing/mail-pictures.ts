import * as answers from "../src/testing/answers.ts";
import type { Picture } from "./picture.ts";

const question = {
  ...{ submissionId: answers.submissionId, emailAddress: "rlowell@tidewatermarine.com" },
  ...{ displayName: "Tidewater Marine Supply, Inc.", creationTime: "2025-10-14T13:42:00Z" },
};
const confirming = `/confirming#${answers.secret}`;
const copyAddress = `/downloadusercopy?eid=${answers.workspaceId}&frid=${answers.financialRecordId}`;
const receiptAddress = `/receipt?workspaceId=${answers.workspaceId}&submissionId=${answers.submissionId}`;
const copy = {
  ...{ fileName: "Tidewater Marine Supply - customer copy.zip", bytes: 1_840_000 },
  ...{ displayName: question.displayName, creationTime: question.creationTime },
  ...{ expirationTime: "2025-10-17T13:44:00Z", downloadsLeft: 5, anonymized: true },
  ...{ groups: ["financial-statements", "accounts-receivable"] },
  ...{ from: "2022-01-01", upTo: "2025-09-30" },
};
const verification = { emailAddress: question.emailAddress, isConfirmed: false };

type Opened = (
  submissions?: ReturnType<typeof answers.session>["submissions"],
) => Picture["answers"];

/** The pages that mails lead to, and what asks for a mail, over what every page is answered. */
export const mailPictures = (opened: Opened): readonly Picture[] => [
  {
    name: "43a-confirming",
    address: confirming,
    answers: { ...opened(), "emailconfirmations/open": question },
    seen: question.emailAddress,
  },
  {
    name: "43b-confirming-busy",
    address: confirming,
    answers: { ...opened(), "emailconfirmations/open": question },
    unanswered: ["emailconfirmations/confirm"],
    taps: ["Confirm email"],
    seen: "Confirming your email",
  },
  {
    name: "43c-confirmed",
    address: confirming,
    answers: {
      ...opened([answers.submission("complete")]),
      "emailconfirmations/open": { ...question, confirmedTime: "2025-10-14T13:51:00Z" },
    },
    seen: "Your email is confirmed",
  },
  {
    name: "44a-copy",
    address: `${copyAddress}#${answers.secret}`,
    answers: { ...opened(), "usercopies/open": copy },
    seen: copy.fileName,
  },
  {
    name: "48a-receipt",
    address: receiptAddress,
    answers: {
      ...opened(),
      "/receipt": answers.receipt({ copyAddress: "rlowell@tidewatermarine.com" }),
    },
    seen: "41873-7C1E",
  },
  {
    name: "48b-withdraw",
    address: receiptAddress,
    answers: { ...opened(), "/receipt": answers.receipt() },
    taps: ["Withdraw my records"],
    seen: "is told that you withdrew them",
  },
  {
    name: "48b-end-access",
    address: receiptAddress,
    answers: { ...opened(), "/receipt": answers.receipt() },
    taps: ["End access"],
    seen: "Keep sharing",
  },
  {
    name: "48a-receipt-withdrawn",
    address: receiptAddress,
    answers: { ...opened(), "/receipt": answers.withdrawnReceipt },
    seen: "41873-7C1E",
  },
  {
    name: "48a-receipt-held",
    address: receiptAddress,
    answers: {
      ...opened(),
      "/receipt": answers.receipt({ ...{ access: { state: "none" }, kept: { state: "held" } } }),
    },
    seen: "41873-7C1E",
  },
  { name: "48a-receipt-missing", address: "/receipt", answers: opened(), seen: "@" },
  { name: "44b-copy-missing", address: copyAddress, answers: opened(), seen: "@" },
  {
    name: "11-copy",
    address: "/submission-l",
    answers: {
      ...opened([{ ...answers.submission("complete"), mayRequestCopy: true, verification }]),
      importstatus: answers.imported(),
    },
    seen: question.emailAddress,
  },
];

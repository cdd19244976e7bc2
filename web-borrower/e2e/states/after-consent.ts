import type { paths } from "@tieout/openapi/borrower";
import { type PagesOf, quiet, refused, unanswered } from "@tieout/ui-kit/testing";
import { button, press } from "../../../web-lender/e2e/states/press.ts";
import {
  connection,
  financialRecordId,
  imported,
  importing,
  secret,
  session,
  submission,
  submissionId,
  workspaceId,
} from "../../src/testing/answers.ts";
import { aBooksFile, aDifferingFile, aSieFile, unsaidTypes } from "../../src/testing/books-file.ts";
import { upload } from "./documents.ts";
import { visit } from "./usual.ts";

const trouble = "Try again";
const statusOf = "GET /{workspaceId}/financialrecords/{financialRecordId}/importstatus";
const at = (
  state: "importing" | "failed" | "complete",
  over: Parameters<typeof session>[1] = {},
) => ({
  ...visit,
  "GET /links/session": session([submission(state)], over),
});
const asked = { "GET /links/session": trouble } as const;
const copy = {
  ...{ fileName: "Tidewater Marine Supply - customer copy.zip", bytes: 1_840_000 },
  ...{ displayName: "Tidewater Marine Supply, Inc.", creationTime: "2025-10-14T13:42:00Z" },
  ...{
    expirationTime: "2025-10-17T13:44:00Z",
    downloadsLeft: 5,
    anonymized: true,
    hasEntries: true,
  },
  ...{ from: "2022-01-01", upTo: "2025-09-30" },
  groups: ["financial-statements", "accounts-receivable"],
} as const;
const question = {
  ...{ submissionId, emailAddress: "rlowell@tidewatermarine.com" },
  ...{ displayName: "Tidewater Marine Supply, Inc.", creationTime: "2025-10-14T13:42:00Z" },
};
const file = "/Workspaces/{workspaceId}/fileimports" as const;
const books = (read: ReturnType<typeof aBooksFile>) => ({
  [`POST ${file}` as const]: read,
  [`GET ${file}/{fileImportId}` as const]: read,
});

const { table: _, ...asOne } = aDifferingFile();
const differing = { ...asOne, asks: [] };

const scope = {
  groups: ["financial-statements" as const, "accounts-receivable" as const],
  bases: ["accrual" as const],
  ...{ anonymize: false, fullFiscalYears: 2, fromDay: "2023-01-01", throughDay: "2025-09-30" },
};

export const afterConsent: PagesOf<paths> = {
  connected: {
    address: "/connected?state=abc",
    answers: { ...visit, "POST /ConnectionRequests/claim": connection({ scope }) },
    seen: "Is this",
    asks: {
      ...asked,
      "GET /Entities/{workspaceId}/safedetails": trouble,
      "POST /ConnectionRequests/claim": trouble,
      "GET /{workspaceId}/SubmissionRequests/{submissionRequestId}": quiet,
    },
    states: {
      refused: {
        answers: {
          "POST /ConnectionRequests/claim": connection({
            ...({ status: "Error", errorCode: "DatasourceUnresponsive" } as const),
          }),
        },
        seen: "We could not connect",
      },
      "another company": {
        answers: {
          "POST /ConnectionRequests/claim": connection({ datasetName: "Bluestem Farms LLC" }),
        },
        seen: "Yes, share the records of Bluestem Farms LLC",
      },
      starting: {
        answers: { "POST /{workspaceId}/Submissions/{submissionId}/imports": unanswered },
        act: press("Yes, share these records"),
        seen: "Starting",
      },
      "not started": {
        answers: { "POST /{workspaceId}/Submissions/{submissionId}/imports": refused(500) },
        act: press("Yes, share these records"),
        seen: "An error has occurred beginning financial import",
      },
    },
  },
  progress: {
    address: "/progress",
    answers: { ...at("importing"), [statusOf]: importing() },
    seen: "Collecting your records",
    asks: { ...asked, [statusOf]: trouble },
    states: {
      failed: {
        answers: {
          ...at("failed"),
          [statusOf]: importing({ outcome: "Error", errorCode: "Disconnected" }),
        },
        seen: "What usually helps",
      },
    },
  },
  "completion without a link": {
    address: "/submission",
    answers: {
      ...visit,
      "GET /links/session": session([submission("complete")], { submissionRequestId: 0 }),
      [statusOf]: imported(),
    },
    seen: "Your records have been sent",
    asks: { ...asked, [statusOf]: trouble },
  },
  "a file": {
    address: "/fileupload",
    answers: visit,
    seen: "What we can read",
    asks: {
      ...asked,
      "GET /{workspaceId}/SubmissionRequests/{submissionRequestId}": trouble,
      "GET /tenant/safedatacollectionlimit": quiet,
    },
    states: {
      "with no collections left": {
        answers: {
          "GET /tenant/safedatacollectionlimit": {
            ...{ hasLimit: true, limit: 50, countRemaining: 0 },
            billingPeriod: { endDate: "2025-10-31" },
          },
        },
        seen: "cannot take new records right now",
      },
      "with other countries' formats": { act: press("Another format"), seen: "SAF-T" },
      refused: { act: upload("Scan.pdf"), seen: "read books from a photo" },
      "not sent": {
        answers: { [`POST ${file}`]: refused(500) },
        act: upload("Books.xlsx"),
        seen: "Not read",
      },
      reading: {
        answers: books(aBooksFile({ state: "reading" })),
        act: upload("Trial balance.xlsx"),
        seen: "Reading your file",
      },
      "its columns": {
        answers: books(aBooksFile()),
        act: upload("Trial balance.xlsx"),
        seen: "Are these columns right?",
      },
      "of several sheets": {
        answers: books({
          ...aBooksFile(),
          sheets: ["TB", "Trial balance 2025 as of December 31", "General ledger"].map(
            (name, sheet) => ({
              ...{ sheet, name, kind: "trial-balance" as const, canBeBooks: true },
            }),
          ),
        }),
        act: upload("Trial balance.xlsx"),
        seen: "We read the sheet",
      },
      "of other months than asked for": {
        answers: books({
          ...aSieFile(),
          period: {
            asked: { from: "2024-01-01", upTo: "2026-09-30" },
            covered: { from: "2026-01-01", upTo: "2026-06-30" },
            differences: [
              { code: "ends-earlier", from: "2026-07-01", upTo: "2026-09-30", months: 3 },
              { code: "starts-later", from: "2024-01-01", upTo: "2025-12-31", months: 24 },
            ],
          },
        }),
        act: upload("books.se"),
        seen: "Months are missing",
      },
      differing: {
        answers: books(differing),
        act: upload("Trial balance.xlsx"),
        seen: "Debits and credits differ",
      },
      "sending although it differs": {
        answers: books(differing),
        act: upload("Trial balance.xlsx"),
        opens: {
          source: "../../web-portal/src/import-file/send-books.tsx",
          by: button(/^Send .*difference|^Send (it )?(anyway|as)/),
        },
        seen: "although it differs?",
      },
      "its account types": {
        answers: books({ ...aSieFile(), accountTypes: unsaidTypes() }),
        act: upload("books.se"),
        seen: "Check account types",
      },
      "a statement beside its account types": {
        answers: books({
          ...{ ...aSieFile(), accountTypes: unsaidTypes({ tooMany: true }) },
          supporting: [
            {
              ...{ id: "5d1f6f0e-6a0f-4a06-8a94-1d2b30b4a911", role: "statements" as const },
              ...{ fileName: "Profit and loss 2025.xlsx", bytes: 18_432 },
              ...{ uploadTime: "2026-03-15T10:00:00Z", found: { matched: 42 } },
            },
            {
              ...{ id: "1f0c55d0-2f9f-4bb5-8a6c-5e4a35cf6f22", role: "statements" as const },
              ...{ fileName: "Balance sheet of another company 2025.xlsx", bytes: 9_216 },
              ...{ uploadTime: "2026-03-15T10:05:00Z", problem: { code: "other-books" as const } },
            },
          ],
        }),
        act: upload("books.se"),
        seen: "Profit and loss 2025.xlsx",
      },
      "tying out": {
        answers: books(aSieFile()),
        act: upload("books.se"),
        seen: "The figures tie out",
      },
      leaving: {
        answers: books(aBooksFile({ state: "reading" })),
        act: upload("Trial balance.xlsx"),
        opens: {
          source: "../../web-portal/src/import-file/import-file.tsx",
          by: button("Back"),
        },
        seen: "Leave without sending?",
      },
    },
  },
  confirming: {
    address: `/confirming#${secret}`,
    answers: { ...visit, "POST /emailconfirmations/open": question },
    seen: question.emailAddress,
    asks: { "POST /emailconfirmations/open": trouble },
    states: {
      busy: {
        answers: { "POST /emailconfirmations/confirm": unanswered },
        act: press("Confirm email"),
        seen: "Confirming",
      },
      "in vain": {
        answers: { "POST /emailconfirmations/confirm": refused(500) },
        act: press("Confirm email"),
        seen: (page) => page.getByRole("alert"),
      },
    },
  },
  confirmed: {
    address: "/confirm",
    answers: visit,
    seen: "This link is incomplete",
    asks: {},
    states: {
      "after confirming": {
        address: `/confirming#${secret}`,
        answers: {
          ...at("complete"),
          "POST /emailconfirmations/open": {
            ...question,
            confirmedTime: "2025-10-14T13:51:00Z",
          },
        },
        seen: "Your email is confirmed",
      },
    },
  },
  "a copy": {
    address: `/downloadusercopy?eid=${workspaceId}&frid=${financialRecordId}#${secret}`,
    answers: { ...visit, "POST /usercopies/open": copy },
    seen: copy.fileName,
    asks: { "POST /usercopies/open": trouble },
    states: {
      gone: {
        answers: { "POST /usercopies/open": refused(404) },
        seen: (page) => page.getByRole("heading", { level: 1 }),
      },
    },
  },
};

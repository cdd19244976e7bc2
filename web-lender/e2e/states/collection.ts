import type { paths } from "@tieout/openapi/lender";
import { type PagesOf, quiet, refused } from "@tieout/ui-kit/testing";
import { bill88213, septemberLines } from "../../src/testing/a-line-detail.ts";
import {
  aCheck,
  aProof,
  aRevision,
  aSubmission,
  checksWith,
  submissionId,
  workspaceId,
} from "../../src/testing/a-submission.ts";
import { tidewaterBooks } from "../../src/testing/tidewater.ts";
import { button, press } from "./press.ts";
import { statementAdjusting } from "./statement-adjusting.ts";
import { statementEditing } from "./statement-editing.ts";
import { statementReading } from "./statement-reading.ts";
import { templateStates } from "./statement-templates.ts";

const books = tidewaterBooks();
const details = "GET /{workspaceId}/Submissions/{submissionId}";
const base = `/workspacesubmissiondetails/${workspaceId}/${submissionId}`;
const notRetrieved = "This data collection could not be retrieved";
const all = {
  holdLegally: true,
  upload: true,
  hide: true,
  restore: false,
  releaseStatements: true,
};
const submission = aSubmission({
  workbooks: [aRevision({ revisionNumber: 2 }), aRevision()],
  documents: [
    {
      ...{ id: "4e6f7a80-0000-4000-8000-000000000001", fileName: "2024 Form 1120-S signed.pdf" },
      ...{ isDeleted: false, uploadTime: "2025-10-14T13:45:00Z", bytes: 2_516_582 },
      ...({ scanState: "clean", uploadedBy: "borrower" } as const),
    },
  ],
  retentionPolicy: {
    autoDeleteAt: "2025-10-19T13:45:00Z",
    ...{ isDeleted: false, legalHold: false, hasCertificate: false },
  },
  may: { ...all, openStatements: true, download: true },
});
const checks = checksWith([
  aCheck(),
  aCheck({ id: "assets-equal-liabilities-and-equity", category: "statement" }),
  aCheck({
    ...{ id: "fiscal-year-roll", title: "Retained earnings do not roll forward", outcome: "Fail" },
    ...{ outcomeDescription: "The opening balance differs.", difference: -1_840_000 },
    ...{ accountId: "3100", toDate: "2024-12-31" },
  }),
  aCheck({ id: "aging:receivable", category: "aging", outcome: "Inconclusive" }),
]);
const workbooks = "/{workspaceId}/financialrecords/{financialRecordId}/workbooks";
const statusOf = `GET ${workbooks}/{revision}/status` as const;
const proofOf = `POST /Workspaces${workbooks}/revisions/{revision}/prove` as const;
const rebuilt = { creationTime: "2025-10-14T14:30:00Z", requestedBy: "Dana Whitfield" };
const differing = aProof({
  inputs: "changed",
  files: [
    { variantId: "financial-statements", basis: "accrual", outcome: "different" },
    { variantId: "accounts-receivable", basis: "accrual", outcome: "file-changed" },
  ],
});
const record = "/Workspaces/{workspaceId}/financialrecords/{financialRecordId}";
const checksOf = `GET ${record}/checks` as const;
const figuresOf = `GET ${record}/financialstatements/figures` as const;
const spreadOf = `GET ${record}/financialstatements/spread` as const;
const linesOf = `GET ${record}/ledger/accounts/{accountId}/lines` as const;
const entryOf = `GET ${record}/ledger/entries/{transactionId}` as const;
const status = {
  ...{ financialRecordId: submission.financialRecordId ?? "", submissionId },
  ...({ outcome: "Pending", errorCode: "None", errorDescription: "" } as const),
  startedAt: "2025-10-14T13:40:30Z",
  steps: [
    { step: "company", state: "done", done: 1 },
    { step: "journal-lines", state: "running", done: 12_400, expected: 48_210 },
    { step: "checks", state: "waiting", done: 0 },
  ],
} as const;
const deleted = {
  deletedAt: "2025-10-01T00:00:00Z",
  ...{ isDeleted: true, legalHold: false, hasCertificate: true },
};

export const collectionPages: PagesOf<paths> = {
  overview: {
    address: `${base}/overview`,
    answers: { [details]: submission, [checksOf]: checks },
    seen: "Retained earnings do not roll forward",
    asks: { [details]: notRetrieved, [checksOf]: "The checks could not be loaded" },
    states: {
      "from the report": {
        address: `/submissiondetails/${workspaceId}/${submissionId}/overview`,
        seen: "Retained earnings do not roll forward",
      },
      "for others": {
        answers: { [details]: refused(403, { type: "workspace-access-required" }) },
        seen: "This data collection could not be retrieved",
      },
      importing: {
        answers: {
          [details]: aSubmission({ financialRecordStatus: "Pending", isVerifiedContent: false }),
          "GET /{workspaceId}/financialrecords/{financialRecordId}/importstatus": status,
        },
        seen: "Journal lines",
      },
      failed: {
        answers: {
          [details]: aSubmission({
            financialRecordStatus: "ImportError",
            errorCode: "Disconnected",
            connectionId: submissionId,
          }),
        },
        seen: "The accounting data could not be collected",
      },
      "with a revision that is rebuilt": {
        answers: {
          [details]: aSubmission({
            ...{ may: submission.may, statementsVersion: 2 },
            workbooks: [
              aRevision({ revisionNumber: 2, spreadVersion: 2, proof: rebuilt }),
              aRevision(),
            ],
          }),
          [statusOf]: aRevision({ revisionNumber: 2, proof: rebuilt }),
        },
        seen: "Rebuilding and comparing",
      },
      "with rebuilt files that match": {
        answers: {
          [details]: aSubmission({
            may: submission.may,
            workbooks: [aRevision({ proof: aProof() })],
          }),
        },
        seen: /identical to the rebuild/,
      },
      "with rebuilt files that differ": {
        answers: {
          [details]: aSubmission({
            may: submission.may,
            workbooks: [aRevision({ revisionNumber: 2, proof: differing }), aRevision()],
          }),
        },
        seen: "The stored file was changed after it was generated.",
      },
      "not rebuilt": {
        answers: {
          [proofOf]: refused(409, { description: "Another revision is being compared." }),
        },
        act: press("Rebuild and compare revision 2"),
        seen: "Another revision is being compared.",
      },
      "with nothing yet": {
        answers: { [details]: aSubmission({ financialRecordStatus: "None" }) },
        seen: "Nothing has been collected yet",
      },
      "files gone": {
        answers: { [details]: aSubmission({ retentionPolicy: deleted, workbooks: [] }) },
        seen: "Download certificate",
      },
      hiding: {
        opens: { source: "features/hide-collection.tsx", by: button(/^Hide/) },
        seen: "Hide this data collection?",
      },
      releasing: {
        opens: {
          source: "features/release-statements.tsx",
          by: button(/^Release/),
        },
        seen: (page) => page.getByRole("alertdialog"),
      },
      "ending a hold": {
        answers: {
          [details]: aSubmission({
            retentionPolicy: { ...submission.retentionPolicy, legalHold: true },
            may: submission.may,
          }),
        },
        opens: {
          source: "features/hold-collection.tsx",
          by: (page) => page.getByRole("switch").first(),
        },
        seen: (page) => page.getByRole("alertdialog"),
      },
    },
  },
  statements: {
    address: `${base}/financialstatements`,
    answers: {
      [details]: submission,
      [checksOf]: checks,
      [figuresOf]: books.figures,
      [spreadOf]: books.spread,
      [linesOf]: septemberLines(),
      [entryOf]: bill88213(),
    },
    seen: "Chesapeake operating checking",
    asks: {
      [details]: notRetrieved,
      [checksOf]: quiet,
      [figuresOf]: "The statement could not be loaded",
      [spreadOf]: "The statement could not be loaded",
    },
    states: {
      deleted: {
        answers: { [details]: aSubmission({ retentionPolicy: deleted }) },
        seen: "Overview",
      },
      "held back": {
        answers: { [details]: aSubmission({ statements: "not-released" }) },
        seen: "The financial statements are not released yet",
      },
      ...statementReading,
      ...statementAdjusting,
      ...statementEditing,
      ...templateStates,
    },
  },
};

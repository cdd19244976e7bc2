import type { Page } from "@playwright/test";
import type { paths } from "@tieout/openapi/lender";
import { type PagesOf, quiet, refused } from "@tieout/ui-kit/testing";
import { aBooksFile, aDifferingFile, fileImportId } from "../../src/testing/a-books-file.ts";
import { septemberLines } from "../../src/testing/a-line-detail.ts";
import {
  aCheck,
  aRevision,
  aSubmission,
  aSubmissionRequest,
  checksWith,
  submissionId,
  workspaceId,
} from "../../src/testing/a-submission.ts";
import { aCollection } from "../../src/testing/a-workspace.ts";
import { tidewaterBooks } from "../../src/testing/tidewater.ts";
import { button, press } from "./press.ts";
import { statementAdjusting } from "./statement-adjusting.ts";
import { statementEditing } from "./statement-editing.ts";
import { templateStates } from "./statement-templates.ts";
import { dana } from "./usual.ts";
import { id } from "./workspace-list-answers.ts";

const books = tidewaterBooks();
const asked = "GET /{workspaceId}/SubmissionRequests/{submissionRequestId}";
const details = "GET /{workspaceId}/Submissions/{submissionId}";
const base = `/workspacesubmissiondetails/${workspaceId}/${submissionId}`;
const trouble = "This page could not be loaded";
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
const record = "/Workspaces/{workspaceId}/financialrecords/{financialRecordId}";
const checksOf = `GET ${record}/checks` as const;
const figuresOf = `GET ${record}/financialstatements/figures` as const;
const spreadOf = `GET ${record}/financialstatements/spread` as const;
const revisionsOf =
  "POST /{workspaceId}/FinancialRecords/{financialRecordId}/workbooks/revisions" as const;
const revisionOf =
  "GET /{workspaceId}/financialrecords/{financialRecordId}/workbooks/{revision}/status" as const;
const generated = {
  ...{ revisionNumber: 3, spreadVersion: 2 },
  creationTime: "2025-10-14T13:44:00Z",
} as const;
const generating = aRevision({ ...generated, outcome: "Pending" });
const linesOf = `GET ${record}/ledger/accounts/{accountId}/lines` as const;
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
const cell = "line=inventory%2Ffooter&column=FY:2025-09-30";
const uploading = `/workspacedetails/${workspaceId}/fileupload?rid=41873`;
const workspace = {
  ...{ id: workspaceId, displayName: "Tidewater Marine Supply, Inc.", userCount: 2 },
  workspaceUserCapabilities: ["CanViewWorkspace"],
} as const;

/** A phone only reads statements, without actions and keys. */
const withActions = [1440, 768];

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
      "a figure opened": { address: `${base}/financialstatements?${cell}`, seen: "4 accounts" },
      "an account's months": {
        address: `${base}/financialstatements?${cell}&account=1320`,
        seen: "Months",
      },
      "a month's lines": {
        address: `${base}/financialstatements?${cell}&account=1320&month=2025-09-30`,
        seen: "12 journal lines",
      },
      "about a line": {
        address: `${base}/financialstatements?${cell}`,
        opens: {
          source: "features/statement-drill-down/line-summary.tsx",
          by: button("About this line"),
        },
        seen: "Reported as",
      },
      "its keys": {
        widths: withActions,
        opens: {
          source: "features/edit-statement/statement-keys.tsx",
          by: button("Keyboard shortcuts"),
        },
        seen: "One screen up or down",
      },
      "lines selected": {
        act: async (page) => {
          await at(page, "Marine hardware");
          for (const key of ["Space", "Shift+ArrowDown", "Shift+ArrowDown"]) {
            await page.keyboard.press(key);
          }
        },
        seen: "3 line items",
      },
      "moving lines": {
        act: async (page) => {
          await at(page, "Vehicles and trailers");
          for (const key of ["m", "e", "q", "u", "Enter"]) await page.keyboard.press(key);
        },
        seen: "Before",
      },
      "a line moved": {
        act: async (page) => {
          await at(page, "Prepaid insurance");
          for (const key of ["Alt+ArrowUp", "Alt+ArrowDown", "Alt+ArrowDown"]) {
            await page.keyboard.press(key);
          }
        },
        seen: /moved within Current assets/,
      },
      "a caption edited": {
        act: async (page) => {
          await at(page, "Vendor deposits");
          await page.keyboard.press("Enter");
        },
        seen: (page) => page.getByRole("textbox", { name: /Vendor deposits/ }),
      },
      "choosing lines": {
        act: press("Lines"),
        seen: "Subtotals only",
      },
      "generating workbooks": {
        widths: withActions,
        answers: { [revisionsOf]: generating, [revisionOf]: generating },
        act: press("Generate workbooks"),
        seen: /^Generating, started/,
      },
      "workbooks generated, beside a figure": {
        widths: withActions,
        address: `${base}/financialstatements?${cell}`,
        answers: { [revisionsOf]: generating, [revisionOf]: aRevision(generated) },
        act: press("Generate workbooks"),
        seen: "Go to revision 3",
      },
      "workbooks generated before": {
        widths: withActions,
        answers: { [revisionsOf]: aRevision(generated) },
        act: press("Generate workbooks"),
        seen: /^Revision 3 is already made/,
      },
      "workbooks not generated": {
        widths: withActions,
        answers: { [revisionsOf]: refused(409, { description: "Too many at once." }) },
        act: press("Generate workbooks"),
        seen: "Too many at once.",
      },
      "saving before workbooks": {
        widths: withActions,
        act: async (page) => {
          await page.getByRole("combobox", { name: "Number style" }).press("Enter");
          await page.getByRole("option", { name: "Whole numbers" }).press("Enter");
        },
        opens: {
          source: "features/workbook-revisions/generate-workbooks.tsx",
          by: button("Generate workbooks"),
        },
        seen: "Save before generating?",
      },
      finding: {
        act: async (page) => {
          await press("Find in statement")(page);
          await page.getByRole("searchbox", { name: "Find in statement" }).fill("inventory");
        },
        seen: /1 of \d/,
      },
      ...statementAdjusting,
      ...statementEditing,
      ...templateStates,
    },
  },
  report: {
    address: "/dcr",
    answers: {
      "POST /submissions/query": {
        rows: [
          {
            submission: aCollection(),
            may: {
              open: true,
              openStatements: true,
              hide: true,
              restore: false,
              addYourself: false,
            },
          },
          {
            submission: aCollection({ id: id(101) }),
            may: {
              open: false,
              openStatements: false,
              hide: false,
              restore: false,
              addYourself: true,
            },
          },
        ],
        ...{ total: 60, isTotalExact: true, nextCursor: "n" },
      },
    },
    seen: "Data collection report",
    asks: { "POST /submissions/query": "The search failed" },
    states: {
      forbidden: {
        answers: { "POST /auth/postlogin": { ...dana, userCapabilities: [] } },
        seen: "Access Denied",
      },
      empty: {
        answers: { "POST /submissions/query": { rows: [], total: 0, isTotalExact: true } },
        seen: /No (data )?collections/,
      },
      "with a row of others open": {
        act: press(/^Details of/),
        seen: /are for users of the workspace/,
      },
    },
  },
  "a file's upload": {
    address: uploading,
    answers: { "GET /Entities/{workspaceId}": workspace, [asked]: aSubmissionRequest },
    seen: "Drop one file.",
    asks: { "GET /Entities/{workspaceId}": trouble, [asked]: quiet },
    states: {
      "its columns": {
        address: `${uploading}&file=${fileImportId}&step=columns`,
        answers: { "GET /Workspaces/{workspaceId}/fileimports/{fileImportId}": aBooksFile() },
        seen: "Columns in the file",
      },
      "its check": {
        address: `${uploading}&file=${fileImportId}&step=check`,
        answers: { "GET /Workspaces/{workspaceId}/fileimports/{fileImportId}": aDifferingFile() },
        seen: "Collect with the difference",
      },
      "collecting all the same": {
        address: `${uploading}&file=${fileImportId}&step=check`,
        answers: { "GET /Workspaces/{workspaceId}/fileimports/{fileImportId}": aDifferingFile() },
        opens: {
          source: "../../web-portal/src/import-file/send-books.tsx",
          by: button("Collect with the difference"),
        },
        seen: "Collect although it differs?",
      },
    },
  },
};

const at = (page: Page, caption: string) =>
  page.getByRole("rowheader", { name: new RegExp(`^${caption}`) }).click();

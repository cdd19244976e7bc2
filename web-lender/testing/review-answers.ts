import type { Page, Route } from "playwright";
import { bill88213, septemberLines } from "../src/testing/a-line-detail.ts";
import { aCheck, aRevision, aSubmission, checksWith } from "../src/testing/a-submission.ts";
import { dana, tenantWith } from "../src/testing/a-tenant.ts";
import type { StatementBooks } from "../src/testing/statement-books.ts";
import { tidewaterBooks } from "../src/testing/tidewater.ts";

/** `situation` is the collection's state. */
export async function answerReview(
  page: Page,
  situation: string,
  books: StatementBooks = tidewaterBooks(),
): Promise<void> {
  const isForTheBff = ({ pathname }: URL) => pathname.startsWith("/api/");
  await page.route(isForTheBff, async (route: Route) => {
    const { pathname } = new URL(route.request().url());
    const answer = answers(situation, books).find(([ending]) =>
      pathname.toLowerCase().endsWith(ending),
    );
    if (answer) await route.fulfill({ json: answer[1] });
    else await route.fulfill({ status: 404, json: { status: 404, description: pathname } });
  });
}

function answers(
  situation: string,
  { figures, spread }: StatementBooks,
): [ending: string, answer: unknown][] {
  return [
    ["/tenant/settings", tenantWith()],
    ["/auth/session", times],
    ["/auth/postlogin", dana],
    ["/safedatacollectionlimit", limit],
    ["/importstatus", importStatus],
    ["/checks", checks],
    ["/financialstatements/figures", figures],
    ["/financialstatements/spread", spread],
    ["/ledger/accounts/1320/lines", septemberLines()],
    ["/ledger/entries/88213", bill88213()],
    ["/submissions/0f0b6a8e-1f4d-4f3a-8d3c-5a3f0c7b9e02", submissions[situation] ?? submission],
  ];
}

const submission = aSubmission({
  workbooks: [
    aRevision({ revisionNumber: 3, requestedBy: "Dana Whitfield" }),
    aRevision({ revisionNumber: 2, creationTime: "2025-10-14T15:06:00Z" }),
    aRevision(),
  ],
  documents: [
    {
      id: "4e6f7a80-0000-4000-8000-000000000001",
      fileName: "2024 Form 1120-S signed.pdf",
      isDeleted: false,
      uploadTime: "2025-10-14T13:45:00Z",
      bytes: 2_516_582,
      scanState: "clean",
      uploadedBy: "borrower",
    },
    {
      id: "4e6f7a80-0000-4000-8000-000000000002",
      fileName: "Inventory count Sep 30 2025.xlsx",
      isDeleted: false,
      uploadTime: "2025-10-14T13:45:00Z",
      bytes: 94_208,
      scanState: "clean",
      uploadedBy: "lender",
    },
  ],
  userCopies: [],
  retentionPolicy: {
    autoDeleteAt: new Date(Date.now() + 5 * 86_400_000).toISOString(),
    ...{ isDeleted: false, legalHold: false, hasCertificate: false },
  },
});

const submissions: Record<string, unknown> = {
  importing: aSubmission({ financialRecordStatus: "Pending", isVerifiedContent: false }),
  failed: aSubmission({ financialRecordStatus: "ImportError", errorCode: "Disconnected" }),
};

const importStatus = {
  financialRecordId: submission.financialRecordId,
  submissionId: submission.id,
  outcome: "Pending",
  errorCode: "None",
  errorDescription: "",
  startedAt: "2025-10-14T13:40:30Z",
  steps: [
    { step: "company", state: "done", done: 1 },
    { step: "accounts", state: "done", done: 86 },
    { step: "trial-balances", state: "done", done: 45 },
    { step: "journal-lines", state: "running", done: 12_400, expected: 48_210 },
    { step: "receivables", state: "waiting", done: 0 },
    { step: "statements", state: "waiting", done: 0 },
    { step: "checks", state: "waiting", done: 0 },
    { step: "workbooks", state: "waiting", done: 0 },
  ],
};

const checks = checksWith([
  aCheck(),
  aCheck({
    id: "assets-equal-liabilities-and-equity",
    category: "statement",
    title: "Assets equal liabilities and equity",
  }),
  aCheck({ id: "trial-balance-zero", title: "Debits equal credits in every trial balance" }),
  aCheck({
    id: "fiscal-year-roll",
    title: "Net income does not roll to retained earnings",
    outcome: "Fail",
    outcomeDescription:
      "FY 2024 opening balance differs from FY 2023 closing by (18,400.00). Usually a prior-period entry posted after close.",
    difference: -1_840_000,
    accountId: "3100",
    toDate: "2024-12-31",
  }),
  aCheck({
    id: "suspense-balance",
    category: "quality",
    title: "Suspense account has a balance",
    outcome: "Fail",
    severity: "medium",
    outcomeDescription: "9990 Ask My Accountant holds 12,260.00 at Sep 30, 2025.",
    accountId: "9990",
    toDate: "2025-09-30",
    difference: 1_226_000,
  }),
  ...["2023-12-31", "2024-12-31", "2025-09-30"].map((toDate) =>
    aCheck({
      id: `vendor-balance-sheet:${toDate}`,
      category: "vendor",
      title: "Matches the package’s balance sheet",
      toDate,
    }),
  ),
  aCheck({
    id: "aging:payable",
    category: "aging",
    title: "A/P aging does not tie to ledger",
    outcome: "Fail",
    severity: "medium",
    outcomeDescription: "Open bills are 2,115.00 below accounts payable at Sep 30, 2025.",
    difference: -211_500,
    toDate: "2025-09-30",
  }),
  aCheck({
    id: "aging:receivable",
    category: "aging",
    title: "A/R aging ties to ledger",
    outcome: "Inconclusive",
    outcomeDescription: "There is no aging to compare.",
  }),
]);

const times = {
  absoluteExpirationTime: "2035-01-01T00:00:00Z",
  slidingExpirationTime: "2035-01-01T00:00:00Z",
};
const limit = {
  hasLimit: true,
  limit: 50,
  countRemaining: 38,
  billingPeriod: { endDate: "2025-10-31" },
};

import type { Page } from "@playwright/test";
import type { paths } from "@tieout/openapi/lender";
import { type PagesOf, refused } from "@tieout/ui-kit/testing";
import { bill88213, septemberLines } from "../../src/testing/a-line-detail.ts";
import {
  aRevision,
  aSubmission,
  submissionId,
  workspaceId,
} from "../../src/testing/a-submission.ts";
import { button, press } from "./press.ts";

const base = `/workspacesubmissiondetails/${workspaceId}/${submissionId}`;
const cell = "line=inventory%2Ffooter&column=FY:2025-09-30";
/** A phone only reads statements, without actions and keys. */
const withActions = [1440, 768];
const revisionsOf =
  "POST /{workspaceId}/FinancialRecords/{financialRecordId}/workbooks/revisions" as const;
const revisionOf =
  "GET /{workspaceId}/financialrecords/{financialRecordId}/workbooks/{revision}/status" as const;
const generated = {
  ...{ revisionNumber: 3, spreadVersion: 2 },
  creationTime: "2025-10-14T13:44:00Z",
} as const;
const generating = aRevision({ ...generated, outcome: "Pending" });

const drilled = `${base}/financialstatements?${cell}&account=1320`;
const inABill = `${drilled}&month=2025-09-30&entry=2025-09-09.1.88213`;
const ledger = "/Workspaces/{workspaceId}/financialrecords/{financialRecordId}/ledger";
const linesOf = `GET ${ledger}/accounts/{accountId}/lines` as const;
const entryOf = `GET ${ledger}/entries/{transactionId}` as const;
const detailsOf = "GET /{workspaceId}/Submissions/{submissionId}" as const;
const anonymized = { ...aSubmission().request, anonymizeCustomersAndVendors: true };
const nameless = bill88213().lines.map(({ memo: _, referenceNumber: __, ...line }) => ({
  ...line,
  partyName: "Vendor 5D0A61C9F2",
}));

/** Figures opened, lines selected and moved, workbooks generated. */
export const statementReading: PagesOf<paths>[string]["states"] = {
  "a figure opened": { address: `${base}/financialstatements?${cell}`, seen: "4 accounts" },
  "drilled into a figure": { address: drilled, seen: /^12 lines add up/ },
  "an account's months": {
    address: drilled,
    opens: {
      source: "features/statement-drill-down/account-facts.tsx",
      by: button("About this account"),
    },
    seen: "Full name",
  },
  "a month's lines": { address: `${drilled}&month=2025-09-30`, seen: "12 lines add up" },
  "a journal entry": { address: inABill, seen: "Debits equal credits, 0 difference" },
  "a long journal entry": {
    address: inABill,
    answers: { [entryOf]: bill88213({ count: 3_000, nextCursor: "4.4" }) },
    seen: "4 of 3,000 entries are shown.",
  },
  "a journal entry that could not be loaded": {
    address: inABill,
    answers: { [entryOf]: refused(404, { description: "Not found." }) },
    seen: "The document could not be loaded",
  },
  "a journal entry of an anonymized collection": {
    address: inABill,
    answers: {
      [detailsOf]: aSubmission({ request: anonymized }),
      [entryOf]: bill88213({ lines: nameless, balanced: false, credit: 3_420_000 }),
    },
    seen: "Names are replaced with codes",
  },
  "lines that nothing is found in": {
    address: `${drilled}&month=2025-09-30`,
    answers: { [linesOf]: septemberLines({ count: 0, lines: [], debit: 0, credit: 0 }) },
    act: (page) => page.getByRole("searchbox", { name: "Find in lines" }).fill("outboards"),
    seen: /^No lines match/,
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
  // The last one: from each other, Tab goes on to the next caption.
  "a caption edited": {
    act: async (page) => {
      await at(page, "Total liabilities and equity");
      await page.keyboard.press("Enter");
    },
    seen: (page) => page.getByRole("textbox", { name: /Total liabilities and equity/ }),
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
};

const at = (page: Page, caption: string) =>
  page.getByRole("rowheader", { name: new RegExp(`^${caption}`) }).click();

import type { Page } from "@playwright/test";
import type { paths } from "@tieout/openapi/lender";
import { type PagesOf, refused } from "@tieout/ui-kit/testing";
import { aRevision, submissionId, workspaceId } from "../../src/testing/a-submission.ts";
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

/** Figures opened, lines selected and moved, workbooks generated. */
export const statementReading: PagesOf<paths>[string]["states"] = {
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

import type { Page } from "@playwright/test";
import type { Command } from "@tieout/core/spread/command";
import type { paths } from "@tieout/openapi/lender";
import { type PagesOf, refused, unanswered } from "@tieout/ui-kit/testing";
import { booksOf, spreadIn } from "../../src/api/spread.ts";
import { SpreadEditor } from "../../src/spread/spread-editor.ts";
import { aTemplate, planFor } from "../../src/testing/statement-templates.ts";
import { tidewaterBooks } from "../../src/testing/tidewater.ts";
import { button, press } from "./press.ts";
import { dana } from "./usual.ts";

const listOf = "GET /FinancialStatementTemplates";
const extract = "POST /FinancialStatementTemplates/ExtractTemplate";
const record = "/Workspaces/{workspaceId}/financialrecords/{financialRecordId}";
const planOf = `POST ${record}/financialstatements/ApplyTemplate` as const;
const save = `PUT ${record}/financialstatements` as const;

const [wholesale, ...others] = [
  aTemplate(),
  template(2, "Standard commercial, accrual", "Marcus Oyelaran", "2025-10-10", {
    description: "The house layout for operating companies.",
  }),
  template(
    3,
    "Marine dealers with floor plan financing by manufacturer",
    "Priya Raman",
    "2025-08-21",
    {
      description: "Splits floor plan by manufacturer.",
    },
  ),
  template(4, "SBA 7(a) spread", "Kwame Mensah", "2025-07-02", {
    description: "Matches the order of the SBA spread sheet.",
  }),
  template(5, "Contractors, percentage of completion", "Helen Sorensen", "2025-05-14", {
    description: "Costs and billings in excess beside receivables.",
  }),
  template(6, "Medical practices, cash basis", "Mei-Ling Chao", "2025-03-05", {
    description: "No receivables section, owner draws shown.",
  }),
  template(7, "Condensed for committee", "Marcus Oyelaran", "2025-02-18", {
    description: "Twelve lines, thousands.",
  }),
];

function template(
  place: number,
  displayName: string,
  savedBy: string,
  lastUsed: string,
  { description }: { readonly description: string },
) {
  const id = `5c1d2e3f-0000-4000-8000-00000000000${place}`;
  return aTemplate({ id, displayName, savedBy, description, lastUsedAt: `${lastUsed}T15:00:00Z` });
}

/** Loans are in a section of their own there, and three accounts are unknown. */
function plan() {
  const { figures, spread } = tidewaterBooks();
  const open = () => new SpreadEditor(booksOf(figures), spreadIn(spread), 1, () => {});
  const elsewhere = open();
  const refusal = elsewhere.edit([
    section("funded", "liabilities-and-equity", "Funded debt", "section/equity"),
    section("accrued", "current-liabilities", "Accrued"),
    {
      do: "move",
      places: [
        { node: "account/2100", to: "section/funded" },
        { node: "account/2500", to: "section/funded" },
        { node: "account/2200", to: "section/accrued" },
        { node: "account/2300", to: "section/accrued" },
        { node: "account/1410", to: "section/inventory" },
        { node: "account/Vendor deposits on engine orders", to: "section/inventory" },
      ],
      was: [],
    },
  ]);
  if (refusal) throw new Error(refusal);
  return planFor(open(), elsewhere.spread, ["1330", "1530", "9990"]);
}

function section(
  id: string,
  to: string,
  headerCaption: string,
  before?: "section/equity",
): Command {
  return {
    ...{ do: "addSection", id, to: `section/${to}`, headerCaption, side: "Credit" },
    footerCaption: `Total ${headerCaption.toLowerCase()}`,
    ...(before && { before }),
  };
}

const answers = { [listOf]: [wholesale ?? aTemplate(), ...others], [planOf]: plan() };
const mayDelete = {
  ...answers,
  "POST /auth/postlogin": {
    ...dana,
    userCapabilities: [...dana.userCapabilities, "CanDeleteFinancialStatementTemplate"],
  },
} as const;
const list = "features/templates/templates-dialog.tsx";
const open = press("Templates");
const search = (page: Page) => page.getByRole("searchbox", { name: "Search by name" });
const renameFigures = async (page: Page) => {
  await page.getByRole("combobox", { name: "Number style" }).press("Enter");
  await page.getByRole("option", { name: "Whole numbers" }).press("Enter");
};

/** A phone only reads statements. */
const widths = [1440, 768];

export const templateStates: PagesOf<paths>[string]["states"] = {
  templates: {
    widths,
    answers: mayDelete,
    opens: { source: list, by: button("Templates") },
    seen: "What moves",
  },
  "templates that one may not delete": {
    widths,
    answers,
    opens: {
      source: list,
      by: button("Templates"),
      inside: (page) => page.getByRole("button", { name: "Show all 6" }).press("Enter"),
    },
    seen: "Sales tax payable",
  },
  "templates, none yet": {
    widths,
    answers: { [listOf]: [] },
    opens: { source: list, by: button("Templates") },
    seen: "No templates yet",
  },
  "templates, failed": {
    widths,
    answers: { [listOf]: refused(503) },
    opens: { source: list, by: button("Templates") },
    seen: "The templates could not be loaded",
  },
  "templates, loading": {
    widths,
    answers: { [listOf]: unanswered },
    opens: { source: list, by: button("Templates") },
    seen: (page) => page.getByRole("dialog"),
    after: "a while",
  },
  "a template that can't be applied": {
    widths,
    answers: { ...answers, [planOf]: refused(503) },
    opens: { source: list, by: button("Templates") },
    seen: "This template could not be applied",
  },
  "a template being deleted": {
    widths,
    answers: mayDelete,
    act: open,
    opens: {
      source: "features/templates/templates.tsx",
      by: button(/^Delete Wholesale/),
      back: search,
    },
    seen: "Keep template",
  },
  "templates with unsaved edits": {
    widths,
    answers,
    act: renameFigures,
    opens: { source: "features/templates/templates.tsx", by: button("Templates") },
    seen: "Save before managing templates?",
  },
  "templates with unsaved edits, not saved": {
    widths,
    answers: { ...answers, [save]: refused(503) },
    act: renameFigures,
    opens: {
      source: "features/templates/templates.tsx",
      by: button("Templates"),
      inside: press("Save and continue"),
    },
    seen: "The statements could not be saved",
  },
  "saving a template": {
    widths,
    answers,
    act: open,
    opens: {
      source: "features/templates/save-as-template.tsx",
      by: button("Save as template"),
      back: search,
    },
    seen: "Description",
  },
  "saving a template, the name exists": {
    widths,
    answers: {
      ...answers,
      [extract]: refused(409, { existingTemplateId: aTemplate().id, type: "template-name-taken" }),
    },
    act: open,
    opens: {
      source: "features/templates/save-as-template.tsx",
      by: button("Save as template"),
      inside: async (page) => {
        await page.getByRole("textbox", { name: "Name" }).fill("SBA 7(a) spread");
        await press("Save template")(page);
      },
      back: (page) => page.getByRole("textbox", { name: "Name" }),
    },
    seen: "Replace “SBA 7(a) spread”?",
  },
};

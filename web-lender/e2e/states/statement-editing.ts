import type { Page } from "@playwright/test";
import type { paths } from "@tieout/openapi/lender";
import { type PagesOf, refused } from "@tieout/ui-kit/testing";
import { financialRecordId, submissionId } from "../../src/testing/a-submission.ts";
import { tidewaterBooks } from "../../src/testing/tidewater.ts";
import { button, press } from "./press.ts";
import { dana } from "./usual.ts";

type States = NonNullable<PagesOf<paths>[string]["states"]>;

const statements =
  "/Workspaces/{workspaceId}/financialrecords/{financialRecordId}/financialstatements";
const { figures, spread } = tidewaterBooks();
/** A phone only reads statements. */
const widths = [1440, 768];

const line = (caption: string) => (page: Page) =>
  page.getByRole("rowheader", { name: new RegExp(`^${caption}`) });
const menuOf = (caption: string) => (page: Page) => line(caption)(page).click({ button: "right" });
const choose = (name: string) => (page: Page) =>
  page.getByRole("menuitem", { name }).press("Enter");

const guessed = {
  ...figures,
  accounts: figures.accounts.map((account) =>
    account.id === "1410"
      ? { ...account, classificationSource: "name-rule" as const, confidence: 0.5 }
      : account,
  ),
};
const flagged = {
  ...spread,
  // The fixture's nodes have no other fields between these.
  spread: JSON.parse(
    JSON.stringify(spread.spread).replace('"id":"1410"', '"id":"1410","flagged":true'),
  ),
  origin: "carried-over" as const,
  carriedOver: {
    ...{ submissionId, financialRecordId, version: 3, upTo: "2025-06-30", renamed: [], parked: 0 },
    collectedAt: "2025-07-14T13:42:00Z",
    flagged: [{ accountId: "1410", why: "new" as const }],
  },
};
const inThousands = {
  ...{ id: "a/0", group: "a" },
  command: { do: "numberStyle", style: "Thousands", was: "Actuals" },
};
const who = { by: "Dana Whitfield", at: "2025-10-15T14:31:00Z" };

/** Dialogs, menus and lists of the statement editor. */
export const statementEditing: States = {
  "adding a classification": {
    widths,
    opens: {
      source: "features/edit-statement/add-section.tsx",
      by: button("Add classification"),
    },
    seen: "In section",
  },
  "deleting a section": {
    widths,
    act: async (page) => {
      await line("Inventory")(page).click();
      await page.keyboard.press("Delete");
    },
    opens: {
      source: "features/edit-statement/remove-section.tsx",
      inside: async (page) => {
        await page.getByRole("combobox", { name: "Move to" }).fill("fixed");
        await page.keyboard.press("Enter");
      },
      back: line("Inventory"),
    },
    seen: "After",
  },
  "classifying an account": {
    widths,
    answers: { [`GET ${statements}/figures`]: guessed },
    act: async (page) => {
      await menuOf("Prepaid insurance")(page);
      await choose("Classify…")(page);
    },
    opens: {
      source: "features/edit-statement/classify-account.tsx",
      inside: async (page) => {
        await page.getByRole("combobox", { name: "Kind of account" }).fill("operating");
        await page.keyboard.press("Enter");
      },
      back: line("Prepaid insurance"),
    },
    seen: "After",
  },
  "a line's menu": {
    widths,
    act: menuOf("Inventory"),
    opens: { source: "features/edit-statement/line-menu.tsx", back: line("Inventory") },
    seen: "Reported as",
  },
  "saving with a reason": {
    widths,
    act: async (page) => {
      await line("Prepaid insurance")(page).click();
      await page.keyboard.press("Alt+ArrowDown");
      await press("More ways to save")(page);
      await choose("Save with a reason…")(page);
    },
    opens: { source: "features/edit-statement/save-actions.tsx" },
    seen: "Reason",
  },
  "the history of versions": {
    widths,
    answers: {
      [`GET ${statements}/spread/versions`]: {
        versions: [
          { version: 2, origin: "edit", edits: 4, reason: "Call with the CFO", ...who },
          { version: 1, origin: "standard", edits: 0 },
        ],
      },
    },
    act: async (page) => {
      await press("More ways to save")(page);
      await choose("History")(page);
    },
    opens: { source: "features/edit-statement/version-history.tsx" },
    seen: "Version 2",
  },
  "statements whose layout can't be read": {
    answers: { [`GET ${statements}/spread`]: refused(500) },
    opens: { source: "spread/reset-to-default.tsx", by: button("Reset to default") },
    seen: "The layout may be damaged: reset to resolve.",
  },
  "resetting the statement": {
    widths,
    opens: { source: "features/edit-statement/edit-actions.tsx", by: button("Reset statement") },
    seen: "Reset to the standard layout?",
  },
  "moving selected lines": {
    widths,
    act: async (page) => {
      await line("Rigging and rope")(page).click();
      await page.keyboard.press("Space");
    },
    opens: {
      source: "features/edit-statement/move-lines.tsx",
      by: button("Move to"),
      inside: async (page) => {
        await page.getByRole("combobox", { name: "To section" }).fill("equ");
        await page.keyboard.press("Enter");
      },
    },
    seen: "Before",
  },
  "dragging a line": {
    widths,
    act: async (page) => {
      const [from, to] = await Promise.all([
        line("Prepaid insurance")(page).boundingBox(),
        line("Total current assets")(page).boundingBox(),
      ]);
      if (!from || !to) throw new Error("The statement isn't shown.");
      await page.mouse.move(from.x + 120, from.y + 10);
      await page.mouse.down();
      await page.mouse.move(to.x + 140, to.y + 24, { steps: 4 });
    },
    seen: "Before",
  },
  "sorting lines": {
    widths,
    act: async (page) => {
      await line("Rigging and rope")(page).click();
      await page.keyboard.press("Space");
    },
    opens: { source: "features/edit-statement/sort-menu.tsx", by: button("Sort") },
    seen: (page) => page.getByRole("menu"),
  },
  "choosing which lines are shown": {
    opens: { source: "features/edit-statement/lines-menu.tsx", by: button("Lines") },
    seen: "Subtotals only",
  },
  "restoring unsaved edits": {
    act: async (page) => {
      await page.evaluate(
        ([key = "", kept = ""]) => localStorage.setItem(key, kept),
        [
          `tieout.draft.${dana.id}.statements#${financialRecordId}/tab`,
          JSON.stringify({ version: 1, edits: [inThousands], at: "2025-10-14T14:31:00Z" }),
        ],
      );
      await page.reload();
    },
    opens: { source: "features/edit-statement/restore-edits.tsx" },
    seen: "Restore 1 unsaved edit?",
  },
  "a save that clashes": {
    widths,
    answers: {
      [`PUT ${statements}`]: refused(412, {
        type: "changed-meanwhile",
        current: {
          ...{ version: 2, origin: "edit", commandsSince: [], ...who },
          spread: { ...spread.spread, numberStyle: "Thousands" },
        },
      }),
    },
    act: async (page) => {
      await page.getByRole("combobox", { name: "Number style" }).press("Enter");
      await page.getByRole("option", { name: "Whole numbers" }).press("Enter");
    },
    opens: {
      source: "features/edit-statement/repeat-edits.tsx",
      by: button("Save statement"),
      closedBy: "Not now",
    },
    seen: "You both changed the same. Choose which stays.",
  },
  "flagged accounts": {
    answers: { [`GET ${statements}/spread`]: flagged },
    act: press("Show accounts"),
    seen: "Hide accounts",
  },
  "a line's history": {
    widths: [1440],
    answers: {
      [`GET ${statements}/spread/history`]: {
        changes: [
          {
            ...{ version: 2, origin: "edit", ...who },
            edit: {
              ...{ id: "a/0", group: "a", why: "Call with the CFO" },
              command: {
                ...{ do: "rename", node: "account/1410", part: "caption" },
                ...{ text: "Prepaid insurance", was: "Prepaids" },
              },
            },
          },
        ],
      },
    },
    act: async (page) => {
      await line("Prepaid insurance")(page).click();
      await page.keyboard.press("h");
    },
    seen: "Before: Prepaids",
  },
};

import { screen, within } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { http } from "msw";
import { describe, expect, it } from "vitest";
import { alderEditor, shownLines } from "../../testing/alder.ts";
import { bff, server } from "../../testing/bff.ts";
import { aTemplate } from "../../testing/statement-templates.ts";
import { openList, renamed, resting, somebodySaved, two } from "../../testing/the-templates.tsx";

describe("the list of templates", () => {
  it("finds templates by name, each with who saved it and when it was last used (S-U73, S-U109)", async () => {
    const { user } = await openList();

    expect(await screen.findByText("2 templates")).toBeVisible();
    const row = screen.getByRole("row", { name: /^Wholesale distribution, funded debt/ });
    expect(row).toHaveTextContent(/Groups every loan .*Dana Whitfield.*Sep 30, 2025$/);
    expect(screen.getByRole("row", { name: /^SBA/ })).toHaveTextContent("Never");
    expect(await accessibilityFaults()).toEqual([]);

    await user.type(screen.getByRole("searchbox", { name: "Search by name" }), "sba");
    expect(screen.getByText("1 of 2 templates")).toBeVisible();
    expect(screen.queryByRole("radio", { name: /^Wholesale/ })).toBeNull();
    await user.clear(screen.getByRole("searchbox", { name: "Search by name" }));
    await user.type(screen.getByRole("searchbox", { name: "Search by name" }), "zebra");
    expect(screen.getByRole("heading", { name: "No templates match" })).toBeVisible();
  });

  it("cuts names after 40 characters, and says them in full (S-U109)", async () => {
    const displayName = "Marine dealers with floor plan financing by manufacturer";
    await openList({ templates: [aTemplate({ displayName })] });

    const cut = await screen.findByText("Marine dealers with floor plan financing…");
    expect(cut).toHaveAttribute("title", displayName);
    expect(screen.getByRole("radio", { name: displayName })).toBeChecked();
  });

  it("says that there are none yet, and offers to save the first", async () => {
    const { user } = await openList({ templates: [] });

    expect(await screen.findByRole("heading", { name: "No templates yet" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Apply template" })).toHaveAccessibleDescription(
      "Choose a template first.",
    );
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Save as template" }));

    expect(await screen.findByRole("dialog", { name: "Save as template" })).toBeVisible();
  });

  it("says that it couldn't be loaded, and tries again (S-M40)", async () => {
    const { user } = await openList({
      but: () => server.use(http.get("*/FinancialStatementTemplates", resting, { once: true })),
    });

    expect(await screen.findByRole("alert")).toHaveTextContent(
      "The templates could not be loadedIt is resting.",
    );
    await user.click(screen.getByRole("button", { name: "Try again" }));

    expect(await screen.findByText("2 templates")).toBeVisible();
  });

  it("deletes a template that is confirmed (S-U112)", async () => {
    const left = [...two];
    const { user } = await openList({ templates: left, mayDelete: true });
    server.use(
      bff.delete(
        "/FinancialStatementTemplates/{financialStatementTemplateId}",
        ({ params, response }) => {
          left.splice(
            left.findIndex(({ id }) => id === params.financialStatementTemplateId),
            1,
          );
          return response(204).empty();
        },
      ),
    );

    await user.click(await screen.findByRole("button", { name: /^Delete Wholesale/ }));
    const question = await screen.findByRole("alertdialog", { name: /^Delete “Wholesale/ });
    expect(screen.getByRole("button", { name: "Keep template" })).toHaveFocus();
    await user.click(within(question).getByRole("button", { name: "Delete template" }));

    expect(await screen.findByText("1 template")).toBeVisible();
    expect(screen.queryByRole("radio", { name: /^Wholesale/ })).toBeNull();
  });

  it("says why a template couldn't be deleted (S-M43)", async () => {
    const { user } = await openList({ mayDelete: true });
    server.use(http.delete("*/FinancialStatementTemplates/:id", resting));

    await user.click(await screen.findByRole("button", { name: /^Delete Wholesale/ }));
    await user.click(await screen.findByRole("button", { name: "Delete template" }));

    expect(await screen.findByRole("alert")).toHaveTextContent(
      "The template could not be deletedIt is resting.",
    );
  });

  it("doesn't delete without the capability, and says that permission doesn't allow it (S-U115)", async () => {
    const { user } = await openList();
    const name = "Your permissions don't allow you to delete SBA 7(a) spread";
    const button = await screen.findByRole("button", { name });

    expect(button).toHaveAttribute("aria-disabled", "true");
    await user.hover(button);
    expect(await screen.findByRole("tooltip")).toHaveTextContent(name);
    await user.click(button);
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });
});

describe("a template's preview", () => {
  it("says what moves, what isn't in it, and both statements' totals before and after", async () => {
    await openList();

    const preview = await screen.findByRole("region", { name: "Preview" });
    expect(await within(preview).findByText(/^Preview on Alder, /)).toBeVisible();
    expect(definitions(preview)).toEqual({
      "accounts move": "2",
      "not in the template": "1",
      "stay as they are": "17",
    });
    const unplaced = within(preview).getByRole("region", { name: "Not in the template" });
    expect(linesOf(unplaced)).toEqual([
      "2700Shareholder loanStays in Long-term liabilities, flagged100.00",
    ]);
    expect(linesOf(within(preview).getByRole("region", { name: "What moves" }))).toEqual([
      "2100Line of creditCurrent liabilities to Funded debt130.00",
      "1420Due from ownerCurrent assets to Equity80.00",
    ]);
    expect(rowsOf(preview)).toEqual([
      "Totals, FY 2025 Before After Difference",
      "Total current assets 420.00 340.00 (80.00)",
      "Total assets 700.00 620.00 (80.00)",
      "Total current liabilities 300.00 170.00 (130.00)",
      "Total funded debt — 130.00 +130.00",
      "Total liabilities 400.00 400.00 —",
      "Total equity 300.00 220.00 (80.00)",
      "Total liabilities and equity 700.00 620.00 (80.00)",
    ]);
    expect(
      screen.getByText("Assets equal liabilities and equity in all 2 periods, before and after"),
    ).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it("is applied as one edit, which one undo takes back, after a save too (S-U110, S-T27)", async () => {
    const { user, editor } = await openList();
    const before = shownLines(editor);

    await screen.findByText("You can undo this");
    await user.click(screen.getByRole("button", { name: "Apply template" }));

    expect(screen.queryByRole("dialog")).toBeNull();
    expect(editor.state().dirty).toBe(true);
    expect(shownLines(editor)).toContain("Total funded debt 200.00 130.00");
    expect(editor.state().session.pending.map(({ command }) => command)).toMatchObject([
      {
        do: "replaceSpread",
        origin: { kind: "template", id: aTemplate().id, version: 1 },
        wasOrigin: { kind: "version", version: 1 },
      },
    ]);
    editor.markSaved(editor.save(), 2);
    editor.undo();
    expect(shownLines(editor)).toEqual(before);
  });

  it("is of what is shown: edits that aren't saved go along", async () => {
    const editor = alderEditor();
    editor.edit([renamed]);
    const { user, asked } = await openList({ editor });
    await user.click(await screen.findByRole("button", { name: "Continue without saving" }));

    expect(await screen.findByText("You can undo this until you save")).toBeVisible();
    expect(asked).toEqual([
      [
        '"1"',
        { financialStatementTemplateId: aTemplate().id, edits: editor.state().session.pending },
      ],
    ]);
    await user.click(screen.getByRole("button", { name: "Apply template" }));
    expect(shownLines(editor)).toContain("Insurance 12.00 12.00");
    editor.undo();
    expect(shownLines(editor)).toContain("Current assets");
    expect(editor.state().session.pending).toHaveLength(1);
  });

  it("goes on from what somebody else has saved", async () => {
    const editor = alderEditor();
    await openList({ editor, but: () => somebodySaved(editor) });

    expect(await screen.findByText(/^Preview on Alder, /)).toBeVisible();
    expect(editor.state().version).toBe(2);
  });

  it("says why a template couldn't be applied, and tries again (S-M42)", async () => {
    const { user } = await openList({
      but: () => server.use(http.post("*/ApplyTemplate", resting, { once: true })),
    });

    expect(await screen.findByRole("alert")).toHaveTextContent(
      "This template could not be appliedIt is resting.",
    );
    expect(screen.getByRole("button", { name: "Apply template" })).toHaveAccessibleDescription(
      "This template could not be applied",
    );
    await user.click(screen.getByRole("button", { name: "Try again" }));

    expect(await screen.findByText(/^Preview on Alder, /)).toBeVisible();
  });
});

function definitions(within: HTMLElement) {
  const terms = [...within.querySelectorAll("dt")];
  return Object.fromEntries(
    terms.map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );
}

const linesOf = (region: HTMLElement) =>
  within(region)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

const rowsOf = (region: HTMLElement) =>
  within(region)
    .getAllByRole("row")
    .map(({ children }) => [...children].map(saidText).join(" "));

/** Without the labels that only a phone shows. */
function saidText(cell: Element): string {
  const copy = cell.cloneNode(true);
  if (copy instanceof Element) {
    for (const hidden of copy.querySelectorAll("[aria-hidden]")) hidden.remove();
  }
  return copy.textContent ?? "";
}

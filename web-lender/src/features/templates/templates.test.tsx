import { screen, within } from "@testing-library/react";
import type { Command } from "@tieout/core/spread/command";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { HttpResponse, http } from "msw";
import { describe, expect, it } from "vitest";
import type { StatementTemplate } from "../../api/statement-templates.ts";
import { useEditorState } from "../../spread/open-editor.ts";
import type { SpreadEditor } from "../../spread/spread-editor.ts";
import { useStatement } from "../../spread/use-statement.ts";
import { statementPath } from "../../testing/a-collection-page.tsx";
import { financialRecordId, workspaceId } from "../../testing/a-submission.ts";
import { dana } from "../../testing/a-tenant.ts";
import { alderEditor, shownLines, yearsOf } from "../../testing/alder.ts";
import { aProblem, bff, server } from "../../testing/bff.ts";
import { render } from "../../testing/render.tsx";
import { aTemplate, planFor } from "../../testing/statement-templates.ts";
import { Templates, useTemplates } from "./templates.tsx";

describe("the list of templates", () => {
  it("finds templates by name, each with who saved it and when it was last used (S-U109)", async () => {
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
    expect(screen.getByRole("button", { name: "Apply template" })).toBeDisabled();
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
    expect(screen.getByRole("button", { name: "Apply template" })).toBeDisabled();
    await user.click(screen.getByRole("button", { name: "Try again" }));

    expect(await screen.findByText(/^Preview on Alder, /)).toBeVisible();
  });
});

describe("opening templates with unsaved edits (S-U113)", () => {
  it("saves, then goes on (S-U114)", async () => {
    const editor = editedEditor();
    const sent = theServerSaves();
    const { user } = await openList({ editor });
    const question = await screen.findByRole("alertdialog", {
      name: "Save before managing templates?",
    });
    expect(question).toHaveTextContent("You have 1 unsaved change to these statements.");
    expect(await accessibilityFaults()).toEqual([]);

    await user.click(screen.getByRole("button", { name: "Save and continue" }));

    expect(await screen.findByRole("dialog", { name: "Templates" })).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(editor.state().dirty).toBe(false);
  });

  it("stops (S-U114)", async () => {
    const { user } = await openList({ editor: editedEditor() });

    await user.click(await screen.findByRole("button", { name: "Cancel" }));

    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("says why it couldn't save, and doesn't go on", async () => {
    server.use(http.put("*/financialstatements", resting));
    const { user } = await openList({ editor: editedEditor() });

    await user.click(await screen.findByRole("button", { name: "Save and continue" }));

    expect(await screen.findByRole("alert")).toHaveTextContent(
      "The statements could not be savedIt is resting.",
    );
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("saving a template (S-U111)", () => {
  it("takes a name of 128 characters and a description of 512", async () => {
    const sent = theServerExtracts();
    const { user } = await openSaving();

    const name = await screen.findByRole("textbox", { name: "Name" });
    expect(name).toHaveFocus();
    expect(name).toHaveAttribute("maxLength", "128");
    const about = screen.getByRole("textbox", { name: /^Description/ });
    expect(about).toHaveAttribute("maxLength", "512");
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Save template" }));
    expect(name).toHaveAccessibleDescription("Enter a name");
    await user.type(name, " Wholesale ");
    await user.type(about, "House layout");
    await user.click(screen.getByRole("button", { name: "Save template" }));

    expect(await screen.findByText("Template “Wholesale” saved")).toBeVisible();
    expect(screen.queryByRole("dialog")).toBeNull();
    const financialStatementsContext = { workspaceId, financialRecordId, version: 1 };
    expect(sent).toEqual([
      { displayName: "Wholesale", description: "House layout", financialStatementsContext },
    ]);
  });

  it("asks before it replaces a template of the same name", async () => {
    const sent = theServerExtracts();
    const { user } = await openSaving();

    await user.type(await screen.findByRole("textbox", { name: "Name" }), "Taken");
    await user.click(screen.getByRole("button", { name: "Save template" }));
    await screen.findByRole("alertdialog", { name: "Replace “Taken”?" });
    await user.click(screen.getByRole("button", { name: "Use another name" }));
    expect(await screen.findByRole("textbox", { name: "Name" })).toHaveValue("Taken");
    await user.click(screen.getByRole("button", { name: "Save template" }));
    await user.click(await screen.findByRole("button", { name: "Replace template" }));

    expect(await screen.findByText("Template “Taken” saved")).toBeVisible();
    expect(sent.map(({ replaces }) => replaces)).toEqual([undefined, undefined, aTemplate().id]);
  });

  it("says why it failed (S-M41)", async () => {
    server.use(http.post("*/ExtractTemplate", resting));
    const { user } = await openSaving();

    await user.type(await screen.findByRole("textbox", { name: "Name" }), "Wholesale");
    await user.click(screen.getByRole("button", { name: "Save template" }));

    expect(await screen.findByRole("alert")).toHaveTextContent(
      "The template could not be savedIt is resting.",
    );
  });
});

const record = { workspaceId, financialRecordId };
const { lastUsedAt: _, ...unused } = aTemplate();
const two = [
  aTemplate(),
  {
    ...unused,
    ...{ id: "5c1d2e3f-0000-4000-8000-000000000002", displayName: "SBA 7(a) spread" },
  },
];
const renamed: Command = { do: "rename", node: "account/1410", part: "caption", text: "Insurance" };

function editedEditor(): SpreadEditor {
  const editor = alderEditor();
  editor.edit([renamed]);
  return editor;
}

/** Due from owner is in equity there, the line of credit in a section of its own, and 2700 is something else. */
function elsewhere() {
  const other = alderEditor();
  const refused = other.edit([
    {
      ...{ do: "addSection", id: "funded", to: "section/liabilities", side: "Credit" },
      ...{ headerCaption: "Funded debt", footerCaption: "Total funded debt" },
    },
    {
      do: "move",
      places: [
        { node: "account/2100", to: "section/funded" },
        { node: "account/1420", to: "section/equity" },
      ],
      was: [],
    },
  ]);
  if (refused) throw new Error(refused);
  return other.spread;
}

interface Opening {
  readonly editor?: SpreadEditor;
  readonly templates?: readonly StatementTemplate[];
  readonly mayDelete?: boolean;
  /** What answers otherwise. */
  readonly but?: () => void;
}

async function openList({
  editor = alderEditor(),
  templates = two,
  mayDelete = false,
  but,
}: Opening = {}) {
  server.use(
    bff.get("/FinancialStatementTemplates", ({ response }) => response(200).json([...templates])),
  );
  const asked = theServerPlans(editor);
  but?.();
  const shown = show(editor, mayDelete);
  await shown.user.click(screen.getByRole("button", { name: "Templates" }));
  return { ...shown, editor, asked };
}

async function openSaving() {
  server.use(bff.get("/FinancialStatementTemplates", ({ response }) => response(200).json([])));
  const shown = show(alderEditor(), false);
  await shown.user.click(screen.getByRole("button", { name: "From the menu" }));
  return shown;
}

function show(editor: SpreadEditor, mayDelete: boolean) {
  const userCapabilities = mayDelete ? (["CanDeleteFinancialStatementTemplate"] as const) : [];
  return render(<Shown editor={editor} />, {
    person: { ...dana, userCapabilities: [...userCapabilities] },
  });
}

function Shown({ editor }: { readonly editor: SpreadEditor }) {
  const { session } = useEditorState(editor);
  const { shown } = useStatement(editor.books, session.spread, yearsOf("BalanceSheet"));
  const templates = useTemplates(editor);
  return (
    <>
      <Templates
        columnId={undefined}
        editor={editor}
        record={record}
        shown={shown}
        templates={templates}
      />
      <button onClick={() => templates.open("save")} type="button">
        From the menu
      </button>
    </>
  );
}

/** The versions and edits that plans were asked for. */
function theServerPlans(editor: SpreadEditor) {
  const asked: unknown[] = [];
  server.use(
    bff.post(`${statementPath}/ApplyTemplate`, async ({ request, response }) => {
      asked.push([request.headers.get("If-Match"), await request.json()]);
      return response(200).json(planFor(editor, elsewhere(), ["2700"]));
    }),
  );
  return asked;
}

/** Answers the first plan with version 2. */
function somebodySaved(editor: SpreadEditor) {
  const changed = {
    ...{ ...aProblem({ status: 412 }), type: "changed-meanwhile" as const },
    current: {
      ...{ version: 2, origin: "edit" as const, commandsSince: [] },
      // Core's lists are readonly, the contract's aren't.
      spread: { ...editor.spread, numberStyle: "Thousands" } as never,
    },
  };
  server.use(
    bff.post(`${statementPath}/ApplyTemplate`, ({ response }) => response(412).json(changed), {
      once: true,
    }),
  );
}

function theServerSaves() {
  const sent: unknown[] = [];
  server.use(
    bff.put(statementPath, async ({ request, response }) => {
      sent.push(await request.json());
      return response(200).json({ version: 2 });
    }),
  );
  return sent;
}

/** Everything it's sent; the name "Taken" is another template's. */
function theServerExtracts() {
  const sent: { readonly replaces?: string }[] = [];
  server.use(
    bff.post("/FinancialStatementTemplates/ExtractTemplate", async ({ request, response }) => {
      const body = await request.json();
      sent.push(body);
      const { displayName, replaces } = body;
      if (displayName === "Taken" && replaces === undefined) {
        const problem = aProblem({ status: 409, type: "template-name-taken" });
        return response(409).json({ ...problem, existingTemplateId: aTemplate().id });
      }
      return response(200).json(aTemplate({ displayName }));
    }),
  );
  return sent;
}

const resting = () =>
  HttpResponse.json(aProblem({ status: 503, description: "It is resting." }), { status: 503 });

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

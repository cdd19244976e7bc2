import { screen } from "@testing-library/react";
import type { Command } from "@tieout/core/spread/command";
import { HttpResponse } from "msw";
import type { StatementTemplate } from "../api/statement-templates.ts";
import { Templates, useTemplates } from "../features/templates/templates.tsx";
import { useEditorState } from "../spread/open-editor.ts";
import type { SpreadEditor } from "../spread/spread-editor.ts";
import { useStatement } from "../spread/use-statement.ts";
import { statementPath } from "./a-collection-page.tsx";
import { financialRecordId, workspaceId } from "./a-submission.ts";
import { dana } from "./a-tenant.ts";
import { alderEditor, yearsOf } from "./alder.ts";
import { aProblem, bff, server } from "./bff.ts";
import { render } from "./render.tsx";
import { aTemplate, planFor } from "./statement-templates.ts";

const record = { workspaceId, financialRecordId };
const { lastUsedAt: _, ...unused } = aTemplate();
export const two = [
  aTemplate(),
  {
    ...unused,
    ...{ id: "5c1d2e3f-0000-4000-8000-000000000002", displayName: "SBA 7(a) spread" },
  },
];
export const renamed: Command = {
  do: "rename",
  node: "account/1410",
  part: "caption",
  text: "Insurance",
};

export function editedEditor(): SpreadEditor {
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

export async function openList({
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

export async function openSaving() {
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
export function somebodySaved(editor: SpreadEditor) {
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

export function theServerSaves() {
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
export function theServerExtracts() {
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

export const resting = () =>
  HttpResponse.json(aProblem({ status: 503, description: "It is resting." }), { status: 503 });

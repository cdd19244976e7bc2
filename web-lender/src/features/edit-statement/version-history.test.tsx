import { screen, waitFor, within } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { describe, expect, it } from "vitest";
import type { SpreadVersion } from "../../api/spread-history.ts";
import { useEditorState } from "../../spread/open-editor.ts";
import type { SpreadEditor } from "../../spread/spread-editor.ts";
import { useStatement } from "../../spread/use-statement.ts";
import { statementPath } from "../../testing/a-collection-page.tsx";
import { financialRecordId, workspaceId } from "../../testing/a-submission.ts";
import { alderEditor, shownLines, yearsOf } from "../../testing/alder.ts";
import { bff, server } from "../../testing/bff.ts";
import { render } from "../../testing/render.tsx";
import { EditActions } from "./edit-actions.tsx";

describe("saving", () => {
  it("takes a reason along where one is given", async () => {
    const sent = theServerSaves();
    const { user, editor } = show();
    editor.edit([{ do: "rename", node: "account/1420", part: "caption", text: "Owner" }]);

    await user.click(screen.getByRole("button", { name: "More ways to save" }));
    await user.click(await screen.findByRole("menuitem", { name: "Save with a reason…" }));
    const dialog = await screen.findByRole("dialog", { name: "Save with a reason" });
    const reason = within(dialog).getByRole("textbox", { name: /Reason/ });
    expect(reason).toHaveFocus();
    expect(reason).toHaveAttribute("maxLength", "500");
    expect(await accessibilityFaults()).toEqual([]);
    await user.type(reason, "Call with the CFO");
    await user.click(within(dialog).getByRole("button", { name: "Save statement" }));

    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(sent).toEqual(["Call with the CFO"]);
    expect(editor.state()).toMatchObject({ dirty: false, version: 2 });
  });

  it("offers a template only where one can be made", async () => {
    const { user } = show();

    await user.click(screen.getByRole("button", { name: "More ways to save" }));

    expect(await screen.findByRole("menuitem", { name: "History" })).toBeVisible();
    expect(screen.queryByRole("menuitem", { name: "Save as template" })).toBeNull();
    expect(screen.getByRole("menuitem", { name: /reason/ })).toHaveAttribute("aria-disabled");
  });
});

describe("the history of versions", () => {
  it("says who saved what, when and why, and restores a version, which one undo takes back", async () => {
    const { user, editor } = show(movedToEquity());
    theServerHas([
      { version: 2, origin: "edit", edits: 1, by: "Dana Whitfield", reason: "Owner's draw", at },
      { version: 1, origin: "standard", edits: 0 },
    ]);

    await user.click(screen.getByRole("button", { name: "More ways to save" }));
    await user.click(await screen.findByRole("menuitem", { name: "History" }));
    const [current, standard] = await screen.findAllByRole("listitem");
    expect(current).toHaveTextContent(/Version 2Current1 editDana Whitfield, Nov 12, 2026 at/);
    expect(current).toHaveTextContent("“Owner's draw”");
    expect(standard).toHaveTextContent("Version 1Standard layout");

    await user.click(screen.getByRole("button", { name: "Compare version 1" }));
    expect(await screen.findByRole("row", { name: /^Total assets/ })).toHaveTextContent(
      "Total assets620.00700.00",
    );
    const differences = screen.getByRole("list", { name: "Differences" });
    expect(differences).toHaveTextContent("1420 Due from owner: from Equity to Current assets");
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Restore this version" }));

    expect(screen.queryByRole("dialog")).toBeNull();
    expect(shownLines(editor)).toContain("Total assets 772.00 700.00");
    editor.undo();
    expect(editor.state().dirty).toBe(false);
  });

  it("compares any two versions", async () => {
    const { user } = show(movedToEquity());
    theServerHas([
      { version: 2, origin: "edit", edits: 1 },
      { version: 1, origin: "standard", edits: 0 },
    ]);
    await user.click(screen.getByRole("button", { name: "More ways to save" }));
    await user.click(await screen.findByRole("menuitem", { name: "History" }));
    await user.click(await screen.findByRole("button", { name: "Compare version 1" }));

    // The server here has the standard layout as each version.
    await user.click(screen.getByRole("combobox", { name: "Compare with" }));
    await user.click(await screen.findByRole("option", { name: "Version 2" }));

    expect(await screen.findByText("No differences in lines.")).toBeVisible();
    expect(screen.queryByRole("list", { name: "Differences" })).toBeNull();
  });

  it("saves what isn't saved before it restores", async () => {
    const sent = theServerSaves();
    const { user, editor } = show(movedToEquity());
    theServerHas([{ version: 1, origin: "standard", edits: 0 }]);
    editor.edit([{ do: "rename", node: "account/1410", part: "caption", text: "Insurance" }]);

    await user.click(screen.getByRole("button", { name: "More ways to save" }));
    await user.click(await screen.findByRole("menuitem", { name: "History" }));
    await user.click(await screen.findByRole("button", { name: "Compare version 1" }));
    expect(await screen.findByText("Your unsaved change is saved first.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Restore this version" }));

    await waitFor(() => expect(sent).toEqual([undefined]));
    await waitFor(() => expect(shownLines(editor)).toContain("Prepaid 12.00 12.00"));
    editor.undo();
    expect(shownLines(editor)).toContain("Insurance 12.00 12.00");
  });
});

const record = { workspaceId, financialRecordId };
const at = "2026-11-12T14:31:00Z";
const standard = alderEditor().spread;

/** As version 2. */
function movedToEquity(): SpreadEditor {
  const editor = alderEditor();
  const place = { node: "account/1420", to: "section/equity" } as const;
  editor.edit([{ do: "move", places: [place], was: [] }]);
  editor.markSaved(editor.save(), 2);
  return editor;
}

function theServerHas(versions: SpreadVersion[]) {
  server.use(
    bff.get(`${statementPath}/spread/versions`, ({ response }) => response(200).json({ versions })),
    bff.get(`${statementPath}/spread/versions/{version}`, ({ response }) =>
      // The fixture is a spread as core has it; the contract's lists aren't readonly.
      response(200).json({ version: 1, origin: "standard", spread: standard as never }),
    ),
  );
}

/** The reasons that were sent. */
function theServerSaves() {
  const reasons: (string | undefined)[] = [];
  let version = 1;
  server.use(
    bff.put(statementPath, async ({ request, response }) => {
      const { reason } = await request.json();
      reasons.push(reason);
      return response(200).json({ version: ++version });
    }),
  );
  return reasons;
}

function show(editor = alderEditor()) {
  return { editor, ...render(<Shown editor={editor} />) };
}

function Shown({ editor }: { readonly editor: SpreadEditor }) {
  const { session } = useEditorState(editor);
  const { shown } = useStatement(editor.books, session.spread, yearsOf("BalanceSheet"));
  return <EditActions editor={editor} readOnly={false} record={record} shown={shown} />;
}

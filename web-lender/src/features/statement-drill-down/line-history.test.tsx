import { screen } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import type { LineChange } from "../../api/spread-history.ts";
import type { SpreadEditor } from "../../spread/spread-editor.ts";
import { statementPath } from "../../testing/a-collection-page.tsx";
import { financialRecordId, workspaceId } from "../../testing/a-submission.ts";
import { alderEditor } from "../../testing/alder.ts";
import { bff, server } from "../../testing/bff.ts";
import { render } from "../../testing/render.tsx";
import { LineHistory } from "./line-history.tsx";

describe("the history of a line", () => {
  it("says who changed it, when, what it was before, and why", async () => {
    theServerSays([
      {
        ...{ version: 3, origin: "edit", by: "Dana Whitfield", at: "2026-11-12T14:31:00Z" },
        edit: {
          ...{ id: "b/0", group: "b", why: "A loan to the owner" },
          command: {
            do: "move",
            places: [{ node: "account/1420", to: "section/equity" }],
            was: [{ node: "account/1420", to: "section/current-assets" }],
          },
        },
      },
      {
        ...{ version: 2, origin: "edit", reason: "Second look", at: "2026-11-11T09:00:00Z" },
        edit: {
          ...{ id: "a/0", group: "a" },
          command: {
            ...{ do: "rename", node: "account/1420", part: "caption" },
            ...{ text: "Owner's loan", was: "Owner" },
          },
        },
      },
    ]);
    const { user } = show();

    await user.click(screen.getByRole("button", { name: "Show history" }));

    const [move, rename] = await screen.findAllByRole("listitem");
    expect(move).toHaveTextContent("Equity");
    expect(move).toHaveTextContent("Before: Current assets");
    expect(move).toHaveTextContent("“A loan to the owner”");
    expect(move).toHaveTextContent(/Dana Whitfield, Nov 12, 2026 at/);
    expect(rename).toHaveTextContent("Before: Owner");
    expect(rename).toHaveTextContent("“Second look”");
    expect(await accessibilityFaults()).toEqual([]);
  });

  it("counts what isn't saved yet", async () => {
    theServerSays([]);
    const editor = alderEditor();
    editor.edit([{ do: "rename", node: "account/1420", part: "caption", text: "Owner" }]);
    const { user } = show(editor);

    await user.click(screen.getByRole("button", { name: "Show history" }));

    expect(await screen.findByText("1 change isn't saved yet")).toBeVisible();
  });

  it("says so where nobody changed it", async () => {
    theServerSays([]);
    const { user } = show();

    await user.click(screen.getByRole("button", { name: "Show history" }));

    expect(await screen.findByText("Nobody has changed this line yet.")).toBeVisible();
  });
});

function theServerSays(changes: LineChange[]) {
  server.use(
    bff.get(`${statementPath}/spread/history`, ({ response }) => response(200).json({ changes })),
  );
}

function show(editor = alderEditor()) {
  return render(<Shown editor={editor} />);
}

function Shown({ editor }: { readonly editor: SpreadEditor }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <LineHistory
      editor={editor}
      isOpen={isOpen}
      node="account/1420"
      onToggle={() => setIsOpen(!isOpen)}
      record={{ workspaceId, financialRecordId }}
    />
  );
}

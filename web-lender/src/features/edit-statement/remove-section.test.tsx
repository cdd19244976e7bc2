import { screen } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { describe, expect, it } from "vitest";
import { alderEditor, shownLines } from "../../testing/alder.ts";
import { showDialog } from "../../testing/show-dialog.tsx";

describe("deleting a section", () => {
  it("demands a destination, shows totals before and after, and moves what it held (S-U93, S-V30)", async () => {
    const editor = withFundedDebt();
    const before = editor.spread;
    const { user, onClose } = showDialog(
      { kind: "removeSection", node: "section/debt" },
      { editor },
    );

    expect(await screen.findByRole("dialog", { name: "Delete Funded debt?" })).toHaveTextContent(
      "Its 2 line items move to the end of the section you choose.",
    );
    await user.click(screen.getByRole("button", { name: "Move and Delete" }));
    expect(onClose).not.toHaveBeenCalled();
    const to = screen.getByRole("combobox", { name: "Move to" });
    expect(to).toHaveAccessibleDescription("Choose a section");

    await user.click(to);
    await user.keyboard("long-term{Enter}");
    expect(screen.getByRole("row", { name: /^Total long-term liabilities/ })).toHaveTextContent(
      "Total long-term liabilitiesNone230.00",
    );
    expect(screen.getByRole("row", { name: /^Total funded debt/ })).toHaveTextContent("230.00None");
    expect(screen.queryByRole("row", { name: /^Total liabilities \d/ })).toBeNull();
    expect(screen.getByRole("row", { name: /^Total assets/ })).toHaveTextContent("700.00700.00");
    expect(await accessibilityFaults()).toEqual([]);

    await user.click(screen.getByRole("button", { name: "Move and Delete" }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(shownLines(editor)).toContain("Total long-term liabilities 300.00 230.00");
    editor.undo();
    expect(editor.spread).toEqual(before);
  });

  it("doesn't offer a destination that the line items can't go to, and says why", async () => {
    const { user } = showDialog({ kind: "removeSection", node: "section/equity" });

    await user.click(await screen.findByRole("combobox", { name: "Move to" }));
    await user.keyboard("long-term");

    expect(await screen.findByRole("option", { name: /^Long-term/ })).toHaveTextContent(
      "Retained and current earnings stay in equity.",
    );
  });

  it("only asks whether an empty section is meant", async () => {
    const editor = alderEditor();
    addDebt(editor);
    const { user } = showDialog({ kind: "removeSection", node: "section/debt" }, { editor });

    const question = await screen.findByRole("alertdialog", { name: "Delete Funded debt?" });
    expect(question).toHaveTextContent("This section is empty.");
    expect(screen.getByRole("button", { name: "Keep it" })).toHaveFocus();
    await user.click(screen.getByRole("button", { name: "Delete" }));

    expect(shownLines(editor)).not.toContain("Funded debt");
  });
});

/** With the line of credit and the shareholder loan. */
function withFundedDebt() {
  const editor = alderEditor();
  addDebt(editor);
  editor.edit([
    {
      do: "move",
      places: [
        { node: "account/2100", to: "section/debt" },
        { node: "account/2700", to: "section/debt" },
      ],
      was: [],
    },
  ]);
  return editor;
}

function addDebt(editor: ReturnType<typeof alderEditor>) {
  editor.edit([
    {
      ...{ do: "addSection", id: "debt", to: "section/liabilities", side: "Credit" },
      ...{ headerCaption: "Funded debt", footerCaption: "Total funded debt" },
    },
  ]);
}
